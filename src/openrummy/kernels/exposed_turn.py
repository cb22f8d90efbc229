"""The turn in the kernel of the games with melds on the table: the draw, the discard.

The same as `table.exposed`, `table.drawing` and `table.discarding`. Functions that change the table
take what the rules allow and check nothing; `exposed_legal` asks the others first.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import exposed_buy, exposed_deal, exposed_melds, exposed_score
from openrummy.kernels.exposed_layout import (
    ADDED,
    ALWAYS_OWED,
    ASKED,
    BIT,
    CAPPED,
    CONTRACT,
    CONTRACTS,
    DISCARD_JOKER,
    DISCARD_PLAYABLE,
    DISCARDER,
    DRAWING,
    EXHAUSTED,
    EXHAUSTION,
    FIRST_ASKED,
    FORMS,
    FREED,
    GOING_OUT,
    HANDS,
    HELD,
    IN_DOUBT,
    JOKER,
    KINDS_OF_CARD,
    LAST_IS_PLAY_ONLY,
    LAYOFF_NEEDS_OPEN,
    LAYOFF_OTHERS,
    LET_GO,
    MAX_TURNS,
    MELD_SIZE,
    MELDS,
    NOBODY,
    OPENED,
    OUT_ENDING,
    OWED,
    OWED_JOKERS,
    OWED_UNOPENED,
    OWNER,
    PASS_ON,
    PASSED,
    PHASE,
    PILE,
    PILE_SIZE,
    PLAY_ONLY,
    PLAYING,
    PLAYING_ON,
    POLL_SEATS,
    ROUND_OVER,
    SEATS,
    SKIPS,
    SOLD,
    STARTER,
    STARTER_EXTRA,
    TABLE,
    TAKE_IS_OWED,
    TAKE_NEEDS_OPEN,
    TAKE_NOT_WITH_ONE,
    TAKE_WHEN_DOWN,
    TAKEN,
    TAKEN_FORBIDDEN,
    TURN,
    TURNS,
    UNKNOWN,
    VOID,
    VOIDED,
)


def way_out(t: array[int]) -> int:
    """How one goes out in this round (J40)."""
    if t[LAST_IS_PLAY_ONLY] and t[CONTRACTS] > 0:
        least = t[CONTRACT]
        for seat in range(1, t[SEATS]):
            least = min(least, t[CONTRACT + seat])
        if least >= t[CONTRACTS] - 1:
            return PLAY_ONLY
    return t[GOING_OUT]


def may_draw(t: array[int]) -> bool:
    """Whether the seat on turn may draw from the stock now (J23, J30f)."""
    if t[ASKED] and t[SOLD] == 0:
        return False
    if t[POLL_SEATS] and t[SOLD] == 0 and exposed_buy.next_buyer(t) != NOBODY:
        return False
    return exposed_deal.drawable(t, 0) >= 1


def may_take(t: array[int], seat: int) -> bool:
    """Whether the seat on turn may take the top discard, but for its use (R8-R11, R22, J28)."""
    if t[SOLD] or t[LET_GO] or t[PILE_SIZE] == 0:
        return False
    if t[OPENED + seat]:
        if t[TAKE_WHEN_DOWN] == 0:
            return False
    elif t[TAKE_NEEDS_OPEN]:
        return False
    return t[TAKE_NOT_WITH_ONE] == 0 or t[HELD + seat] != 1


def take_is_owed(t: array[int], seat: int) -> bool:
    """Whether a seat has to use a card that it takes in the same turn (R22)."""
    if t[OPENED + seat]:
        return t[TAKE_IS_OWED] == ALWAYS_OWED
    return t[TAKE_IS_OWED] in (ALWAYS_OWED, OWED_UNOPENED)


def owes(t: array[int]) -> bool:
    """Whether the card taken or freed jokers have yet to be used this turn (R22, R31)."""
    return t[OWED] != 0 or t[OWED_JOKERS] != 0


def to_ask(t: array[int]) -> int:
    """The seat whose answer the table waits for (`table.legal.to_ask`); 0 between rounds."""
    if t[PHASE] == ROUND_OVER:
        return 0
    if t[PHASE] == DRAWING:
        buyer = exposed_buy.next_buyer(t)
        if buyer != NOBODY:
            return buyer
    return t[TURN]


def start_turn(t: array[int], seat: int) -> None:
    """Puts a seat on turn; ends the round when the turns or the cards are used up (J30f, R10)."""
    while seat != NOBODY:
        seat = _begin_turn(t, seat)


def _begin_turn(t: array[int], seat: int) -> int:
    """Begins the turn of a seat; the seat whose turn comes instead, or `NOBODY`."""
    if t[TURNS + seat] >= t[MAX_TURNS]:
        exposed_score.end_round(t, CAPPED, NOBODY)
        return NOBODY
    t[TURN] = seat
    t[PHASE] = DRAWING
    t[TURNS + seat] += 1
    _clear_turn(t)
    if exposed_deal.drawable(t, 0) >= 1:
        return NOBODY
    if not may_take(t, seat):
        return _follower(t)
    if take_is_owed(t, seat):
        t[IN_DOUBT] = 1
    return NOBODY


def _follower(t: array[int]) -> int:
    """Who comes where the seat on turn can neither draw nor take; `NOBODY`: the round has ended."""
    if t[EXHAUSTION] != PASS_ON or t[SKIPS] >= _players(t):
        exposed_score.end_round(t, VOIDED if t[EXHAUSTION] == VOID else EXHAUSTED, NOBODY)
        return NOBODY
    t[SKIPS] += 1
    return exposed_buy.after(t, t[TURN])


def pass_on(t: array[int]) -> None:
    """The seat on turn, of which that was in doubt, can neither draw nor take (J30f, R10)."""
    t[IN_DOUBT] = 0
    start_turn(t, _follower(t))


def _players(t: array[int]) -> int:
    count = 0
    for seat in range(t[SEATS]):
        if t[PLAYING] & BIT[seat]:
            count += 1
    return count


def _clear_turn(t: array[int]) -> None:
    t[ASKED] = 0
    t[FIRST_ASKED] = NOBODY
    t[PASSED] = 0
    t[LET_GO] = 0
    t[SOLD] = 0
    t[TAKEN] = NOBODY
    t[OWED] = 0
    t[FREED] = 0
    t[OWED_JOKERS] = 0
    t[IN_DOUBT] = 0
    t[FORMS] = UNKNOWN
    for i in range(t[MELDS]):
        t[TABLE + i * MELD_SIZE + ADDED] = 0


def start_round(t: array[int]) -> None:
    """Deals a round and begins its first turn."""
    exposed_deal.deal(t)
    first = t[STARTER]
    if t[STARTER_EXTRA]:
        t[TURN] = first
        t[PHASE] = PLAYING_ON
        t[TURNS + first] = 1
        _clear_turn(t)
    else:
        start_turn(t, first)


def draw(t: array[int], seat: int) -> None:
    """The draw of the seat on turn; where it was in doubt and there is nothing: its turn passes."""
    if t[IN_DOUBT]:
        pass_on(t)
        return
    exposed_deal.draw(t, seat)
    t[PHASE] = PLAYING_ON


def take(t: array[int], seat: int) -> None:
    """The seat on turn takes the top discard."""
    t[IN_DOUBT] = 0
    t[OWED] = 1 if take_is_owed(t, seat) else 0
    t[PILE_SIZE] -= 1
    card = t[PILE + t[PILE_SIZE]]
    exposed_deal.give_openly(t, seat, card)
    t[TAKEN] = card
    t[PHASE] = PLAYING_ON
    t[SKIPS] = 0


def may_discard_any(t: array[int], seat: int) -> bool:
    """Whether no rule stands against any discard, so that none has to be looked at."""
    if owes(t) or t[HELD + seat] == 1 or t[DISCARD_JOKER] == 0 or t[DISCARD_PLAYABLE] == 0:
        return False
    return t[TAKEN_FORBIDDEN] == 0 or t[TAKEN] == NOBODY


def may_discard(t: array[int], seat: int, card: int) -> bool:
    """Whether the seat on turn may discard a card that it holds (J40-J44, R33-R35)."""
    if owes(t) or (t[HELD + seat] == 1 and way_out(t) == PLAY_ONLY):
        return False
    if not _barred(t, seat, card):
        return True
    for other in range(KINDS_OF_CARD):
        if t[HANDS + seat * KINDS_OF_CARD + other] and not _barred(t, seat, other):
            return False
    return True


def _barred(t: array[int], seat: int, card: int) -> bool:
    """Whether a rule stands against discarding a card; where one bars every card, none does."""
    if t[TAKEN_FORBIDDEN] and card == t[TAKEN]:
        return True
    if t[DISCARD_JOKER] == 0 and card == JOKER:
        return True
    if t[DISCARD_PLAYABLE] or (t[LAYOFF_NEEDS_OPEN] and t[OPENED + seat] == 0):
        return False
    return fits_table(t, seat, card)


def fits_table(t: array[int], seat: int, card: int) -> bool:
    """Whether some meld that is open to a seat takes a card."""
    for i in range(t[MELDS]):
        m = TABLE + i * MELD_SIZE
        if (t[LAYOFF_OTHERS] or t[m + OWNER] == seat) and exposed_melds.takes(t, m, card):
            return True
    return False


def discard(t: array[int], seat: int, card: int) -> None:
    """Ends the turn with a discard."""
    exposed_deal.lose(t, seat, card)
    t[PILE + t[PILE_SIZE]] = card
    t[PILE_SIZE] += 1
    t[DISCARDER] = seat
    if t[HELD + seat] == 0:
        exposed_score.end_round(t, OUT_ENDING, seat)
    else:
        start_turn(t, exposed_buy.after(t, seat))
