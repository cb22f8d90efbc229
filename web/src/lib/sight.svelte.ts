/** What a table shows to its player, worked out from the newest message and the advice. */

import type { Preset } from './api'
import { face } from './cards'
import { sameCards } from './commands'
import { HandDraft } from './draft.svelte'
import { gameInfo, type GameInfo } from './game'
import { keysOf } from './hand'
import type {
  Advice,
  Card,
  Command,
  Fit,
  Move,
  Refusal,
  RoundView,
  SeatView,
  StagedGroup,
  TableMeld,
  TableMessage,
} from './protocol'
import { refusal } from './sentences'
import { play } from './sound'

export interface Notice {
  text: string
  kind: 'no' | 'info' | 'hint'
  paragraphs: string[]
  /** Cards that the notice speaks of. */
  cards: number[]
}

export abstract class TableSight extends HandDraft {
  table = $state.raw<TableMessage | null>(null)
  presets = $state.raw<Preset[]>([])
  advice = $state.raw<Advice | null>(null)
  notice = $state.raw<Notice | null>(null)

  /** The advice is on the arrangement as it is now. */
  readonly advisedNow: boolean = $derived(this.advice?.number === this.edition)

  get view(): SeatView | null {
    return this.table?.view ?? null
  }
  get round(): RoundView | null {
    return this.table?.view.round ?? null
  }
  get you(): number | null {
    return this.table?.you ?? null
  }
  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }

  readonly info: GameInfo | null = $derived.by(() =>
    this.table ? gameInfo(this.table.view.rules, this.presets) : null,
  )
  readonly legal: Command[] = $derived(this.table?.legal ?? [])
  readonly types: ReadonlySet<string> = $derived(new Set(this.legal.map((one) => one.type)))
  readonly myTurn: boolean = $derived(
    this.you !== null &&
      this.round !== null &&
      this.round.phase !== 'over' &&
      this.round.turn === this.you,
  )
  readonly mayBuy: boolean = $derived(this.types.has('buy') && !this.myTurn)
  readonly opened: boolean = $derived(this.you !== null && (this.round?.opened[this.you] ?? false))
  /** Cards of the hand that can go on a meld of the table now. */
  readonly fitting: ReadonlySet<Card> = $derived(
    new Set(
      this.legal.flatMap((one) =>
        one.type === 'add' || one.type === 'swap' ? one.cards.map(face) : [],
      ),
    ),
  )
  /** What each staged meld is; null while the server has not read it as it is now. */
  readonly readings: (StagedGroup | null)[] = $derived(
    this.groups.map((group, at) => {
      const read = this.advice?.groups[at]
      return read && sameCards(read.cards, this.cardsOf(group.keys)) ? read : null
    }),
  )
  readonly fits: ReadonlyMap<number, Fit[]> = $derived.by(() => {
    const found = new Map<number, Fit[]>()
    for (const fit of this.advice?.fits ?? [])
      found.set(fit.meld, [...(found.get(fit.meld) ?? []), fit])
    return found
  })

  /** The melds of the table as they lie with what is staged, once the server has tried it. */
  readonly melds: TableMeld[] = $derived.by(() => {
    const melds = this.round?.melds ?? []
    const { advice } = this
    if (!this.plays.length || !advice?.melds.length) return melds
    return melds.map((one, at) => {
      const cards = advice.melds[at]
      return cards ? { ...one, meld: { ...one.meld, cards } } : one
    })
  })
  /** The cards that can be moved between melds now. */
  readonly moves: Move[] = $derived(
    this.plays.length
      ? (this.advice?.moves ?? [])
      : this.legal.filter((one): one is Move => one.type === 'move'),
  )
  /** How many cards are moved in the draft, and not yet for all to see. */
  readonly moved: number = $derived(this.plays.filter((one) => one.play.type === 'move').length)
  /** A knock of somebody else's waits for this player's answer. */
  readonly defends: boolean = $derived(this.myTurn && this.round?.phase === 'defend')

  may(type: string): boolean {
    return this.types.has(type)
  }

  /** Says why something is refused, and marks the cards that it is about. */
  explain(why: Refusal): void {
    const said = Object.values(why.facts).flatMap((fact) => (Array.isArray(fact) ? fact : [fact]))
    const cards =
      keysOf(
        this.hand,
        said.filter((fact): fact is string => this.hand.some((one) => one.card === fact)),
      ) ?? []
    this.notice = {
      text: refusal(why, this.names),
      kind: 'no',
      paragraphs: why.paragraphs,
      cards,
    }
    play('no')
  }

  tell(text: string, kind: Notice['kind'] = 'info'): void {
    this.notice = { text, kind, paragraphs: [], cards: [] }
  }
}
