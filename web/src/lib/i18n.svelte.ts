/** Sentences from the Fluent files that server, terminal and browser share. */

import { FluentBundle, FluentResource } from '@fluent/bundle'

import { fetched } from './early'
import { keep } from './kept'
import { sentencesOf, speak, type Language } from './languages'

export type Facts = Record<string, string | number>

export function bundleOf(language: string, text: string): FluentBundle {
  // The same digits as on the cards and in the score sheet, in every language.
  const bundle = new FluentBundle(`${language}-u-nu-latn`)
  bundle.addResource(new FluentResource(text))
  return bundle
}

class Words {
  language = $state<Language>('en')
  bundle = $state.raw<FluentBundle | null>(null)

  get ready(): boolean {
    return this.bundle !== null
  }

  async load(language: Language): Promise<void> {
    const answer = await fetched(sentencesOf(language))
    if (!answer.ok) throw new Error(`no sentences for ${language}`)
    this.bundle = bundleOf(language, await answer.text())
    this.language = language
    speak(language)
  }

  async choose(language: Language): Promise<void> {
    await this.load(language)
    keep('language', language)
  }

  /** The sentence of that name, or null where it is missing or lacks a fact. */
  find(name: string, facts: Facts = {}): string | null {
    const [message = '', attribute] = name.split('.')
    const found = this.bundle?.getMessage(message)
    const pattern = attribute ? found?.attributes[attribute] : found?.value
    if (!this.bundle || !pattern) return null
    const problems: Error[] = []
    const text = this.bundle.formatPattern(pattern, facts, problems)
    return problems.length ? null : text
  }
}

export const words = new Words()

/** The sentence of that name; its name where there is none. */
export const t = (name: string, facts: Facts = {}): string =>
  words.find(name, facts) ?? words.find(`${name}.plain`) ?? name

export const has = (name: string): boolean => words.bundle?.hasMessage(name) ?? false
