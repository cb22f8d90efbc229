/** Cards as they are written on the wire, for drawing and sorting only: no rules. */

import type { Card } from './protocol'

export const RANKS = 'A23456789TJQK'
export const SUITS = 'SHCD'
export const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export const isJoker = (card: Card): boolean => card.startsWith('JK')

/** The card that a joker stands for, if it was declared. */
export const standsFor = (card: Card): Card | null => /^JK\((..)\)$/.exec(card)?.[1] ?? null

/** What lies there physically. */
export const face = (card: Card): Card => (isJoker(card) ? 'JK' : card)

export const rankOf = (card: Card): string => card[0] ?? ''
export const suitOf = (card: Card): string => card[1] ?? ''

function plain(card: Card): string {
  const stood = standsFor(card)
  if (stood) return `★(${plain(stood)})`
  if (isJoker(card)) return '★'
  return rankOf(card).replace('T', '10') + (SIGNS[suitOf(card)] ?? '')
}

/** Text that reads from left to right wherever it stands, in Arabic too. */
const leftToRight = (text: string): string => (text ? `\u2066${text}\u2069` : '')

/** The card as it is written in a sentence: 10♦, ★, ★(6♠). */
export const written = (card: Card): string => leftToRight(plain(card))

export const writtenAll = (cards: readonly Card[]): string =>
  leftToRight(cards.map(plain).join(' '))

const place = (card: Card): [number, number] =>
  isJoker(card) ? [9, 99] : [SUITS.indexOf(suitOf(card)), RANKS.indexOf(rankOf(card))]

export function bySuit(a: Card, b: Card): number {
  const [x, y] = [place(a), place(b)]
  return x[0] - y[0] || x[1] - y[1]
}

export function byRank(a: Card, b: Card): number {
  const [x, y] = [place(a), place(b)]
  return x[1] - y[1] || x[0] - y[0]
}
