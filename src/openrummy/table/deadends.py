"""No dead ends: a play is refused when the turn could not be ended after it (section 5, rule 2)."""

from __future__ import annotations

from openrummy.core.refusals import Refusal, Refused
from openrummy.table.discarding import can_end_now, check_settled, going_out
from openrummy.table.evolve import evolve
from openrummy.table.plays import plays
from openrummy.table.state import Match

MOST_POSITIONS = 400
"""Positions that the search for an end of the turn looks at before it gives up."""


def check_can_finish(match: Match, seat: int) -> None:
    """Whether the turn can still be ended from here. Raises `Refused` with the reason."""
    if can_finish(match, seat):
        return
    round_ = match.round
    assert round_ is not None
    check_settled(round_)
    way = going_out(match, round_)
    if way != "either":
        raise Refused(Refusal.GOING_OUT, way=way, cards=round_.hands[seat])
    raise Refused(Refusal.DEAD_END, cards=round_.hands[seat])


def can_finish(match: Match, seat: int) -> bool:
    """Whether some plays from here lead to an end of the turn."""
    assert match.round is not None
    if can_end_now(match, match.round, seat):
        return True
    todo = [match]
    seen: set[tuple[object, ...]] = set()
    while todo and len(seen) < MOST_POSITIONS:
        here = todo.pop()
        key = _position(here, seat)
        if key in seen:
            continue
        seen.add(key)
        assert here.round is not None
        for event in plays(here, here.round, seat):
            after = evolve(here, event)
            assert after.round is not None
            if can_end_now(after, after.round, seat):
                return True
            todo.append(after)
    return False


def _position(match: Match, seat: int) -> tuple[object, ...]:
    """All that decides how the turn can go on."""
    round_ = match.round
    assert round_ is not None
    hand = tuple(sorted(round_.hands[seat]))
    return hand, round_.melds, round_.taken_owed, round_.owed_jokers
