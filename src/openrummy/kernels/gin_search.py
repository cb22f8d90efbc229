"""Looking ahead in gin: each action tried on the same likely hidden cards, played on by policy.

The position lies at the first table of the buffer, with the other hand unknown; the second table
is a sampled world, the third the game played on from it. An action is judged by its mean over the
worlds, never by what one world allows.

A hidden hand is likely when it could have come about: it starts from random unseen cards and is
developed by draws and discards as a player makes them; of a few such hands the one that agrees best
with the discard pile is taken (what its owner threw or let go, he could not use).
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT, NO_CARD
from openrummy.kernels import dice, gin, gin_past, gin_policy
from openrummy.kernels.gin_cells import (
    CARDS,
    DICE,
    DISCARD,
    ENDED,
    GRAND_GIN,
    HANDS,
    KNOCK,
    KNOWN,
    LAST_CARD,
    LIMIT,
    NOBODY,
    PACK,
    PHASE,
    PILE,
    PILE_SIZE,
    PLACE,
    PLAYING,
    POINTS,
    STOCK_SIZE,
    STRIDE,
    THROWN,
    TO_WINNER,
    TOTALS,
    TURN,
    TURNS,
)
from openrummy.kernels.gin_search_numbers import (
    BATCH,
    BROKEN_MELD,
    GIVE_UP,
    KNOCKER,
    LEFT_MELD,
    MOST_ACTIONS,
    NAIVE,
    RECENT,
    SHARES,
    SPREAD_BY,
    THROWN_HALF,
    TRIES,
    UNKNOCKED,
    WAITER,
)
from openrummy.kernels.gin_weights import COMBINATIONS, MUCH, PAIRS


def evaluate(
    t: array[int],
    c: array[int],
    w: array[int],
    knocker: array[int],
    naives: int,
    knocks: int,
    past: array[int],
    hidden: int,
    playouts: int,
    actions: array[int],
    count: int,
    chances: array[int],
    target: int,
    out: array[int],
) -> int:
    """Judges ``count`` actions in so many rounds played on; gives the number of worlds looked at.

    The other hand holds ``hidden`` cards that are not known. In ``naives`` of `SHARES` worlds the
    other seat is a naive player whose past, with a chain that `gin_past.fit` has started, is in
    ``past``; in ``knocks`` it plays by the weights ``knocker``, which knock at the first chance, so
    it holds too much deadwood for that. ``out`` receives for each action the sum of its values, the
    sum of the differences from the first action, the sum of their squares, the worlds it was tried
    in (an action far behind is given up), and in how many of them the round was won. Values are
    points, or chances to win the match where ``target`` is not 0.
    """
    for place in range(count * 5):
        out[place] = 0
    alive = count
    played = 0
    world = 0
    while played < playouts:
        if world and world % BATCH == 0:
            alive = _give_up(out, count)
            if alive == 1:
                return world
        kind = kind_of(world, naives, knocks)
        if kind == NAIVE:
            copy(t, 0, STRIDE)
            gin_past.next_hand(t, STRIDE, past)
        else:
            sample(t, c, w, hidden, kind)
        base = 0
        for number in range(count):
            if number and out[number * 5 + 3] < world:
                continue
            copy(t, STRIDE, 2 * STRIDE)
            gin.step(t, 2 * STRIDE, c, actions[number])
            play_against(t, 2 * STRIDE, c, w, knocker, kind)
            value = _value(t, 2 * STRIDE, c, t[TURN], chances, target)
            if number == 0:
                base = value
            difference = value - base
            out[number * 5] += value
            out[number * 5 + 1] += difference
            out[number * 5 + 2] += difference * difference
            out[number * 5 + 3] += 1
            if _won(t, 2 * STRIDE, c) == t[TURN]:
                out[number * 5 + 4] += 1
        played += alive
        world += 1
    return world


def kind_of(world: int, naives: int, knocks: int) -> int:
    """The kind of player in a world; the worlds of a kind come at even distances."""
    part = world * SPREAD_BY % SHARES
    if part < naives:
        return NAIVE
    return KNOCKER if part < naives + knocks else WAITER


def candidates(t: array[int], c: array[int], w: array[int], actions: array[int]) -> int:
    """Writes the actions worth trying at the first table, the policy's own first; how many."""
    first = gin_policy.choose(t, 0, c, w)
    actions[0] = first
    count = 1
    if t[PHASE] != PLAYING:
        legal = gin.specials(t, 0, c)
        for action in range(DISCARD):
            if legal & BIT[action] and action != first:
                actions[count] = action
                count += 1
        return count
    if first == GRAND_GIN:
        return 1
    hand = t[HANDS + t[TURN]]
    may = gin.discards(t, 0, c)
    key = solver.arrange(hand)
    best = solver.drop(hand, hand & ~may)
    left = solver.deadwood_without(hand, key, best)
    if left == 0:
        actions[0] = KNOCK + best
        return 1
    if left <= t[LIMIT] and first != KNOCK + best:
        actions[count] = KNOCK + best
        count += 1
    over = solver.unmatched(hand, key)
    usual = first if first < KNOCK else DISCARD + gin_policy.throw(t, 0, c, w, may, key)
    if usual != first:
        actions[count] = usual
        count += 1
    while may:
        low = may & -may
        may ^= low
        card = PLACE[low % 53]
        if DISCARD + card in (first, usual) or count == MOST_ACTIONS:
            continue
        if low & over or solver.deadwood_without(hand, key, card) == solver.deadwood(key):
            actions[count] = DISCARD + card
            count += 1
    return count


def play_on(t: array[int], at: int, c: array[int], w: array[int]) -> None:
    """Plays the round to its end, both seats by the policy."""
    while t[at + PHASE] != ENDED:
        gin.step(t, at, c, gin_policy.choose(t, at, c, w))


def play_against(
    t: array[int], at: int, c: array[int], w: array[int], knocker: array[int], kind: int
) -> None:
    """Plays the round to its end, the seat not on turn at the first table as one of its kind."""
    seat = t[TURN]
    while t[at + PHASE] != ENDED:
        if t[at + TURN] == seat or kind == WAITER:
            action = gin_policy.choose(t, at, c, w)
        elif kind == NAIVE:
            action = gin_policy.naive(t, at, c)
        else:
            action = gin_policy.choose(t, at, c, knocker)
        gin.step(t, at, c, action)


def copy(t: array[int], source: int, target: int) -> None:
    """Copies a table."""
    for cell in range(STRIDE):
        t[target + cell] = t[source + cell]


def sample(t: array[int], c: array[int], w: array[int], hidden: int, kind: int) -> None:
    """Deals the cards that the seat on turn has not seen, at the second table.

    A `KNOCKER` on the other seat would have knocked with as much as the limit.
    """
    seat = t[TURN]
    other = 1 - seat
    known = t[KNOWN + other]
    unseen = c[PACK] & ~(t[HANDS + seat] | t[PILE] | known)
    copy(t, 0, STRIDE)
    least = MUCH
    for attempt in range(TRIES):
        at = STRIDE if attempt == 0 else 2 * STRIDE
        if attempt:
            copy(t, 0, at)
            t[at + DICE] = t[STRIDE + DICE]
        _deal_unseen(t, at, unseen, other, known, hidden)
        t[STRIDE + DICE] = t[at + DICE]
        t[at + TURN] = other
        _develop(t, at, c, w, other, known)
        t[at + TURN] = seat
        t[STRIDE + DICE] = t[at + DICE]
        wrong = disagreement(t, at, c, other)
        if kind == KNOCKER and t[at + TURNS + other]:
            dead = solver.deadwood(solver.arrange(t[at + HANDS + other]))
            if dead <= t[at + LIMIT]:
                wrong += UNKNOCKED
        if wrong < least:
            least = wrong
            if attempt:
                copy(t, at, STRIDE)
        if least == 0:
            break
    t[DICE] = t[STRIDE + DICE]


def _deal_unseen(t: array[int], at: int, unseen: int, other: int, known: int, hidden: int) -> None:
    count = gin.shuffle(t, at, unseen)
    hand = known
    for _ in range(hidden):
        count -= 1
        hand |= BIT[t[at + CARDS + count]]
    t[at + STOCK_SIZE] = count
    t[at + HANDS + other] = hand
    _complete(t, at, other, known)


def _complete(t: array[int], at: int, other: int, known: int) -> None:
    """Gives the other hand, for each card that it took, two cards that meld with it."""
    forced = known
    stock = t[at + STOCK_SIZE]
    left = known
    while left:
        low = left & -left
        left ^= low
        hand = t[at + HANDS + other]
        if low & ~solver.unmatched(hand, solver.arrange(hand)):
            continue
        hidden = hand
        for place in range(stock):
            hidden |= BIT[t[at + CARDS + place]]
        first = _roll(t, at, COMBINATIONS)
        chosen = 0
        for number in range(COMBINATIONS):
            pair = PAIRS[PLACE[low % 53] * COMBINATIONS + (first + number) % COMBINATIONS]
            if chosen == 0 and pair and pair & hidden == pair:
                chosen = pair
        forced |= chosen
        for place in range(stock):
            card = t[at + CARDS + place]
            spare = t[at + HANDS + other] & ~forced
            if chosen & BIT[card] and spare:
                for _ in range(_roll(t, at, solver.size(spare))):
                    spare &= spare - 1
                out = spare & -spare
                t[at + HANDS + other] ^= out | BIT[card]
                t[at + CARDS + place] = PLACE[out % 53]


def _develop(t: array[int], at: int, c: array[int], w: array[int], other: int, known: int) -> None:
    """Draws and discards as a player makes them: one for each turn without a take."""
    size = t[at + STOCK_SIZE]
    if size == 0:
        return
    for _ in range(t[at + TURNS + other] - solver.size(known)):
        place = at + CARDS + _roll(t, at, size)
        hand = t[at + HANDS + other] | BIT[t[place]]
        t[at + HANDS + other] = hand
        card = gin_policy.throw(t, at, c, w, hand & ~known, solver.arrange(hand))
        if card == NO_CARD:
            card = t[place]
        t[at + HANDS + other] ^= BIT[card]
        t[place] = card


def disagreement(t: array[int], at: int, c: array[int], other: int) -> int:
    """How badly the other hand agrees with the discard pile, the last discards counting most."""
    hand = t[at + HANDS + other]
    live = c[PACK] & ~(hand | t[at + PILE] | t[at + KNOWN + 1 - other])
    wrong = 0
    size = t[at + PILE_SIZE]
    for back in range(size):
        card = t[at + LAST_CARD + 1 - size + back]
        weight = RECENT - back if back < RECENT else 1
        own = t[at + THROWN + other] & BIT[card]
        left = t[at + THROWN + 1 - other] & BIT[card]
        if own == 0 and left == 0:
            continue
        for number in range(COMBINATIONS):
            pair = PAIRS[card * COMBINATIONS + number]
            held = pair & hand
            if held == 0:
                continue
            if held == pair:
                wrong += weight * (BROKEN_MELD if own else LEFT_MELD)
            elif own and pair & live:
                wrong += weight * THROWN_HALF
    return wrong


def _give_up(out: array[int], count: int) -> int:
    """Gives up the actions that are far behind the best; how many are left."""
    worlds = out[3]
    most = 0
    for number in range(1, count):
        if out[number * 5 + 3] == worlds:
            most = max(most, out[number * 5 + 1])
    left = 1
    for number in range(1, count):
        if out[number * 5 + 3] < worlds:
            continue
        total = out[number * 5 + 1]
        # The squares of the differences from their mean.
        spread = out[number * 5 + 2] - total * total // worlds
        behind = most - total
        if behind > 0 and behind * behind * 100 > GIVE_UP * spread:
            out[number * 5 + 3] -= 1
        else:
            left += 1
    return left


def _won(t: array[int], at: int, c: array[int]) -> int:
    """The seat that the round brought something; `NOBODY` for a cancelled or even one."""
    first = t[at + POINTS]
    second = t[at + POINTS + 1]
    if first == second:
        return NOBODY
    if c[TO_WINNER]:
        return 0 if first > second else 1
    return 0 if first < second else 1


def _value(
    t: array[int], at: int, c: array[int], seat: int, chances: array[int], target: int
) -> int:
    """What the end of a round is worth to a seat."""
    points = t[at + POINTS + seat] - t[at + POINTS + 1 - seat]
    own = t[at + TOTALS + seat]
    theirs = t[at + TOTALS + 1 - seat]
    if not c[TO_WINNER]:
        points = -points
        own, theirs = theirs, own
    if target == 0:
        return points
    return chances[min(own, target) * (target + 1) + min(theirs, target)]


def deadwood_sample(
    t: array[int], c: array[int], w: array[int], hidden: int, kind: int, worlds: int
) -> int:
    """Deadwood of the other hand, summed over so many sampled worlds: to compare with real play."""
    total = 0
    for _ in range(worlds):
        sample(t, c, w, hidden, kind)
        total += solver.deadwood(solver.arrange(t[STRIDE + HANDS + 1 - t[TURN]]))
    return total


def _roll(t: array[int], at: int, bound: int) -> int:
    state = dice.advance(t[at + DICE])
    t[at + DICE] = state
    return dice.below(state, bound)
