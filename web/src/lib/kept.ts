/** What this browser remembers: seat keys, the player's name, preferences. */

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing: the session goes on without.
  }
}

export const kept = (key: string, otherwise = ''): string => read(key) ?? otherwise

export const seatKey = (code: string): string | null => read(`seat:${code}`)

export const keepSeat = (code: string, key: string): void => keep(`seat:${code}`, key)
