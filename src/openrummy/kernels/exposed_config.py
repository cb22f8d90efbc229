"""The rules of a table as the kernel of the games with melds on the table reads them."""

from __future__ import annotations

from array import array

from openrummy.core.cards import FACES, JOKER, NUMBER, RANK
from openrummy.core.solvers import opening_plan
from openrummy.core.solvers.contract_plan import plan_of, worth_of
from openrummy.core.solvers.contract_tables import MOST_IN_MELD, MOST_RUNS, MOST_SETS
from openrummy.kernels import exposed_layout as at
from openrummy.kernels import exposed_many
from openrummy.rules.ruleset import RuleSet
from openrummy.table.plays import laying_limits

_REPLACE = {
    "none": at.STAY,
    "slide": at.SLIDE,
    "take_to_hand": at.TO_HAND,
    "take_and_play_now": at.TO_HAND,
}
_IDENTITY = {
    "any_missing_suit": at.ANY_MISSING,
    "declared": at.DECLARED,
    "determined_only": at.DETERMINED,
    "both_missing": at.BOTH_MISSING,
}
_OWED = {"use_now": at.ALWAYS_OWED, "use_now_if_unopened": at.OWED_UNOPENED}
_ROTATION = {
    "left": at.LEFT,
    "alternate": at.LEFT,
    "right": at.RIGHT,
    "winner": at.WINNER,
    "loser": at.LOSER,
}
_STARTER = {
    "left_of_dealer": at.BESIDE_DEALER,
    "dealer": at.THE_DEALER,
    "winner": at.LAST_WINNER,
}
_OUT = {
    "either": at.EITHER,
    "play_only": at.PLAY_ONLY,
    "discard_required": at.DISCARD_REQUIRED,
}
_EXHAUSTION = {"score_all": at.SCORE_ALL, "void": at.VOID, "pass": at.PASS_ON}
_UNOPENED = {"none": at.PLAIN, "flat": at.FLAT, "double": at.DOUBLE}
_FORMAT = {
    "single": at.BY_ROUNDS,
    "rounds": at.BY_ROUNDS,
    "target": at.BY_TARGET,
    "elimination": at.BY_ELIMINATION,
    "contracts": at.BY_CONTRACTS,
}
_TIE = {
    "share": at.SHARE,
    "extra_round": at.EXTRA_ROUND,
    "fewest_points_last_round": at.LAST_ROUND,
}
_SURPLUS = {"any": -99, "not_more_than_naturals": 0, "naturals_majority": 1}


class NotForKernel(ValueError):
    """Rules that the kernel cannot play; ``option`` is the house rule that stands against it."""

    def __init__(self, option: str, why: str) -> None:
        super().__init__(f"the kernel cannot play {option}: {why}")
        self.option = option


def config(rules: RuleSet, seats: int) -> array[int]:
    """The rules at a table of so many seats: the first `exposed_layout.RULES_END` numbers of it.

    Raises `NotForKernel`. The kernel plays Rummy and Jimmy with every option but these:

    - taking more than the top discard (``draw.discard_depth=any``);
    - laying off or replacing jokers before opening (``layoff.requires_open`` or
      ``joker.swap_requires_open`` off) where something has to be used in the same turn
      (``draw.discard_condition`` ``use_now`` and ``use_now_if_unopened``,
      ``joker.retrieved_must_be_played``, ``joker.on_replace=take_and_play_now``);
    - rearranging (``table.rearrange``);
    - suits that may repeat in a set (``set.distinct_suits`` off) where new melds are laid later or
      jokers leave sets;
    - going out by playing alone where replaced jokers come to the hand;
    - more than 16 contracts or hand sizes, more than 3 runs or 13 sets in a contract, and hands
      that buying can bring above 40 cards.

    Lay-offs that count to open (``opening.counts_layoffs``) are not among its actions, as they are
    not among what `table.legal` lists.
    """
    _check(rules, seats)
    numbers = array("q", bytes(8 * at.RULES_END))
    for place, value in _numbers(rules, seats).items():
        numbers[place] = value
    for card, points in rules.card_points.items():
        numbers[at.VALUES + NUMBER[card]] = points
    _fill_worth(rules, numbers)
    opening = opening_plan.plan_of(rules.opening_terms, laying_limits(rules))
    numbers[at.TERMS : at.COUNT_AS] = opening.terms
    numbers[at.COUNT_AS : at.RULES_END] = opening.values
    for number in range(at.MOST_ROUNDS):
        numbers[at.SIZES + number] = rules.hand_size(number + 1)
    for number, contract in enumerate(rules.contracts):
        plan = plan_of(contract, rules.limits)
        row = at.CONTRACT_LIST + at.CONTRACT_SIZE * number
        table = worth_of(rules.card_points).table
        fast = plan.lays and table is not None
        numbers[row : row + at.CONTRACT_SIZE] = array(
            "q", [*plan.sizes, plan.apart, plan.each, fast]
        )
        if table is not None:
            numbers[at.WORTH_TABLE : at.WORTH_TABLE + at.WORTH_TABLE_SIZE] = table
    return numbers


def _check(rules: RuleSet, seats: int) -> None:
    """Raises `NotForKernel` for what the kernel cannot play."""
    joker = rules.joker
    to_hand = _REPLACE[joker.on_replace] == at.TO_HAND
    use_now = rules.draw.discard_condition in _OWED
    owes = use_now or _joker_is_owed(rules)
    new_melds = not rules.contracts or rules.contract.new_melds_after_down
    repeats = not rules.set.distinct_suits
    play_only = rules.going_out == "play_only" or rules.contract.last_round_no_discard
    sizes = rules.deal.hand_size
    most = max(rules.hand_size(n + 1) for n in range(at.MOST_ROUNDS)) + 1
    bought = rules.buy.max_per_round * (1 + rules.buy.extra_cards)
    owed = "only who has opened lays off or replaces jokers where cards must be used at once"
    reasons = {
        "game": (not rules.exposed, "it plays the games with melds on the table"),
        "draw.discard_depth": (rules.draw.discard_depth != "1", "only the top discard is taken"),
        "layoff.requires_open": (use_now and not rules.layoff.requires_open, owed),
        "joker.swap_requires_open": (
            owes and joker.on_replace != "none" and not joker.swap_requires_open,
            owed,
        ),
        "table.rearrange": (rules.table.rearrange, "melds stay where they are"),
        "set.distinct_suits": (
            repeats and (new_melds or (to_hand and joker.set_replace)),
            "the suits of sets that are laid later or lose a joker have to differ",
        ),
        "going_out": (play_only and to_hand, "replaced jokers do not come to the hand then"),
        "deal.hand_size": (
            not isinstance(sizes, int) and len(sizes) > at.MOST_ROUNDS,
            f"at most {at.MOST_ROUNDS} sizes",
        ),
        "contract.list": (_too_much(rules), "too many contracts, or melds in one"),
        "buy.max_per_round": (
            min(most + bought, rules.hand.max or at.NO_LIMIT) > at.FORM_CARDS,
            f"a hand may come to hold more than {at.FORM_CARDS} cards",
        ),
    }
    for option, (holds, why) in reasons.items():
        if holds:
            raise NotForKernel(option, why)
    if not 2 <= seats <= at.MOST_SEATS:
        raise NotForKernel("players.max", f"2 to {at.MOST_SEATS} seats, not {seats}")


def _joker_is_owed(rules: RuleSet) -> bool:
    """Whether a joker that comes to the hand has to be played in the same turn (R31)."""
    joker = rules.joker
    must = joker.retrieved_must_be_played or joker.on_replace == "take_and_play_now"
    return must and _REPLACE[joker.on_replace] == at.TO_HAND


def _too_much(rules: RuleSet) -> bool:
    return len(rules.contracts) > at.MOST_ROUNDS or any(
        c.runs > MOST_RUNS or c.sets > MOST_SETS or c.set_min > MOST_IN_MELD
        for c in rules.contracts
    )


def most_melds(rules: RuleSet, seats: int) -> int:
    """The most melds that can come to lie on the table."""
    free = not rules.contracts or (
        rules.contract.new_melds_after_down or rules.contract.extra_melds
    )
    if free:
        return len(rules.pack(seats)) // 3
    return seats * max(contract.runs + contract.sets for contract in rules.contracts)


def _fill_worth(rules: RuleSet, numbers: array[int]) -> None:
    """The most that each card can count in an opening (R15)."""
    terms = rules.opening_terms
    pips = [*range(2, 11), terms.face, terms.face, terms.face]
    ranks = [max(terms.ace_low, terms.ace_high, terms.ace_set), *pips]
    for card in FACES:
        numbers[at.WORTH + NUMBER[card]] = ranks[RANK[card]]
    joker = max(ranks) if terms.joker_value is None else terms.joker_value
    numbers[at.WORTH + NUMBER[JOKER]] = joker


def _numbers(rules: RuleSet, seats: int) -> dict[int, int]:
    """The single options."""
    limits, opening, buy = rules.limits, rules.opening, rules.buy
    joker, layoff, deal, match = rules.joker, rules.layoff, rules.deal, rules.match
    exempt = opening.closed_hand_exempt
    longest = rules.run.max_when_laid
    return {
        at.SEATS: seats,
        at.CONTRACTS: len(rules.contracts),
        at.PACKS: rules.packs(seats),
        at.JOKERS: rules.jokers(seats),
        at.RANKS: rules.deck.ranks,
        at.SUITS: rules.deck.suits,
        at.STARTER_EXTRA: deal.starter_extra,
        at.UPCARD: deal.upcard,
        at.REBURY: deal.upcard_joker == "rebury",
        at.DEALER_IS_SEAT0: deal.first_dealer == "seat0",
        at.ROTATION: _ROTATION[deal.rotation],
        at.CUT_KEEPS_JOKER: deal.cut_keeps_joker,
        at.CUT_BONUS: deal.exact_cut_bonus,
        at.DIRECTION: 1 if rules.turn.direction == "cw" else -1,
        at.STARTER_IS: _STARTER[rules.turn.starter],
        at.MIN_NATURALS: limits.min_naturals,
        at.RUN_MIN: limits.run_min,
        at.RUN_MAX: limits.run_max,
        at.RUN_MAX_LAID: limits.run_max if longest is None else longest,
        at.RUN_BOTH_ACES: limits.ace_both_ends,
        at.SET_MIN: limits.set_min,
        at.SET_MAX: min(limits.set_max, 4) if limits.distinct_suits else limits.set_max,
        at.DISTINCT_SUITS: limits.distinct_suits,
        at.MAX_JOKERS: limits.max_jokers,
        at.JOKER_SHARE: _SURPLUS[limits.joker_share],
        at.ADJACENT_JOKERS: limits.adjacent_jokers,
        at.ON_REPLACE: _REPLACE[joker.on_replace],
        at.SET_REPLACE: joker.set_replace,
        at.SET_IDENTITY: _IDENTITY[joker.set_identity],
        at.SWAP_NEEDS_OPEN: joker.swap_requires_open,
        at.TAKE_IS_OWED: _OWED.get(rules.draw.discard_condition, at.NEVER_OWED),
        at.JOKER_IS_OWED: _joker_is_owed(rules),
        at.TAKE_NEEDS_OPEN: rules.draw.discard_condition == "only_after_opening",
        at.TAKE_NOT_WITH_ONE: rules.draw.discard_not_with_one_card,
        at.TAKE_WHEN_DOWN: rules.draw.discard_when_down,
        at.KEEP_TOP: rules.recycle.keep_top,
        at.SHUFFLE_PILE: rules.recycle.shuffle,
        at.MOST_RECYCLES: at.NO_LIMIT if rules.recycle.max is None else rules.recycle.max,
        at.MOST_BUYS: buy.max_per_round,
        at.EXTRA_CARDS: buy.extra_cards,
        at.BUY_IN_TURN: buy.in_turn,
        at.POLL_SEATS: buy.window == "poll_seats",
        at.FIRST_CALL: buy.priority == "first_call",
        at.VETO: buy.turn_player_veto,
        at.BUY_UPCARD: buy.initial_upcard,
        at.BUY_OWN_DISCARD: buy.own_discard,
        at.BUY_WHEN_DOWN: buy.allowed_when_down,
        at.BUY_WHEN_SHORT: buy.when_short == "discard_only",
        at.HAND_MAX: rules.hand.max or at.NO_LIMIT,
        at.MIN_POINTS: 0 if exempt else opening.min_points,
        at.NATURAL_RUN: opening.natural_run != "none" and not exempt,
        at.CLOSED_EXEMPT: exempt,
        at.EARLIEST_TURN: opening.earliest_turn,
        at.THEN_LAYOFF: opening.then_layoff,
        at.NEW_MELDS: not rules.contracts or rules.contract.new_melds_after_down,
        at.OWN_PROGRESS: rules.contract.progress == "own",
        at.LAST_IS_PLAY_ONLY: rules.contract.last_round_no_discard,
        at.LAYOFF_NEEDS_OPEN: layoff.requires_open,
        at.LAYOFF_OTHERS: layoff.others,
        at.LAYOFF_SAME_TURN: layoff.same_turn_as_going_down,
        at.MOST_ADDED: layoff.max_per_run_per_turn or at.NO_LIMIT,
        at.SWAP_COUNTS: layoff.swap_counts,
        at.TAKEN_FORBIDDEN: rules.discard.just_taken == "forbidden",
        at.DISCARD_JOKER: rules.discard.joker,
        at.DISCARD_PLAYABLE: rules.discard.playable,
        at.OUT_BONUS: rules.points.out_bonus,
        at.CLOSED_FACTOR: rules.points.closed_hand_factor,
        at.UNOPENED: _UNOPENED[rules.penalty.unopened],
        at.UNOPENED_POINTS: rules.penalty.unopened_points,
        at.FORMAT: _FORMAT[match.format],
        at.MATCH_ROUNDS: 1 if match.format == "single" else match.rounds,
        at.TARGET: match.target,
        at.TIE: _TIE[match.tie],
        at.MAX_TURNS: rules.round.max_turns,
        at.GOING_OUT: _OUT[rules.going_out],
        at.EXHAUSTION: _EXHAUSTION[rules.exhaustion],
        at.MOST_MELDS: most_melds(rules, seats),
    }


def row_size(numbers: array[int]) -> int:
    """Numbers of a table with these rules."""
    return at.TABLE + numbers[at.MOST_MELDS] * at.MELD_SIZE


def new_tables(numbers: array[int], count: int) -> array[int]:
    """So many empty tables with these rules, one after the other."""
    return (numbers + array("q", bytes(8 * (row_size(numbers) - len(numbers))))) * count


def actions(numbers: array[int]) -> int:
    """How many actions there are with these rules: all are below."""
    on_melds = at.ON_MELD + at.SLOTS * numbers[at.MOST_MELDS]
    return on_melds + numbers[at.NEW_MELDS] * (at.NEW_SET_FORMS + at.NEW_RUN_FORMS)


def new_work(numbers: array[int]) -> array[int]:
    """A buffer for the kernel to work in."""
    return array("q", bytes(8 * (exposed_many.list_at(numbers) + actions(numbers))))
