"""The rules of a table of gin as the kernel reads them."""

from __future__ import annotations

from array import array

from openrummy.core.cards import NUMBER
from openrummy.core.solvers.gin_tables import BIT
from openrummy.rules.ruleset import RuleSet

ROTATIONS = {"left": 0, "right": 0, "alternate": 0, "winner": 1, "loser": 2}
SHUTOUTS = {"none": 0, "double": 1, "flat": 2}
FORMATS = {"single": 0, "rounds": 1, "target": 2, "elimination": 3}
TIES = {"share": 0, "extra_round": 1, "fewest_points_last_round": 2}


class NotForKernel(ValueError):
    """Rules that the kernel cannot play; ``option`` is the house rule that stands against it."""

    def __init__(self, option: str, why: str) -> None:
        super().__init__(f"the gin kernel cannot play {option}: {why}")
        self.option = option


def config(rules: RuleSet) -> array[int]:
    """The rules in the order of `gin_cells`. Raises `NotForKernel`.

    The kernel plays gin with every option but two: a defender's own arrangement
    (``gin.auto_arrange`` off), and hands whose size changes from round to round.
    """
    if rules.game != "gin":
        raise NotForKernel("game", f"{rules.game} is not gin")
    if not rules.gin.auto_arrange:
        raise NotForKernel("gin.auto_arrange", "it always makes the best defence")
    if not isinstance(rules.deal.hand_size, int):
        raise NotForKernel("deal.hand_size", "all rounds deal the same number of cards")
    gin, match = rules.gin, rules.match
    pack = [NUMBER[card] for card in rules.pack(2)]
    return array(
        "q",
        [
            rules.deal.hand_size,
            sum(BIT[card] for card in pack),
            len(pack),
            0 if rules.deal.first_dealer == "seat0" else -1,
            ROTATIONS[rules.deal.rotation],
            rules.discard.just_taken == "forbidden",
            rules.points.to == "winner",
            gin.first_turn == "upcard_offer",
            -1 if gin.knock_limit == "oklahoma" else gin.knock_limit,
            gin.layoff,
            gin.undercut_bonus,
            gin.undercut_on_tie,
            gin.gin_bonus,
            -1 if gin.big_gin_bonus is None else gin.big_gin_bonus,
            gin.blocked_at,
            gin.blocked_last_take,
            gin.box_bonus,
            gin.game_bonus,
            SHUTOUTS[gin.shutout],
            FORMATS[match.format],
            match.rounds,
            match.target,
            TIES[match.tie],
            rules.round.max_turns,
            rules.round.max_pile_draws,
        ],
    )
