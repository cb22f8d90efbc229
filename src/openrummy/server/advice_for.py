"""What a person's arrangement is worth: the answer to every `Draft`."""

from __future__ import annotations

from collections import Counter

from openrummy import advice
from openrummy.core.cards import JOKER, Card, face, is_joker
from openrummy.core.changes import extend
from openrummy.core.meld import End, Meld
from openrummy.core.reading import missing_suits, read_meld
from openrummy.core.refusals import Refused
from openrummy.core.solvers.opening_cards import points
from openrummy.server.blocked import refusal_of
from openrummy.server.protocol import Advice, Draft, Fit, Group, Groups, Meter, Refusal, Slot
from openrummy.server.state import TableState
from openrummy.server.thinking import Worth
from openrummy.server.tried import (
    counts_lay_offs,
    defence,
    moves_left,
    own_melds,
    try_plays,
)
from openrummy.table import commands as cmd
from openrummy.table.concealed import knock_limit, lay_offs_allowed
from openrummy.table.decide import decide
from openrummy.table.laying import ends_for, replaced
from openrummy.table.opening import lay_off_points
from openrummy.table.state import Round, is_over
from openrummy.table.view import SeatView, view

NOTHING = Advice((), None, (), None, None, (), None, {}, None, None, False)


def advise(state: TableState, seat: int, draft: Draft, worth: Worth) -> Advice:
    """The advice on an arrangement; ``worth`` is what the whole hand is worth."""
    round_ = state.match.round
    if round_ is None or is_over(state.match):
        return NOTHING
    seen = view(state.match, seat)
    groups = tuple(_group(seen, cards) for cards in draft.groups)
    exposed, opened = state.rules.exposed, round_.opened[seat]
    after = try_plays(state.match, seat, draft.plays)
    dead, discards = (None, {}) if exposed else _deadwood(state, seat)
    return Advice(
        groups=groups,
        chosen=_group(seen, draft.chosen) if len(draft.chosen) >= 3 else None,
        slots=_slots(seen, draft.groups) if state.rules.contracts and not opened else (),
        meter=_meter(seen, round_, draft) if _has_meter(state, round_, seat) else None,
        lay_down=_lay_down(state, seat, draft) if exposed and draft.groups else None,
        fits=_fits(state, after.round, seat, draft.chosen),
        deadwood=dead,
        discards=discards,
        missing=worth.missing,
        best_points=worth.best_points,
        can_lay=worth.can_lay,
        plays=after.why,
        melds=tuple(table.meld.cards for table in after.round.melds) if draft.plays else (),
        moves=() if counts_lay_offs(state.match, seat) else moves_left(after.match, seat),
        own=own_melds(after, seat, draft),
        defence=defence(state.match, seat),
        knock_limit=None if exposed else knock_limit(state.rules, round_),
    )


def _has_meter(state: TableState, round_: Round, seat: int) -> bool:
    rules = state.rules
    return rules.exposed and not rules.contracts and not round_.opened[seat]


def _group(seen: SeatView, cards: tuple[Card, ...]) -> Group:
    if not cards:
        return Group((), None, None, None)
    try:
        meld = read_meld(cards, seen.rules.limits)
    except Refused as refused:
        return Group(cards, None, None, refusal_of(refused, seen.rules.game))
    return Group(meld.cards, meld.kind, _points(seen, meld), None, _may_be(seen, meld))


def _may_be(seen: SeatView, meld: Meld) -> tuple[Card, ...]:
    """The cards that the one joker of a set of too few cards can stand for."""
    natural = [card for card in meld.cards if not is_joker(card)]
    if meld.kind != "set" or not seen.rules.limits.distinct_suits or meld.jokers != 1:
        return ()
    lacking = missing_suits(natural)
    return lacking if len(lacking) > 1 else ()


def _points(seen: SeatView, meld: Meld) -> int:
    if seen.rules.exposed and not seen.rules.contracts:
        return points(meld, seen.rules.opening_terms)
    values = seen.rules.card_points
    return sum(values[face(card)] for card in meld.cards)


def _slots(seen: SeatView, groups: Groups) -> tuple[Slot, ...]:
    assert seen.round is not None
    found = advice.slots(seen, seen.round, groups)
    return tuple(
        Slot("run" if slot.kind == "run" else "set", slot.least, slot.filled) for slot in found
    )


def _meter(seen: SeatView, round_: Round, draft: Draft) -> Meter:
    found = advice.meter(seen, draft.groups)
    try:
        laid_off = lay_off_points(round_, _adds(draft), seen.rules)
    except Refused:
        laid_off = 0
    return Meter(found.points + laid_off, found.need, found.natural_run)


def _adds(draft: Draft) -> tuple[cmd.Add, ...]:
    return tuple(play for play in draft.plays if isinstance(play, cmd.Add))


def _lay_down(state: TableState, seat: int, draft: Draft) -> Refusal | None:
    """Why the staged groups, and the lay-offs that are part of an opening, can't be laid now."""
    adds = _adds(draft) if counts_lay_offs(state.match, seat) else ()
    try:
        decide(state.match, seat, cmd.LayDown(draft.groups, adds))
    except Refused as refused:
        return refusal_of(refused, state.rules.game)
    return None


def _deadwood(state: TableState, seat: int) -> tuple[int, dict[Card, int]]:
    return advice.deadwood(view(state.match, seat))


def _fits(state: TableState, round_: Round, seat: int, chosen: tuple[Card, ...]) -> tuple[Fit, ...]:
    """The melds that take the chosen cards, by the shape of the melds and what is held."""
    if not chosen or Counter(map(face, chosen)) - Counter(round_.hands[seat]):
        return ()
    if not state.rules.exposed and not lay_offs_allowed(state.rules, round_):
        return ()
    found = []
    for index, table in enumerate(round_.melds):
        if not state.rules.exposed and table.owner == seat:
            continue
        ends = _ends(state, table.meld, chosen)
        if ends:
            found.append(Fit(index, "add", ends))
    return (*found, *_swaps(state, round_, chosen))


def _ends(state: TableState, meld: Meld, chosen: tuple[Card, ...]) -> tuple[End | None, ...]:
    if len(chosen) == 1:
        return ends_for(state.rules, meld, face(chosen[0]))
    taken: list[End | None] = []
    ends: tuple[End | None, ...] = (None,) if meld.kind == "set" else ("high", "low")
    for end in ends:
        try:
            extend(meld, chosen, state.rules.limits, end)
        except Refused:
            continue
        taken.append(end)
    if not taken and _takes_both_ways(state, meld, chosen):
        return (None,)
    return (None,) if len(taken) == 1 else tuple(taken)


def _takes_both_ways(state: TableState, meld: Meld, chosen: tuple[Card, ...]) -> bool:
    """Whether the cards fit when some go to one end and some to the other."""
    try:
        extend(meld, chosen, state.rules.limits)
    except Refused:
        return False
    return True


def _swaps(state: TableState, round_: Round, chosen: tuple[Card, ...]) -> tuple[Fit, ...]:
    """The melds in which the chosen cards take a joker's place."""
    if not state.rules.exposed or JOKER in map(face, chosen):
        return ()
    slides: tuple[End | None, ...] = (None,)
    if state.rules.joker.on_replace == "slide":
        slides = ("high", "low")
    found = []
    for index, table in enumerate(round_.melds):
        ends = tuple(end for end in slides if _swaps_in(state, table.meld, chosen, index, end))
        if ends:
            found.append(Fit(index, "swap", ends))
    return tuple(found)


def _swaps_in(
    state: TableState, meld: Meld, chosen: tuple[Card, ...], index: int, end: End | None
) -> bool:
    places = [at for at, card in enumerate(meld.cards) if is_joker(card)]
    for place in places if len(places) > 1 else (None,):
        try:
            replaced(state.rules, meld, cmd.Swap(chosen, index, end, place))
        except Refused:
            continue
        return bool(places)
    return False
