/** Gin: the knocker's own melds, and the defender's own melds and lay-offs. */

import { violations } from './axe'
import { openAt } from './forward'
import { expect, guest, listen, look, plain, prefer, test, type Page } from './helpers'
import { choose, type Hands } from './player'

const FOLDER = process.env.E2E_SCREENS
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
// Every hand may knock, and there are melds in it.
const KNOCK = { preset: 'gin', seats: 2, seed: 'own', options: { 'gin.knock_limit': 98, 'deal.hand_size': 13, 'gin.auto_arrange': false } }
const DEFEND = { preset: 'gin', seats: 2, seed: 'defend', options: { 'gin.auto_arrange': false } }

const WAYS: { how: Hands; language: string }[] = [
  { how: 'keys', language: 'en' },
  { how: 'taps', language: 'ar' },
]

async function act(page: Page, how: Hands, key: string): Promise<void> {
  const keys: Record<string, string> = { Enter: 'f' }
  if (how === 'keys') await page.keyboard.press(keys[key] ?? key.toLowerCase())
  else await page.locator(`.bar [aria-keyshortcuts="${key}"]`).tap()
}

/** The number that an action names, -1 where it names none yet. */
const numberOn = async (page: Page, key: string): Promise<number> => {
  const text = plain(await page.locator(`.bar [aria-keyshortcuts="${key}"]`).innerText())
  return Number(/\d+/.exec(text)?.[0] ?? -1)
}

/** The same once it follows what was chosen last: the server counts. */
async function settled(page: Page, key: string): Promise<number> {
  let last = await numberOn(page, key)
  for (let same = 0; same < 4; ) {
    await page.waitForTimeout(150)
    const now = await numberOn(page, key)
    same = now >= 0 && now === last ? same + 1 : 0
    last = now
  }
  return last
}

async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

for (const { how, language } of WAYS) {
  test(`the knocker shows other melds than the best, by ${how}, ${language}`, async ({ browser, server, faults }) => {
    const page = await guest(browser, server, how === 'taps' ? PHONE : { viewport: { width: 1280, height: 800 } })
    listen(page, faults)
    await prefer(page, {}, language)
    await openAt(page, KNOCK, { command: 'knock' })
    await act(page, how, 'K')
    await act(page, how, 'M')
    const slots = page.locator('.slot.done')
    await expect(slots.first()).toBeVisible()
    const melds = await slots.count()
    const hand = page.locator('.hand .card')
    const loose = await hand.count()
    await choose(page, how, 0)
    await expect.poll(() => numberOn(page, 'K')).toBeGreaterThan(0)
    const best = await settled(page, 'K')
    expect(await violations(page)).toEqual([])
    await picture(page, `own-knock-${how}-${language}`)

    // One meld is taken back: its cards are deadwood then.
    const cards = await slots.first().locator('.card').count()
    const back = slots.first().locator('.name')
    await choose(page, how, 0)
    await expect(page.locator('.hand .card[aria-pressed="true"]')).toHaveCount(0)
    if (how === 'keys') {
      await back.focus()
      await page.keyboard.press('Enter')
    } else await back.tap()
    await expect(slots).toHaveCount(melds - 1)
    await expect(hand).toHaveCount(loose + cards)
    await choose(page, how, 0)
    await expect.poll(() => numberOn(page, 'K')).toBeGreaterThan(best)
    const shown = await settled(page, 'K')
    await act(page, how, 'K')
    await expect(page.locator('.showdown, .end').first()).toBeVisible()
    await expect(page.locator('.showdown').getByRole('heading').first()).toContainText(String(shown))
    await page.context().close()
  })

  test(`the defender chooses melds and lay-offs, by ${how}, ${language}`, async ({ browser, server, faults }) => {
    const page = await guest(browser, server, how === 'taps' ? PHONE : { viewport: { width: 1280, height: 800 } })
    listen(page, faults)
    await prefer(page, {}, language)
    await openAt(page, DEFEND, { command: 'defend' })
    // The best answer is there without doing anything.
    await expect.poll(() => numberOn(page, 'Enter')).toBeGreaterThanOrEqual(0)
    const best = await numberOn(page, 'Enter')
    expect(await violations(page)).toEqual([])
    await picture(page, `defend-best-${how}-${language}`)

    await act(page, how, 'M')
    const slots = page.locator('.slot.done')
    await expect(slots.first()).toBeVisible()
    await expect.poll(() => numberOn(page, 'Enter')).toBe(best)
    await picture(page, `defend-own-${how}-${language}`)
    expect(await violations(page)).toEqual([])
    const back = slots.first().locator('.name')
    if (how === 'keys') {
      await back.focus()
      await page.keyboard.press('Enter')
    } else await back.tap()
    await expect.poll(() => numberOn(page, 'Enter')).toBeGreaterThan(best)
    const worse = await settled(page, 'Enter')

    // Taken back, and once more: the draft is undone step by step, and survives a reload.
    if (how === 'keys') await page.keyboard.press('u')
    else await page.locator('.tools [aria-keyshortcuts="U"]').tap()
    await expect.poll(() => numberOn(page, 'Enter')).toBe(best)
    if (how === 'keys') {
      await back.focus()
      await page.keyboard.press('Enter')
    } else await back.tap()
    await expect.poll(() => numberOn(page, 'Enter')).toBe(worse)
    if (await slots.count()) {
      await page.reload()
      await expect.poll(() => numberOn(page, 'Enter')).toBe(worse)
    }
    await act(page, how, 'Enter')
    await expect(page.locator('.end')).toBeVisible()
    await expect(page.locator('.showdown table')).toContainText(String(worse))
    await page.context().close()
  })
}

for (const { how, language } of WAYS)
  test(`the defender lays off and takes it back, by ${how}, ${language}`, async ({ browser, server, faults }) => {
    const page = await guest(browser, server, how === 'taps' ? PHONE : { viewport: { width: 1280, height: 800 } })
    listen(page, faults)
    await prefer(page, {}, language)
    const options = { ...DEFEND.options, 'match.target': 500 }
    const { moment } = await openAt(page, { ...DEFEND, options }, { command: 'add' })
    await expect.poll(() => numberOn(page, 'Enter')).toBeGreaterThanOrEqual(0)
    const best = await settled(page, 'Enter')
    await act(page, how, 'M')
    await expect(page.locator('.melds .meld')).not.toHaveCount(0)
    // The best is taken back as one step.
    const undo = async (): Promise<void> => {
      if (how === 'keys') await page.keyboard.press('u')
      else await page.locator('.tools [aria-keyshortcuts="U"]').tap()
    }
    await undo()
    await expect(page.locator('.hand .card')).toHaveCount(moment.view.round.hand.length)
    await expect.poll(() => numberOn(page, 'Enter')).toBeGreaterThan(best)
    const all = await settled(page, 'Enter')
    await choose(page, how, (await look(page)).fits)
    const meld = page.locator('.melds .meld.fits')
    await expect(meld.first()).toBeVisible()
    await picture(page, `defend-layoff-${how}-${language}`)
    expect(await violations(page)).toEqual([])
    if (how === 'keys') await page.keyboard.press('o')
    else await meld.first().tap()
    await expect(page.locator('.melds .meld.draft')).toHaveCount(1)
    await expect.poll(() => numberOn(page, 'Enter')).toBeLessThan(all)
    const left = await settled(page, 'Enter')
    await undo()
    await expect(page.locator('.melds .meld.draft')).toHaveCount(0)
    await expect.poll(() => numberOn(page, 'Enter')).toBe(all)
    await choose(page, how, (await look(page)).fits)
    await expect(meld.first()).toBeVisible()
    if (how === 'keys') await page.keyboard.press('o')
    else await meld.first().tap()
    await expect.poll(() => numberOn(page, 'Enter')).toBe(left)
    await page.reload()
    await expect(page.locator('.melds .meld.draft')).toHaveCount(1)
    await expect.poll(() => numberOn(page, 'Enter')).toBe(left)
    await act(page, how, 'Enter')
    await expect(page.locator('.end')).toBeVisible()
    await expect(page.locator('.showdown table')).toContainText(String(left))
    await page.context().close()
  })

test('the best answer is one press away', async ({ page }) => {
  await openAt(page, DEFEND, { command: 'defend' })
  await expect.poll(() => numberOn(page, 'Enter')).toBeGreaterThanOrEqual(0)
  const best = await numberOn(page, 'Enter')
  await page.keyboard.press('f')
  await expect(page.locator('.end')).toBeVisible()
  await expect(page.locator('.showdown table')).toContainText(String(best))
  await expect(page.locator('.showdown tr', { hasText: 'Bonus for gin' })).toContainText('25')
  // Nothing is asked for after the end: against gin there is nothing to lay off.
  await expect(page.locator('.status .no')).toHaveCount(0)
})

test('the number of a choice is not shown for the next one', async ({ page }) => {
  // Advice that is late, as over a slow line.
  let late = false
  const held: (() => void)[] = []
  await page.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (late && String(message).includes('"type":"advice"')) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await openAt(page, KNOCK, { command: 'knock' })
  await act(page, 'keys', 'K')
  await act(page, 'keys', 'M')
  await expect(page.locator('.slot.done').first()).toBeVisible()
  await choose(page, 'keys', 0)
  await expect.poll(() => numberOn(page, 'K')).toBeGreaterThan(0)
  late = true
  await choose(page, 'keys', 0)
  await choose(page, 'keys', 1)
  await expect(page.locator('.hand .card').nth(1)).toHaveAttribute('aria-pressed', 'true')
  expect(await numberOn(page, 'K')).toBe(-1)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  for (const send of held) send()
  late = false
  await expect.poll(() => numberOn(page, 'K')).toBeGreaterThan(0)
})
