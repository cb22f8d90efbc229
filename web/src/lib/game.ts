/** What a table plays: the preset's options with those of the table laid over them. */

import type { Preset } from './api'
import { t } from './i18n.svelte'
import type { Game, Rules } from './protocol'

export interface Contract {
  runs: number
  sets: number
  run_min: number
  set_min: number
}

interface Row {
  runs: number
  sets: number
  run_min?: number | null
  set_min?: number | null
}

export interface GameInfo {
  name: string
  game: Game
  title: string
  contracts: Contract[]
  opening: number
  buys: number
  extraCards: number
  target: number | null
  rounds: number | null
  /** Few points are good. */
  low: boolean
  /** Cards may be moved between melds on the table. */
  rearranges: boolean
  /** Lay-offs count towards an opening. */
  countsLayOffs: boolean
  options: Record<string, unknown>
}

export const presetName = (rules: Rules): string => rules.preset.split('@')[0] ?? rules.preset

export function gameInfo(rules: Rules, presets: readonly Preset[]): GameInfo {
  const name = presetName(rules)
  const preset = presets.find((one) => one.name === name)
  const value = (option: string): unknown =>
    rules.options[option] ?? preset?.options.find((one) => one.name === option)?.value
  const number = (option: string): number => {
    const found = value(option)
    return typeof found === 'number' ? found : 0
  }
  const rows = (value('contract.list') ?? []) as Row[]
  const format = value('match.format')
  return {
    name,
    game: preset?.game ?? 'rummy',
    title: preset?.title ?? '',
    contracts: rows.map((row) => ({
      runs: row.runs,
      sets: row.sets,
      run_min: row.run_min ?? (number('run.min') || 3),
      set_min: row.set_min ?? 3,
    })),
    opening: number('opening.min_points'),
    buys: number('buy.max_per_round'),
    extraCards: number('buy.extra_cards'),
    target: format === 'target' || format === 'elimination' ? number('match.target') : null,
    rounds:
      rows.length ||
      (format === 'rounds' ? number('match.rounds') : format === 'single' ? 1 : null),
    low: value('points.to') !== 'winner',
    countsLayOffs: value('opening.counts_layoffs') === true,
    rearranges: value('table.rearrange') === true,
    options: rules.options,
  }
}

/** "2 sets + 1 run" */
export function contractText(contract: Contract): string {
  const runs = contract.runs ? t('web-runs', { count: contract.runs }) : ''
  const sets = contract.sets ? t('web-sets', { count: contract.sets }) : ''
  return [runs, sets].filter(Boolean).join(' + ')
}
