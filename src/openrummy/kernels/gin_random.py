"""Random play of gin: every legal action as likely, by the dice of the table.

`random_action` gives one action at any table. `random_round` plays a round to its end as
`random_action` and `gin.step` would, cell for cell, in little more than half of the time.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import gin as solver
from openrummy.core.solvers.gin_tables import BIT, LANE, MOST_PIPS, SIZE
from openrummy.kernels import dice, gin
from openrummy.kernels.gin_cells import (
    BLOCKED_AT,
    CARDS,
    DICE,
    DISCARD,
    DRAWING,
    ENDED,
    GRAND_GIN,
    GRAND_GIN_BONUS,
    HAND_SIZE,
    HANDS,
    KNOCK,
    KNOWN,
    LAST_CARD,
    LIMIT,
    MOST_PILE_DRAWS,
    MOST_TURNS,
    NOBODY,
    NOT_TAKEN,
    ORDER,
    PHASE,
    PILE,
    PILE_DRAWS,
    PILE_SIZE,
    PLACE,
    PLAYING,
    STOCK_ONLY,
    STOCK_SIZE,
    TAKEN,
    THROWN,
    TURN,
    TURNS,
)


def random_action(t: array[int], at: int, c: array[int]) -> int:
    """A legal action by the table's dice, each as likely."""
    state = dice.advance(t[at + DICE])
    t[at + DICE] = state
    if t[at + PHASE] != PLAYING:
        actions = gin.specials(t, at, c)
        if actions & (actions - 1) == 0:
            return PLACE[actions % 53]
        # Two of them, never three.
        return nth(actions, dice.below(state, 2))
    hand = t[at + HANDS + t[at + TURN]]
    throws = gin.discards(t, at, c)
    may_knock = grand = 0
    if solver.at_least(hand) <= t[at + LIMIT] + MOST_PIPS:
        key = solver.arrange(hand)
        may_knock = gin.knocking(hand, key, throws, t[at + LIMIT])
        grand = 1 if c[GRAND_GIN_BONUS] >= 0 and solver.deadwood(key) == 0 else 0
    count = solver.size(throws)
    choice = dice.below(state, grand + count + solver.size(may_knock)) - grand
    if choice < 0:
        return GRAND_GIN
    if choice < count:
        return DISCARD + nth(throws, choice)
    return KNOCK + nth(may_knock, choice - count)


def random_round(t: array[int], at: int, c: array[int]) -> int:
    """Plays a round to its end; gives the number of decisions."""
    decisions = 0
    while t[at + PHASE] != ENDED:
        if t[at + PHASE] == DRAWING and not t[at + STOCK_ONLY]:
            decisions += _usual_turns(t, at, c)
        gin.step(t, at, c, random_action(t, at, c))
        decisions += 1
    return decisions


def _usual_turns(t: array[int], at: int, c: array[int]) -> int:
    """Plays turns that can only be a draw or take and a discard; gives the number of decisions.

    It stops before a decision in which there may be more: where a knock may be legal, or the stock
    or a cap may end the round. The cards on which the next choice waits are kept in variables.
    Neither stock or pile nor the choice of the discard is a branch: a processor guesses such a one
    wrong every other time, and together that would cost half as much again (measured: 20 ns a
    decision instead of 13).
    """
    size = t[at + STOCK_SIZE]
    if size <= c[BLOCKED_AT]:
        return 0
    seat = t[at + TURN]
    hand = t[at + HANDS + seat]
    other_hand = t[at + HANDS + 1 - seat]
    place = at + LAST_CARD + 1 - t[at + PILE_SIZE]
    top = t[place]
    state = t[at + DICE]
    decisions = 0
    while t[at + PILE_DRAWS] + 1 < c[MOST_PILE_DRAWS] and t[at + TURNS + seat] < c[MOST_TURNS]:
        state = dice.advance(state)
        # The actions are DRAW and TAKE; what follows is both, with `taken` 0 or 1.
        taken = dice.below(state, 2)
        size += taken - 1
        card = t[at + CARDS + size]
        card ^= (card ^ top) & -taken
        low = BIT[card]
        hand |= low
        place += taken
        t[at + KNOWN + seat] |= low & -taken
        t[at + THROWN + 1 - seat] &= ~low
        t[at + PILE] &= ~low
        t[at + PILE_DRAWS] += taken
        decisions += 1
        if size <= c[BLOCKED_AT] or solver.at_least(hand) <= t[at + LIMIT] + MOST_PIPS:
            t[at + TAKEN] = card if taken else NOBODY
            t[at + PHASE] = PLAYING
            break
        state = dice.advance(state)
        barred = taken & c[NOT_TAKEN]
        top = nth(hand ^ (low & -barred), dice.below(state, c[HAND_SIZE] + 1 - barred))
        low = BIT[top]
        hand, other_hand = other_hand, hand ^ low
        place -= 1
        t[place] = top
        t[at + KNOWN + seat] &= ~low
        t[at + THROWN + seat] |= low
        t[at + PILE] |= low
        decisions += 1
        seat = 1 - seat
        t[at + TURNS + seat] += 1
    t[at + TURN] = seat
    t[at + HANDS + seat] = hand
    t[at + HANDS + 1 - seat] = other_hand
    t[at + PILE_SIZE] = at + LAST_CARD + 1 - place
    t[at + STOCK_SIZE] = size
    t[at + DICE] = state
    return decisions


def nth(cards: int, number: int) -> int:
    """The card of that number, the lowest being 0.

    The suit is found by counting, its rank in a table: a loop to the card would be a branch whose
    end cannot be guessed.
    """
    first = SIZE[cards & LANE]
    second = first + SIZE[cards >> 13 & LANE]
    third = second + SIZE[cards >> 26 & LANE]
    suit = 1 if number >= first else 0
    suit += 1 if number >= second else 0
    suit += 1 if number >= third else 0
    below = (first << 8 | second << 16 | third << 24) >> 8 * suit & 255
    return 13 * suit + (ORDER[cards >> 13 * suit & LANE] >> 4 * (number - below) & 15)
