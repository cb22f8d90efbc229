"""Laying down, laying off and exchanging jokers in the kernel: what may be done, and doing it.

The same as `table.laying`, `table.plays` and `table.deadends` (rules J31-J40, R12-R34). Going down
and opening happen in the forms that `exposed_forms` has written to the table.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_deal, exposed_melds
from openrummy.kernels.exposed_layout import (
    ADDED,
    CARDS,
    DISCARD,
    FIRST,
    FORM,
    FORM_CARDS_AT,
    FORM_SIZE,
    FREED,
    HANDS,
    JOKER,
    JOKER_IS_OWED,
    KIND,
    KINDS_OF_CARD,
    LAY,
    LENGTH,
    MELD_SIZE,
    MELDS,
    MOST_MELDS,
    NEW_SET_FORMS,
    NOBODY,
    ON_MELD,
    ON_REPLACE,
    OPENED,
    OPENED_ON,
    OWED,
    OWED_JOKERS,
    OWNER,
    RUN,
    SET,
    SET_SWAPS,
    SLOTS,
    STANDS,
    SUIT,
    SWAP_COUNTS,
    SWAPS,
    TABLE,
    TAKEN,
    TO_HAND,
    TURNS,
    WILD,
)


def play(t: array[int], seat: int, action: int) -> None:
    """Carries out a play of the seat on turn; the end of the round is left to the caller."""
    if action < DISCARD:
        _lay_form(t, seat, FORM + (action - LAY) * FORM_SIZE)
        return
    code = action - ON_MELD
    on_table = SLOTS * t[MOST_MELDS]
    if code >= on_table:
        _lay_new(t, seat, code - on_table)
        return
    m = TABLE + code // SLOTS * MELD_SIZE
    slot = code % SLOTS
    if slot < SWAPS:
        _add(t, seat, m, slot)
    else:
        _swap(t, seat, m, slot - SWAPS)


def leave(t: array[int], seat: int, card: int) -> None:
    """A card goes from a hand to the table; what the seat took counts as used with it."""
    exposed_deal.lose(t, seat, card)
    if card == t[TAKEN]:
        t[TAKEN] = NOBODY
        t[OWED] = 0
    if card == JOKER and t[OWED_JOKERS] > 0:
        t[OWED_JOKERS] -= 1


def _add(t: array[int], seat: int, m: int, slot: int) -> None:
    card = slot_card(t, m, slot)
    leave(t, seat, card)
    if t[m + KIND] == RUN:
        exposed_melds.put_in_run(t, m, card, slot & 1)
    else:
        exposed_melds.put_in_set(t, m, card)
    t[m + ADDED] += 1


def slot_card(t: array[int], m: int, slot: int) -> int:
    """The card that a lay-off on a meld uses, -1 where there is none."""
    if t[m + KIND] == SET:
        return JOKER if slot == 4 else slot * 13 + t[m + FIRST]
    if slot >= 2:
        return JOKER
    return exposed_melds.below(t, m) if slot else exposed_melds.above(t, m)


def cards_used(t: array[int], action: int) -> int:
    """The cards that a play takes from the hand, less those that come to it."""
    if action < DISCARD:
        form = FORM + (action - LAY) * FORM_SIZE
        cards = 0
        for i in range(t[form]):
            cards += t[form + 2 + 2 * i]
        return cards
    code = action - ON_MELD - SLOTS * t[MOST_MELDS]
    if code >= NEW_SET_FORMS:
        return (code - NEW_SET_FORMS) % 15
    if code >= 0:
        return (code & 3) + (code >> 2 & 1) + (code >> 3 & 1) + (code >> 4 & 1) + (code >> 5 & 1)
    slot = (action - ON_MELD) % SLOTS
    if slot < SWAPS:
        return 1
    m = TABLE + (action - ON_MELD) // SLOTS * MELD_SIZE
    both = 1 if t[m + KIND] == SET and (slot - SWAPS) % SET_SWAPS == 4 else 0
    return 1 + both - (1 if t[ON_REPLACE] == TO_HAND else 0)


def uses(t: array[int], seat: int, action: int, card: int) -> int:
    """How often a play takes a natural card, or the joker, from the hand."""
    if action < DISCARD:
        return _form_uses(t, FORM + (action - LAY) * FORM_SIZE, card)
    code = action - ON_MELD - SLOTS * t[MOST_MELDS]
    if code >= NEW_SET_FORMS:
        return _run_uses(t, seat, code - NEW_SET_FORMS, card)
    if code >= 0:
        if card == JOKER:
            return code & 3
        return code >> 2 >> card // 13 & 1 if code // 64 == card % 13 else 0
    slot = (action - ON_MELD) % SLOTS
    m = TABLE + (action - ON_MELD) // SLOTS * MELD_SIZE
    if slot < SWAPS:
        return 1 if slot_card(t, m, slot) == card else 0
    return 1 if _swap_uses(t, m, slot - SWAPS, card) else 0


def _form_uses(t: array[int], form: int, card: int) -> int:
    count = 0
    place = form + FORM_CARDS_AT
    for i in range(t[form]):
        for _ in range(t[form + 2 + 2 * i]):
            if min(t[place], JOKER) == card:
                count += 1
            place += 1
    return count


def _run_uses(t: array[int], seat: int, code: int, card: int) -> int:
    """How often a run of its own takes a card; jokers lie where the natural card isn't held."""
    hand = HANDS + seat * KINDS_OF_CARD
    count = 0
    for i in range(code % 15):
        natural = (code // 15 & 3) * 13 + (code // 60 + i) % 13
        laid = natural
        if t[hand + natural] == 0 or (i == 13 and t[hand + natural] == 1):
            laid = JOKER
        if laid == card:
            count += 1
    return count


def _swap_uses(t: array[int], m: int, code: int, card: int) -> bool:
    if card == JOKER:
        return False
    if t[m + KIND] == RUN:
        return t[m + CARDS + code // 2] == STANDS + card
    if card % 13 != t[m + FIRST]:
        return False
    if code % SET_SWAPS == 4:
        return exposed_melds.missing_suits(t, m, -1) >> card // 13 & 1 != 0
    return code % SET_SWAPS == card // 13


def frees_joker(t: array[int], action: int) -> bool:
    """Whether a play brings a joker from the table to the hand."""
    if t[ON_REPLACE] != TO_HAND or action < ON_MELD:
        return False
    code = action - ON_MELD
    return code < SLOTS * t[MOST_MELDS] and code % SLOTS >= SWAPS


def _swap(t: array[int], seat: int, m: int, code: int) -> None:
    count = 1
    if t[m + KIND] == RUN:
        place = code // 2
        leave(t, seat, t[m + CARDS + place] - STANDS)
        exposed_melds.swap_in_run(t, m, place, code & 1)
    else:
        place = code // SET_SWAPS
        suit = code % SET_SWAPS
        if suit == 4:
            count = 2
            lacking = exposed_melds.missing_suits(t, m, -1)
            for other in range(4):
                if lacking >> other & 1:
                    leave(t, seat, other * 13 + t[m + FIRST])
        else:
            leave(t, seat, suit * 13 + t[m + FIRST])
        exposed_melds.swap_in_set(t, m, place, suit)
    if t[ON_REPLACE] == TO_HAND:
        exposed_deal.give_openly(t, seat, JOKER)
        t[FREED] += 1
        t[OWED_JOKERS] += t[JOKER_IS_OWED]
    if t[SWAP_COUNTS]:
        t[m + ADDED] += count


def _new_meld(t: array[int], seat: int, kind: int) -> int:
    """An empty meld at the end of those on the table."""
    m = TABLE + t[MELDS] * MELD_SIZE
    t[MELDS] += 1
    t[m + OWNER] = seat
    t[m + KIND] = kind
    t[m + LENGTH] = 0
    t[m + FIRST] = 0
    t[m + SUIT] = 0
    t[m + WILD] = 0
    t[m + ADDED] = 0
    return m


def _put(t: array[int], seat: int, m: int, card: int) -> None:
    """Lays a card of the hand as the next of a new meld."""
    t[m + CARDS + t[m + LENGTH]] = card
    t[m + LENGTH] += 1
    if card >= JOKER:
        t[m + WILD] += 1
        leave(t, seat, JOKER)
    else:
        leave(t, seat, card)


def _lay_form(t: array[int], seat: int, form: int) -> None:
    """Opens or goes down."""
    at = form + FORM_CARDS_AT
    for i in range(t[form]):
        m = _new_meld(t, seat, t[form + 1 + 2 * i])
        for _ in range(t[form + 2 + 2 * i]):
            _put(t, seat, m, t[at])
            at += 1
        _name(t, m)
    t[OPENED + seat] = 1
    t[OPENED_ON + seat] = t[TURNS + seat]


def _name(t: array[int], m: int) -> None:
    """Writes down what a new meld is a run or set of."""
    card = exposed_melds.meaning(t[m + CARDS])
    if t[m + KIND] == RUN:
        t[m + FIRST] = card % 13
        t[m + SUIT] = card // 13
        return
    i = 0
    while t[m + CARDS + i] >= JOKER:
        i += 1
    t[m + FIRST] = t[m + CARDS + i] % 13
    exposed_melds.settle(t, m)


def _lay_new(t: array[int], seat: int, code: int) -> None:
    """Lays a meld beside those that the seat has opened with."""
    if code < NEW_SET_FORMS:
        rank = code // 64
        m = _new_meld(t, seat, SET)
        for suit in range(4):
            if code >> 2 >> suit & 1:
                _put(t, seat, m, suit * 13 + rank)
        for _ in range(code & 3):
            _put(t, seat, m, JOKER)
    else:
        code -= NEW_SET_FORMS
        suit = code // 15 & 3
        m = _new_meld(t, seat, RUN)
        for i in range(code % 15):
            card = suit * 13 + (code // 60 + i) % 13
            if t[HANDS + seat * KINDS_OF_CARD + card]:
                _put(t, seat, m, card)
            else:
                _put(t, seat, m, STANDS + card)
    _name(t, m)
