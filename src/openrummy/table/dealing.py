"""Who deals, and the deal (rules J6-J12, R2-R8, G1, G15). All chance is the seed's."""

from __future__ import annotations

from openrummy.core.cards import JOKER, RANK, SUIT, Card
from openrummy.core.shuffle import Stream
from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import DealerDrawn, Dealt
from openrummy.table.flow import Flow
from openrummy.table.scoring import eliminated, low_wins
from openrummy.table.state import Match, RoundResult


def draw_dealer(flow: Flow) -> None:
    """The first dealer: drawn for, or as the rules say (J6, R2, G1)."""
    match, rules = flow.match, flow.rules
    stream = Stream(match.seed, match.draws)
    how = rules.deal.first_dealer
    if how in ("random", "seat0"):
        dealer = stream.below(match.seats) if how == "random" else 0
        flow.emit(DealerDrawn(draws=(), dealer=dealer))
        return
    cards = iter(stream.shuffled([card for card in rules.pack(match.seats) if card != JOKER]))
    draws: list[tuple[tuple[int, Card], ...]] = []
    left = tuple(range(match.seats))
    while len(left) > 1:
        drawn = tuple((seat, next(cards)) for seat in left)
        draws.append(drawn)
        best = min(_draw_value(rules, card) for _, card in drawn)
        left = tuple(seat for seat, card in drawn if _draw_value(rules, card) == best)
    flow.emit(DealerDrawn(draws=tuple(draws), dealer=left[0]))


def _draw_value(rules: RuleSet, card: Card) -> tuple[int, ...]:
    """Orders drawn cards: the least deals."""
    rank = 13 if RANK[card] == 0 and rules.deal.draw_ace == "high" else RANK[card]
    value = (rank, -SUIT[card]) if rules.deal.tie == "suit_order" else (rank,)
    return tuple(-part for part in value) if rules.deal.first_dealer == "high_card" else value


def next_dealer(match: Match) -> int:
    """Who deals the next round (J7, R4, G1); a cancelled round of gin is dealt again (G15)."""
    assert match.dealer is not None
    if not match.results:
        return match.dealer
    last = match.results[-1]
    if not match.rules.exposed and last.ending in ("blocked", "void", "capped"):
        return match.dealer
    out = eliminated(match.rules, match.totals)
    match match.rules.deal.rotation:
        case "left" | "alternate":
            return _beside(match, match.dealer, 1, out)
        case "right":
            return _beside(match, match.dealer, -1, out)
        case "winner":
            dealer = _round_winner(match, last)
        case "loser":
            dealer = _round_loser(match, last)
    return _beside(match, dealer, 1, out) if dealer in out else dealer


def _beside(match: Match, seat: int, step: int, out: tuple[int, ...]) -> int:
    step = step if match.rules.turn.direction == "cw" else -step
    seat = (seat + step) % match.seats
    while seat in out:
        seat = (seat + step) % match.seats
    return seat


def _round_winner(match: Match, result: RoundResult) -> int:
    best = (min if low_wins(match.rules) else max)(result.points)
    return result.points.index(best)


def _round_loser(match: Match, result: RoundResult) -> int:
    worst = (max if low_wins(match.rules) else min)(result.points)
    return result.points.index(worst)


def _starter(match: Match, dealer: int, out: tuple[int, ...]) -> int:
    how = match.rules.turn.starter
    if how == "winner" and match.results:
        winner = _round_winner(match, match.results[-1])
        return _beside(match, winner, 1, out) if winner in out else winner
    return dealer if how == "dealer" else _beside(match, dealer, 1, out)


def deal(flow: Flow) -> None:
    """Deals the next round."""
    match, rules = flow.match, flow.rules
    number = len(match.results) + 1
    dealer = next_dealer(match)
    out = eliminated(rules, match.totals)
    starter = _starter(match, dealer, out)
    stream = Stream(match.seed, match.draws)
    deck = list(stream.shuffled(rules.pack(match.seats)))
    sizes = [0 if seat in out else rules.hand_size(number) for seat in range(match.seats)]
    sizes[starter] += rules.deal.starter_extra
    cutter, kept, exact = _beside(match, dealer, -1, out), None, False
    cutting = rules.deal.cut_keeps_joker or rules.deal.exact_cut_bonus != 0
    if cutting:
        lifted = stream.below(len(deck) - 1) + 1
        exact = lifted == sum(sizes) + rules.deal.upcard
        if rules.deal.cut_keeps_joker and deck[lifted - 1] == JOKER:
            kept = deck.pop(lifted - 1)
            sizes[cutter] -= 1
        deck = deck[lifted:] + deck[:lifted]
    hands = [tuple(deck.pop() for _ in range(size)) for size in sizes]
    if kept is not None:
        hands[cutter] = (kept, *hands[cutter])
    pile: tuple[Card, ...] = ()
    if rules.deal.upcard:
        while rules.deal.upcard_joker == "rebury" and deck[-1] == JOKER:
            deck.insert(stream.below(len(deck) - 1), deck.pop())
        pile = (deck.pop(),)
    most = len(rules.contracts) - 1
    flow.emit(
        Dealt(
            number=number,
            dealer=dealer,
            starter=starter,
            hands=tuple(hands),
            stock=tuple(deck),
            pile=pile,
            contracts=tuple(min(own, most) for own in match.contracts),
            cutter=cutter if cutting else None,
            kept=kept,
            exact=exact,
        )
    )
