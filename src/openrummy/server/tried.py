"""A person's draft tried on the table, without anybody else seeing it: what it would lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from openrummy.core.cards import Card, face
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers.gin_cards import best_defence
from openrummy.server.blocked import refusal_of
from openrummy.server.protocol import Defence, Draft, Own, Refusal
from openrummy.table import commands as cmd
from openrummy.table.concealed import lay_offs_allowed
from openrummy.table.decide import step
from openrummy.table.events import LaidDown
from openrummy.table.evolve import fold
from openrummy.table.laying import lay_off
from openrummy.table.legal import is_legal
from openrummy.table.plays import moves
from openrummy.table.state import Match, Round


class Tried(Struct, frozen=True):
    """The match after the staged plays, and why each that is refused is."""

    match: Match
    why: tuple[Refusal | None, ...]

    @property
    def round(self) -> Round:
        """The round, which plays on the table don't end."""
        assert self.match.round is not None
        return self.match.round


def try_plays(match: Match, seat: int, plays: Sequence[cmd.Move | cmd.Add]) -> Tried:
    """Carries the plays out one after another; one that is refused changes nothing."""
    why: list[Refusal | None] = []
    counted = counts_lay_offs(match, seat)
    if counted:
        # As if the staged melds lay on the table: on their own terms others look.
        match = fold(match, [LaidDown(seat, (), opening=True)])
    for play in plays:
        try:
            match = _after(match, seat, play, counted=counted)
        except Refused as refused:
            why.append(refusal_of(refused, match.rules.game))
        else:
            why.append(None)
    return Tried(match, tuple(why))


def counts_lay_offs(match: Match, seat: int) -> bool:
    """Whether lay-offs are part of the opening that a seat may prepare (R19)."""
    round_ = match.round
    return (
        match.rules.opening.counts_layoffs
        and round_ is not None
        and (round_.turn, round_.phase) == (seat, "play")
        and not round_.opened[seat]
    )


def _after(match: Match, seat: int, play: cmd.Move | cmd.Add, *, counted: bool) -> Match:
    if counted and isinstance(play, cmd.Add):
        assert match.round is not None
        return fold(match, [lay_off(match, match.round, seat, play, counted=True)])
    return step(match, seat, play)[0]


def moves_left(match: Match, seat: int) -> tuple[cmd.Move, ...]:
    """The cards that a seat may move between melds now (R14b)."""
    round_ = match.round
    if round_ is None or not match.rules.table.rearrange or round_.turn != seat:
        return ()
    return tuple(move for move in moves(match.rules, round_) if is_legal(match, seat, move))


def own_melds(tried: Tried, seat: int, draft: Draft) -> Own | None:
    """Gin: the staged melds as the ones to be shown, in a knock or against one (G5)."""
    match, round_ = tried.match, tried.round
    if match.rules.exposed or round_.turn != seat or round_.phase not in ("play", "defend"):
        return None
    knocks = round_.phase == "play"
    dropped = draft.chosen if knocks and len(draft.chosen) == 1 else ()
    left = Counter(round_.hands[seat]) - Counter(map(face, dropped))
    for cards in draft.groups:
        try:
            read_meld(cards, match.rules.limits)
        except Refused:
            continue
        left -= Counter(map(face, cards))
    why = next((reason for reason in tried.why if reason is not None), None)
    if why is None:
        why = _not_shown(match, seat, draft, dropped if knocks else None)
    return Own(match.rules.deadwood(tuple(left.elements())), why)


def _not_shown(
    match: Match, seat: int, draft: Draft, dropped: tuple[Card, ...] | None
) -> Refusal | None:
    """Why the staged melds can't be shown; ``dropped`` is the knocker's discard, once chosen."""
    assert match.round is not None
    command: cmd.Command
    if dropped is None:
        command = cmd.Done() if match.round.defended else cmd.Defend(draft.groups)
    elif dropped:
        command = cmd.Knock(dropped[0], draft.groups)
    else:
        return None
    try:
        step(match, seat, command)
    except Refused as refused:
        return refusal_of(refused, match.rules.game)
    return None


def defence(match: Match, seat: int) -> Defence | None:
    """Gin: the best answer to a knock, for a defender who has not answered (G6)."""
    round_ = match.round
    if round_ is None or match.rules.exposed or round_.phase != "defend":
        return None
    if round_.turn != seat or round_.defended:
        return None
    shown = [table.meld for table in round_.melds]
    best = best_defence(round_.hands[seat], shown, lay_offs_allowed(match.rules, round_))
    plays = tuple(cmd.Add((card,), index) for card, index in best.lay_offs)
    return Defence(tuple(meld.cards for meld in best.melds), plays, best.deadwood)
