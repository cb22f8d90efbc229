"""What to take and to throw in games with a minimum to open, by the melds that a hand makes.

The best melds of the natural cards are kept, and of the loose cards those that most cards still out
bring into a meld: what greedy play (`bots.worth`) does, with weights (`exposed_keen_numbers`).
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import opening
from openrummy.core.solvers.opening_tables import (
    BY_PENALTY,
    FEWEST,
    MIN_POINTS,
    MOST,
    MUST_USE,
    NEVER,
    NO_CARD,
)
from openrummy.core.solvers.opening_tables import NATURAL_RUN as RUN_NEEDED
from openrummy.core.solvers.opening_tables import SET as SET_SHAPE
from openrummy.kernels import (
    exposed_buy,
    exposed_finish,
    exposed_outlook,
    exposed_policy,
    exposed_turn,
)
from openrummy.kernels.exposed_keen_numbers import (
    FITS,
    FITS_NEXT,
    LOOSE,
    MADE,
    NO_RUN,
    OUT,
    OUT_OPENS,
    OUT_RUN,
    STEP,
    STEPS,
)
from openrummy.kernels.exposed_layout import (
    ASKED_TERMS,
    BIT,
    CARDS,
    COUNT_AS,
    COUNT_AS_SIZE,
    COUNTS,
    DISCARD,
    DISTINCT_SUITS,
    DRAW,
    HANDS,
    HELD,
    JOKER,
    KINDS_OF_CARD,
    LENGTH,
    LIST,
    MELD_SIZE,
    MELDS,
    NATURAL_RUN,
    NEEDS_EXACT,
    NOBODY,
    ON_REPLACE,
    OPENED,
    PASS,
    PILE,
    PILE_SIZE,
    ROOM,
    SHAPES,
    SHAPES_SIZE,
    STANDS,
    STAY,
    TABLE,
    TAKE,
    TERMS,
    TERMS_SIZE,
    TURN,
    VALUES,
    WORTH,
)

NEVER_THROWN = 100000
"""What a joker is worth."""


def before_play(t: array[int], seat: int, w: array[int]) -> int:
    """What to do before the turn's draw: take what fits the table or makes melds, else draw."""
    if seat != t[TURN]:
        return PASS
    if exposed_turn.may_take(t, seat) and _wanted(t, seat, t[PILE + t[PILE_SIZE] - 1], w):
        takes = exposed_finish.may_take(t, seat, w)
        if takes:
            return TAKE if takes == 1 else NEEDS_EXACT
    if exposed_turn.may_draw(t):
        return DRAW
    return PASS if exposed_buy.may_pass(t, seat) else exposed_policy.only_take(t, seat, w)


def _wanted(t: array[int], seat: int, card: int, w: array[int]) -> bool:
    if card == JOKER or exposed_policy.opens_with(t, seat):
        return True
    if t[OPENED + seat] and (exposed_turn.fits_table(t, seat, card) or _frees_joker(t, card)):
        return True
    return exposed_policy.melds(t, seat, card) and improves(t, seat, card, w)


def _frees_joker(t: array[int], card: int) -> bool:
    """Whether a joker on the table stands for a card and may be had for it."""
    if t[ON_REPLACE] == STAY:
        return False
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        for j in range(t[m + LENGTH]):
            if t[m + CARDS + j] == STANDS + card:
                return True
    return False


def discard(
    t: array[int], seat: int, k: array[int], w: array[int], out: array[int], count: int
) -> int:
    """The discard of the card that is worth least."""
    melded(t, seat, NOBODY, w)
    exposed_outlook.count_live(t, seat, w)
    weight = exposed_outlook.points_weight(t, seat, k)
    best = DISCARD + JOKER
    least = NEVER_THROWN
    for i in range(count):
        if DISCARD <= out[i] < DISCARD + JOKER:
            value = keep(t, seat, out[i] - DISCARD, weight, k, w)
            if value < least:
                least = value
                best = out[i]
    return best


def improves(t: array[int], seat: int, card: int, w: array[int]) -> bool:
    """Whether the best melds of a hand, jokers left out, get better with one more card."""
    before = melded(t, seat, NOBODY, w)
    return melded(t, seat, card, w) > before


def melded(t: array[int], seat: int, card: int, w: array[int]) -> int:
    """Penalty points in the best melds of the natural cards, with one more card (or `NOBODY`).

    ``w`` from `LOOSE` on has the natural cards that are in none of them.
    """
    return _melded(
        t,
        seat,
        card,
        w,
        w[COUNTS : COUNTS + KINDS_OF_CARD],
        w[ASKED_TERMS : ASKED_TERMS + TERMS_SIZE],
        w[SHAPES : SHAPES + SHAPES_SIZE],
    )


def _melded(
    t: array[int],
    seat: int,
    card: int,
    w: array[int],
    counts: array[int],
    terms: array[int],
    shapes: array[int],
) -> int:
    for i in range(JOKER):
        counts[i] = t[HANDS + seat * KINDS_OF_CARD + i]
    counts[JOKER] = 0
    if card != NOBODY:
        counts[card] += 1
    for i in range(JOKER):
        w[LOOSE + i] = counts[i]
    w[NO_RUN] = t[NATURAL_RUN]
    if not _any_meld(w):
        return 0
    for i in range(TERMS_SIZE):
        terms[i] = t[TERMS + i]
    terms[MIN_POINTS] = 0
    terms[RUN_NEEDED] = 0
    terms[BY_PENALTY] = 1
    terms[MUST_USE] = NO_CARD
    terms[FEWEST] = 1
    terms[MOST] = t[HELD + seat] + 1
    terms[NEVER] = NO_CARD
    found = opening.best(
        counts,
        terms,
        t[COUNT_AS : COUNT_AS + COUNT_AS_SIZE],
        t[VALUES : VALUES + KINDS_OF_CARD],
        w,
        ROOM,
        shapes,
    )
    points = 0
    for i in range(found):
        points += _lay(t, shapes[i], w)
    return points


def _any_meld(w: array[int]) -> bool:
    """Whether three of the loose cards could make a meld: of one rank, or in a row of a suit."""
    for rank in range(13):
        held = w[LOOSE + rank] + w[LOOSE + 13 + rank] + w[LOOSE + 26 + rank] + w[LOOSE + 39 + rank]
        if held >= 3:
            return True
    for suit in range(4):
        first = LOOSE + suit * 13
        row = 0
        for rank in range(13):
            row = row + 1 if w[first + rank] else 0
            if row == 3:
                return True
        if row == 2 and w[first]:
            return True
    return False


def _lay(t: array[int], shape: int, w: array[int]) -> int:
    """Takes the cards of a meld from the loose ones; their points."""
    points = 0
    if shape & SET_SHAPE:
        for suit in range(4):
            card = suit * 13 + (shape >> 4 & 15)
            copies = shape >> (8 + 4 * suit) & 15
            w[LOOSE + card] -= copies
            points += copies * t[VALUES + card]
    else:
        w[NO_RUN] = 0
        for place in range(shape & 15):
            card = (shape >> 8 & 3) * 13 + ((shape >> 4 & 15) + place) % 13
            w[LOOSE + card] -= 1
            points += t[VALUES + card]
    return points


def keep(t: array[int], seat: int, card: int, weight: int, k: array[int], w: array[int]) -> int:
    """What a card is worth in a hand whose loose cards and live ones stand in ``w``.

    ``weight`` is what a penalty point weighs, `OUT` what a card does that is still out.
    """
    value = -weight * t[VALUES + card]
    if t[MELDS] and exposed_turn.fits_table(t, seat, card):
        value += k[FITS]
        if t[OPENED + exposed_buy.after(t, seat)]:
            value += k[FITS_NEXT]
    copies = w[LOOSE + card]
    if copies == 0:
        return value + k[MADE]
    if copies > 1:
        return value
    sets = _set_outs(t, card, w)
    w[STEPS] = 0
    runs = _run_outs(card - card % 13, card % 13, w)
    if card % 13 == 0:
        runs += _run_outs(card, 13, w)
    value += k[OUT] * (sets + runs) + k[STEP] * w[STEPS]
    if t[OPENED + seat] == 0:
        value += k[OUT_OPENS] * (sets + runs) * t[WORTH + card] // 10
        if w[NO_RUN]:
            value += k[OUT_RUN] * runs
    return value


def _set_outs(t: array[int], card: int, w: array[int]) -> int:
    """Cards still out that make a set of a card and another loose one of its rank."""
    rank = card % 13
    outs = 0
    for suit in range(4):
        third = suit * 13 + rank
        if t[DISTINCT_SUITS] and third == card:
            continue
        made = 0
        for other in range(4):
            mate = other * 13 + rank
            if mate != card and w[LOOSE + mate] and (mate != third or t[DISTINCT_SUITS] == 0):
                made = 1
        if made:
            outs += w[LIST + third]
    return outs


def _run_outs(first: int, place: int, w: array[int]) -> int:
    """Cards still out that make a run of the loose card at a place of a suit and another one.

    Adds to `STEPS`.
    """
    outs = 0
    found = 0
    for low in range(max(0, place - 2), min(place, 11) + 1):
        a = low if low != place else low + 2
        b = low + 1 if low + 1 != place else low + 2
        a_card = first + a % 13
        b_card = first + b % 13
        if w[LOOSE + a_card] == 0 and w[LOOSE + b_card] == 0:
            if w[LIST + a_card] > 0 and w[LIST + b_card] > 0:
                w[STEPS] += 1
            continue
        if w[LOOSE + b_card] and found & BIT[a] == 0:
            found |= BIT[a]
            outs += w[LIST + a_card]
        if w[LOOSE + a_card] and found & BIT[b] == 0:
            found |= BIT[b]
            outs += w[LIST + b_card]
    return outs
