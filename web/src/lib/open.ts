/** Opening a table and going to it. */

import { createTable, type NewTable, type Preset } from './api'
import { t } from './i18n.svelte'
import { keep, keepSeat, kept } from './kept'
import { router } from './router.svelte'

const NAMES = 8

/** The player's name, or a guest's. */
export function guestName(): string {
  const name = kept('name')
  if (name) return name
  const made = t(`web-guest-${Math.floor(Math.random() * NAMES)}`)
  keep('name', made)
  return made
}

/** Seats to start with: as the game recommends, and not a crowd. */
export const usualSeats = (preset: Preset): number =>
  Math.min(
    preset.seats.max,
    4,
    Math.round((preset.seats.recommended[0] + preset.seats.recommended[1]) / 2),
  )

export async function startTable(preset: Preset, changes: Partial<NewTable> = {}): Promise<void> {
  // Its page comes while the table is made.
  void import('../pages/Table.svelte')
  const seats = changes.seats ?? usualSeats(preset)
  const made = await createTable({
    preset: preset.name,
    options: {},
    seats,
    bots: Array.from({ length: seats - 1 }, () => 'greedy'),
    name: guestName(),
    private: true,
    bot_pace: 0.8,
    turn_seconds: null,
    buy_seconds: null,
    ...changes,
  })
  arrive(made.code, made.seat_key)
}

/** Keeps the seat, and goes to the table. */
export function arrive(code: string, key: string): void {
  keepSeat(code, key)
  keep('last-table', code)
  router.go('t', code)
}
