"""Rulings about hands and scores: discard, knock, arrange, showdown, penalty, deal, standing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from openrummy.core.cards import Card, face, show, sort_cards, without
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers import contract_cards, opening_cards
from openrummy.core.solvers.gin_cards import best_arrangement
from openrummy.referee.fields import (
    Fields,
    QuestionError,
    a_list,
    check_pack,
    no_jokers,
    read_cards,
    read_groups,
    read_table_meld,
    usual_seats,
    whole,
)
from openrummy.referee.melds import Ruling, contract_of
from openrummy.referee.scene import scene
from openrummy.rules.options import most_seats
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.concealed import arranged, check_knock, showdown
from openrummy.table.discarding import check_discard
from openrummy.table.events import Call, Defended, Knocked, LaidOff, RoundEnded
from openrummy.table.flow import Flow
from openrummy.table.plays import laying_limits
from openrummy.table.scoring import hand_points
from openrummy.table.scoring import standing as standing_of


def _held(rules: RuleSet, fields: Fields, name: str = "hand") -> tuple[Card, ...]:
    hand = tuple(map(face, fields.cards(name)))
    if not rules.exposed:
        no_jokers(hand, name)
    check_pack(rules, usual_seats(rules), hand, at=name)
    return hand


def discard(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether a card may be discarded."""
    hand = _held(rules, fields)
    card, taken = fields.card("card"), fields.card_or_none("taken")
    opened = fields.flag("opened", False)
    groups = read_groups(fields.raw("table") or [], "table")
    fields.finish()
    melds = tuple(read_table_meld(rules, cards, f"table[{i}]") for i, cards in enumerate(groups))
    check_pack(rules, usual_seats(rules), hand, *groups, at="table")
    match = scene(rules, usual_seats(rules), hand, melds=melds, opened=opened, taken=taken)
    assert match.round is not None
    check_discard(match, match.round, 0, face(card))
    return {"legal": True, "round_over": len(hand) == 1}


def _gin_only(rules: RuleSet, ask: str) -> None:
    if rules.exposed:
        raise QuestionError("no_such_ask", "ask", game=rules.name, ask=ask)


def knock(rules: RuleSet, fields: Fields) -> Ruling:
    """Whether one may knock with a discard."""
    _gin_only(rules, "knock")
    hand = _held(rules, fields)
    card, taken = fields.card("discard"), fields.card_or_none("taken")
    groups = fields.groups("melds") if fields.has("melds") else None
    upcard = fields.card_or_none("upcard")
    fields.finish()
    _check_size(hand, rules.hand_size(1) + 1, "hand")
    match = scene(rules, 2, hand, taken=taken, upcard=upcard)
    assert match.round is not None
    event = check_knock(match, match.round, 0, cmd.Knock(card, groups))
    return {
        "legal": True,
        "deadwood": event.deadwood,
        "melds": _lists(event.melds),
        "unmatched": list(sort_cards(event.unmatched)),
    }


def _check_size(cards: tuple[Card, ...], size: int, at: str) -> None:
    if len(cards) != size:
        raise QuestionError("wrong_size", at, need=size, have=len(cards))


def _lists(melds: tuple[Meld, ...]) -> list[list[Card]]:
    return [list(meld.cards) for meld in melds]


def arrange(rules: RuleSet, fields: Fields) -> Ruling:
    """The best that a hand can show."""
    hand = _held(rules, fields)
    if not rules.exposed:
        fields.raw("round")
        fields.finish()
        best = best_arrangement(hand)
        return {
            "deadwood": best.deadwood,
            "melds": _lists(best.melds),
            "unmatched": list(best.unmatched),
        }
    place = contract_of(rules, fields)
    opened = fields.flag("opened", False)
    fields.finish()
    if rules.contracts:
        return _contract(rules, hand, place)
    return _opened(rules, hand) if opened else _opening(rules, hand)


def _opening(rules: RuleSet, hand: tuple[Card, ...]) -> Ruling:
    terms, limits = rules.opening_terms, laying_limits(rules)
    best = opening_cards.most_points(hand, terms, limits)
    shown = best or opening_cards.best_points_any(hand, limits, terms)
    return {
        "can_open": best is not None and bool(best.melds),
        "melds": _lists(shown.melds),
        "points": shown.points,
        "unmatched": list(sort_cards(shown.unmatched)),
    }


def _opened(rules: RuleSet, hand: tuple[Card, ...]) -> Ruling:
    """What a player who has opened lays to keep the fewest points in hand (R24)."""
    best = opening_cards.least_left(hand, None, laying_limits(rules), rules.card_points)
    assert best is not None
    return {
        "melds": _lists(best.melds),
        "unmatched": list(sort_cards(best.unmatched)),
        "penalty": rules.deadwood(best.unmatched),
    }


def _contract(rules: RuleSet, hand: tuple[Card, ...], place: int) -> Ruling:
    contract = rules.contracts[place]
    melds = contract_cards.best_lay_down(hand, contract, rules.limits, rules.card_points)
    laid = tuple(face(card) for meld in melds or () for card in meld.cards)
    left = without(hand, laid)
    return {
        "can_go_down": melds is not None,
        "melds": _lists(melds or ()),
        "unmatched": list(sort_cards(left)),
        "penalty": rules.deadwood(left),
        "missing": 0 if melds else contract_cards.missing(hand, contract, rules.limits),
    }


def gin_showdown(rules: RuleSet, fields: Fields) -> Ruling:
    """How a knock is settled, with the defender's best lay-offs."""
    _gin_only(rules, "showdown")
    call = fields.word("call", ("knock", "gin", "grand_gin"), "knock")
    if call == "grand_gin" and rules.gin.big_gin_bonus is None:
        raise QuestionError("no_grand_gin", "call")
    given = fields.required("knocker")
    opponent = _held(rules, fields, "opponent")
    fields.finish()
    hand, groups = _knocker(given)
    check_pack(rules, 2, hand, opponent, at="knocker")
    _check_size(hand, rules.hand_size(1) + (call == "grand_gin"), "knocker")
    _check_size(opponent, rules.hand_size(1), "opponent")
    try:
        melds, unmatched = arranged(rules, hand, groups)
    except Refused:
        raise QuestionError("bad_meld", "knocker.melds", cards=show(hand)) from None
    if call != "knock" and unmatched:
        raise QuestionError("bad_call", "call", cards=show(unmatched))
    return _settled(rules, hand, opponent, melds, unmatched, call or "knock")


def _knocker(given: object) -> tuple[tuple[Card, ...], tuple[tuple[Card, ...], ...] | None]:
    if not isinstance(given, Mapping):
        return read_cards(given, "knocker"), None
    parts = Fields(given, "knocker")
    groups = parts.groups("melds")
    unmatched = parts.cards_or_none("unmatched") or ()
    parts.finish()
    return (*(card for group in groups for card in group), *unmatched), groups


def _settled(
    rules: RuleSet,
    hand: tuple[Card, ...],
    opponent: tuple[Card, ...],
    melds: tuple[Meld, ...],
    unmatched: tuple[Card, ...],
    call: str,
) -> Ruling:
    auto = replace(rules, gin=replace(rules.gin, auto_arrange=True))
    flow = Flow(scene(auto, 2, hand, others=opponent))
    kind: Call = "grand_gin" if call == "grand_gin" else "knock" if unmatched else "gin"
    flow.emit(Knocked(0, kind, None, melds, unmatched, rules.deadwood(unmatched)))
    showdown(flow)
    shown = next(event for event in flow.events if isinstance(event, Defended))
    end = next(event for event in flow.events if isinstance(event, RoundEnded))
    assert end.deadwood is not None
    return {
        "result": end.ending,
        "knocker_deadwood": end.deadwood[0],
        "opponent_deadwood": end.deadwood[1],
        "opponent_melds": _lists(shown.melds),
        "lay_offs": [
            [card, event.meld]
            for event in flow.events
            if isinstance(event, LaidOff)
            for card in event.cards
        ],
        "points": list(end.points),
    }


def penalty(rules: RuleSet, fields: Fields) -> Ruling:
    """What a hand costs, with the surcharge for a player who has not opened (R37b)."""
    hand = _held(rules, fields)
    opened = fields.flag("opened", True)
    fields.finish()
    match = scene(rules, usual_seats(rules), hand, opened=opened)
    assert match.round is not None
    return {"points": hand_points(rules, match.round, 0)}


def deal(rules: RuleSet, fields: Fields) -> Ruling:
    """The counts after a deal."""
    players = fields.number("players", None, rules.players.min, most_seats(rules))
    fields.finish()
    pack, hand = rules.pack(players), rules.hand_size(1)
    discards = int(rules.deal.upcard)
    return {
        "packs": rules.packs(players),
        "jokers": rules.jokers(players),
        "cards": len(pack),
        "hand": hand,
        "stock": len(pack) - players * hand - discards - rules.deal.starter_extra,
        "discard": discards,
    }


def standing(rules: RuleSet, fields: Fields) -> Ruling:
    """Totals and winners after some rounds."""
    given = a_list(fields.required("rounds"), "rounds")
    fields.finish()
    rounds = [
        [whole(points, -100_000, 100_000, f"rounds[{i}][{j}]") for j, points in enumerate(row)]
        for i, row in enumerate(a_list(row, f"rounds[{n}]") for n, row in enumerate(given))
    ]
    for i, row in enumerate(rounds):
        whole(len(row), rules.players.min, rules.players.max, f"rounds[{i}]")
        if len(row) != len(rounds[0]):
            raise QuestionError("wrong_size", f"rounds[{i}]", need=len(rounds[0]), have=len(row))
    found = standing_of(rules, rounds)
    ruling: dict[str, Any] = {
        "totals": list(found.totals),
        "over": found.over,
        "winners": list(found.winners),
    }
    return ruling | ({"final": list(found.final)} if found.over else {})
