"""Quick play of gin with tuned weights, for self-play and for looking ahead.

A card to throw is the one that is worth least to keep: what it may become with live partners,
against its points and against what it would give the other seat. The top discard is taken for what
the hand is worth with it; knocks go by deadwood and turn. It uses only what its seat has seen.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT, MOST_PIPS, NO_CARD, PIPS
from openrummy.kernels import gin
from openrummy.kernels.gin_cells import (
    BLOCKED_AT,
    DISCARD,
    DRAW,
    GRAND_GIN,
    HANDS,
    KNOCK,
    KNOWN,
    LIMIT,
    PACK,
    PASS,
    PHASE,
    PILE,
    PLACE,
    PLAYING,
    STOCK_SIZE,
    TAKE,
    THROWN,
    TURN,
    TURNS,
)
from openrummy.kernels.gin_weights import (
    COMBINATIONS,
    DEAD,
    FAR,
    HALF_DANGER,
    HOT_PIPS,
    KNOCK_TURNS,
    LAST_STAGED,
    LATE,
    LATE_STOCK,
    LEFT,
    MELD_OUT,
    MUCH,
    NEAR,
    OPEN_DANGER,
    OUT_PIPS,
    PAIRS,
    RUN_OUT,
    SAFE,
    SET_OUT,
    STAGE_SIZE,
    STAGE_TURNS,
    SURE_DANGER,
    TAKE_MELD,
)
from openrummy.kernels.gin_weights import KNOCK as KNOCK_WEIGHTS
from openrummy.kernels.gin_weights import TAKE as TAKE_WEIGHT


def choose(t: array[int], at: int, c: array[int], w: array[int]) -> int:
    """The action of the seat on turn by the weights ``w`` (`gin_weights`)."""
    if t[at + PHASE] != PLAYING:
        return draw(t, at, c, w)
    if gin.specials(t, at, c):
        return GRAND_GIN
    seat = t[at + TURN]
    hand = t[at + HANDS + seat]
    may = gin.discards(t, at, c)
    key = solver.arrange(hand)
    # A card takes no more than its points with it.
    if solver.deadwood(key) - MOST_PIPS <= t[at + LIMIT]:
        best = solver.drop(hand, hand & ~may)
        left = solver.deadwood_without(hand, key, best)
        if left <= t[at + LIMIT] and wants_knock(t, at, c, w, left):
            return KNOCK + best
    return DISCARD + throw(t, at, c, w, may, key)


def wants_knock(t: array[int], at: int, c: array[int], w: array[int], left: int) -> bool:
    """Whether the seat on turn would knock with so much deadwood, were it allowed."""
    turn = t[at + TURNS + t[at + TURN]]
    if turn >= KNOCK_TURNS:
        turn = KNOCK_TURNS - 1
    if left <= w[KNOCK_WEIGHTS + turn]:
        return True
    return t[at + STOCK_SIZE] - c[BLOCKED_AT] <= w[LATE_STOCK] and left <= w[LATE]


def draw(t: array[int], at: int, c: array[int], w: array[int]) -> int:
    """Takes the top discard when the hand gains enough by it; else draws or passes."""
    actions = gin.specials(t, at, c)
    if actions & BIT[TAKE]:
        seat = t[at + TURN]
        hand = t[at + HANDS + seat]
        low = BIT[gin.top(t, at)]
        if _gains(t, at, c, w, hand, low):
            return TAKE
    if actions & BIT[DRAW]:
        return DRAW
    return PASS if actions & BIT[PASS] else TAKE


def _gains(t: array[int], at: int, c: array[int], w: array[int], hand: int, low: int) -> bool:
    """Whether the card ``low`` is worth taking."""
    seat = t[at + TURN]
    full = hand | low
    key = solver.arrange(full)
    melds = 0 if solver.unmatched(full, key) & low else 1
    stage = stage_of(t[at + TURNS + seat])
    if not melds:
        # Without a meld it has to be better than the worst card of the hand by so much.
        rest = w[stage + TAKE_WEIGHT]
        card = PLACE[low % 53]
        over = solver.unmatched(hand, solver.arrange(hand))
        if over == 0:
            return False
        live = c[PACK] & ~(full | t[at + PILE] | t[at + KNOWN + 1 - seat])
        worth = keep(card, full, full ^ over ^ low, live, w, stage)
        worst = worth
        while over:
            bit = over & -over
            over ^= bit
            value = keep(PLACE[bit % 53], full, full ^ over ^ low, live, w, stage)
            worst = min(worst, value)
        return worth - worst > rest
    card = solver.drop(full, low)
    saved = solver.deadwood(solver.arrange(hand)) - solver.deadwood(
        solver.arrange(full ^ BIT[card])
    )
    return saved * w[stage + DEAD] > w[stage + TAKE_MELD]


def throw(t: array[int], at: int, c: array[int], w: array[int], may: int, key: int) -> int:
    """The card to throw without knocking; ``key`` is the arrangement of the hand."""
    seat = t[at + TURN]
    hand = t[at + HANDS + seat]
    melded = hand ^ solver.unmatched(hand, key)
    over = hand & ~melded & may
    if over == 0:
        return solver.drop(hand, hand & ~may)
    theirs = t[at + KNOWN + 1 - seat]
    live = c[PACK] & ~(hand | t[at + PILE] | theirs)
    stage = stage_of(t[at + TURNS + seat])
    let_go = t[at + THROWN + seat]
    thrown = t[at + THROWN + 1 - seat]
    least = MUCH
    best = NO_CARD
    while over:
        low = over & -over
        over ^= low
        card = PLACE[low % 53]
        value = keep(card, hand, melded, live, w, stage)
        value += danger(card, live, theirs, thrown, let_go, w, stage)
        if value < least:
            least = value
            best = card
    return best


def stage_of(turn: int) -> int:
    """The place of the weights for this own turn."""
    return STAGE_TURNS[min(turn, LAST_STAGED)] * STAGE_SIZE


def keep(card: int, hand: int, melded: int, live: int, w: array[int], stage: int) -> int:
    """What a card beside the melds is worth to its hand, in hundredths of a point."""
    value = -w[stage + DEAD] * PIPS[card]
    outs = 0
    for number in range(COMBINATIONS):
        pair = PAIRS[card * COMBINATIONS + number]
        held = pair & hand
        if held == 0:
            if pair and pair & live == pair:
                value += w[stage + FAR]
        elif pair & live:
            outs += 1
            if held & melded:
                value += w[stage + MELD_OUT]
            elif number < 3:
                value += w[stage + SET_OUT]
            else:
                value += w[stage + RUN_OUT]
    return value + outs * PIPS[card] * w[stage + OUT_PIPS]


def danger(
    card: int, live: int, theirs: int, thrown: int, let_go: int, w: array[int], stage: int
) -> int:
    """What a card thrown may give the other seat, in hundredths of a point."""
    value = 0
    for number in range(COMBINATIONS):
        pair = PAIRS[card * COMBINATIONS + number]
        known = pair & theirs
        if pair == 0 or pair & (live | theirs) != pair:
            continue
        if known == 0:
            value += w[stage + OPEN_DANGER]
        elif known == pair:
            value += w[stage + SURE_DANGER]
        else:
            value += w[stage + HALF_DANGER]
    if value:
        value += PIPS[card] * w[stage + HOT_PIPS]
        value -= w[stage + SAFE] * solver.size(NEAR[card] & thrown)
        value -= w[stage + LEFT] * solver.size(NEAR[card] & let_go)
    return value


def naive(t: array[int], at: int, c: array[int]) -> int:
    """Naive play, to measure by: takes what melds, throws the highest card, knocks at once."""
    seat = t[at + TURN]
    hand = t[at + HANDS + seat]
    if t[at + PHASE] == PLAYING:
        if gin.specials(t, at, c):
            return GRAND_GIN
        may = gin.discards(t, at, c)
        key = solver.arrange(hand)
        over = solver.unmatched(hand, key) & may
        if over and solver.deadwood(key) - MOST_PIPS > t[at + LIMIT]:
            return DISCARD + _highest(over)
        best = solver.drop(hand, hand & ~may)
        if solver.deadwood_without(hand, key, best) <= t[at + LIMIT]:
            return KNOCK + best
        return DISCARD + best
    actions = gin.specials(t, at, c)
    if actions & BIT[TAKE]:
        low = BIT[gin.top(t, at)]
        full = hand | low
        key = solver.arrange(full)
        if not solver.unmatched(full, key) & low:
            return TAKE
        if solver.deadwood(key) - MOST_PIPS <= t[at + LIMIT]:
            left = solver.deadwood_without(full, key, solver.drop(full, low))
            if left <= t[at + LIMIT]:
                return TAKE
    if actions & BIT[DRAW]:
        return DRAW
    return PASS if actions & BIT[PASS] else TAKE


def _highest(cards: int) -> int:
    """Of the cards the one with the highest rank, of equals the first suit."""
    best = NO_CARD
    most = -1
    while cards:
        low = cards & -cards
        cards ^= low
        card = PLACE[low % 53]
        if card % 13 > most:
            most = card % 13
            best = card
    return best
