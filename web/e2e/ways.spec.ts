/** By keyboard only, and by taps only on a phone: nobody has to drag, and nobody needs a mouse. */

import { expect, guest, listen, look, openTable, plain, said, test, type Page } from './helpers'
import { Player } from './player'

const JIMMY_RUNS = { 'deal.hand_size': 15 }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A pointer that a page is given by mistake. */
async function forbid(page: Page, kinds: string[]): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) addEventListener(name, () => ((window as unknown as { used: string }).used = name), true)
  }, kinds)
}
const used = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window as unknown as { used?: string }).used)

test('a whole gin game by keyboard, started from the home page', async ({ page }) => {
  await forbid(page, ['pointerdown', 'mousedown', 'touchstart'])
  await page.goto('/#/')
  const start = page.getByRole('button', { name: /^Play now.*gin/i }).first()
  await start.focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.hand .card')
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Bots at their usual pace: one round is enough here.
  await new Player(page, { how: 'keys', until: (screen) => screen.next || screen.over }).match()
  await expect(page.locator('#end-title')).toBeVisible()
  expect(await used(page)).toBeUndefined()
})

test('C127: going down at jimmy by keyboard', async ({ page }) => {
  await forbid(page, ['pointerdown', 'mousedown', 'touchstart'])
  await openTable(page, { preset: 'jimmy', seats: 2, seed: 'keys-down', options: JIMMY_RUNS })
  await new Player(page, { how: 'keys', until: (screen) => /can go down/.test(screen.status) && 'X' in screen.actions }).match()
  expect((await look(page)).next, 'somebody else was out first').toBe(false)
  await page.keyboard.press('a')
  await expect(page.locator('.slot.done')).toHaveCount(2)
  await page.keyboard.press('u')
  await expect(page.locator('.slot.done')).toHaveCount(0)
  await page.keyboard.press('a')
  if ((await page.locator('.slot.done').count()) < 2) await page.keyboard.press('a')
  await expect(page.locator('.slot.done')).toHaveCount(2)
  await page.keyboard.press('l')
  await expect(page.locator('.owner', { hasText: 'You' }).locator('.meld')).toHaveCount(2)
  expect(await used(page)).toBeUndefined()
})

test('a card moved within the hand by keyboard keeps its place', async ({ page }) => {
  await openTable(page, { preset: 'gin', seats: 2, seed: 'move' })
  const before = (await look(page)).cards
  await page.keyboard.press('/')
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Control+ArrowRight')
  const after = (await look(page)).cards
  expect(after[2]).toBe(before[0])
  expect(after.toSorted()).toEqual(before.toSorted())
  await page.keyboard.press('Control+ArrowLeft')
  expect((await look(page)).cards[1]).toBe(before[0])
})

test('C136: a whole gin match by taps on a phone', async ({ browser, server, faults }) => {
  const page = await guest(browser, server, PHONE)
  listen(page, faults)
  await forbid(page, ['keydown'])
  await openTable(page, { preset: 'gin', seats: 2, seed: 'taps' })
  await new Player(page, { how: 'taps' }).match()
  await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible()
  expect(await used(page)).toBeUndefined()
  await page.context().close()
})

test('opening at rummy 30 by taps on a phone, card by card', async ({ browser, server, faults }) => {
  const page = await guest(browser, server, PHONE)
  listen(page, faults)
  await openTable(page, { preset: 'rummy30', seats: 2, seed: 'taps-open', options: { 'deal.hand_size': 15 } })
  await new Player(page, { how: 'taps', until: (screen) => /can open/.test(screen.status) && 'X' in screen.actions }).match()
  await page.locator('.tools [aria-keyshortcuts="A"]').tap()
  await expect(page.locator('.slot.done').first()).toBeVisible()
  // One meld is taken back whole, and put together again from single cards.
  const melds = await page.locator('.slot.done').count()
  const size = await page.locator('.slot.done').first().locator('.card').count()
  const names = await page.locator('.slot.done').first().locator('.card .said-only').allInnerTexts()
  await page.locator('.slot.done .name').first().tap()
  await expect(page.locator('.slot.done')).toHaveCount(melds - 1)
  for (const name of names.slice(0, size)) {
    const card = plain(name).replace('Take back ', '').trim()
    await page.locator('.hand .card[aria-pressed="false"]', { hasText: said(card) }).first().tap({ position: { x: 9, y: 14 } })
  }
  await page.locator('.bar [aria-keyshortcuts="M"]').tap()
  await expect(page.locator('.slot.done')).toHaveCount(melds)
  await page.locator('.bar [aria-keyshortcuts="L"]').tap()
  await expect(page.locator('.owner', { hasText: 'You' }).locator('.meld')).toHaveCount(melds)
  await page.context().close()
})

test('a tap with a trembling finger selects and moves nothing', async ({ browser, server }) => {
  const page = await guest(browser, server, PHONE)
  await openTable(page, { preset: 'gin', seats: 2, seed: 'tremble' })
  const before = (await look(page)).cards
  const box = await page.locator('.hand .card').nth(2).boundingBox()
  if (!box) throw new Error('no card')
  const at = { x: box.x + 12, y: box.y + 14 }
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: at.x + 6, y: at.y + 2 }] })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.locator('.hand .card').nth(2)).toHaveAttribute('aria-pressed', 'true')
  expect((await look(page)).cards).toEqual(before)
  await page.context().close()
})

test('a card dragged by touch to the discard pile is discarded, and one dropped nowhere stays', async ({ browser, server }) => {
  const page = await guest(browser, server, PHONE)
  await openTable(page, { preset: 'gin', seats: 2, seed: 'drag' })
  await new Player(page, { how: 'taps', until: (screen) => 'X' in screen.actions }).match()
  const client = await page.context().newCDPSession(page)
  const drag = async (to: { x: number; y: number }): Promise<void> => {
    const box = await page.locator('.hand .card').first().boundingBox()
    if (!box) throw new Error('no card')
    const from = { x: box.x + 10, y: box.y + 20 }
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (let i = 1; i <= 8; i++) {
      const point = { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 }
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const before = (await look(page)).cards
  await drag({ x: 195, y: 60 })
  expect((await look(page)).cards).toEqual(before)
  const pile = await page.locator('[data-drop="pile"]').boundingBox()
  if (!pile) throw new Error('no pile')
  await drag({ x: pile.x + pile.width / 2, y: pile.y + pile.height / 2 })
  await expect(page.locator('.bar [aria-keyshortcuts="X"]')).toHaveCount(0)
  await page.context().close()
})
