"""Run Set Jimmy: seven contracts, buying, sliding jokers (rule book, section 2)."""

from __future__ import annotations

from dataclasses import replace

from openrummy.rules.ruleset import RuleSet
from openrummy.rules.sections import (
    Buy,
    ContractRow,
    Contracts,
    Deal,
    Deck,
    Jokers,
    MatchRules,
    Players,
    Points,
    RoundRules,
    Runs,
    Sets,
)

JIMMY = RuleSet(
    name="jimmy",
    version=1,
    game="jimmy",
    deck=Deck(packs="auto", jokers_per_pack=2),
    players=Players(min=2, max=7, recommended=(4, 7)),
    deal=Deal(hand_size=11, upcard=True, first_dealer="random"),
    run=Runs(min=4),
    set=Sets(max=None, distinct_suits=False),
    joker=Jokers(on_replace="slide"),
    buy=Buy(max_per_round=3),
    contract=Contracts(
        list=(
            ContractRow(runs=1, sets=1),
            ContractRow(runs=0, sets=2),
            ContractRow(runs=2, sets=0),
            ContractRow(runs=1, sets=2),
            ContractRow(runs=2, sets=1),
            ContractRow(runs=0, sets=3),
            ContractRow(runs=3, sets=0),
        )
    ),
    points=Points(table=(20, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 50)),
    match=MatchRules(format="contracts"),
    round=RoundRules(max_turns=60),
)

JIMMY_2026 = replace(
    JIMMY,
    name="jimmy-2026",
    going_out="play_only",
    deal=replace(JIMMY.deal, cut_keeps_joker=True),
)

JIMMY_STRICT = replace(
    JIMMY,
    name="jimmy-strict",
    contract=replace(JIMMY.contract, same_suit_runs="gap", same_suit_gap=2, same_rank_sets=False),
    buy=replace(JIMMY.buy, allowed_when_down=False),
)

PRESETS = (JIMMY, JIMMY_2026, JIMMY_STRICT)
