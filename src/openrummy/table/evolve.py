"""The next state of a match after an event. Never refuses: what happened, happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

from msgspec.structs import replace

from openrummy.core.cards import JOKER, Card, face, without
from openrummy.core.meld import Meld
from openrummy.table import events as ev
from openrummy.table.state import (
    Match,
    Round,
    RoundResult,
    Shown,
    TableMeld,
    with_hand,
    with_seat,
)


def evolve(match: Match, event: ev.Event) -> Match:
    """The match after an event."""
    change = _ON_ROUND.get(type(event))
    if change is None:
        return _ON_MATCH[type(event)](match, event)
    assert match.round is not None
    return replace(match, round=change(match.round, event))


def fold(match: Match, events: Iterable[ev.Event]) -> Match:
    """The match after all the events, in order."""
    return reduce(evolve, events, match)


def _dealer_drawn(match: Match, event: ev.DealerDrawn) -> Match:
    return replace(match, dealer=event.dealer, draws=match.draws + 1)


def _dealt(match: Match, event: ev.Dealt) -> Match:
    step = 1 if match.rules.turn.direction == "cw" else -1
    seats = [(event.starter + step * i) % match.seats for i in range(match.seats)]
    none = (0,) * match.seats
    plain = match.rules.gin.first_turn == "plain" or match.rules.exposed
    bonus = match.rules.deal.exact_cut_bonus if event.exact else 0
    round_ = Round(
        number=event.number,
        dealer=event.dealer,
        starter=event.starter,
        order=tuple(seat for seat in seats if event.hands[seat]),
        turn=event.starter,
        phase="draw" if plain else "offer",
        offer=None if plain else event.starter,
        hands=tuple(tuple(card for card in hand if card) for hand in event.hands),
        stock=tuple(card for card in event.stock if card),
        pile=event.pile,
        upcard=event.pile[0] if event.pile else None,
        opened=(False,) * match.seats,
        buys=none,
        turns=none,
        opened_on=none,
        known=tuple(
            (event.kept,) if event.kept and seat == event.cutter else ()
            for seat in range(match.seats)
        ),
        contracts=event.contracts,
        cut_points=tuple(bonus if seat == event.cutter else 0 for seat in range(match.seats)),
    )
    return replace(match, round=round_, dealer=event.dealer, draws=match.draws + 1)


def _round_ended(match: Match, event: ev.RoundEnded) -> Match:
    assert match.round is not None
    round_ = replace(match.round, phase="over", hands=event.hands)
    result = RoundResult(event.ending, event.seat, event.points)
    contracts = tuple(
        own + (match.rules.contract.progress == "all" or round_.opened[seat])
        for seat, own in enumerate(match.contracts)
    )
    return replace(match, round=round_, results=(*match.results, result), contracts=contracts)


def _match_ended(match: Match, event: ev.MatchEnded) -> Match:
    return replace(match, over=event.how, winners=event.winners, final=event.final)


def _recycled(match: Match, event: ev.Recycled) -> Match:
    assert match.round is not None
    round_ = replace(
        match.round,
        stock=tuple(card for card in event.stock if card),
        pile=(event.kept,) if event.kept else (),
        recycles=match.round.recycles + 1,
    )
    return replace(match, round=round_, draws=match.draws + 1)


_ON_MATCH: dict[type, Callable[[Match, Any], Match]] = {
    ev.DealerDrawn: _dealer_drawn,
    ev.Dealt: _dealt,
    ev.RoundEnded: _round_ended,
    ev.MatchEnded: _match_ended,
    ev.Recycled: _recycled,
}


def _turn_started(round_: Round, event: ev.TurnStarted) -> Round:
    return replace(
        round_,
        turn=event.seat,
        phase="play" if event.drawn else "draw",
        turns=_one_more(round_.turns, event.seat),
        asked=(),
        passed=(),
        let_go=False,
        sold=False,
        taken=None,
        taken_owed=False,
        freed_jokers=0,
        owed_jokers=0,
        added=(),
    )


def _one_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return with_seat(counts, seat, counts[seat] + 1)


def _drew(round_: Round, event: ev.Drew) -> Round:
    assert event.card is not None
    return replace(
        round_,
        stock=round_.stock[:-1],
        hands=with_hand(round_, event.seat, (*round_.hands[event.seat], event.card)),
        phase=round_.phase if event.bought else "play",
        stock_only=False,
        skips=0,
    )


def _took(round_: Round, event: ev.Took) -> Round:
    hand = (*round_.hands[event.seat], *event.cards)
    return replace(
        round_,
        pile=round_.pile[: -len(event.cards)],
        hands=with_hand(round_, event.seat, hand),
        known=_more_known(round_, event.seat, event.cards),
        turn=event.seat,
        phase="play",
        offer=None,
        taken=event.cards[0],
        taken_owed=event.owed,
        pile_draws=round_.pile_draws + 1,
        skips=0,
    )


def _buy_asked(round_: Round, event: ev.BuyAsked) -> Round:
    return replace(round_, asked=(*round_.asked, event.seat))


def _passed(round_: Round, event: ev.Passed) -> Round:
    if round_.phase == "offer":
        if event.seat == round_.starter:
            dealer = round_.after(event.seat)
            return replace(round_, offer=dealer, turn=dealer)
        return replace(round_, offer=None, turn=round_.starter, phase="draw", stock_only=True)
    if event.seat == round_.turn:
        return replace(round_, let_go=True)
    return replace(round_, passed=(*round_.passed, event.seat))


def _bought(round_: Round, event: ev.Bought) -> Round:
    own = event.seat == round_.turn
    return replace(
        round_,
        pile=round_.pile[:-1],
        hands=with_hand(round_, event.seat, (*round_.hands[event.seat], event.card)),
        known=_more_known(round_, event.seat, (event.card,)),
        buys=_one_more(round_.buys, event.seat),
        asked=(),
        sold=True,
        phase="play" if own else round_.phase,
        taken=event.card if own else None,
    )


def _laid_down(round_: Round, event: ev.LaidDown) -> Round:
    cards = [face(card) for meld in event.melds for card in meld.cards]
    changed = replace(
        _played(round_, event.seat, cards),
        melds=(*round_.melds, *(TableMeld(event.seat, meld) for meld in event.melds)),
    )
    if not event.opening:
        return changed
    return replace(
        changed,
        opened=with_seat(round_.opened, event.seat, value=True),
        opened_on=with_seat(round_.opened_on, event.seat, round_.turns[event.seat]),
    )


def _laid_off(round_: Round, event: ev.LaidOff) -> Round:
    cards = [face(card) for card in event.cards]
    return replace(
        _played(round_, event.seat, cards),
        melds=_meld_after(round_, event.meld, event.after),
        added=_count(round_, event.meld, len(cards)),
    )


def _swapped(round_: Round, event: ev.Swapped) -> Round:
    changed = _played(round_, event.seat, event.cards)
    if event.to_hand:
        changed = replace(
            changed,
            hands=with_hand(changed, event.seat, (*changed.hands[event.seat], JOKER)),
            known=_more_known(changed, event.seat, (JOKER,)),
            freed_jokers=changed.freed_jokers + 1,
            owed_jokers=changed.owed_jokers + event.owed,
        )
    return replace(
        changed,
        melds=_meld_after(round_, event.meld, event.after),
        added=_count(round_, event.meld, len(event.cards)) if event.counts else round_.added,
    )


def _moved(round_: Round, event: ev.Moved) -> Round:
    changed = replace(round_, melds=_meld_after(round_, event.source, event.source_after))
    return replace(changed, melds=_meld_after(changed, event.target, event.target_after))


def _played(round_: Round, seat: int, cards: Iterable[Card]) -> Round:
    """The round after cards left a hand for the table, with what they settle of the turn."""
    gone = tuple(cards)
    return replace(
        round_,
        hands=with_hand(round_, seat, without(round_.hands[seat], gone)),
        known=_less_known(round_, seat, gone),
        taken=None if round_.taken in gone else round_.taken,
        taken_owed=round_.taken_owed and round_.taken not in gone,
        owed_jokers=max(0, round_.owed_jokers - gone.count(JOKER)),
    )


def _meld_after(round_: Round, index: int, after: Meld) -> tuple[TableMeld, ...]:
    changed = TableMeld(round_.melds[index].owner, after)
    return (*round_.melds[:index], changed, *round_.melds[index + 1 :])


def _count(round_: Round, index: int, count: int) -> tuple[tuple[int, int], ...]:
    others = tuple(pair for pair in round_.added if pair[0] != index)
    return (*others, (index, round_.added_to(index) + count))


def _discarded(round_: Round, event: ev.Discarded) -> Round:
    return replace(
        round_,
        hands=with_hand(round_, event.seat, without(round_.hands[event.seat], (event.card,))),
        known=_less_known(round_, event.seat, (event.card,)),
        pile=(*round_.pile, event.card),
        discarder=event.seat,
    )


def _more_known(round_: Round, seat: int, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """What all know of the hands after cards came to one for all to see."""
    return with_seat(round_.known, seat, (*round_.known[seat], *cards))


def _less_known(round_: Round, seat: int, gone: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """What all know of the hands after cards left one."""
    known = round_.known[seat]
    left = list(known)
    for card in gone:
        if card in left:
            left.remove(card)
    return round_.known if len(left) == len(known) else with_seat(round_.known, seat, tuple(left))


def _skipped(round_: Round, _: ev.Skipped) -> Round:
    return replace(round_, skips=round_.skips + 1)


def _knocked(round_: Round, event: ev.Knocked) -> Round:
    pile = round_.pile if event.card is None else (*round_.pile, event.card)
    return replace(
        round_,
        hands=with_hand(round_, event.seat, event.unmatched),
        known=_less_known(round_, event.seat, round_.known[event.seat]),
        pile=pile,
        melds=tuple(TableMeld(event.seat, meld) for meld in event.melds),
        shown=Shown(event.seat, event.call, event.unmatched, event.deadwood),
        turn=round_.after(event.seat),
        phase="defend",
    )


def _defended(round_: Round, event: ev.Defended) -> Round:
    cards = [card for meld in event.melds for card in meld.cards]
    return replace(
        round_,
        hands=with_hand(round_, event.seat, without(round_.hands[event.seat], cards)),
        known=_less_known(round_, event.seat, tuple(cards)),
        melds=(*round_.melds, *(TableMeld(event.seat, meld) for meld in event.melds)),
        defended=True,
    )


_ON_ROUND: dict[type, Callable[[Round, Any], Round]] = {
    ev.TurnStarted: _turn_started,
    ev.Drew: _drew,
    ev.Took: _took,
    ev.BuyAsked: _buy_asked,
    ev.Passed: _passed,
    ev.Bought: _bought,
    ev.LaidDown: _laid_down,
    ev.LaidOff: _laid_off,
    ev.Swapped: _swapped,
    ev.Moved: _moved,
    ev.Discarded: _discarded,
    ev.Skipped: _skipped,
    ev.Knocked: _knocked,
    ev.Defended: _defended,
}
