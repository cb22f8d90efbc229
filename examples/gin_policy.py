"""A small policy for gin: what it looks at, its two networks, and the bot that plays by it.

It sees the observation and the mask of ``gin-v1`` and nothing else. For every card that may be
thrown or taken it works out a few numbers (what is held, discarded and known around the card, the
deadwood that is left), and a network of one hidden layer turns them into a score.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from openrummy.bots.player import Choice, Facts, Reason, Thinker, round_of
from openrummy.core.solvers import gin
from openrummy.core.solvers.batches import arrange_many
from openrummy.core.solvers.gin_tables import BIT
from openrummy.envs.coding import mask_of
from openrummy.envs.gin_code import ACTIONS, DISCARD, DRAW, GRAND_GIN, KNOCK, TAKE, GinCoder
from openrummy.table import commands as cmd
from openrummy.table.commands import Command
from openrummy.table.view import SeatView

Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]
Weights: TypeAlias = dict[str, Floats]

HIDDEN = 32
PLACES = 12
"""Choices after the draw: eleven discards, then the best knock or grand gin."""
AROUND = 11
PLAY, TAKING, STATE = AROUND + 7, AROUND + 7, 4
"""How many numbers describe a card to throw, a card to take, and the position."""
FINE = 5
"""Magnifies differences of a few points."""
NEVER = -1e9
_BITS = np.array([BIT[card] for card in range(52)], np.int64)
_TENS = np.array([0.1, 0.1, 1], np.float32)
_PIPS = np.minimum(np.arange(52) % 13 + 1, 10).astype(np.float32) / 10


@dataclass(frozen=True)
class Moments:
    """Decisions of many tables, those before the draw and those after it apart."""

    drawing: NDArray[np.bool_]
    """Which tables are before the draw."""
    taking: Floats
    """Of those: the numbers of the top discard."""
    may_take: NDArray[np.bool_]
    """Of those, two columns: whether the stock, and whether the top discard, is open."""
    play: Floats
    """Of the others: the numbers of each choice."""
    may_play: NDArray[np.bool_]
    actions: Ints
    """Of the others: the action of each choice."""
    state: Floats
    """Of all tables: the numbers of the position, the least deadwood first."""


def look(seen: NDArray[np.uint8], mask: NDArray[np.bool_]) -> Moments:
    """What the policy makes of observations (tables, 4, 52) and masks (tables, 108)."""
    drawing = mask[:, DRAW] | mask[:, TAKE]
    hands = seen[:, 0].astype(np.int64) @ _BITS
    around = _around(seen)
    turn = seen[:, 2].sum(axis=1) / np.float32(FINE)
    known = seen[:, 3].sum(axis=1) / np.float32(5)
    common = np.stack([turn, known], axis=1).astype(np.float32)
    taking, before = _taking(seen[drawing], hands[drawing], around[drawing], common[drawing])
    after = ~drawing
    play, may_play, actions, left = _play(
        seen[after], mask[after], hands[after], around[after], common[after]
    )
    least = np.empty(len(seen), np.float32)
    least[drawing], least[after] = before, left
    state = np.column_stack([least, common, drawing]).astype(np.float32)
    return Moments(drawing, taking, mask[drawing, : TAKE + 1], play, may_play, actions, state)


def _around(seen: NDArray[np.uint8]) -> Floats:
    """Eleven numbers of each of the 52 cards.

    How many of its rank, of its neighbours in the suit, and of the cards two places away are held,
    discarded, and known in the other hand; how many unseen cards make a meld of it and cards held;
    and in how many ways it may make a meld in the other hand.
    """
    planes = seen[:, [0, 2, 3]].reshape(-1, 3, 4, 13).astype(np.float32)
    ranks = planes.sum(axis=2, keepdims=True) - planes
    below2, below, above, above2 = _neighbours(planes)
    told = [ranks, below + above, below2 + above2]
    held = planes[:, 0]
    theirs = 1 - held - planes[:, 1]
    unseen = theirs - planes[:, 2]
    with_held = _neighbours(held)
    melds = _pairs(with_held, _neighbours(unseen)) + _pairs(_neighbours(unseen), with_held)
    free = unseen.sum(axis=1, keepdims=True) - unseen
    melds += np.where(ranks[:, 0] > 0, free, 0)
    others = theirs.sum(axis=1, keepdims=True) - theirs
    ways = _pairs(_neighbours(theirs), _neighbours(theirs)) + others * (others - 1) / 2
    told += [melds[:, None] / 2, ways[:, None] / 3]
    return np.concatenate(told, axis=1).reshape(-1, AROUND, 52).swapaxes(1, 2)


def _neighbours(planes: Floats) -> tuple[Floats, Floats, Floats, Floats]:
    """The cards two below, below, above and two above in the suit; 0 beyond the ends."""
    wide = np.pad(planes, ((0, 0),) * (planes.ndim - 1) + ((2, 2),))
    return wide[..., :13], wide[..., 1:14], wide[..., 3:16], wide[..., 4:]


def _pairs(one: tuple[Floats, ...], other: tuple[Floats, ...]) -> Floats:
    """In how many ways two cards, the nearer one of ``one``, make a run with the card."""
    found: Floats = one[1] * other[0] + one[1] * other[2] + one[2] * other[3]
    return found


def _taking(
    seen: NDArray[np.uint8], hands: Ints, around: Floats, common: Floats
) -> tuple[Floats, Floats]:
    """The numbers of the top discards, and the deadwood of the hands."""
    top = seen[:, 1].argmax(axis=1)
    found = []
    for hand, card in zip(hands.tolist(), top.tolist(), strict=True):
        taken = hand | BIT[card]
        rest = taken ^ BIT[gin.drop(taken, BIT[card])]
        key = gin.arrange(rest)
        melds = not gin.unmatched(rest, key) & BIT[card]
        found.append((gin.deadwood(gin.arrange(hand)), gin.deadwood(key), melds))
    told = np.array(found, np.float32).reshape(-1, 3) * _TENS
    saved = FINE * (told[:, 0] - told[:, 1])
    rows = np.arange(len(top))
    numbers = np.column_stack([around[rows, top], told, saved, _PIPS[top], common])
    return numbers.astype(np.float32), told[:, 0].astype(np.float32)


def _play(
    seen: NDArray[np.uint8],
    mask: NDArray[np.bool_],
    hands: Ints,
    around: Floats,
    common: Floats,
) -> tuple[Floats, NDArray[np.bool_], Ints, Floats]:
    """The numbers, legality and actions of what may be played, and the least deadwood."""
    count = len(seen)
    cards = seen[:, 0].nonzero()[1].reshape(count, PLACES - 1)
    points = [gin.discards(hand) for hand in hands.tolist()]
    left: Floats = np.array(points, np.float32).reshape(count, PLACES - 1) / np.float32(10)
    rows = np.arange(count)
    hopes = _hopes(seen, hands[:, None] ^ _BITS[cards], left)
    knocks = np.take_along_axis(mask[:, KNOCK:], cards, 1)
    best = np.where(knocks, left, np.inf).argmin(axis=1)
    grand = mask[:, GRAND_GIN]
    cards = np.column_stack([cards, cards[rows, best]])
    hopes = np.column_stack([hopes, hopes[rows, best]])
    left = np.column_stack([left, np.where(grand, 0, left[rows, best])]).astype(np.float32)
    least = left.min(axis=1)
    actions = DISCARD + cards
    actions[:, -1] = np.where(grand, GRAND_GIN, KNOCK + cards[:, -1])
    numbers = np.empty((count, PLACES, PLAY), np.float32)
    numbers[..., :AROUND] = np.take_along_axis(around, cards[:, :, None], 1)
    numbers[..., AROUND] = left
    numbers[:, -1, AROUND] *= FINE
    numbers[..., AROUND + 1] = FINE * (left - least[:, None])
    numbers[..., AROUND + 2] = _PIPS[cards]
    numbers[..., AROUND + 3 : AROUND + 5] = common[:, None]
    numbers[..., AROUND + 5] = np.arange(PLACES) == PLACES - 1
    numbers[..., AROUND + 6] = FINE * hopes
    return numbers, np.take_along_axis(mask, actions, 1), actions, least


def _hopes(seen: NDArray[np.uint8], rests: Ints, left: Floats) -> Floats:
    """What the next unseen card is expected to save each of the hands, in tens of points."""
    hands = (rests[:, :, None] | _BITS).reshape(-1)
    found = np.empty_like(hands)
    arrange_many(hands, found)
    after = (found >> 52).reshape(*rests.shape, 52).astype(np.float32) / np.float32(10)
    unseen = 1 - seen[:, [0, 2, 3]].sum(axis=1, dtype=np.float32)
    saved = np.maximum(left[:, :, None] - after, 0) * unseen[:, None]
    hopes: Floats = saved.sum(axis=2) / np.maximum(unseen.sum(axis=1), 1)[:, None]
    return hopes


def new_weights(dice: np.random.Generator) -> Weights:
    """Small random weights: a policy that knows nothing."""
    weights = {}
    for name, size in (("play", PLAY), ("take", TAKING), ("state", STATE)):
        weights[f"{name}_in"] = dice.normal(0, size**-0.5, (size, HIDDEN))
        weights[f"{name}_bias"] = np.zeros(HIDDEN)
        weights[f"{name}_out"] = dice.normal(0, 0.01, HIDDEN)
        weights[f"{name}_base"] = np.zeros(1)
    return {name: value.astype(np.float32) for name, value in weights.items()}


def scores(weights: Weights, name: str, numbers: Floats) -> tuple[Floats, Floats]:
    """A network's score of each row of numbers, and the hidden layer that it came from."""
    hidden = np.tanh(numbers @ weights[f"{name}_in"] + weights[f"{name}_bias"])
    found: Floats = hidden @ weights[f"{name}_out"] + weights[f"{name}_base"]
    return found, hidden


def play_chances(moments: Moments, found: Floats) -> Floats:
    """How likely each choice after the draw is, from the scores of ``moments.play``."""
    return _chances(np.where(moments.may_play, found, NEVER))


def take_chances(moments: Moments, found: Floats) -> Floats:
    """How likely drawing and taking are, in two columns, from the scores of ``moments.taking``."""
    both = np.column_stack([np.zeros_like(found), found])
    return _chances(np.where(moments.may_take, both, NEVER))


def _chances(found: Floats) -> Floats:
    powers = np.exp(found - found.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


def save(weights: Weights, file: Path) -> None:
    """Writes the weights."""
    np.savez(file, **weights)  # type: ignore[arg-type] # the stub takes no dictionary of arrays


def load(file: Path) -> Weights:
    """The weights that `save` wrote."""
    with np.load(file) as arrays:
        return dict(arrays)


class TrainedBot(Thinker):
    """Plays the likeliest action of a trained policy."""

    name = "trained"

    def __init__(self, weights: Weights, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._weights = weights
        self._coder = GinCoder()

    def think(self, view: SeatView, legal: Sequence[Command]) -> Choice:
        """The likeliest of the legal commands."""
        actions = self._coder.actions(view, legal)
        seen = self._coder.observe(view, actions)
        moments = look(seen[None], mask_of(actions, ACTIONS)[None].astype(np.bool_))
        if moments.drawing[0]:
            found, _ = scores(self._weights, "take", moments.taking)
            action = int(take_chances(moments, found)[0].argmax())
        else:
            found, _ = scores(self._weights, "play", moments.play)
            action = int(moments.actions[0, play_chances(moments, found)[0].argmax()])
        return Choice(actions[action], _reason(actions[action], view, moments))


def _reason(command: Command, view: SeatView, moments: Moments) -> Reason:
    """What the numbers say for a command; the networks themselves give no reasons."""
    match command:
        case cmd.Discard(card):
            return Reason("why-discards", {"card": card})
        case cmd.Knock():
            return Reason(
                "why-knocks", {"points": round(10 / FINE * float(moments.play[0, -1, AROUND]))}
            )
        case cmd.CallGin():
            return Reason("why-gin")
        case cmd.CallGrandGin():
            return Reason("why-grand-gin")
        case cmd.Take():
            card = round_of(view).pile[-1]
            before, after = (round(10 * float(told)) for told in moments.taking[0, AROUND:][:2])
            facts: Facts = {"card": card, "before": before, "after": after}
            melds = moments.taking[0, AROUND + 2]
            return Reason("why-takes-meld" if melds else "why-takes-low", facts)
    return Reason("why-draws")
