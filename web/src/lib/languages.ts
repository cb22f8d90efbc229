/** The languages there are, and which one to start with. */

import { kept } from './kept'

export const LANGUAGES = { en: 'English', fr: 'Français', ar: 'العربية' } as const
export type Language = keyof typeof LANGUAGES

export function preferred(wanted: readonly string[], saved: string): Language {
  const all = [saved, ...wanted].map((tag) => tag.slice(0, 2).toLowerCase())
  return (all.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en'
}

export const startLanguage = (): Language =>
  preferred(navigator.languages ?? [navigator.language], kept('language'))

export const sentencesOf = (language: Language): string => `/locales/${language}.ftl`

export const gamesIn = (language: string): string =>
  `/api/games?${new URLSearchParams({ lang: language })}`

/** Tells the browser what is written here, and in which direction. */
export function speak(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
}
