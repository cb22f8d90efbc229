"""Why a command is refused: stable codes with facts, never sentences (design, decision 8).

The order of the members is the order of precedence: turn and phase first, then what is held, then
the shape of the melds, then the game's own conditions, then dead ends. The sentences are Fluent
messages (`openrummy.messages`); `PARAGRAPHS` names where the rule book speaks of each.
"""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """The rule that was broken. Names are stable across releases."""

    # turn and phase
    NOT_SEATED = "turn.not_seated"
    MATCH_OVER = "match.over"
    ROUND_OVER = "round.over"
    ROUND_NOT_OVER = "round.not_over"
    NOT_YOUR_TURN = "turn.not_yours"
    DRAW_FIRST = "turn.draw_first"
    ALREADY_DRAWN = "turn.already_drawn"
    NOT_NOW = "turn.not_now"
    NOT_THIS_GAME = "turn.not_this_game"
    # drawing
    STOCK_EMPTY = "stock.empty"
    PILE_EMPTY = "draw.pile_empty"
    UPCARD_PASSED = "gin.first_turn"
    LET_GO = "draw.let_go"
    SOLD = "draw.sold"
    DISCARD_DEPTH = "draw.discard_depth"
    DISCARD_WHEN_DOWN = "draw.discard_when_down"
    ONLY_AFTER_OPENING = "draw.only_after_opening"
    NOT_WITH_ONE_CARD = "draw.discard_not_with_one_card"
    CANNOT_USE_TAKEN = "draw.discard_condition"
    # buying
    NO_BUYING = "buy.none"
    BUY_OWN_TURN = "buy.in_turn"
    BUY_CLOSED = "buy.closed"
    BUY_UPCARD = "buy.initial_upcard"
    BUY_OWN_DISCARD = "buy.own_discard"
    BUY_WHEN_DOWN = "buy.allowed_when_down"
    BUY_LIMIT = "buy.max_per_round"
    BUY_ANSWERED = "buy.answered"
    BUY_PENDING = "buy.pending"
    BUY_SHORT = "buy.when_short"
    HAND_MAX = "hand.max"
    # what is held, what lies there
    CARD_NOT_HELD = "card.not_held"
    NO_SUCH_MELD = "meld.unknown"
    NO_CARDS = "meld.no_cards"
    # the shape of melds
    NO_MELD = "meld.shape"
    MIN_NATURALS = "meld.min_naturals"
    MAX_JOKERS = "joker.max_per_meld"
    JOKER_SHARE = "joker.max_share"
    ADJACENT_JOKERS = "joker.no_adjacent"
    SET_RANK = "set.rank"
    SET_SUITS = "set.distinct_suits"
    SET_MIN = "set.min"
    SET_MAX = "set.max"
    RUN_SUIT = "run.suit"
    RUN_RANK_TWICE = "run.rank_twice"
    RUN_GAP = "run.gap"
    RUN_ORDER = "run.order"
    RUN_WRAP = "run.wrap"
    RUN_MIN = "run.min"
    RUN_MAX = "run.max"
    RUN_MAX_LAID = "run.max_when_laid"
    RUN_ACES = "run.ace_both_ends"
    DOES_NOT_FIT = "layoff.fit"
    END_CLOSED = "layoff.end"
    NO_JOKER_THERE = "joker.none"
    JOKER_STAYS = "joker.on_replace"
    SET_JOKER_STAYS = "joker.set_replace"
    SET_JOKER_IDENTITY = "joker.set_identity"
    NOT_ITS_CARD = "joker.card"
    JOKER_NO_ROOM = "joker.slide"
    # the game's own conditions
    NEW_MELDS = "contract.new_melds_after_down"
    OPENING_TURN = "opening.earliest_turn"
    OPENING_JOKERS = "opening.jokers_max"
    OPENING_NATURAL_RUN = "opening.natural_run"
    OPENING_LAYOFFS = "opening.counts_layoffs"
    OPENING_FREED = "joker.retrieved_counts_for_opening"
    OPENING_POINTS = "opening.min_points"
    CONTRACT = "contract.list"
    CONTRACT_EXTRA = "contract.extra_melds"
    CONTRACT_LONGER = "contract.longer_melds"
    CONTRACT_SUITS = "contract.same_suit_runs"
    CONTRACT_RANKS = "contract.same_rank_sets"
    LAYOFF_NOT_OPEN = "layoff.requires_open"
    SWAP_NOT_OPEN = "joker.swap_requires_open"
    LAYOFF_OTHERS = "layoff.others"
    LAYOFF_THIS_TURN = "layoff.same_turn_as_going_down"
    LAYOFF_AFTER_OPENING = "opening.then_layoff"
    LAYOFF_MAX = "layoff.max_per_run_per_turn"
    NO_REARRANGING = "table.rearrange"
    DISCARD_TAKEN = "discard.just_taken"
    DISCARD_JOKER = "discard.joker"
    DISCARD_PLAYABLE = "discard.playable"
    TAKEN_NOT_USED = "draw.use_now"
    JOKER_NOT_PLAYED = "joker.retrieved_must_be_played"
    # gin
    KNOCK_MELDS = "knock.melds"
    KNOCK_LIMIT = "gin.knock_limit"
    NOT_GIN = "gin.gin"
    NOT_GRAND_GIN = "gin.big_gin"
    NO_GRAND_GIN = "gin.big_gin_bonus"
    NO_LAYOFF = "gin.layoff"
    # dead ends
    GOING_OUT = "going_out"
    DEAD_END = "going_out.dead_end"


PARAGRAPHS: dict[Refusal, str] = {
    Refusal.NOT_SEATED: "5",
    Refusal.MATCH_OVER: "5",
    Refusal.ROUND_OVER: "5",
    Refusal.ROUND_NOT_OVER: "5",
    Refusal.NOT_YOUR_TURN: "J8 R5",
    Refusal.DRAW_FIRST: "J30d",
    Refusal.ALREADY_DRAWN: "J30d R11",
    Refusal.NOT_NOW: "5",
    Refusal.NOT_THIS_GAME: "5",
    Refusal.STOCK_EMPTY: "J30f R10",
    Refusal.PILE_EMPTY: "R8 R11",
    Refusal.UPCARD_PASSED: "G2",
    Refusal.LET_GO: "J24",
    Refusal.SOLD: "J29",
    Refusal.DISCARD_DEPTH: "R11",
    Refusal.DISCARD_WHEN_DOWN: "J28",
    Refusal.ONLY_AFTER_OPENING: "R22",
    Refusal.NOT_WITH_ONE_CARD: "R22",
    Refusal.CANNOT_USE_TAKEN: "R22",
    Refusal.NO_BUYING: "J21",
    Refusal.BUY_OWN_TURN: "J21",
    Refusal.BUY_CLOSED: "J23",
    Refusal.BUY_UPCARD: "J13",
    Refusal.BUY_OWN_DISCARD: "J26",
    Refusal.BUY_WHEN_DOWN: "J28",
    Refusal.BUY_LIMIT: "J25",
    Refusal.BUY_ANSWERED: "J24",
    Refusal.BUY_PENDING: "J23",
    Refusal.BUY_SHORT: "J30",
    Refusal.HAND_MAX: "J30b",
    Refusal.CARD_NOT_HELD: "5",
    Refusal.NO_SUCH_MELD: "5",
    Refusal.NO_CARDS: "5",
    Refusal.NO_MELD: "J20 R12 R13 G21",
    Refusal.MIN_NATURALS: "J4",
    Refusal.MAX_JOKERS: "J3 R29",
    Refusal.JOKER_SHARE: "J3",
    Refusal.ADJACENT_JOKERS: "J3",
    Refusal.SET_RANK: "J20 R12",
    Refusal.SET_SUITS: "J20 R12",
    Refusal.SET_MIN: "J20 R12",
    Refusal.SET_MAX: "J20 R12",
    Refusal.RUN_SUIT: "J20b R13",
    Refusal.RUN_RANK_TWICE: "J20b R13",
    Refusal.RUN_GAP: "J20b R13",
    Refusal.RUN_ORDER: "J18 R29b",
    Refusal.RUN_WRAP: "J18 R13 G21",
    Refusal.RUN_MIN: "J20b R13",
    Refusal.RUN_MAX: "J20b R13",
    Refusal.RUN_MAX_LAID: "R13",
    Refusal.RUN_ACES: "J19 R13",
    Refusal.DOES_NOT_FIT: "J38 R25",
    Refusal.END_CLOSED: "J39 R25",
    Refusal.NO_JOKER_THERE: "J14 R29b",
    Refusal.JOKER_STAYS: "J14",
    Refusal.SET_JOKER_STAYS: "J15",
    Refusal.SET_JOKER_IDENTITY: "R30",
    Refusal.NOT_ITS_CARD: "J14 R29b",
    Refusal.JOKER_NO_ROOM: "J14",
    Refusal.NEW_MELDS: "J32",
    Refusal.OPENING_TURN: "R21c",
    Refusal.OPENING_JOKERS: "R21",
    Refusal.OPENING_NATURAL_RUN: "R20",
    Refusal.OPENING_LAYOFFS: "R19",
    Refusal.OPENING_FREED: "R32b",
    Refusal.OPENING_POINTS: "R17",
    Refusal.CONTRACT: "J51",
    Refusal.CONTRACT_EXTRA: "J31",
    Refusal.CONTRACT_LONGER: "J31",
    Refusal.CONTRACT_SUITS: "J35",
    Refusal.CONTRACT_RANKS: "J36",
    Refusal.LAYOFF_NOT_OPEN: "J38 R27",
    Refusal.SWAP_NOT_OPEN: "R27",
    Refusal.LAYOFF_OTHERS: "J38 R28",
    Refusal.LAYOFF_THIS_TURN: "J37",
    Refusal.LAYOFF_AFTER_OPENING: "R19",
    Refusal.LAYOFF_MAX: "R25",
    Refusal.NO_REARRANGING: "J45 R14b",
    Refusal.DISCARD_TAKEN: "J43 R35 G3",
    Refusal.DISCARD_JOKER: "J44 R33",
    Refusal.DISCARD_PLAYABLE: "J44",
    Refusal.TAKEN_NOT_USED: "R22",
    Refusal.JOKER_NOT_PLAYED: "R31",
    Refusal.KNOCK_MELDS: "G5",
    Refusal.KNOCK_LIMIT: "G4",
    Refusal.NOT_GIN: "G10",
    Refusal.NOT_GRAND_GIN: "G11",
    Refusal.NO_GRAND_GIN: "G11",
    Refusal.NO_LAYOFF: "G6",
    Refusal.GOING_OUT: "J40 R34",
    Refusal.DEAD_END: "J40 R34",
}
"""The paragraphs of the rule book ("5": the rules that hold across all games) for each code."""


class Refused(Exception):
    """A command was refused. ``code`` says by which rule, ``facts`` with what numbers and cards.

    Facts are plain values: numbers, words, cards, and tuples of cards.
    """

    def __init__(self, code: Refusal, **facts: object) -> None:
        super().__init__(str(code), facts)
        self.code = code
        self.facts = facts
