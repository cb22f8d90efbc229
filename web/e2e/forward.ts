/** Plays a seat quickly through its socket, to the moment that a test is about. */

import { openTable, type Page, type Seated, type Wanted } from './helpers'

export interface Play {
  type: string
  card: string
  source: number
  target: number
}
export interface Moment {
  legal: Play[]
  view: { round: { phase: string; hand: string[]; melds: { owner: number; meld: { kind: string; cards: string[] } }[] } }
}

interface Aim {
  /** A command that the seat may give then. */
  command: string
  melds?: number
}

/** Plays by the first command of each kind that is legal, until one is that the test is about. */
const play = (page: Page, seated: Seated, aim: Aim): Promise<Moment> =>
  page.evaluate(
    ([{ code, seat_key }, { command, melds }]) =>
      new Promise<Moment>((found, failed) => {
        const wire = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}`)
        const order = ['meld', 'next', 'draw', 'pass', 'take', 'discard', 'done']
        let version = -1
        let last = ''
        let asked = ''
        const late = setTimeout(() => failed(new Error(`no ${command}: ${last.slice(0, 600)}`)), 30_000)
        wire.onopen = () => wire.send(JSON.stringify({ type: 'hello', seat_key }))
        wire.onmessage = (event: MessageEvent<string>) => {
          last = event.data
          const told = JSON.parse(event.data) as Moment & { type: string; version: number; view: { over: string | null } }
          if (told.type === 'refused') version = -1
          // Told to slow down: the same once more, a little later.
          if (told.type === 'wrong') setTimeout(() => wire.send(asked), 400)
          if (told.type !== 'table' || told.version <= version) return
          const may = told.legal.map((one) => one.type)
          if (may.includes(command) && told.view.round.melds.length >= (melds ?? 0)) {
            clearTimeout(late)
            wire.close()
            return found(told)
          }
          if (told.view.over) return failed(new Error('the match is over'))
          const kind = order.find((one) => may.includes(one))
          const next = told.legal.findLast((one) => one.type === kind)
          if (!next) return
          version = told.version
          asked = JSON.stringify({ type: 'do', id: `forward-${version}`, version, command: next })
          wire.send(asked)
        }
      }),
    [seated, aim] as const,
  )

/** A table at the moment at which its first seat may give a command. */
export async function openAt(page: Page, wanted: Wanted, aim: Aim): Promise<Seated & { moment: Moment }> {
  const seated = await openTable(page, wanted)
  await page.goto('/#/settings')
  await page.waitForSelector('.switches')
  const moment = await play(page, seated, aim)
  await page.goto(`/#/t/${seated.code}`)
  await page.waitForSelector('.hand .card')
  return { ...seated, moment }
}
