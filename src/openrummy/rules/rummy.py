"""Rummy 30 and Rummy 51: a minimum to open, lay-offs, jokers to retrieve (rule book, section 3)."""

from __future__ import annotations

from dataclasses import replace

from openrummy.rules.ruleset import RuleSet
from openrummy.rules.sections import (
    Deal,
    Deck,
    Discard,
    Jokers,
    Layoff,
    Opening,
    Penalty,
    Players,
)

RUMMY30 = RuleSet(
    name="rummy30",
    version=1,
    game="rummy",
    deck=Deck(packs=2, jokers_per_pack=2),
    players=Players(min=2, max=6, recommended=(2, 4)),
    deal=Deal(hand_size=13, draw_ace="high"),
    joker=Jokers(max_per_meld=1, on_replace="take_to_hand", set_replace=True),
    opening=Opening(min_points=30),
    layoff=Layoff(max_per_run_per_turn=2),
    discard=Discard(just_taken="forbidden"),
    penalty=Penalty(ace=11, joker=20),
)

RUMMY51 = replace(
    RUMMY30,
    name="rummy51",
    opening=replace(RUMMY30.opening, min_points=51, natural_run="joker_free_meld"),
)

RAMI51_FRENCH = replace(
    RUMMY51,
    name="rami51-french",
    deal=replace(RUMMY51.deal, upcard=True),
    draw=replace(RUMMY51.draw, discard_condition="use_now"),
    going_out="discard_required",
    joker=replace(RUMMY51.joker, retrieved_must_be_played=True, set_identity="determined_only"),
    penalty=replace(RUMMY51.penalty, unopened="flat", unopened_points=100),
    opening=replace(RUMMY51.opening, earliest_turn=2),
)

KALOOKI40 = replace(
    RUMMY30,
    name="kalooki40",
    opening=replace(RUMMY30.opening, min_points=40),
    draw=replace(RUMMY30.draw, discard_condition="use_now"),
    joker=replace(RUMMY30.joker, set_identity="both_missing"),
    penalty=replace(RUMMY30.penalty, joker=25),
)

PRESETS = (RUMMY30, RUMMY51, RAMI51_FRENCH, KALOOKI40)
