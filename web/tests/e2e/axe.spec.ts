import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test, type Page } from '@playwright/test'

import { openTable, playMatch } from './table'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

async function violations(page: Page): Promise<string[]> {
  await page.waitForTimeout(400)
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const axe = (
      window as unknown as {
        axe: { run: (what: Document, how: object) => Promise<{ violations: Violation[] }> }
      }
    ).axe
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    return (await axe.run(document, { runOnly: tags })).violations
  })
  return found.flatMap((one) =>
    one.nodes
      .slice(0, 3)
      .map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
  )
}

for (const [language, theme] of [
  ['en', 'dark'],
  ['ar', 'light'],
] as const) {
  test(`no violations of accessibility, ${language} ${theme}`, async ({ page }) => {
    test.setTimeout(240_000)
    // Axe is read into the page, which its policy forbids to others.
    await page.addInitScript(
      ([l, t]) => {
        localStorage.setItem('language', l ?? 'en')
        localStorage.setItem('settings', JSON.stringify({ theme: t, motion: false }))
      },
      [language, theme],
    )
    if (language === 'ar') await page.setViewportSize({ width: 390, height: 844 })
    const seen: Record<string, string[]> = {}
    await page.goto('/')
    await page.waitForSelector('.game')
    seen.home = await violations(page)
    await page.goto('/#/new/jimmy')
    await page.waitForSelector('.form')
    await page.locator('details').nth(1).click()
    seen.newTable = await violations(page)
    await page.goto('/#/settings')
    seen.settings = await violations(page)
    await page.goto('/#/rules/gin')
    await page.waitForSelector('.part')
    seen.rules = await violations(page)
    for (const preset of ['gin', 'rummy51', 'jimmy']) {
      await openTable(page, {
        preset,
        seats: preset === 'gin' ? 2 : 4,
        seed: 'axe',
        pace: 0.2,
      })
      await page.waitForSelector('.hand .card')
      seen[preset] = await violations(page)
      await page.keyboard.press('/')
      for (let i = 0; i < 4; i++) {
        await page.keyboard.press('Space')
        await page.keyboard.press('ArrowRight')
      }
      await page.keyboard.press('m')
      seen[`${preset} staged`] = await violations(page)
      await page.keyboard.press('x')
      await page.keyboard.press('?')
      seen[`${preset} menu`] = await violations(page)
    }
    await openTable(page, { preset: 'jimmy', seats: 3, bots: [null, 'greedy'] })
    await page.waitForSelector('.waiting')
    seen.waiting = await violations(page)
    if (language === 'en') {
      const code = await openTable(page, {
        preset: 'gin',
        seats: 2,
        seed: 'axe',
        options: { 'match.format': 'rounds', 'match.rounds': 1 },
      })
      await playMatch(page, 'keys')
      seen.showdown = await violations(page)
      await page.goto(`/#/replay/${code}`)
      await page.waitForSelector('.now')
      seen.replay = await violations(page)
      await page.goto(`/#/i/${code}`)
      await page.waitForSelector('form')
      seen.invite = await violations(page)
    }
    expect(Object.fromEntries(Object.entries(seen).filter(([, found]) => found.length))).toEqual({})
  })
}
