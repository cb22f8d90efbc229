"""The ruling on a list of actions from a position."""

from __future__ import annotations

from typing import Any

from openrummy.core.refusals import Refused
from openrummy.referee.fields import Fields, QuestionError, a_list
from openrummy.referee.position import read_position, write_position
from openrummy.referee.refused import refused_ruling
from openrummy.rules.ruleset import RuleSet
from openrummy.table.commands import Command
from openrummy.table.decide import step
from openrummy.table.notation import BadCommand, parse_action
from openrummy.table.state import Match

MOST_ACTIONS = 1000
"""No question names more actions."""


def play(rules: RuleSet, fields: Fields) -> dict[str, Any]:
    """Which of the actions the rules allow, one after the other."""
    match = read_position(rules, fields.required("position"))
    actions = [
        _action(text, f"actions[{i}]")
        for i, text in enumerate(a_list(fields.required("actions"), "actions"))
    ]
    fields.finish()
    applied, refused = 0, {}
    for text, seat, command in actions:
        try:
            match, _ = step(match, _seat(match, seat), command)
        except Refused as refusal:
            ruling = refused_ruling(refusal, fields.language)
            refused = {"refused": {"action": text} | ruling, **ruling}
            break
        applied += 1
    return (
        {"legal": not refused, "applied": applied, "position": write_position(match)}
        | refused
        | _ending(match)
    )


def _seat(match: Match, named: int | None) -> int:
    assert match.round is not None
    return match.round.turn if named is None else named


def _action(text: object, at: str) -> tuple[str, int | None, Command]:
    if not isinstance(text, str):
        raise QuestionError("wrong_type", at, wanted="action")
    try:
        seat, command = parse_action(text)
    except BadCommand as bad:
        if bad.reason == "bad_card":
            raise QuestionError("bad_card", at, word=bad.facts["word"]) from None
        raise QuestionError("bad_action", at, text=text[:60]) from None
    return text, seat, command


def _ending(match: Match) -> dict[str, Any]:
    assert match.round is not None
    over = match.round.phase == "over"
    points = {"points": list(match.results[-1].points)} if over and match.results else {}
    return {"round_over": over} | points
