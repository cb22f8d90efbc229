"""Where the numbers of a table stand in the kernel of the games with melds on the table.

A table is one row of 64-bit numbers, the rules it is played by among them, so that a copy of the
row is a copy of the game. A card is ``suit * 13 + rank`` (`openrummy.core.cards.number`), 52 a
joker, and ``53 + card`` a joker on the table that stands for that card. A flag is 0 or 1, a group
of seats has one bit a seat, and ``NOBODY`` (-1) is no seat and no card.

Names stand apart from the kernel so that its compiled files read them as 64-bit values.
"""

from __future__ import annotations

from array import array

from openrummy.core.solvers import contract_tables, opening_tables

NOBODY = -1
JOKER = 52
STANDS = 53
"""A joker standing for a card, less that card."""
KINDS_OF_CARD = 53
MOST_SEATS = 8
MOST_CARDS = 224
"""Four packs with sixteen jokers."""
MOST_ROUNDS = 16
"""Rounds with a hand size or a contract of their own."""

BIT = array("q", [1 << i for i in range(62)])
SIZE = array("q", [bits.bit_count() for bits in range(1 << 14)])
"""Number of places among the fourteen of a suit."""
BOTH_ACES = 1 | 1 << 13

# --- the rules: what the options say, as `exposed_config` reads them --------------------------

(
    SEATS,
    CONTRACTS,  # contracts in the list; 0: a game with a minimum to open
    PACKS,
    JOKERS,
    RANKS,
    SUITS,
    STARTER_EXTRA,
    UPCARD,
    REBURY,
    DEALER_IS_SEAT0,
    ROTATION,
    CUT_KEEPS_JOKER,
    CUT_BONUS,
    DIRECTION,  # 1 or -1
    STARTER_IS,
    MIN_NATURALS,
    RUN_MIN,
    RUN_MAX,
    RUN_MAX_LAID,
    RUN_BOTH_ACES,
    SET_MIN,
    SET_MAX,
    DISTINCT_SUITS,
    MAX_JOKERS,
    JOKER_SHARE,  # least naturals less jokers of a meld
    ADJACENT_JOKERS,
    ON_REPLACE,
    SET_REPLACE,
    SET_IDENTITY,
    SWAP_NEEDS_OPEN,
    TAKE_NEEDS_OPEN,
    TAKE_IS_OWED,  # when a card taken has to be used at once
    JOKER_IS_OWED,  # a joker that comes to the hand has to be played at once
    TAKE_NOT_WITH_ONE,
    TAKE_WHEN_DOWN,
    KEEP_TOP,
    SHUFFLE_PILE,
    MOST_RECYCLES,
    MOST_BUYS,
    EXTRA_CARDS,
    BUY_IN_TURN,
    POLL_SEATS,
    FIRST_CALL,
    VETO,
    BUY_UPCARD,
    BUY_OWN_DISCARD,
    BUY_WHEN_DOWN,
    BUY_WHEN_SHORT,
    HAND_MAX,
    MIN_POINTS,
    NATURAL_RUN,  # an opening needs a run of three naturals at least
    CLOSED_EXEMPT,
    EARLIEST_TURN,
    THEN_LAYOFF,
    NEW_MELDS,
    OWN_PROGRESS,
    LAST_IS_PLAY_ONLY,
    LAYOFF_NEEDS_OPEN,
    LAYOFF_OTHERS,
    LAYOFF_SAME_TURN,
    MOST_ADDED,
    SWAP_COUNTS,
    TAKEN_FORBIDDEN,
    DISCARD_JOKER,
    DISCARD_PLAYABLE,
    OUT_BONUS,
    CLOSED_FACTOR,
    UNOPENED,
    UNOPENED_POINTS,
    FORMAT,
    MATCH_ROUNDS,
    TARGET,
    TIE,
    MAX_TURNS,
    GOING_OUT,
    EXHAUSTION,
    MOST_MELDS,
) = range(77)

VALUES = 77
"""Penalty points of each card in hand, by number."""
WORTH = VALUES + KINDS_OF_CARD
"""The most that each natural card can count in an opening; then what a joker can."""
SIZES = WORTH + KINDS_OF_CARD
"""Cards dealt in each round."""
CONTRACT_LIST = SIZES + MOST_ROUNDS
"""A contract: runs, sets, their least lengths, how far runs of a suit lie apart, how many sets of
a rank there may be (`core.solvers.contract`), and whether its best lay-down is found fast."""
CONTRACT_SIZE = 7
WORTH_TABLE = CONTRACT_LIST + CONTRACT_SIZE * MOST_ROUNDS
"""What laying cards is worth, as `core.solvers.contract_laydown` takes it."""
WORTH_TABLE_SIZE = contract_tables.WORTH_WORK
TERMS = WORTH_TABLE + WORTH_TABLE_SIZE
"""What an opening takes, as `core.solvers.opening` takes it, and what cards count in it."""
TERMS_SIZE = opening_tables.TERMS
COUNT_AS = TERMS + TERMS_SIZE
COUNT_AS_SIZE = opening_tables.VALUES
RULES_END = COUNT_AS + COUNT_AS_SIZE

STAY, SLIDE, TO_HAND = range(3)
NEVER_OWED, OWED_UNOPENED, ALWAYS_OWED = range(3)
ANY_MISSING, DECLARED, DETERMINED, BOTH_MISSING = range(4)
LEFT, RIGHT, WINNER, LOSER = range(4)
BESIDE_DEALER, THE_DEALER, LAST_WINNER = range(3)
EITHER, PLAY_ONLY, DISCARD_REQUIRED = range(3)
SCORE_ALL, VOID, PASS_ON = range(3)
PLAIN, FLAT, DOUBLE = range(3)
BY_ROUNDS, BY_TARGET, BY_ELIMINATION, BY_CONTRACTS = range(4)
SHARE, EXTRA_ROUND, LAST_ROUND = range(3)
NO_LIMIT = 1000

# --- the match and the round -------------------------------------------------------------------

(
    SEED,
    ROUNDS,  # rounds that have ended
    DEALER,
    OVER,  # the match
    WINNERS,
    PHASE,
    STARTER,
    TURN,
    PLAYING,
    ENDING,
    OUT,
    STOCK_SIZE,
    PILE_SIZE,
    DISCARDER,
    LET_GO,
    SOLD,
    ASKED,
    FIRST_ASKED,
    PASSED,
    TAKEN,
    OWED,  # 1 where the card taken has yet to be used this turn
    FREED,
    OWED_JOKERS,  # of the jokers freed: to be played this turn
    RECYCLES,
    SKIPS,
    MELDS,
    IN_DOUBT,  # 1 where only a take can begin the turn, if it can (`exposed_finish.settle`)
    FORMS,
    DECISIONS,
) = range(RULES_END, RULES_END + 29)

_SEATED = RULES_END + 29
(
    HELD,  # cards in hand
    OPENED,
    OPENED_ON,
    TURNS,
    BUYS,
    NEXT_CONTRACT,  # in the match: place in the list, or beyond it
    CONTRACT,  # in the round
    TOTALS,
    POINTS,  # of the round that ended last
    CUT_POINTS,
) = range(_SEATED, _SEATED + 10 * MOST_SEATS, MOST_SEATS)

HANDS = _SEATED + 10 * MOST_SEATS
"""53 counts a seat."""
KNOWN = HANDS + MOST_SEATS * KINDS_OF_CARD
"""Those of them that all saw come to the hand."""
STOCK = KNOWN + MOST_SEATS * KINDS_OF_CARD
"""The stock, its top last."""
PILE = STOCK + MOST_CARDS
"""The discard pile, its top last."""

DRAWING, PLAYING_ON, ROUND_OVER = range(3)
"""The phases: before the draw, after it, and after the round."""

OUT_ENDING, EXHAUSTED, CAPPED, VOIDED = range(3 + 1)
"""How a round ended."""

UNKNOWN = -1
"""``FORMS`` before the solver has looked for ways to open or go down.

Before the draw ``FORMS`` is 1 where a discard that has to be used at once can be, else 0.
"""
MOST_FORMS = 2
FORM_MELDS = 14
FORM_CARDS = 40
FORM = PILE + MOST_CARDS
"""The ways to open or go down: number of melds, (kind, length) of each, their cards in order."""
FORM_SIZE = 1 + 2 * FORM_MELDS + FORM_CARDS
FORM_CARDS_AT = 1 + 2 * FORM_MELDS

TABLE = FORM + MOST_FORMS * FORM_SIZE
"""The melds on the table, ``MELD_SIZE`` numbers each, as many as ``MOST_MELDS`` says."""
MELD_SIZE = 40
(OWNER, KIND, LENGTH, FIRST, SUIT, WILD, ADDED, CARDS) = range(8)
"""Of a meld: ``FIRST`` the place of a run's lowest card or the rank of a set, ``WILD`` its
jokers, ``ADDED`` the cards laid off on it this turn."""
MOST_IN_MELD = MELD_SIZE - 7
RUN, SET = range(2)

# --- the actions -------------------------------------------------------------------------------

DRAW, TAKE, BUY, PASS, NEXT = range(5)
LAY = 5
"""Open or go down in the first way that the solver found; ``LAY + 1``: in the second."""
DISCARD = LAY + MOST_FORMS
"""Plus a card."""
ON_MELD = DISCARD + KINDS_OF_CARD
"""Plus ``SLOTS`` a meld, plus what is done with it.

A run takes 0 the natural card above it, 1 the one below, 2 a joker above, 3 a joker below; a set
0-3 its card of that suit, 4 a joker. ``SWAPS`` and more: a card takes a joker's place.
"""
SLOTS = 33
SWAPS = 5
"""A run: plus twice the joker's place in the meld, plus 1 if it slides to the low end.
A set: plus five times the joker's place, plus the suit, or 4 for both missing cards."""
SET_SWAPS = 5
NEW_SET_FORMS = 13 * 16 * 4
"""A set of its own: rank, suits as bits, jokers (0-3). The new melds follow those on the table."""
NEW_RUN_FORMS = 14 * 4 * 15
"""A run: first place, suit, length, with jokers only where the natural card isn't held."""

# --- the work of the kernel, a buffer of its caller ---------------------------------------------

SOLVER = 0
"""Where the solvers work."""
ROOM = 512
"""Melds that the solver of openings may look at."""
SOLVER_SIZE = max(
    contract_tables.MISSING_WORK,
    contract_tables.LAY_DOWN_WORK,
    opening_tables.MELDS + opening_tables.COLUMNS * ROOM,
)
SHAPES = SOLVER + SOLVER_SIZE
"""The melds that they find."""
SHAPES_SIZE = max(contract_tables.LAID, opening_tables.LAID)
MORE_SHAPES = SHAPES + SHAPES_SIZE
"""Those of a second way."""
COUNTS = MORE_SHAPES + SHAPES_SIZE
"""A hand."""
ASKED_TERMS = COUNTS + KINDS_OF_CARD
"""The terms of an opening with what is wished beside them."""
LIST = ASKED_TERMS + TERMS_SIZE
"""What `exposed_finish` works with, then a list of actions: the plays of a table that is tried out,
a table after a take, the one that is tried out, the plays that led to it, what has been seen."""
MOST_PLAYS = 60
"""Plays of one turn that are tried out one after the other."""
SEEN = 1024
"""Room for the positions that have been seen, a power of two."""
MOST_SEEN = 400
"""Positions that the search for an end of the turn looks at (`table.deadends`)."""

NEEDS_EXACT = -1
"""Instead of an action: `exposed_exact` has to look for ways to open or go down first."""

# --- what a seat sees, in bytes ----------------------------------------------------------------

PILES = 3
"""Own hand, top discard and discard pile come first, 53 bytes each: copies of each card.

Then for each other seat, the next one first, its cards that all saw come to it; for each seat, the
one that looks first, the cards of its melds (jokers as such); and the cards that some meld open to
it takes.
"""
FACTS = 8
"""Then: 1 after the draw, cards in the stock, contract (0-based), its runs and sets, their least
lengths, 1 where the discard was let go."""
SEAT_FACTS = 5
"""Then for each seat, the one that looks first: cards held, opened, buys, asked, on turn."""

# --- what whole games come to: counts ----------------------------------------------------------

(
    GAMES,  # matches played to their end
    STARTED,
    PLAYED_ROUNDS,
    PLAYED_DECISIONS,
) = range(4)
ENDINGS = 4
"""Rounds by the number of their ending."""
SUMS = ENDINGS + 4
"""Points of each seat in all matches."""
WINS = SUMS + MOST_SEATS
"""Matches that each seat won, alone or with others."""
COUNTS_SIZE = WINS + MOST_SEATS

REFUSED, WAITING = range(2)
"""What a batch of tables comes to: illegal actions, and tables that wait for `exposed_exact`."""
