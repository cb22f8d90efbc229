/** Sentences for refusals and events: the browser's side of `openrummy.messages.sentences`. */

import { isJoker, rankOf, standsFor, suitOf, written, writtenAll } from './cards'
import { t, words, type Facts } from './i18n.svelte'
import type { Card, Meld, Refusal, TableEvent } from './protocol'

const SEATS = new Set(['seat', 'seats', 'turn', 'owner'])
const ACTORS = new Set(['seat', 'dealer', 'starter', 'cutter'])
const CARD = /^(?:[A23456789TJQK][SHDC]|JK(?:\([A23456789TJQK][SHDC]\))?)$/

const isMeld = (value: unknown): value is Meld =>
  typeof value === 'object' && value !== null && 'kind' in value && 'cards' in value

const cardOr = (text: string): string => (CARD.test(text) ? written(text) : text)

const comma = (): string => (words.language === 'ar' ? '، ' : ', ')

/** What a list that begins with names and numbers is read by: the direction of its language. */
const direction = (): string => (words.language === 'ar' ? '\u200f' : '')

/** One or more things in a sentence: "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return t('list-and', { first: items.slice(0, -1).join(comma()), last: items.at(-1) ?? '' })
}

/** The card in words, for screen readers. */
export function spoken(card: Card): string {
  const stood = standsFor(card)
  if (stood) return t('card-joker-for', { card: spoken(stood) })
  if (isJoker(card)) return t('card-joker')
  return t('card-natural', { rank: t(`rank-${rankOf(card)}`), suit: t(`suit-${suitOf(card)}`) })
}

const numbered = (seat: number): string => t('seat-number', { seat: String(seat + 1) })

/** Why something is not possible, and what would be right. */
export function refusal(why: Refusal, names: readonly string[]): string {
  const name = `refusal-${why.code.replaceAll('.', '-')}`
  const facts: Facts = {}
  for (const [key, value] of Object.entries(why.facts)) facts[key] = fact(key, value, names)
  return words.find(name, facts) ?? words.find(`${name}.plain`) ?? t('web-refused')
}

function fact(key: string, value: unknown, names: readonly string[]): string | number {
  if (typeof value === 'number') return SEATS.has(key) ? (names[value] ?? numbered(value)) : value
  if (typeof value === 'string') return cardOr(value)
  if (isMeld(value)) return writtenAll(value.cards)
  if (!Array.isArray(value)) return String(value)
  if (SEATS.has(key)) return listed(value.map((seat: number) => names[seat] ?? numbered(seat)))
  return writtenAll(value as Card[])
}

/** One line of the log for an event; empty where there is nothing to tell. */
export function sentence(event: TableEvent, names: readonly string[], you: number | null): string {
  if (event.type === 'turn_started' && !event.drawn) return ''
  const who = (seat: number): string =>
    seat === you ? t('seat-you-within') : (names[seat] ?? numbered(seat))
  const facts: Facts = {}
  for (const [key, value] of Object.entries(event)) {
    if (key !== 'type') Object.assign(facts, eventFacts(key, value, who, you))
  }
  return t(`event-${event.type}`, facts).trim()
}

type Who = (seat: number) => string

function eventFacts(key: string, value: unknown, who: Who, you: number | null): Facts {
  if (value === null)
    return ACTORS.has(key) ? { [key]: 'none', [`${key}_is`]: 'none' } : { [key]: 'none' }
  if (ACTORS.has(key) && typeof value === 'number') {
    return { [key]: who(value), [`${key}_is`]: value === you ? 'you' : 'other' }
  }
  if (typeof value === 'boolean') return { [key]: value ? 'yes' : 'no' }
  if (isMeld(value)) return { [key]: writtenAll(value.cards) }
  if (Array.isArray(value)) return many(key, value, who, you)
  // Melds are counted from one for people.
  if (typeof value === 'number') return { [key]: key === 'meld' ? value + 1 : value }
  return { [key]: cardOr(String(value)) }
}

function many(key: string, values: unknown[], who: Who, you: number | null): Facts {
  switch (key) {
    case 'stock':
    case 'hands':
    case 'contracts':
      return { [key]: values.length }
    case 'points':
    case 'final':
    case 'deadwood':
      return {
        [key]:
          direction() +
          (values as number[])
            .map(
              (points, seat) =>
                `\u2068${direction()}${t('points-of', { who: who(seat), points })}\u2069`,
            )
            .join(comma()),
      }
    case 'winners': {
      const seats = values as number[]
      const mine = seats.length === 1 && seats[0] === you
      return {
        winners: listed(seats.map(who)),
        winners_is: mine ? 'you' : 'other',
        count: seats.length,
      }
    }
    case 'draws':
      return {
        draws:
          (values as [number, Card][][])
            .map((round) => round.map(([seat, card]) => `${who(seat)} ${written(card)}`).join(', '))
            .join(' / ') || 'none',
      }
    case 'melds':
      return {
        melds: listed((values as Meld[]).map((meld) => writtenAll(meld.cards))) || 'none',
      }
    default:
      return { [key]: writtenAll(values as Card[]) || 'none' }
  }
}
