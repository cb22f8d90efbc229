import { readdirSync, readFileSync } from 'node:fs'

import { beforeAll, describe, expect, it } from 'vitest'

import { bundleOf, words } from '../../src/lib/i18n.svelte'
import { preferred } from '../../src/lib/languages'
import { refusal, sentence, spoken } from '../../src/lib/sentences'

const FOLDER = new URL('../../../src/openrummy/messages/', import.meta.url)
const LANGUAGES = ['en', 'fr', 'ar'] as const
const SHOWN = ['bots', 'events', 'refusals', 'server', 'web']

const read = (language: string): string =>
  readdirSync(new URL(`${language}/`, FOLDER))
    .filter((name) => SHOWN.includes(name.replace('.ftl', '')))
    .map((name) => readFileSync(new URL(`${language}/${name}`, FOLDER), 'utf8'))
    .join('\n')

const names = (text: string): string[] =>
  [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((one) => one[1] ?? '')

function use(language: (typeof LANGUAGES)[number]): void {
  words.bundle = bundleOf(language, read(language))
  words.language = language
}

const bare = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')

describe('languages', () => {
  it('follows the saved choice, then the browser, then English', () => {
    expect(preferred(['de-DE', 'fr-CA'], '')).toBe('fr')
    expect(preferred(['fr'], 'ar')).toBe('ar')
    expect(preferred(['de'], '')).toBe('en')
  })

  it.each(['fr', 'ar'] as const)('%s has every sentence that English has', (language) => {
    expect(names(read(language)).sort()).toEqual(names(read('en')).sort())
  })

  it.each(LANGUAGES)('%s has every sentence that the client names', (language) => {
    const has = new Set(names(read(language)))
    const source = readdirSync(new URL('../../src', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((name) => /\.(svelte|ts)$/.test(name))
      .map((name) => readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8'))
      .join('\n')
    const named = [...source.matchAll(/['"](web-[a-z0-9_-]*[a-z0-9])['"]/g)].map(
      (one) => one[1] ?? '',
    )
    expect([...new Set(named)].filter((name) => !has.has(name))).toEqual([])
  })

  it('reads points of people from the right in Arabic, whoever comes first', () => {
    use('ar')
    const event = { type: 'round_ended', ending: 'out', seat: 1, points: [5, 0], deadwood: null }
    const text = sentence(event as never, ['Amal', 'Bo'], null)
    // A list without a letter of its own language begins with the mark for its direction.
    expect(text).toMatch(/\u2068\u200f\u2068\u200f\u2068?Amal/)
    use('en')
    expect(sentence(event as never, ['Amal', 'Bo'], null)).not.toContain('\u200f')
  })

  it('leaves no English in the Arabic refusals', () => {
    use('ar')
    const codes = names(readFileSync(new URL('ar/refusals.ftl', FOLDER), 'utf8')).filter((name) =>
      name.startsWith('refusal-'),
    )
    for (const name of codes) {
      const text = refusal({ code: name.replace('refusal-', ''), facts: {}, paragraphs: [] }, [])
      expect(text.replace(/JK|[A-Z]\b/g, ''), name).not.toMatch(/[a-z]{3,}/)
    }
  })
})

describe('sentences', () => {
  beforeAll(() => use('en'))

  it('explains a refusal with its facts', () => {
    const why = { code: 'opening.min_points', facts: { have: 31, need: 51 }, paragraphs: [] }
    expect(bare(refusal(why, []))).toBe('Your melds count 31 points; 51 are needed to open.')
  })

  it('states the rule alone where a fact is missing', () => {
    expect(bare(refusal({ code: 'run.gap', facts: {}, paragraphs: [] }, []))).toBe(
      'These cards are not in sequence.',
    )
  })

  it('names players and cards', () => {
    const why = { code: 'buy.pending', facts: { seats: [1, 2] }, paragraphs: [] }
    expect(bare(refusal(why, ['Amal', 'Bo', 'Tom']))).toContain('(Bo and Tom)')
    expect(
      bare(refusal({ code: 'run.gap', facts: { missing: ['TH', '6S'] }, paragraphs: [] }, [])),
    ).toContain('10♥ 6♠')
  })

  it('tells an event to its own player and to others', () => {
    const event = { type: 'discarded', seat: 1, card: 'TD' }
    expect(bare(sentence(event, ['Amal', 'Bo'], 1))).toBe('You discarded 10♦.')
    expect(bare(sentence(event, ['Amal', 'Bo'], 0))).toBe('Bo discarded 10♦.')
    expect(
      bare(sentence({ type: 'drew', seat: 1, card: null, bought: false }, ['Amal', 'Bo'], 0)),
    ).toBe('Bo drew a card from the stock.')
  })

  it('reads cards out', () => {
    expect(bare(spoken('7H'))).toBe('seven of hearts')
    expect(bare(spoken('JK(6S)'))).toBe('joker standing for six of spades')
  })

  it('counts in Arabic with the digits of the cards', () => {
    use('ar')
    expect(bare(words.find('web-cards', { count: 2 }) ?? '')).toBe('ورقتان')
    expect(bare(words.find('web-cards', { count: 5 }) ?? '')).toBe('5 أوراق')
    expect(bare(words.find('web-cards', { count: 13 }) ?? '')).toBe('13 ورقة')
  })
})
