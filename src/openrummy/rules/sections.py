"""The sections of a rule set: every knob with its range and its paragraph in the rule book.

A field made by `knob` is an option: its name is ``section.field`` (`rules.md`, "How to read a
row"), its games say where a table may set it: J Run Set Jimmy, R Rummy 30/51, G gin. The other
fields belong to a game and are not for the table to change.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from openrummy.core.limits import JokerShare, SameSuitRuns, SetIdentity
from openrummy.rules.kinds import (
    Choice,
    ContractList,
    Flag,
    HandSize,
    Kind,
    Number,
    NumberOr,
    PointTable,
)


def knob(default: Any, kind: Kind, rule: str, games: str, **kinds: Kind) -> Any:
    """An option: its value here, its range, its paragraphs, and the games that have it.

    ``kinds`` are ranges of their own for single games, by letter.
    """
    data = {"rule": rule, "games": games, "kinds": dict.fromkeys(games, kind) | kinds}
    return field(default=default, metadata=data)


FLAG = Flag()


@dataclass(frozen=True)
class Deck:
    """Packs and jokers. ``ranks`` and ``suits`` shrink the pack (from the ace up, from spades)."""

    packs: int | Literal["auto"] = knob(1, NumberOr(1, 4, "auto"), "J1", "JR")
    jokers_per_pack: int = knob(0, Number(0, 4), "J2", "JR")
    jokers_total: int | None = knob(None, Number(0, 8, none=True), "J2", "JR")
    ranks: int = knob(13, Number(3, 13), "5", "JRG")
    suits: int = knob(4, Number(1, 4), "5", "JRG")


@dataclass(frozen=True)
class Players:
    """How many seats the game has; ``recommended`` is what its document advises."""

    min: int = knob(2, Number(2, 8), "J5 R1", "JR")
    max: int = knob(2, Number(2, 8), "J5 R1", "JR")
    recommended: tuple[int, int] = (2, 2)


@dataclass(frozen=True)
class Deal:
    """Dealer, cut, hands and upcard. ``hand_size`` may be a list with one number a round."""

    hand_size: int | tuple[int, ...] = knob(10, HandSize(2, 15), "J11 R7", "JRG")
    starter_extra: bool = knob(False, FLAG, "R7", "R")
    upcard: bool = knob(False, FLAG, "R8", "R")
    upcard_joker: Literal["keep", "rebury"] = knob("keep", Choice("keep", "rebury"), "J12", "JR")
    first_dealer: Literal["random", "low_card", "high_card", "seat0"] = knob(
        "low_card", Choice("random", "low_card", "high_card", "seat0"), "J6 R2 G1", "JRG"
    )
    draw_ace: Literal["high", "low"] = knob("low", Choice("high", "low"), "R2 G1", "JRG")
    tie: Literal["redraw_tied", "suit_order"] = knob(
        "redraw_tied", Choice("redraw_tied", "suit_order"), "R3", "JRG"
    )
    rotation: Literal["left", "right", "alternate", "winner", "loser"] = knob(
        "left", Choice("left", "right", "alternate", "winner", "loser"), "J7 R4 G1", "JRG"
    )
    cut_keeps_joker: bool = knob(False, FLAG, "J10", "J")
    exact_cut_bonus: int = knob(0, Number(-100, 0), "J10", "J")


@dataclass(frozen=True)
class Turn:
    """Direction of play and who starts a round."""

    direction: Literal["cw", "ccw"] = knob("cw", Choice("cw", "ccw"), "J8 R5", "JR")
    starter: Literal["left_of_dealer", "dealer", "winner"] = knob(
        "left_of_dealer", Choice("left_of_dealer", "dealer", "winner"), "J9 R6", "JR"
    )


@dataclass(frozen=True)
class Melds:
    """What every meld needs."""

    min_naturals: int = knob(1, Number(1, 3), "J4", "JR")


@dataclass(frozen=True)
class Runs:
    """Length of runs and the place of the ace."""

    min: int = knob(3, Number(3, 7), "J20b R13", "J")
    max: int | None = knob(None, Number(3, 14, none=True), "J20b", "JR")
    max_when_laid: int | None = knob(None, Number(3, 14, none=True), "R13", "R")
    ace_both_ends: bool = knob(True, FLAG, "J19 R13", "JR")
    ace_high: bool = True


@dataclass(frozen=True)
class Sets:
    """Size and suits of sets."""

    min: int = 3
    max: int | None = knob(4, Number(3, 20, none=True), "J20 R12", "JR")
    distinct_suits: bool = knob(True, FLAG, "J20 R12", "JR")


@dataclass(frozen=True)
class Jokers:
    """How many jokers a meld may hold, and what becomes of one that is replaced."""

    max_per_meld: int | None = knob(None, Number(1, 6, none=True), "J3 R29", "JR", R=Number(1, 4))
    max_share: JokerShare = knob(
        "any", Choice("any", "not_more_than_naturals", "naturals_majority"), "J3", "JR"
    )
    no_adjacent: bool = knob(False, FLAG, "J3", "JR")
    on_replace: Literal["none", "slide", "take_to_hand", "take_and_play_now"] = knob(
        "none", Choice("none", "slide", "take_to_hand", "take_and_play_now"), "J14", "JR"
    )
    set_replace: bool = knob(False, FLAG, "J15", "JR")
    set_identity: SetIdentity = knob(
        "any_missing_suit",
        Choice("any_missing_suit", "declared", "determined_only", "both_missing"),
        "R30",
        "R",
    )
    swap_requires_open: bool = knob(True, FLAG, "R27", "JR")
    retrieved_must_be_played: bool = knob(False, FLAG, "R31", "JR")
    retrieved_counts_for_opening: bool = knob(True, FLAG, "R32b", "R")


@dataclass(frozen=True)
class Draw:
    """When and how deep one may take from the discard pile."""

    discard_depth: Literal["1", "any"] = knob("1", Choice("1", "any"), "R11", "R")
    discard_condition: Literal["free", "use_now", "use_now_if_unopened", "only_after_opening"] = (
        knob(
            "free",
            Choice("free", "use_now", "use_now_if_unopened", "only_after_opening"),
            "R22",
            "R",
        )
    )
    discard_not_with_one_card: bool = knob(False, FLAG, "R22", "R")
    discard_when_down: bool = knob(True, FLAG, "J28", "J")


@dataclass(frozen=True)
class Recycle:
    """How an empty stock is made anew from the discard pile."""

    keep_top: bool = knob(True, FLAG, "J30e R9", "JR")
    shuffle: bool = knob(True, FLAG, "J30e R9", "JR")
    max: int | None = knob(None, Number(0, 99, none=True), "J30e R9", "JR")


@dataclass(frozen=True)
class Buy:
    """Taking the discard out of turn. ``max_per_round`` 0 means a game without buying."""

    max_per_round: int = knob(0, Number(0, 99), "J25", "J")
    extra_cards: int = knob(1, Number(0, 2), "J22", "J")
    in_turn: bool = knob(False, FLAG, "J21", "J")
    window: Literal["timed", "poll_seats"] = knob(
        "timed", Choice("timed", "poll_seats"), "J23", "J"
    )
    priority: Literal["seat_order", "first_call"] = knob(
        "seat_order", Choice("seat_order", "first_call"), "J24", "J"
    )
    turn_player_veto: bool = knob(True, FLAG, "J24", "J")
    initial_upcard: bool = knob(True, FLAG, "J13", "J")
    own_discard: bool = knob(False, FLAG, "J26", "J")
    allowed_when_down: bool = knob(True, FLAG, "J28", "J")
    when_short: Literal["refuse", "discard_only"] = knob(
        "refuse", Choice("refuse", "discard_only"), "J30", "J"
    )


@dataclass(frozen=True)
class Hand:
    """A bound on the hand that buying may make."""

    max: int | None = knob(None, Number(8, 40, none=True), "J30b", "J")


@dataclass(frozen=True)
class Opening:
    """The first lay-down of a game with a minimum of points."""

    min_points: int = knob(0, Number(0, 200), "R17", "R")
    natural_run: Literal["none", "joker_free_meld", "three_naturals_inside"] = knob(
        "none", Choice("none", "joker_free_meld", "three_naturals_inside"), "R20", "R"
    )
    jokers_max: int | None = knob(None, Number(0, 8, none=True), "R21", "R")
    ace_low: int = knob(1, Number(1, 15), "R15", "R")
    ace_high: int = knob(11, Number(1, 15), "R15", "R")
    ace_set: int = knob(11, Number(1, 15), "R15", "R")
    face: int = knob(10, Number(5, 15), "R15", "R")
    joker_value: int | Literal["represented"] = knob(
        "represented", NumberOr(0, 50, "represented"), "R15b", "R"
    )
    counts_layoffs: bool = knob(False, FLAG, "R19", "R")
    then_layoff: bool = knob(True, FLAG, "R19", "R")
    earliest_turn: int = knob(1, Number(1, 5), "R21c", "R")
    closed_hand_exempt: bool = knob(False, FLAG, "R21d", "R")


@dataclass(frozen=True)
class ContractRow:
    """The contract of one round: so many runs and sets, of these least sizes (null: ordinary)."""

    runs: int
    sets: int
    run_min: int | None = None
    set_min: int | None = None


@dataclass(frozen=True)
class Contracts:
    """The contract of each round. An empty list means a game without contracts."""

    list: tuple[ContractRow, ...] = knob((), ContractList(ContractRow), "J51", "J")
    extra_melds: bool = knob(False, FLAG, "J31", "J")
    longer_melds: bool = knob(True, FLAG, "J31", "J")
    new_melds_after_down: bool = knob(False, FLAG, "J32", "J")
    progress: Literal["all", "own"] = knob("all", Choice("all", "own"), "J34", "J")
    same_suit_runs: SameSuitRuns = knob("any", Choice("any", "gap", "different_suits"), "J35", "J")
    same_suit_gap: int = knob(2, Number(1, 4), "J35", "J")
    same_rank_sets: bool = knob(True, FLAG, "J36", "J")
    last_round_no_discard: bool = knob(False, FLAG, "J40", "J")


@dataclass(frozen=True)
class Layoff:
    """Adding cards to melds on the table."""

    requires_open: bool = knob(True, FLAG, "J38 R27", "JR")
    others: bool = knob(True, FLAG, "J38 R28", "JR")
    same_turn_as_going_down: bool = knob(True, FLAG, "J37", "J")
    max_per_run_per_turn: int | None = knob(None, Number(1, 10, none=True), "R25", "JR")
    swap_counts: bool = knob(False, FLAG, "R26", "JR")


@dataclass(frozen=True)
class TableRules:
    """Whether melds on the table may be rearranged."""

    rearrange: bool = knob(False, FLAG, "J45 R14b", "JR")


@dataclass(frozen=True)
class Discard:
    """What may be discarded."""

    just_taken: Literal["allowed", "forbidden"] = knob(
        "allowed", Choice("allowed", "forbidden"), "J43 R35 G3", "JRG"
    )
    joker: bool = knob(True, FLAG, "J44 R33", "JR")
    playable: bool = knob(True, FLAG, "J44", "JR")


@dataclass(frozen=True)
class Points:
    """Card points in hand at the end (A, 2 ... K, joker), who receives them, and bonuses."""

    table: tuple[int, ...] = knob(
        (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 0), PointTable(), "J47", "J"
    )
    to: Literal["loser", "winner"] = knob("loser", Choice("loser", "winner"), "G8", "G")
    out_bonus: int = knob(0, Number(-50, 0), "J49 R39", "JR")
    closed_hand_factor: int = knob(1, Number(1, 3), "R39", "R")


@dataclass(frozen=True)
class Penalty:
    """Rummy 30/51: what ace and joker count in hand, and the surcharge for not having opened."""

    ace: int | None = knob(None, Number(1, 15, none=True), "R37", "R")
    joker: int | None = knob(None, Number(0, 100, none=True), "R37", "R")
    unopened: Literal["none", "flat", "double"] = knob(
        "none", Choice("none", "flat", "double"), "R37b", "R"
    )
    unopened_points: int = knob(100, Number(0, 500), "R37b", "R")


@dataclass(frozen=True)
class Gin:
    """Knocking, showdown and the bonuses of gin."""

    first_turn: Literal["plain", "upcard_offer"] = knob(
        "plain", Choice("plain", "upcard_offer"), "G2", "G"
    )
    knock_limit: int | Literal["oklahoma"] = knob(10, NumberOr(0, 98, "oklahoma"), "G4", "G")
    auto_arrange: bool = knob(True, FLAG, "G5", "G")
    layoff: bool = knob(True, FLAG, "G6", "G")
    undercut_bonus: int = knob(10, Number(0, 50), "G9", "G")
    undercut_on_tie: bool = knob(True, FLAG, "G9", "G")
    gin_bonus: int = knob(25, Number(0, 50), "G10", "G")
    big_gin_bonus: int | None = knob(50, Number(0, 100, none=True), "G11", "G")
    blocked_at: int = knob(2, Number(0, 10), "G14", "G")
    blocked_last_take: bool = knob(False, FLAG, "G14", "G")
    box_bonus: int = knob(0, Number(0, 100), "G18", "G")
    game_bonus: int = knob(0, Number(0, 500), "G18", "G")
    shutout: Literal["none", "double", "flat"] = knob(
        "none", Choice("none", "double", "flat"), "G18", "G"
    )


@dataclass(frozen=True)
class MatchRules:
    """When a match ends and who wins ties. ``contracts``: after the last contract."""

    format: Literal["single", "rounds", "target", "elimination", "contracts"] = knob(
        "single", Choice("single", "rounds", "target", "elimination"), "R38 G17", "RG"
    )
    rounds: int = knob(4, Number(1, 50), "R38", "RG")
    target: int = knob(100, Number(10, 2000), "R38 G17", "RG", G=Number(10, 500))
    tie: Literal["share", "extra_round", "fewest_points_last_round"] = knob(
        "share", Choice("share", "extra_round", "fewest_points_last_round"), "J50", "JRG"
    )


@dataclass(frozen=True)
class RoundRules:
    """Caps that end a round which cycles (rules, section 5)."""

    max_turns: int = knob(100, Number(5, 1000), "R36", "JRG")
    """Turns of each seat."""
    max_pile_draws: int = knob(50, Number(1, 500), "G16", "G")
    """Cards taken from the discard pile in a round of gin."""
