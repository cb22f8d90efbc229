/** The first script of the page, small and alone: it asks at once for all that this place needs. */

import { askEarly, connectEarly } from './lib/early'
import { seatKey } from './lib/kept'
import { gamesIn, sentencesOf, startLanguage } from './lib/languages'
import { parse } from './lib/place'
import { dress, keptSettings } from './lib/switches'

dress(keptSettings())
const language = startLanguage()
const { page, parts } = parse(location.hash)
const code = parts[0]?.toUpperCase()

askEarly(sentencesOf(language))
if (['home', 't', 'seat'].includes(page)) askEarly(gamesIn(language))
if (code && (page === 't' || page === 'seat')) {
  connectEarly(code, page === 'seat' ? (parts[1] ?? null) : seatKey(code))
  void import('./pages/Table.svelte')
}
