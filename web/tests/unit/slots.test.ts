import { expect, it } from 'vitest'

import { shelves } from '../../src/lib/slots'

const slots = [
  { kind: 'run', least: 4, filled: true },
  { kind: 'set', least: 3, filled: false },
] as const
const read = (kind: 'run' | 'set' | null) => ({ cards: [], kind, points: 0, why: null, may_be: [] })

it('shows a staged meld in the slot of its kind, and an unfinished one where it was put', () => {
  const groups = [
    { id: 1, keys: [1, 2, 3], slot: null },
    { id: 2, keys: [4, 5], slot: 1 },
  ]
  const found = shelves(slots, groups, [read('run'), read(null)])
  expect(found.map((one) => one.group?.id)).toEqual([1, 2])
})

it('shows what fits no slot beside them', () => {
  const groups = [1, 2, 3].map((id) => ({ id, keys: [id], slot: null }))
  const found = shelves(slots, groups, [read('set'), read('set'), read('set')])
  expect(found.map((one) => one.group?.id)).toEqual([2, 1, 3])
  expect(found[2]?.slot).toBeNull()
})

it('shows open slots before anything is staged', () => {
  expect(shelves(slots, [], []).map((one) => one.group)).toEqual([null, null])
})
