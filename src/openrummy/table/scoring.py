"""Points of a round, and the standing of a match.

Sources: rules J47-J51, R37-R39, G8-G11, G17, G18.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import Ending
from openrummy.table.state import Match, Round


@dataclass(frozen=True)
class Standing:
    """Where a match stands. ``final`` are the totals with the bonuses that its end brings."""

    totals: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    final: tuple[int, ...]


def hand_points(rules: RuleSet, round_: Round, seat: int) -> int:
    """What a seat's hand costs it, with the surcharge for not having opened (R37b)."""
    points = rules.deadwood(round_.hands[seat])
    if round_.opened[seat] or rules.penalty.unopened == "none":
        return points
    return rules.penalty.unopened_points if rules.penalty.unopened == "flat" else 2 * points


def exposed_points(rules: RuleSet, round_: Round, out: int | None) -> tuple[int, ...]:
    """Points of every seat when a seat went out, or when none did (``out`` is None)."""
    closed = out is not None and round_.opened_on[out] == round_.turns[out]
    factor = rules.points.closed_hand_factor if closed else 1
    return tuple(
        (
            rules.points.out_bonus
            if seat == out
            else factor * hand_points(rules, round_, seat)
            if seat in round_.order
            else 0
        )
        + round_.cut_points[seat]
        for seat in range(len(round_.hands))
    )


def showdown_points(
    rules: RuleSet, call: str, knocker: int, knocker_deadwood: int, other_deadwood: int
) -> tuple[Ending, tuple[int, ...]]:
    """How gin's showdown ends and the points of both seats (G8-G11)."""
    gin = rules.gin
    other = 1 - knocker
    if call == "gin":
        ending, loser, points = "gin", other, gin.gin_bonus + other_deadwood
    elif call == "grand_gin":
        ending, loser, points = "grand_gin", other, (gin.big_gin_bonus or 0) + other_deadwood
    elif knocker_deadwood < other_deadwood:
        ending, loser, points = "knock", other, other_deadwood - knocker_deadwood
    elif knocker_deadwood == other_deadwood and not gin.undercut_on_tie:
        ending, loser, points = "knock", other, 0
    else:
        difference = knocker_deadwood - other_deadwood
        ending, loser, points = "undercut", knocker, gin.undercut_bonus + difference
    receiver = loser if rules.points.to == "loser" else 1 - loser
    return ending, tuple(points if seat == receiver else 0 for seat in range(2))  # type: ignore[return-value]


def low_wins(rules: RuleSet) -> bool:
    """Whether few points are good."""
    return rules.points.to == "loser"


def eliminated(rules: RuleSet, totals: Sequence[int]) -> tuple[int, ...]:
    """Seats that are out of the match because they reached the target (R38, elimination)."""
    if rules.match.format != "elimination":
        return ()
    return tuple(seat for seat, total in enumerate(totals) if total >= rules.match.target)


def standing(
    rules: RuleSet, rounds: Sequence[Sequence[int]], contracts: Sequence[int] | None = None
) -> Standing:
    """The standing after these rounds, each a list of points per seat.

    ``contracts`` is the place of each seat's next contract, for ``contract.progress=own``;
    without it every seat is taken to have made one contract a round.
    """
    seats = len(rounds[0]) if rounds else 0
    totals = tuple(sum(points[seat] for points in rounds) for seat in range(seats))
    contenders = _contenders(rules, rounds, totals, contracts)
    if contenders is None or not rounds:
        return Standing(totals, False, (), totals)
    final = _with_bonuses(rules, rounds, totals)
    winners = _best(rules, final, contenders)
    if len(winners) > 1 and rules.match.tie == "extra_round":
        return Standing(totals, False, (), totals)
    if len(winners) > 1 and rules.match.tie == "fewest_points_last_round":
        winners = _best(rules, rounds[-1], winners)
    return Standing(totals, True, winners, final)


def _best(rules: RuleSet, points: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    best = (min if low_wins(rules) else max)(points[seat] for seat in seats)
    return tuple(seat for seat in seats if points[seat] == best)


def _contenders(
    rules: RuleSet,
    rounds: Sequence[Sequence[int]],
    totals: tuple[int, ...],
    contracts: Sequence[int] | None,
) -> tuple[int, ...] | None:
    """The seats that may win when the match is over now, else None."""
    everyone = tuple(range(len(totals)))
    match rules.match.format:
        case "single":
            over = len(rounds) >= 1
        case "rounds":
            over = len(rounds) >= rules.match.rounds
        case "target":
            over = max(totals, default=0) >= rules.match.target
        case "elimination":
            out = eliminated(rules, totals)
            left = tuple(seat for seat in everyone if seat not in out)
            return (left or everyone) if len(left) <= 1 else None
        case "contracts":
            return _through_contracts(rules, rounds, everyone, contracts)
    return everyone if over else None


def _through_contracts(
    rules: RuleSet,
    rounds: Sequence[Sequence[int]],
    everyone: tuple[int, ...],
    contracts: Sequence[int] | None,
) -> tuple[int, ...] | None:
    last = len(rules.contracts)
    if rules.contract.progress == "all" or contracts is None:
        return everyone if len(rounds) >= last else None
    through = tuple(seat for seat in everyone if contracts[seat] >= last)
    if through:
        return through
    return everyone if len(rounds) >= MOST_ROUNDS_A_CONTRACT * last else None


MOST_ROUNDS_A_CONTRACT = 4
"""A match of own contracts that nobody gets through ends after so many rounds a contract."""


def _with_bonuses(
    rules: RuleSet, rounds: Sequence[Sequence[int]], totals: tuple[int, ...]
) -> tuple[int, ...]:
    """Gin's box, game and shutout bonuses (G18); with points to the loser, to the other seat."""
    gin = rules.gin
    if rules.game != "gin" or not (gin.box_bonus or gin.game_bonus or gin.shutout != "none"):
        return totals
    to_winner = not low_wins(rules)
    boxes = [0, 0]
    for points in rounds:
        for seat in range(2):
            boxes[seat if to_winner else 1 - seat] += points[seat] > 0
    scores = totals if to_winner else (totals[1], totals[0])
    winner = 0 if scores[0] >= scores[1] else 1
    extra = [gin.box_bonus * count for count in boxes]
    extra[winner] += gin.game_bonus
    if boxes[1 - winner] == 0 and gin.shutout == "flat":
        extra[winner] += gin.game_bonus
    if boxes[1 - winner] == 0 and gin.shutout == "double":
        extra[winner] += scores[winner] + gin.game_bonus
    return tuple(totals[seat] + extra[seat if to_winner else 1 - seat] for seat in range(2))


def match_standing(match: Match) -> Standing:
    """The standing of a match that is played."""
    return standing(match.rules, [r.points for r in match.results], match.contracts)
