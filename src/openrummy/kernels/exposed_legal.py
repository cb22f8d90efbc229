"""What a seat may do at a table of the kernel, as actions, and doing it.

The list is that of `table.legal`, action for command, except that going down and opening are listed
once `exposed_forms` has found the ways (`FORMS` is not `UNKNOWN`).
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_buy,
    exposed_deal,
    exposed_list,
    exposed_melds,
    exposed_plays,
    exposed_score,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    ADJACENT_JOKERS,
    BIT,
    BUY,
    DECISIONS,
    DISCARD,
    DISCARD_REQUIRED,
    DRAW,
    DRAWING,
    EITHER,
    FORM,
    FORM_SIZE,
    FORMS,
    HANDS,
    HELD,
    JOKER,
    KIND,
    KINDS_OF_CARD,
    LAY,
    LIST,
    MAX_JOKERS,
    MELD_SIZE,
    MOST_MELDS,
    NEW_MELDS,
    NEW_SET_FORMS,
    NEXT,
    NOBODY,
    ON_MELD,
    ON_REPLACE,
    OPENED,
    OUT,
    OUT_ENDING,
    OVER,
    PASS,
    PHASE,
    PLAY_ONLY,
    PLAYING_ON,
    ROUND_OVER,
    RULES_END,
    RUN_BOTH_ACES,
    RUN_MAX,
    RUN_MAX_LAID,
    RUN_MIN,
    SEED,
    SET,
    SET_MAX,
    SET_MIN,
    SET_SWAPS,
    SIZE,
    SLOTS,
    SWAPS,
    TABLE,
    TAKE,
    TAKEN,
    TO_HAND,
    TURN,
    UNKNOWN,
)


def legal(t: array[int], seat: int, w: array[int], out: array[int]) -> int:
    """Lists the actions of a seat in ``out``; how many. ``w`` is the work of the kernel."""
    if t[OVER]:
        return 0
    if t[PHASE] == ROUND_OVER:
        out[0] = NEXT
        return 1
    if t[PHASE] == DRAWING:
        return _list_draws(t, seat, out)
    if seat != t[TURN]:
        return 0
    n = _list_plays(t, seat, w, out)
    free = 1 if exposed_turn.may_discard_any(t, seat) else 0
    for card in range(KINDS_OF_CARD):
        if t[HANDS + seat * KINDS_OF_CARD + card] and (
            free or exposed_turn.may_discard(t, seat, card)
        ):
            out[n] = DISCARD + card
            n += 1
    return n


def is_legal(t: array[int], seat: int, action: int, w: array[int], out: array[int]) -> bool:
    """Whether `legal` lists an action for a seat."""
    if t[OVER] == 0 and t[PHASE] == PLAYING_ON and DISCARD <= action < ON_MELD:
        card = action - DISCARD
        held = t[HANDS + seat * KINDS_OF_CARD + card]
        return seat == t[TURN] and held > 0 and exposed_turn.may_discard(t, seat, card)
    count = legal(t, seat, w, out)
    i = 0
    while i < count and out[i] != action:
        i += 1
    return i < count


def _list_draws(t: array[int], seat: int, out: array[int]) -> int:
    n = 0
    if seat == t[TURN]:
        if exposed_turn.may_draw(t):
            out[n] = DRAW
            n += 1
        if exposed_turn.may_take(t, seat):
            out[n] = TAKE
            n += 1
    if exposed_buy.may_buy(t, seat):
        out[n] = BUY
        n += 1
    if exposed_buy.may_pass(t, seat):
        out[n] = PASS
        n += 1
    return n


def _list_plays(t: array[int], seat: int, w: array[int], out: array[int]) -> int:
    """The plays after which the turn can be ended."""
    n = 0
    if t[OPENED + seat] == 0:
        for form in range(t[FORMS]):
            out[n] = LAY + form
            n += 1
    elif t[NEW_MELDS]:
        n = _list_new_melds(t, seat, out, n)
    n = exposed_list.list_on_melds(t, seat, out, n)
    kept = 0
    way = exposed_turn.way_out(t)
    for i in range(n):
        if _ends_well(t, seat, out[i], way, w):
            out[kept] = out[i]
            kept += 1
    return kept


def _ends_well(t: array[int], seat: int, action: int, way: int, w: array[int]) -> bool:
    """Whether the turn can be ended after a play (rule book, section 5, rule 2)."""
    if way == EITHER:
        return True
    left = t[HELD + seat] - cards_used(t, action)
    if left == 0:
        return way != DISCARD_REQUIRED
    if left > 1 or way != PLAY_ONLY:
        return True
    plays = LIST + t[MOST_MELDS] * SLOTS
    size = TABLE + t[MOST_MELDS] * MELD_SIZE
    return _can_go_on(t, seat, action, w[LIST:plays], w[plays : plays + size])


def _can_go_on(t: array[int], seat: int, action: int, plays: array[int], tried: array[int]) -> bool:
    """Whether a last card can be played after a play, which is tried out on a copy."""
    for i in range(TABLE + t[MOST_MELDS] * MELD_SIZE):
        tried[i] = t[i]
    exposed_plays.play(tried, seat, action)
    return exposed_list.list_on_melds(tried, seat, plays, 0) > 0


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


def _list_new_melds(t: array[int], seat: int, out: array[int], n: int) -> int:
    """Every single meld of the hand, jokers only in places whose natural card isn't held."""
    hand = HANDS + seat * KINDS_OF_CARD
    jokers = min(t[hand + JOKER], t[MAX_JOKERS])
    if t[HELD + seat] < min(t[RUN_MIN], t[SET_MIN]):
        return n
    code = ON_MELD + SLOTS * t[MOST_MELDS]
    for rank in range(13):
        held = 0
        for suit in range(4):
            if t[hand + suit * 13 + rank]:
                held |= BIT[suit]
        if SIZE[held] + jokers >= t[SET_MIN] and held:
            n = _list_sets(t, held, jokers, code + rank * 64, out, n)
    code += NEW_SET_FORMS
    for suit in range(4):
        cards = hand + suit * 13
        for first in range(13):
            if jokers or (t[cards + first] and t[cards + (first + 1) % 13]):
                n = _list_runs(t, hand, jokers, suit, first, code + (first * 4 + suit) * 15, out, n)
    return n


def _list_sets(t: array[int], held: int, jokers: int, code: int, out: array[int], n: int) -> int:
    for suits in range(1, 16):
        if suits & ~held:
            continue
        naturals = SIZE[suits]
        for wild in range(min(jokers, 3) + 1):
            size = naturals + wild
            if t[SET_MIN] <= size <= t[SET_MAX] and exposed_melds.jokers_allowed(t, wild, naturals):
                out[n] = code + suits * 4 + wild
                n += 1
    return n


def _list_runs(
    t: array[int], hand: int, jokers: int, suit: int, first: int, code: int, out: array[int], n: int
) -> int:
    """The runs of a suit from a place on."""
    naturals = 0
    wild = 0
    beside = 0
    last_wild = -1
    for length in range(1, 15 - first):
        place = first + length - 1
        held = t[hand + suit * 13 + place % 13]
        if place == 13 and first == 0 and t[hand + suit * 13] == 1:
            held = 0
        if held:
            naturals += 1
        else:
            if wild == jokers:
                break
            if wild > 0 and last_wild == place - 1:
                beside = 1
            last_wild = place
            wild += 1
        if length > min(t[RUN_MAX], t[RUN_MAX_LAID]):
            break
        if length < t[RUN_MIN] or not exposed_melds.jokers_allowed(t, wild, naturals):
            continue
        if length == 14 and t[RUN_BOTH_ACES] == 0:
            continue
        if beside == 0 or t[ADJACENT_JOKERS]:
            out[n] = code + length
            n += 1
    return n


def act(t: array[int], seat: int, action: int) -> None:
    """Carries out a legal action."""
    t[DECISIONS] += 1
    if action == DRAW:
        exposed_turn.draw(t, seat)
    elif action == TAKE:
        exposed_turn.take(t, seat)
    elif action == BUY:
        exposed_buy.ask(t, seat)
    elif action == PASS:
        exposed_buy.let_go(t, seat)
    elif action == NEXT:
        exposed_turn.start_round(t)
    elif DISCARD <= action < ON_MELD:
        exposed_turn.discard(t, seat, action - DISCARD)
    else:
        exposed_plays.play(t, seat, action)
        if t[HELD + seat] == 0:
            exposed_score.end_round(t, OUT_ENDING, seat)
    t[FORMS] = UNKNOWN
    if t[PHASE] == ROUND_OVER and action != NEXT:
        exposed_score.end_match(t)


def new_match(t: array[int], seed: int) -> None:
    """Begins a match at a table whose rules are set: the first dealer, and the first round."""
    for i in range(RULES_END, TABLE):
        t[i] = 0
    t[SEED] = seed
    t[OUT] = NOBODY
    t[TAKEN] = NOBODY
    t[FORMS] = UNKNOWN
    exposed_deal.draw_dealer(t)
    exposed_turn.start_round(t)
