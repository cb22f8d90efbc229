/** Which staged meld is shown in which slot of the contract: for drawing only. */

import type { Staged } from './hand'
import type { Slot, StagedGroup } from './protocol'

export interface Shelf {
  /** The slot of the contract, or null for a meld beside it. */
  slot: Slot | null
  index: number
  group: Staged | null
  read: StagedGroup | null
}

export function shelves(
  slots: readonly Slot[],
  groups: readonly Staged[],
  read: readonly (StagedGroup | null)[],
): Shelf[] {
  const found: Shelf[] = slots.map((slot, index) => ({ slot, index, group: null, read: null }))
  const place = (group: Staged, at: Shelf | undefined): boolean => {
    if (!at || at.group) return false
    at.group = group
    at.read = read[groups.indexOf(group)] ?? null
    return true
  }
  const left: Staged[] = []
  groups.forEach((group, at) => {
    const kind = read[at]?.kind
    const own = group.slot === null ? undefined : found[group.slot]
    if (own && (!kind || own.slot?.kind === kind) && place(group, own)) return
    if (
      kind &&
      place(
        group,
        found.find((one) => one.slot?.kind === kind && !one.group),
      )
    )
      return
    left.push(group)
  })
  for (const group of left) {
    if (
      place(
        group,
        found.find((one) => !one.group),
      )
    )
      continue
    found.push({
      slot: null,
      index: found.length,
      group,
      read: read[groups.indexOf(group)] ?? null,
    })
  }
  return found
}
