/** Seven screens with eighteen cards and seven players: nothing is cut, and every card can be hit. */

import { expect, look, openTable, prefer, test, type Page, type Screen } from './helpers'
import { Player } from './player'

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const
const FOLDER = process.env.E2E_SCREENS
// Fifteen cards, a bought one with its extra card, and the one that is drawn: eighteen.
const CROWD = { 'deal.hand_size': 15, 'deck.packs': 4 }

/** What is cut, what scrolls, and the free width and height of the card with the least of them. */
const measure = (page: Page): Promise<{ scrolls: boolean; cut: string[]; width: number; height: number }> =>
  page.evaluate(() => {
    const root = document.documentElement
    const inside = (one: DOMRect): boolean => one.left >= -1 && one.top >= -1 && one.right <= innerWidth + 1 && one.bottom <= innerHeight + 1
    const free = [...document.querySelectorAll<HTMLElement>('.hand .card')].map((card) => {
      const box = card.getBoundingClientRect()
      const hits = (x: number, y: number): boolean => card.contains(document.elementFromPoint(x, y))
      const run = (along: (step: number) => boolean, most: number): number => {
        let best = 0
        for (let step = 0, now = 0; step < most; step++) {
          now = along(step) ? now + 1 : 0
          best = Math.max(best, now)
        }
        return best
      }
      return [run((x) => hits(box.left + x + 0.5, box.top + 20), box.width), run((y) => hits(box.left + 8, box.top + y + 0.5), box.height)]
    })
    const cut = [...document.querySelectorAll('.seat, .pile, .slot, .tool, .bar .button, .hand .card, .icon, .buy button')]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && !inside(box))
      .map(({ one }) => `${one.className} ${one.textContent.trim().slice(0, 30)}`)
    const words = [...document.querySelectorAll<HTMLElement>('.bar .button, .status p')]
      .filter((one) => !one.classList.contains('said-only') && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2))
      .map((one) => `text of ${one.className}: ${one.textContent.trim().slice(0, 40)}`)
    return {
      scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
      cut: [...cut, ...words],
      width: Math.min(...free.map((one) => one[0] ?? 0)),
      height: Math.min(...free.map((one) => one[1] ?? 0)),
    }
  })

async function everywhere(page: Page, name: string, cards: number): Promise<void> {
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(350)
    if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}x${height}.png` })
    const found = await measure(page)
    const where = `${name} at ${width}x${height}`
    expect.soft(found, where).toMatchObject({ scrolls: false, cut: [] })
    if (cards) expect.soft(found.width, `free width, ${where}`).toBeGreaterThanOrEqual(width < 360 ? 24 : 34)
    if (cards) expect.soft(found.height, `free height, ${where}`).toBeGreaterThanOrEqual(44)
  }
}

for (const language of ['en', 'ar']) {
  test(`C130: jimmy with eighteen cards and seven players, ${language}`, async ({ page }) => {
    test.setTimeout(150_000)
    await prefer(page, { motion: false }, language)
    await openTable(page, { preset: 'jimmy', seats: 7, seed: 'crowd', options: CROWD })
    await new Player(page, { how: 'keys', buys: true, until: (screen) => screen.buy && screen.cards.length < 17 }).match()
    await everywhere(page, `buy-${language}`, 0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await new Player(page, { how: 'keys', buys: true, until: (screen) => screen.cards.length === 18 }).match()
    await expect(page.locator('.hand .card')).toHaveCount(18)
    await everywhere(page, `jimmy18-${language}`, 18)
  })
}

for (const [preset, seats] of [['gin', 2], ['rummy30', 4]] as const) {
  test(`${preset} in the middle, and its score sheet, on every screen`, async ({ page }) => {
    await prefer(page, { motion: false })
    await openTable(page, { preset, seats, seed: `screens-${preset}` })
    let turns = 0
    const middle = { how: 'keys', until: (screen: Screen) => screen.next || screen.over || 'O' in screen.actions || ('X' in screen.actions && ++turns > 3) } as const
    await new Player(page, middle).match()
    await everywhere(page, preset, (await look(page)).cards.length)
    await page.setViewportSize({ width: 1280, height: 800 })
    await new Player(page, { how: 'keys', until: (screen) => screen.next || screen.over }).match()
    await everywhere(page, `${preset}-end`, 0)
  })
}

test('the pages do not scroll sideways on any screen', async ({ page }) => {
  for (const [name, hash] of Object.entries({ home: '', new: 'new/jimmy', rules: 'rules/jimmy', settings: 'settings' })) {
    await page.goto(`/#/${hash}`)
    await page.waitForSelector('main.page h1')
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await page.waitForTimeout(150)
      if (FOLDER) await page.screenshot({ path: `${FOLDER}/${name}-${width}x${height}.png` })
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${name} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})
