import { describe, expect, it } from 'vitest'

import { layout } from '../../src/hand/layout'
import { keysOf, merged, moved, ordered, pruned, restored, type Held } from '../../src/lib/hand'

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

  it('lets the card go that was on its way, not its twin', () => {
    const before = held('3H 9C 3H')
    const leaving = new Set([before[0]?.key ?? 0])
    expect(merged(before, ['9C', '3H'], leaving).map((one) => one.key)).toEqual([
      before[1]?.key,
      before[2]?.key,
    ])
    expect(merged(before, ['9C', '3H']).map((one) => one.key)).toEqual([
      before[0]?.key,
      before[1]?.key,
    ])
  })

  it('takes an order and keeps what it does not name at the end', () => {
    expect(cards(ordered(held('AS KH 2C'), ['2C', 'AS', 'QQ']))).toBe('2C AS KH')
  })

  it('restores a kept draft', () => {
    const { hand, groups, plays } = restored(held('AS KH 2C 2D 2H'), {
      order: ['2C', '2D', '2H', 'KH', 'AS'],
      groups: [['2D', '2H', '2C']],
      chosen: [],
      plays: [
        { type: 'move', card: '7S', source: 0, target: 1, end: null },
        { type: 'add', cards: ['KH'], meld: 2 },
        { type: 'add', cards: ['2C'], meld: 2 },
      ],
      number: 7,
    })
    // The two of clubs is in a staged meld: it can't be laid off as well.
    expect(plays.map((one) => one.keys.length)).toEqual([0, 1])
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

  it.each([
    [8, 374, 178, 1],
    [9, 374, 178, 1],
    [11, 374, 178, 2],
    [6, 304, 114, 1],
  ])('lays %i cards in %i x %i in %i rows', (count, room, tall, rows) => {
    const plan = layout(count, room, tall, room / 3.8)
    expect(plan.rows).toHaveLength(rows)
    expect(plan.strip / plan.width).toBeGreaterThanOrEqual(0.38)
  })

  it('needs no card', () => {
    expect(layout(0, 300, 120, 100).at).toEqual([])
  })
})
