"""The order of a person's hand, what is selected, and the melds staged for a lay-down.

The hand never sorts itself: new cards come in at the right, cards that are gone drop out, the
others stay where they are. Equal cards of several packs are told apart by a key of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from openrummy.core.cards import ACE_HIGH, JOKER_NUMBER, RANK, Card, is_joker, number

Key = int


class Hand:
    """The cards of a hand in the person's order, with the cursor, the selection and the draft."""

    def __init__(self) -> None:
        self._cards: dict[Key, Card] = {}
        self._next = 0
        self.selected: list[Key] = []
        self.groups: list[list[Key]] = []
        self.cursor = 0

    def update(self, cards: Iterable[Card]) -> None:
        """Takes over what the hand holds now; what is left of selection and draft stays."""
        wanted = Counter(cards)
        kept: dict[Key, Card] = {}
        for key, card in self._cards.items():
            if wanted[card]:
                wanted[card] -= 1
                kept[key] = card
        for card in wanted.elements():
            kept[self._next] = card
            self._next += 1
        self._cards = kept
        self.selected = [key for key in self.selected if key in kept]
        self.groups = [group for group in self.groups if all(key in kept for key in group)]
        self._keep_cursor()

    @property
    def loose(self) -> list[Key]:
        """The keys of the cards that are not in the draft, in order."""
        staged = {key for group in self.groups for key in group}
        return [key for key in self._cards if key not in staged]

    def card(self, key: Key) -> Card:
        """The card of a key."""
        return self._cards[key]

    def cards(self, keys: Iterable[Key]) -> tuple[Card, ...]:
        """The cards of some keys."""
        return tuple(self._cards[key] for key in keys)

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The selected cards, in the order of the hand."""
        return self.cards(key for key in self.loose if key in self.selected)

    @property
    def draft(self) -> tuple[tuple[Card, ...], ...]:
        """The melds staged for a lay-down."""
        return tuple(self.cards(group) for group in self.groups)

    def toggle(self, place: int) -> None:
        """Selects the card at a place of the loose hand, or lets it go; moves the cursor there."""
        if not 0 <= place < len(self.loose):
            return
        key = self.loose[place]
        self.cursor = place
        if key in self.selected:
            self.selected.remove(key)
        else:
            self.selected.append(key)

    def clear(self) -> None:
        """Selects nothing."""
        self.selected = []

    def select(self, cards: Sequence[Card]) -> None:
        """Selects these cards and no others, one copy of each as often as it is named."""
        wanted = Counter(cards)
        self.selected = []
        for key in self.loose:
            if wanted[self._cards[key]]:
                wanted[self._cards[key]] -= 1
                self.selected.append(key)

    def move_cursor(self, by: int) -> None:
        """Moves the cursor, not beyond the ends."""
        self.cursor += by
        self._keep_cursor()

    def move_card(self, by: int) -> None:
        """Moves the selected cards (or the one at the cursor) one place to a side."""
        loose = self.loose
        if not loose:
            return
        moving = [key for key in loose if key in self.selected] or [loose[self.cursor]]
        at = loose[self.cursor]
        for key in moving if by < 0 else reversed(moving):
            here = loose.index(key)
            there = here + by
            if 0 <= there < len(loose) and loose[there] not in moving:
                loose[here], loose[there] = loose[there], loose[here]
        self._reorder(loose)
        self.cursor = self.loose.index(at)

    def arrange(self, order: Sequence[Card]) -> None:
        """Puts the loose cards in the order of these cards; others follow."""
        places = {card: place for place, card in reversed(list(enumerate(order)))}
        self.sort(lambda card: (places.get(card, len(order)), number(card)))

    def sort(self, key: Callable[[Card], tuple[int, ...]]) -> None:
        """Sorts the loose cards."""
        self._reorder(sorted(self.loose, key=lambda held: key(self._cards[held])))

    def stage(self) -> bool:
        """Moves the selected cards to the draft as one meld; False when nothing is selected."""
        group = [key for key in self.loose if key in self.selected]
        if not group:
            return False
        self.groups.append(group)
        self.selected = []
        self._keep_cursor()
        return True

    def unstage(self) -> bool:
        """Takes the last meld of the draft back, selected; False when there is none."""
        if not self.groups:
            return False
        self.selected = self.groups.pop()
        return True

    def stage_all(self, melds: Iterable[Sequence[Card]]) -> None:
        """Replaces the draft by these melds, as far as the hand holds them."""
        self.groups = []
        self.clear()
        for cards in melds:
            free = self.loose
            group: list[Key] = []
            for card in cards:
                face = "JK" if is_joker(card) else card
                key = next((k for k in free if self._cards[k] == face and k not in group), None)
                if key is not None:
                    group.append(key)
            self.groups.append(group)
        self._keep_cursor()

    def _reorder(self, loose: Sequence[Key]) -> None:
        """The loose cards in a new order; staged cards keep their places among all."""
        staged = {key for group in self.groups for key in group}
        fresh = iter(loose)
        order = [key if key in staged else next(fresh) for key in self._cards]
        self._cards = {key: self._cards[key] for key in order}

    def _keep_cursor(self) -> None:
        self.cursor = max(0, min(self.cursor, len(self.loose) - 1))


def by_suit(card: Card) -> tuple[int, ...]:
    """Sorts by suit, then rank, jokers last."""
    return (number(card),)


def by_rank(card: Card) -> tuple[int, ...]:
    """Sorts by rank (aces high), then suit, jokers last."""
    if is_joker(card):
        return JOKER_NUMBER, 0
    return RANK[card] or ACE_HIGH, number(card)
