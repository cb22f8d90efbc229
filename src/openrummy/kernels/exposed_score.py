"""The points of a round and the end of a match in the kernel of the games with melds on the table.

The same as `table.scoring` (rules J47-J51, R37-R39).
"""

from __future__ import annotations

from array import array

from openrummy.kernels.exposed_layout import (
    BIT,
    BY_CONTRACTS,
    BY_ROUNDS,
    BY_TARGET,
    CAPPED,
    CLOSED_FACTOR,
    CONTRACTS,
    CUT_POINTS,
    ENDING,
    EXHAUSTION,
    EXTRA_ROUND,
    FLAT,
    FORMAT,
    HANDS,
    KINDS_OF_CARD,
    LAST_ROUND,
    MATCH_ROUNDS,
    NEXT_CONTRACT,
    NOBODY,
    OPENED,
    OPENED_ON,
    OUT,
    OUT_BONUS,
    OVER,
    OWN_PROGRESS,
    PHASE,
    PLAYING,
    POINTS,
    ROUND_OVER,
    ROUNDS,
    SEATS,
    TARGET,
    TIE,
    TOTALS,
    TURNS,
    UNOPENED,
    UNOPENED_POINTS,
    VALUES,
    VOID,
    VOIDED,
    WINNERS,
)
from openrummy.table.scoring import MOST_ROUNDS_A_CONTRACT


def end_round(t: array[int], ending: int, out: int) -> None:
    """Ends the round and scores it (J47-J49, R37-R39)."""
    void = 1 if ending == VOIDED or (ending == CAPPED and t[EXHAUSTION] == VOID) else 0
    t[PHASE] = ROUND_OVER
    t[ENDING] = ending
    t[OUT] = out
    t[ROUNDS] += 1
    factor = 1
    if out != NOBODY and t[OPENED_ON + out] == t[TURNS + out]:
        factor = t[CLOSED_FACTOR]
    for seat in range(t[SEATS]):
        points = 0
        if void == 0:
            points = t[CUT_POINTS + seat]
            if seat == out:
                points += t[OUT_BONUS]
            elif t[PLAYING] & BIT[seat]:
                points += factor * hand_points(t, seat)
        t[POINTS + seat] = points
        t[TOTALS + seat] += points
        if t[OWN_PROGRESS] == 0 or t[OPENED + seat]:
            t[NEXT_CONTRACT + seat] += 1


def hand_points(t: array[int], seat: int) -> int:
    """What a seat's hand costs it, with the surcharge for not having opened (R37b)."""
    points = deadwood(t, seat)
    if t[OPENED + seat] or t[UNOPENED] == 0:
        return points
    return t[UNOPENED_POINTS] if t[UNOPENED] == FLAT else 2 * points


def deadwood(t: array[int], seat: int) -> int:
    """Penalty points of the cards in a hand."""
    points = 0
    for card in range(KINDS_OF_CARD):
        points += t[HANDS + seat * KINDS_OF_CARD + card] * t[VALUES + card]
    return points


def end_match(t: array[int]) -> None:
    """Ends the match if the round that has ended was its last (J50, R38)."""
    contenders = _contenders(t)
    if contenders == 0:
        return
    winners = _best(t, TOTALS, contenders)
    several = 1 if winners & (winners - 1) else 0
    if several and t[TIE] == EXTRA_ROUND:
        return
    if several and t[TIE] == LAST_ROUND:
        winners = _best(t, POINTS, winners)
    t[OVER] = 1
    t[WINNERS] = winners


def _best(t: array[int], points: int, seats: int) -> int:
    """The seats among ``seats`` with the fewest of these points."""
    best = 0
    least = 0
    for seat in range(t[SEATS]):
        if seats & BIT[seat]:
            if best == 0 or t[points + seat] < least:
                least = t[points + seat]
                best = BIT[seat]
            elif t[points + seat] == least:
                best |= BIT[seat]
    return best


def _contenders(t: array[int]) -> int:
    """The seats that may win when the match is over now, else none."""
    everyone = BIT[t[SEATS]] - 1
    if t[FORMAT] == BY_ROUNDS:
        return everyone if t[ROUNDS] >= t[MATCH_ROUNDS] else 0
    if t[FORMAT] == BY_CONTRACTS:
        return _through_contracts(t, everyone)
    reached = 0
    for seat in range(t[SEATS]):
        if t[TOTALS + seat] >= t[TARGET]:
            reached |= BIT[seat]
    if t[FORMAT] == BY_TARGET:
        return everyone if reached else 0
    left = everyone & ~reached
    if left == 0:
        return everyone
    return 0 if left & (left - 1) else left


def _through_contracts(t: array[int], everyone: int) -> int:
    if t[OWN_PROGRESS] == 0:
        return everyone if t[ROUNDS] >= t[CONTRACTS] else 0
    through = 0
    for seat in range(t[SEATS]):
        if t[NEXT_CONTRACT + seat] >= t[CONTRACTS]:
            through |= BIT[seat]
    if through:
        return through
    return everyone if t[ROUNDS] >= MOST_ROUNDS_A_CONTRACT * t[CONTRACTS] else 0
