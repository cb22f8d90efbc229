/** What can be seen and touched, as reports of players of other games ask for it. */

import { openAt } from './forward'
import { changed, expect, look, openTable, plain, prefer, said, test, type Page } from './helpers'
import { choose, Player } from './player'

const CORNER = { position: { x: 9, y: 14 } }
const mayThrow = { how: 'keys', until: (screen: { actions: Record<string, boolean> }) => 'X' in screen.actions } as const
const nameOf = (card: string): string => plain(card).split(',')[0]?.trim() ?? ''

for (const how of ['click', 'touch', 'keys'] as const) {
  test(`C128: the card that is chosen is the one that is thrown, by ${how}`, async ({ page }) => {
    const sent: string[] = []
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
    await openTable(page, { preset: 'rummy30', seats: 2, seed: `thrown-${how}` })
    for (const sort of ['', 's', 'r']) {
      await new Player(page, mayThrow).match()
      if (sort) await page.keyboard.press(sort)
      const cards = page.locator('.hand .card')
      for (const at of [0, 3, 7]) {
        const name = nameOf((await look(page)).cards[at] ?? '')
        if (how === 'click') await cards.nth(at).click(CORNER)
        else if (how === 'touch') await cards.nth(at).tap(CORNER)
        else await choose(page, 'keys', at)
        const chosen = page.locator('.hand .card[aria-pressed="true"]')
        await expect(chosen).toHaveCount(1)
        await expect(chosen).toContainText(said(name))
        if (at < 7) await page.keyboard.press('Escape')
        else {
          const before = (await look(page)).sign
          await page.keyboard.press('x')
          await changed(page, before)
          await expect(page.locator('div.log')).toContainText('You discarded')
          const thrown = sent.filter((one) => one.includes('"discard"')).at(-1) ?? ''
          const { command } = JSON.parse(thrown) as { command: { card: string } }
          expect(await drawn(page, command.card)).toBe(name)
        }
      }
    }
  })
}

/** The name that the page has for a card of the wire. */
const drawn = (page: Page, card: string): Promise<string> =>
  page.evaluate((code) => {
    const ranks: Record<string, string> = { A: 'ace', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', T: 'ten', J: 'jack', Q: 'queen', K: 'king' }
    const suits: Record<string, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
    return code === 'JK' ? 'joker' : `${ranks[code[0] ?? '']} of ${suits[code[1] ?? '']}`
  }, card)

test('C131: knocking takes a second step, and leaving lies elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAt(page, { preset: 'gin', seats: 2, seed: 'own', options: { 'gin.knock_limit': 98, 'deal.hand_size': 13, 'gin.auto_arrange': false } }, { command: 'knock' })
  const knock = page.locator('.bar [aria-keyshortcuts="K"]')
  await knock.tap()
  await expect(page.locator('.hand .left')).not.toHaveCount(0)
  await page.waitForTimeout(300)
  await expect(page.locator('.end')).toHaveCount(0)
  await knock.tap()
  await expect(page.locator('.hand .left')).toHaveCount(0)
  const [first, second] = [await knock.boundingBox(), await page.locator('.bar [aria-keyshortcuts="X"]').boundingBox()]
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeGreaterThanOrEqual(24)
  await expect(page.getByRole('button', { name: /leave/i })).toHaveCount(0)
})

test('C134: what each of the others did last stays to be seen, without motion too', async ({ page }) => {
  await prefer(page, { motion: false })
  await openTable(page, { preset: 'rummy30', seats: 4, seed: 'last', pace: 0.1 })
  await new Player(page, mayThrow).match()
  await choose(page, 'keys', 5)
  await page.keyboard.press('x')
  await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toHaveCount(0)
  await new Player(page, mayThrow).match()
  for (const last of await page.locator('.seat .last').allInnerTexts()) expect(last).not.toBe('')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByLabel('Computer players move')).toBeVisible()
})

test('C135: whoever goes out, the summary names everybody and stays', async ({ page }) => {
  test.setTimeout(150_000)
  const rounds = [1, 2].map(() => ({ runs: 0, sets: 1 }))
  await openTable(page, { preset: 'jimmy', seats: 3, seed: 'summary', options: { 'contract.list': rounds } })
  const names = ['You', ...(await page.locator('.seat .name bdi').allInnerTexts())]
  for (const last of [false, true]) {
    await new Player(page, { how: 'keys', until: (screen) => screen.next || screen.over }).match()
    const hands = page.locator('.end .hands li')
    await expect(hands).toHaveCount(3)
    await page.waitForTimeout(1500)
    expect((await hands.locator('.who').allInnerTexts()).toSorted()).toEqual(names.toSorted())
    for (const sum of await hands.locator('.sum').allInnerTexts()) expect(plain(sum)).toMatch(/^-?\d+ points?$/)
    const sheet = page.locator('.end .sheet tbody th')
    expect((await sheet.allInnerTexts()).toSorted()).toEqual(names.toSorted())
    // On a small screen it scrolls, whole, and the buttons lie beside it.
    await page.setViewportSize({ width: 320, height: 568 })
    const box = await page.locator('.end .sheet').evaluate((one) => [one.scrollHeight, one.clientHeight])
    expect(box[0]).toBeLessThanOrEqual((box[1] ?? 0) + 1)
    const [what, row] = [await page.locator('.end .what').boundingBox(), await page.locator('.end > .row').boundingBox()]
    expect((what?.y ?? 0) + (what?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0)
    await page.setViewportSize({ width: 1280, height: 800 })
    if (last) break
    await page.keyboard.press('n')
    await expect(page.locator('.end')).toHaveCount(0)
  }
})

test('C138: suits differ by shape, and by colour where four are chosen', async ({ page }) => {
  const inks = (): Promise<Record<string, string>> =>
    page.evaluate(() => {
      const found: Record<string, string> = {}
      for (const one of document.querySelectorAll<SVGElement>('.fan .face')) found[one.dataset.suit ?? ''] = getComputedStyle(one).fill
      return found
    })
  const shapes = (): Promise<string[]> =>
    page.evaluate(() => {
      const found = new Map<string, string>()
      for (const one of document.querySelectorAll<SVGElement>('.fan .face:not([data-suit="J"])')) found.set(one.dataset.suit ?? '', one.querySelector('path')?.getAttribute('d') ?? '')
      return [...found.values()]
    })
  await page.goto('/')
  await page.waitForSelector('.fan .face')
  const two = await inks()
  expect(new Set(await shapes()).size).toBe(4)
  expect(two.D).toBe(two.H)
  expect(two.C).toBe(two.S)
  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ fourColours: true })))
  await page.reload()
  await page.waitForSelector('.fan .face')
  const four = await inks()
  expect(new Set([four.S, four.H, four.D, four.C]).size).toBe(4)
})

test('C139: chosen, new and fitting cards are told apart without colour', async ({ page }) => {
  await openTable(page, { preset: 'gin', seats: 2, seed: 'marks' })
  await new Player(page, mayThrow).match()
  const fresh = page.locator('.hand .card.fresh')
  await expect(fresh).toHaveCount(1)
  const mark = (kind: string): Promise<string> =>
    fresh.evaluate((card, name) => {
      card.classList.add(name)
      const { width, height } = getComputedStyle(card, '::after')
      card.classList.remove(name)
      return `${width}/${height}`
    }, kind)
  expect(await mark('fits')).not.toBe(await mark('fresh-as-it-is'))
  const lower = await page.locator('.hand .card').nth(2).boundingBox()
  await choose(page, 'keys', 2)
  await page.waitForTimeout(250)
  const higher = await page.locator('.hand .card').nth(2).boundingBox()
  expect(higher?.y ?? 0).toBeLessThan((lower?.y ?? 0) - 6)
})
