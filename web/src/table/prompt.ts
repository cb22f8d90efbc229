/** What the status line says when nothing else is to be said: whose move it is, and what to do. */

import { written } from '../lib/cards'
import { t } from '../lib/i18n.svelte'
import { listed } from '../lib/sentences'
import type { TableStore } from '../lib/store.svelte'

export function prompt(store: TableStore): string {
  const { round, table } = store
  if (!table) return t('web-connecting')
  if (store.view?.over) return t('web-match-over')
  if (!round) return t('web-waiting-seats')
  if (round.phase === 'over') return t('web-round-over')
  if (!store.myTurn) return waiting(store)
  if (store.mode === 'own')
    return t(store.defends ? 'web-prompt-own-defend' : 'web-prompt-own-knock')
  if (store.mode === 'move') return t(store.lifted ? 'web-prompt-move-to' : 'web-prompt-move')
  if (store.mode === 'knock') return t('web-knock-choose')
  if (round.phase === 'offer') return t('web-prompt-offer', { card: top(store) })
  if (round.phase === 'draw') return drawing(store)
  if (round.phase === 'defend') return t('web-prompt-defend')
  return playing(store)
}

const top = (store: TableStore): string => written(store.round?.pile.at(-1) ?? '')

function waiting(store: TableStore): string {
  const round = store.round
  const actors = store.view?.actors ?? []
  const you = store.you
  if (you !== null && round?.asked.includes(you)) return t('web-prompt-asked', { card: top(store) })
  const others = actors.filter((seat) => seat !== you).map((seat) => store.names[seat] ?? '')
  if (!others.length) return t('web-prompt-wait')
  return t('web-prompt-others', { who: listed(others), count: others.length })
}

function drawing(store: TableStore): string {
  const asked = store.round?.asked ?? []
  if (asked.length) {
    const who = listed(asked.map((seat) => store.names[seat] ?? ''))
    return t('web-prompt-wanted', { who, card: top(store), count: asked.length })
  }
  return store.may('take')
    ? t('web-prompt-draw-or-take', { card: top(store) })
    : t('web-prompt-draw')
}

function playing(store: TableStore): string {
  const round = store.round
  if (round?.owed_jokers) return t('web-prompt-owed-joker')
  if (round?.taken_owed && round.taken) return t('web-prompt-owed', { card: written(round.taken) })
  if (store.info?.game === 'gin') {
    const points = store.advice?.deadwood ?? null
    if (store.may('knock') || store.may('gin')) return t('web-prompt-knock')
    return points === null ? t('web-prompt-discard') : t('web-prompt-gin', { points: best(store) })
  }
  if (store.opened) return t(store.fitting.size ? 'web-prompt-layoff' : 'web-prompt-discard')
  if (store.advice?.can_lay)
    return t(store.info?.contracts.length ? 'web-prompt-can-go-down' : 'web-prompt-can-open')
  const missing = store.advice?.missing ?? null
  return missing === null ? t('web-prompt-play') : t('web-prompt-missing', { count: missing })
}

const best = (store: TableStore): number => {
  const left = Object.values(store.advice?.discards ?? {})
  return left.length ? Math.min(...left) : (store.advice?.deadwood ?? 0)
}
