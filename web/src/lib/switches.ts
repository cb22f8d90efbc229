/** The person's own switches as this browser keeps them, and what of them the style sheet needs. */

import { kept } from './kept'

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

export const KEY = 'settings'

export function keptSettings(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(kept(KEY, '{}')) as Partial<Settings>) }
  } catch {
    return { ...DEFAULTS }
  }
}

/** Puts theme and motion where the style sheet looks for them. */
export function dress(settings: Settings): void {
  const root = document.documentElement
  root.dataset.theme = settings.theme
  root.dataset.felt = settings.felt
  root.dataset.motion = settings.motion ? 'yes' : 'no'
  root.dataset.deck = settings.fourColours ? 'four' : 'two'
}
