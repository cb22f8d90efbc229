/** The player's own arrangement: the hand as it lies, the melds staged, the cards chosen. */

import { byRank, bySuit } from './cards'
import {
  groupsOf,
  keysOf,
  merged,
  moved,
  newKey,
  ordered,
  playsOf,
  pruned,
  prunedPlays,
  restored,
  type Held,
  type Staged,
  type StagedPlay,
} from './hand'
import { t } from './i18n.svelte'
import type { Arranged, Card, Draft, Groups, Play } from './protocol'
import { play as sound } from './sound'

interface Step {
  hand: Held[]
  groups: Staged[]
  plays: StagedPlay[]
}

const MOST_STEPS = 50

export abstract class HandDraft {
  hand = $state.raw<Held[]>([])
  groups = $state.raw<Staged[]>([])
  /** Cards moved between melds of the table, or laid off, that nobody else sees yet. */
  plays = $state.raw<StagedPlay[]>([])
  chosen = $state.raw<ReadonlySet<number>>(new Set())
  steps = $state.raw<Step[]>([])
  /** Counts the arrangements: advice on an earlier one is late. */
  edition = $state(0)
  private arrangement: Held[] | null = null

  readonly staged: ReadonlySet<number> = $derived(
    new Set([...this.groups, ...this.plays].flatMap((one) => one.keys)),
  )
  /** The cards that are not staged, as they lie. */
  readonly loose: Held[] = $derived(this.hand.filter((held) => !this.staged.has(held.key)))
  readonly picked: Held[] = $derived(this.hand.filter((held) => this.chosen.has(held.key)))

  /** Says something in the status line. */
  abstract tell(text: string, kind?: 'no' | 'info' | 'hint'): void
  abstract may(type: string): boolean
  /** Gin: the melds to be shown are chosen, not taken as they are best. */
  abstract get choosesMelds(): boolean
  /** Sends the arrangement to be kept and judged. */
  protected abstract send(): void
  /** Other cards are chosen: what was said about those before is past. */
  protected abstract touched(): void
  protected abstract askArrange(): void

  /** The arrangement is another. */
  protected changed(): void {
    this.edition += 1
    this.send()
  }

  /** Takes the hand that the server sent, and at the start the arrangement that it kept. */
  protected takeHand(
    cards: readonly Card[],
    fresh: boolean,
    kept: Draft | null,
    laidDown = false,
  ): void {
    const start = fresh ? [] : this.hand
    const melds = this.groups.flatMap((one) => one.keys)
    const leaving = laidDown ? new Set([...melds, ...this.chosen]) : this.chosen
    this.hand = merged(start, cards, leaving)
    if (laidDown) {
      this.groups = []
      this.steps = this.steps.map((step) => ({ ...step, groups: [] }))
    }
    if (this.hand.length !== start.length) this.arrangement = null
    if (fresh) this.clear()
    if (kept && !start.length) {
      const before = restored(this.hand, kept)
      this.hand = before.hand
      this.groups = before.groups
      this.plays = before.plays
      this.chosen = new Set(keysOf(before.hand, kept.chosen) ?? [])
    }
    this.groups = pruned(this.groups, this.hand)
    this.plays = prunedPlays(this.plays, this.hand)
    const held = new Set(this.hand.map((one) => one.key))
    this.chosen = new Set([...this.chosen].filter((key) => held.has(key)))
  }

  /** Nothing is staged, and there is nothing to undo. */
  protected clear(): void {
    this.groups = []
    this.plays = []
    this.steps = []
  }

  cardsOf(keys: readonly number[]): Card[] {
    const by = new Map(this.hand.map((one) => [one.key, one.card]))
    return keys.flatMap((key) => by.get(key) ?? [])
  }

  /** The cards of a staged meld as they are to be laid. */
  cardsIn(group: Staged): Card[] {
    return this.cardsOf(group.keys).map((card) =>
      card === 'JK' && group.joker ? `JK(${group.joker})` : card,
    )
  }

  toggle(key: number): void {
    this.settle()
    const next = new Set(this.chosen)
    if (!next.delete(key)) next.add(key)
    this.choose(next)
  }

  choose(keys: Iterable<number>): void {
    this.chosen = new Set(keys)
    this.touched()
    this.changed()
  }

  /** New cards count as seen once the player has touched the hand. */
  private settle(): void {
    if (this.hand.some((one) => one.fresh))
      this.hand = this.hand.map((one) => ({ ...one, fresh: false }))
  }

  protected remember(): void {
    const step = { hand: this.hand, groups: this.groups, plays: this.plays }
    this.steps = [...this.steps.slice(-MOST_STEPS + 1), step]
  }

  undo(): void {
    const step = this.steps.at(-1)
    if (!step) return this.tell(t('web-nothing-to-undo'))
    this.steps = this.steps.slice(0, -1)
    this.hand = merged(
      step.hand,
      this.hand.map((one) => one.card),
    )
    const kept = new Map(this.hand.map((one) => [one.key, one]))
    this.groups = pruned(step.groups, [...kept.values()])
    this.plays = prunedPlays(step.plays, [...kept.values()])
    this.choose([...this.chosen].filter((key) => kept.has(key)))
  }

  move(keys: ReadonlySet<number>, at: number): void {
    this.remember()
    this.settle()
    this.hand = moved(this.hand, keys, at)
    this.changed()
  }

  sort(by: 'suit' | 'rank'): void {
    this.remember()
    this.settle()
    const order = by === 'suit' ? bySuit : byRank
    this.hand = [...this.hand].sort((a, b) => order(a.card, b.card))
    this.changed()
    sound('card')
  }

  /** Best melds side by side; once more: the order from before. */
  arrange(): void {
    if (this.arrangement) {
      this.groups = []
      this.hand = ordered(
        this.hand,
        this.arrangement.map((one) => one.card),
      )
      this.arrangement = null
      this.changed()
      return this.tell(t('web-order-back'))
    }
    this.askArrange()
  }

  protected arranged(message: Arranged): void {
    this.remember()
    this.settle()
    this.arrangement = this.hand
    const order = [...message.groups.flat(), ...message.rest]
    this.hand = ordered(this.hand, order)
    // What can be laid down now is staged at once; undo takes it back.
    if (this.choosesMelds || (this.may('meld') && !this.groups.length))
      this.stageAll(message.groups)
    this.changed()
    if (this.choosesMelds) return this.tell(t('web-own-best'))
    if (message.groups.length) this.tell(t('web-arranged', { melds: message.groups.length }))
    else this.tell(t('web-arranged-none'))
  }

  /** Stages melds, and plays, in place of what was staged. */
  protected stageAll(groups: Groups, plays: readonly Play[] = this.draft().plays): void {
    const free = [...this.hand]
    this.plays = playsOf(free, plays)
    this.groups = groupsOf(free, groups)
    this.chosen = new Set()
  }

  /** Stages a play on a meld of the table. */
  stagePlay(play: Play, keys: number[] = []): void {
    this.remember()
    this.settle()
    this.plays = [...this.plays, { play, keys }]
    sound('card')
    this.choose([])
  }

  /** Stages the chosen cards as a meld. */
  stage(slot: number | null = null, keys?: number[]): void {
    const cards = (keys ?? this.picked.map((one) => one.key)).filter((key) => !this.staged.has(key))
    if (!cards.length) return this.tell(t('web-choose-meld'), 'no')
    this.remember()
    this.settle()
    const before = slot === null ? undefined : this.groups.find((group) => group.slot === slot)
    const group = {
      id: before?.id ?? newKey(),
      keys: [...(before?.keys ?? []), ...cards],
      slot,
    }
    this.groups = before
      ? this.groups.map((one) => (one === before ? group : one))
      : [...this.groups, group]
    sound('card')
    this.choose([])
  }

  unstage(id: number, key?: number): void {
    this.remember()
    this.groups = this.groups
      .map((one) =>
        one.id === id
          ? { ...one, keys: key === undefined ? [] : one.keys.filter((k) => k !== key) }
          : one,
      )
      .filter((one) => one.keys.length)
    this.changed()
  }

  /** A joker at one end of a staged run goes to the other. */
  turnJoker(id: number): void {
    this.remember()
    const by = new Map(this.hand.map((one) => [one.key, one.card]))
    this.groups = this.groups.map((one) => {
      if (one.id !== id) return one
      const natural = one.keys.filter((key) => by.get(key) !== 'JK')
      const jokers = one.keys.filter((key) => by.get(key) === 'JK')
      const sorted = natural.sort((a, b) => bySuit(by.get(a) ?? '', by.get(b) ?? ''))
      const last = jokers.at(-1)
      const first = one.keys[0] === last
      return { ...one, keys: first ? [...sorted, ...jokers] : [...jokers, ...sorted] }
    })
    this.changed()
  }

  /** The joker of a staged set stands for the next of these cards, after the last for any. */
  nameJoker(id: number, mayBe: readonly Card[]): void {
    this.remember()
    this.groups = this.groups.map(({ joker, ...one }) => {
      if (one.id !== id) return { ...one, ...(joker && { joker }) }
      const next = mayBe[joker ? mayBe.indexOf(joker) + 1 : 0]
      return { ...one, ...(next && { joker: next }) }
    })
    this.changed()
  }

  protected draft(): Draft {
    return {
      order: this.hand.map((one) => one.card),
      groups: this.groups.map((group) => this.cardsIn(group)),
      chosen: this.picked.map((one) => one.card),
      plays: this.plays.map((one) => one.play),
      number: this.edition,
    }
  }
}
