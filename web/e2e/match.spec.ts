/** Each game against bots, from the first deal to the score sheet and on to a rematch. */

import { expect, openTable, test } from './helpers'
import { Player } from './player'

const SHORT_JIMMY = { 'contract.list': [{ runs: 1, sets: 1 }, { runs: 0, sets: 2 }] }
const MATCHES = [
  { preset: 'gin', seats: 2 },
  { preset: 'rummy30', seats: 3 },
  { preset: 'rummy51', seats: 2 },
  { preset: 'jimmy', seats: 4, options: SHORT_JIMMY },
  { preset: 'jimmy', seats: 3, slow: true },
]

for (const { preset, seats, options, slow } of MATCHES) {
  test(`${preset} with ${seats} seats: a match, its score sheet, a rematch${slow ? ' @slow' : ''}`, async ({ page }) => {
    test.setTimeout(slow ? 600_000 : 240_000)
    const { code } = await openTable(page, { preset, seats, seed: `match-${preset}`, ...(options ? { options } : {}) })
    await new Player(page, { how: 'keys' }).match()
    await expect(page.locator('#end-title')).toHaveText(/win|over/i)
    const rows = page.locator('.end .sheet tbody tr')
    await expect(rows).toHaveCount(seats)
    const rounds = await page.locator('.end .sheet thead th').count()
    if (slow) expect(rounds).toBe(1 + 7 + 1)
    await page.getByRole('button', { name: 'Rematch' }).click()
    await expect(page.locator('.hand .card').first()).toBeVisible()
    expect(page.url()).not.toContain(code)
    await expect(page.locator('ul.others > li')).toHaveCount(seats - 1)
  })
}
