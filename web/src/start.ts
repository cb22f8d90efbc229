/** The first script, inside the page: it asks at once for all that this place needs. */

import { askEarly, connectEarly, fetchEarly } from './lib/early'
import { seatKey } from './lib/kept'
import { gamesIn, sentencesOf, speak, startLanguage } from './lib/languages'
import { parse } from './lib/place'
import { dress, keptSettings } from './lib/switches'

/** What each page is built into (`vite.config.ts`). */
declare const PAGE_FILES: Record<string, string[]>

dress(keptSettings())
const language = startLanguage()
speak(language)
const { page, parts } = parse(location.hash)
const code = parts[0]?.toUpperCase()

fetchEarly(PAGE_FILES[page] ?? [])
askEarly(sentencesOf(language))
if (['home', 'new', 't', 'seat'].includes(page)) askEarly(gamesIn(language))
if (code && (page === 't' || page === 'seat'))
  connectEarly(code, page === 'seat' ? (parts[1] ?? null) : seatKey(code))
