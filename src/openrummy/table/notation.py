"""Commands in words, as in `referee.md`: ``draw``, ``meld 4H 5H 6H 7H | 9S 9D 9C``, ``2 buy``.

Liberal in: any case, ``10D``, suit signs, commas. Canonical out.
"""

from __future__ import annotations

from collections.abc import Callable

from openrummy.core.cards import BadCard, Card, parse_card, show
from openrummy.core.meld import End
from openrummy.table import commands as cmd


class BadCommand(ValueError):
    """A text that is no command. ``reason`` is a message name, ``facts`` its numbers and words.

    Reasons: ``empty``, ``unknown`` (word), ``bad_card`` (word), ``form`` (verb): see `FORMS`.
    """

    def __init__(self, reason: str, **facts: str) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts


FORMS = {
    "draw": "draw",
    "take": "take",
    "buy": "buy",
    "pass": "pass",
    "meld": "meld 4H 5H 6H 7H | 9S 9D 9C",
    "add": "add TH to 0 [high|low]",
    "swap": "swap 7S in 1 [high|low]",
    "move": "move 2S from 0 to 1 [high|low]",
    "discard": "discard 2S",
    "knock": "knock TS [with 4H 5H 6H | 9S 9D 9C]",
    "gin": "gin TS [with 4H 5H 6H | 9S 9D 9C]",
    "grand": "grand gin",
    "defend": "defend 4S 5S 6S | KH KD KC",
    "done": "done",
    "next": "next",
    "resign": "resign",
    "abandon": "abandon",
}
"""How each command is written, by its first word."""

LONGEST = 1000
"""A text with more characters is no command."""


def parse_action(text: str) -> tuple[int | None, cmd.Command]:
    """The seat (if one is named) and the command of a text. Raises `BadCommand`."""
    words = text[: LONGEST + 1].replace(",", " ").split()
    if len(text) > LONGEST:
        raise BadCommand("unknown", word=text[:20] + "…")
    seat = None
    if words and words[0].isascii() and words[0].isdigit() and len(words[0]) < 4:
        seat = int(words.pop(0))
    if not words:
        raise BadCommand("empty")
    return seat, _command(words[0].lower(), words[1:])


def parse_command(text: str) -> cmd.Command:
    """The command of a text that names no seat. Raises `BadCommand`."""
    seat, command = parse_action(text)
    if seat is not None:
        raise BadCommand("unknown", word=str(seat))
    return command


_PLAIN: dict[str, Callable[[], cmd.Command]] = {
    "draw": cmd.Draw,
    "buy": cmd.Buy,
    "pass": cmd.Pass,
    "done": cmd.Done,
    "next": cmd.Next,
    "resign": cmd.Resign,
    "abandon": cmd.Abandon,
}
_WORDS: dict[object, str] = {make: word for word, make in _PLAIN.items()}


def _command(verb: str, rest: list[str]) -> cmd.Command:
    if verb in _PLAIN:
        if rest:
            raise BadCommand("form", verb=verb)
        return _PLAIN[verb]()
    reader = _READERS.get(verb)
    if reader is None:
        raise BadCommand("unknown", word=verb)
    return reader(verb, rest)


def _take(verb: str, rest: list[str]) -> cmd.Take:
    if len(rest) > 1:
        raise BadCommand("form", verb=verb)
    return cmd.Take(_card(rest[0]) if rest else None)


def _meld(verb: str, rest: list[str]) -> cmd.LayDown:
    parts = " ".join(rest).split("+")
    adds = tuple(_add(verb, part.split()) for part in parts[1:])
    return cmd.LayDown(_groups(verb, parts[0].split()), adds)


def _defend(verb: str, rest: list[str]) -> cmd.Defend:
    return cmd.Defend(_groups(verb, rest) if rest else ())


def _groups(verb: str, words: list[str]) -> tuple[tuple[Card, ...], ...]:
    groups = [part.split() for part in " ".join(words).split("|")]
    if not all(groups):
        raise BadCommand("form", verb=verb)
    return tuple(_cards(group) for group in groups)


def _add(verb: str, rest: list[str]) -> cmd.Add:
    rest, end = _end(rest)
    cards, where = _split(verb, rest, ("to",))
    return cmd.Add(_cards(cards), _number(verb, where), end)


def _swap(verb: str, rest: list[str]) -> cmd.Swap:
    rest, end = _end(rest)
    cards, where = _split(verb, rest, ("in",))
    joker = None
    if len(where) == 3 and where[1].lower() == "at":
        joker = _number(verb, where[2:])
        where = where[:1]
    return cmd.Swap(_cards(cards), _number(verb, where), end, joker)


def _move(verb: str, rest: list[str]) -> cmd.Move:
    rest, end = _end(rest)
    cards, where = _split(verb, rest, ("from",))
    source, target = _split(verb, where, ("to",))
    if len(cards) != 1:
        raise BadCommand("form", verb=verb)
    return cmd.Move(_card(cards[0]), _number(verb, source), _number(verb, target), end)


def _discard(verb: str, rest: list[str]) -> cmd.Discard:
    if len(rest) != 1:
        raise BadCommand("form", verb=verb)
    return cmd.Discard(_card(rest[0]))


def _knock(verb: str, rest: list[str]) -> cmd.Knock | cmd.CallGin:
    make = cmd.Knock if verb == "knock" else cmd.CallGin
    if not rest:
        raise BadCommand("form", verb=verb)
    card = _card(rest[0])
    if len(rest) == 1:
        return make(card)
    if rest[1].lower() != "with":
        raise BadCommand("form", verb=verb)
    return make(card, _groups(verb, rest[2:]) if rest[2:] else ())


def _grand(verb: str, rest: list[str]) -> cmd.CallGrandGin:
    if [word.lower() for word in rest] != ["gin"]:
        raise BadCommand("form", verb=verb)
    return cmd.CallGrandGin()


_READERS: dict[str, Callable[[str, list[str]], cmd.Command]] = {
    "take": _take,
    "meld": _meld,
    "add": _add,
    "swap": _swap,
    "move": _move,
    "discard": _discard,
    "knock": _knock,
    "gin": _knock,
    "grand": _grand,
    "defend": _defend,
}


def _card(word: str) -> Card:
    try:
        return parse_card(word)
    except BadCard as bad:
        raise BadCommand("bad_card", word=word) from bad


def _cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(map(_card, words))


def _end(words: list[str]) -> tuple[list[str], End | None]:
    last = words[-1].lower() if words else ""
    if last == "high":
        return words[:-1], "high"
    if last == "low":
        return words[:-1], "low"
    return words, None


def _split(verb: str, words: list[str], marks: tuple[str, ...]) -> tuple[list[str], list[str]]:
    at = next((i for i, word in enumerate(words) if word.lower() in marks), None)
    if not at:
        raise BadCommand("form", verb=verb)
    return words[:at], words[at + 1 :]


def _number(verb: str, words: list[str]) -> int:
    if len(words) != 1 or not (words[0].isascii() and words[0].isdigit() and len(words[0]) < 4):
        raise BadCommand("form", verb=verb)
    return int(words[0])


def write(command: cmd.Command) -> str:
    """The canonical text of a command: the inverse of `parse_command`."""
    word = _WORDS.get(type(command))
    if word is not None:
        return word
    match command:
        case cmd.Discard(card):
            return f"discard {card}"
        case cmd.Take(card):
            return "take" if card is None else f"take {card}"
        case cmd.LayDown(melds, adds):
            return " + ".join([f"meld {_melds(melds)}", *(write(add)[4:] for add in adds)])
        case cmd.Add(cards, meld, end):
            return f"add {show(cards)} to {meld}{_suffix(end)}"
        case cmd.Swap(cards, meld, end, joker):
            at = "" if joker is None else f" at {joker}"
            return f"swap {show(cards)} in {meld}{at}{_suffix(end)}"
        case cmd.Move(card, source, target, end):
            return f"move {card} from {source} to {target}{_suffix(end)}"
        case cmd.Knock(card, groups):
            return f"knock {card}{_shown(groups)}"
        case cmd.CallGin(card, groups):
            return f"gin {card}{_shown(groups)}"
        case cmd.CallGrandGin():
            return "grand gin"
        case cmd.Defend(groups):
            return f"defend {_melds(groups)}".rstrip()
        case _:
            raise TypeError(f"no command: {command!r}")


def _melds(groups: tuple[tuple[Card, ...], ...]) -> str:
    return " | ".join(map(show, groups))


def _shown(groups: tuple[tuple[Card, ...], ...] | None) -> str:
    return "" if groups is None else f" with {_melds(groups)}".rstrip()


def _suffix(end: End | None) -> str:
    return f" {end}" if end else ""
