"""A table of the kernel in the numbers of the environments (`exposed_numbers`).

What `exposed_code` makes of views and legal commands, made of the kernel's row and the mask of its
own actions; a law of the tests holds the two together. Buffers are flat; ``seen``, ``mask`` and
``moves`` are written at one table's place in them.
"""

from __future__ import annotations

from array import array

from openrummy.envs.exposed_numbers import (
    ACTIONS,
    ADD,
    ADDS,
    ANSWER,
    BUYS,
    CONTRACT,
    DISCARD,
    DISCARDER,
    FACES,
    FACTS,
    HELD,
    KNOWN,
    LAY,
    LET_GO,
    MELDS,
    MOST,
    OFFERED,
    OFFERS,
    ON_TURN,
    OPENED,
    PHASE,
    PILE,
    PILED,
    ROUND,
    ROWS,
    SOLD,
    STANDING,
    STOCK,
    SWAP,
    SWAPS,
    TABLE,
    TAKEN,
    TOP,
    TURNS,
)
from openrummy.kernels.exposed_layout import ASKED as K_ASKED
from openrummy.kernels.exposed_layout import BIT
from openrummy.kernels.exposed_layout import BUYS as K_BUYS
from openrummy.kernels.exposed_layout import CARDS as K_CARDS
from openrummy.kernels.exposed_layout import CONTRACT as K_CONTRACT
from openrummy.kernels.exposed_layout import CONTRACTS as K_CONTRACTS
from openrummy.kernels.exposed_layout import DISCARD as K_DISCARD
from openrummy.kernels.exposed_layout import DISCARDER as K_DISCARDER
from openrummy.kernels.exposed_layout import DRAWING as K_DRAWING
from openrummy.kernels.exposed_layout import FORM as K_FORM
from openrummy.kernels.exposed_layout import FORM_CARDS_AT as K_FORM_CARDS_AT
from openrummy.kernels.exposed_layout import FORM_SIZE as K_FORM_SIZE
from openrummy.kernels.exposed_layout import HANDS as K_HANDS
from openrummy.kernels.exposed_layout import HELD as K_HELD
from openrummy.kernels.exposed_layout import KIND as K_KIND
from openrummy.kernels.exposed_layout import KNOWN as K_KNOWN
from openrummy.kernels.exposed_layout import LAY as K_LAY
from openrummy.kernels.exposed_layout import LENGTH as K_LENGTH
from openrummy.kernels.exposed_layout import LET_GO as K_LET_GO
from openrummy.kernels.exposed_layout import MELD_SIZE as K_MELD_SIZE
from openrummy.kernels.exposed_layout import MELDS as K_MELDS
from openrummy.kernels.exposed_layout import MOST_MELDS as K_MOST_MELDS
from openrummy.kernels.exposed_layout import NEW_SET_FORMS as K_NEW_SET_FORMS
from openrummy.kernels.exposed_layout import NEXT as K_NEXT
from openrummy.kernels.exposed_layout import ON_MELD as K_ON_MELD
from openrummy.kernels.exposed_layout import OPENED as K_OPENED
from openrummy.kernels.exposed_layout import PASSED as K_PASSED
from openrummy.kernels.exposed_layout import PHASE as K_PHASE
from openrummy.kernels.exposed_layout import PILE as K_PILE
from openrummy.kernels.exposed_layout import PILE_SIZE as K_PILE_SIZE
from openrummy.kernels.exposed_layout import PLAYING_ON as K_PLAYING_ON
from openrummy.kernels.exposed_layout import ROUNDS as K_ROUNDS
from openrummy.kernels.exposed_layout import RUN as K_RUN
from openrummy.kernels.exposed_layout import SEATS as K_SEATS
from openrummy.kernels.exposed_layout import SET_SWAPS as K_SET_SWAPS
from openrummy.kernels.exposed_layout import SLOTS as K_SLOTS
from openrummy.kernels.exposed_layout import SOLD as K_SOLD
from openrummy.kernels.exposed_layout import STOCK_SIZE as K_STOCK_SIZE
from openrummy.kernels.exposed_layout import SWAPS as K_SWAPS
from openrummy.kernels.exposed_layout import TABLE as K_TABLE
from openrummy.kernels.exposed_layout import TAKEN as K_TAKEN
from openrummy.kernels.exposed_layout import TURN as K_TURN
from openrummy.kernels.exposed_layout import TURNS as K_TURNS

LONGEST = 16
"""More cards than any single meld has."""


def look_at_tables(  # noqa: PLR0913 - buffers in plain arguments: it compiles to C
    t: array[int],
    size: int,
    first: int,
    last: int,
    marks: bytearray,
    count: int,
    seats: bytearray,
    seen: bytearray,
    mask: bytearray,
    moves: array[int],
) -> None:
    """What the seats to act see at tables ``first`` to ``last - 1``, and may do.

    ``size`` numbers are a table, ``count`` bytes of ``marks`` its legal actions in the kernel's
    numbers; ``moves`` receives the kernel's action of every legal one.
    """
    for table in range(first, last):
        at = table * size
        seat = seats[table]
        to = table * ROWS * FACES
        for place in range(ROWS * FACES):
            seen[to + place] = 0
        _piles(t, at, seat, seen, to)
        _facts(t, at, seat, seen, to + FACTS * FACES)
        for meld in range(min(t[at + K_MELDS], MELDS)):
            m = at + K_TABLE + meld * K_MELD_SIZE
            _cards(t, m + K_CARDS, t[m + K_LENGTH], seen, to + (TABLE + meld) * FACES)
        actions = table * ACTIONS
        for place in range(ACTIONS):
            mask[actions + place] = 0
        _plain(t, at, marks, table * count, mask, moves, actions)
        _lay_downs(t, at, seat, marks, table * count, count, seen, to, mask, moves, actions)


def _piles(t: array[int], at: int, seat: int, seen: bytearray, to: int) -> None:
    """The rows of the hand, the discard pile, the card taken, and what is known of hands."""
    for card in range(FACES):
        seen[to + card] = t[at + K_HANDS + seat * FACES + card]
    pile = t[at + K_PILE_SIZE]
    if pile:
        seen[to + TOP * FACES + t[at + K_PILE + pile - 1]] = 1
    for place in range(pile):
        seen[to + PILE * FACES + t[at + K_PILE + place]] += 1
    if t[at + K_TAKEN] >= 0:
        seen[to + TAKEN * FACES + t[at + K_TAKEN]] = 1
    players = t[at + K_SEATS]
    for step in range(1, players):
        other = at + K_KNOWN + (seat + step) % players * FACES
        for card in range(FACES):
            seen[to + (KNOWN + step - 1) * FACES + card] = t[other + card]


def _facts(t: array[int], at: int, seat: int, seen: bytearray, to: int) -> None:
    """The row of facts."""
    players = t[at + K_SEATS]
    if t[at + K_PHASE] == K_DRAWING:
        seen[to + PHASE] = 1
    elif t[at + K_PHASE] == K_PLAYING_ON:
        seen[to + PHASE] = 2
    seen[to + ON_TURN] = (t[at + K_TURN] - seat + players) % players
    seen[to + STOCK] = min(t[at + K_STOCK_SIZE], MOST)
    seen[to + PILED] = min(t[at + K_PILE_SIZE], MOST)
    if t[at + K_CONTRACTS]:
        seen[to + CONTRACT] = t[at + K_CONTRACT + seat] + 1
    seen[to + ROUND] = min(t[at + K_ROUNDS] + 1, MOST)
    seen[to + TURNS] = min(t[at + K_TURNS + seat], MOST)
    seen[to + LET_GO] = t[at + K_LET_GO]
    seen[to + SOLD] = t[at + K_SOLD]
    if t[at + K_DISCARDER] >= 0:
        seen[to + DISCARDER] = (t[at + K_DISCARDER] - seat + players) % players + 1
    for step in range(players):
        other = (seat + step) % players
        seen[to + HELD + step] = t[at + K_HELD + other]
        seen[to + OPENED + step] = t[at + K_OPENED + other]
        seen[to + BUYS + step] = t[at + K_BUYS + other]
        if t[at + K_ASKED] & BIT[other]:
            seen[to + ANSWER + step] = 1
        elif t[at + K_PASSED] & BIT[other]:
            seen[to + ANSWER + step] = 2


def _cards(t: array[int], cards: int, length: int, seen: bytearray, to: int) -> None:
    """Counts so many of the kernel's cards in a row."""
    for place in range(length):
        card = t[cards + place]
        if card < FACES:
            seen[to + card] += 1
        else:
            seen[to + card - FACES] += STANDING


def _plain(
    t: array[int],
    at: int,
    marks: bytearray,
    legal: int,
    mask: bytearray,
    moves: array[int],
    to: int,
) -> None:
    """All actions but the lay-downs."""
    for action in range(K_ON_MELD + K_SLOTS * min(t[at + K_MELDS], MELDS)):
        if marks[legal + action] == 0:
            continue
        if action < K_NEXT:
            number = action
        elif action < K_DISCARD:
            continue
        elif action < K_ON_MELD:
            number = DISCARD + action - K_DISCARD
        else:
            number = _on_meld(t, at, action - K_ON_MELD)
        if number >= 0 and mask[to + number] == 0:
            mask[to + number] = 1
            moves[to + number] = action


def _on_meld(t: array[int], at: int, code: int) -> int:
    """The action of a lay-off or swap; -1 where the table of actions has none."""
    meld = code // K_SLOTS
    slot = code % K_SLOTS
    if slot < K_SWAPS:
        return ADD + ADDS * meld + slot
    slot -= K_SWAPS
    m = at + K_TABLE + meld * K_MELD_SIZE
    if t[m + K_KIND] != K_RUN:
        return SWAP + SWAPS * meld + slot % K_SET_SWAPS
    way = slot % 2
    for place in range(slot // 2):
        if t[m + K_CARDS + place] >= FACES:
            way += 2
    if way >= SWAPS:
        return -1
    return SWAP + SWAPS * meld + way


def _lay_downs(  # noqa: PLR0913
    t: array[int],
    at: int,
    seat: int,
    marks: bytearray,
    legal: int,
    count: int,
    seen: bytearray,
    rows: int,
    mask: bytearray,
    moves: array[int],
    to: int,
) -> None:
    """The lay-downs, the longest first: those that open or go down, or single melds."""
    offers = 0
    swap = 0
    if marks[legal + K_LAY] and marks[legal + K_LAY + 1]:
        swap = 1 if _size(t, at + K_FORM) < _size(t, at + K_FORM + K_FORM_SIZE) else 0
    for place in range(2):
        form = 1 - place if swap else place
        if marks[legal + K_LAY + form]:
            start = at + K_FORM + form * K_FORM_SIZE
            row = rows + (OFFERED + offers) * FACES
            _cards(t, start + K_FORM_CARDS_AT, _size(t, start), seen, row)
            mask[to + LAY + offers] = 1
            moves[to + LAY + offers] = K_LAY + form
            offers += 1
    begin = K_ON_MELD + K_SLOTS * t[at + K_MOST_MELDS]
    some = 0
    for action in range(begin, count):
        some += marks[legal + action]
    length = LONGEST
    while some and length:
        for action in range(begin, count):
            if marks[legal + action] and _length(action - begin) == length:
                if offers < OFFERS:
                    row = rows + (OFFERED + offers) * FACES
                    _new_meld(t, at + K_HANDS + seat * FACES, action - begin, seen, row)
                    mask[to + LAY + offers] = 1
                    moves[to + LAY + offers] = action
                    offers += 1
                some -= 1
        length -= 1


def _size(t: array[int], form: int) -> int:
    """The cards of a way to open or go down."""
    cards = 0
    for meld in range(t[form]):
        cards += t[form + 2 + 2 * meld]
    return cards


def _length(code: int) -> int:
    """The cards of a single meld."""
    if code >= K_NEW_SET_FORMS:
        return (code - K_NEW_SET_FORMS) % 15
    cards = code % 4
    for suit in range(4):
        if code // 4 & BIT[suit]:
            cards += 1
    return cards


def _new_meld(t: array[int], hand: int, code: int, seen: bytearray, to: int) -> None:
    """Counts the cards of a single meld in a row; in a run a joker stands for what isn't held."""
    if code < K_NEW_SET_FORMS:
        for suit in range(4):
            if code // 4 & BIT[suit]:
                seen[to + suit * 13 + code // 64] += 1
        seen[to + FACES - 1] += code % 4
        return
    code -= K_NEW_SET_FORMS
    suit = code // 15 % 4
    for place in range(code % 15):
        card = suit * 13 + (code // 60 + place) % 13
        held = t[hand + card]
        if place == 13:
            held -= 1
        if held > 0:
            seen[to + card] += 1
        else:
            seen[to + card] += STANDING
