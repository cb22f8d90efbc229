"""A record as people read it: the table, each deal, a line a turn, results and totals."""

from __future__ import annotations

from collections.abc import Iterator

from openrummy.core.cards import show, sort_cards
from openrummy.records.codec import short_rules
from openrummy.records.record import Header, Record
from openrummy.records.replay import Step, replay
from openrummy.table import events as ev
from openrummy.table.notation import write


def to_text(record: Record) -> str:
    """The whole record for people. Raises `RefusedLine` when the rules refuse a line of it."""
    return "\n".join(text_lines(record)) + "\n"


def text_lines(record: Record) -> Iterator[str]:
    """The lines of `to_text`, made as the record is played. Raises `RefusedLine`."""
    names = tuple(map(_printable, record.header.seats))
    yield from _head(record.header, names)
    turn = _Turn(names)
    for step in replay(record):
        yield from turn.told(step)
    yield from turn.rest()
    if record.torn:
        yield "(The last line was cut off.)"


def _head(header: Header, names: tuple[str, ...]) -> Iterator[str]:
    short = short_rules(header.rules)
    yield f"Game: {short.preset}"
    for name, value in short.options.items():
        yield f"  {name} = {value}"
    seats = (
        f"{name} ({_printable(header.bots[seat])})" if seat in header.bots else name
        for seat, name in enumerate(names)
    )
    yield f"Seats: {', '.join(seats)}"
    yield f"Seed: {_printable(header.seed)} ({header.shuffle})"


def _printable(text: str) -> str:
    """A name without the signs that would move a terminal's cursor."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


class _Turn:
    """Gathers what a seat does until the turn, or the seat that acts, changes."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._seat: int | None = None
        self._done: list[str] = []

    def told(self, step: Step) -> Iterator[str]:
        """The lines that are finished once this step is known."""
        if step.command is not None:
            if step.seat != self._seat:
                yield from self.rest()
            self._seat = step.seat
            self._done.append(write(step.command) + self._bracket(step))
        for event in step.events:
            told = self._outcome(step, event)
            if told or isinstance(event, ev.TurnStarted):
                yield from self.rest()
            yield from told

    def rest(self) -> Iterator[str]:
        """The line that is not yet finished, if there is one."""
        if self._done and self._seat is not None:
            yield f"{self._names[self._seat]}: {', '.join(self._done)}"
        self._done = []

    def _bracket(self, step: Step) -> str:
        """What the command brought to hands, in brackets: the seat's own cards first."""
        got: dict[int, list[str]] = {}
        for event in step.events:
            if isinstance(event, ev.Drew | ev.Bought):
                got.setdefault(event.seat, []).append(str(event.card))
            elif isinstance(event, ev.Took):
                got.setdefault(event.seat, []).extend(event.cards)
        parts = [
            show(cards) if seat == step.seat else f"{self._names[seat]}: {show(cards)}"
            for seat, cards in sorted(got.items(), key=lambda pair: pair[0] != step.seat)
        ]
        if any(isinstance(event, ev.Recycled) for event in step.events):
            parts.append("new stock")
        return f" [{', '.join(parts)}]" if parts else ""

    def _outcome(self, step: Step, event: ev.Event) -> list[str]:
        """Lines for what happens at the table besides the command itself."""
        names = self._names
        match event:
            case ev.DealerDrawn():
                draws = (f"{names[seat]} {card}" for drawn in event.draws for seat, card in drawn)
                return [f"Draw for the deal: {', '.join(draws)}"] if event.draws else []
            case ev.Dealt():
                return self._deal(event)
            case ev.Skipped():
                return [f"{names[event.seat]} cannot draw and is passed over"]
            case ev.Knocked():
                return [_shown(names[event.seat], event)]
            case ev.Defended():
                return [_shown(names[event.seat], event)]
            case ev.LaidOff() if step.seat != event.seat:
                return [f"{names[event.seat]} lays off {show(event.cards)} on {event.meld}"]
            case ev.RoundEnded():
                return [*self._round_end(event), f"Totals: {self._by_seat(step.match.totals)}"]
            case ev.MatchEnded():
                return self._match_end(event)
        return []

    def _deal(self, event: ev.Dealt) -> list[str]:
        names = self._names
        head = f"Round {event.number}: {names[event.dealer]} deals, {names[event.starter]} starts"
        hands = [
            f"  {name}: {show(sort_cards(card for card in hand if card))}"
            for name, hand in zip(names, event.hands, strict=True)
            if hand
        ]
        kept: list[str] = []
        if event.cutter is not None and event.kept is not None:
            kept = [f"  the cut: {names[event.cutter]} keeps {event.kept}"]
        upcard = [f"  upcard: {show(event.pile)}"] if event.pile else []
        return ["", head, *hands, *kept, *upcard]

    def _round_end(self, event: ev.RoundEnded) -> list[str]:
        whose = "" if event.seat is None else f", {self._names[event.seat]}"
        left = [
            f"  {name} holds {show(sort_cards(hand))}"
            for name, hand in zip(self._names, event.hands, strict=True)
            if hand
        ]
        return [
            f"Round ends: {event.ending}{whose}",
            *left,
            f"Points: {self._by_seat(event.points)}",
        ]

    def _match_end(self, event: ev.MatchEnded) -> list[str]:
        who = "" if event.seat is None else f" by {self._names[event.seat]}"
        winners = ", ".join(self._names[seat] for seat in event.winners) or "nobody"
        return ["", f"Match {event.how}{who}: {self._by_seat(event.final)}", f"Won by {winners}"]

    def _by_seat(self, points: tuple[int, ...]) -> str:
        return ", ".join(f"{name} {have}" for name, have in zip(self._names, points, strict=True))


def _shown(name: str, event: ev.Knocked | ev.Defended) -> str:
    melds = " | ".join(show(meld.cards) for meld in event.melds) or "no melds"
    if isinstance(event, ev.Knocked):
        return f"{name} shows {melds}; {event.deadwood} points besides"
    return f"{name} shows {melds}"
