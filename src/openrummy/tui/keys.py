"""The keys of the table, and which of them mean something now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from openrummy.table import commands as cmd
from openrummy.table.view import SeatView
from openrummy.tui.hand import Hand
from openrummy.tui.position import verbs_of
from openrummy.tui.speech import Speech


@dataclass(frozen=True)
class KeyHint:
    """A key of the footer: the key, and the message that names what it does."""

    key: str
    label: str


ALWAYS = (
    KeyHint("s", "key-sort"),
    KeyHint("r", "key-rank"),
    KeyHint("a", "key-arrange"),
    KeyHint("h", "key-hint"),
    KeyHint("F1", "key-rules"),
    KeyHint("?", "key-help"),
    KeyHint(":", "key-command"),
    KeyHint("q", "key-quit"),
)


def hints(view: SeatView, moves: Sequence[cmd.Command], hand: Hand) -> list[KeyHint]:
    """The keys that do something now, the game's own first."""
    verbs = verbs_of(moves)
    can_lay = view.round is not None and view.round.phase == "play" and view.rules.exposed
    mine = can_lay and view.round is not None and view.round.turn == view.seat
    chosen = bool(hand.chosen)
    table = (
        (KeyHint("n", "key-next"), "next" in verbs),
        (KeyHint("d", "key-draw"), "draw" in verbs),
        (KeyHint("t", "key-take"), "take" in verbs),
        (KeyHint("b", "key-buy"), "buy" in verbs),
        (KeyHint("p", "key-pass"), "pass" in verbs),
        (KeyHint("k", "key-knock"), bool(verbs & {"knock", "gin", "grand_gin"})),
        (KeyHint("x", "key-discard"), "discard" in verbs and len(hand.chosen) == 1),
        (KeyHint("m", "key-stage"), (mine and chosen) or ("defend" in verbs and chosen)),
        (KeyHint("u", "key-undo"), bool(hand.groups) or chosen),
        (KeyHint("l", "key-lay"), bool(hand.groups) and (mine or "defend" in verbs)),
        (KeyHint("e", "key-best"), bool(verbs & {"meld", "defend"})),
        (KeyHint("o", "key-add"), "add" in verbs),
        (KeyHint("w", "key-swap"), "swap" in verbs),
        (KeyHint("f", "key-done"), "done" in verbs),
    )
    return [hint for hint, now in table if now]


def key_line(speech: Speech, now: Sequence[KeyHint], width: int) -> Text:
    """The keys in rows of a width in columns, never broken within one; each can be clicked."""
    rows = [Text()]
    for hint in (*now, *ALWAYS):
        part = Text.assemble((hint.key, "bold"), f" {speech.text(hint.label)}")
        part.stylize("" if hint in now else "dim")
        part.apply_meta({"@click": f"screen.act({hint.key!r})"})
        if rows[-1].cell_len + part.cell_len > width:
            rows.append(Text())
        rows[-1].append_text(part).append("  ")
    return Text("\n").join(rows)
