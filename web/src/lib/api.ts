/** The HTTP side of the server: games, rules, tables, replays. */

import { fetched } from './early'
import { gamesIn } from './languages'
import type { Card, Game, Seat, SeatView, TableEvent } from './protocol'

export type Form =
  | { type: 'bool' }
  | { type: 'int'; least: number; most: number; none?: boolean }
  | { type: 'int_or_word'; least: number; most: number; word: string }
  | { type: 'choice'; words: string[] }
  | { type: 'int_or_list'; least: number; most: number }
  | { type: 'points'; ranks: string[]; least: number; most: number }
  | { type: 'contracts'; most: number }

export interface Option {
  name: string
  label: string
  form: Form
  rule: string
  value: unknown
  words?: Record<string, string>
}

export interface Preset {
  name: string
  version: number
  game: Game
  title: string
  about: string
  seats: { min: number; max: number; recommended: [number, number] }
  /** The levels of computer players, the weakest first. */
  bots: string[]
  options: Option[]
}

export interface RulePart {
  kind: 'heading' | 'aim' | 'rule'
  number: string
  text: string
  options: { name: string; label: string; value: string; differs: boolean }[]
}

export interface RuleBook {
  title: string
  about: string
  parts: RulePart[]
}

export interface NewTable {
  preset: string
  options: Record<string, unknown>
  seats: number
  bots: (string | null)[]
  name: string
  private: boolean
  bot_pace: number
  turn_seconds: number | null
  buy_seconds: number | null
  seed?: string | null
}

export interface Listed {
  code: string
  preset: string
  title: string
  differs: unknown
  seats: Seat[]
  started: boolean
  open: number | boolean
}

export interface Seated {
  code: string
  seat: number
  seat_key: string
}

export interface Problem {
  option: string
  message: string
}

export interface ReplayLine {
  line: number
  seat: number | null
  do: string
}

export interface Replay {
  preset: string
  options: Record<string, unknown>
  seats: string[]
  lines: ReplayLine[]
  standing: unknown
}

export interface ReplayStep {
  line: number
  view: SeatView
  events: TableEvent[]
  /** The hands of all, where they are open. */
  hands?: Card[][]
}

/** An answer with a 4xx or 5xx status, or none at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly problems: Problem[] = [],
  ) {
    super(code)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetched(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new ApiError(0, 'offline')
  }
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw problem(answer.status, data)
  return data as T
}

function problem(status: number, data: unknown): ApiError {
  const error = (data as { error?: { code?: string; problems?: Problem[] } } | null)?.error
  const problems = error?.problems ?? (data as { problems?: Problem[] } | null)?.problems
  return new ApiError(status, error?.code ?? 'unknown', problems ?? [])
}

const query = (fields: Record<string, string>): string => `?${new URLSearchParams(fields)}`

let session: Promise<unknown> | undefined

/** The guest's cookie, asked for once. */
export function ensureSession(): Promise<unknown> {
  session ??= call('POST', '/api/session', {}).catch((error: unknown) => {
    session = undefined
    throw error
  })
  return session
}

const cached = new Map<string, Promise<Preset[]>>()

export function games(lang: string): Promise<Preset[]> {
  let found = cached.get(lang)
  if (!found) {
    found = call<Preset[]>('GET', gamesIn(lang))
    found.catch(() => cached.delete(lang))
    cached.set(lang, found)
  }
  return found
}

export const checkOptions = (
  preset: string,
  options: Record<string, unknown>,
  lang: string,
): Promise<{ options: Record<string, unknown>; seats: { min: number; max: number } }> =>
  call('POST', `/api/games/${preset}/check${query({ lang })}`, { options })

export const rules = (
  preset: string,
  lang: string,
  options: Record<string, unknown>,
): Promise<RuleBook> =>
  call('GET', `/api/rules/${preset}${query({ lang, options: JSON.stringify(options) })}`)

export async function createTable(table: NewTable): Promise<Seated> {
  await ensureSession()
  return call('POST', '/api/tables', table)
}

export const openTables = (): Promise<Listed[]> => call('GET', '/api/tables')

export const oneTable = (code: string): Promise<Listed> => call('GET', `/api/tables/${code}`)

export async function sit(code: string, name: string, seat: number | null): Promise<Seated> {
  await ensureSession()
  return call('POST', `/api/tables/${code}/sit`, { name, seat })
}

/** leave, take_back, bot, settings, kick, rematch: what a seat or the host asks of a table. */
export const tablePost = <T = unknown>(code: string, what: string, body: object = {}): Promise<T> =>
  call('POST', `/api/tables/${code}/${what}`, body)

export const replay = (code: string): Promise<Replay> => call('GET', `/api/replays/${code}`)

export const replayStep = (code: string, line: number, seat: string): Promise<ReplayStep> =>
  call('GET', `/api/replays/${code}/${line}${query({ seat })}`)
