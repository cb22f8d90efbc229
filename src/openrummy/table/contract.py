"""Going down: the melds that a contract asks for, read and checked (rules J31, J33, J35, J36)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from openrummy.core.cards import Card
from openrummy.core.limits import Contract, MeldLimits
from openrummy.core.meld import Kind, Meld
from openrummy.core.reading import read_meld
from openrummy.core.refusals import Refusal, Refused


def read_contract(
    groups: tuple[tuple[Card, ...], ...], contract: Contract, limits: MeldLimits
) -> tuple[Meld, ...]:
    """The melds of a going-down, in the order given.

    A group that is a run and a set alike counts as what is still missing. Raises `Refused`.
    """
    lenient = replace(
        limits,
        run_min=min(limits.run_min, contract.run_min),
        set_min=min(limits.set_min, contract.set_min),
    )
    melds = _kinds_chosen(groups, contract, lenient)
    _check_contract(melds, contract, limits)
    _check_distinct(melds, contract)
    return melds


def _kinds_chosen(
    groups: tuple[tuple[Card, ...], ...], contract: Contract, limits: MeldLimits
) -> tuple[Meld, ...]:
    readings = [_readings(cards, limits) for cards in groups]
    sure = [next(iter(r.values())) for r in readings if len(r) == 1]
    runs = sum(meld.kind == "run" for meld in sure)
    sets = sum(meld.kind == "set" for meld in sure)
    melds = []
    for reading in readings:
        if len(reading) == 1:
            melds.append(next(iter(reading.values())))
        elif runs < contract.runs and len(reading["run"].cards) >= contract.run_min:
            runs += 1
            melds.append(reading["run"])
        else:
            sets += 1
            melds.append(reading["set"])
    return tuple(melds)


def _readings(cards: tuple[Card, ...], limits: MeldLimits) -> dict[Kind, Meld]:
    found: dict[Kind, Meld] = {}
    kinds: tuple[Kind, ...] = ("set", "run")
    for kind in kinds:
        try:
            found[kind] = read_meld(cards, limits, kind=kind)
        except Refused:
            continue
    if not found:
        read_meld(cards, limits)
    return found


def _check_contract(melds: tuple[Meld, ...], contract: Contract, limits: MeldLimits) -> None:
    runs = [m for m in melds if m.kind == "run" and len(m.cards) >= contract.run_min]
    sets = [m for m in melds if m.kind == "set" and len(m.cards) >= contract.set_min]
    short = [m for m in melds if m not in runs and m not in sets]
    facts = {
        "need_runs": contract.runs,
        "need_sets": contract.sets,
        "run_min": contract.run_min,
        "set_min": contract.set_min,
        "have_runs": len(runs),
        "have_sets": len(sets),
    }
    if len(runs) < contract.runs or len(sets) < contract.sets:
        raise Refused(Refusal.CONTRACT, **facts)
    if len(melds) > contract.runs + contract.sets and not contract.extra_melds:
        raise Refused(Refusal.CONTRACT_EXTRA, **facts)
    for meld in short:
        read_meld(meld.cards, limits, kind=meld.kind)
    if not contract.longer_melds:
        _check_no_longer(runs, contract.runs, contract.run_min)
        _check_no_longer(sets, contract.sets, contract.set_min)


def _check_no_longer(melds: list[Meld], count: int, size: int) -> None:
    """Whether as many melds as the contract wants have just its size (J31)."""
    longer = [meld for meld in melds if len(meld.cards) > size]
    if len(melds) - len(longer) < count:
        raise Refused(Refusal.CONTRACT_LONGER, have=len(longer[0].cards), need=size)


def _check_distinct(melds: tuple[Meld, ...], contract: Contract) -> None:
    for a, b in combinations([m for m in melds if m.kind == "run"], 2):
        if contract.same_suit_runs == "any" or a.suit != b.suit:
            continue
        low, high = sorted((a, b), key=lambda run: run.start)
        gap = high.start - (low.start + len(low.cards))
        if contract.same_suit_runs == "different_suits" or gap < contract.same_suit_gap:
            raise Refused(
                Refusal.CONTRACT_SUITS,
                need=contract.same_suit_gap,
                have=max(0, gap),
                way=contract.same_suit_runs,
            )
    if not contract.same_rank_sets:
        for a, b in combinations([m for m in melds if m.kind == "set"], 2):
            if a.rank == b.rank:
                raise Refused(Refusal.CONTRACT_RANKS, cards=a.cards)
