/** The screen stays on during a game, and a turn is noticed in another tab. */

import { settings } from './settings.svelte'

let lock: WakeLockSentinel | null = null

export async function stayAwake(on: boolean): Promise<void> {
  if (!on || !settings.wakeLock) {
    await lock?.release().catch(() => undefined)
    lock = null
    return
  }
  if (lock && !lock.released) return
  lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null
}

export function title(text: string): void {
  document.title = text
}

export function notify(text: string): void {
  if (!settings.notifications || !document.hidden) return
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  const shown = new Notification('OpenRummy', { body: text, icon: '/icon.svg', tag: 'turn' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}
