"""What may be discarded, and how one goes out (rules J40-J44, R22, R31, R33-R35)."""

from __future__ import annotations

from openrummy.core.cards import JOKER, Card, face
from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.ruleset import GoingOut
from openrummy.table.laying import fits
from openrummy.table.state import Match, Round


def going_out(match: Match, round_: Round) -> GoingOut:
    """How one goes out in this round (J40)."""
    rules = match.rules
    last = bool(rules.contracts) and min(round_.contracts) >= len(rules.contracts) - 1
    if rules.contract.last_round_no_discard and last:
        return "play_only"
    return rules.going_out


def check_discard(match: Match, round_: Round, seat: int, card: Card) -> None:
    """Whether the seat on turn may discard the card now. Raises `Refused`."""
    hand = round_.hands[seat]
    if card not in hand:
        raise Refused(Refusal.CARD_NOT_HELD, cards=(face(card),))
    check_settled(round_)
    if _is_last(match, round_, seat):
        raise Refused(Refusal.GOING_OUT, way="play_only", card=card)
    barred = _barred(match, round_, seat)
    if card in barred and not barred.keys() >= set(hand):
        raise Refused(barred[card], card=card)


def discards(match: Match, round_: Round, seat: int) -> tuple[Card, ...]:
    """The cards that the seat on turn may discard now, in the order of the hand."""
    try:
        check_settled(round_)
    except Refused:
        return ()
    return () if _is_last(match, round_, seat) else _not_barred(match, round_, seat)


def _is_last(match: Match, round_: Round, seat: int) -> bool:
    """Whether the seat holds one card and goes out by playing it, not by throwing it (J40)."""
    return len(round_.hands[seat]) == 1 and going_out(match, round_) == "play_only"


def _not_barred(match: Match, round_: Round, seat: int) -> tuple[Card, ...]:
    """The cards that no rule bars from being discarded; where that is none, all."""
    hand = tuple(dict.fromkeys(round_.hands[seat]))
    barred = _barred(match, round_, seat)
    return tuple(card for card in hand if card not in barred) or hand if barred else hand


def check_settled(round_: Round) -> None:
    """Whether the turn's debts are paid: the card taken is used, freed jokers are played."""
    if round_.taken_owed:
        raise Refused(Refusal.TAKEN_NOT_USED, card=round_.taken)
    if round_.owed_jokers:
        raise Refused(Refusal.JOKER_NOT_PLAYED, count=round_.owed_jokers)


def _barred(match: Match, round_: Round, seat: int) -> dict[Card, Refusal]:
    """The cards that a rule bars from being discarded, as long as there are others."""
    discard, barred = match.rules.discard, dict[Card, Refusal]()
    if not discard.playable:
        for card in round_.hands[seat]:
            if _playable(match, round_, seat, card):
                barred[card] = Refusal.DISCARD_PLAYABLE
    if not discard.joker:
        barred[JOKER] = Refusal.DISCARD_JOKER
    if discard.just_taken == "forbidden" and round_.taken is not None:
        barred[round_.taken] = Refusal.DISCARD_TAKEN
    return barred


def _playable(match: Match, round_: Round, seat: int, card: Card) -> bool:
    """Whether the seat could lay the card off on some meld (J44)."""
    rules = match.rules
    if rules.layoff.requires_open and not round_.opened[seat]:
        return False
    return any(
        (rules.layoff.others or table.owner == seat) and fits(rules, table.meld, card, None)
        for table in round_.melds
    )


def can_end_now(match: Match, round_: Round, seat: int) -> bool:
    """Whether the turn can end here: the hand is empty as the rules allow, or a card may go."""
    if round_.taken_owed or round_.owed_jokers:
        return False
    hand = round_.hands[seat]
    way = going_out(match, round_)
    if not hand:
        return way != "discard_required"
    return len(hand) > 1 or way != "play_only"
