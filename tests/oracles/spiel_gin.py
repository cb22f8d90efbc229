"""OpenSpiel's gin at our table: its state driven with our cards, seats and melds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from openrummy.core.cards import NUMBER, Card, from_number
from openrummy.core.meld import Meld
from openrummy.table.state import Round

HIGHEST_CARD = 51
LONGEST_MELD = 5
"""OpenSpiel has no longer melds: a run of six is laid as two of three."""
FIRST_MELD_ACTION = 56


@cache
def utils() -> Any:
    """OpenSpiel's arithmetic of gin. Its cards are numbers in our order, suits named S C D H."""
    import pyspiel

    return pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


def numbers(cards: Iterable[Card]) -> list[int]:
    """Our cards as OpenSpiel's."""
    return [NUMBER[card] for card in cards]


def names(cards: Iterable[int]) -> set[Card]:
    """OpenSpiel's cards as ours."""
    return {from_number(card) for card in cards}


class SpielGin:
    """A round of OpenSpiel's gin, dealt as one of ours. Its player 0 is our starter."""

    def __init__(self, parameters: dict[str, Any], round_: Round) -> None:
        import pyspiel

        self.words = pyspiel.gin_rummy
        self.starter = round_.starter
        self.state: Any = pyspiel.load_game("gin_rummy", parameters).new_initial_state()
        dealt = [*round_.hands[self.starter], *round_.hands[1 - self.starter], *round_.pile]
        for card in numbers(dealt):
            self.apply(card)

    def apply(self, action: int) -> None:
        """Takes an action, which must be legal."""
        legal = self.state.legal_actions()
        assert action in legal, (self.state.action_to_string(action), legal, str(self.state))
        self.state.apply_action(action)

    def take(self) -> None:
        """Takes the upcard; when the stock is at its end that is a knock."""
        self.apply(
            self.words.KNOCK_ACTION if self.phase == "WALL" else self.words.DRAW_UPCARD_ACTION
        )

    def draw(self, card: Card) -> None:
        """Draws from the stock, where this card lies on top."""
        self.apply(self.words.DRAW_STOCK_ACTION)
        self.apply(NUMBER[card])

    def let_go(self) -> None:
        """Passes: the upcard, or the rest of the melds or of the lay-offs."""
        self.apply(self.words.PASS_ACTION)

    def knock(self, card: Card) -> None:
        """Knocks with this discard; after a take at the end of the stock the knock is made."""
        if self.phase == "DISCARD":
            self.apply(self.words.KNOCK_ACTION)
        self.apply(NUMBER[card])

    def lay(self, melds: Sequence[Meld]) -> None:
        """Lays melds one by one and ends with a pass."""
        for meld in melds:
            for part in parts(meld):
                self.apply(FIRST_MELD_ACTION + utils().meld_to_int(numbers(part)))
        self.let_go()

    @property
    def phase(self) -> str:
        """OpenSpiel's name of what is to be done now."""
        return str(self.state.current_phase().name)

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return bool(self.state.is_terminal())

    @property
    def turn(self) -> int:
        """Our seat of the player to act."""
        return self.ours(self.state.current_player())

    def ours(self, player: int) -> int:
        """Our seat of a player; the other way round it is the same."""
        return (self.starter + player) % 2

    def can(self, action: int) -> bool:
        """Whether an action is legal."""
        return action in self.state.legal_actions()

    def legal_cards(self) -> set[Card]:
        """The cards that may be discarded or laid off."""
        return names(a for a in self.state.legal_actions() if a <= HIGHEST_CARD)

    def legal_melds(self) -> list[tuple[Card, ...]]:
        """The melds that may be laid."""
        found = [a for a in self.state.legal_actions() if a >= FIRST_MELD_ACTION]
        table = utils().int_to_meld
        return [tuple(from_number(c) for c in table[a - FIRST_MELD_ACTION]) for a in found]

    def may_stop(self) -> bool:
        """Whether a pass is legal."""
        return self.can(self.words.PASS_ACTION)

    def hand(self, seat: int) -> set[Card]:
        """The hand of our seat."""
        return names(self.state.hands()[self.ours(seat)])

    def deadwood(self, seat: int) -> int:
        """Deadwood of our seat: the least before a knock, what is left in hand after it."""
        return int(self.state.deadwood()[self.ours(seat)])

    def pile(self) -> list[Card]:
        """The discard pile, its top last."""
        cards = [from_number(card) for card in self.state.discard_pile()]
        upcard = self.state.upcard()
        return cards if upcard is None else [*cards, from_number(upcard)]

    def returns(self) -> tuple[float, float]:
        """What our two seats have won."""
        values = self.state.returns()
        return values[self.ours(0)], values[self.ours(1)]

    def copy(self) -> SpielGin:
        """Another round that stands as this one does."""
        twin = object.__new__(SpielGin)
        twin.words, twin.starter, twin.state = self.words, self.starter, self.state.clone()
        return twin


def parts(meld: Meld) -> Iterator[tuple[Card, ...]]:
    """A meld in pieces that OpenSpiel has: three to five cards each."""
    cards = meld.cards
    while len(cards) > LONGEST_MELD:
        yield cards[:3]
        cards = cards[3:]
    yield cards


def least_deadwood(table: SpielGin) -> int:
    """The defender's least deadwood over all lay-offs and melds that OpenSpiel allows."""
    least = 1000
    todo = [table]
    seen: set[frozenset[Card]] = set()
    while todo:
        here = todo.pop()
        player = here.state.current_player()
        hand = here.state.hands()[player]
        held = frozenset(names(hand))
        if held in seen:
            continue
        seen.add(held)
        least = min(least, utils().min_deadwood(hand))
        if here.state.finished_layoffs():
            continue
        for card in here.legal_cards():
            after = here.copy()
            after.apply(NUMBER[card])
            todo.append(after)
    return least
