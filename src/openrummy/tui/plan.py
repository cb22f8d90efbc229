"""The three lines above the prompt: the contract or opening meter, the draft, the selection."""

from __future__ import annotations

from rich.text import Text

from openrummy import advice
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers.opening_cards import points
from openrummy.table.view import SeatView
from openrummy.tui import position
from openrummy.tui.hand import Hand
from openrummy.tui.paint import Brush
from openrummy.tui.speech import Speech


def plan_lines(speech: Speech, brush: Brush, view: SeatView, hand: Hand) -> list[Text]:
    """What the draft and the selection come to; an empty line for what there is not."""
    if view.round is None or not view.round.hand:
        return []
    return [Text(_meter(speech, view, hand)), _draft(speech, brush, view, hand),
            _selection(speech, brush, view, hand)]  # fmt: skip


def _meter(speech: Speech, view: SeatView, hand: Hand) -> str:
    round_ = view.round
    assert round_ is not None
    if not view.rules.exposed:
        return position.deadwood_line(speech, view)
    if round_.opened[speech.person]:
        return speech.text("plan-down" if view.rules.contracts else "plan-opened")
    groups = (*hand.draft, hand.chosen) if hand.chosen else hand.draft
    if view.rules.contracts:
        each = (
            f"[{'x' if slot.filled else ' '}] {speech.text(f'slot-{slot.kind}', least=slot.least)}"
            for slot in advice.slots(view, round_, groups)
        )
        return speech.text("plan-contract", slots="  ".join(each))
    meter = advice.meter(view, groups)
    text = speech.text("plan-opening", have=meter.points, need=meter.need)
    if meter.natural_run is None:
        return text
    return f"{text}, {speech.text('plan-run-yes' if meter.natural_run else 'plan-run-no')}"


def _draft(speech: Speech, brush: Brush, view: SeatView, hand: Hand) -> Text:
    if not hand.groups:
        return Text()
    text = Text(speech.text("plan-draft") + " ")
    melds = advice.staged_melds(view, hand.draft)
    for number, (group, meld) in enumerate(zip(hand.draft, melds, strict=True)):
        text.append(" | " if number else "")
        good = isinstance(meld, Meld)
        text.append_text(brush.cards(meld.cards if isinstance(meld, Meld) else group))
        text.append("" if good else " (!)")
    return text


def _selection(speech: Speech, brush: Brush, view: SeatView, hand: Hand) -> Text:
    chosen = hand.chosen
    if not chosen:
        return Text()
    text = Text(speech.text("plan-selected") + " ") + brush.cards(chosen)
    if len(chosen) < 2:
        return text
    (meld,) = advice.staged_melds(view, (chosen,))
    if isinstance(meld, Refused):
        return text + Text(f" - {speech.refused(meld)}", "dim")
    what = speech.text(f"plan-{meld.kind}")
    if view.rules.opening.min_points:
        what = speech.text(
            f"plan-{meld.kind}-points", points=points(meld, view.rules.opening_terms)
        )
    return text + Text(f" - {what}")
