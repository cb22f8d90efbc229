"""Laws of all bots: legal, repeatable, blind to what they may not see."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from openrummy.arena import play_match, simulate
from openrummy.bots import NAMES, UnknownBot, make
from openrummy.messages.bundle import messages
from openrummy.rules.presets import PRESETS, preset
from openrummy.rules.ruleset import RuleSet
from openrummy.table import commands as cmd
from openrummy.table.legal import legal
from openrummy.table.state import Match
from openrummy.table.view import view
from tests.bots.seats import moves
from tests.laws.house_rules import some_house_rules
from tests.laws.playing import all_cards, in_play, round_of
from tests.laws.secrets import resampled

MOST_ROUNDS = 2
"""Matches of random bots are cut short: gin among them nearly always is blocked."""


BY_LEVEL = [
    pytest.param(name, marks=[pytest.mark.slow] if name == "master" else []) for name in NAMES
]
"""The bots; the one that thinks long is left to the slow tests."""


def seats_of(rules: RuleSet) -> int:
    return rules.players.recommended[0]


def play(rules: RuleSet, name: str, seats: int, seed: str) -> object:
    bots = [make(name, f"{seed}/{seat}") for seat in range(seats)]
    return play_match(rules, bots, seed, most_rounds=MOST_ROUNDS)


def test_an_unknown_bot_is_told_the_names() -> None:
    with pytest.raises(UnknownBot) as caught:
        make("genius", 1)
    assert caught.value.names == NAMES == ("random", "greedy", "keen", "master")


@pytest.mark.parametrize("name", BY_LEVEL)
@pytest.mark.parametrize("game", PRESETS)
def test_matches_end(game: str, name: str) -> None:
    rules = PRESETS[game]
    for seed in ("1", "2"):
        assert play(rules, name, seats_of(rules), seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESETS)
def test_twenty_random_matches_end(game: str) -> None:
    rules = PRESETS[game]
    for seed in range(20):
        assert play(rules, "random", 2 if not rules.exposed else 2 + seed % 4, f"20/{seed}")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gin", "rummy51", "jimmy"])
def test_bots_play_by_any_house_rules(game: str) -> None:
    dice = Random(game)
    for number in range(15):
        rules = some_house_rules(PRESETS[game], dice.randrange)
        seats = rules.players.min
        bots = [make(dice.choice(NAMES), f"{number}/{seat}") for seat in range(seats)]
        for _, _, _, _ in moves(rules, bots, f"house/{number}", 400):
            pass


@pytest.mark.parametrize("name", BY_LEVEL)
@pytest.mark.parametrize("game", ["gin", "rummy51", "jimmy"])
def test_the_same_seed_plays_the_same_match(game: str, name: str) -> None:
    rules = PRESETS[game]
    first = play(rules, name, seats_of(rules), "same")
    assert first == play(rules, name, seats_of(rules), "same")
    assert first != play(rules, name, seats_of(rules), "other")


@pytest.mark.parametrize("name", BY_LEVEL)
@pytest.mark.parametrize("game", ["gin", "rummy30", "jimmy"])
def test_hidden_cards_change_no_answer(game: str, name: str) -> None:
    rules = PRESETS[game]
    bots = [make(name, seat) for seat in range(seats_of(rules))]
    asked = 0
    for match, seat, command, _ in moves(rules, bots, "hidden", 60):
        if in_play(match):
            other = resampled(match, seat, Random(asked))
            assert _fresh_answer(name, match, seat) == _fresh_answer(name, other, seat)
            asked += 1
        assert command is not None
    assert asked


def _fresh_answer(name: str, match: Match, seat: int) -> object:
    bot = make(name, "fresh")
    command = bot.choose(view(match, seat), tuple(legal(match, seat)))
    return command, bot.why


@pytest.mark.parametrize("game", ["gin", "rummy30", "rummy51", "jimmy"])
def test_only_the_hand_that_acts_changes(game: str) -> None:
    """C122; and C056, C074, C075, C078: no card or joker is lost or made."""
    rules = PRESETS[game]
    seats = seats_of(rules)
    pack = Counter(rules.pack(seats))
    bots = [make("greedy", seat) for seat in range(seats)]
    for before, seat, command, after in moves(rules, bots, "hands", 300):
        assert all_cards(after) == pack
        if not in_play(before) or round_of(after).shown:
            continue
        changed = {
            owner
            for owner in range(seats)
            if round_of(before).hands[owner] != round_of(after).hands[owner]
        }
        buyer = {owner for owner in range(seats) if _bought(before, after, owner)}
        assert changed <= {seat} | buyer
        grown = len(round_of(after).hands[seat]) - len(round_of(before).hands[seat])
        if not buyer:
            assert grown == _growth(rules, command), command


def _bought(before: Match, after: Match, seat: int) -> bool:
    return round_of(before).buys[seat] != round_of(after).buys[seat]


def _growth(rules: RuleSet, command: cmd.Command) -> int:
    """How many cards a hand gains by a command that is not a buy."""
    match command:
        case cmd.Draw() | cmd.Take():
            return 1
        case cmd.Discard():
            return -1
        case cmd.LayDown():
            return -sum(map(len, command.melds))
        case cmd.Add():
            return -len(command.cards)
        case cmd.Swap() if rules.joker.on_replace == "slide":
            return -len(command.cards)
        case _:
            return 0


@pytest.mark.slow
def test_jokers_outlast_exchanges_and_reshuffles() -> None:
    """C056, C074, C075: a reshuffle and several exchanges are in the sample."""
    rules = PRESETS["rummy30"]
    pack = Counter(rules.pack(4))
    swaps = reshuffles = 0
    for seed in range(12):
        bots = [make("random", f"jokers/{seed}/{seat}") for seat in range(4)]
        for before, _, command, after in moves(rules, bots, f"jokers/{seed}", 5000):
            assert all_cards(after) == pack
            swaps += isinstance(command, cmd.Swap)
            reshuffles += round_of(after).recycles - round_of(before).recycles
    assert swaps > 5
    assert reshuffles > 5


@pytest.mark.slow
def test_cards_last_at_a_full_table_where_everybody_buys() -> None:
    """C078."""
    rules = PRESETS["jimmy"]
    pack = Counter(rules.pack(7))
    for seed in range(4):
        bots = [Buyer(f"{seed}/{seat}") for seat in range(7)]
        for _, _, _, after in moves(rules, bots, f"buyers/{seed}", 3000):
            assert all_cards(after) == pack


class Buyer:
    """Buys whenever it may, and otherwise plays by chance."""

    name = "buyer"
    why = None

    def __init__(self, seed: str) -> None:
        self._random = make("random", seed)

    def choose(self, seen: object, commands: object) -> cmd.Command:
        assert isinstance(commands, tuple)
        if cmd.Buy() in commands:
            return cmd.Buy()
        return self._random.choose(seen, commands)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("gin", 2), ("rummy51", 8), ("jimmy-2026", 1)])
def test_greedy_beats_random(game: str, games: int) -> None:
    report = simulate(PRESETS[game], ["greedy", "random"], games, "strength")
    greedy, other = report.lines
    assert greedy.bot == "greedy"
    assert greedy.wins >= 0.8 * games, other


SOURCES = Path(__file__).parents[2] / "src" / "openrummy" / "bots"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_has_its_sentence(language: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES.glob("*.py"))
    reasons = set(re.findall(r'"(why-[a-z-]+)"', text))
    assert len(reasons) > 20
    said = messages(language)
    assert not [reason for reason in reasons if not said.has(reason)]


def test_reasons_carry_the_facts_of_their_sentences() -> None:
    """Said once each, as they come up in play."""
    said = messages("fr")
    told: set[str] = set()
    shown = preset("gin", {"gin.auto_arrange": False})
    for rules in (shown, PRESETS["gin-modern"], PRESETS["rummy30"], PRESETS["jimmy"]):
        bots = [make("greedy", seat) for seat in range(seats_of(rules))]
        for match, seat, _, _ in moves(rules, bots, "told", 200):
            why = bots[seat].why
            if in_play(match) and why is not None:
                told.add(said.text(why.reason.message, **why.reason.facts))
    assert len(told) > 20
