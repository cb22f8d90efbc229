"""A table of gin: deal, legal actions, one step, the showdown, the match (rules G1-G22).

All state lies in a buffer of the caller's (`gin_cells` says where; ``at`` is the first cell of the
table), the rules in another (`gin_config.config`). The functions check nothing: `may` says whether
an action is legal. Held to `table.decide` by a law of the tests.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT, LANE, MOST_PIPS, PIPS, SPREAD
from openrummy.kernels import dice, gin_match
from openrummy.kernels.gin_cells import (
    BLOCKED,
    BLOCKED_AT,
    CAPPED,
    CARDS,
    DEADWOOD,
    DEALER,
    DICE,
    DISCARD,
    DRAW,
    DRAWING,
    ENDER,
    ENDING,
    FIRST_DEALER,
    GIN,
    GIN_BONUS,
    GRAND,
    GRAND_GIN,
    GRAND_GIN_BONUS,
    HAND_SIZE,
    HANDS,
    KNOCK,
    KNOCK_LIMIT,
    KNOCKED,
    KNOWN,
    LAST_CARD,
    LAST_TAKE,
    LAY_OFF,
    LIMIT,
    MOST_PILE_DRAWS,
    MOST_TURNS,
    NOBODY,
    NOT_ENDED,
    NOT_TAKEN,
    OFFER,
    OFFERED,
    PACK,
    PASS,
    PHASE,
    PILE,
    PILE_DRAWS,
    PILE_SIZE,
    PLACE,
    PLAYING,
    POINTS,
    STARTER,
    STOCK_ONLY,
    STOCK_SIZE,
    TAKE,
    TAKEN,
    THROWN,
    TO_WINNER,
    TURN,
    TURNS,
    UNDERCUT,
    UNDERCUT_BONUS,
    UNDERCUT_ON_TIE,
    UPCARD,
)


def new_match(t: array[int], at: int, c: array[int], state: int) -> None:
    """Begins a match with dice in this state: draws the dealer and deals the first round."""
    t[at + DICE] = state
    dealer = 0
    if c[FIRST_DEALER] == NOBODY:
        dealer = _roll(t, at, 2)
    gin_match.clear_match(t, at)
    t[at + DEALER] = dealer
    deal(t, at, c)


def deal(t: array[int], at: int, c: array[int]) -> None:
    """Deals a round by the dealer of the table's cells, with the table's dice."""
    count = shuffle(t, at, c[PACK])
    for seat in range(2):
        hand = 0
        for _ in range(c[HAND_SIZE]):
            count -= 1
            hand |= BIT[t[at + CARDS + count]]
        t[at + HANDS + seat] = hand
    t[at + STOCK_SIZE] = count - 1
    begin(t, at, c, t[at + CARDS + count - 1])


def shuffle(t: array[int], at: int, cards: int) -> int:
    """Lays these cards out as the stock in any order, by the table's dice; gives their number."""
    count = 0
    while cards:
        low = cards & -cards
        t[at + CARDS + count] = PLACE[low % 53]
        cards ^= low
        count += 1
    state = t[at + DICE]
    for top in range(count - 1, 0, -1):
        state = dice.advance(state)
        other = at + CARDS + dice.below(state, top + 1)
        card = t[other]
        t[other] = t[at + CARDS + top]
        t[at + CARDS + top] = card
    t[at + DICE] = state
    return count


def begin(t: array[int], at: int, c: array[int], upcard: int) -> None:
    """The first turn of a round whose hands and stock lie in the table, and whose dealer is set."""
    dealer = t[at + DEALER]
    t[at + STARTER] = 1 - dealer
    t[at + TURN] = 1 - dealer
    t[at + KNOWN] = 0
    t[at + KNOWN + 1] = 0
    t[at + THROWN] = 0
    t[at + THROWN + 1] = 0
    t[at + PILE] = BIT[upcard]
    t[at + PILE_SIZE] = 1
    t[at + LAST_CARD] = upcard
    t[at + UPCARD] = upcard
    t[at + TAKEN] = NOBODY
    t[at + TURNS] = 0
    t[at + TURNS + 1] = 0
    t[at + PILE_DRAWS] = 0
    t[at + STOCK_ONLY] = 0
    t[at + ENDING] = NOT_ENDED
    t[at + ENDER] = NOBODY
    for seat in range(2):
        t[at + DEADWOOD + seat] = 0
        t[at + POINTS + seat] = 0
    t[at + LIMIT] = c[KNOCK_LIMIT]
    if c[KNOCK_LIMIT] == NOBODY:
        t[at + LIMIT] = PIPS[upcard]
    if c[OFFER]:
        t[at + PHASE] = OFFERED
    else:
        t[at + PHASE] = DRAWING
        t[at + TURNS + 1 - dealer] = 1


def specials(t: array[int], at: int, c: array[int]) -> int:
    """The legal actions below `DISCARD`, a bit each."""
    phase = t[at + PHASE]
    actions = 0
    if phase == OFFERED:
        return BIT[TAKE] | BIT[PASS]
    if phase == DRAWING:
        if t[at + STOCK_SIZE] > c[BLOCKED_AT]:
            actions |= BIT[DRAW]
        elif c[LAST_TAKE]:
            actions |= BIT[PASS]
        if t[at + PILE_SIZE] and not t[at + STOCK_ONLY]:
            actions |= BIT[TAKE]
    elif phase == PLAYING and c[GRAND_GIN_BONUS] >= 0 and _all_melded(t, at):
        actions = BIT[GRAND_GIN]
    return actions


def discards(t: array[int], at: int, c: array[int]) -> int:
    """The cards that may be discarded, as a set."""
    if t[at + PHASE] != PLAYING:
        return 0
    hand = t[at + HANDS + t[at + TURN]]
    if c[NOT_TAKEN] and t[at + TAKEN] >= 0:
        hand &= ~BIT[t[at + TAKEN]]
    return hand


def knocks(t: array[int], at: int, c: array[int]) -> int:
    """The cards with whose discard the seat on turn may knock, as a set."""
    may = discards(t, at, c)
    hand = t[at + HANDS + t[at + TURN]]
    if may == 0 or solver.at_least(hand) > t[at + LIMIT] + MOST_PIPS:
        return 0
    return knocking(hand, solver.arrange(hand), may, t[at + LIMIT])


def knocking(hand: int, key: int, may: int, limit: int) -> int:
    """Those of the cards ``may`` whose discard leaves deadwood within the limit.

    ``key`` is the arrangement of the hand with the card to be thrown.
    """
    # A card takes no more than its points with it.
    bound = solver.deadwood(key) - limit
    if bound > MOST_PIPS:
        return 0
    found = 0
    while may:
        low = may & -may
        card = PLACE[low % 53]
        may ^= low
        if PIPS[card] >= bound and solver.deadwood_without(hand, key, card) <= limit:
            found |= low
    return found


def may(t: array[int], at: int, c: array[int], action: int) -> bool:
    """Whether an action is legal; any integer may be asked for."""
    if action < 0:
        return False
    if action < DISCARD:
        return specials(t, at, c) & BIT[action] != 0
    if action < KNOCK:
        return discards(t, at, c) & BIT[action - DISCARD] != 0
    if action >= KNOCK + 52:
        return False
    low = discards(t, at, c) & BIT[action - KNOCK]
    if low == 0:
        return False
    left = solver.arrange(t[at + HANDS + t[at + TURN]] ^ low)
    return solver.deadwood(left) <= t[at + LIMIT]


def step(t: array[int], at: int, c: array[int], action: int) -> None:
    """Plays a legal action of the seat on turn. A round that ends is scored, and the match."""
    seat = t[at + TURN]
    if action == DRAW:
        size = t[at + STOCK_SIZE] - 1
        t[at + STOCK_SIZE] = size
        t[at + HANDS + seat] |= BIT[t[at + CARDS + size]]
        t[at + STOCK_ONLY] = 0
        t[at + PHASE] = PLAYING
    elif action == TAKE:
        _take(t, at, seat)
    elif action == PASS:
        _pass(t, at, c, seat)
    elif action == GRAND_GIN:
        _showdown(t, at, c, seat, 1)
    elif action < KNOCK:
        _throw(t, at, seat, action - DISCARD)
        _next_turn(t, at, c, seat)
    else:
        _throw(t, at, seat, action - KNOCK)
        _showdown(t, at, c, seat, 0)


def next_round(t: array[int], at: int, c: array[int]) -> None:
    """Deals the round after one that has ended (rules G1, G15)."""
    ending = t[at + ENDING]
    if ending not in (BLOCKED, CAPPED):
        t[at + DEALER] = gin_match.next_dealer(t, at, c)
    deal(t, at, c)


def top(t: array[int], at: int) -> int:
    """The top discard; the pile must not be empty."""
    return t[at + LAST_CARD + 1 - t[at + PILE_SIZE]]


def _all_melded(t: array[int], at: int) -> bool:
    hand = t[at + HANDS + t[at + TURN]]
    return solver.at_least(hand) <= 0 and solver.deadwood(solver.arrange(hand)) == 0


def _take(t: array[int], at: int, seat: int) -> None:
    card = top(t, at)
    t[at + PILE_SIZE] -= 1
    t[at + PILE] ^= BIT[card]
    t[at + THROWN + 1 - seat] &= ~BIT[card]
    t[at + HANDS + seat] |= BIT[card]
    t[at + KNOWN + seat] |= BIT[card]
    t[at + TAKEN] = card
    t[at + PILE_DRAWS] += 1
    t[at + PHASE] = PLAYING


def _pass(t: array[int], at: int, c: array[int], seat: int) -> None:
    if t[at + PHASE] == DRAWING:
        _cancel(t, at, c, BLOCKED)
    elif seat == t[at + STARTER]:
        t[at + TURN] = 1 - seat
    else:
        t[at + TURN] = t[at + STARTER]
        t[at + PHASE] = DRAWING
        t[at + STOCK_ONLY] = 1


def _throw(t: array[int], at: int, seat: int, card: int) -> None:
    t[at + HANDS + seat] ^= BIT[card]
    t[at + KNOWN + seat] &= ~BIT[card]
    t[at + PILE] |= BIT[card]
    t[at + THROWN + seat] |= BIT[card]
    t[at + PILE_SIZE] += 1
    t[at + LAST_CARD + 1 - t[at + PILE_SIZE]] = card


def _next_turn(t: array[int], at: int, c: array[int], seat: int) -> None:
    last_take = 1 if c[LAST_TAKE] and t[at + TAKEN] == NOBODY else 0
    if t[at + STOCK_SIZE] <= c[BLOCKED_AT] and not last_take:
        _cancel(t, at, c, BLOCKED)
    elif t[at + PILE_DRAWS] >= c[MOST_PILE_DRAWS] or t[at + TURNS + seat] >= c[MOST_TURNS]:
        _cancel(t, at, c, CAPPED)
    else:
        t[at + TURN] = 1 - seat
        t[at + TURNS + 1 - seat] += 1
        t[at + TAKEN] = NOBODY
        t[at + PHASE] = DRAWING


def _cancel(t: array[int], at: int, c: array[int], ending: int) -> None:
    t[at + ENDING] = ending
    gin_match.end_round(t, at, c)


def _showdown(t: array[int], at: int, c: array[int], seat: int, grand: int) -> None:
    """The knocker's best melds against the best defence (rules G5-G11)."""
    other = 1 - seat
    hand = t[at + HANDS + seat]
    key = solver.arrange(hand)
    own = solver.deadwood(key)
    runs = fourths = 0
    if own and c[LAY_OFF]:
        runs = solver.run_cards(hand, key)
        sets = solver.set_cards(key)
        ranks = (sets | sets >> 13 | sets >> 26 | sets >> 39) & LANE
        fourths = ranks * SPREAD & ~sets
    left = solver.deadwood(solver.defend(t[at + HANDS + other], runs, fourths))
    t[at + DEADWOOD + seat] = own
    t[at + DEADWOOD + other] = left
    t[at + ENDER] = seat
    loser = other
    points = left - own
    if grand:
        t[at + ENDING] = GRAND
        points = c[GRAND_GIN_BONUS] + left
    elif own == 0:
        t[at + ENDING] = GIN
        points = c[GIN_BONUS] + left
    elif own < left or (own == left and not c[UNDERCUT_ON_TIE]):
        t[at + ENDING] = KNOCKED
    else:
        t[at + ENDING] = UNDERCUT
        loser = seat
        points = c[UNDERCUT_BONUS] + own - left
    t[at + POINTS + (1 - loser if c[TO_WINNER] else loser)] = points
    gin_match.end_round(t, at, c)


def _roll(t: array[int], at: int, bound: int) -> int:
    """A number below ``bound`` from the table's dice."""
    state = dice.advance(t[at + DICE])
    t[at + DICE] = state
    return dice.below(state, bound)
