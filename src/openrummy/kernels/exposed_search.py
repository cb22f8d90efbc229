"""What actions bring in deals that a seat can't tell apart: the search of the strong bots.

A world gives the other hands and the stock cards that the seat has not seen; each action is tried
in the same worlds, and the round is played on by keen play. Buffers belong to the caller.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_deal, exposed_keen, exposed_legal, exposed_turn
from openrummy.kernels.exposed_keen_numbers import DEVELOPED, FITS_OWN
from openrummy.kernels.exposed_layout import (
    BIT,
    FORMS,
    HANDS,
    HELD,
    JOKER,
    KINDS_OF_CARD,
    KNOWN,
    MELD_SIZE,
    MELDS,
    NEEDS_EXACT,
    OPENED,
    OVER,
    PHASE,
    PLAYING,
    POINTS,
    ROUND_OVER,
    SEATS,
    SEED,
    STOCK,
    STOCK_SIZE,
    TABLE,
    TURNS,
    UNKNOWN,
    WINNERS,
)
from openrummy.kernels.exposed_search_numbers import DIFFERENCE, FIELDS, SQUARES, SUM, WON

LAID_OFF = -1000
"""The worth of a card in a hidden hand that would long lie on the table."""


def evaluate(
    t: array[int],
    seat: int,
    unseen: array[int],
    worlds: int,
    actions: array[int],
    count: int,
    won: int,
    k: array[int],
    one: array[int],
    two: array[int],
    w: array[int],
    out: array[int],
    sums: array[int],
) -> bool:
    """Adds to ``sums`` what ``worlds`` more worlds say of ``count`` actions of a seat.

    ``t`` is the table as the seat sees it: of other hands only what all know, ``HELD`` and
    ``STOCK_SIZE`` as they are. ``unseen`` are the cards it has not seen, in any order; it comes
    back shuffled. ``won`` is what it counts to win the match, beside the points by which the others
    have more on average; ``k`` are the weights of keen play (`exposed_keen_numbers`). ``one`` and
    ``two`` are tables to work on. False where the rules need the exact solvers.
    """
    hidden = 0
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            hidden += t[HELD + other] - _known(t, other)
    hidden += t[STOCK_SIZE]
    for _ in range(worlds):
        copy(t, one)
        _shuffle(t, unseen, hidden)
        one[SEED] = t[SEED]
        _deal(one, seat, unseen)
        for other in range(t[SEATS]):
            if other != seat and t[PLAYING] & BIT[other]:
                _develop(one, other, k, w)
        first = 0
        for i in range(count):
            copy(one, two)
            exposed_legal.act(two, seat, actions[i])
            if not _run(two, k, w, out):
                return False
            margin = _margin(two, seat)
            value = margin + _bonus(two, seat, won)
            if i == 0:
                first = value
            at = i * FIELDS
            sums[at + SUM] += margin
            sums[at + DIFFERENCE] += value - first
            sums[at + SQUARES] += (value - first) * (value - first)
            sums[at + WON] += 1 if _least(two, seat) else 0
    return True


def _run(t: array[int], k: array[int], w: array[int], out: array[int]) -> bool:
    """Plays a round to its end by keen play; False where that needs the exact solvers."""
    while t[PHASE] != ROUND_OVER:
        asked = exposed_turn.to_ask(t)
        action = exposed_keen.keen_action(t, asked, k, w, out)
        if action == NEEDS_EXACT:
            return False
        exposed_legal.act(t, asked, action)
    return True


def _develop(t: array[int], seat: int, k: array[int], w: array[int]) -> None:
    """Makes a random hand one that its seat could hold after its turns.

    For each of them it gets a card of the stock, and the least worth of its cards that nobody has
    seen goes back.
    """
    hand = HANDS + seat * KINDS_OF_CARD
    known = KNOWN + seat * KINDS_OF_CARD
    if t[STOCK_SIZE] == 0 or t[HELD + seat] == 0:
        return
    exposed_keen.count_live(t, seat, w)
    weight = exposed_keen.points_weight(t, seat, k)
    for _ in range(t[TURNS + seat] * k[DEVELOPED] // 100):
        at = STOCK + exposed_deal.roll(t, t[STOCK_SIZE])
        t[hand + t[at]] += 1
        worst = t[at]
        least = 0
        found = 0
        for card in range(KINDS_OF_CARD):
            if t[hand + card] > t[known + card]:
                value = exposed_keen.worth(t, seat, card, weight, k, w)
                if t[OPENED + seat] and value >= k[FITS_OWN] // 2 and card != JOKER:
                    value = LAID_OFF
                if found == 0 or value < least:
                    found = 1
                    least = value
                    worst = card
        t[hand + worst] -= 1
        t[at] = worst


def copy(t: array[int], to: array[int]) -> None:
    """Copies what there is of a table; the two have the same rules."""
    for i in range(TABLE + t[MELDS] * MELD_SIZE):
        to[i] = t[i]


def _known(t: array[int], seat: int) -> int:
    """How many cards of a hand all know."""
    count = 0
    for card in range(KINDS_OF_CARD):
        count += t[KNOWN + seat * KINDS_OF_CARD + card]
    return count


def _shuffle(t: array[int], unseen: array[int], count: int) -> None:
    for i in range(count - 1, 0, -1):
        j = exposed_deal.roll(t, i + 1)
        card = unseen[i]
        unseen[i] = unseen[j]
        unseen[j] = card


def _deal(t: array[int], seat: int, unseen: array[int]) -> None:
    """Deals the unseen cards to the other hands, beside what is known of them, and the stock."""
    at = 0
    for other in range(t[SEATS]):
        if other == seat or t[PLAYING] & BIT[other] == 0:
            continue
        for _ in range(t[HELD + other] - _known(t, other)):
            t[HANDS + other * KINDS_OF_CARD + unseen[at]] += 1
            at += 1
    for i in range(t[STOCK_SIZE]):
        t[STOCK + i] = unseen[at + i]
    t[FORMS] = UNKNOWN


def _margin(t: array[int], seat: int) -> int:
    """By how many points the others have more on average, times their number."""
    margin = 0
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            margin += t[POINTS + other] - t[POINTS + seat]
    return margin


def _bonus(t: array[int], seat: int, won: int) -> int:
    """What it counts that the match is won, times the number of others."""
    if t[OVER] == 0 or t[WINNERS] & BIT[seat] == 0:
        return 0
    others = 0
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            others += 1
    return won * others


def _least(t: array[int], seat: int) -> bool:
    """Whether no other seat has fewer points."""
    for other in range(t[SEATS]):
        if t[PLAYING] & BIT[other] and t[POINTS + other] < t[POINTS + seat]:
            return False
    return True
