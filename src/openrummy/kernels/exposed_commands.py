"""Actions of the kernel as commands of the table, and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from openrummy.core.cards import FACES, JOKER, JOKER_FOR, Card
from openrummy.core.meld import End
from openrummy.kernels import exposed_layout as at
from openrummy.kernels import exposed_melds, exposed_plays
from openrummy.table import commands as cmd

CARDS: tuple[Card, ...] = (*FACES, JOKER, *(JOKER_FOR[card] for card in FACES))
"""The cards by their numbers in the kernel, those that jokers stand for last."""
NUMBERS: dict[Card, int] = {card: number for number, card in enumerate(CARDS)}

_PLAIN: dict[int, cmd.Command] = {
    at.DRAW: cmd.Draw(),
    at.TAKE: cmd.Take(),
    at.BUY: cmd.Buy(),
    at.PASS: cmd.Pass(),
    at.NEXT: cmd.Next(),
}


def to_command(t: array[int], seat: int, action: int) -> cmd.Command:
    """The command that a legal action of a seat stands for."""
    if action in _PLAIN:
        return _PLAIN[action]
    if action < at.DISCARD:
        return cmd.LayDown(form_cards(t, action - at.LAY))
    if action < at.ON_MELD:
        return cmd.Discard(CARDS[action - at.DISCARD])
    code = action - at.ON_MELD
    on_table = at.SLOTS * t[at.MOST_MELDS]
    if code >= on_table:
        return cmd.LayDown((_new_cards(t, seat, code - on_table),))
    index, slot = divmod(code, at.SLOTS)
    m = at.TABLE + index * at.MELD_SIZE
    if slot < at.SWAPS:
        return _add(t, index, m, slot)
    return _swap(t, index, m, slot - at.SWAPS)


def from_command(t: array[int], seat: int, command: cmd.Command, legal: list[int]) -> int:
    """The action among ``legal`` that a command of a seat is. Raises `ValueError` if none is.

    Lay-offs with several cards, and other forms of melds than those listed, are none.
    """
    for action in legal:
        if to_command(t, seat, action) == command:
            return action
    raise ValueError(f"not among the actions of the kernel: {command}")


def form_cards(t: array[int], form: int) -> tuple[tuple[Card, ...], ...]:
    """The melds of a way to open or go down."""
    start = at.FORM + form * at.FORM_SIZE
    place = start + at.FORM_CARDS_AT
    melds = []
    for i in range(t[start]):
        length = t[start + 2 + 2 * i]
        melds.append(tuple(CARDS[t[place + j]] for j in range(length)))
        place += length
    return tuple(melds)


def write_forms(t: array[int], forms: Sequence[tuple[tuple[str, tuple[Card, ...]], ...]]) -> None:
    """Writes the ways to open or go down, each meld with its kind."""
    for number, melds in enumerate(forms):
        start = at.FORM + number * at.FORM_SIZE
        place = start + at.FORM_CARDS_AT
        t[start] = len(melds)
        for i, (kind, cards) in enumerate(melds):
            t[start + 1 + 2 * i] = at.RUN if kind == "run" else at.SET
            t[start + 2 + 2 * i] = len(cards)
            for card in cards:
                t[place] = NUMBERS[card]
                place += 1
    t[at.FORMS] = len(forms)


def _new_cards(t: array[int], seat: int, code: int) -> tuple[Card, ...]:
    if code < at.NEW_SET_FORMS:
        suits = [suit for suit in range(4) if code >> 2 >> suit & 1]
        return (*(FACES[suit * 13 + code // 64] for suit in suits), *[JOKER] * (code & 3))
    code -= at.NEW_SET_FORMS
    hand = at.HANDS + seat * at.KINDS_OF_CARD
    held = list(t[hand : hand + 52])
    cards = []
    for i in range(code % 15):
        card = (code // 15 & 3) * 13 + (code // 60 + i) % 13
        cards.append(FACES[card] if held[card] else JOKER_FOR[FACES[card]])
        held[card] -= 1 if held[card] else 0
    return tuple(cards)


def _add(t: array[int], index: int, m: int, slot: int) -> cmd.Add:
    number = exposed_plays.slot_card(t, m, slot)
    end: End | None = None
    if t[m + at.KIND] == at.RUN and exposed_melds.ends(t, m, number) == 3:
        end = "low" if slot & 1 else "high"
    return cmd.Add((CARDS[number],), index, end)


def _swap(t: array[int], index: int, m: int, code: int) -> cmd.Swap:
    slide: End | None = None
    cards: tuple[Card, ...]
    if t[m + at.KIND] == at.RUN:
        place = code // 2
        if t[at.ON_REPLACE] == at.SLIDE:
            slide = "low" if code & 1 else "high"
        cards = (CARDS[t[m + at.CARDS + place] - at.STANDS],)
    else:
        place, suit = divmod(code, at.SET_SWAPS)
        lacking = exposed_melds.missing_suits(t, m, -1)
        suits = [s for s in range(4) if lacking >> s & 1] if suit == 4 else [suit]
        cards = tuple(FACES[s * 13 + t[m + at.FIRST]] for s in suits)
    joker = None if t[m + at.WILD] == 1 else place
    return cmd.Swap(cards, index, slide, joker)
