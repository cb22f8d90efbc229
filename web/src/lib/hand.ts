/** The hand as it lies: every card has a key of its own, and nothing re-sorts by itself. */

import { face } from './cards'
import type { Card, Draft, Groups, Play } from './protocol'

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
  /** The card that its joker stands for, where the player has said so. */
  joker?: Card
}

/** A play on a meld of the table that the player staged; a moved card has no key. */
export interface StagedPlay {
  play: Play
  keys: number[]
}

let counter = 0
export const newKey = (): number => ++counter

/**
 * The hand that the server sent, in the order of the one before; what is new comes last. Of equal
 * cards those that were leaving are gone first.
 */
export function merged(
  before: readonly Held[],
  cards: readonly Card[],
  leaving: ReadonlySet<number> = new Set(),
): Held[] {
  const left = new Map<Card, number>()
  for (const card of cards) left.set(card, (left.get(card) ?? 0) + 1)
  const keeps = new Set<number>()
  const last = (held: Held): number => Number(leaving.has(held.key))
  for (const held of [...before].sort((a, b) => last(a) - last(b))) {
    const count = left.get(held.card) ?? 0
    if (count) keeps.add(held.key)
    left.set(held.card, Math.max(0, count - 1))
  }
  const kept = before.filter((held) => keeps.has(held.key))
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

/** Staged plays whose cards are still held. */
export function prunedPlays(plays: readonly StagedPlay[], hand: readonly Held[]): StagedPlay[] {
  const held = new Set(hand.map((one) => one.key))
  return plays.filter((one) => one.keys.every((key) => held.has(key)))
}

/** The staged plays after a card was moved: the first such move is no longer a draft. */
export function made(plays: readonly StagedPlay[], card: unknown, source: unknown): StagedPlay[] {
  const at = plays.findIndex(
    ({ play }) => play.type === 'move' && play.card === card && play.source === source,
  )
  return plays.filter((_, index) => index !== at)
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
export function restored(
  hand: readonly Held[],
  draft: Draft,
): { hand: Held[]; groups: Staged[]; plays: StagedPlay[] } {
  const inOrder = ordered(hand, draft.order)
  const free = [...inOrder]
  return {
    hand: inOrder,
    groups: groupsOf(free, draft.groups),
    plays: playsOf(free, draft.plays),
  }
}

/** The keys of cards, which are taken out of the free ones; null where one is not free. */
function taken(free: Held[], cards: readonly Card[]): number[] | null {
  const keys = keysOf(free, cards)
  for (const key of keys ?? [])
    free.splice(
      free.findIndex((held) => held.key === key),
      1,
    )
  return keys
}

/** Melds of cards as staged melds, their cards taken out of the free ones. */
export function groupsOf(free: Held[], groups: Groups): Staged[] {
  return groups.flatMap((cards) => {
    const keys = taken(free, cards)
    const joker = cards.find((card) => card.startsWith('JK('))?.slice(3, 5)
    return keys?.length ? [{ id: newKey(), keys, slot: null, ...(joker && { joker }) }] : []
  })
}

/** Plays as staged plays, the cards that they lay off taken out of the free ones. */
export function playsOf(free: Held[], plays: readonly Play[]): StagedPlay[] {
  return plays.flatMap((play) => {
    const keys = play.type === 'add' ? taken(free, play.cards) : []
    return keys ? [{ play, keys }] : []
  })
}
