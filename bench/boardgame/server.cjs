// boardgame.io's own server, in memory, with a card game of two people: `node server.cjs PORT`.
//
// The game is a turn of gin and no more: draw, discard, and a new deal when the stock is short. Its
// state is of the size that a round of gin has, and the other hand and the stock are hidden as the
// library's documentation advises.
const { PlayerView } = require('boardgame.io/core')
const { Server } = require('boardgame.io/server')

const HAND = 10
const BLOCKED_AT = 2
const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit))

function deal(pack) {
  return {
    players: { 0: pack.slice(0, HAND), 1: pack.slice(HAND, 2 * HAND) },
    counts: [HAND, HAND],
    stock: pack.length - 2 * HAND - 1,
    pile: [pack[2 * HAND]],
    drawn: false,
    secret: { stock: pack.slice(2 * HAND + 1) },
  }
}

const game = {
  name: 'draw',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => deal(random.Shuffle(PACK)),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    draw: ({ G, playerID }) => {
      if (G.drawn) return 'INVALID_MOVE'
      G.players[playerID].push(G.secret.stock.pop())
      G.counts[playerID] += 1
      G.stock -= 1
      G.drawn = true
    },
    discard: ({ G, playerID, events, random }, card) => {
      const at = G.players[playerID].indexOf(card)
      if (!G.drawn || at < 0) return 'INVALID_MOVE'
      events.endTurn()
      if (G.stock <= BLOCKED_AT) return deal(random.Shuffle(PACK))
      G.players[playerID].splice(at, 1)
      G.pile.push(card)
      G.counts[playerID] -= 1
      G.drawn = false
    },
  },
}

const server = Server({ games: [game], origins: [] })
server.run(Number(process.argv[2]))
