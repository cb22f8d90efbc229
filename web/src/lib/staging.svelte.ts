/** Plays on melds of the table: given at once, or staged until the player shows them. */

import { made } from './hand'
import { t } from './i18n.svelte'
import type { Advice, Card, Command, End, Fit, Play, TableMessage } from './protocol'
import { TableSight } from './sight.svelte'

/** What a tap means: `own` chooses the melds to be shown at gin, `move` a card of the table. */
export type Mode = 'play' | 'knock' | 'own' | 'move'

interface Way {
  fit: Omit<Fit, 'way'> & { way: Fit['way'] | 'move' }
  end: End | null
}

/** Ways to put cards on the table, of which the player takes one. */
export interface Choice {
  fits: Way[]
  cards: Card[]
  keys: number[]
}

/** A card of the table that was picked up: of which meld, and its place there. */
export interface Lifted {
  card: Card
  meld: number
  at: number
}

export abstract class TableStaging extends TableSight {
  mode = $state<Mode>('play')
  choice = $state.raw<Choice | null>(null)
  lifted = $state.raw<Lifted | null>(null)

  /** The melds that take the card that was picked up, and at which ends. */
  readonly landings: ReadonlyMap<number, (End | null)[]> = $derived.by(() => {
    const found = new Map<number, (End | null)[]>()
    for (const move of this.moves) {
      if (move.card !== this.lifted?.card || move.source !== this.lifted.meld) continue
      found.set(move.target, [...(found.get(move.target) ?? []), move.end ?? null])
    }
    return found
  })
  readonly mayKnock: boolean = $derived(this.types.has('knock') || this.types.has('gin'))

  abstract giveAll(commands: Command[]): void

  /** Lay-offs are part of an opening here, and this player has not opened. */
  get stagesLayOffs(): boolean {
    return !this.opened && this.info?.countsLayOffs === true
  }

  get choosesMelds(): boolean {
    return this.mode === 'own'
  }

  // ---- what is staged, and what the server says of it ------------------------------------------

  protected advised(message: Advice): void {
    this.advice = message
    if (!this.advisedNow) return
    const refused = message.plays.findIndex((why) => why !== null)
    const why = message.plays[refused]
    if (!why) return
    this.plays = this.plays.slice(0, refused)
    this.changed()
    this.explain(why)
  }

  /** What was carried out, or can't be any more, is no longer staged. */
  protected staysStaged(message: TableMessage): void {
    for (const event of message.events) {
      if (event.type !== 'moved' || event.seat !== message.you) continue
      this.plays = made(this.plays, event.card, event.source)
      this.steps = this.steps.map((step) => ({
        ...step,
        plays: made(step.plays, event.card, event.source),
      }))
    }
    if (!this.myTurn && this.plays.length) {
      this.plays = []
      this.steps = this.steps.map((step) => ({ ...step, plays: [] }))
    }
    this.steps = this.steps.filter((step, at) => {
      const next = this.steps[at + 1] ?? this
      return (
        step.hand !== next.hand ||
        step.groups !== next.groups ||
        step.plays.length !== next.plays.length
      )
    })
  }

  /** A mode ends with what it is for; melds to be shown that were kept bring theirs back. */
  protected staysInMode(): void {
    const shows = this.mayKnock || this.defends
    const staged = this.groups.length + this.plays.length > 0
    if (shows && (staged || (this.defends && this.round?.defended))) this.mode = 'own'
    else if (!shows && this.mode === 'own') this.leaveMode()
    else if (!shows && staged && this.info?.game === 'gin') this.clear()
    if (this.mode === 'knock' && !this.mayKnock) this.mode = 'play'
    if (this.mode === 'move' && !(this.myTurn && this.round?.phase === 'play')) this.leaveMode()
  }

  leaveMode(): void {
    if (this.mode === 'own') this.clear()
    this.mode = 'play'
    this.lifted = null
    this.changed()
  }

  // ---- plays on melds ----------------------------------------------------------------------------

  /** Puts the chosen cards on a meld of the table; asks where, if there are two ways. */
  playOn(meld: number, keys?: number[]): void {
    const held = keys ?? this.picked.map((one) => one.key)
    const cards = this.cardsOf(held)
    if (!cards.length) return
    const same = held.length === this.chosen.size && held.every((key) => this.chosen.has(key))
    const fits = same ? (this.fits.get(meld) ?? []) : []
    const ways = fits.flatMap((fit) => fit.ends.map((end) => ({ fit, end })))
    if (ways.length > 1) this.choice = { fits: ways, cards, keys: held }
    else if (ways[0]) this.playWay(ways[0], cards, held)
    else this.layOff({ type: 'add', cards, meld }, held)
  }

  playWay({ fit, end }: Way, cards: Card[], keys: number[]): void {
    const { meld } = fit
    this.choice = null
    if (fit.way === 'move') this.stageMove(meld, end)
    else if (fit.way === 'add') this.layOff({ type: 'add', cards, meld, end }, keys)
    else this.giveAll([...this.moveCommands(), { type: 'swap', cards, meld, slide_to: end }])
  }

  /** Lay-offs in an answer to a knock, or in an opening, are staged; others count at once. */
  private layOff(add: Play, keys: number[]): void {
    if (this.defends && this.mode !== 'own') this.chooseOwn()
    else if (this.defends || this.stagesLayOffs) this.stagePlay(add, keys)
    else this.giveAll([...this.moveCommands(), add])
  }

  // ---- moving cards between melds ----------------------------------------------------------------

  /** Begins to move cards of the table, or says why that is not possible. */
  moveCards(): void {
    const why = this.table?.blocked.move
    if (this.mode === 'move') this.leaveMode()
    else if (this.moves.length) {
      this.choose([])
      this.mode = 'move'
    } else if (why) this.explain(why)
    else this.tell(t('web-move-none'), 'no')
  }

  lift(card: Lifted): void {
    this.choice = null
    const same = this.lifted?.meld === card.meld && this.lifted.at === card.at
    this.lifted = same ? null : card
    if (this.lifted && !this.landings.size) {
      this.lifted = null
      this.tell(t('web-move-stuck'), 'no')
    } else this.touched()
  }

  /** Stages the move of the card that was picked up to a meld. */
  landOn(meld: number): void {
    const ends = this.landings.get(meld) ?? []
    const card = this.lifted?.card
    if (!card) return this.tell(t('web-move-choose'), 'no')
    if (!ends.length) return this.tell(t('web-move-no-fit'), 'no')
    if (ends.length === 1) return this.stageMove(meld, ends[0] ?? null)
    const fit = { meld, way: 'move' as const, ends }
    this.choice = { fits: ends.map((end) => ({ fit, end })), cards: [card], keys: [] }
  }

  private stageMove(target: number, end: End | null): void {
    const { lifted } = this
    if (!lifted) return
    this.lifted = null
    this.stagePlay({ type: 'move', card: lifted.card, source: lifted.meld, target, end })
  }

  /** The staged moves, to be made before what rests on them. */
  protected moveCommands(): Command[] {
    return this.stagedPlays('move')
  }

  protected stagedPlays(type: Play['type']): Play[] {
    return this.plays.map((one) => one.play).filter((play) => play.type === type)
  }

  // ---- gin: one's own melds ----------------------------------------------------------------------

  /** Gin: chooses the melds to be shown, from the best ones on. */
  chooseOwn(): void {
    if (!this.mayKnock && !this.defends) return this.tell(t('web-own-not-now'), 'no')
    this.mode = 'own'
    this.choose([])
    this.bestOwn()
  }

  override arrange(): void {
    if (this.mode === 'own') this.bestOwn()
    else super.arrange()
  }

  bestOwn(): void {
    if (this.round?.defended) return
    const best = this.advice?.defence
    if (!this.defends || !best) return this.askArrange()
    this.remember()
    this.stageAll(best.melds, best.plays)
    this.changed()
    this.tell(t('web-own-best'))
  }

  /** Gin: knocks with the melds that were chosen and the chosen card as the discard. */
  knockOwn(): void {
    const own = this.advice?.own
    const [card] = this.cardsOf([...this.chosen])
    if (!card || this.chosen.size > 1) return this.tell(t('web-own-discard'), 'no')
    if (this.advisedNow && own?.why) return this.explain(own.why)
    const melds = this.groups.map((group) => this.cardsIn(group))
    this.giveAll([{ type: 'knock', card, melds }])
  }

  /** Gin: answers a knock with what was chosen, or with the best. */
  showDefence(): void {
    const { advice } = this
    if (!this.defends || !advice) return
    if (this.mode === 'own' && this.advisedNow && advice.own?.why)
      return this.explain(advice.own.why)
    const best = this.mode === 'own' ? null : advice.defence
    const melds = best?.melds ?? this.groups.map((group) => this.cardsIn(group))
    const plays = best?.plays ?? this.plays.map((one) => one.play)
    const show: Command[] = this.round?.defended ? [] : [{ type: 'defend', melds }]
    this.giveAll([...show, ...plays, { type: 'done' }])
  }
}
