"""What a key means at this moment: a command, a choice between commands, or why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openrummy import advice
from openrummy.core.cards import JOKER, Card, is_joker
from openrummy.core.meld import Meld
from openrummy.core.refusals import Refusal, Refused
from openrummy.table import commands as cmd
from openrummy.table.events import Event, LaidOff, Swapped
from openrummy.tui.game import LocalGame
from openrummy.tui.hand import Hand
from openrummy.tui.speech import Speech


@dataclass(frozen=True)
class Ask:
    """A choice that the person has to make: a title, and what each option does."""

    title: str
    options: tuple[tuple[str, cmd.Command], ...]


@dataclass(frozen=True)
class Told:
    """Nothing to do; why, in a sentence, and the rule that says so if there is one."""

    text: str
    code: Refusal | None = None


Answer = cmd.Command | Ask | Told | None

_SIMPLE: dict[str, type[cmd.Draw | cmd.Take | cmd.Buy | cmd.Pass | cmd.Next | cmd.Done]] = {
    "draw": cmd.Draw,
    "take": cmd.Take,
    "buy": cmd.Buy,
    "pass": cmd.Pass,
    "next": cmd.Next,
    "done": cmd.Done,
}


class Play:
    """Reads the hand's selection and draft as commands of the match."""

    def __init__(self, game: LocalGame, hand: Hand, speech: Speech) -> None:
        self.game = game
        self.hand = hand
        self.speech = speech

    def simple(self, word: str) -> Answer:
        """A command without cards."""
        return self.typed(_SIMPLE[word]())

    def discard(self) -> Answer:
        """Throws the one selected card; asks before a joker goes."""
        chosen = self.hand.chosen
        if len(chosen) != 1:
            return self._not_now(cmd.Discard) or self._tell("select-one")
        return self.typed(cmd.Discard(chosen[0]))

    def typed(self, command: cmd.Command) -> Answer:
        """A command as it was typed; asks before a joker or the whole match is thrown away."""
        refused = self.game.why_not(command)
        if refused is not None:
            return self._told(refused)
        text = self.speech.text
        if command == cmd.Discard(JOKER):
            return Ask(text("ask-joker"), ((text("do-discard"), command),))
        if isinstance(command, cmd.Resign | cmd.Abandon):
            return Ask(text("ask-give-up"), ((text("do-give-up"), command),))
        return command

    def stage(self) -> Answer:
        """Moves the selected cards to the draft."""
        return None if self.hand.stage() else self._tell("select-meld")

    def undo(self) -> Answer:
        """Takes back the last meld of the draft, or the selection."""
        if not self.hand.unstage():
            self.hand.clear()
        return None

    def lay_down(self) -> Answer:
        """Lays the draft down, and the selected cards as its last meld."""
        groups = self.hand.draft
        if self.hand.chosen:
            groups = (*groups, self.hand.chosen)
        if not groups:
            return self._not_now(cmd.LayDown) or self._tell("select-meld")
        command: cmd.Command = cmd.LayDown(groups)
        round_ = self.game.view.round
        if round_ is not None and round_.phase == "defend":
            command = cmd.Defend(groups)
        return self.typed(command)

    def best(self) -> Answer:
        """Stages the best lay-down there is; in a defence, the best answer."""
        defend = next((m for m in self.game.moves if isinstance(m, cmd.Defend)), None)
        if defend is not None:
            self.hand.stage_all(defend.melds)
            return None
        groups = advice.best_lay_down(self.game.view, self.game.moves)
        if groups:
            self.hand.stage_all(groups)
            return self._tell("best-staged")
        return self._not_now(cmd.LayDown) or self._tell("no-best")

    def lay_off(self, meld: int | None = None) -> Answer:
        """Lays the selected cards off on the meld, or on one of those that take them."""
        chosen = self.hand.chosen
        if not chosen:
            return self._any_of(cmd.Add, "ask-add") or self._tell("select-add")
        round_ = self.game.view.round
        count = len(round_.melds) if round_ else 0
        found: dict[tuple[int, Meld], cmd.Command] = {}
        refusals: list[Refused] = []
        for index in range(count) if meld is None else [meld]:
            for end in (None, "high", "low"):
                command = cmd.Add(chosen, index, end)
                after = self._after(command)
                if isinstance(after, Refused):
                    refusals.append(after)
                else:
                    found.setdefault((index, after), command)
        if found:
            return self._one_of("ask-add", [(self._on(*key), found[key]) for key in found])
        if not refusals:
            return self._tell("no-melds")
        # The one that came furthest tells most: a meld that fits but is barred by another rule.
        return self._told(max(refusals, key=lambda refused: _PRECEDENCE.index(refused.code)))

    def fitting(self) -> set[int]:
        """The numbers of the melds that the selected cards fit."""
        if len(self.hand.chosen) == 1:
            card = self.hand.chosen
            adds = (m for m in self.game.moves if isinstance(m, cmd.Add | cmd.Swap))
            return {m.meld for m in adds if m.cards == card}
        return set()

    def swap(self) -> Answer:
        """Puts a natural card in a joker's place."""
        swaps = [m for m in self.game.moves if isinstance(m, cmd.Swap)]
        chosen = self.hand.chosen
        if chosen:
            swaps = [m for m in swaps if m.cards == chosen]
        options = []
        for move in swaps:
            after = self._after(move)
            if isinstance(after, Meld):
                options.append((self._on(move.meld, after), move))
        if options:
            return self._one_of("ask-swap", options, always=not chosen)
        return self._no_swap(chosen)

    def knock(self) -> Answer:
        """Gin: each discard with which the hand may knock, with the deadwood that it leaves."""
        view = self.game.view
        after = advice.deadwood(view)[1] if view.rules.game == "gin" and view.round else {}
        chosen = self.hand.chosen
        calls = [
            (self._call(move, after), move)
            for move in sorted(self.game.moves, key=lambda m: after.get(_thrown(m), -1))
            if isinstance(move, cmd.CallGrandGin)
            or (isinstance(move, cmd.Knock | cmd.CallGin) and (not chosen or move.card in chosen))
        ]
        if calls:
            return Ask(self.speech.text("ask-knock"), tuple(calls))
        cards = chosen or tuple(sorted(after, key=lambda card: after[card]))
        refused = self.game.why_not(cmd.Knock(cards[0])) if cards else None
        return self._told(refused) if refused else self._not_now(cmd.Knock)

    def _call(self, move: cmd.Command, after: Mapping[Card, int]) -> str:
        match move:
            case cmd.Knock(card):
                shown = self.speech.card(card)
                return self.speech.text("do-knock", card=shown, deadwood=after[card])
            case cmd.CallGin(card):
                return self.speech.text("do-gin", card=self.speech.card(card))
            case _:
                return self.speech.text("do-grand-gin")

    def _any_of(self, kind: type[cmd.Add], title: str) -> Answer:
        """A choice among all listed commands of a kind."""
        options = []
        for move in self.game.moves:
            if isinstance(move, kind):
                after = self._after(move)
                if isinstance(after, Meld):
                    label = f"{self.speech.cards(move.cards)}: {self._on(move.meld, after)}"
                    options.append((label, move))
        if options:
            return Ask(self.speech.text(title), tuple(options))
        return self._not_now(kind)

    def _one_of(
        self, title: str, options: Sequence[tuple[str, cmd.Command]], *, always: bool = False
    ) -> Answer:
        if len(options) == 1 and not always:
            return options[0][1]
        return Ask(self.speech.text(title), tuple(options))

    def _on(self, index: int, after: Meld) -> str:
        round_ = self.game.view.round
        assert round_ is not None
        owner = self.speech.who(round_.melds[index].owner)
        cards = self.speech.cards(after.cards)
        return self.speech.text("meld-line", index=index, who=owner, cards=cards)

    def _after(self, command: cmd.Add | cmd.Swap) -> Meld | Refused:
        """The meld that a lay-off or swap would leave, or why it is refused."""
        outcome: Refused | tuple[Event, ...] = self.game.outcome(command)
        if isinstance(outcome, Refused):
            return outcome
        return next(e.after for e in outcome if isinstance(e, LaidOff | Swapped))

    def _no_swap(self, chosen: tuple[Card, ...]) -> Answer:
        round_ = self.game.view.round
        melds = round_.melds if round_ else ()
        for index, table in enumerate(melds):
            if any(map(is_joker, table.meld.cards)) and round_ and round_.hand:
                refused = self.game.why_not(cmd.Swap(chosen or round_.hand[:1], index))
                if refused and (chosen or refused.code != Refusal.NOT_ITS_CARD):
                    return self._told(refused)
        return self._tell("no-swap")

    def _not_now(self, kind: type[cmd.Command]) -> Told | None:
        """The refusal of a kind of command whatever its cards; None when it is possible now."""
        if any(isinstance(move, kind) for move in self.game.moves):
            return None
        round_ = self.game.view.round
        hand = round_.hand if round_ else ()
        some = hand[:1]
        samples: dict[object, cmd.Command] = {
            cmd.Discard: cmd.Discard(some[0] if some else JOKER),
            cmd.LayDown: cmd.LayDown((some,)),
            cmd.Add: cmd.Add(some, 0),
            cmd.Knock: cmd.Knock(some[0] if some else JOKER),
        }
        refused = self.game.why_not(samples[kind])
        early = refused is not None and refused.code in _WHATEVER_THE_CARDS
        return self._told(refused) if early and refused else None

    def _told(self, refused: Refused) -> Told:
        return Told(self.speech.refused(refused), refused.code)

    def _tell(self, name: str) -> Told:
        return Told(self.speech.text(name))


def _thrown(move: cmd.Command) -> Card:
    """The discard of a knock; nothing for other commands."""
    return move.card if isinstance(move, cmd.Knock | cmd.CallGin) else ""


_PRECEDENCE = tuple(Refusal)

_WHATEVER_THE_CARDS = {
    Refusal.MATCH_OVER,
    Refusal.ROUND_OVER,
    Refusal.NOT_YOUR_TURN,
    Refusal.DRAW_FIRST,
    Refusal.NOT_NOW,
    Refusal.NOT_THIS_GAME,
    Refusal.NEW_MELDS,
    Refusal.OPENING_TURN,
    Refusal.LAYOFF_NOT_OPEN,
    Refusal.LAYOFF_THIS_TURN,
    Refusal.LAYOFF_AFTER_OPENING,
}
"""Refusals that do not depend on which cards are named."""
