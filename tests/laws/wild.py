"""Wild commands: any cards of the hand in any groups, with declared jokers and lay-offs."""

from __future__ import annotations

from random import Random

from openrummy.core.cards import FACES, JOKER, JOKER_FOR, Card, sort_cards
from openrummy.core.meld import End
from openrummy.table import commands as cmd
from openrummy.table.plays import new_melds
from openrummy.table.state import Match
from tests.laws.playing import round_of

ENDS: tuple[End | None, ...] = (None, None, "high", "low")


def wild_command(match: Match, seat: int, dice: Random) -> cmd.Command:
    """A command that might be meant, with several cards or melds more often than not."""
    hand = list(round_of(match).hands[seat])
    melds = len(round_of(match).melds)
    where = dice.randrange(melds + 1) if melds else 0
    cards = tuple(_named(card, dice) for card in dice.sample(hand, min(len(hand), 3)))
    few = cards[: dice.randint(0, 3)]
    groups = _groups(match, hand, dice)
    match dice.randrange(8):
        case 0 | 1:
            return cmd.LayDown(groups)
        case 2:
            adds = tuple(cmd.Add((card,), dice.randrange(melds + 1)) for card in few)
            return cmd.LayDown(groups, adds)
        case 3:
            return cmd.Add(few, where, dice.choice(ENDS))
        case 4:
            joker = dice.choice([None, None, dice.randrange(5)])
            return cmd.Swap(few, where, dice.choice(ENDS), joker)
        case 5:
            card = dice.choice(FACES)
            return cmd.Move(card, where, dice.randrange(melds + 1), dice.choice(ENDS))
        case 6:
            card = cards[0] if cards else JOKER
            return cmd.Knock(card, groups) if dice.random() < 0.5 else cmd.CallGin(card, groups)
        case _:
            return cmd.Defend(groups)


def _named(card: Card, dice: Random) -> Card:
    """A joker declared as something, every other time."""
    return JOKER_FOR[dice.choice(FACES)] if card == JOKER and dice.random() < 0.5 else card


def _groups(match: Match, hand: list[Card], dice: Random) -> tuple[tuple[Card, ...], ...]:
    """Melds of the hand that need not go together, or just cards that lie side by side."""
    if dice.random() < 0.8:
        found = list(new_melds(hand, match.rules.limits))
        if found:
            return tuple(dice.sample(found, min(len(found), dice.randint(1, 3))))
    row = sort_cards(hand)
    at = dice.randrange(len(row)) if row else 0
    return (row[at : at + dice.randint(1, 5)],)
