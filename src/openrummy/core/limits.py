"""What a table allows a meld to be, as plain numbers: the part of the rules that cards need."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

JokerShare = Literal["any", "not_more_than_naturals", "naturals_majority"]
SetIdentity = Literal["any_missing_suit", "declared", "determined_only", "both_missing"]
SameSuitRuns = Literal["any", "gap", "different_suits"]

NO_LIMIT = 99
"""A bound that no hand reaches: how "no limit" is written in the numbers below."""


@dataclass(frozen=True)
class MeldLimits:
    """The shape of runs and sets, and of the jokers in them.

    Lengths are in cards. Places in a run go from 0 (low ace) to 13 (ace above the king).
    """

    run_min: int = 3
    run_max: int = 14
    set_min: int = 3
    set_max: int = 4
    distinct_suits: bool = True
    ace_high: bool = True
    """Whether an ace may stand above the king (never in gin)."""
    ace_both_ends: bool = True
    """Whether a run may hold an ace at each end (14 cards)."""
    max_jokers: int = NO_LIMIT
    """Jokers in one meld."""
    joker_share: JokerShare = "any"
    """any; not more jokers than natural cards; or more natural cards than jokers."""
    adjacent_jokers: bool = True
    """Whether two jokers may lie side by side in a run."""
    min_naturals: int = 1
    """Natural cards that each meld needs."""


@dataclass(frozen=True)
class Contract:
    """What must be laid down at once in one round of a contract game (rules J31-J36, J51)."""

    runs: int
    sets: int
    run_min: int = 4
    """Least length of each run of the contract."""
    set_min: int = 3
    longer_melds: bool = True
    """Whether a meld of the contract may hold more cards than its least size."""
    extra_melds: bool = False
    """Whether further melds (of the ordinary least sizes) may be laid with the contract."""
    same_suit_runs: SameSuitRuns = "any"
    """Two runs of one suit: any; with ``same_suit_gap`` ranks or more between them; never."""
    same_suit_gap: int = 2
    same_rank_sets: bool = True
    """Whether two sets of one rank are allowed."""
