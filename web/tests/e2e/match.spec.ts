import { expect, test } from '@playwright/test'

import { openTable, playMatch } from './table'

const SHORT: Record<string, Record<string, unknown>> = {
  gin: { 'match.target': 30 },
  rummy30: { 'round.max_turns': 8 },
  rummy51: { 'round.max_turns': 8 },
  jimmy: {
    'round.max_turns': 6,
    'contract.list': [
      { runs: 1, sets: 1 },
      { runs: 0, sets: 2 },
    ],
  },
}

for (const preset of Object.keys(SHORT)) {
  for (const how of ['taps', 'keys'] as const) {
    test(`${preset}: a whole match by ${how} only`, async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      await openTable(page, {
        preset,
        seats: preset === 'gin' ? 2 : 3,
        seed: `${preset}-1`,
        options: SHORT[preset],
      })
      await playMatch(page, how)
      await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible()
      expect(problems).toEqual([])
    })
  }
}
