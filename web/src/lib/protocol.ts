/** The messages between browser and server, as `openrummy.server.protocol` describes them. */

export type Card = string
export type Groups = Card[][]
export type Kind = 'run' | 'set'
export type End = 'high' | 'low'
export type Game = 'gin' | 'rummy' | 'jimmy'

export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'oops',
  'hurry',
  'one_moment',
  'bye',
] as const
export type Phrase = (typeof PHRASES)[number]

export interface Meld {
  kind: Kind
  cards: Card[]
}

export interface TableMeld {
  owner: number
  meld: Meld
}

export type Command =
  | { type: 'draw' | 'buy' | 'pass' | 'grand_gin' | 'done' | 'next' | 'resign' | 'abandon' }
  | { type: 'take'; card?: Card | null }
  | { type: 'add'; cards: Card[]; meld: number; end?: End | null }
  | { type: 'meld'; melds: Groups; adds?: unknown[] }
  | { type: 'swap'; cards: Card[]; meld: number; slide_to?: End | null; joker?: number | null }
  | { type: 'move'; card: Card; source: number; target: number; end?: End | null }
  | { type: 'discard'; card: Card }
  | { type: 'knock' | 'gin'; card: Card; melds?: Groups | null }
  | { type: 'defend'; melds: Groups }

/** A play on melds of the table, which can be staged. */
export type Play = Extract<Command, { type: 'move' | 'add' }>
export type Move = Extract<Command, { type: 'move' }>

/** An event of the table; its fields depend on the type. */
export interface TableEvent {
  type: string
  [field: string]: unknown
}

export interface Shown {
  seat: number
  call: 'knock' | 'gin' | 'grand_gin'
  unmatched: Card[]
  deadwood: number
}

export interface RoundView {
  number: number
  dealer: number
  starter: number
  order: number[]
  turn: number
  phase: 'offer' | 'draw' | 'play' | 'defend' | 'over'
  hand: Card[]
  counts: number[]
  stock: number
  pile: Card[]
  melds: TableMeld[]
  opened: boolean[]
  opened_now: boolean
  buys: number[]
  contracts: number[]
  turns: number[]
  upcard: Card | null
  discarder: number | null
  asked: number[]
  passed: number[]
  let_go: boolean
  sold: boolean
  offer: number | null
  stock_only: boolean
  taken: Card | null
  taken_owed: boolean
  owed_jokers: number
  added: [number, number][]
  shown: Shown | null
  defended: boolean
  revealed: Card[][] | null
}

export interface RoundResult {
  ending: string
  seat: number | null
  points: number[]
}

export interface Rules {
  preset: string
  options: Record<string, unknown>
}

export interface SeatView {
  rules: Rules
  seats: number
  seat: number | null
  actors: number[]
  totals: number[]
  results: RoundResult[]
  round: RoundView | null
  over: string | null
  winners: number[]
  final: number[]
}

export interface Seat {
  name: string
  kind: 'person' | 'bot' | 'open'
  bot: string | null
  connected: boolean
  host: boolean
  away?: boolean
  bot_in?: number
}

export interface Clock {
  seats: number[]
  ends_at: number
  now: number
  more_left: number
}

export interface Refusal {
  code: string
  facts: Record<string, unknown>
  paragraphs: string[]
}

export interface TableSettings {
  private: boolean
  bot_pace: number
  turn_seconds: number | null
  buy_seconds: number | null
  spectators: boolean
}

export interface Draft {
  order: Card[]
  groups: Groups
  chosen: Card[]
  plays: Play[]
  number: number
}

export interface TableMessage {
  type: 'table'
  code: string
  version: number
  you: number | null
  seats: Seat[]
  view: SeatView
  events: TableEvent[]
  legal: Command[]
  blocked: Record<string, Refusal>
  clock: Clock | null
  settings: TableSettings
  draft?: Draft | null
  recent?: TableEvent[]
  rematch?: string | null
}

export interface StagedGroup {
  cards: Card[]
  kind: Kind | null
  points: number | null
  why: Refusal | null
  may_be: Card[]
}

export interface Slot {
  kind: Kind
  least: number
  filled: boolean
}

export interface Meter {
  points: number
  need: number
  natural_run: boolean | null
}

export interface Fit {
  meld: number
  way: 'add' | 'swap'
  ends: (End | null)[]
}

export interface Advice {
  type: 'advice'
  groups: StagedGroup[]
  chosen: StagedGroup | null
  slots: Slot[]
  meter: Meter | null
  lay_down: Refusal | null
  fits: Fit[]
  deadwood: number | null
  discards: Record<Card, number>
  missing: number | null
  best_points: number | null
  can_lay: boolean
  plays: (Refusal | null)[]
  melds: Groups
  moves: Move[]
  own: { deadwood: number; why: Refusal | null } | null
  defence: { melds: Groups; plays: Play[]; deadwood: number } | null
  knock_limit: number | null
  number: number
}

export interface Arranged {
  type: 'arranged'
  groups: Groups
  rest: Card[]
}

export interface Hint {
  type: 'hint'
  command: Command
  message: string
  facts: Record<string, number | string>
}

export interface Said {
  type: 'said'
  seat: number | null
  name: string
  phrase: Phrase | null
  text: string | null
}

export type FromServer =
  | TableMessage
  | { type: 'accepted'; id: string; version: number }
  | { type: 'refused'; id: string; version: number; why: Refusal }
  | Advice
  | Arranged
  | Hint
  | Said
  | { type: 'wrong'; code: string; id?: string | null }
  | { type: 'pong' }

export type FromClient =
  | { type: 'hello'; seat_key?: string | null }
  | { type: 'do'; id: string; version: number; command: Command }
  | ({ type: 'draft' } & Draft)
  | { type: 'ask_hint' | 'ask_arrange' | 'more_time' | 'ping' }
  | { type: 'say'; phrase?: Phrase | null; text?: string | null }
