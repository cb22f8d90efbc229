"""What a seat may do at a table of the kernel, as actions, and doing it.

The list is that of `table.legal`, action for command. Going down, opening and taking what has to be
used are listed once `exposed_finish.find` has found the ways (`FORMS` is not `UNKNOWN`). Where it
was in doubt whether the turn can begin and nothing can be taken, to draw is to pass.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import (
    exposed_buy,
    exposed_deal,
    exposed_finish,
    exposed_list,
    exposed_plays,
    exposed_score,
    exposed_turn,
)
from openrummy.kernels.exposed_layout import (
    BUY,
    DECISIONS,
    DISCARD,
    DRAW,
    DRAWING,
    FORMS,
    HANDS,
    HELD,
    IN_DOUBT,
    KINDS_OF_CARD,
    LAY,
    NEXT,
    NOBODY,
    ON_MELD,
    OPENED,
    OUT,
    OUT_ENDING,
    OVER,
    PASS,
    PHASE,
    PLAYING_ON,
    ROUND_OVER,
    RULES_END,
    SEED,
    TABLE,
    TAKE,
    TAKEN,
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
        if exposed_turn.may_draw(t) or (t[IN_DOUBT] and t[FORMS] == 0):
            out[n] = DRAW
            n += 1
        usable = 1 if t[FORMS] > 0 or not exposed_turn.take_is_owed(t, seat) else 0
        if usable and exposed_turn.may_take(t, seat):
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
        n = exposed_list.list_on_melds(t, seat, out, n)
    else:
        n = exposed_list.list_plays(t, seat, out)
    kept = 0
    way = exposed_turn.way_out(t)
    for i in range(n):
        if exposed_finish.ends_well(t, seat, out[i], way, w):
            out[kept] = out[i]
            kept += 1
    return kept


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
