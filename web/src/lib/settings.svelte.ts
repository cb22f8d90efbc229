/** The person's own switches, as the page goes by them. */

import { keep } from './kept'
import { dress, KEY, keptSettings, type Settings } from './switches'

export const settings = $state<Settings>(keptSettings())

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  keep(KEY, JSON.stringify(settings))
  dress(settings)
}

/** Whether things may move: the person's switch and the system's preference. */
export const moves = (): boolean =>
  settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
