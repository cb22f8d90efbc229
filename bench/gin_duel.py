"""A bot of ours against OpenSpiel's simple gin bot: games to 100 points on mirrored deals.

    python -m bench.gin_duel --bot master --pairs 200 --seed 1

Played by OpenSpiel's rules, scored by OpenSpiel: 25 for gin and for an undercut, the first upcard
offered, no grand gin. Each pair of games has the same deals with the chairs exchanged; who starts
changes from round to round. Our bot sees the view of a table of ours with the same cards. Prints
the share of games won with its 95 % interval (games of a pair counted together), points a round,
and the bot's time a decision.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pyspiel
from msgspec.structs import replace

from openrummy.bots import make
from openrummy.bots.player import Bot
from openrummy.core.cards import from_number
from openrummy.core.solvers.gin_cards import best_arrangement, best_defence
from openrummy.rules.options import with_options
from openrummy.rules.presets import PRESETS
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.concealed import last_take
from openrummy.table.decide import start, step
from openrummy.table.legal import legal
from openrummy.table.state import Match, Round, RoundResult
from openrummy.table.view import view
from tests.oracles.spiel_gin import SpielGin, numbers

TARGET = 100
OPTIONS = {
    "gin.big_gin_bonus": None,
    "gin.undercut_on_tie": False,
    "gin.blocked_last_take": True,
    "gin.box_bonus": 0,
    "gin.game_bonus": 0,
    "gin.shutout": "none",
    "discard.just_taken": "allowed",
    "deal.first_dealer": "seat0",
    "round.max_turns": 1000,
}
RULES: RuleSet = with_options(PRESETS["gin-modern"], OPTIONS)
STARTER = 1
"""Seat 0 deals every round of ours, so this seat starts: OpenSpiel's player 0."""


@dataclass
class Score:
    """A game so far, seen by our bot; ``rounds`` are ending, whether it was ours, points."""

    ours: int = 0
    theirs: int = 0
    rounds: list[tuple[Any, bool | None, int]] = field(default_factory=list)


@dataclass
class Clock:
    """Time that our bot thought: decisions, seconds of the processor, the longest decision."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Play:
    """One round: our table for the view, OpenSpiel's for everything that counts."""

    def __init__(self, bot: Bot, seat: int, seed: str, score: Score, clock: Clock) -> None:
        self.bot, self.seat, self.score, self.clock = bot, seat, score, clock
        self.match: Match = start(RULES, 2, seed)[0]
        self.spiel = SpielGin({}, self.round)
        player = self.spiel.ours(1 - seat)
        game = self.spiel.state.get_game()
        self.other: Any = pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), player)

    @property
    def round(self) -> Round:
        """The round at our table."""
        assert self.match.round is not None
        return self.match.round

    def play(self) -> tuple[float, str]:
        """Plays it out: what our bot won, and the ending."""
        knocker: int | None = None
        while not self.spiel.over and self.match.over is None:
            seat = self.round.turn
            knocked = self._ours() if seat == self.seat else self._theirs()
            if knocked:
                knocker = seat
                break
        while not self.spiel.over:
            self._finish(knocker)
        won = self.spiel.returns()[self.seat]
        return won, self._ending(knocker, won)

    def _ending(self, knocker: int | None, won: float) -> str:
        if knocker is None:
            return "blocked"
        if self.gin:
            return "gin"
        return "knock" if (won > 0) == (knocker == self.seat) else "undercut"

    def _answer(self, match: Match) -> cmd.Command:
        own, score = self.seat, self.score
        totals = (score.ours, score.theirs) if own == 0 else (score.theirs, score.ours)
        results = tuple(
            RoundResult(
                ending,
                None if mine is None else own if mine else 1 - own,
                tuple(abs(won) if (won > 0) == (s == own) and won else 0 for s in range(2)),
            )
            for ending, mine, won in score.rounds
        )
        seen = replace(view(match, own), totals=totals, results=results)
        commands = tuple(legal(match, own))
        begin = time.process_time()
        command = self.bot.choose(seen, commands)
        spent = time.process_time() - begin
        self.clock.decisions += 1
        self.clock.seconds += spent
        self.clock.longest = max(self.clock.longest, spent)
        return command

    def _do(self, command: cmd.Command) -> None:
        self.match = step(self.match, self.round.turn, command)[0]

    def _ours(self) -> bool:
        """Our bot's action on both sides; whether it knocked."""
        round_ = self.round
        command = self._answer(self.match)
        at_end = round_.phase == "draw" and last_take(RULES, round_)
        if at_end:
            # There OpenSpiel knows only a knock with the last discard, or a pass.
            if isinstance(command, cmd.Take) and self.spiel.can(self.spiel.words.KNOCK_ACTION):
                taking = step(self.match, self.seat, command)[0]
                knock = self._answer(taking)
                if isinstance(knock, cmd.Knock | cmd.CallGin):
                    self.match = taking
                    self.spiel.take()
                    return self._knock(knock)
            self.spiel.let_go()
            self._do(cmd.Pass())
            return False
        match command:
            case cmd.Take():
                self.spiel.take()
            case cmd.Draw():
                self.spiel.draw(round_.stock[-1])
            case cmd.Pass():
                self.spiel.let_go()
            case cmd.Discard(card):
                self.spiel.apply(numbers([card])[0])
            case cmd.Knock() | cmd.CallGin():
                if self.spiel.can(self.spiel.words.KNOCK_ACTION):
                    return self._knock(command)
                # OpenSpiel overstates the deadwood of some hands of eleven, and forbids the knock.
                command = cmd.Discard(command.card)
                self.spiel.apply(numbers([command.card])[0])
        self._do(command)
        return False

    def _knock(self, command: cmd.Knock | cmd.CallGin) -> bool:
        rest = [card for card in self.round.hands[self.seat] if card != command.card]
        best = best_arrangement(rest)
        self.gin = best.deadwood == 0
        self.spiel.knock(command.card)
        self.spiel.lay(best.melds)
        self.melds = best.melds
        return True

    def _theirs(self) -> bool:
        """The other bot's action on both sides; whether it knocked."""
        words, round_ = self.spiel.words, self.round
        action = self.other.step(self.spiel.state)
        wall = self.spiel.phase == "WALL"
        if action == words.KNOCK_ACTION:
            self.spiel.apply(action)
            return True
        if action == words.DRAW_STOCK_ACTION:
            self.spiel.draw(round_.stock[-1])
            self._do(cmd.Draw())
        elif action == words.DRAW_UPCARD_ACTION:
            self.spiel.take()
            self._do(cmd.Take())
        elif action == words.PASS_ACTION:
            self.spiel.let_go()
            self._do(cmd.Pass())
        else:
            assert not wall
            self.spiel.apply(action)
            self._do(cmd.Discard(from_number(action)))
        return False

    def _finish(self, knocker: int | None) -> None:
        """The showdown, an action or an answer at a time."""
        if self.spiel.turn != self.seat:
            self.spiel.apply(self.other.step(self.spiel.state))
            return
        assert knocker == 1 - self.seat
        self._defend()

    def _defend(self) -> None:
        """Our best defence against the melds that OpenSpiel shows."""
        state, words = self.spiel.state, self.spiel.words
        hand = sorted(self.spiel.hand(self.seat))
        shown = self._shown()
        self.gin = self.spiel.deadwood(1 - self.seat) == 0
        defence = best_defence(hand, shown, layoff=not self.gin)
        for card, _ in defence.lay_offs:
            if self.spiel.can(numbers([card])[0]):
                self.spiel.apply(numbers([card])[0])
        if not state.is_terminal() and self.spiel.phase == "LAYOFF":
            self.spiel.apply(words.PASS_ACTION)
        if not self.spiel.over:
            self.spiel.lay(best_arrangement(sorted(self.spiel.hand(self.seat))).melds)

    def _shown(self) -> list[Any]:
        """The knocker's melds: his hand before the knock less what is left, arranged."""
        knocker = 1 - self.seat
        left = self.spiel.hand(knocker)
        before = set(self.round.hands[knocker])
        if len(before) == len(left):
            return []
        thrown = set(self.spiel.pile()[-1:])
        taken = set() if self.round.phase == "play" else set(self.round.pile[-1:])
        melded = (before | taken) - left - thrown
        return list(best_arrangement(sorted(melded)).melds)


def game(name: str, seed: str, side: int, clock: Clock, endings: Counter[str]) -> tuple[bool, int]:
    """One game to the target; whether our bot won, and the points by which."""
    bot = make(name, f"{seed}/{side}")
    score = Score()
    number = 0
    while max(score.ours, score.theirs) < TARGET:
        seat = (number + side) % 2
        won, ending = Play(bot, seat, f"{seed}/{number}", score, clock).play()
        score.ours += max(0, round(won))
        score.theirs += max(0, round(-won))
        mine = None if ending == "blocked" else (won > 0) == (ending != "undercut")
        score.rounds.append((ending, mine, round(won)))
        endings[f"{'won' if won > 0 else 'lost' if won < 0 else 'even'} {ending}"] += 1
        number += 1
    return score.ours > score.theirs, score.ours - score.theirs


def main() -> None:
    """Plays the pairs and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="master")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="duel")
    options = parser.parse_args()
    clock, endings = Clock(), Counter[str]()
    pairs: list[float] = []
    points = 0
    for number in range(options.first, options.first + options.pairs):
        both = 0
        for side in range(2):
            won, by = game(options.bot, f"{options.seed}/{number}", side, clock, endings)
            both += won
            points += by
        pairs.append(both / 2)
        if len(pairs) % 10 == 0 or len(pairs) == options.pairs:
            mean = sum(pairs) / len(pairs)
            spread = sum((value - mean) ** 2 for value in pairs) / max(1, len(pairs) - 1)
            error = 1.96 * (spread / len(pairs)) ** 0.5
            print(
                f"{2 * len(pairs)} games: {options.bot} wins {100 * mean:.1f} % "
                f"+- {100 * error:.1f}; "
                f"{points / sum(endings.values()):+.2f} points a round; "
                f"{1000 * clock.seconds / clock.decisions:.1f} ms a decision "
                f"(longest {1000 * clock.longest:.0f} ms)",
                flush=True,
            )
    print(", ".join(f"{count} {ending}" for ending, count in sorted(endings.items())))


if __name__ == "__main__":
    main()
