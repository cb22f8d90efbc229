"""The deal, the dealer and the stock in the kernel of the games with melds on the table.

The same as `table.dealing` and `table.drawing` (rules J6-J12, J30e, R2-R9), but for the chance,
which comes from the table's own dice. Drawing cards for the first deal is as fair as a die.
"""

from __future__ import annotations

from array import array

from openrummy.kernels import dice
from openrummy.kernels.exposed_layout import (
    BIT,
    BY_ELIMINATION,
    CONTRACT,
    CONTRACTS,
    CUT_BONUS,
    CUT_KEEPS_JOKER,
    CUT_POINTS,
    DEALER,
    DEALER_IS_SEAT0,
    DIRECTION,
    DISCARDER,
    FORMAT,
    HANDS,
    HELD,
    JOKER,
    JOKERS,
    KEEP_TOP,
    KINDS_OF_CARD,
    KNOWN,
    LAST_WINNER,
    LEFT,
    MELDS,
    MOST_RECYCLES,
    MOST_ROUNDS,
    NEXT_CONTRACT,
    NOBODY,
    PACKS,
    PILE,
    PILE_SIZE,
    PLAYING,
    POINTS,
    RANKS,
    REBURY,
    RECYCLES,
    RIGHT,
    ROTATION,
    ROUNDS,
    SEATS,
    SEED,
    SHUFFLE_PILE,
    SIZES,
    SKIPS,
    STARTER,
    STARTER_EXTRA,
    STARTER_IS,
    STOCK,
    STOCK_SIZE,
    SUITS,
    TARGET,
    THE_DEALER,
    TOTALS,
    UPCARD,
    WINNER,
)


def roll(t: array[int], bound: int) -> int:
    """A random number from 0 to ``bound - 1``."""
    t[SEED] = dice.advance(t[SEED])
    return dice.below(t[SEED], bound)


def shuffle(t: array[int], first: int, count: int) -> None:
    """Puts numbers of the table into a random order."""
    i = count - 1
    while i > 0:
        j = roll(t, i + 1)
        card = t[first + i]
        t[first + i] = t[first + j]
        t[first + j] = card
        i -= 1


def can_recycle(t: array[int], less: int) -> int:
    """Cards that a new stock would get if the pile, less its ``less`` top cards, were recycled."""
    if t[RECYCLES] >= t[MOST_RECYCLES]:
        return 0
    return max(0, t[PILE_SIZE] - less - t[KEEP_TOP])


def drawable(t: array[int], less: int) -> int:
    """Cards that can still be drawn once ``less`` cards have left the pile."""
    return t[STOCK_SIZE] + can_recycle(t, less)


def draw(t: array[int], seat: int) -> int:
    """Draws a card for a seat, from a new stock where the old one is empty; the card."""
    if t[STOCK_SIZE] == 0:
        recycle(t)
    t[STOCK_SIZE] -= 1
    card = t[STOCK + t[STOCK_SIZE]]
    give(t, seat, card)
    t[SKIPS] = 0
    return card


def recycle(t: array[int]) -> None:
    """Makes a new stock from the discard pile (J30e, R9)."""
    count = t[PILE_SIZE] - t[KEEP_TOP]
    for i in range(count):
        t[STOCK + i] = t[PILE + count - 1 - i]
    t[PILE] = t[PILE + count]
    t[PILE_SIZE] = t[KEEP_TOP]
    t[STOCK_SIZE] = count
    t[RECYCLES] += 1
    if t[SHUFFLE_PILE]:
        shuffle(t, STOCK, count)


def give(t: array[int], seat: int, card: int) -> None:
    """Adds a card to a hand."""
    t[HANDS + seat * KINDS_OF_CARD + card] += 1
    t[HELD + seat] += 1


def give_openly(t: array[int], seat: int, card: int) -> None:
    """Adds a card to a hand for all to see."""
    give(t, seat, card)
    t[KNOWN + seat * KINDS_OF_CARD + card] += 1


def lose(t: array[int], seat: int, card: int) -> None:
    """Takes a card from a hand."""
    t[HANDS + seat * KINDS_OF_CARD + card] -= 1
    t[HELD + seat] -= 1
    if t[KNOWN + seat * KINDS_OF_CARD + card] > 0:
        t[KNOWN + seat * KINDS_OF_CARD + card] -= 1


def eliminated(t: array[int], seat: int) -> bool:
    """Whether a seat is out of the match (R38, elimination)."""
    return t[FORMAT] == BY_ELIMINATION and t[TOTALS + seat] >= t[TARGET]


def beside(t: array[int], seat: int, step: int) -> int:
    """The next seat in the direction of play (``step`` -1: against it) that is in the match."""
    seats = t[SEATS]
    found = (seat + step * t[DIRECTION] + seats) % seats
    while eliminated(t, found):
        found = (found + step * t[DIRECTION] + seats) % seats
    return found


def _last(t: array[int], sign: int) -> int:
    """The seat with the fewest points of the last round (``sign`` -1: the most), the first one."""
    best = 0
    for seat in range(1, t[SEATS]):
        if sign * t[POINTS + seat] < sign * t[POINTS + best]:
            best = seat
    return best


def next_dealer(t: array[int]) -> int:
    """Who deals the next round (J7, R4)."""
    if t[ROUNDS] == 0:
        return t[DEALER]
    if t[ROTATION] == LEFT:
        return beside(t, t[DEALER], 1)
    if t[ROTATION] == RIGHT:
        return beside(t, t[DEALER], -1)
    dealer = _last(t, 1 if t[ROTATION] == WINNER else -1)
    return beside(t, dealer, 1) if eliminated(t, dealer) else dealer


def starter(t: array[int], dealer: int) -> int:
    """Who plays first (J9, R6)."""
    if t[STARTER_IS] == LAST_WINNER and t[ROUNDS] > 0:
        winner = _last(t, 1)
        return beside(t, winner, 1) if eliminated(t, winner) else winner
    return dealer if t[STARTER_IS] == THE_DEALER else beside(t, dealer, 1)


def draw_dealer(t: array[int]) -> None:
    """The first dealer."""
    t[DEALER] = 0 if t[DEALER_IS_SEAT0] else roll(t, t[SEATS])


def deal(t: array[int]) -> None:
    """Deals the next round; the turn of its starter has yet to begin."""
    t[DEALER] = next_dealer(t)
    t[STARTER] = starter(t, t[DEALER])
    clear_round(t)
    _fill_stock(t)
    shuffle(t, STOCK, t[STOCK_SIZE])
    size = t[SIZES + min(t[ROUNDS], MOST_ROUNDS - 1)]
    kept = _cut(t, size)
    for seat in range(t[SEATS]):
        if not eliminated(t, seat):
            t[PLAYING] |= BIT[seat]
            own = size
            if seat == t[STARTER]:
                own += t[STARTER_EXTRA]
            if seat == kept:
                give_openly(t, seat, JOKER)
                own -= 1
            for _ in range(own):
                t[STOCK_SIZE] -= 1
                give(t, seat, t[STOCK + t[STOCK_SIZE]])
    if t[UPCARD]:
        _turn_up(t)


def clear_round(t: array[int]) -> None:
    """Takes all cards and marks of the last round off the table; the contracts are set anew."""
    for i in range(HELD, NEXT_CONTRACT):
        t[i] = 0
    for i in range(HANDS, STOCK):
        t[i] = 0
    for seat in range(t[SEATS]):
        t[CONTRACT + seat] = max(0, min(t[NEXT_CONTRACT + seat], t[CONTRACTS] - 1))
        t[CUT_POINTS + seat] = 0
    t[MELDS] = 0
    t[RECYCLES] = 0
    t[SKIPS] = 0
    t[STOCK_SIZE] = 0
    t[PILE_SIZE] = 0
    t[PLAYING] = 0
    t[DISCARDER] = NOBODY


def _fill_stock(t: array[int]) -> None:
    """Puts the whole pack into the stock."""
    count = 0
    for suit in range(t[SUITS]):
        for rank in range(t[RANKS]):
            for _ in range(t[PACKS]):
                t[STOCK + count] = suit * 13 + rank
                count += 1
    for _ in range(t[JOKERS]):
        t[STOCK + count] = JOKER
        count += 1
    t[STOCK_SIZE] = count


def _cut(t: array[int], size: int) -> int:
    """Cuts the pack where the rules make something of it (J10); a seat that keeps a joker."""
    if t[CUT_KEEPS_JOKER] == 0 and t[CUT_BONUS] == 0:
        return NOBODY
    cutter = beside(t, t[DEALER], -1)
    count = t[STOCK_SIZE]
    lifted = roll(t, count - 1) + 1
    wanted = t[UPCARD] + t[STARTER_EXTRA]
    for seat in range(t[SEATS]):
        if not eliminated(t, seat):
            wanted += size
    if lifted == wanted:
        t[CUT_POINTS + cutter] = t[CUT_BONUS]
    kept = NOBODY
    if t[CUT_KEEPS_JOKER] and t[STOCK + lifted - 1] == JOKER:
        kept = cutter
        count -= 1
        for i in range(lifted - 1, count):
            t[STOCK + i] = t[STOCK + i + 1]
        t[STOCK_SIZE] = count
    if lifted < count:
        _turn_around(t, 0, lifted)
        _turn_around(t, lifted, count)
        _turn_around(t, 0, count)
    return kept


def _turn_around(t: array[int], first: int, end: int) -> None:
    """Reverses the order of some cards of the stock."""
    while first < end - 1:
        end -= 1
        card = t[STOCK + first]
        t[STOCK + first] = t[STOCK + end]
        t[STOCK + end] = card
        first += 1


def _turn_up(t: array[int]) -> None:
    """Turns the upcard, a joker buried again where the rules want it (J12)."""
    top = STOCK + t[STOCK_SIZE] - 1
    while t[REBURY] and t[top] == JOKER:
        i = top - STOCK
        place = roll(t, i)
        while i > place:
            t[STOCK + i] = t[STOCK + i - 1]
            i -= 1
        t[STOCK + place] = JOKER
    t[STOCK_SIZE] -= 1
    t[PILE] = t[top]
    t[PILE_SIZE] = 1
