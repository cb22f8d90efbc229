/** One key for each action; what is not possible explains itself. */

import type { TableStore } from '../lib/store.svelte'

export interface Extra {
  help: () => void
  read: () => void
  scores: () => void
  hand: () => void
}

/** Carries out the action of a key; false where the key has none. */
export function press(key: string, store: TableStore, extra: Extra): boolean {
  const first = store.cardsOf([...store.chosen])[0] ?? store.hand[0]?.card ?? ''
  const actions: Record<string, () => void> = {
    d: () => store.ask('draw', { type: 'draw' }),
    t: () => store.ask('take', { type: 'take' }),
    b: () => store.ask('buy', { type: 'buy' }),
    p: () => store.ask('pass', { type: 'pass' }),
    m: () =>
      store.info?.game === 'gin' && store.mode !== 'own' ? store.chooseOwn() : store.stage(),
    l: () => store.layDown(),
    o: () => layOff(store),
    x: () => store.discard(),
    k: () => {
      if (store.mode === 'own') store.knockOwn()
      else if (store.mayKnock) store.mode = store.mode === 'knock' ? 'play' : 'knock'
      else store.ask('knock', { type: 'knock', card: first })
    },
    g: () => store.ask('grand_gin', { type: 'grand_gin' }),
    u: () => store.undo(),
    s: () => store.sort('suit'),
    r: () => store.sort('rank'),
    a: () => store.arrange(),
    i: () => store.hint(),
    n: () => store.ask('next', { type: 'next' }),
    f: () => (store.defends ? store.showDefence() : store.ask('done', { type: 'done' })),
    v: () => store.moveCards(),
    h: extra.read,
    c: extra.scores,
    '/': extra.hand,
    '?': extra.help,
    escape: () => {
      if (store.lifted || store.choice) store.lifted = store.choice = null
      else if (!store.defends) store.leaveMode()
      store.choose([])
      store.notice = null
    },
  }
  const action = actions[key.toLowerCase()]
  action?.()
  return action !== undefined
}

function layOff(store: TableStore): void {
  const [meld] = store.fits.keys()
  if (meld !== undefined) store.playOn(meld)
  else store.ask('add', { type: 'add', cards: store.cardsOf([...store.chosen]), meld: 0 })
}
