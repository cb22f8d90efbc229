"""What a seat may do now: every command listed is accepted (a law of the tests).

Complete, but for the ways to lay melds that `openrummy.table.plays` leaves out, lay-offs of several
cards at once, and a knocker's or defender's own arrangements; `is_legal` answers for any command.
"""

from __future__ import annotations

from collections.abc import Iterator

from openrummy.core.refusals import Refused
from openrummy.core.solvers.gin_cards import best_defence, discard_deadwoods
from openrummy.table import commands as cmd
from openrummy.table.buying import check_closing, check_pass, may_buy, unanswered
from openrummy.table.concealed import (
    check_grand_gin,
    check_knock,
    knock_limit,
    last_take,
    lay_offs_allowed,
)
from openrummy.table.deadends import check_can_finish
from openrummy.table.decide import decide
from openrummy.table.discarding import discards
from openrummy.table.drawing import check_draw, check_take
from openrummy.table.evolve import fold
from openrummy.table.exposed import check_take_whole
from openrummy.table.laying import fits
from openrummy.table.plays import candidates, play_events
from openrummy.table.state import Match, Round, is_over


def is_legal(match: Match, seat: int, command: cmd.Command) -> bool:
    """Whether a command would be accepted."""
    try:
        decide(match, seat, command)
    except Refused:
        return False
    return True


def actors(match: Match) -> tuple[int, ...]:
    """The seats that may act now: the seat on turn first, then those that may buy.

    Between rounds every seat may ask for the next; after the match nobody may act.
    """
    round_ = match.round
    if match.over is not None:
        return ()
    if round_ is None or round_.phase == "over":
        return tuple(range(match.seats))
    if round_.phase != "draw":
        return (round_.turn,)
    buyers = unanswered(match, round_)
    return buyers if _waits(match, round_) else (round_.turn, *buyers)


def _waits(match: Match, round_: Round) -> bool:
    """Whether the seat on turn let the discard go and waits for nearer seats to answer (J24)."""
    return round_.let_go and not _ok(check_closing, match, round_)


def to_ask(match: Match) -> int:
    """The seat that a table without a clock asks next.

    Those that may buy come first, the nearest first, so that the seat on turn knows whether its
    answer lets somebody buy (J24). The match must not be over.
    """
    round_, seats = match.round, actors(match)
    if round_ is None or is_over(match):
        return seats[0]
    return next((seat for seat in seats if seat != round_.turn), round_.turn)


def legal(match: Match, seat: int) -> Iterator[cmd.Command]:
    """The commands that a seat may give now, lazily; none of them gives the match up."""
    round_ = match.round
    if match.over is not None or not 0 <= seat < match.seats:
        return iter(())
    if round_ is None or round_.phase == "over":
        return iter((cmd.Next(),))
    if match.rules.exposed:
        return _exposed(match, round_, seat)
    if seat != round_.turn:
        return iter(())
    if round_.phase == "play":
        return _end_of_turn(match, round_, seat)
    return _concealed(match, round_, seat)


def _exposed(match: Match, round_: Round, seat: int) -> Iterator[cmd.Command]:
    if round_.phase == "draw":
        asked = may_buy(match, round_, seat)
        if asked:
            yield cmd.Buy()
        if asked if seat != round_.turn else _ok(check_pass, match, round_, seat):
            yield cmd.Pass()
    if seat != round_.turn:
        return
    if round_.phase == "draw":
        if _ok(check_closing, match, round_) and _ok(check_draw, match, round_):
            yield cmd.Draw()
        yield from _takes(match, round_, seat)
        return
    for command in candidates(match, round_, seat):
        try:
            check_can_finish(fold(match, play_events(match, seat, command)), seat)
        except Refused:
            continue
        yield command
    yield from map(cmd.Discard, discards(match, round_, seat))


def _takes(match: Match, round_: Round, seat: int) -> Iterator[cmd.Take]:
    deep = match.rules.draw.discard_depth == "any"
    cards = dict.fromkeys(round_.pile[:-1][::-1]) if deep else ()
    top = round_.pile[-1:]
    for command in (cmd.Take(), *(cmd.Take(card) for card in cards if card not in top)):
        if _ok(check_take_whole, match, round_, seat, command):
            yield command


def _concealed(match: Match, round_: Round, seat: int) -> Iterator[cmd.Command]:
    if round_.phase == "offer":
        yield from (cmd.Take(), cmd.Pass())
    elif round_.phase == "draw":
        if _ok(check_draw, match, round_):
            yield cmd.Draw()
        if round_.pile and _ok(check_take, match, round_, seat):
            yield cmd.Take()
        if last_take(match.rules, round_):
            yield cmd.Pass()
    elif round_.phase == "defend":
        yield from _defence(match, round_, seat)


def _end_of_turn(match: Match, round_: Round, seat: int) -> Iterator[cmd.Command]:
    hand = round_.hands[seat]
    limit = knock_limit(match.rules, round_)
    left = discard_deadwoods(hand)
    least = min(left.values())
    if least == 0 and _ok(check_grand_gin, match, round_, seat):
        yield cmd.CallGrandGin()
    if least <= limit:
        for card in hand:
            if left[card] <= limit:
                knock = cmd.CallGin(card) if left[card] == 0 else cmd.Knock(card)
                if _ok(check_knock, match, round_, seat, knock):
                    yield knock
    yield from map(cmd.Discard, discards(match, round_, seat))


def _defence(match: Match, round_: Round, seat: int) -> Iterator[cmd.Command]:
    hand, rules = round_.hands[seat], match.rules
    allowed = lay_offs_allowed(rules, round_)
    shown = [table.meld for table in round_.melds if table.owner != seat]
    if not round_.defended:
        best = best_defence(hand, shown, allowed)
        yield cmd.Defend(tuple(meld.cards for meld in best.melds))
    if allowed:
        for index, meld in enumerate(shown):
            for card in hand:
                if fits(rules, meld, card, None):
                    yield cmd.Add((card,), index)
    yield cmd.Done()


def _ok(check: object, *arguments: object) -> bool:
    try:
        check(*arguments)  # type: ignore[operator]
    except Refused:
        return False
    return True
