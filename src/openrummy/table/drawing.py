"""Drawing from the stock and taking from the discard pile.

Sources: rules J21, J28-J30f, R8-R11, R22. Every function that checks raises `Refused`.
"""

from __future__ import annotations

from openrummy.core.cards import Card
from openrummy.core.refusals import Refusal, Refused
from openrummy.core.shuffle import Stream
from openrummy.rules.ruleset import RuleSet
from openrummy.table.events import Drew, Recycled, Took
from openrummy.table.flow import Flow
from openrummy.table.state import Match, Round


def can_recycle(rules: RuleSet, round_: Round, less: int = 0) -> int:
    """Cards that a new stock would get if the pile (less its ``less`` top cards) were recycled."""
    if not rules.exposed:
        return 0
    if rules.recycle.max is not None and round_.recycles >= rules.recycle.max:
        return 0
    return max(0, len(round_.pile) - less - rules.recycle.keep_top)


def drawable(rules: RuleSet, round_: Round, less: int = 0) -> int:
    """Cards that can still be drawn once ``less`` cards have left the pile."""
    return len(round_.stock) + can_recycle(rules, round_, less)


def can_draw(rules: RuleSet, round_: Round, count: int = 1, less: int = 0) -> bool:
    """Whether ``count`` cards can still be drawn once ``less`` cards have left the pile."""
    return len(round_.stock) >= count or drawable(rules, round_, less) >= count


def draw_from_stock(flow: Flow, seat: int) -> None:
    """Draws a card for a seat; an empty stock is made anew first. The caller has checked."""
    refill(flow)
    flow.emit(Drew(seat, flow.round.stock[-1]))


def refill(flow: Flow) -> None:
    """Makes a new stock from the discard pile when the stock is empty (J30e, R9)."""
    round_, rules = flow.round, flow.rules
    if round_.stock:
        return
    kept = round_.pile[-1] if rules.recycle.keep_top else None
    cards = round_.pile[:-1] if rules.recycle.keep_top else round_.pile
    if rules.recycle.shuffle:
        order = Stream(flow.match.seed, flow.match.draws).shuffled(cards)
    else:
        order = cards[::-1]
    flow.emit(Recycled(order, kept))


def check_draw(match: Match, round_: Round) -> None:
    """Whether the seat on turn may draw from the stock now. Raises `Refused`."""
    if not match.rules.exposed and _blocked(match.rules, round_):
        facts = {"last_take": "yes"} if match.rules.gin.blocked_last_take else {}
        raise Refused(Refusal.STOCK_EMPTY, stock=len(round_.stock), **facts)
    if not can_draw(match.rules, round_):
        raise Refused(Refusal.STOCK_EMPTY, stock=0)


def _blocked(rules: RuleSet, round_: Round) -> bool:
    """Gin: only the last discard is left to take (``gin.blocked_last_take``, G14)."""
    return len(round_.stock) <= rules.gin.blocked_at


def taken_cards(match: Match, round_: Round, card: Card | None) -> tuple[Card, ...]:
    """The cards that a take brings: the top one, or ``card`` and all above it (R11).

    Raises `Refused`.
    """
    if not round_.pile:
        raise Refused(Refusal.PILE_EMPTY)
    if card is None or card == round_.pile[-1]:
        return round_.pile[-1:]
    if match.rules.draw.discard_depth == "1":
        raise Refused(Refusal.DISCARD_DEPTH, card=card, top=round_.pile[-1])
    if card not in round_.pile:
        raise Refused(Refusal.CARD_NOT_HELD, cards=(card,), where="pile")
    at = len(round_.pile) - 1 - round_.pile[::-1].index(card)
    return round_.pile[at:]


def check_take(match: Match, round_: Round, seat: int) -> None:
    """Whether the seat on turn may take from the pile, but for the use of the card (R22)."""
    rules = match.rules
    if round_.stock_only:
        raise Refused(Refusal.UPCARD_PASSED)
    if round_.sold:
        raise Refused(Refusal.SOLD)
    if round_.let_go:
        raise Refused(Refusal.LET_GO)
    if round_.opened[seat] and not rules.draw.discard_when_down:
        raise Refused(Refusal.DISCARD_WHEN_DOWN)
    if not round_.opened[seat] and rules.draw.discard_condition == "only_after_opening":
        raise Refused(Refusal.ONLY_AFTER_OPENING)
    if rules.draw.discard_not_with_one_card and len(round_.hands[seat]) == 1:
        raise Refused(Refusal.NOT_WITH_ONE_CARD)


def take_is_owed(rules: RuleSet, round_: Round, seat: int) -> bool:
    """Whether a card taken from the pile has to be used in the same turn (R22)."""
    condition = rules.draw.discard_condition
    return condition == "use_now" or (
        condition == "use_now_if_unopened" and not round_.opened[seat]
    )


def took(match: Match, round_: Round, seat: int, card: Card | None) -> Took:
    """The event of a take that `check_take` allows. Raises `Refused` for the cards."""
    cards = taken_cards(match, round_, card)
    return Took(seat, cards, owed=take_is_owed(match.rules, round_, seat))
