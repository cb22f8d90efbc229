"""Whether a turn can be ended: after a play, and before a card is taken that has to be used.

The same as `table.deadends` and `table.exposed.check_take_whole` (rules R22, R31, J40; section 5,
rule 2). Who has not opened can only use a card to open, which `exposed_forms` tells.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers.opening_tables import ANY_SURPLUS, MIX, MIX_MASK
from openrummy.kernels import (
    exposed_forms,
    exposed_list,
    exposed_plays,
    exposed_score,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    ADJACENT_JOKERS,
    CARDS,
    DISCARD_REQUIRED,
    DRAWING,
    EITHER,
    FORMS,
    HANDS,
    HELD,
    IN_DOUBT,
    JOKER,
    JOKER_IS_OWED,
    JOKER_SHARE,
    KIND,
    KINDS_OF_CARD,
    LAY,
    LENGTH,
    LIST,
    MELD_SIZE,
    MELDS,
    MOST_MELDS,
    MOST_PLAYS,
    MOST_SEEN,
    NEEDS_EXACT,
    NEW_MELDS,
    NEW_RUN_FORMS,
    NEW_SET_FORMS,
    NOBODY,
    ON_MELD,
    ON_REPLACE,
    OPENED,
    OWED,
    OWED_JOKERS,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAY_ONLY,
    ROUND_OVER,
    RUN,
    RUN_MAX,
    RUN_MAX_LAID,
    SEEN,
    SLOTS,
    SUIT,
    SWAPS,
    TABLE,
    TAKEN,
    TO_HAND,
    TURN,
    UNKNOWN,
    WILD,
)

MIXED = 17
"""The bits of a product that are mixed least."""


def find(t: array[int], w: array[int]) -> bool:
    """Writes what the list of actions has to know (``FORMS``), if it can be told fast.

    The ways to open or go down, and before the draw whether a card that has to be used can be.
    False: `exposed_exact.find` has to say, and ``FORMS`` stays `UNKNOWN`.
    """
    if t[FORMS] != UNKNOWN or t[PHASE] != DRAWING:
        return exposed_forms.find(t, w)
    usable = may_take(t, t[TURN], w)
    if usable == NEEDS_EXACT:
        return False
    t[FORMS] = usable
    return True


def may_take(t: array[int], seat: int, w: array[int]) -> int:
    """Whether the seat on turn may take the top discard, its use included (R22): 1 or 0.

    `NEEDS_EXACT` where only the exact solvers can tell.
    """
    if not exposed_turn.may_take(t, seat):
        return 0
    if not exposed_turn.take_is_owed(t, seat):
        return 1
    if t[FORMS] != UNKNOWN:
        return t[FORMS]
    if t[OPENED + seat] == 0 and not _may_open_with(t, seat, t[PILE + t[PILE_SIZE] - 1]):
        return 0
    first = LIST + _most_plays(t)
    size = TABLE + t[MOST_MELDS] * MELD_SIZE
    return _may_use(t, seat, w, w[first : first + size])


def _may_open_with(t: array[int], seat: int, card: int) -> bool:
    """Whether a hand looks as if it could open with one more card."""
    at = HANDS + seat * KINDS_OF_CARD + card
    t[at] += 1
    may = exposed_forms.may_open(t, seat)
    t[at] -= 1
    return may


def _may_use(t: array[int], seat: int, w: array[int], after: array[int]) -> int:
    """As `may_take`; ``after`` is room for the table after the take."""
    _copy(t, after)
    exposed_turn.take(after, seat)
    after[FORMS] = UNKNOWN
    if after[OPENED + seat]:
        return 1 if _can_finish(after, seat, NOBODY, w) else 0
    if not exposed_forms.find(after, w):
        return NEEDS_EXACT
    for form in range(after[FORMS]):
        if ends_well(after, seat, LAY + form, exposed_turn.way_out(after), w):
            return 1
    return 0


def settle(t: array[int], w: array[int]) -> bool:
    """Ends the doubt whether the seat on turn can begin its turn; False for `exposed_exact`."""
    if t[IN_DOUBT] == 0:
        return True
    while t[IN_DOUBT]:
        usable = may_take(t, t[TURN], w)
        if usable == NEEDS_EXACT:
            return False
        if usable:
            t[IN_DOUBT] = 0
        else:
            exposed_turn.pass_on(t)
    if t[PHASE] == ROUND_OVER:
        exposed_score.end_match(t)
    return True


def ends_well(t: array[int], seat: int, action: int, way: int, w: array[int]) -> bool:
    """Whether the turn can be ended after a play (rule book, section 5, rule 2).

    ``way`` is how one goes out.
    """
    owes = 1 if exposed_turn.owes(t) else 0
    if t[JOKER_IS_OWED] and exposed_plays.frees_joker(t, action):
        owes = 1
    if owes == 0 and way == EITHER:
        return True
    if _settles(t, seat, action, way):
        return True
    left = t[HELD + seat] - exposed_plays.cards_used(t, action)
    if left == 0 or (owes == 0 and (left > 1 or way != PLAY_ONLY)):
        return False
    return _can_finish(t, seat, action, w)


def _settles(t: array[int], seat: int, action: int, way: int) -> bool:
    """Whether the turn can be ended right after a play: all is used that has to be (J40)."""
    if t[OWED] and exposed_plays.uses(t, seat, action, t[TAKEN]) == 0:
        return False
    jokers = t[OWED_JOKERS]
    if jokers:
        jokers -= exposed_plays.uses(t, seat, action, JOKER)
    if t[JOKER_IS_OWED] and exposed_plays.frees_joker(t, action):
        jokers = max(0, jokers) + 1
    if jokers > 0:
        return False
    left = t[HELD + seat] - exposed_plays.cards_used(t, action)
    if left == 0:
        return way != DISCARD_REQUIRED
    return left > 1 or way != PLAY_ONLY


def _can_finish(t: array[int], seat: int, first: int, w: array[int]) -> bool:
    """Whether some plays, of which ``first`` is one unless it is `NOBODY`, end the turn well."""
    after = LIST + _most_plays(t)
    tried = after + TABLE + t[MOST_MELDS] * MELD_SIZE
    path = tried + TABLE + t[MOST_MELDS] * MELD_SIZE
    seen = path + 2 * MOST_PLAYS
    return _search(
        t, seat, first, w[LIST:after], w[tried:path], w[path:seen], w[seen : seen + SEEN]
    )


def _search(
    t: array[int],
    seat: int,
    first: int,
    plays: array[int],
    tried: array[int],
    path: array[int],
    seen: array[int],
) -> bool:
    """Depth first: ``path`` has the plays so far, then how far the list of each place has come."""
    way = exposed_turn.way_out(t)
    start = 0 if first == NOBODY else 1
    depth = start
    found = 0
    path[0] = first
    path[MOST_PLAYS + depth] = 0
    while depth >= start:
        _copy(t, tried)
        for i in range(depth):
            exposed_plays.play(tried, seat, path[i])
        count = exposed_list.list_plays(tried, seat, plays)
        i = path[MOST_PLAYS + depth]
        if i == 0:
            for j in range(count):
                if _settles(tried, seat, plays[j], way):
                    return True
        while i < count and not _helps(tried, seat, plays[i], way):
            i += 1
        path[MOST_PLAYS + depth] = i + 1
        if i >= count or found == MOST_SEEN:
            depth -= 1
            continue
        if found == 0:
            for j in range(SEEN):
                seen[j] = 0
        exposed_plays.play(tried, seat, plays[i])
        if tried[HELD + seat] and depth + 1 < MOST_PLAYS and _is_new(tried, seat, seen):
            path[depth] = plays[i]
            depth += 1
            path[MOST_PLAYS + depth] = 0
            found += 1
    return False


def _helps(t: array[int], seat: int, action: int, way: int) -> bool:
    """Whether a play may lead to another that uses what has to be used.

    To a natural card lead the runs of its suit and jokers that come to the hand; to a joker room
    for one. A last card that has to be played is looked for everywhere.
    """
    if way == PLAY_ONLY:
        return True
    both = 1 if t[OWED] and t[OWED_JOKERS] else 0
    wanted = t[TAKEN] if t[OWED] else JOKER
    if exposed_plays.uses(t, seat, action, wanted):
        return True
    code = action - ON_MELD - SLOTS * t[MOST_MELDS]
    if code >= 0:
        if both:
            return True
        if code < NEW_SET_FORMS or t[RUN_MAX_LAID] >= t[RUN_MAX]:
            return False
        return wanted == JOKER or (code - NEW_SET_FORMS) // 15 & 3 == wanted // 13
    if both or (action - ON_MELD) % SLOTS >= SWAPS:
        return True
    m = TABLE + (action - ON_MELD) // SLOTS * MELD_SIZE
    if wanted == JOKER:
        return t[m + WILD] > 0 or t[ADJACENT_JOKERS] == 0 or t[JOKER_SHARE] > ANY_SURPLUS
    if t[m + KIND] == RUN:
        return t[m + SUIT] == wanted // 13
    return t[m + WILD] > 0 and t[ON_REPLACE] == TO_HAND


def _is_new(t: array[int], seat: int, seen: array[int]) -> bool:
    """Whether a table has not been seen before; it has now."""
    key = _mixed(t, seat, 1) << 31 | _mixed(t, seat, 2)
    place = key & SEEN - 1
    while seen[place] != 0 and seen[place] != key:
        place = place + 1 & SEEN - 1
    if seen[place] == key:
        return False
    seen[place] = key
    return True


def _mixed(t: array[int], seat: int, start: int) -> int:
    """All that decides how a turn can go on, mixed into one number of 31 bits, never 0."""
    mixed = _mix(start, 2 * t[OWED_JOKERS] + t[OWED])
    for card in range(KINDS_OF_CARD):
        mixed = _mix(mixed, t[HANDS + seat * KINDS_OF_CARD + card])
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        for j in range(CARDS + t[m + LENGTH]):
            mixed = _mix(mixed, t[m + j])
    return mixed | 1


def _mix(mixed: int, number: int) -> int:
    return ((mixed + number & MIX_MASK) * MIX >> MIXED) & MIX_MASK


def _copy(t: array[int], to: array[int]) -> None:
    """Copies what there is of a table."""
    for i in range(TABLE + t[MELDS] * MELD_SIZE):
        to[i] = t[i]


def _most_plays(t: array[int]) -> int:
    """The most plays that a list can have."""
    return SLOTS * t[MOST_MELDS] + t[NEW_MELDS] * (NEW_SET_FORMS + NEW_RUN_FORMS)


def room(t: array[int]) -> int:
    """Numbers that this takes of the work of the kernel, from `LIST` on."""
    size = TABLE + t[MOST_MELDS] * MELD_SIZE
    return _most_plays(t) + 2 * size + 2 * MOST_PLAYS + SEEN
