/** Parts of a table that its first picture does without: they come once it stands, or are wanted. */

export const panels = () => import('./Panels.svelte')
export const roundEnd = () => import('./RoundEnd.svelte')
export const showdown = () => import('./Showdown.svelte')
export const moving = () => import('./Moving.svelte')
export const waiting = () => import('./Waiting.svelte')

const SOON_MS = 2000

/** Fetches them all before they are wanted: then a network that is gone does not matter. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    for (const part of [roundEnd, panels, showdown, moving, waiting]) part().catch(() => undefined)
  }, SOON_MS)
  return () => clearTimeout(timer)
}
