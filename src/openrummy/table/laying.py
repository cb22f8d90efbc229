"""Laying down, laying off, exchanging jokers and moving cards: what is allowed on the table.

Each function checks a command of the seat on turn after its draw and returns the event, or raises
`Refused`: first what is held, then the shape of the melds, then the game's own conditions. Dead
ends are the business of `openrummy.table.ending`. Sources: rules J14-J20b, J31-J39, R12-R32b.
"""

from __future__ import annotations

from openrummy.core.cards import JOKER, RANK, SUIT, Card, face, is_joker, missing_from
from openrummy.core.changes import (
    declared,
    extend,
    joker_index,
    replace_in_run,
    replace_in_set,
    taken_out,
)
from openrummy.core.meld import End, Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.contract import read_contract
from openrummy.table.events import LaidDown, LaidOff, Moved, Swapped
from openrummy.table.opening import check_opening
from openrummy.table.state import Match, Round


def check_held(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> None:
    """Whether a hand holds the cards, each as often as named. Raises `Refused`."""
    lacking = missing_from(hand, map(face, cards))
    if lacking:
        raise Refused(Refusal.CARD_NOT_HELD, cards=lacking)


def check_meld_number(round_: Round, index: int) -> Meld:
    """The meld of that number on the table. Raises `Refused`."""
    if not 0 <= index < len(round_.melds):
        raise Refused(Refusal.NO_SUCH_MELD, meld=index, count=len(round_.melds))
    return round_.melds[index].meld


def lay_down(match: Match, round_: Round, seat: int, command: cmd.LayDown) -> LaidDown:
    """Melds laid from the hand; the first such action of a seat opens (J31-J36, R15-R24)."""
    if not command.melds or not all(command.melds):
        raise Refused(Refusal.NO_CARDS)
    hand = round_.hands[seat]
    laid = tuple(card for meld in command.melds for card in meld)
    also = tuple(card for add in command.adds for card in add.cards)
    check_held(hand, laid + also)
    rules = match.rules
    if command.adds and (round_.opened[seat] or not rules.opening.counts_layoffs):
        raise Refused(Refusal.OPENING_LAYOFFS)
    if round_.opened[seat]:
        melds = read_new_melds(rules, command.melds)
        if rules.contracts and not rules.contract.new_melds_after_down:
            raise Refused(Refusal.NEW_MELDS)
        return LaidDown(seat, melds, opening=False)
    if rules.contracts:
        contract = rules.contracts[round_.contracts[seat]]
        melds = read_contract(command.melds, contract, rules.limits)
    else:
        melds = read_new_melds(rules, command.melds)
        check_opening(match, round_, seat, melds, command.adds)
    return LaidDown(seat, melds, opening=True)


def read_new_melds(rules: RuleSet, melds: tuple[tuple[Card, ...], ...]) -> tuple[Meld, ...]:
    """Each group of cards as a meld. Raises `Refused`."""
    return tuple(new_meld(rules, cards) for cards in melds)


def new_meld(rules: RuleSet, cards: tuple[Card, ...]) -> Meld:
    """The cards as a meld that is laid now (R13, R30). Raises `Refused`."""
    meld = read_meld(cards, rules.limits)
    most = rules.run.max_when_laid
    if meld.kind == "run" and most is not None and len(meld.cards) > most:
        raise Refused(Refusal.RUN_MAX_LAID, have=len(meld.cards), most=most)
    if rules.joker.set_identity == "declared":
        return declared(meld, rules.limits)
    return meld


def lay_off(
    match: Match, round_: Round, seat: int, command: cmd.Add, *, counted: bool = False
) -> LaidOff:
    """Cards laid off on a meld (J37-J39, R25-R28); ``counted``: as part of an opening (R19)."""
    check_held(round_.hands[seat], command.cards)
    meld = check_meld_number(round_, command.meld)
    rules = match.rules
    after = extend(meld, command.cards, rules.limits, command.end)
    if rules.joker.set_identity == "declared":
        after = declared(after, rules.limits)
    _check_may_lay_off(rules, round_, seat, command.meld)
    if round_.opened_now and not rules.opening.then_layoff and not counted:
        raise Refused(Refusal.LAYOFF_AFTER_OPENING)
    _check_run_limit(rules, round_, command.meld, len(command.cards))
    return LaidOff(seat, command.meld, command.cards, after)


def _check_may_lay_off(rules: RuleSet, round_: Round, seat: int, index: int) -> None:
    if rules.layoff.requires_open and not round_.opened[seat]:
        raise Refused(Refusal.LAYOFF_NOT_OPEN)
    _check_melds_are_open(rules, round_, seat, index)


def _check_melds_are_open(rules: RuleSet, round_: Round, seat: int, index: int) -> None:
    if not rules.layoff.others and round_.melds[index].owner != seat:
        raise Refused(Refusal.LAYOFF_OTHERS, owner=round_.melds[index].owner)
    if round_.opened_now and not rules.layoff.same_turn_as_going_down:
        raise Refused(Refusal.LAYOFF_THIS_TURN)


def _check_run_limit(rules: RuleSet, round_: Round, index: int, count: int) -> None:
    most = rules.layoff.max_per_run_per_turn
    have = round_.added_to(index) + count
    if most is not None and round_.melds[index].meld.kind == "run" and have > most:
        raise Refused(Refusal.LAYOFF_MAX, have=have, most=most)


def swap(match: Match, round_: Round, seat: int, command: cmd.Swap) -> Swapped:
    """A natural card put in a joker's place (J14-J16, R29b-R32)."""
    if not command.cards:
        raise Refused(Refusal.NO_CARDS)
    check_held(round_.hands[seat], command.cards)
    meld = check_meld_number(round_, command.meld)
    rules = match.rules
    after, to_hand = replaced(rules, meld, command)
    if rules.joker.swap_requires_open and not round_.opened[seat]:
        raise Refused(Refusal.SWAP_NOT_OPEN)
    _check_melds_are_open(rules, round_, seat, command.meld)
    if round_.opened_now and not rules.opening.then_layoff:
        raise Refused(Refusal.LAYOFF_AFTER_OPENING)
    if rules.layoff.swap_counts:
        _check_run_limit(rules, round_, command.meld, len(command.cards))
    owed = to_hand and (
        rules.joker.retrieved_must_be_played or rules.joker.on_replace == "take_and_play_now"
    )
    return Swapped(
        seat, command.meld, command.cards, after, to_hand, owed, rules.layoff.swap_counts
    )


def replaced(rules: RuleSet, meld: Meld, command: cmd.Swap) -> tuple[Meld, bool]:
    """The meld after a joker was replaced, and whether the joker goes to the hand."""
    joker, cards = rules.joker, command.cards
    index = joker_index(meld, cards, command.joker)
    if joker.on_replace == "none":
        raise Refused(Refusal.JOKER_STAYS)
    if meld.kind == "set":
        if not joker.set_replace or joker.on_replace == "slide":
            raise Refused(Refusal.SET_JOKER_STAYS)
        return replace_in_set(meld, index, cards, rules.limits, joker.set_identity), True
    if len(cards) > 1:
        raise Refused(Refusal.NOT_ITS_CARD, card=cards[1], meld=meld.cards)
    slide = joker.on_replace == "slide"
    after = replace_in_run(meld, index, cards[0], rules.limits, command.slide_to, slide=slide)
    return after, not slide


def move(match: Match, round_: Round, seat: int, command: cmd.Move) -> Moved:
    """A card moved between melds, both of which stay melds (R14b)."""
    source = check_meld_number(round_, command.source)
    target = check_meld_number(round_, command.target)
    rules = match.rules
    if not rules.table.rearrange:
        raise Refused(Refusal.NO_REARRANGING)
    if command.source == command.target or is_joker(command.card):
        raise Refused(Refusal.DOES_NOT_FIT, cards=(command.card,), meld=target.cards)
    left = taken_out(source, command.card, rules.limits)
    grown = extend(target, (command.card,), rules.limits, command.end)
    for index in (command.source, command.target):
        _check_may_lay_off(rules, round_, seat, index)
    return Moved(seat, command.card, command.source, command.target, left, grown)


def ends_for(rules: RuleSet, meld: Meld, card: Card) -> tuple[End | None, ...]:
    """The ends of a meld that take a card: None where there is just one way to add it."""
    if not is_joker(card) and not _is_neighbour(meld, card):
        return ()
    if meld.kind == "set":
        return (None,) if fits(rules, meld, card, None) else ()
    ends: list[End | None] = [end for end in _ENDS if fits(rules, meld, card, end)]
    return (None,) if len(ends) == 1 else tuple(ends)


def _is_neighbour(meld: Meld, card: Card) -> bool:
    """Whether a natural card has the rank of a set, or the suit and a next rank of a run."""
    if meld.kind == "set":
        return RANK[card] == meld.rank
    above = (meld.start + len(meld.cards)) % 13
    return SUIT[card] == meld.suit and RANK[card] in (above, meld.start - 1)


_ENDS: tuple[End, End] = ("high", "low")


def fits(rules: RuleSet, meld: Meld, card: Card, end: End | None) -> bool:
    """Whether a meld takes a card (at an end), the game's own conditions apart."""
    try:
        extend(meld, (card,), rules.limits, end)
    except Refused:
        return False
    return True


def jokers_in(cards: tuple[Card, ...]) -> int:
    """How many jokers the cards hold."""
    return sum(face(card) == JOKER for card in cards)
