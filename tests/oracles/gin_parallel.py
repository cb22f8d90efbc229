"""One round of gin played twice: the same cards and choices here and in OpenSpiel, compared."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from openrummy.core.cards import NUMBER, RANK
from openrummy.core.solvers.gin_cards import best_arrangement, discard_deadwoods
from openrummy.rules.gin import GIN_MODERN
from openrummy.rules.options import with_options
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.concealed import knock_limit, last_take
from openrummy.table.decide import start, step
from openrummy.table.events import Event
from openrummy.table.legal import legal
from openrummy.table.state import Match, Round
from tests.oracles.gin_showdown import showdown
from tests.oracles.gin_styles import Style, choose
from tests.oracles.spiel_gin import SpielGin, numbers, utils

HAND = 10
MOST_TAKES = 50
"""OpenSpiel ends a round at this take, the first upcard not counted."""

COMMON = {
    "gin.big_gin_bonus": None,
    "gin.undercut_on_tie": False,
    "gin.blocked_at": 2,
    "gin.blocked_last_take": True,
    "match.format": "single",
    "deal.first_dealer": "random",
    "round.max_turns": 1000,
    "round.max_pile_draws": MOST_TAKES,
}


@dataclass(frozen=True)
class Variant:
    """Options of ours and the parameters of OpenSpiel that mean the same."""

    options: dict[str, object]
    parameters: dict[str, Any]

    @property
    def rules(self) -> RuleSet:
        """The rule set: modern gin (points to the winner, the upcard offered) less its extras."""
        return with_options(GIN_MODERN, COMMON | self.options)


class Parallel:
    """A round on both sides. `play` plays it out; ``tally`` counts what has happened in it."""

    def __init__(self, variant: Variant, styles: tuple[Style, Style], seed: str) -> None:
        self.rng = random.Random(seed)
        self.match: Match = start(variant.rules, 2, seed)[0]
        self.spiel = SpielGin(variant.parameters, self.round)
        self.styles = styles
        self.tally: Counter[str] = Counter()
        self.returned = 0
        """Cards in a row that went back to the pile in the turn in which they were taken."""

    @property
    def round(self) -> Round:
        assert self.match.round is not None
        return self.match.round

    def play(self) -> Counter[str]:
        """Plays to the end, comparing everything at each decision; what happened."""
        if self._ace_in_oklahoma():
            return Counter(["ace in oklahoma"])
        while self.match.over is None and not self.spiel.over:
            self._compare()
            if last_take(self.match.rules, self.round) and self.round.phase == "draw":
                self._last_take()
            else:
                self._turn()
        self._compare_end()
        return self.tally

    def _ace_in_oklahoma(self) -> bool:
        """With an ace as upcard OpenSpiel wants gin, our knocker may keep one point (rule G4)."""
        ours, theirs = knock_limit(self.match.rules, self.round), self.spiel.state.knock_card()
        oklahoma = self.match.rules.gin.knock_limit == "oklahoma"
        if oklahoma and self.round.upcard is not None and RANK[self.round.upcard] == 0:
            assert (ours, theirs) == (1, 0)
            return True
        assert ours == theirs
        return False

    def _step(self, command: cmd.Command) -> tuple[Event, ...]:
        self.match, events = step(self.match, self.round.turn, command)
        return events

    def _turn(self) -> None:
        round_ = self.round
        style = self.styles[round_.turn]
        options = list(legal(self.match, round_.turn))
        if not self.spiel.can(self.spiel.words.KNOCK_ACTION):
            options = [o for o in options if not isinstance(o, cmd.Knock | cmd.CallGin)]
        command = choose(self.rng, style, round_, options)
        match command:
            case cmd.Take():
                self.tally["takes"] += self.spiel.phase == "DRAW"
                self.spiel.take()
            case cmd.Draw():
                self.spiel.draw(round_.stock[-1])
            case cmd.Pass():
                self.spiel.let_go()
            case cmd.Discard(card):
                self.returned = self.returned + 1 if card == round_.taken else 0
                self.spiel.apply(NUMBER[card])
            case cmd.Knock() | cmd.CallGin():
                self.match = showdown(self.rng, self.match, self.spiel, command, self.tally)
                return
            case _:
                raise AssertionError(command)
        self._step(command)

    def _last_take(self) -> None:
        """The stock is at its end: OpenSpiel's player knocks with the last discard or passes.

        Ours may also take the card and then not knock, which cancels the round all the same.
        """
        round_ = self.round
        seat, barred = round_.turn, self._bars_taken()
        taking = step(self.match, seat, cmd.Take())[0]
        options = list(legal(taking, seat))
        knocks = [option for option in options if isinstance(option, cmd.Knock | cmd.CallGin)]
        limit = knock_limit(self.match.rules, round_)
        with_taken = barred and best_arrangement(round_.hands[seat]).deadwood <= limit
        can = self.spiel.can(self.spiel.words.KNOCK_ACTION)
        self._compare_knocking(taking.round, can, bool(knocks) or with_taken)
        if knocks and can and self.rng.random() < 0.7:
            self.tally["last takes"] += 1
            self.spiel.take()
            chosen = self.rng.choice(knocks)
            self.match = showdown(self.rng, taking, self.spiel, chosen, self.tally)
            return
        self.spiel.let_go()
        if self.rng.random() < 0.5:
            self._step(cmd.Pass())
        else:
            discards = [option for option in options if isinstance(option, cmd.Discard)]
            self._step(cmd.Take())
            self._step(self.rng.choice(discards))

    def _bars_taken(self) -> bool:
        return self.match.rules.discard.just_taken == "forbidden"

    def _compare(self) -> None:
        round_, spiel = self.round, self.spiel
        assert spiel.turn == round_.turn
        assert spiel.state.stock_size() == len(round_.stock)
        assert spiel.pile() == list(round_.pile)
        for seat, hand in enumerate(round_.hands):
            assert spiel.hand(seat) == set(hand)
            if len(hand) == HAND:
                assert spiel.deadwood(seat) == best_arrangement(hand).deadwood
            else:
                assert spiel.deadwood(seat) == utils().min_deadwood(numbers(hand))
        self.tally["decisions"] += 1
        if round_.phase == "play":
            self._compare_end_of_turn()
        elif spiel.phase != "WALL":
            words = spiel.words
            meanings: dict[int, cmd.Command] = {
                words.DRAW_UPCARD_ACTION: cmd.Take(),
                words.DRAW_STOCK_ACTION: cmd.Draw(),
                words.PASS_ACTION: cmd.Pass(),
            }
            expected = {meanings[action] for action in spiel.state.legal_actions()}
            assert set(legal(self.match, round_.turn)) == expected

    def _compare_end_of_turn(self) -> None:
        round_, spiel = self.round, self.spiel
        hand = round_.hands[round_.turn]
        barred = {round_.taken} if self._bars_taken() else set()
        options = list(legal(self.match, round_.turn))
        discards = {option.card for option in options if isinstance(option, cmd.Discard)}
        assert discards == spiel.legal_cards() - barred
        limit = knock_limit(self.match.rules, round_)
        spared = set(utils().legal_discards(numbers(hand), limit))
        self._compare_knocking(round_, spiel.can(spiel.words.KNOCK_ACTION), bool(spared))
        knocks = {option.card for option in options if isinstance(option, cmd.Knock | cmd.CallGin)}
        assert knocks == {card for card in hand if NUMBER[card] in spared} - barred
        gins = {option.card for option in options if isinstance(option, cmd.CallGin)}
        for card in knocks:
            rest = numbers(other for other in hand if other != card)
            assert (card in gins) == (utils().min_deadwood(rest) == 0)

    def _compare_knocking(self, round_: Round | None, spiel_can: bool, can: bool) -> None:
        """OpenSpiel may overstate the deadwood of eleven cards and then forbids a good knock."""
        assert round_ is not None
        hand = round_.hands[round_.turn]
        stated = utils().min_deadwood(numbers(hand))
        least = min(discard_deadwoods(hand).values())
        limit = knock_limit(self.match.rules, round_)
        assert spiel_can == (stated <= limit)
        assert can == (least <= limit)
        assert least <= stated
        self.tally["deadwood overstated"] += least < stated
        self.tally["knocks forbidden by OpenSpiel"] += can and not spiel_can

    def _compare_end(self) -> None:
        """Compares how it ended, where both ended; else asserts why one of the two goes on."""
        if self.match.over is None:
            self._spiel_gave_up()
            return
        result = self.match.results[-1]
        self.tally[result.ending] += 1
        if result.ending == "capped":
            # The first upcard counts for us: one take earlier than OpenSpiel.
            assert self.round.pile_draws == MOST_TAKES == self.tally["takes"] + 1
            assert not self.spiel.over
        elif result.ending == "blocked" and not self.match.rules.gin.blocked_last_take:
            assert self.spiel.phase == "WALL"
            self.spiel.let_go()
            assert self.spiel.over
        else:
            assert self.spiel.over
        points = result.points
        assert self.spiel.returns() == (points[0] - points[1], points[1] - points[0])
        self.tally["ties"] += result.ending == "knock" and points == (0, 0)

    def _spiel_gave_up(self) -> None:
        """OpenSpiel draws the round: 50 takes, or two cards in a row that went straight back."""
        assert self.spiel.returns() == (0, 0)
        if self.round.phase == "play":
            assert self.tally["takes"] == self.round.pile_draws == MOST_TAKES
            discards = [o for o in legal(self.match, self.round.turn) if isinstance(o, cmd.Discard)]
            self._step(self.rng.choice(discards))
            assert self.match.results[-1].ending == "capped"
            assert self.match.results[-1].points == (0, 0)
            self.tally["capped"] += 1
        else:
            assert self.returned == 2
            assert not self._bars_taken()
            self.tally["returned twice"] += 1
