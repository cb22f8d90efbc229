/** The person's own switches, kept in this browser. */

import { keep, kept } from './kept'

export const DEFAULTS = {
  fourColours: false,
  theme: 'dark' as 'dark' | 'light',
  felt: 'green' as 'green' | 'blue' | 'plum',
  sound: true,
  vibration: true,
  wakeLock: true,
  notifications: false,
  motion: true,
  glow: true,
  shortcuts: true,
  bigCards: false,
  autoPass: 'never' as 'never' | 'unless' | 'always',
  muteChat: false,
}

export type Settings = typeof DEFAULTS

const KEY = 'settings'

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(kept(KEY, '{}')) as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state<Settings>(load())

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value
  keep(KEY, JSON.stringify(settings))
  dress()
}

/** Puts theme and motion where the style sheet looks for them. */
export function dress(): void {
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.dataset.felt = settings.felt
  root.dataset.motion = settings.motion ? 'yes' : 'no'
  root.dataset.deck = settings.fourColours ? 'four' : 'two'
}

/** Whether things may move: the person's switch and the system's preference. */
export const moves = (): boolean =>
  settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
