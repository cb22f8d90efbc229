"""Hands that the other seat may hold, by all that it did in the round.

One who takes only what melds, throws the highest loose card and knocks at once tells much by each
of these: the hands that he can hold now are few. They are found with the draws that led to them by
a Markov chain over both: a step exchanges a hidden card for one of the stock, or says that another
card came with a draw, and is kept by how well the whole round then fits what was seen. Every deal
that fits is as likely. The dice are those of the first table.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT, PIPS
from openrummy.kernels import dice
from openrummy.kernels.gin_cells import (
    CARDS,
    DICE,
    HANDS,
    KNOWN,
    LIMIT,
    PACK,
    PILE,
    PLACE,
    STOCK_SIZE,
    TURN,
)
from openrummy.kernels.gin_past_numbers import (
    ANY_MISFIT,
    BROKE_MELD,
    COUNT,
    DID_NOT_KNOCK,
    DREW,
    FIRST_STEPS,
    FITS,
    FITTED,
    HELD,
    HIDDEN,
    HIGHER,
    KEPT_HIGHER,
    LEFT_MELD_LYING,
    MISFIT,
    MOST_WORSE,
    ODDS,
    REFUSED,
    SEEN_TURNS,
    STARTS,
    STEPS,
    THREW,
    TOOK,
    TOOK_LOOSE,
    UNSEEN,
)
from openrummy.kernels.gin_weights import COMBINATIONS, PAIRS


def start(t: array[int], c: array[int], hidden: int, past: array[int]) -> bool:
    """Starts the chain for the position at the first table; False where the past is not known."""
    if past[SEEN_TURNS] < 0:
        return False
    seat = t[TURN]
    past[HIDDEN] = hidden
    for _ in range(STARTS):
        _shuffle(t, past, c[PACK] & ~(t[HANDS + seat] | t[PILE] | t[KNOWN + 1 - seat]))
        _meld_taken(t, past, t[KNOWN + 1 - seat])
        held = 0
        for place in range(hidden):
            held |= BIT[past[UNSEEN + place]]
        past[HELD] = held
        if not _first_draws(past):
            return False
        past[MISFIT] = misfit(t, past, ANY_MISFIT)
        steps(t, past, FIRST_STEPS)
        # Else the chain may have run into a blind alley.
        if past[MISFIT] <= FITS:
            break
    return True


def fit(t: array[int], c: array[int], hidden: int, past: array[int]) -> int:
    """Starts the chain; the mean misfit of `FITTED` hands in hundredths, -1 where none is known."""
    if not start(t, c, hidden, past):
        return -1
    total = 0
    for _ in range(FITTED):
        steps(t, past, STEPS)
        total += past[MISFIT]
    return total * 100 // FITTED


def next_hand(t: array[int], at: int, past: array[int]) -> None:
    """Goes on with the chain, and deals its hand and a shuffled stock at a table."""
    steps(t, past, STEPS)
    seat = t[TURN]
    hidden = past[HIDDEN]
    size = past[COUNT] - hidden
    for place in range(size):
        other = _roll(t, place + 1)
        t[at + CARDS + place] = t[at + CARDS + other]
        t[at + CARDS + other] = past[UNSEEN + hidden + place]
    t[at + STOCK_SIZE] = size
    t[at + HANDS + 1 - seat] = past[HELD] | t[KNOWN + 1 - seat]


def misfit(t: array[int], past: array[int], most: int) -> int:
    """How badly the chain's hand fits what its owner did; counted no further than ``most``."""
    hand = past[HELD] | t[KNOWN + 1 - t[TURN]]
    limit = t[LIMIT]
    wrong = 0
    turns = past[SEEN_TURNS]
    for back in range(turns + 1):
        turn = turns - back
        if back:
            low = BIT[past[THREW + turn]]
            full = hand | low
            key = solver.arrange(full)
            over = solver.unmatched(full, key)
            if over & low:
                wrong += KEPT_HIGHER * solver.size(over & HIGHER[past[THREW + turn]])
            else:
                wrong += BROKE_MELD
            if solver.deadwood(key) - PIPS[past[THREW + turn]] <= limit:
                wrong += DID_NOT_KNOCK
            if past[TOOK + turn] >= 0 and over & BIT[past[TOOK + turn]]:
                wrong += TOOK_LOOSE
            hand = full ^ BIT[past[DREW + turn]]
        left = past[REFUSED + turn]
        while left and wrong <= most:
            low = left & -left
            left ^= low
            full = hand | low
            if solver.unmatched(full, solver.arrange(full)) & low == 0:
                wrong += LEFT_MELD_LYING
        if wrong > most:
            return wrong
    return wrong


def steps(t: array[int], past: array[int], count: int) -> None:
    """So many steps of the chain."""
    for number in range(count):
        # A hand that fits worse is kept the more seldom the worse it fits.
        most = past[MISFIT]
        while most < past[MISFIT] + MOST_WORSE and _roll(t, ODDS) == 0:
            most += 1
        if number & 1 and past[SEEN_TURNS]:
            _change_draw(t, past, most)
        else:
            _swap(t, past, most)


def _swap(t: array[int], past: array[int], most: int) -> None:
    """Exchanges a hidden card for one of the stock, unless it then fits too badly."""
    hidden = past[HIDDEN]
    if hidden == 0 or past[COUNT] == hidden:
        return
    mine = UNSEEN + _roll(t, hidden)
    other = UNSEEN + hidden + _roll(t, past[COUNT] - hidden)
    out = past[mine]
    new = past[other]
    held = past[HELD]
    turn = _turn_of(past, out)
    past[HELD] = held ^ BIT[out] ^ BIT[new]
    if turn >= 0:
        past[DREW + turn] = new
    wrong = misfit(t, past, most)
    if wrong <= most:
        past[mine] = new
        past[other] = out
        past[MISFIT] = wrong
    else:
        past[HELD] = held
        if turn >= 0:
            past[DREW + turn] = out


def _change_draw(t: array[int], past: array[int], most: int) -> None:
    """Says that another card came with a draw from the stock, unless it then fits too badly."""
    turns = past[SEEN_TURNS]
    turn = _roll(t, turns)
    choice = _roll(t, past[HIDDEN] + turns)
    if past[TOOK + turn] >= 0:
        return
    gone = turns
    if choice < past[HIDDEN]:
        card = past[UNSEEN + choice]
    else:
        gone = choice - past[HIDDEN]
        card = past[THREW + gone]
    before = past[DREW + turn]
    source = _turn_of(past, card)
    if gone < turn or source == turn:
        return
    if source >= 0:
        # The two draws change places; the card drawn before must still be held at the other.
        if past[TOOK + source] >= 0:
            return
        for between in range(turn, source):
            if past[THREW + between] == before:
                return
        past[DREW + source] = before
    past[DREW + turn] = card
    wrong = misfit(t, past, most)
    if wrong <= most:
        past[MISFIT] = wrong
    else:
        past[DREW + turn] = before
        if source >= 0:
            past[DREW + source] = card


def _turn_of(past: array[int], card: int) -> int:
    """The turn with which a card came; -1 for a card that was dealt."""
    for turn in range(past[SEEN_TURNS]):
        if past[DREW + turn] == card:
            return turn
    return -1


def _shuffle(t: array[int], past: array[int], unseen: int) -> None:
    count = 0
    while unseen:
        low = unseen & -unseen
        unseen ^= low
        other = _roll(t, count + 1)
        past[UNSEEN + count] = past[UNSEEN + other]
        past[UNSEEN + other] = PLACE[low % 53]
        count += 1
    past[COUNT] = count


def _meld_taken(t: array[int], past: array[int], known: int) -> None:
    """Puts first, for each card that was taken, two cards that meld with it."""
    free = 0
    for place in range(past[COUNT]):
        free |= BIT[past[UNSEEN + place]]
    free |= known
    first = 0
    left = known
    while left:
        low = left & -left
        left ^= low
        choice = _roll(t, COMBINATIONS)
        chosen = 0
        for number in range(COMBINATIONS):
            pair = PAIRS[PLACE[low % 53] * COMBINATIONS + (choice + number) % COMBINATIONS]
            if chosen == 0 and pair and pair & free == pair:
                chosen = pair
        for place in range(first, past[COUNT]):
            card = past[UNSEEN + place]
            if chosen & BIT[card] and first < past[HIDDEN]:
                past[UNSEEN + place] = past[UNSEEN + first]
                past[UNSEEN + first] = card
                first += 1


def _first_draws(past: array[int]) -> bool:
    """Draws to begin with: what was thrown at once, or else a hidden card."""
    turns = past[SEEN_TURNS]
    for turn in range(turns):
        past[DREW + turn] = past[TOOK + turn]
    spare = 0
    for turn in range(turns):
        if past[TOOK + turn] >= 0:
            continue
        card = past[THREW + turn]
        if _turn_of(past, card) >= 0:
            if spare == past[HIDDEN]:
                return False
            card = past[UNSEEN + spare]
            spare += 1
        past[DREW + turn] = card
    return True


def _roll(t: array[int], bound: int) -> int:
    state = dice.advance(t[DICE])
    t[DICE] = state
    return dice.below(state, bound)
