"""Whole games of the kernel, and many tables stepped at once with what the seats see.

Called through `exposed_batch`, which lets other threads run meanwhile where this file is compiled
and asks the exact solvers where the kernel stops for them.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_finish,
    exposed_legal,
    exposed_melds,
    exposed_policy,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    ASKED,
    BIT,
    BUYS,
    CARDS,
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    DISCARD,
    DRAWING,
    FACTS,
    FIRST,
    HANDS,
    HELD,
    JOKER,
    KIND,
    KINDS_OF_CARD,
    KNOWN,
    LAY,
    LAYOFF_OTHERS,
    LENGTH,
    LET_GO,
    MELD_SIZE,
    MELDS,
    NEEDS_EXACT,
    OPENED,
    OVER,
    OWNER,
    PHASE,
    PILE,
    PILE_SIZE,
    PILES,
    PLAYING_ON,
    POINTS,
    ROUND_OVER,
    SEAT_FACTS,
    SEATS,
    SEED,
    SET,
    STOCK_SIZE,
    TABLE,
    TURN,
)


def run(t: array[int], policy: int, w: array[int], out: array[int]) -> bool:
    """Plays a table on to the end of its round, by random (0) or simple (1) play.

    False where it stops for `exposed_exact`; called again it goes on.
    """
    while t[PHASE] != ROUND_OVER:
        seat = exposed_turn.to_ask(t)
        if policy:
            action = exposed_policy.simple_action(t, seat, w, out)
        else:
            action = exposed_policy.random_action(t, seat, w, out)
        if action == NEEDS_EXACT:
            return False
        exposed_legal.act(t, seat, action)
    return True


def step(
    t: array[int], action: int, matches: int, w: array[int], out: array[int], rewards: array[int]
) -> int:
    """Carries out an action of the seat that is asked; 0, 1 when the game is over, -1 if illegal.

    After a round the next one is dealt, after the game (the match or, without ``matches``, the
    round) a new one. ``rewards``: less the points of the round, for each seat, when it has ended.
    """
    for seat in range(t[SEATS]):
        rewards[seat] = 0
    asked = exposed_turn.to_ask(t)
    if LAY <= action < DISCARD or t[PHASE] == DRAWING:
        exposed_finish.find(t, w)
    if not exposed_legal.is_legal(t, asked, action, w, out):
        return -1
    exposed_legal.act(t, asked, action)
    exposed_finish.settle(t, w)
    if t[PHASE] != ROUND_OVER:
        return 0
    for seat in range(t[SEATS]):
        rewards[seat] = -t[POINTS + seat]
    if t[OVER] or matches == 0:
        exposed_legal.new_match(t, t[SEED])
        return 1
    exposed_turn.start_round(t)
    return 0


def mask(t: array[int], w: array[int], out: array[int], marks: bytearray, count: int) -> bool:
    """Marks the legal ones of ``count`` actions; False where `exposed_exact` has to look first."""
    if not exposed_finish.find(t, w):
        return False
    for i in range(count):
        marks[i] = 0
    for i in range(exposed_legal.legal(t, exposed_turn.to_ask(t), w, out)):
        marks[out[i]] = 1
    return True


def look(t: array[int], seat: int, seen: bytearray) -> None:
    """Writes what a seat sees: `exposed_layout.PILES` says in which order."""
    seats = t[SEATS]
    end = observation(seats)
    for i in range(end):
        seen[i] = 0
    for card in range(KINDS_OF_CARD):
        seen[card] = t[HANDS + seat * KINDS_OF_CARD + card]
    if t[PILE_SIZE]:
        seen[KINDS_OF_CARD + t[PILE + t[PILE_SIZE] - 1]] = 1
    for i in range(t[PILE_SIZE]):
        seen[2 * KINDS_OF_CARD + t[PILE + i]] += 1
    at = PILES * KINDS_OF_CARD
    for i in range(1, seats):
        other = (seat + i) % seats
        for card in range(KINDS_OF_CARD):
            seen[at + card] = t[KNOWN + other * KINDS_OF_CARD + card]
        at += KINDS_OF_CARD
    for i in range(t[MELDS]):
        _look_at_meld(t, seat, TABLE + i * MELD_SIZE, at, seen)
    _look_at_facts(t, seat, at + (seats + 1) * KINDS_OF_CARD, seen)


def observation(seats: int) -> int:
    """Bytes of what a seat sees."""
    return KINDS_OF_CARD * (PILES + 2 * seats) + FACTS + SEAT_FACTS * seats


def _look_at_meld(t: array[int], seat: int, m: int, at: int, seen: bytearray) -> None:
    """Adds a meld to the cards of its owner from ``at`` on, and the cards that it takes."""
    seats = t[SEATS]
    row = at + (t[m + OWNER] - seat + seats) % seats * KINDS_OF_CARD
    for i in range(t[m + LENGTH]):
        seen[row + min(t[m + CARDS + i], JOKER)] += 1
    if t[LAYOFF_OTHERS] == 0 and t[m + OWNER] != seat:
        return
    fits = at + seats * KINDS_OF_CARD
    if exposed_melds.takes(t, m, JOKER):
        seen[fits + JOKER] = 1
    if t[m + KIND] == SET:
        for suit in range(4):
            if exposed_melds.takes(t, m, suit * 13 + t[m + FIRST]):
                seen[fits + suit * 13 + t[m + FIRST]] = 1
        return
    high = exposed_melds.above(t, m)
    low = exposed_melds.below(t, m)
    if high >= 0 and exposed_melds.takes(t, m, high):
        seen[fits + high] = 1
    if low >= 0 and exposed_melds.takes(t, m, low):
        seen[fits + low] = 1


def _look_at_facts(t: array[int], seat: int, at: int, seen: bytearray) -> None:
    seats = t[SEATS]
    seen[at] = 1 if t[PHASE] == PLAYING_ON else 0
    seen[at + 1] = t[STOCK_SIZE]
    if t[CONTRACTS]:
        seen[at + 2] = t[CONTRACT + seat]
        for i in range(4):
            seen[at + 3 + i] = t[CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat] + i]
    seen[at + 7] = t[LET_GO]
    at += FACTS
    for i in range(seats):
        other = (seat + i) % seats
        seen[at] = t[HELD + other]
        seen[at + 1] = t[OPENED + other]
        seen[at + 2] = t[BUYS + other]
        seen[at + 3] = 1 if t[ASKED] & BIT[other] else 0
        seen[at + 4] = 1 if other == t[TURN] else 0
        at += SEAT_FACTS
