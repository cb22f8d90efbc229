/** What is asked for before the code that wants it is there, so that neither waits for the other. */

export interface EarlySocket {
  socket: WebSocket
  /** What came in so far. */
  heard: MessageEvent<string>[]
}

interface Asked {
  answers: Map<string, Promise<Response>>
  sockets: Map<string, EarlySocket>
}

// The first script is bundled by itself: only the window is common to it and the rest.
const { answers, sockets } = ((globalThis as { askedEarly?: Asked }).askedEarly ??= {
  answers: new Map(),
  sockets: new Map(),
})

/** Asks for an address now; whoever fetches it first gets this answer. */
export function askEarly(address: string): void {
  const answer = fetch(address, { credentials: 'same-origin' })
  // Who fetches it hears of a failure.
  answer.catch(() => undefined)
  answers.set(address, answer)
}

/** A fetch that takes the early answer, if there is one. */
export function fetched(address: string, request?: RequestInit): Promise<Response> {
  const early = answers.get(address)
  answers.delete(address)
  return early ?? fetch(address, request)
}

/** Fetches built files; what imports them later finds them there. */
export function fetchEarly(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link')
    const style = file.endsWith('.css')
    link.rel = style ? 'preload' : 'modulepreload'
    if (style) link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}

export function socketTo(code: string): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`)
}

/** Goes to a table, and says hello there. */
export function connectEarly(code: string, key: string | null): void {
  const one: EarlySocket = { socket: socketTo(code), heard: [] }
  one.socket.onopen = () => one.socket.send(JSON.stringify({ type: 'hello', seat_key: key }))
  one.socket.onmessage = (event: MessageEvent<string>) => one.heard.push(event)
  sockets.set(code, one)
}

/** The early socket of a table, once, if it still lives. */
export function takeSocket(code: string): EarlySocket | null {
  const found = sockets.get(code)
  sockets.delete(code)
  return found && found.socket.readyState <= WebSocket.OPEN ? found : null
}
