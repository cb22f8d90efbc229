"""Everything that the terminal says to a person, in the language of the messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openrummy.bots.player import Choice
from openrummy.core.cards import NUMBER, Card
from openrummy.core.limits import Contract
from openrummy.core.refusals import Refused
from openrummy.messages.bundle import BadMessage, Messages
from openrummy.messages.cards import Suits, card_text, cards_text
from openrummy.messages.labels import preset_name
from openrummy.messages.sentences import bad_command, event, refusal
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.events import Event, TurnStarted
from openrummy.table.notation import FORMS, BadCommand, write
from openrummy.table.view import SeatView
from openrummy.tui.vocabulary import Vocabulary
from openrummy.tui.words import NoSuchPlace


class Speech:
    """Sentences about one match for one person."""

    def __init__(
        self, messages: Messages, names: Sequence[str], person: int, *, signs: bool
    ) -> None:
        self.messages = messages
        self.vocabulary = Vocabulary(messages)
        self.person = person
        self.signs = signs
        self._names = tuple(names)
        self._suits: Suits = "signs" if signs else "letters"

    def text(self, name: str, **facts: str | int) -> str:
        """A sentence of ``tui.ftl``, its name without the prefix."""
        return self.messages.text(f"tui-{name}", **facts)

    def card(self, card: Card) -> str:
        """A card as it is shown here."""
        return card_text(card, self._suits)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards with blanks between them."""
        return cards_text(cards, self._suits)

    def who(self, seat: int) -> str:
        """The name of a seat as the person knows it."""
        return self.text("you") if seat == self.person else self._names[seat]

    def refused(self, refused: Refused) -> str:
        """Why a command was refused, and what would be right."""
        return refusal(self.messages, refused.code, refused.facts, self._suits, self._names)

    def mistyped(self, bad: BadCommand | NoSuchPlace) -> str:
        """What is wrong with a line that is no command."""
        if isinstance(bad, NoSuchPlace):
            return self.text("no-such-place", word=bad.word, count=bad.count)
        if bad.reason == "unknown":
            return self.text("help-unknown", word=bad.facts["word"])
        if bad.reason == "form":
            how = self.text("help-form", form=self.form(bad.facts["verb"]))
            return self.messages.text("bad-command-form", how=how)
        return bad_command(self.messages, bad)

    def form(self, verb: str) -> str:
        """How a command is written."""
        return self.vocabulary.shown(FORMS[verb])

    def command(self, command: cmd.Command) -> str:
        """A command as the person would type it."""
        return self.vocabulary.shown(write(command))

    def log(self, events: Iterable[Event]) -> list[str]:
        """A line for each event worth telling."""
        told = (e for e in events if not isinstance(e, TurnStarted))
        lines = (event(self.messages, e, self._names, self.person, self._suits) for e in told)
        return [line for line in lines if line]

    def advice(self, choice: Choice) -> str:
        """What a bot would do, in the words of a command, and why."""
        command = self.command(choice.command)
        facts = {
            key: self._shown(value) if isinstance(value, str) else value
            for key, value in choice.reason.facts.items()
        }
        try:
            why = self.messages.text(choice.reason.message, **facts)
        except BadMessage:
            # A bot from elsewhere may have reasons that no language knows.
            return command
        return self.text("advice", command=command, why=why)

    def title(self, view: SeatView) -> str:
        """The game, the round, and the contract or minimum that counts in it."""
        rules, round_ = view.rules, view.round
        game = preset_name(self.messages, rules.name)
        if round_ is None:
            return game
        if rules.contracts:
            asks = self.contract(rules.contracts[round_.contracts[self.person]])
            count = len(rules.contracts)
            return self.text(
                "title-contract", game=game, number=round_.number, count=count, contract=asks
            )
        if rules.opening.min_points:
            need = rules.opening.min_points
            return self.text("title-opening", game=game, number=round_.number, points=need)
        return self.text("title", game=game, number=round_.number)

    def contract(self, wanted: Contract) -> str:
        """What a contract asks for, in few words."""
        parts = (("run", wanted.runs, wanted.run_min), ("set", wanted.sets, wanted.set_min))
        return ", ".join(
            self.text("times", count=count, what=self.text(f"slot-{kind}", least=least))
            for kind, count, least in parts
            if count
        )

    def seat_line(self, view: SeatView, seat: int) -> str:
        """What all know of a seat: cards, buys left, whether it is down, points."""
        round_ = view.round
        assert round_ is not None
        parts = [self.text("cards-held", count=round_.counts[seat])]
        if view.rules.buy.max_per_round:
            left = view.rules.buy.max_per_round - round_.buys[seat]
            parts.append(self.text("buys-left", count=left))
        if view.rules.exposed:
            parts.append(self.text(_stage(view.rules, opened=round_.opened[seat])))
        parts.append(self.text("points", count=view.totals[seat]))
        return self.text("seat-line", who=self.who(seat), facts=", ".join(parts))

    def _shown(self, value: str) -> str:
        words = value.split()
        return self.cards(words) if words and all(word in NUMBER for word in words) else value


def _stage(rules: RuleSet, *, opened: bool) -> str:
    """The name of the message on whether a seat has gone down (contracts) or opened."""
    if rules.contracts:
        return "is-down" if opened else "not-down"
    return "has-opened" if opened else "not-opened"
