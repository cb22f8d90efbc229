/** From card to card by rank. */

import { isJoker, rankOf } from '../lib/cards'
import type { Card } from '../lib/protocol'

/**
 * The place of the next card of the rank that was typed; null where the key names none. Digits, J
 * and Q do so by themselves, letters that are also commands with Shift.
 */
export function jump(event: KeyboardEvent, cards: readonly Card[], at: number): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const key = event.key === '1' || event.key === '0' ? 'T' : event.key.toUpperCase()
  const plain = /^[0-9]$/.test(event.key) || /^[jq]$/.test(event.key)
  if (!plain && !(event.shiftKey && /^[ATJQK]$/.test(key))) return null
  const order = cards.map((_, i) => (at + 1 + i) % cards.length)
  const fits = (card: Card): boolean => rankOf(card) === key && !isJoker(card)
  return order.find((i) => fits(cards[i] ?? '')) ?? null
}
