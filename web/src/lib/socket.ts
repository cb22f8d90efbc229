/** One table's connection: comes back by itself, and repeats what was not answered. */

import { socketTo, takeSocket } from './early'
import type { Command, FromClient, FromServer } from './protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'replaced' | 'refused'

/** The part of a WebSocket that is used here. */
export interface Wire {
  send(data: string): void
  close(code?: number): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  /** Somebody said hello here already. */
  greeted?: boolean
}

export interface Options {
  open: () => Wire
  seatKey: () => string | null
  onMessage: (message: FromServer) => void
  onState: (state: Connection) => void
  newId?: () => string
  random?: () => number
}

interface Waiting {
  id: string
  command: Command
  version: number
  sent: number
}

const FIRST_WAIT = 150
const LONGEST_WAIT = 5000
const QUIET = 25_000
const RESEND = 2500
const REPLACED = 4409
const RESTARTED = 1012
const NOT_YOURS = [4401, 4403, 4404]

export function backOff(tries: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random / 2)
}

export class TableSocket {
  private wire: Wire | null = null
  private waiting: Waiting[] = []
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private over = false
  private up = false

  constructor(private readonly options: Options) {
    this.connect()
    this.beat = setInterval(() => this.check(), 1000)
  }

  get pending(): number {
    return this.waiting.length
  }

  /** Gives a command; it is sent again with the same id until it is answered. */
  give(command: Command, version: number): string {
    const id = (this.options.newId ?? (() => crypto.randomUUID()))()
    const one = { id, command, version, sent: Date.now() }
    this.waiting.push(one)
    this.send({ type: 'do', id, version, command })
    return id
  }

  /** Sends what need not arrive: drafts, questions, chat. */
  send(message: FromClient): boolean {
    if (!this.up || !this.wire) return false
    this.wire.send(JSON.stringify(message))
    return true
  }

  /** Connects at once: the network is back, or the page is seen again. */
  wake(): void {
    if (this.over) return
    if (!this.wire) this.connect()
    else if (this.up) this.send({ type: 'ping' })
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.wire?.close(1000)
    this.wire = null
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.up = false
    this.options.onState(this.tries ? 'lost' : 'connecting')
    const wire = this.options.open()
    this.wire = wire
    wire.onopen = () => this.opened(wire)
    wire.onmessage = (event: { data: string }) => this.received(wire, event.data)
    wire.onclose = (event: { code: number }) => this.closed(wire, event.code)
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return
    this.up = true
    this.heard = Date.now()
    if (!wire.greeted) this.send({ type: 'hello', seat_key: this.options.seatKey() })
  }

  private received(wire: Wire, data: string): void {
    if (wire !== this.wire) return
    this.heard = Date.now()
    const message = JSON.parse(data) as FromServer
    if (message.type === 'accepted' || message.type === 'refused') this.answered(message.id)
    if (message.type === 'wrong' && message.id) this.answered(message.id)
    if (message.type === 'table' && this.tries >= 0) this.greeted()
    this.options.onMessage(message)
  }

  /** The first table after a hello: what was not answered before goes out again. */
  private greeted(): void {
    this.tries = -1
    this.options.onState('open')
    for (const one of this.waiting) this.repeat(one)
  }

  private repeat(one: Waiting): void {
    one.sent = Date.now()
    this.send({ type: 'do', id: one.id, version: one.version, command: one.command })
  }

  private answered(id: string): void {
    this.waiting = this.waiting.filter((one) => one.id !== id)
  }

  private closed(wire: Wire, code: number): void {
    if (wire !== this.wire) return
    this.wire = null
    this.up = false
    if (this.over) return
    if (code === REPLACED) return this.stop('replaced')
    if (NOT_YOURS.includes(code)) return this.stop('refused')
    this.tries = Math.max(0, this.tries) + (code === RESTARTED ? 0 : 1)
    this.options.onState('lost')
    const wait = backOff(this.tries, (this.options.random ?? Math.random)())
    this.timer = setTimeout(() => this.connect(), wait)
  }

  private stop(state: Connection): void {
    this.over = true
    clearInterval(this.beat)
    this.options.onState(state)
  }

  private check(): void {
    if (!this.up || !this.wire) return
    const now = Date.now()
    if (now - this.heard > QUIET + 8000) {
      // Nothing was heard for long: this connection is dead, though nobody said so.
      const dead = this.wire
      dead.close()
      this.closed(dead, 1006)
    } else if (now - this.heard > QUIET) this.send({ type: 'ping' })
    for (const one of this.waiting) if (now - one.sent > RESEND) this.repeat(one)
  }
}

/** A socket to a table: the early one, with what it heard already, or a new one. */
export function openWire(code: string): Wire {
  const early = takeSocket(code)
  if (!early) return socketTo(code)
  const wire: Wire = early.socket
  // One that is not open yet is greeted by who takes it.
  if (early.socket.readyState === WebSocket.OPEN) {
    wire.greeted = true
    queueMicrotask(() => {
      wire.onopen?.({} as never)
      for (const event of early.heard) wire.onmessage?.(event as never)
    })
  }
  return wire
}
