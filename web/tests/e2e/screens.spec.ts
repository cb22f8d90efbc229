import { expect, test } from '@playwright/test'

import { openTable } from './table'

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const

test('18 cards and seven players: nothing cut, nothing scrolls, every card can be hit', async ({
  page,
}) => {
  const options = { 'deal.hand_size': 15, 'deck.packs': 4 }
  await openTable(page, { preset: 'jimmy', seats: 7, seed: 'kitchen4', options })
  for (let i = 0; i < 60; i++) {
    await page.waitForTimeout(120)
    const cards = await page.locator('.hand .card').count()
    if (
      cards >= 17 &&
      (await page.locator('.buy').count()) === 0 &&
      (await page.getByText(/^Your turn/).count())
    )
      break
    if (await page.locator('.buy').count()) await page.keyboard.press(cards < 16 ? 'b' : 'p')
    else if (await page.locator('.bar .button', { hasText: 'Let it go' }).count())
      await page.keyboard.press('p')
    else if (await page.locator('.bar .button', { hasText: 'Draw' }).count())
      await page.keyboard.press('d')
    else if (await page.locator('.bar .button', { hasText: 'Discard' }).count()) {
      await page.keyboard.press('/')
      await page.keyboard.press('End')
      await page.keyboard.press('Space')
      await page.keyboard.press('x')
    }
  }
  await page.keyboard.press('d')
  await page.waitForTimeout(300)
  const cards = await page.locator('.hand .card').count()
  expect(cards).toBeGreaterThanOrEqual(17)
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.waitForTimeout(350)
    const found = await page.evaluate(() => {
      const root = document.documentElement
      const inside = (one: DOMRect): boolean =>
        one.left >= -1 &&
        one.top >= -1 &&
        one.right <= innerWidth + 1 &&
        one.bottom <= innerHeight + 1
      const free = [...document.querySelectorAll<HTMLElement>('.hand .card')].map((card) => {
        const box = card.getBoundingClientRect()
        const hits = (x: number, y: number): boolean =>
          card.contains(document.elementFromPoint(x, y))
        let [w, h] = [0, 0]
        while (w < box.width && hits(box.left + w + 0.5, box.top + 20)) w += 1
        while (h < box.height && hits(box.left + 6, box.top + h + 0.5)) h += 1
        return [w, h]
      })
      return {
        scrolls: root.scrollWidth > innerWidth || root.scrollHeight > innerHeight,
        cut: [
          ...document.querySelectorAll(
            '.seat, .pile, .slot, .tool, .bar .button, .hand .card, .icon',
          ),
        ]
          .filter(
            (one) => one.getBoundingClientRect().width > 0 && !inside(one.getBoundingClientRect()),
          )
          .map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)}`),
        width: Math.min(...free.map((one) => one[0] ?? 0)),
        height: Math.min(...free.map((one) => one[1] ?? 0)),
      }
    })
    const narrow = width < 360
    expect(found, `${width}x${height}`).toMatchObject({ scrolls: false, cut: [] })
    expect(found.width, `free width at ${width}x${height}`).toBeGreaterThanOrEqual(narrow ? 24 : 34)
    expect(found.height, `free height at ${width}x${height}`).toBeGreaterThanOrEqual(44)
    await page.screenshot({ path: `test-results/screen-${width}x${height}.png` })
  }
})
