"""Opening in a game with a minimum of points (rules R15-R21d, R19, R32b)."""

from __future__ import annotations

from openrummy.core.cards import is_joker
from openrummy.core.changes import extend
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refusal, Refused
from openrummy.core.solvers.opening_cards import OpeningTerms, points
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.state import Match, Round


def check_opening(
    match: Match, round_: Round, seat: int, melds: tuple[Meld, ...], adds: tuple[cmd.Add, ...]
) -> None:
    """Whether these melds (and lay-offs that count, R19) open. Raises `Refused`."""
    rules = match.rules
    if round_.turns[seat] < rules.opening.earliest_turn:
        raise Refused(
            Refusal.OPENING_TURN, have=round_.turns[seat], need=rules.opening.earliest_turn
        )
    laid = sum(len(meld.cards) for meld in melds) + sum(len(add.cards) for add in adds)
    _check_freed(rules, round_, seat, melds)
    left = len(round_.hands[seat]) - laid
    extra = lay_off_points(round_, adds, rules)
    check_terms(rules.opening_terms, melds, extra, closed=_closes(rules, left))


def _closes(rules: RuleSet, left: int) -> bool:
    """Whether a lay-down that leaves so many cards goes out in this turn (R21d)."""
    return left == 0 or (left == 1 and rules.going_out != "play_only")


def check_terms(
    terms: OpeningTerms, melds: tuple[Meld, ...], extra: int = 0, *, closed: bool = False
) -> int:
    """The points of an opening, with ``extra`` points of lay-offs. Raises `Refused`."""
    total = sum(points(meld, terms) for meld in melds) + extra
    if closed and terms.closed_hand_exempt:
        return total
    jokers = sum(meld.jokers for meld in melds)
    if terms.jokers_max is not None and jokers > terms.jokers_max:
        raise Refused(Refusal.OPENING_JOKERS, have=jokers, most=terms.jokers_max)
    if terms.natural_run != "none" and not any(_natural_run(m, terms) for m in melds):
        raise Refused(Refusal.OPENING_NATURAL_RUN, way=terms.natural_run, have=total)
    if total < terms.min_points:
        raise Refused(Refusal.OPENING_POINTS, have=total, need=terms.min_points)
    return total


def _natural_run(meld: Meld, terms: OpeningTerms) -> bool:
    if meld.kind != "run":
        return False
    if terms.natural_run == "joker_free_meld":
        return meld.jokers == 0
    longest = now = 0
    for card in meld.cards:
        now = 0 if is_joker(card) else now + 1
        longest = max(longest, now)
    return longest >= 3


def _check_freed(rules: RuleSet, round_: Round, seat: int, melds: tuple[Meld, ...]) -> None:
    if rules.joker.retrieved_counts_for_opening:
        return
    own = sum(map(is_joker, round_.hands[seat])) - round_.freed_jokers
    if sum(meld.jokers for meld in melds) > own:
        raise Refused(Refusal.OPENING_FREED)


def lay_off_points(round_: Round, adds: tuple[cmd.Add, ...], rules: RuleSet) -> int:
    """Points that lay-offs bring to an opening: what each meld gains."""
    melds = [table.meld for table in round_.melds]
    gained = 0
    for add in adds:
        if not 0 <= add.meld < len(melds):
            raise Refused(Refusal.NO_SUCH_MELD, meld=add.meld, count=len(melds))
        after = extend(melds[add.meld], add.cards, rules.limits, add.end)
        gained += points(after, rules.opening_terms) - points(melds[add.meld], rules.opening_terms)
        melds[add.meld] = after
    return gained
