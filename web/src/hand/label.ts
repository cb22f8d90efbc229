/** A card of the hand as a screen reader says it. */

import type { Held } from '../lib/hand'
import { t } from '../lib/i18n.svelte'
import { spoken } from '../lib/sentences'

/** Its name, what is special about it, and its place; `left` is the deadwood that it would leave. */
export function cardLabel(
  held: Held,
  place: { at: number; count: number },
  left: number | null,
  fits: boolean,
): string {
  const parts = [spoken(held.card)]
  if (held.fresh) parts.push(t('web-new'))
  if (left !== null) parts.push(t('web-deadwood-then', { points: left }))
  else if (fits) parts.push(t('web-fits'))
  parts.push(t('web-place', place))
  return parts.join(', ')
}
