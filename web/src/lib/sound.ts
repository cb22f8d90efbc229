/** Short sounds made on the spot, and vibration; each with its switch. */

import { settings } from './settings.svelte'

export type Sound = 'card' | 'turn' | 'lay' | 'buy' | 'no' | 'win'

/** Frequency, start and length in seconds of each tone. */
const TONES: Record<Sound, [number, number, number][]> = {
  card: [[320, 0, 0.05]],
  turn: [
    [587, 0, 0.12],
    [880, 0.11, 0.2],
  ],
  lay: [
    [392, 0, 0.08],
    [494, 0.07, 0.08],
    [587, 0.14, 0.14],
  ],
  buy: [
    [440, 0, 0.08],
    [440, 0.12, 0.08],
  ],
  no: [[150, 0, 0.12]],
  win: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.35],
  ],
}

let context: AudioContext | undefined

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  // Before the first touch a browser lets no page sound.
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  for (const [tone, start, length] of TONES[sound]) note(context, tone, start, length)
}

function note(at: AudioContext, tone: number, start: number, length: number): void {
  const from = at.currentTime + start
  const voice = at.createOscillator()
  const level = at.createGain()
  voice.type = 'triangle'
  voice.frequency.value = tone
  level.gain.setValueAtTime(0.0001, from)
  level.gain.exponentialRampToValueAtTime(0.12, from + 0.012)
  level.gain.exponentialRampToValueAtTime(0.0001, from + length)
  voice.connect(level).connect(at.destination)
  voice.start(from)
  voice.stop(from + length + 0.02)
}

export function buzz(): void {
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(20)
}
