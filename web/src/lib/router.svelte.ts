/** The place in the client, and ways to another. */

import { parse, type Place } from './place'

class Router {
  place = $state<Place>(parse(typeof location === 'undefined' ? '' : location.hash))

  constructor() {
    if (typeof addEventListener === 'undefined') return
    addEventListener('hashchange', () => (this.place = parse(location.hash)))
  }

  go(...parts: (string | number)[]): void {
    location.hash = link(...parts)
  }

  /** The same, without a step in the history of the browser. */
  swap(...parts: (string | number)[]): void {
    history.replaceState(null, '', link(...parts))
    this.place = parse(location.hash)
  }
}

export const link = (...parts: (string | number)[]): string =>
  `#/${parts.map((part) => encodeURIComponent(String(part))).join('/')}`

export const router = new Router()
