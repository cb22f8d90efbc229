"""The strong gin players: what they remember, what they fall back on, and that they are strong."""

from __future__ import annotations

import pytest

from openrummy.arena import simulate
from openrummy.bots import make
from openrummy.bots.gin_memory import GinMemory
from openrummy.bots.gin_mind import weights
from openrummy.core.cards import NUMBER
from openrummy.core.solvers.gin_cards import hand_of
from openrummy.kernels import gin_cells as cell
from openrummy.kernels.gin_table import GinTable
from openrummy.kernels.gin_weights import WEIGHTS
from openrummy.rules.presets import PRESETS, preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.legal import legal
from openrummy.table.state import Match
from openrummy.table.view import view
from tests.bots.seats import moves
from tests.laws.playing import in_play, round_of


def test_the_weights_fit_the_kernel_and_the_rules() -> None:
    for undercut in (0, 10, 25, 50):
        assert len(weights(undercut)) == WEIGHTS
    assert weights(10) != weights(25)
    assert weights(0) == weights(10)


def told(before: Match, seat: int, command: cmd.Command, table: GinTable) -> None:
    """Plays the same at a table of the kernel, which knows who holds and threw what."""
    card = NUMBER[command.card] if isinstance(command, cmd.Discard) else 0
    match command:
        case cmd.Draw():
            table.act(cell.DRAW)
        case cmd.Take():
            table.act(cell.TAKE)
        case cmd.Pass():
            table.act(cell.PASS)
        case cmd.Discard():
            table.act(cell.DISCARD + card)


def test_a_bot_remembers_who_took_and_threw_what() -> None:
    rules = PRESETS["gin-modern"]
    taken = 0
    for seed in range(6):
        memories = (GinMemory(), GinMemory())
        table, number = GinTable(rules), 0
        bots = [make("random", f"{seed}/{seat}") for seat in range(2)]
        for before, seat, command, _ in moves(rules, bots, f"remember/{seed}", 150):
            if not in_play(before):
                continue
            round_ = round_of(before)
            if round_.number != number:
                number = round_.number
                hands = [[NUMBER[card] for card in hand] for hand in round_.hands]
                stock = [NUMBER[card] for card in round_.stock]
                table.dealt(round_.dealer, hands, stock, NUMBER[round_.pile[0]])
            seen, memory = view(before, seat), memories[seat]
            memory.look(seen)
            for owner in range(2):
                known = hand_of(round_.known[owner])
                assert known == table.cells[cell.KNOWN + owner]
                thrown = sum(1 << NUMBER[c] for c, by in memory.throwers.items() if by == owner)
                assert thrown == table.cells[cell.THROWN + owner]
            assert memory.takes == table.cells[cell.PILE_DRAWS]
            taken += memory.takes
            memory.act(seen, command)
            told(before, seat, command, table)
    assert taken > 100


def test_rules_outside_the_kernel_are_played_all_the_same() -> None:
    rules = preset("gin", {"gin.auto_arrange": False})
    for name in ("keen", "master"):
        bots = [make(name, seat) for seat in range(2)]
        assert list(moves(rules, bots, "outside", 120))


def test_the_master_says_how_good_its_choice_is() -> None:
    match, _ = start(PRESETS["gin"], 2, "why")
    seat = round_of(match).turn
    bot = make("master", 1)
    bot.choose(view(match, seat), tuple(legal(match, seat)))
    assert bot.why is not None
    assert bot.why.reason.message.startswith("why-looks-ahead")
    assert 0 <= int(bot.why.reason.facts["won"]) <= 100


def test_the_master_answers_alike_with_the_same_dice() -> None:
    match, _ = start(PRESETS["gin-modern"], 2, "dice")
    seat = round_of(match).turn
    answers = set()
    for _ in range(3):
        bot = make("master", "same")
        command = bot.choose(view(match, seat), tuple(legal(match, seat)))
        answers.add((str(command), str(bot.why)))
    assert len(answers) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gin", "gin-modern"])
def test_the_keen_player_beats_the_greedy_one(name: str) -> None:
    rules = preset(name, {"match.target": 100})
    keen, greedy = simulate(rules, ["keen", "greedy"], 200, "strength").lines
    assert keen.bot == "keen"
    assert keen.wins > greedy.wins + 5
