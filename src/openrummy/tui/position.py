"""The position in short lines, and what the person is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from openrummy import advice
from openrummy.core.cards import SUIT, Card
from openrummy.table import commands as cmd
from openrummy.table.scoring import low_wins
from openrummy.table.view import RoundView, SeatView
from openrummy.tui.speech import Speech


def table_lines(speech: Speech, view: SeatView) -> list[str]:
    """Everything that lies on the table, and what is known of each seat."""
    round_ = view.round
    if round_ is None:
        return [speech.title(view)]
    seats = [speech.seat_line(view, seat) for seat in range(view.seats)]
    return [speech.title(view), piles_line(speech, round_), *seats, *meld_lines(speech, round_)]


def piles_line(speech: Speech, round_: RoundView) -> str:
    """How many cards the stock has, and the top of the discard pile."""
    if not round_.pile:
        return speech.text("piles-empty", stock=round_.stock)
    top = speech.card(round_.pile[-1])
    return speech.text("piles", stock=round_.stock, top=top, count=len(round_.pile))


def meld_lines(speech: Speech, round_: RoundView) -> list[str]:
    """The melds on the table with their numbers."""
    if not round_.melds:
        return [speech.text("no-melds")]
    return [
        speech.text(
            "meld-line",
            index=index,
            who=speech.who(table.owner),
            cards=speech.cards(table.meld.cards),
        )
        for index, table in enumerate(round_.melds)
    ]


def hand_lines(speech: Speech, view: SeatView, hand: Sequence[Card], *, suits: bool) -> list[str]:
    """The hand, a wider gap between suits; in gin its deadwood."""
    if not hand:
        return [speech.text("hand-empty")]
    text = speech.card(hand[0])
    for before, card in pairwise(hand):
        gap = "  " if suits and SUIT.get(before) != SUIT.get(card) else " "
        text += gap + speech.card(card)
    lines = [speech.text("hand-line", count=len(hand), cards=text)]
    if not view.rules.exposed:
        lines.append(deadwood_line(speech, view))
    return lines


def deadwood_line(speech: Speech, view: SeatView) -> str:
    """Gin: the deadwood, and with eleven cards the best that a discard leaves."""
    now, after = advice.deadwood(view)
    if not after:
        return speech.text("deadwood", count=now)
    card = min(after, key=lambda c: after[c])
    return speech.text("deadwood-after", count=after[card], card=speech.card(card))


def score_lines(speech: Speech, view: SeatView) -> list[str]:
    """The points of each round and the totals."""
    lines = [
        speech.text("score-round", number=number, points=points_of(speech, result.points))
        for number, result in enumerate(view.results, start=1)
    ]
    total = speech.text("score-total", points=points_of(speech, view.totals))
    return [*lines, total, *aim_lines(speech, view)]


def aim_lines(speech: Speech, view: SeatView) -> list[str]:
    """Whether few points are good or many, and when the match ends."""
    which = "score-low" if low_wins(view.rules) else "score-high"
    return [speech.text(which), *_end_of_match(speech, view)]


def _end_of_match(speech: Speech, view: SeatView) -> list[str]:
    match view.rules.match.format:
        case "target":
            return [speech.text("match-target", points=view.rules.match.target)]
        case "elimination":
            return [speech.text("match-elimination", points=view.rules.match.target)]
        case "rounds":
            return [speech.text("match-rounds", count=view.rules.match.rounds)]
        case "contracts":
            return [speech.text("match-rounds", count=len(view.rules.contracts))]
        case _:
            return []


def points_of(speech: Speech, points: Sequence[int]) -> str:
    """The points of each seat with its name."""
    each = (f"{speech.who(seat)} {count}" for seat, count in enumerate(points))
    return ", ".join(each)


def prompt(
    speech: Speech, view: SeatView, moves: Sequence[cmd.Command], discarding: str = ""
) -> str:
    """What the person is asked now; ``discarding`` tells how, where a card may be thrown."""
    round_ = view.round
    if view.over is not None:
        return speech.text("prompt-over")
    if round_ is None or round_.phase == "over":
        return speech.text("prompt-next")
    verbs = verbs_of(moves)
    top = speech.card(round_.pile[-1]) if round_.pile else ""
    if not moves:
        return speech.text("prompt-wait", who=speech.who(_awaited(view, round_)))
    if round_.turn != view.seat:
        left = view.rules.buy.max_per_round - round_.buys[speech.person]
        return speech.text("prompt-buy", card=top, count=left)
    if round_.phase == "offer":
        return speech.text("prompt-offer", card=top)
    if round_.phase == "draw":
        return _draw_prompt(speech, round_, verbs, top)
    if round_.phase == "defend":
        return speech.text("prompt-defend")
    how = discarding if "discard" in verbs else ""
    parts = (_play_prompt(speech, view, verbs), how, _still_missing(speech, view, verbs))
    return " ".join(part for part in parts if part)


def _awaited(view: SeatView, round_: RoundView) -> int:
    """The seat that has to act: one that may buy comes before the seat on turn (J24)."""
    others = (seat for seat in view.actors if seat != round_.turn)
    return next(others, round_.turn)


def _draw_prompt(speech: Speech, round_: RoundView, verbs: set[str], top: str) -> str:
    if round_.asked and "take" in verbs:
        who = ", ".join(speech.who(seat) for seat in round_.asked)
        return speech.text("prompt-wanted", card=top, who=who)
    if "take" not in verbs:
        return speech.text("prompt-draw")
    return speech.text("prompt-take" if "draw" not in verbs else "prompt-draw-take", card=top)


def _play_prompt(speech: Speech, view: SeatView, verbs: set[str]) -> str:
    round_ = view.round
    assert round_ is not None
    for name in ("grand_gin", "gin", "knock"):
        if name in verbs:
            return speech.text(f"prompt-{name.replace('_', '-')}")
    if not view.rules.exposed:
        return speech.text("prompt-discard")
    if round_.opened[speech.person]:
        some = bool(verbs & {"meld", "add", "swap", "move"})
        return speech.text("prompt-opened" if some else "prompt-discard")
    return speech.text("prompt-can-open" if "meld" in verbs else "prompt-discard")


def _still_missing(speech: Speech, view: SeatView, verbs: set[str]) -> str:
    """How far the hand is from an opening, where it has none."""
    assert view.round is not None
    if not view.rules.exposed or view.round.opened[speech.person] or "meld" in verbs:
        return ""
    return nearest_line(speech, view)


def nearest_line(speech: Speech, view: SeatView) -> str:
    """How far a hand that cannot open is from it."""
    what, count = advice.nearest(view)
    if what == "missing":
        round_ = view.round
        assert round_ is not None
        asks = speech.contract(view.rules.contracts[round_.contracts[speech.person]])
        return speech.text("near-contract", count=count, contract=asks)
    need = view.rules.opening.min_points
    return speech.text("near-opening" if count else "near-nothing", have=count, need=need)


def verbs_of(moves: Iterable[cmd.Command]) -> set[str]:
    """The tags of the commands that are possible."""
    return {str(type(move).__struct_config__.tag) for move in moves}
