"""Quick play for the kernel's playouts: random, or simple and sound.

Simple play has the greedy player's ideas where they cost little: take and buy what brings the hand
nearer to its melds, go down as soon as possible with the least left (as far as the fast solver sees
it), lay everything off, and throw the card that goes least with the others, counts most and doesn't
help the next seat.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_buy,
    exposed_deal,
    exposed_finish,
    exposed_forms,
    exposed_legal,
    exposed_plays,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    BUY,
    CONTRACT,
    CONTRACT_LIST,
    CONTRACT_SIZE,
    CONTRACTS,
    DISCARD,
    DISTINCT_SUITS,
    DRAW,
    DRAWING,
    FORMS,
    HANDS,
    JOKER,
    KINDS_OF_CARD,
    MELDS,
    NEEDS_EXACT,
    NEW_MELDS,
    NOBODY,
    ON_MELD,
    OPENED,
    PASS,
    PHASE,
    PILE,
    PILE_SIZE,
    TAKE,
    TURN,
    VALUES,
)

MATE = 30
"""Worth of a card of the same rank beside a card, in points times ten."""
NEIGHBOUR = 22
FITS = 300
"""Worth of a card that some meld on the table takes, once down; and the harm of giving it away."""
LOOKED_AT = 3
"""Discards of which that is looked at."""
NEVER_THROWN = 100000


def random_action(t: array[int], seat: int, w: array[int], out: array[int]) -> int:
    """A legal action by the table's dice, each as likely; `NEEDS_EXACT` where it can't tell."""
    if not exposed_finish.find(t, w):
        return NEEDS_EXACT
    count = exposed_legal.legal(t, seat, w, out)
    return out[0] if count == 1 else out[exposed_deal.roll(t, count)]


def simple_action(t: array[int], seat: int, w: array[int], out: array[int]) -> int:
    """The action of simple play; `NEEDS_EXACT` where it can't tell."""
    if t[PHASE] == DRAWING:
        return before_play(t, seat, w)
    known = t[FORMS]
    if not exposed_forms.find_some(t, w):
        return NEEDS_EXACT
    count = exposed_legal.legal(t, seat, w, out)
    if out[0] >= DISCARD:
        # What was found may not be all that there is to list.
        t[FORMS] = known
    if out[0] < DISCARD or out[0] >= ON_MELD:
        return _play(t, out, count)
    return _discard(t, seat, w, out, count)


def before_play(t: array[int], seat: int, w: array[int]) -> int:
    """What to do before the turn's draw: the seat on turn draws or takes, the others may buy."""
    return _off_turn(t, seat, w) if seat != t[TURN] else _draw(t, seat, w)


def _off_turn(t: array[int], seat: int, w: array[int]) -> int:
    """Whether to buy: only what brings the contract nearer."""
    if t[OPENED + seat] or t[CONTRACTS] == 0:
        return PASS
    return BUY if _nearer(t, seat, w) else PASS


def _nearer(t: array[int], seat: int, w: array[int]) -> bool:
    """Whether the top discard brings the contract nearer."""
    before = exposed_forms.lacking(t, seat, NOBODY, w)
    return 0 <= exposed_forms.lacking(t, seat, t[PILE + t[PILE_SIZE] - 1], w) < before


def _draw(t: array[int], seat: int, w: array[int]) -> int:
    if exposed_turn.may_take(t, seat) and _wanted(t, seat, t[PILE + t[PILE_SIZE] - 1], w):
        takes = exposed_finish.may_take(t, seat, w)
        if takes:
            return TAKE if takes == 1 else NEEDS_EXACT
    if exposed_turn.may_draw(t):
        return DRAW
    return PASS if exposed_buy.may_pass(t, seat) else only_take(t, seat, w)


def only_take(t: array[int], seat: int, w: array[int]) -> int:
    """To take where one can do nothing else; where that can't be either, the turn passes."""
    takes = exposed_finish.may_take(t, seat, w)
    if takes == 0:
        return DRAW
    return TAKE if takes == 1 else NEEDS_EXACT


def _wanted(t: array[int], seat: int, card: int, w: array[int]) -> bool:
    """Whether the top discard is worth taking."""
    if card == JOKER or opens_with(t, seat):
        return True
    if t[OPENED + seat]:
        if exposed_turn.fits_table(t, seat, card):
            return True
        return t[NEW_MELDS] != 0 and melds(t, seat, card)
    if t[CONTRACTS]:
        return _nearer(t, seat, w)
    return melds(t, seat, card)


def opens_with(t: array[int], seat: int) -> bool:
    """Whether a seat can take a card only to open with it (R22)."""
    return t[OPENED + seat] == 0 and exposed_turn.take_is_owed(t, seat)


def melds(t: array[int], seat: int, card: int) -> bool:
    """Whether a natural card makes a meld of three with natural cards of a hand."""
    hand = HANDS + seat * KINDS_OF_CARD
    suits = 0
    for suit in range(4):
        if t[hand + suit * 13 + card % 13]:
            suits += 1
    if suits - (1 if t[hand + card] else 0) >= 2:
        return True
    return near(t, hand, card, 1) + near(t, hand, card, -1) >= 2


def near(t: array[int], hand: int, card: int, step: int) -> int:
    """Natural cards of a hand that follow on a card upward (``step`` 1) or downward, up to two."""
    first = card - card % 13
    place = card % 13
    count = 0
    while count < 2:
        place += step
        if place < 0 or place > 13 or t[hand + first + place % 13] == 0:
            break
        count += 1
    if step < 0 and card % 13 == 0 and count == 0:
        while count < 2 and t[hand + first + 12 - count]:
            count += 1
    return count


def _play(t: array[int], out: array[int], count: int) -> int:
    """The play to make: open with the least left, lay the longest meld, or lay anything off."""
    best = out[0]
    for i in range(1, count):
        action = out[i]
        if action < DISCARD or (
            action >= ON_MELD
            and best >= DISCARD
            and exposed_plays.cards_used(t, action) > exposed_plays.cards_used(t, best)
        ):
            best = action
    return best


def _discard(t: array[int], seat: int, w: array[int], out: array[int], count: int) -> int:
    """The discard to throw: the least worth, of the least ones one that the contract can spare."""
    contract = 1 if t[CONTRACTS] and t[OPENED + seat] == 0 else 0
    lack = exposed_forms.lacking(t, seat, NOBODY, w) if contract else 0
    best = out[0]
    least = 0
    for tried in range(LOOKED_AT if contract else 1):
        at = -1
        for i in range(count):
            if out[i] >= 0:
                value = _worth(t, seat, out[i] - DISCARD)
                if at < 0 or value < least:
                    least = value
                    at = i
        if at < 0:
            break
        if tried == 0:
            best = out[at]
        if contract == 0:
            break
        card = HANDS + seat * KINDS_OF_CARD + out[at] - DISCARD
        t[card] -= 1
        more = exposed_forms.lacking(t, seat, NOBODY, w)
        t[card] += 1
        if more <= lack:
            return out[at]
        out[at] = -1
    return best


def _worth(t: array[int], seat: int, card: int) -> int:
    """What a card is worth in a hand, roughly, in points times ten."""
    if card == JOKER:
        return NEVER_THROWN
    hand = HANDS + seat * KINDS_OF_CARD
    worth = -4 * t[VALUES + card]
    follower = exposed_buy.after(t, seat)
    if t[MELDS]:
        if t[OPENED + seat] and exposed_turn.fits_table(t, seat, card):
            worth += FITS
        elif t[OPENED + follower] and exposed_turn.fits_table(t, follower, card):
            worth += FITS // 4
    if t[OPENED + seat] and t[NEW_MELDS] == 0:
        return worth
    sets = 1
    runs = 1
    if t[CONTRACTS]:
        row = CONTRACT_LIST + CONTRACT_SIZE * t[CONTRACT + seat]
        runs = t[row]
        sets = t[row + 1]
    if sets:
        for suit in range(4):
            other = suit * 13 + card % 13
            held = t[hand + other]
            if other == card:
                held = 0 if t[DISTINCT_SUITS] else held - 1
            worth += MATE * held
    if runs:
        worth += NEIGHBOUR * _neighbours(t, hand, card)
    return worth


def _neighbours(t: array[int], hand: int, card: int) -> int:
    """Ranks that a hand holds of a card's suit within two places; next to it they count twice."""
    first = card - card % 13
    place = card % 13
    if place == 0 and t[hand + first + 1] == 0 and t[hand + first + 2] == 0:
        place = 13
    count = 0
    for other in range(max(0, place - 2), min(13, place + 2) + 1):
        if other != place and t[hand + first + other % 13]:
            count += 2 if -1 <= other - place <= 1 else 1
    return count
