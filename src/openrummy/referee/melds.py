"""Rulings about melds: meld, lay_down, add, replace_joker."""

from __future__ import annotations

from typing import Any, cast

from openrummy.core.cards import Card, face
from openrummy.core.changes import declared
from openrummy.core.meld import Kind, Meld
from openrummy.core.reading import read_meld
from openrummy.core.solvers.opening_cards import points
from openrummy.referee.fields import (
    Fields,
    QuestionError,
    check_pack,
    read_cards,
    read_table_meld,
    usual_seats,
)
from openrummy.referee.scene import scene
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.deadends import check_can_finish
from openrummy.table.events import LaidDown, LaidOff, Swapped
from openrummy.table.evolve import fold
from openrummy.table.plays import Play, play_events
from openrummy.table.state import Match

Ruling = dict[str, Any]
_FILLER: tuple[Card, ...] = ("KS", "QH", "JD")
"""Cards that a hand which "doesn't matter" holds beside those named."""


def meld(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether cards are a meld, and which."""
    cards = fields.cards("cards")
    kind = cast("Kind | None", fields.word("kind", ("set", "run")))
    in_order, spare = fields.flag("in_order", False), fields.end("spare")
    fields.finish()
    check_pack(rules, usual_seats(rules), cards, at="cards")
    found = read_meld(cards, rules.limits, kind=kind, in_order=in_order, spare=spare)
    if rules.joker.set_identity == "declared":
        found = declared(found, rules.limits)
    return {"legal": True, "kind": found.kind, "cards": list(found.cards)} | _points(rules, found)


def _points(rules: RuleSet, *melds: Meld) -> Ruling:
    if rules.game != "rummy":
        return {}
    return {"points": sum(points(meld, rules.opening_terms) for meld in melds)}


def _only(rules: RuleSet, ask: str) -> None:
    if not rules.exposed:
        raise QuestionError("no_such_ask", "ask", game=rules.name, ask=ask)


def _ruled(match: Match, command: Play, *, finish: bool) -> Any:
    """The event of a play of the scene; with ``finish`` dead ends count too. Raises `Refused`."""
    events = play_events(match, 0, command)
    if finish:
        check_can_finish(fold(match, events), 0)
    return events[0]


def lay_down(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether melds may be laid at once: an opening, a contract, or melds of an open player."""
    _only(rules, "lay_down")
    groups = fields.groups("melds")
    hand = fields.cards_or_none("hand")
    opened = fields.flag("opened", False)
    contract = contract_of(rules, fields)
    fields.finish()
    laid = tuple(card for group in groups for card in group)
    check_pack(rules, usual_seats(rules), laid if hand is None else hand, at="melds")
    held = (*map(face, laid), *_FILLER) if hand is None else tuple(map(face, hand))
    match = scene(rules, usual_seats(rules), held, opened=opened, contract=contract)
    event: LaidDown = _ruled(match, cmd.LayDown(groups), finish=hand is not None)
    melds = [list(meld.cards) for meld in event.melds]
    return {"legal": True, "melds": melds} | _points(rules, *event.melds)


def contract_of(rules: RuleSet, fields: Fields) -> int:
    """The place of the contract that ``round`` (from 1) names."""
    if not rules.contracts:
        fields.raw("round")
        return 0
    return fields.number("round", 1, 1, len(rules.contracts)) - 1


def add(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether cards may be laid off on a meld."""
    _only(rules, "add")
    table = read_table_meld(rules, fields.cards("meld"), "meld")
    cards = fields.cards("cards")
    hand = fields.cards_or_none("hand")
    end, opened = fields.end("end"), fields.flag("opened", True)
    added = fields.number("added_this_turn", 0, 0, 14)
    fields.finish()
    check_pack(rules, usual_seats(rules), table.cards, cards if hand is None else hand, at="cards")
    held = (*map(face, cards), *_FILLER) if hand is None else tuple(map(face, hand))
    match = scene(
        rules, usual_seats(rules), held, melds=(table,), opened=opened, added=((0, added),)
    )
    event: LaidOff = _ruled(match, cmd.Add(cards, 0, end), finish=hand is not None)
    return {"legal": True, "meld": list(event.after.cards)}


def replace_joker(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether a card may take a joker's place."""
    _only(rules, "replace_joker")
    table = read_table_meld(rules, fields.cards("meld"), "meld")
    given = fields.required("card")
    cards = read_cards(given.split() if isinstance(given, str) else given, "card")
    index = fields.number("joker", -1, 0, 20) if fields.has("joker") else None
    slide_to, opened = fields.end("slide_to"), fields.flag("opened", True)
    hand = fields.cards_or_none("hand")
    fields.finish()
    check_pack(rules, usual_seats(rules), table.cards, cards if hand is None else hand, at="card")
    held = (*map(face, cards), *_FILLER) if hand is None else tuple(map(face, hand))
    match = scene(rules, usual_seats(rules), held, melds=(table,), opened=opened)
    command = cmd.Swap(cards, 0, slide_to, index)
    event: Swapped = _ruled(match, command, finish=hand is not None)
    where = "hand" if event.to_hand else "table"
    return {"legal": True, "meld": list(event.after.cards), "joker": where}
