"""A table as a few lines of text: what rendering with ``ansi`` gives."""

from __future__ import annotations

from openrummy.bots.player import round_of
from openrummy.core.cards import show, sort_cards
from openrummy.envs.episode import Episode
from openrummy.table.view import view


def text_of(episode: Episode, seat: int | None = None) -> str:
    """The table as a seat (the one to act) sees it, in the notation of commands and cards."""
    seat = episode.seat if seat is None else seat
    seen = view(episode.match, seat)
    round_ = round_of(seen)
    lines = [
        f"{episode.game.id}, round {round_.number}, {round_.phase}; seat {episode.seat} acts",
        f"Cards held: {_numbers(round_.counts)}; points so far: {_numbers(seen.totals)}",
        f"Stock: {round_.stock} cards; top discard: {show(round_.pile[-1:]) or 'none'}",
    ]
    lines += [
        f"Meld {index} of seat {table.owner}: {show(table.meld.cards)}"
        for index, table in enumerate(round_.melds)
    ]
    return "\n".join([*lines, f"Hand of seat {seat}: {show(sort_cards(round_.hand))}"]) + "\n"


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))
