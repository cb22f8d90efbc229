"""What a round of a contract is likely to bring, by where its seats stand: learnt in self-play.

Lists of values are made by ``scripts/train_jimmy.py``.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_forms, exposed_outlook, exposed_score
from openrummy.kernels.exposed_layout import (
    BIT,
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    HELD,
    NOBODY,
    OPENED,
    PLAYING,
    SEATS,
    TOTALS,
    TURN,
)
from openrummy.kernels.exposed_value_numbers import (
    FEWEST_CARDS,
    FINENESS,
    HELD_MOST,
    LACKS_MOST,
    MOST_CARDS,
    NUMBERS,
    STANDINGS,
)


def standing(t: array[int], seat: int, w: array[int]) -> int:
    """Where a seat stands: before it goes down what it lacks, then by the cards that it holds."""
    if t[OPENED + seat]:
        return LACKS_MOST + min(t[HELD + seat], HELD_MOST)
    return min(LACKS_MOST, max(0, exposed_forms.lacking(t, seat, NOBODY, w)))


def outs(t: array[int], seat: int, w: array[int]) -> int:
    """How many natural cards, unseen by a seat, bring its contract nearer; 0 once it is down."""
    if t[OPENED + seat]:
        return 0
    helpful = exposed_forms.helpful(t, seat, w)
    if helpful <= 0:
        return 0
    exposed_outlook.count_live(t, seat, w)
    return exposed_outlook.live(helpful, w)


def margin(t: array[int], seat: int, v: array[int], w: array[int]) -> int:
    """By how many points the others will have more, times their number.

    What a seat pays depends on where it and the seat nearest to going out beside it stand.
    """
    nearest = NOBODY
    second = NOBODY
    stand = 0
    live = 0
    for other in range(t[SEATS]):
        if t[PLAYING] & BIT[other]:
            stand |= standing(t, other, w) << (4 * other)
            live |= min(127, outs(t, other, w)) << (7 * other)
            if nearest == NOBODY or _distance(stand, other) < _distance(stand, nearest):
                second = nearest
                nearest = other
            elif second == NOBODY or _distance(stand, other) < _distance(stand, second):
                second = other
    others = 0
    total = 0
    for other in range(t[SEATS]):
        if other != seat and t[PLAYING] & BIT[other]:
            others += 1
            total += _cost(t, other, second if other == nearest else nearest, stand, live, v)
    own = _cost(t, seat, second if seat == nearest else nearest, stand, live, v)
    return (total - others * own) >> FINENESS


def _distance(stand: int, seat: int) -> int:
    """How far a seat is from going out, as a number to compare."""
    own = stand >> (4 * seat) & 15
    return own - LACKS_MOST if own > LACKS_MOST else own + HELD_MOST + 1


def _cost(t: array[int], seat: int, rival: int, stand: int, live: int, v: array[int]) -> int:
    """What a round will cost a seat, in the unit of the values."""
    row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
    cards = t[row] * t[row + 2] + t[row + 1] * t[row + 3]
    at = min(MOST_CARDS, max(FEWEST_CARDS, cards)) - FEWEST_CARDS
    at = 2 * at + (1 if seat == t[TURN] else 0)
    at = STANDINGS * at + (stand >> (4 * seat) & 15)
    at = NUMBERS * (STANDINGS * at + (stand >> (4 * rival) & 15))
    return (
        v[at]
        + v[at + 1] * exposed_score.deadwood(t, seat)
        + v[at + 2] * (live >> (7 * seat) & 127)
        + v[at + 3] * (live >> (7 * rival) & 127)
    )


def chance(margin: int, others: int) -> int:
    """Roughly how likely a margin over all of so many others will be one in the end, in hundredths:
    a straight line, sure from 100 points each on.
    """
    return min(100, max(0, 100 * others + margin) // (2 * others))


def match_chance(t: array[int], seat: int, margin: int, others: int) -> int:
    """How likely a seat wins the match that ends with this round, in hundredths; 0 in others.

    ``margin``: by how many points ``others`` seats together will have more in this round.
    """
    least = 0
    found = 0
    for other in range(t[SEATS]):
        if t[PLAYING] & BIT[other] == 0:
            continue
        if t[CONTRACT + other] < t[CONTRACTS] - 1:
            return 0
        if other != seat and (found == 0 or t[TOTALS + other] < least):
            found = 1
            least = t[TOTALS + other]
    return chance(margin + others * (least - t[TOTALS + seat]), others)
