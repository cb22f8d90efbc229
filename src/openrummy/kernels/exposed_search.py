"""What actions bring in deals that a seat can't tell apart: the search of the strong bots.

A world gives the other hands and the stock cards that the seat has not seen; each action is tried
in the same worlds, and the round is played on by keen play: to its end, or for some turns, after
which values say the rest (`exposed_value`). Buffers belong to the caller.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_deal,
    exposed_guess,
    exposed_keen,
    exposed_legal,
    exposed_turn,
    exposed_value,
)
from openrummy.kernels.exposed_keen_numbers import GUESSES
from openrummy.kernels.exposed_layout import (
    BIT,
    CONTRACTS,
    DRAWING,
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
    TURN,
    TURNS,
    UNKNOWN,
    WINNERS,
)
from openrummy.kernels.exposed_search_numbers import DIFFERENCE, FIELDS, SQUARES, SUM, WON
from openrummy.kernels.exposed_value_numbers import HORIZON, VALUES

DEVELOPED = 3
"""What it counts to develop a hidden hand by a turn, beside the decisions that are played."""
VALUED = 50
"""What it counts to ask the values."""
NEVER = 1000000
"""A turn that nobody has."""


def evaluate(
    t: array[int],
    seat: int,
    unseen: array[int],
    worlds: int,
    most: int,
    actions: array[int],
    count: int,
    won: int,
    k: array[int],
    v: array[int],
    one: array[int],
    two: array[int],
    w: array[int],
    out: array[int],
    sums: array[int],
) -> int:
    """Adds to ``sums`` what ``worlds`` more worlds say of ``count`` actions of a seat.

    ``t`` is the table as the seat sees it: of other hands only what all know, ``HELD`` and
    ``STOCK_SIZE`` as they are. ``unseen`` are the cards it has not seen, in any order; it comes
    back shuffled. ``won`` is what it counts to win the match, beside the points by which the others
    have more on average; ``k`` are the weights of keen play (`exposed_keen_numbers`), ``v`` the
    values after `HORIZON` turns, or a shorter list for none. ``one`` and ``two`` are tables to work
    on.

    The number of worlds that were looked at: fewer when what was played in them counts ``most``
    before (`_run`), none where the rules need the exact solvers.
    """
    hidden = t[STOCK_SIZE]
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            hidden += t[HELD + other] - _known(t, other)
    until = t[TURNS + seat] + HORIZON if len(v) == VALUES else NEVER
    played = 0
    done = 0
    while done < worlds and played < most:
        played += _imagine(t, seat, unseen, hidden, k, one, two, w)
        first = 0
        for i in range(count):
            copy(one, two)
            exposed_legal.act(two, seat, actions[i])
            took = _run(two, seat, until, k, w, out)
            if took == NEEDS_EXACT:
                return 0
            played += took
            if two[PHASE] == ROUND_OVER:
                margin = _margin(two, seat)
                value = margin + _bonus(two, seat, won)
                ahead = 100 if _least(two, seat) else 0
            else:
                margin = exposed_value.margin(two, seat, v, w)
                others = _others(two, seat)
                ahead = exposed_value.match_chance(two, seat, margin, others)
                value = margin + won * others * ahead // 100
                ahead = exposed_value.chance(margin, others)
                played += VALUED
            if i == 0:
                first = value
            at = i * FIELDS
            sums[at + SUM] += margin
            sums[at + DIFFERENCE] += value - first
            sums[at + SQUARES] += (value - first) * (value - first)
            sums[at + WON] += ahead
        done += 1
    return done


def _imagine(
    t: array[int],
    seat: int,
    unseen: array[int],
    hidden: int,
    k: array[int],
    one: array[int],
    two: array[int],
    w: array[int],
) -> int:
    """Makes a likely world of ``one``: of a few that which agrees best with the discard pile.

    Says what that counts, as in `_run`.
    """
    least = 0
    took = 0
    for guess in range(k[GUESSES]):
        copy(t, two)
        _shuffle(t, unseen, hidden)
        two[SEED] = t[SEED]
        _deal(two, seat, unseen)
        against = 0
        for other in range(t[SEATS]):
            if other != seat and t[PLAYING] & BIT[other]:
                exposed_guess.develop(two, other, k, w)
                took += DEVELOPED * t[TURNS + other]
                against += exposed_guess.disagreement(two, other, w)
        if guess == 0 or against < least:
            least = against
            copy(two, one)
        if least == 0:
            break
    return took


def _run(
    t: array[int], seat: int, until: int, k: array[int], w: array[int], out: array[int]
) -> int:
    """Plays a round to its end, or to the turn ``until`` of a seat, by keen play; how much was
    played, `NEEDS_EXACT` where that needs the exact solvers.

    A decision counts 1 in a game with contracts, else 2, and more before opening with jokers: it
    takes that much longer.
    """
    played = 0
    while t[PHASE] != ROUND_OVER:
        asked = exposed_turn.to_ask(t)
        if t[TURN] == seat and t[TURNS + seat] >= until and t[PHASE] == DRAWING and asked == seat:
            break
        played += 1
        if t[CONTRACTS] == 0:
            played += 1
            if t[OPENED + asked] == 0:
                jokers = t[HANDS + asked * KINDS_OF_CARD + JOKER]
                played += 2 * jokers * jokers
        action = exposed_keen.keen_action(t, asked, k, w, out)
        if action == NEEDS_EXACT:
            return NEEDS_EXACT
        exposed_legal.act(t, asked, action)
    return played


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
    return won * _others(t, seat)


def _others(t: array[int], seat: int) -> int:
    """How many others play."""
    others = 0
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            others += 1
    return others


def _least(t: array[int], seat: int) -> bool:
    """Whether no other seat has fewer points."""
    for other in range(t[SEATS]):
        if t[PLAYING] & BIT[other] and t[POINTS + other] < t[POINTS + seat]:
            return False
    return True
