import { describe, expect, it } from 'vitest'

import {
  keysOf,
  layout,
  merged,
  moved,
  ordered,
  pruned,
  restored,
  type Held,
} from '../../src/lib/hand'

const cards = (hand: readonly Held[]): string => hand.map((one) => one.card).join(' ')
const held = (text: string): Held[] => merged([], text.split(' '))

describe('the hand as it lies', () => {
  it('never re-sorts what was there, and puts new cards last', () => {
    const before = moved(held('AS KH 2C 7D'), new Set([held('AS')[0]?.key ?? 0]), 0)
    const after = merged(before, ['2C', '7D', 'AS', 'KH', '9S'])
    expect(cards(after)).toBe('AS KH 2C 7D 9S')
    expect(after.at(-1)?.fresh).toBe(true)
    expect(after.slice(0, 4).map((one) => one.key)).toEqual(before.map((one) => one.key))
  })

  it('tells equal cards apart', () => {
    const before = held('8S 8S 3H')
    const after = merged(before, ['3H', '8S'])
    expect(cards(after)).toBe('8S 3H')
    expect(after[0]?.key).toBe(before[0]?.key)
  })

  it('marks no card of a first hand as new', () => {
    expect(held('AS KH').some((one) => one.fresh)).toBe(false)
  })

  it('moves several cards as a block, in their order', () => {
    const hand = held('AS KH 2C 7D 9S')
    const block = new Set([hand[0]?.key ?? 0, hand[3]?.key ?? 0])
    expect(cards(moved(hand, block, 5))).toBe('KH 2C 9S AS 7D')
    expect(cards(moved(hand, block, 2))).toBe('KH AS 7D 2C 9S')
  })

  it('finds keys of cards, each once, jokers by what lies there', () => {
    const hand = held('8S JK 8S')
    expect(keysOf(hand, ['8S', '8S'])).toEqual([hand[0]?.key, hand[2]?.key])
    expect(keysOf(hand, ['JK(4D)'])).toEqual([hand[1]?.key])
    expect(keysOf(hand, ['8S', '8S', '8S'])).toBeNull()
  })

  it('takes an order and keeps what it does not name at the end', () => {
    expect(cards(ordered(held('AS KH 2C'), ['2C', 'AS', 'QQ']))).toBe('2C AS KH')
  })

  it('restores a kept draft', () => {
    const { hand, groups } = restored(held('AS KH 2C 2D 2H'), {
      order: ['2C', '2D', '2H', 'KH', 'AS'],
      groups: [['2D', '2H', '2C']],
      chosen: [],
    })
    expect(cards(hand)).toBe('2C 2D 2H KH AS')
    expect(groups[0]?.keys).toHaveLength(3)
    expect(pruned(groups, hand.slice(2))[0]?.keys).toHaveLength(1)
    expect(pruned(groups, hand.slice(3))).toEqual([])
  })
})

describe('where the cards lie', () => {
  it.each([
    [13, 374, 178],
    [18, 374, 178],
    [18, 344, 131],
    [18, 828, 88],
    [18, 1248, 168],
  ])('gives %i cards in %i x %i a strip for a finger', (count, room, tall) => {
    const plan = layout(count, room, tall, Math.min(132, room / 3.8))
    expect(plan.strip).toBeGreaterThanOrEqual(34)
    expect(plan.total).toBeLessThanOrEqual(tall + 0.5)
    const right = Math.max(...plan.at.map((one) => one.x)) + plan.width
    expect(right).toBeLessThanOrEqual(room + 0.5)
    for (const [at, row] of plan.rows.entries())
      if (at) expect(plan.at[row.start]?.y).toBeGreaterThanOrEqual(44)
  })

  it('needs no card', () => {
    expect(layout(0, 300, 120, 100).at).toEqual([])
  })
})
