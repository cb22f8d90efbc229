/** The hand as it lies: every card has a key of its own, and nothing re-sorts by itself. */

import { face } from './cards'
import type { Card, Draft } from './protocol'

export interface Held {
  key: number
  card: Card
  /** Came since the last choice of the player: shown apart. */
  fresh: boolean
}

/** A meld staged by the player; `slot` is the slot of the contract that it was put in. */
export interface Staged {
  id: number
  keys: number[]
  slot: number | null
}

let counter = 0
export const newKey = (): number => ++counter

/** The hand that the server sent, in the order of the one before; what is new comes last. */
export function merged(before: readonly Held[], cards: readonly Card[]): Held[] {
  const left = new Map<Card, number>()
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1)
  const kept = before.filter((held) => {
    const count = left.get(held.card) ?? 0
    if (count) left.set(held.card, count - 1)
    return count > 0
  })
  const fresh: Held[] = []
  for (const card of cards) {
    const count = left.get(card) ?? 0
    if (!count) continue
    left.set(card, count - 1)
    fresh.push({ key: newKey(), card, fresh: before.length > 0 })
  }
  return fresh.length || kept.length !== before.length ? [...kept, ...fresh] : [...before]
}

/** Staged melds without the cards that are no longer held; empty ones fall away. */
export function pruned(groups: readonly Staged[], hand: readonly Held[]): Staged[] {
  const held = new Set(hand.map((one) => one.key))
  return groups
    .map((group) => ({ ...group, keys: group.keys.filter((key) => held.has(key)) }))
    .filter((group) => group.keys.length > 0)
}

/** The cards moved together to a place among the others, in the order in which they lie. */
export function moved(hand: readonly Held[], keys: ReadonlySet<number>, at: number): Held[] {
  const block = hand.filter((held) => keys.has(held.key))
  const before = hand.slice(0, at).filter((held) => !keys.has(held.key))
  const after = hand.slice(at).filter((held) => !keys.has(held.key))
  return [...before, ...block, ...after]
}

/** Keys of the cards named, each taken once; null where one is not held. */
export function keysOf(hand: readonly Held[], cards: readonly Card[]): number[] | null {
  const used = new Set<number>()
  for (const card of cards) {
    const found = hand.find((held) => held.card === face(card) && !used.has(held.key))
    if (!found) return null
    used.add(found.key)
  }
  return [...used]
}

/** The hand ordered as a list of cards says; cards that it does not name keep to the end. */
export function ordered(hand: readonly Held[], cards: readonly Card[]): Held[] {
  const rest = [...hand]
  const first: Held[] = []
  for (const card of cards) {
    const at = rest.findIndex((held) => held.card === face(card))
    if (at >= 0) first.push(...rest.splice(at, 1))
  }
  return [...first, ...rest]
}

/** A kept arrangement, laid over the hand: its order and its staged melds. */
export function restored(hand: readonly Held[], draft: Draft): { hand: Held[]; groups: Staged[] } {
  const inOrder = ordered(hand, draft.order)
  const free = [...inOrder]
  const groups: Staged[] = []
  for (const cards of draft.groups) {
    const keys = keysOf(free, cards)
    if (!keys) continue
    groups.push({ id: newKey(), keys, slot: null })
    for (const key of keys)
      free.splice(
        free.findIndex((held) => held.key === key),
        1,
      )
  }
  return { hand: inOrder, groups }
}

export interface Layout {
  width: number
  height: number
  rows: { start: number; count: number }[]
  strip: number
  /** Left edge and top of each card. */
  at: { x: number; y: number }[]
  total: number
}

/** Where the cards lie: one row while each keeps a strip that a finger can hit, else two. */
export function layout(count: number, room: number, tall: number, most: number): Layout {
  const ratio = 1.4
  const one = Math.min(most, tall / ratio)
  const gap = one * 1.04
  const stripOf = (width: number, cards: number): number =>
    cards < 2 ? gap : Math.min(width * 1.04, (room - width) / (cards - 1))
  const oneRow = count < 2 || stripOf(one, count) >= Math.min(40, one * 0.62) || tall < 100
  const half = Math.ceil(count / 2)
  const rows = oneRow
    ? [{ start: 0, count }]
    : [
        { start: 0, count: half },
        { start: half, count: count - half },
      ]
  const longest = rows[0]?.count ?? 0
  // With two rows the upper one shows the top 44 px or more of its cards.
  const width = oneRow
    ? one
    : Math.min(most, Math.max(44, Math.min(tall - 48, tall / 1.62) / ratio), room / 4.6)
  const height = width * ratio
  const strip = stripOf(width, longest)
  const drop = rows.length > 1 ? Math.max(46, Math.min(tall - height, height * 0.72)) : 0
  const at = rows.flatMap((row, index) => {
    const span = strip * (row.count - 1) + width
    const left = Math.max(0, (room - (oneRow ? span : strip * (longest - 1) + width)) / 2)
    return Array.from({ length: row.count }, (_, i) => ({
      x: left + i * strip,
      y: index * drop,
    }))
  })
  return { width, height, rows, strip, at, total: height + drop }
}

/** The place among the cards of a point, measured from the top left of the upper row. */
export function placeIn(plan: Layout, x: number, y: number): number {
  const second = plan.rows[1]
  const row = second && y > (plan.at[second.start]?.y ?? 0) ? second : plan.rows[0]
  if (!row) return 0
  const from = (plan.at[row.start]?.x ?? 0) + plan.strip / 2
  return row.start + Math.max(0, Math.min(row.count, Math.round((x - from) / plan.strip)))
}
