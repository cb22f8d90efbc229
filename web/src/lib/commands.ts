/** Commands and hints in words, and the cards that they speak of. */

import { face, written, writtenAll } from './cards'
import { t, type Facts } from './i18n.svelte'
import type { Card, Command, Hint } from './protocol'

const CARD = /^([A2-9TJQK][SHDC]|JK)/

export const sameCards = (a: readonly Card[], b: readonly Card[]): boolean =>
  a.length === b.length && a.map(face).sort().join() === b.map(face).sort().join()

export function cardsIn(command: Command): Card[] {
  switch (command.type) {
    case 'discard':
    case 'knock':
    case 'gin':
      return [command.card]
    case 'add':
    case 'swap':
      return command.cards
    case 'meld':
      return command.melds.flat()
    default:
      return []
  }
}

/** A command in words: "discard 8♥". */
export function commandText(command: Command): string {
  const cards = writtenAll(cardsIn(command))
  return t(`web-do-${command.type}`, { cards })
}

const shown = (text: string): string =>
  text
    .split(' ')
    .map((word) => (CARD.test(word) ? written(word) : word))
    .join(' ')

/** The facts of a hint, its cards as they are written in sentences. */
export function hintFacts(hint: Hint): Facts {
  const facts = Object.entries(hint.facts)
  return Object.fromEntries(
    facts.map(([key, value]) => [key, typeof value === 'string' ? shown(value) : value]),
  )
}
