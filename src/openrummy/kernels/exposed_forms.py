"""The ways to open or go down that a table of the kernel lists: those that the solvers find.

The same ways as `table.plays.openings`. What the fast solvers cannot tell for sure is left to
`exposed_exact`, which asks the exact ones.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import contract, contract_best, opening
from openrummy.core.solvers.opening_cards import MOST_CARDS as MOST_SEARCHED
from openrummy.core.solvers.opening_tables import BY_PENALTY, FEWEST, MOST, MUST_USE, NEVER, NO_CARD
from openrummy.kernels import exposed_shapes, exposed_turn
from openrummy.kernels.exposed_layout import (
    ASKED_TERMS,
    BIT,
    BOTH_ACES,
    CLOSED_EXEMPT,
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    COUNT_AS,
    COUNT_AS_SIZE,
    COUNTS,
    DISCARD_REQUIRED,
    DISTINCT_SUITS,
    EARLIEST_TURN,
    FORM,
    FORM_SIZE,
    FORMS,
    FREED,
    HANDS,
    HELD,
    JOKER,
    KINDS_OF_CARD,
    MIN_POINTS,
    MORE_SHAPES,
    NATURAL_RUN,
    NOBODY,
    OPENED,
    OWED,
    PHASE,
    PLAY_ONLY,
    PLAYING_ON,
    ROOM,
    SET_MIN,
    SHAPES,
    SHAPES_SIZE,
    TAKEN,
    TERMS,
    TERMS_SIZE,
    TURN,
    TURNS,
    UNKNOWN,
    VALUES,
    WORTH,
    WORTH_TABLE,
    WORTH_TABLE_SIZE,
)


def find(t: array[int], w: array[int]) -> bool:
    """Writes the ways to open or go down of the seat on turn, if they can be told fast.

    False: `exposed_exact.find` has to say, and `FORMS` stays `UNKNOWN`.
    """
    if t[FORMS] != UNKNOWN:
        return True
    seat = t[TURN]
    if t[PHASE] != PLAYING_ON or t[OPENED + seat]:
        t[FORMS] = 0
        return True
    if t[CONTRACTS] == 0:
        if not may_open(t, seat):
            t[FORMS] = 0
            return True
        if t[CLOSED_EXEMPT] or t[FREED] or t[HELD + seat] > MOST_SEARCHED:
            return False
        return _open(
            t,
            seat,
            w,
            w[COUNTS : COUNTS + KINDS_OF_CARD],
            w[ASKED_TERMS : ASKED_TERMS + TERMS_SIZE],
            w[SHAPES : SHAPES + SHAPES_SIZE],
            w[MORE_SHAPES : MORE_SHAPES + SHAPES_SIZE],
        )
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
    if lacking(t, seat, NOBODY, w) > 0:
        t[FORMS] = 0
        return True
    if t[row + 6] == 0:
        return False
    return _go_down(
        t,
        seat,
        row,
        w,
        w[COUNTS : COUNTS + KINDS_OF_CARD],
        w[SHAPES : SHAPES + SHAPES_SIZE],
        t[WORTH_TABLE : WORTH_TABLE + WORTH_TABLE_SIZE],
    )


def find_some(t: array[int], w: array[int]) -> bool:
    """As `find`, but where the fast solver isn't sure to have found the best way to go down, takes
    the one that it has. False where it knows nothing of the rules.
    """
    if find(t, w):
        return True
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + t[TURN]]
    if t[CONTRACTS] == 0 or t[row + 6] == 0:
        return False
    t[FORMS] = 1 if t[FORM] > 0 else 0
    return True


def lacking(t: array[int], seat: int, card: int, w: array[int]) -> int:
    """The fewest cards that complete the contract of a seat with one more card (or `NOBODY`).

    Where the rules have more limits than the fast solver knows it may be too low, never too high;
    `contract_tables.UNSURE` (-1) when it cannot tell.
    """
    return _lacking(t, seat, card, w, w[COUNTS : COUNTS + KINDS_OF_CARD])


def _lacking(t: array[int], seat: int, card: int, w: array[int], counts: array[int]) -> int:
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
    _count(t, seat, card, counts)
    return contract.missing(
        counts, t[row], t[row + 1], t[row + 2], t[row + 3], t[row + 4], t[row + 5], w
    )


def helpful(t: array[int], seat: int, w: array[int]) -> int:
    """The natural cards of which one more brings the contract of a seat nearer, one bit each;
    `contract_tables.UNSURE` (-1) when the fast solver cannot tell.
    """
    return _helpful(t, seat, w, w[COUNTS : COUNTS + KINDS_OF_CARD])


def _helpful(t: array[int], seat: int, w: array[int], counts: array[int]) -> int:
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
    _count(t, seat, NOBODY, counts)
    return contract.needed(
        counts, t[row], t[row + 1], t[row + 2], t[row + 3], t[row + 4], t[row + 5], w
    )


def _count(t: array[int], seat: int, card: int, counts: array[int]) -> None:
    for i in range(KINDS_OF_CARD):
        counts[i] = t[HANDS + seat * KINDS_OF_CARD + i]
    if card != NOBODY:
        counts[card] += 1


def _go_down(
    t: array[int],
    seat: int,
    row: int,
    w: array[int],
    counts: array[int],
    shapes: array[int],
    worth: array[int],
) -> bool:
    """The best way to go down; False where the fast solver isn't sure that it is."""
    runs, sets, run_min, set_min = t[row], t[row + 1], t[row + 2], t[row + 3]
    _count(t, seat, NOBODY, counts)
    t[FORM] = 0
    if not contract_best.is_in_reach(counts, runs, sets):
        return False
    sure = 1 if contract_best.is_sure(counts, runs, sets, run_min, set_min, w) else 0
    if contract_best.best(counts, runs, sets, run_min, set_min, worth, w, shapes) < 0:
        if sure == 0:
            return False
        t[FORMS] = 0
        return True
    exposed_shapes.sort(shapes, runs + sets)
    exposed_shapes.write(t, FORM, shapes, runs + sets)
    laid = 0
    for i in range(runs + sets):
        laid += exposed_shapes.length(shapes[i])
    kept = t[HELD + seat] - laid
    way = exposed_turn.way_out(t)
    if kept > 0 and sure == 0:
        return False
    if (kept == 0 and way == DISCARD_REQUIRED) or (kept == 1 and way == PLAY_ONLY):
        return False
    t[FORMS] = 1
    return True


def _open(
    t: array[int],
    seat: int,
    w: array[int],
    counts: array[int],
    terms: array[int],
    shapes: array[int],
    more: array[int],
) -> bool:
    """The openings with the most points and with the least left; False where there are too many
    melds to look at.
    """
    _count(t, seat, NOBODY, counts)
    _ask(t, seat, terms)
    if t[OWED]:
        terms[MUST_USE] = t[TAKEN]
    terms[BY_PENALTY] = 0
    found = _opening(t, w, counts, terms, shapes)
    if found == 0:
        t[FORMS] = 0
        return True
    terms[BY_PENALTY] = 1
    left = _opening(t, w, counts, terms, more)
    if found < 0 or left < 0:
        return False
    exposed_shapes.write(t, FORM, shapes, found)
    same = 1 if left == found else 0
    for i in range(found):
        if same and shapes[i] != more[i]:
            same = 0
    if same == 0:
        exposed_shapes.write(t, FORM + FORM_SIZE, more, left)
    t[FORMS] = 2 - same
    return True


def opens(t: array[int], seat: int, w: array[int]) -> bool:
    """Whether a hand can open in a game with a minimum; not where it is too big to search."""
    if t[CLOSED_EXEMPT] or t[HELD + seat] > MOST_SEARCHED or not may_open(t, seat):
        return False
    return _opens(
        t,
        seat,
        w,
        w[COUNTS : COUNTS + KINDS_OF_CARD],
        w[ASKED_TERMS : ASKED_TERMS + TERMS_SIZE],
        w[SHAPES : SHAPES + SHAPES_SIZE],
    )


def _opens(
    t: array[int], seat: int, w: array[int], counts: array[int], terms: array[int],
    shapes: array[int],
) -> bool:  # fmt: skip
    _count(t, seat, NOBODY, counts)
    _ask(t, seat, terms)
    terms[BY_PENALTY] = 0
    return _opening(t, w, counts, terms, shapes) > 0


def _ask(t: array[int], seat: int, terms: array[int]) -> None:
    """Writes the terms of an opening with nothing wished but that the round can end after it."""
    for i in range(TERMS_SIZE):
        terms[i] = t[TERMS + i]
    terms[MUST_USE] = NO_CARD
    terms[FEWEST] = 1
    terms[MOST] = t[HELD + seat]
    if exposed_turn.way_out(t) == DISCARD_REQUIRED:
        terms[MOST] -= 1
    terms[NEVER] = NO_CARD


def _opening(
    t: array[int], w: array[int], counts: array[int], terms: array[int], shapes: array[int]
) -> int:
    found = opening.best(
        counts,
        terms,
        t[COUNT_AS : COUNT_AS + COUNT_AS_SIZE],
        t[VALUES : VALUES + KINDS_OF_CARD],
        w,
        ROOM,
        shapes,
    )
    exposed_shapes.sort(shapes, found)
    return found


def may_open(t: array[int], seat: int) -> bool:
    """Whether a hand looks as if it could open: a quick bound that no opening escapes (R17, R20).

    Only cards that can lie in a meld with the others and the jokers count.
    """
    if t[TURNS + seat] < t[EARLIEST_TURN]:
        return False
    hand = HANDS + seat * KINDS_OF_CARD
    jokers = t[hand + JOKER]
    points = jokers * t[WORTH + JOKER]
    natural = 0
    ranks = 0
    for rank in range(13):
        suits = 0
        for suit in range(4):
            held = t[hand + suit * 13 + rank]
            suits += min(held, 1) if t[DISTINCT_SUITS] else held
        if suits + jokers >= t[SET_MIN]:
            ranks |= BIT[rank]
    for suit in range(4):
        places = 0
        for rank in range(13):
            if t[hand + suit * 13 + rank]:
                places |= BIT[rank] if rank else BOTH_ACES
        if places & places >> 1 & places >> 2:
            natural = 1
        for rank in range(13):
            held = t[hand + suit * 13 + rank]
            if held and (ranks & BIT[rank] or _in_run(places, rank, jokers)):
                points += held * t[WORTH + suit * 13 + rank]
    return points >= t[MIN_POINTS] and natural >= t[NATURAL_RUN]


def _in_run(places: int, rank: int, jokers: int) -> bool:
    """Whether a card can lie in a run of three with others of its suit and the jokers."""
    if jokers >= 2:
        return True
    if rank == 0 and _beside(places, 13, jokers):
        return True
    return _beside(places, rank, jokers)


def _beside(places: int, place: int, jokers: int) -> bool:
    low = (places << 2) >> place & 3
    high = places >> (place + 1) & 3
    if low == 3 or high == 3 or (low & 2 and high & 1):
        return True
    return jokers > 0 and (low | high) != 0
