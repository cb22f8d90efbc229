/** From a tap to the next paint, on a machine four times slower, with eighteen cards. */

import { expect, openTable, test, within } from './helpers'
import { Player } from './player'

test('tap to paint with eighteen cards at a quarter of the speed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openTable(page, { preset: 'jimmy', seats: 7, seed: 'crowd', options: { 'deal.hand_size': 15, 'deck.packs': 4 } })
  await new Player(page, { how: 'keys', buys: true, until: (screen) => screen.cards.length === 18 }).match()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const times = ((window as unknown as { times: number[] }).times = [] as number[])
    addEventListener('click', (event) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - event.timeStamp))), true)
  })
  for (let i = 0; i < 36; i++) {
    await page.locator('.hand .card').nth(i % 18).tap({ position: { x: 9, y: 14 } })
    await page.waitForTimeout(120)
  }
  const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).toSorted((a, b) => a - b)
  const at = (part: number): number => Math.round(times[Math.floor(part * (times.length - 1))] ?? Infinity)
  expect(times.length).toBeGreaterThanOrEqual(36)
  console.log(`tap to paint at 4x: p50 ${at(0.5)} ms, worst ${at(1)} ms`)
  within('tap to paint at 4x, p95', at(0.95), 150)
})
