/** What happened in this round, in sentences, and the last action of each seat. */

import type { TableEvent, TableMessage } from './protocol'
import { sentence } from './sentences'

export interface Line {
  id: number
  seat: number | null
  type: string
  text: string
}

const MOST = 400

export class Log {
  lines = $state.raw<Line[]>([])
  last = $state.raw<ReadonlyMap<number, TableEvent>>(new Map())
  /** The place of the first line after the viewer's own last action. */
  since = $state(Infinity)
  /** What a screen reader is told: the newest lines. */
  spoken = $state('')
  /** How the round ended, once it has. */
  ended = $state.raw<TableEvent | null>(null)
  /** Gin: what was laid off on the knocker's melds. */
  laidOff = $state.raw<string[]>([])
  private next = 0

  add(message: TableMessage, first: boolean): void {
    const names = message.seats.map((seat) => seat.name)
    const events = first ? (message.recent ?? message.events) : message.events
    const gin = message.view.rules.preset.startsWith('gin')
    const last = new Map(this.last)
    const lines = [...this.lines]
    const fresh: string[] = []
    for (const event of events) {
      if (event.type === 'dealt') {
        last.clear()
        this.ended = null
        this.laidOff = []
      }
      if (event.type === 'round_ended') this.ended = event
      if (event.type === 'laid_off') this.laidOff = [...this.laidOff, ...(event.cards as string[])]
      const seat = typeof event.seat === 'number' ? event.seat : null
      // Who did not want a discard is of no interest; whose turn it is, is.
      if (
        event.type === 'passed' &&
        !gin &&
        seat !== message.view.round?.turn &&
        seat !== message.you
      )
        continue
      if (seat !== null && event.type !== 'turn_started' && event.type !== 'round_ended')
        last.set(seat, event)
      const text = sentence(event, names, message.you)
      if (!text) continue
      const line = { id: this.next++, seat, type: event.type, text }
      lines.push(line)
      fresh.push(text)
      if (seat === message.you && event.type === 'discarded') this.since = line.id + 1
    }
    this.lines = lines.slice(-MOST)
    this.last = last
    if (!first && fresh.length) this.spoken = fresh.join(' ')
  }
}
