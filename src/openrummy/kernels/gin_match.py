"""The match around the rounds of gin: dealers, totals, winners, bonuses (rules G1, G17, G18)."""

from __future__ import annotations

from array import array

from openrummy.kernels.gin_cells import (
    BOX_BONUS,
    BOXES,
    DEALER,
    ENDED,
    FINALS,
    FORMAT,
    GAME_BONUS,
    MOST_ROUNDS,
    OVER,
    PHASE,
    POINTS,
    ROTATION,
    ROUNDS,
    SHUTOUT,
    TARGET,
    TIE,
    TO_WINNER,
    TOTALS,
    WINNERS,
)


def clear_match(t: array[int], at: int) -> None:
    """A match without a round yet: no points, nobody has won."""
    for seat in range(2):
        t[at + TOTALS + seat] = 0
        t[at + BOXES + seat] = 0
        t[at + FINALS + seat] = 0
    t[at + ROUNDS] = 0
    t[at + OVER] = 0
    t[at + WINNERS] = 0


def next_dealer(t: array[int], at: int, c: array[int]) -> int:
    """Who deals after a round that was not cancelled."""
    if c[ROTATION] == 0:
        return 1 - t[at + DEALER]
    first, second = t[at + POINTS], t[at + POINTS + 1]
    most = 1 if second > first else 0
    least = 1 if second < first else 0
    winner = most if c[TO_WINNER] else least
    loser = least if c[TO_WINNER] else most
    return winner if c[ROTATION] == 1 else loser


def end_round(t: array[int], at: int, c: array[int]) -> None:
    """Adds up a round whose ending and points are written, and ends the match when it is over."""
    t[at + PHASE] = ENDED
    t[at + ROUNDS] += 1
    for seat in range(2):
        t[at + TOTALS + seat] += t[at + POINTS + seat]
        if t[at + POINTS + seat] > 0:
            t[at + BOXES + seat] += 1
    contenders = _contenders(t, at, c)
    if contenders:
        _end_match(t, at, c, contenders)


def _contenders(t: array[int], at: int, c: array[int]) -> int:
    """The seats that may win now (1, 2 or both, 3); 0 while the match goes on."""
    first, second = t[at + TOTALS], t[at + TOTALS + 1]
    target = c[TARGET]
    if c[FORMAT] == 0:
        return 3
    if c[FORMAT] == 1:
        return 3 if t[at + ROUNDS] >= c[MOST_ROUNDS] else 0
    if first < target and second < target:
        return 0
    if c[FORMAT] == 2 or (first >= target and second >= target):
        return 3
    return 1 if first < target else 2


def _end_match(t: array[int], at: int, c: array[int], contenders: int) -> None:
    """Ends the match between these seats, unless a tie needs another round (rules G17, G18)."""
    _add_bonuses(t, at, c)
    winners = _best(t[at + FINALS], t[at + FINALS + 1], c[TO_WINNER], contenders)
    if winners == 3 and c[TIE] == 1:
        t[at + FINALS] = 0
        t[at + FINALS + 1] = 0
        return
    if winners == 3 and c[TIE] == 2:
        winners = _best(t[at + POINTS], t[at + POINTS + 1], c[TO_WINNER], winners)
    t[at + WINNERS] = winners
    t[at + OVER] = 1


def _best(first: int, second: int, to_winner: int, among: int) -> int:
    """Of the seats ``among``, those whose points are best."""
    if among != 3 or first == second:
        return among
    if to_winner:
        return 1 if first > second else 2
    return 1 if first < second else 2


def _add_bonuses(t: array[int], at: int, c: array[int]) -> None:
    """The final points: box, game and shutout bonuses; as penalties they go to the other seat."""
    first = t[at + TOTALS]
    second = t[at + TOTALS + 1]
    t[at + FINALS] = first
    t[at + FINALS + 1] = second
    if c[BOX_BONUS] == 0 and c[GAME_BONUS] == 0 and c[SHUTOUT] == 0:
        return
    # Where the loser receives points, what a seat has won stands in the other's cells.
    swap = 0 if c[TO_WINNER] else 1
    t[at + FINALS] += c[BOX_BONUS] * t[at + BOXES]
    t[at + FINALS + 1] += c[BOX_BONUS] * t[at + BOXES + 1]
    ahead = 1 if second > first or (swap and second == first) else 0
    best = t[at + TOTALS + ahead]
    extra = c[GAME_BONUS]
    if t[at + BOXES + 1 - ahead] == 0:
        if c[SHUTOUT] == 2:
            extra += c[GAME_BONUS]
        elif c[SHUTOUT] == 1:
            extra += best + c[GAME_BONUS]
    t[at + FINALS + ahead] += extra
