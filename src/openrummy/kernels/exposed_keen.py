"""Keen play of the games with melds on the table: quick, with weights tuned in self-play.

It counts the cards still out, opens and lays when it pays, and doesn't feed the next seat. Weights
are lists of `exposed_keen_numbers`.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_contract,
    exposed_forms,
    exposed_legal,
    exposed_outlook,
    exposed_plays,
    exposed_policy,
    exposed_rummy,
    exposed_turn,
)
from openrummy.kernels.exposed_keen_numbers import JOKER_NEAR
from openrummy.kernels.exposed_layout import (
    CONTRACTS,
    DISCARD,
    DRAWING,
    HANDS,
    HELD,
    JOKER,
    KIND,
    KINDS_OF_CARD,
    MELD_SIZE,
    MOST_MELDS,
    NEEDS_EXACT,
    NEW_SET_FORMS,
    NOBODY,
    ON_MELD,
    OWED,
    PHASE,
    SET,
    SLOTS,
    SWAPS,
    TABLE,
    TAKEN,
)

OPENS = 100
"""What opening counts, in cards laid, and using what has to be used."""
SPARED = 50
"""What a joker counts that stays in the hand when something else could be used."""


def keen_action(t: array[int], seat: int, k: array[int], w: array[int], out: array[int]) -> int:
    """The action of keen play with the weights ``k``; `NEEDS_EXACT` where it can't tell."""
    if t[PHASE] == DRAWING:
        if t[CONTRACTS]:
            return exposed_policy.before_play(t, seat, w)
        return exposed_rummy.before_play(t, seat, w)
    if not exposed_forms.find(t, w):
        return NEEDS_EXACT
    count = exposed_legal.legal(t, seat, w, out)
    if out[0] < DISCARD or out[0] >= ON_MELD:
        action = _play(t, seat, k, out, count)
        if action != NOBODY:
            return action
    if t[CONTRACTS]:
        return exposed_contract.discard(t, seat, k, w, out, count)
    return exposed_rummy.discard(t, seat, k, w, out, count)


def _play(t: array[int], seat: int, k: array[int], out: array[int], count: int) -> int:
    """The play that lays most, `NOBODY` for none; to open comes first, with the least left.

    Jokers stay in the hand, but for going out and when someone else is near to it. What has to be
    used this turn is used first, without a joker where that can be.
    """
    owes = 1 if exposed_turn.owes(t) else 0
    owed = t[TAKEN] if t[OWED] else JOKER
    saves = 1 if exposed_outlook.nearest(t, seat) > k[JOKER_NEAR] else 0
    if t[HELD + seat] - t[HANDS + seat * KINDS_OF_CARD + JOKER] <= 1:
        saves = 0
    best = NOBODY
    most = -OPENS
    for i in range(count):
        action = out[i]
        if DISCARD <= action < ON_MELD:
            continue
        used = exposed_plays.cards_used(t, action)
        spare = saves if t[HELD + seat] - used > 1 else 0
        pays = 1 if owes and exposed_plays.uses(t, seat, action, owed) else 0
        if action < DISCARD or pays:
            used += OPENS
        if spare and (pays == 0 or owed != JOKER) and _takes_joker(t, seat, action):
            if owes == 0:
                continue
            used -= SPARED
        if used >= most:
            most = used
            best = action
    return best


def _takes_joker(t: array[int], seat: int, action: int) -> bool:
    """Whether a lay-off or a new meld takes a joker of the hand."""
    if action < DISCARD:
        return False
    if action >= ON_MELD + SLOTS * t[MOST_MELDS]:
        return _wild(t, seat, action)
    return _joker_added(t, action)


def _wild(t: array[int], seat: int, action: int) -> bool:
    """Whether a new meld takes jokers of the hand."""
    code = action - ON_MELD - SLOTS * t[MOST_MELDS]
    if code < NEW_SET_FORMS:
        return (code & 3) != 0
    code -= NEW_SET_FORMS
    first = code // 60
    cards = HANDS + seat * KINDS_OF_CARD + code // 15 % 4 * 13
    for place in range(first, first + code % 15):
        if t[cards + place % 13] == 0:
            return True
    return False


def _joker_added(t: array[int], action: int) -> bool:
    """Whether a lay-off adds a joker to a meld."""
    slot = (action - ON_MELD) % SLOTS
    m = TABLE + (action - ON_MELD) // SLOTS * MELD_SIZE
    if t[m + KIND] == SET:
        return slot == 4
    return 2 <= slot < SWAPS
