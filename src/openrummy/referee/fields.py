"""Reading the fields of a question: types, cards and packs (`referee.md`, "Every question")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from openrummy.core.cards import JOKER, BadCard, Card, face, parse_card, show
from openrummy.core.changes import declared
from openrummy.core.meld import End, Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refused
from openrummy.rules.ruleset import RuleSet

MOST_CARDS = 400
"""No list of a question holds more cards."""


class QuestionError(ValueError):
    """The question is malformed or impossible. ``code`` is stable, ``at`` names the place.

    The sentence is the message ``referee-<code>`` with the facts.
    """

    def __init__(self, code: str, at: str | None = None, **facts: str | int) -> None:
        super().__init__(code)
        self.code, self.at, self.facts = code, at, facts


class Fields:
    """The fields of a question (or of a part of it at ``path``), each read once."""

    def __init__(self, data: Mapping[str, Any], path: str = "", language: str = "en") -> None:
        """``language`` is that of the sentences in the ruling."""
        self._data = dict(data)
        self._path = path
        self.language = language

    def _at(self, name: str) -> str:
        return f"{self._path}.{name}" if self._path else name

    def finish(self) -> None:
        """Raises `QuestionError` when a field was given that nobody asked for."""
        for name in self._data:
            raise QuestionError("unknown_field", self._at(name), name=str(name))

    def has(self, name: str) -> bool:
        """Whether a field is given and not null."""
        return self._data.get(name) is not None

    def raw(self, name: str) -> Any:
        """A field as it is, None when left out."""
        return self._data.pop(name, None)

    def required(self, name: str) -> Any:
        """A field that must be there."""
        if not self.has(name):
            raise QuestionError("missing_field", self._at(name), name=name)
        return self._data.pop(name)

    def number(self, name: str, usual: int | None, least: int, most: int) -> int:
        """A whole number in a range; ``usual`` None: the field is wanted."""
        value = self.required(name) if usual is None else self.raw(name)
        if value is None:
            return cast(int, usual)
        return whole(value, least, most, self._at(name))

    def flag(self, name: str, usual: bool) -> bool:
        """True or false."""
        value = self.raw(name)
        if value is None:
            return usual
        if not isinstance(value, bool):
            raise QuestionError("wrong_type", self._at(name), wanted="flag")
        return value

    def word(self, name: str, words: Iterable[str], usual: str | None = None) -> str | None:
        """One of some words."""
        value = self.raw(name)
        if value is None:
            return usual
        if value not in tuple(words):
            raise QuestionError("bad_value", self._at(name), words=", ".join(words))
        return str(value)

    def end(self, name: str) -> End | None:
        """high or low, or None."""
        return cast("End | None", self.word(name, ("high", "low")))

    def cards(self, name: str) -> tuple[Card, ...]:
        """A list of cards that must be there."""
        return read_cards(self.required(name), self._at(name))

    def cards_or_none(self, name: str) -> tuple[Card, ...] | None:
        """A list of cards, None when left out."""
        value = self.raw(name)
        return None if value is None else read_cards(value, self._at(name))

    def card(self, name: str) -> Card:
        """One card that must be there."""
        return read_card(self.required(name), self._at(name))

    def card_or_none(self, name: str) -> Card | None:
        """One card, None when left out."""
        value = self.raw(name)
        return None if value is None else read_card(value, self._at(name))

    def groups(self, name: str) -> tuple[tuple[Card, ...], ...]:
        """A list of lists of cards that must be there."""
        return read_groups(self.required(name), self._at(name))


def whole(value: object, least: int, most: int, at: str) -> int:
    """A whole number in a range. Raises `QuestionError`."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise QuestionError("wrong_type", at, wanted="number")
    if not least <= value <= most:
        one = "yes" if least == most else "no"
        raise QuestionError("out_of_range", at, least=least, most=most, one=one)
    return value


def a_list(value: object, at: str) -> list[Any]:
    """A JSON array. Raises `QuestionError`."""
    if not isinstance(value, list | tuple) or len(value) > MOST_CARDS:
        raise QuestionError("wrong_type", at, wanted="list")
    return list(value)


def read_card(value: object, at: str) -> Card:
    """One card. Raises `QuestionError` with code ``bad_card``."""
    if not isinstance(value, str):
        raise QuestionError("wrong_type", at, wanted="card")
    try:
        return parse_card(value)
    except BadCard:
        shown = value if len(value) <= 20 else value[:20] + "…"
        raise QuestionError("bad_card", at, word=shown) from None


def read_cards(value: object, at: str) -> tuple[Card, ...]:
    """A list of cards, or one text with blanks between them. Raises `QuestionError`."""
    if isinstance(value, str):
        value = value.replace(",", " ").split()
    if not isinstance(value, list | tuple):
        raise QuestionError("wrong_type", at, wanted="cards")
    if len(value) > MOST_CARDS:
        raise QuestionError("too_long", at, most=MOST_CARDS)
    return tuple(read_card(card, f"{at}[{i}]") for i, card in enumerate(value))


def read_groups(value: object, at: str) -> tuple[tuple[Card, ...], ...]:
    """A list of lists of cards. Raises `QuestionError`."""
    return tuple(read_cards(part, f"{at}[{i}]") for i, part in enumerate(a_list(value, at)))


def check_pack(rules: RuleSet, seats: int, *groups: Iterable[Card], at: str) -> None:
    """Raises `QuestionError` when cards are named more often than the pack has them."""
    named = Counter(face(card) for group in groups for card in group)
    pack = Counter(rules.pack(seats))
    for card, count in named.items():
        if count > pack[card]:
            raise QuestionError("too_many_cards", at, card=card, have=count, most=pack[card])


def usual_seats(rules: RuleSet) -> int:
    """The number of seats that a question is about which names none."""
    return max(rules.players.min, min(rules.players.recommended[0], rules.players.max))


def read_table_meld(rules: RuleSet, cards: tuple[Card, ...], at: str) -> Meld:
    """A meld that lies on the table, in its order. Raises `QuestionError` when it is none."""
    try:
        meld = read_meld(cards, rules.limits, in_order=True)
    except Refused:
        raise QuestionError("bad_meld", at, cards=show(cards)) from None
    return declared(meld, rules.limits) if rules.joker.set_identity == "declared" else meld


def no_jokers(cards: tuple[Card, ...], at: str) -> None:
    """Raises `QuestionError` when there is a joker in a game without."""
    if JOKER in map(face, cards):
        raise QuestionError("too_many_cards", at, card=JOKER, have=1, most=0)
