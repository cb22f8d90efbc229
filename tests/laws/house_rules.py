"""Random house rules: any options of a game that can be played together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from openrummy.rules.kinds import (
    Choice,
    ContractList,
    Flag,
    HandSize,
    Kind,
    Number,
    NumberOr,
    PointTable,
)
from openrummy.rules.options import BadOptions, options_of, with_options
from openrummy.rules.ruleset import RuleSet

Below = Callable[[int], int]
"""Draws a number from 0 to its argument less one: from dice, or from Hypothesis."""

MOST_OPTIONS = 8

TIGHT: dict[str, tuple[dict[str, Any], ...]] = {
    "jimmy": (
        {"deck.packs": 1, "deal.hand_size": 12, "players.max": 4},
        {"deck.packs": 1, "deck.ranks": 9, "deal.hand_size": 8, "players.max": 4},
        {"deck.packs": 1, "recycle.max": 0, "buy.extra_cards": 2, "players.max": 4},
    ),
    "rummy": (
        {"deck.packs": 1, "deal.hand_size": 15, "players.max": 3, "opening.min_points": 20},
        {"deck.packs": 1, "deck.suits": 2, "deck.jokers_per_pack": 4, "deal.hand_size": 9},
        {"deck.packs": 1, "recycle.max": 0, "deal.hand_size": 15, "opening.min_points": 120},
    ),
    "gin": ({"deck.ranks": 7}, {"deal.hand_size": 15}, {"deck.suits": 3, "gin.knock_limit": 40}),
}
"""House rules that use the cards up, so that games reach the end of the stock."""


def some_house_rules(base: RuleSet, below: Below) -> RuleSet:
    """The rules with up to eight options changed; those that clash with others are left out."""
    options = list(options_of(base.game).values())
    rules = base
    tight = TIGHT[base.game]
    if below(2):
        rules = _with(rules, tight[below(len(tight))])
    for _ in range(below(MOST_OPTIONS + 1)):
        option = options[below(len(options))]
        rules = _with(rules, {option.name: some_value(option.kind, below)})
    return rules


def _with(rules: RuleSet, options: dict[str, Any]) -> RuleSet:
    try:
        return with_options(rules, options)
    except BadOptions:
        return rules


def some_value(kind: Kind, below: Below) -> Any:
    """A value that the kind of option can take."""
    match kind:
        case Flag():
            return bool(below(2))
        case Number(least, most, none):
            return None if none and below(4) == 0 else _number(least, most, below)
        case NumberOr(least, most, word):
            return word if below(4) == 0 else _number(least, most, below)
        case Choice():
            return kind.words[below(len(kind.words))]
        case HandSize(least, most):
            sizes = [_number(least, most, below) for _ in range(1 + below(3))]
            return sizes[0] if len(sizes) == 1 else sizes
        case PointTable():
            return [below(51) for _ in range(14)]
        case ContractList():
            return [_contract(below) for _ in range(1 + below(3))]
    raise AssertionError(kind)


def _number(least: int, most: int, below: Below) -> int:
    """Small numbers more often: there the rules have their edges."""
    span = most - least + 1
    return least + below(min(span, 6) if below(2) else span)


def _contract(below: Below) -> dict[str, int]:
    runs = below(3)
    return {"runs": runs, "sets": below(3) if runs else 1 + below(2)}
