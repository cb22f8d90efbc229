/** A table as this browser shows it: what the server sent last, and the player's own draft. */

import { games } from './api'
import { buzz, play } from './sound'
import { stayAwake } from './attention'
import { cardsIn, commandText, hintFacts } from './commands'
import { TableStaging } from './staging.svelte'
import { keysOf } from './hand'
import { t, words } from './i18n.svelte'
import { seatKey } from './kept'
import { Log } from './log.svelte'
import type { Card, Command, FromServer, Hint, Phrase, Said, TableMessage } from './protocol'
import { settings } from './settings.svelte'
import { openWire, TableSocket, type Connection } from './socket'

export class TableStore extends TableStaging {
  connection = $state<Connection>('connecting')
  said = $state.raw<Said[]>([])
  unread = $state(0)
  wrong = $state<string | null>(null)
  /** Between the clock of the server and ours, in milliseconds. */
  skew = $state(0)
  waiting = $state(0)
  autoPassRound = $state<number | null>(null)
  readonly log = new Log()

  private socket: TableSocket | null = null
  private soon: ReturnType<typeof setTimeout> | undefined
  private window = ''
  /** Commands that go out one after another, each when the one before was accepted. */
  private queue: Command[] = []
  private awaited = ''

  constructor(readonly code: string) {
    super()
  }

  start(): void {
    this.socket = new TableSocket({
      open: () => openWire(this.code),
      seatKey: () => seatKey(this.code),
      onMessage: (message) => this.received(message),
      onState: (state) => (this.connection = state),
    })
    void this.loadPresets()
  }

  async loadPresets(): Promise<void> {
    this.presets = await games(words.language)
  }

  stop(): void {
    clearTimeout(this.soon)
    this.socket?.close()
    void stayAwake(false)
  }

  wake(): void {
    this.socket?.wake()
  }

  // ---- messages -------------------------------------------------------------------------------

  private received(message: FromServer): void {
    this.waiting = this.socket?.pending ?? 0
    switch (message.type) {
      case 'table':
        return this.tableCame(message)
      case 'accepted':
        if (message.id === this.awaited) this.giveNext()
        return
      case 'refused':
        this.queue = []
        return this.explain(message.why)
      case 'advice':
        return this.advised(message)
      case 'arranged':
        return this.arranged(message)
      case 'hint':
        return this.hinted(message)
      case 'said':
        return this.saidCame(message)
      case 'wrong':
        this.wrong = message.code
        if (message.id === this.awaited) this.queue = []
        if (message.code === 'too_fast') this.sendIn(1000)
        if (message.id || message.code === 'no_text_here')
          this.tell(t(`wrong-${message.code}`), 'no')
        return
    }
  }

  private tableCame(message: TableMessage): void {
    const before = this.table
    if (before && message.version < before.version && message.recent === undefined) return
    const newRound = before?.view.round?.number !== message.view.round?.number
    const wasTurn = this.myTurn
    this.table = message
    this.wrong = null
    if (message.clock) this.skew = message.clock.now - Date.now()
    const kept = message.recent === undefined ? null : (message.draft ?? null)
    const laidDown = message.events.some(
      (event) => event.type === 'laid_down' && event.seat === message.you,
    )
    this.takeHand(message.view.round?.hand ?? [], newRound, kept, laidDown)
    this.staysStaged(message)
    if (message.events.some((event) => event.seat === message.you)) this.notice = null
    this.log.add(message, before === null)
    if (before) this.noises(message, wasTurn)
    this.staysInMode()
    if (message.events.length) this.choice = null
    void stayAwake(message.you !== null && message.view.over === null)
    this.answerWindow()
    this.changed()
  }

  private noises(message: TableMessage, wasTurn: boolean): void {
    const kinds = new Set(message.events.map((event) => event.type))
    if (kinds.has('match_ended')) play('win')
    else if (kinds.has('laid_down') || kinds.has('knocked')) play('lay')
    else if (kinds.has('discarded') || kinds.has('drew') || kinds.has('took')) play('card')
    if (this.myTurn && !wasTurn) {
      play('turn')
      buzz()
    }
  }

  private saidCame(message: Said): void {
    if (settings.muteChat && message.seat !== this.you) return
    this.said = [...this.said.slice(-99), message]
    this.unread += 1
  }

  // ---- commands -------------------------------------------------------------------------------

  give(command: Command): void {
    this.giveAll([command])
  }

  /** Gives commands one after another; when one is refused those after it are not given. */
  giveAll(commands: Command[]): void {
    if (!this.table || !this.socket) return
    this.choice = null
    this.notice = null
    this.lifted = null
    const idle = !this.queue.length
    this.queue = [...this.queue, ...commands]
    if (idle) this.giveNext()
  }

  private giveNext(): void {
    const [command, ...later] = this.queue
    this.queue = later
    if (!command || !this.table || !this.socket) return
    // Melds shown against gin end the round: there is nothing to lay off.
    if (command.type === 'done' && !this.may('done')) return
    this.awaited = this.socket.give(command, this.table.version)
    this.waiting = this.socket.pending
  }

  /** Gives a command of that name, or says why it is not possible now. */
  ask(type: string, command: Command): void {
    const why = this.table?.blocked[type]
    if (why && !this.may(type)) this.explain(why)
    else this.give(command)
  }

  discard(keys?: number[]): void {
    const cards = this.cardsOf(keys ?? [...this.chosen])
    if (this.mode === 'own') {
      if (keys) this.choose(keys)
      return this.tell(t('web-own-discard'))
    }
    if (this.moved) return this.tell(t('web-moves-open', { count: this.moved }), 'no')
    if (this.may('discard') || !this.table?.blocked.discard) {
      if (cards.length !== 1) return this.tell(t('web-choose-one-discard'), 'no')
      return this.give({ type: 'discard', card: cards[0] ?? '' })
    }
    if (this.table.blocked.discard) this.explain(this.table.blocked.discard)
  }

  /** Gin: knocks, or calls gin, with this discard. */
  knockWith(card: Card): void {
    const call = this.legal.find(
      (one) => (one.type === 'gin' || one.type === 'knock') && one.card === card,
    )
    if (!call) this.give({ type: 'knock', card })
    else this.give(call.type === 'gin' ? { type: 'gin', card } : { type: 'knock', card })
  }

  /** Lays down the staged melds, and the chosen cards as one more; makes the staged moves. */
  layDown(): void {
    const groups = this.groups.map((group) => this.cardsIn(group))
    const also = this.cardsOf([...this.chosen].filter((key) => !this.staged.has(key)))
    if (also.length >= 3) groups.push(also)
    const moves = this.moveCommands()
    if (this.mode === 'move') this.mode = 'play'
    const adds = this.stagesLayOffs ? this.stagedPlays('add') : []
    if (groups.length) return this.giveAll([...moves, { type: 'meld', melds: groups, adds }])
    if (moves.length) return this.giveAll(moves)
    const why = this.table?.blocked.meld
    if (why && !this.may('meld')) this.explain(why)
    else this.tell(t('web-choose-meld'), 'no')
  }

  moreTime(): void {
    this.socket?.send({ type: 'more_time' })
  }
  hint(): void {
    this.socket?.send({ type: 'ask_hint' })
  }
  say(phrase: Phrase | null, text: string | null): void {
    this.socket?.send({ type: 'say', phrase, text })
  }

  /** What is kept for a reload, and answered by advice; not at every touch of a quick hand. */
  protected send(): void {
    if (this.you === null || !this.round) return
    this.sendIn(60)
  }

  private sendIn(milliseconds: number): void {
    clearTimeout(this.soon)
    const send = (): unknown => this.socket?.send({ type: 'draft', ...this.draft() })
    this.soon = setTimeout(send, milliseconds)
  }

  protected touched(): void {
    this.choice = null
    if (this.notice?.kind !== 'hint') this.notice = null
  }

  protected askArrange(): void {
    this.socket?.send({ type: 'ask_arrange' })
  }

  // ---- buying and hints -----------------------------------------------------------------------

  /** Lets a discard go by itself, where the player asked for that. */
  private answerWindow(): void {
    const round = this.round
    if (!round || !this.mayBuy) {
      this.window = ''
      return
    }
    const now = `${round.number}/${round.turns.join()}/${round.pile.length}`
    if (now === this.window) return
    this.window = now
    play('buy')
    if (this.autoPassRound === round.number || settings.autoPass === 'always') {
      setTimeout(() => this.window === now && this.mayBuy && this.give({ type: 'pass' }), 1500)
    } else if (settings.autoPass === 'unless') this.hint()
  }

  private hinted(message: Hint): void {
    if (this.mayBuy && settings.autoPass === 'unless') {
      if (message.command.type === 'pass') this.give({ type: 'pass' })
      return
    }
    const facts = hintFacts(message)
    const what = commandText(message.command)
    this.notice = {
      text: t('web-hint', { what, why: t(message.message, facts) }),
      kind: 'hint',
      paragraphs: [],
      cards: keysOf(this.hand, cardsIn(message.command)) ?? [],
    }
  }
}
