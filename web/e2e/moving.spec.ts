/** Moving cards between melds on the table (a house rule): by taps, by keys and by dragging. */

import { violations } from './axe'
import { openAt, type Play } from './forward'
import { expect, guest, listen, look, openTable, plain, prefer, test, type Page } from './helpers'
import { Player } from './player'

const FOLDER = process.env.E2E_SCREENS
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
// Melds are laid early and often.
const TABLE = {
  preset: 'rummy30',
  seats: 2,
  seed: 'moves',
  options: { 'table.rearrange': true, 'opening.min_points': 0, 'opening.natural_run': 'none', 'deal.hand_size': 15, 'deck.jokers_per_pack': 0, 'match.format': 'rounds', 'match.rounds': 50 },
}

interface Scene {
  code: string
  move: Play
  /** Cards of the meld that gives and of the one that takes. */
  from: number
  to: number
  /** A meld where the card does not go. */
  other: number
}

async function scene(page: Page): Promise<Scene> {
  const { code, moment } = await openAt(page, TABLE, { command: 'move', melds: 4 })
  const { melds } = moment.view.round
  const move = moment.legal.find((one) => one.type === 'move')
  if (!move) throw new Error('no move')
  const goes = moment.legal.filter((one) => one.type === 'move' && one.card === move.card && one.source === move.source)
  const other = melds.findIndex((_, at) => at !== move.source && !goes.some((one) => one.target === at))
  expect(other).toBeGreaterThanOrEqual(0)
  return { code, move, from: melds[move.source]?.meld.cards.length ?? 0, to: melds[move.target]?.meld.cards.length ?? 0, other }
}

const meld = (at: number): string => `.moving [data-drop="meld-${at}"]`
/** The place of the card to be moved, as one counts through the cards of its meld. */
const place = (page: Page, { move }: Scene): Promise<number> =>
  page.locator(`${meld(move.source)} .card`).evaluateAll((all) => all.findIndex((one) => one.classList.contains('movable')))

async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}.png` })
}

/** Moves the focus to a card of a meld by arrow keys. */
async function focusOn(page: Page, at: number, card: number): Promise<void> {
  await page.keyboard.press('Home')
  for (let i = 0; i < at; i++) await page.keyboard.press('ArrowDown')
  for (let i = 0; i < card; i++) await page.keyboard.press('ArrowRight')
}

test('by keyboard: picked up, put down, taken back, kept over a reload, and made', async ({ page, browser, server }) => {
  const found = await scene(page)
  const { move, from, to } = found
  const watcher = await guest(browser, server)
  await watcher.goto(`/#/t/${found.code}`)
  const seen = watcher.locator(`.melds [data-drop="meld-${move.target}"] .card`)
  await expect(seen).toHaveCount(to)

  await page.keyboard.press('v')
  await expect(page.locator('.moving .card:focus')).toHaveClass(/movable/)
  expect(await violations(page)).toEqual([])
  const at = await place(page, found)
  await focusOn(page, move.source, at)
  await page.keyboard.press('Enter')
  await expect(page.locator('.moving .card[aria-pressed="true"]')).toHaveCount(1)
  await expect(page.locator(meld(move.target))).toHaveClass(/lands/)
  await picture(page, 'move-lifted-1280')
  expect(await violations(page)).toEqual([])
  // A meld where it can't go says so.
  await focusOn(page, found.other, 0)
  await page.keyboard.press('Enter')
  await expect(page.locator('.status .no')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.moving .card[aria-pressed="true"]')).toHaveCount(0)

  const moveIt = async (): Promise<void> => {
    await focusOn(page, move.source, at)
    await page.keyboard.press('Space')
    await focusOn(page, move.target, 0)
    await page.keyboard.press('Space')
    if ((await look(page)).choice) await page.locator('.bar button').first().press('Enter')
    await expect(page.locator(`${meld(move.target)} .card`)).toHaveCount(to + 1)
    await expect(page.locator(`${meld(move.source)} .card`)).toHaveCount(from - 1)
  }
  await moveIt()
  await page.keyboard.press('u')
  await expect(page.locator(`${meld(move.target)} .card`)).toHaveCount(to)
  await moveIt()
  await page.keyboard.press('v')
  await expect(page.locator('.moving')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.melds .meld.draft')).toHaveCount(2)
  await expect(seen).toHaveCount(to)

  // What nobody has seen yet is not lost by a discard.
  await page.keyboard.press('/')
  await page.keyboard.press('Space')
  await page.keyboard.press('x')
  await expect(page.locator('.status .no')).toContainText('have not seen')
  await page.keyboard.press('l')
  await expect(page.locator('.melds .meld.draft')).toHaveCount(0)
  await expect(seen).toHaveCount(to + 1)
  await expect(page.locator('.log li', { hasText: 'moved' }).first()).toBeAttached()
  // What was made can't be taken back.
  await page.keyboard.press('u')
  await page.waitForTimeout(300)
  await expect(page.locator(`.melds [data-drop="meld-${move.target}"] .card`)).toHaveCount(to + 1)
  await watcher.context().close()
})

for (const language of ['en', 'ar'])
  test(`by taps on a phone, ${language}`, async ({ browser, server, faults }) => {
    const page = await guest(browser, server, PHONE)
    listen(page, faults)
    await prefer(page, {}, language)
    const found = await scene(page)
    const { move, from, to } = found
    await page.locator('.bar [aria-keyshortcuts="V"]').tap()
    await expect(page.locator('.moving .movable').first()).toBeVisible()
    const card = page.locator(`${meld(move.source)} .card`).nth(await place(page, found))
    const box = await card.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(30)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await card.tap()
    await expect(page.locator(meld(move.target))).toHaveClass(/lands/)
    await picture(page, `move-lifted-390-${language}`)
    expect(await violations(page)).toEqual([])
    // The second tap puts it down where it lay.
    await card.tap()
    await expect(page.locator('.moving .lands')).toHaveCount(0)
    await card.tap()
    await page.locator(`${meld(move.target)} .card`).first().tap()
    if ((await look(page)).choice) await page.locator('.bar button').first().tap()
    await expect(page.locator(`${meld(move.source)} .card`)).toHaveCount(from - 1)
    await picture(page, `move-staged-390-${language}`)
    expect(await violations(page)).toEqual([])
    await page.locator('.bar [aria-keyshortcuts="L"]').tap()
    await expect(page.locator('.moving')).toHaveCount(0)
    await expect(page.locator('.melds .meld.draft')).toHaveCount(0)
    await expect(page.locator(`.melds [data-drop="meld-${move.target}"] .card`)).toHaveCount(to + 1)
    await page.context().close()
  })

test('by dragging with the mouse, and dropped nowhere it stays', async ({ page }) => {
  const found = await scene(page)
  const { move, from, to } = found
  await page.locator('.bar [aria-keyshortcuts="V"]').click()
  await expect(page.locator('.moving .movable').first()).toBeVisible()
  const card = page.locator(`${meld(move.source)} .card`).nth(await place(page, found))
  const name = plain(await card.innerText())
  const drag = async (to: string): Promise<void> => {
    const start = await card.boundingBox()
    const end = await page.locator(to).first().boundingBox()
    if (!start || !end) throw new Error('nothing to drag')
    await page.mouse.move(start.x + 12, start.y + 12)
    await page.mouse.down()
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
    await page.mouse.up()
  }
  await drag('.top')
  await expect(page.locator('.moving .card[aria-pressed="true"]')).toHaveCount(0)
  await expect(page.locator(`${meld(move.source)} .card`)).toHaveCount(from)
  await drag(meld(move.target))
  if ((await look(page)).choice) await page.locator('.bar button').first().click()
  await expect(page.locator(`${meld(move.target)} .card`)).toHaveCount(to + 1)
  expect(plain((await page.locator(meld(move.target)).innerText()))).toContain(name.split(',')[0]?.split('\n').at(-1))
})

test('who has not opened is told that they open first', async ({ page }) => {
  await openTable(page, { ...TABLE, seed: 'closed', options: { 'table.rearrange': true } })
  await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
  await page.keyboard.press('v')
  await expect(page.locator('.status .no')).toBeVisible()
  await expect(page.locator('.moving')).toHaveCount(0)
})
