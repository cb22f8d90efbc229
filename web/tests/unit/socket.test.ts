import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { FromServer } from '../../src/lib/protocol'
import { backOff, TableSocket, type Connection, type Wire } from '../../src/lib/socket'

class FakeWire implements Wire {
  static all: FakeWire[] = []
  sent: Record<string, unknown>[] = []
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  constructor() {
    FakeWire.all.push(this)
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {}
  open(): void {
    this.onopen?.({} as never)
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never)
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as never)
  }
  kinds(): unknown[] {
    return this.sent.map((one) => one.type)
  }
}

const states: Connection[] = []
const messages: FromServer[] = []
const last = (): FakeWire => FakeWire.all.at(-1) as FakeWire

function connect(): TableSocket {
  let id = 0
  return new TableSocket({
    open: () => new FakeWire(),
    seatKey: () => 'secret',
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    newId: () => `command-${++id}`,
    random: () => 1,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeWire.all = []
  states.length = 0
  messages.length = 0
})
afterEach(() => vi.useRealTimers())

describe('the connection of a table', () => {
  it('says hello with the seat key and is open with the first table', () => {
    const socket = connect()
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', seat_key: 'secret' }])
    last().say({ type: 'table', version: 1 })
    expect(states).toEqual(['connecting', 'open'])
    socket.close()
  })

  it('repeats an unanswered command with the same id after a loss', () => {
    const socket = connect()
    last().open()
    last().say({ type: 'table', version: 1 })
    const id = socket.give({ type: 'draw' }, 1)
    last().drop()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(400)
    last().open()
    last().say({ type: 'table', version: 1 })
    expect(FakeWire.all).toHaveLength(2)
    expect(last().sent[1]).toEqual({ type: 'do', id, version: 1, command: { type: 'draw' } })
    last().say({ type: 'accepted', id, version: 2 })
    expect(socket.pending).toBe(0)
    socket.close()
  })

  it('repeats a command that stays unanswered on an open connection', () => {
    const socket = connect()
    last().open()
    last().say({ type: 'table', version: 1 })
    socket.give({ type: 'draw' }, 1)
    vi.advanceTimersByTime(4000)
    expect(
      last()
        .kinds()
        .filter((kind) => kind === 'do').length,
    ).toBe(2)
    socket.close()
  })

  it('finds out that a silent connection is dead', () => {
    const socket = connect()
    last().open()
    last().say({ type: 'table', version: 1 })
    vi.advanceTimersByTime(27_000)
    expect(last().kinds()).toContain('ping')
    vi.advanceTimersByTime(10_000)
    expect(FakeWire.all.length).toBeGreaterThan(1)
    socket.close()
  })

  it('stays away when another tab has the seat or the table is gone', () => {
    for (const code of [4409, 4404]) {
      const socket = connect()
      const count = FakeWire.all.length
      last().open()
      last().drop(code)
      vi.advanceTimersByTime(60_000)
      expect(FakeWire.all.length).toBe(count)
      socket.close()
    }
    expect(states).toContain('replaced')
    expect(states).toContain('refused')
  })

  it('waits longer and longer, five seconds at most', () => {
    expect(backOff(0, 1)).toBe(150)
    expect(backOff(3, 1)).toBe(1200)
    expect(backOff(20, 1)).toBe(5000)
    expect(backOff(0, 0)).toBe(75)
  })
})
