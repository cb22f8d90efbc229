"""Gin Rummy: concealed hands, knocking, gin, grand gin (rule book, section 4)."""

from __future__ import annotations

from dataclasses import replace

from openrummy.rules.ruleset import RuleSet
from openrummy.rules.sections import (
    Deal,
    Deck,
    Discard,
    Gin,
    MatchRules,
    Players,
    Points,
    Runs,
)

GIN = RuleSet(
    name="gin",
    version=1,
    game="gin",
    deck=Deck(packs=1, jokers_per_pack=0),
    players=Players(min=2, max=2, recommended=(2, 2)),
    deal=Deal(hand_size=10, upcard=True, rotation="alternate"),
    run=Runs(ace_high=False),
    discard=Discard(just_taken="forbidden"),
    match=MatchRules(format="target", target=100),
)

GIN_CLASSIC = replace(
    GIN,
    name="gin-classic",
    deal=replace(GIN.deal, rotation="winner"),
    points=Points(to="winner"),
    gin=Gin(
        first_turn="upcard_offer",
        gin_bonus=20,
        undercut_bonus=10,
        big_gin_bonus=None,
        box_bonus=20,
        game_bonus=100,
    ),
)

GIN_MODERN = replace(
    GIN,
    name="gin-modern",
    points=Points(to="winner"),
    gin=Gin(
        first_turn="upcard_offer",
        gin_bonus=25,
        undercut_bonus=25,
        big_gin_bonus=31,
        box_bonus=25,
        game_bonus=100,
        shutout="double",
    ),
)

GIN_OKLAHOMA = replace(GIN, name="gin-oklahoma", gin=Gin(knock_limit="oklahoma"))

GIN_STRAIGHT = replace(GIN, name="gin-straight", gin=Gin(knock_limit=0))

PRESETS = (GIN, GIN_CLASSIC, GIN_MODERN, GIN_OKLAHOMA, GIN_STRAIGHT)
