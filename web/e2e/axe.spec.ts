/** No violation that axe-core finds, on every screen, in both directions and both themes. */

import { violations } from './axe'
import { expect, openTable, prefer, test, type Page } from './helpers'
import { Player } from './player'

const LOOKS = [
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'en', theme: 'light' },
]

for (const { language, theme } of LOOKS) {
  const name = `${language}, ${theme}`
  const found: Record<string, string[]> = {}

  async function check(page: Page, screen: string): Promise<void> {
    const said = await violations(page)
    if (said.length) found[screen] = said
  }

  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      for (const screen of Object.keys(found)) delete found[screen]
      await prefer(page, { theme, motion: false }, language)
    })
    test.afterEach(() => expect(found).toEqual({}))

    test(`pages, ${name}`, async ({ page }) => {
      await page.goto('/#/')
      await page.waitForSelector('.game')
      await check(page, 'home')
      await page.goto('/#/new/jimmy')
      await page.waitForSelector('.form')
      for (const one of await page.locator('details summary').all()) await one.click()
      await check(page, 'new table')
      await page.goto('/#/rules/gin')
      await page.waitForSelector('.part')
      await check(page, 'rules')
      await page.goto('/#/settings')
      await page.waitForSelector('.switches')
      await check(page, 'settings')
    })

    for (const preset of ['gin', 'rummy30', 'rummy51', 'jimmy']) {
      test(`table of ${preset}, ${name}`, async ({ page }) => {
        await openTable(page, { preset, seats: preset === 'gin' ? 2 : 4, seed: `axe-${preset}` })
        await check(page, 'table')
        await new Player(page, { how: 'keys', until: (screen) => 'X' in screen.actions }).match()
        await page.keyboard.press('/')
        for (const key of ['Home', 'Space', 'ArrowRight', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
        await check(page, 'cards chosen')
        await page.keyboard.press('l')
        await page.keyboard.press('k')
        await page.keyboard.press('x')
        await check(page, 'a refusal')
        for (const key of ['?', 'c']) {
          await page.keyboard.press(key)
          await page.waitForSelector('dialog')
          await check(page, `drawer ${key}`)
          await page.keyboard.press('Escape')
          await expect(page.locator('dialog')).toHaveCount(0)
        }
      })
    }

    test(`buy window, invitation and waiting, ${name}`, async ({ page }) => {
      await openTable(page, { preset: 'jimmy', seats: 4, seed: 'axe-buy', buySeconds: 600 })
      await new Player(page, { how: 'keys', until: (screen) => screen.buy }).match()
      await check(page, 'buy window')
      const { code } = await openTable(page, { preset: 'jimmy', seats: 3, bots: [null, 'greedy'] })
      await check(page, 'waiting')
      await page.goto(`/#/i/${code}`)
      await page.waitForSelector('form')
      await check(page, 'invitation')
    })

    test(`showdown, score sheet and replay, ${name}`, async ({ page }) => {
      const options = { 'match.format': 'rounds', 'match.rounds': 1, 'gin.game_bonus': 100 }
      const { code } = await openTable(page, { preset: 'gin', seats: 2, seed: 'axe-end', options })
      await new Player(page, { how: 'keys' }).match()
      // The round, the bonus of the match, and the total.
      await expect(page.locator('.end .sheet tbody tr').filter({ hasText: '100' }).locator('td')).toHaveCount(3)
      await check(page, 'showdown')
      await page.goto(`/#/replay/${code}`)
      await page.waitForSelector('.now')
      await check(page, 'replay')
    })
  })
}
