"""What is played: the same blocks whoever plays them, and again after an interruption."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from openrummy.arena import BotMistake, Bounds, NotTwo, Processes, Run, Tournament, tournament
from openrummy.arena.keeping import BlockFile, NotOurs
from openrummy.arena.report import Report
from openrummy.arena.tournament import Block, Blocks, Outcome, play_blocks, seating
from openrummy.arena.workers import Here, portions, workers_for
from openrummy.bots import UnknownBot
from openrummy.core.refusals import Refusal, Refused
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.decide import BadSeats

GIN, RUMMY, JIMMY = PRESETS["gin"], PRESETS["rummy30"], PRESETS["jimmy"]
QUICK = tournament(RUMMY, ["greedy", "random"], "quick")


def report(played: Tournament, games: int, **more: object) -> Report:
    run = Run(played, games, **more)  # type: ignore[arg-type]
    for _ in run:
        pass
    return run.report()


def same(one: Report, other: Report) -> bool:
    """Whether two reports differ in the time at most."""
    fields = [name for name in one.__dataclass_fields__ if name != "seconds"]
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def test_every_bot_plays_every_seat_of_a_deal() -> None:
    assert QUICK.seatings(0) == (("greedy", "random"), ("random", "greedy"))
    seatings = [seating(["a", "b", "c"], 3, shift) for shift in range(3)]
    for seat in range(3):
        assert {bots[seat] for bots in seatings} == {"a", "b", "c"}
    assert seating(["a", "b"], 4, 1) == ("b", "a", "b", "a")


def test_a_bot_against_itself_plays_a_deal_once() -> None:
    assert tournament(GIN, ["greedy", "greedy"], "s").seatings(0) == (("greedy", "greedy"),)


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    pool = tournament(GIN, ["greedy", "random", "cmd:one", "cmd:two"], "s")
    assert pool.seats == 2
    met = Counter(frozenset(bots) for block in range(6) for bots in pool.seatings(block))
    assert len(met) == 6
    assert set(met.values()) == {2}
    assert pool.blocks_for(12) == 6
    assert pool.blocks_for(13) == 7


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [QUICK.blocks_for(games) for games in (1, 2, 3)] == [1, 1, 2]
    assert report(QUICK, 3).games == 4


def test_the_seats_and_bots_must_be_possible() -> None:
    with pytest.raises(BadSeats):
        tournament(GIN, ["greedy", "random"], "s", 3)
    with pytest.raises(UnknownBot):
        tournament(GIN, ["greedy", "cleverest"], "s")


def test_mirrored_matches_deal_the_same_cards() -> None:
    (block,) = play_blocks(tournament(RUMMY, ["random", "random", "greedy"], "mirror"), [3])
    assert block.block == 3
    assert len(block.matches) == 3
    for match in block.matches:
        assert [match.ranks[seat] for seat in match.winners] == [0] * len(match.winners)


def test_a_block_is_the_same_alone_and_among_others() -> None:
    assert list(play_blocks(QUICK, [4])) == list(play_blocks(QUICK, range(3, 6)))[1:2]


def test_portions_hold_all_blocks_in_order() -> None:
    for count in (1, 7, 1000):
        parts = portions(range(5, 5 + count), 3)
        assert [number for part in parts for number in part] == list(range(5, 5 + count))


def test_one_block_needs_no_processes() -> None:
    assert isinstance(workers_for(8, 1), Here)
    assert isinstance(workers_for(2, 9), Processes)


@pytest.mark.slow
def test_processes_play_the_same() -> None:
    assert same(report(QUICK, 60, workers=Processes(2)), report(QUICK, 60))


@pytest.mark.slow
def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    killer = tmp_path / "dies_once.py"
    killer.write_text(
        "import os, signal, sys, json\n"
        f"mark = {str(tmp_path / 'died')!r}\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'hello', 'protocol': 1}), flush=True)\n"
        "    if said['type'] == 'choose':\n"
        "        if not os.path.exists(mark):\n"
        "            open(mark, 'w').close()\n"
        "            os.kill(os.getppid(), signal.SIGKILL)\n"
        "        print(json.dumps({'type': 'command', 'id': said['id'], 'index': 0}), flush=True)\n"
        "    if said['type'] == 'bye':\n"
        "        break\n"
    )
    played = tournament(RUMMY, ["greedy", f"cmd:python3 {killer}"], "dies")
    first = report(played, 12, workers=Processes(2))
    assert (tmp_path / "died").exists()
    assert first.forfeits == ()
    assert same(first, report(played, 12))


def test_a_bots_mistake_travels_between_processes() -> None:
    refused = Refused(Refusal.NOT_SEATED, seat=9)
    mistake = pickle.loads(pickle.dumps(BotMistake("b", 1, cmd.Draw(), refused)))
    assert (mistake.name, mistake.seat, mistake.command) == ("b", 1, cmd.Draw())
    assert (mistake.refused.code, mistake.refused.facts) == (refused.code, refused.facts)


def kept(path: Path, games: int, played: Tournament = QUICK, **more: object) -> Report:
    file = BlockFile(path, played)
    try:
        return report(played, games, kept=file, **more)
    finally:
        file.close()


class Nobody:
    """Fails when it is asked to play."""

    def play(self, played: Tournament, numbers: range) -> Blocks:
        assert not numbers
        yield from ()


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    kept(path, 4)
    assert same(kept(path, 10), report(QUICK, 10))
    assert same(kept(path, 10, workers=Nobody()), report(QUICK, 10))
    assert same(kept(path, 6, workers=Nobody()), report(QUICK, 6))


@pytest.mark.parametrize("cut", [1, 40])
def test_a_torn_last_line_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "blocks.jsonl"
    kept(path, 6)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    assert same(kept(path, 6), report(QUICK, 6))
    assert path.read_bytes() == whole


def test_a_torn_header_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    kept(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole[:20])
    kept(path, 2)
    assert path.read_bytes() == whole


def _other_seed(text: bytes) -> bytes:
    return text.replace(b'"seed":"quick"', b'"seed":"slow"')


def _no_header(text: bytes) -> bytes:
    return b"name,points\n" + text


def _no_block(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join([lines[0], b'{"block": 0}\n', *lines[2:]])


def _a_block_twice(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join([*lines[:2], *lines[1:]])


@pytest.mark.parametrize(
    ("spoil", "part", "what"),
    [
        (_other_seed, "seed", "slow"),
        (_no_header, "file", ""),
        (_no_block, "line", "2"),
        (_a_block_twice, "line", "3"),
    ],
)
def test_a_file_of_something_else_is_refused(
    tmp_path: Path, spoil: Callable[[bytes], bytes], part: str, what: str
) -> None:
    path = tmp_path / "blocks.jsonl"
    kept(path, 4)
    spoilt = spoil(path.read_bytes())
    path.write_bytes(spoilt)
    with pytest.raises(NotOurs) as caught:
        kept(path, 4)
    assert (caught.value.part, caught.value.what) == (part, what)
    assert path.read_bytes() == spoilt


def test_two_tournaments_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "blocks.jsonl"
    first = BlockFile(path, QUICK)
    with pytest.raises(NotOurs) as caught:
        BlockFile(path, QUICK)
    assert caught.value.part == "busy"
    first.close()
    BlockFile(path, QUICK).close()


def test_a_test_stops_the_matches_at_the_same_place_always(tmp_path: Path) -> None:
    bounds = Bounds(0.5, 0.9)
    alone = report(QUICK, 1000, bounds=bounds)
    assert alone.stopped == "test"
    assert alone.test is not None
    assert alone.test.verdict == "better"
    assert alone.games < 60
    path = tmp_path / "blocks.jsonl"
    kept(path, 6)
    assert same(kept(path, 1000, bounds=bounds), alone)
    assert same(kept(path, 1000, bounds=bounds, workers=Nobody()), alone)


def test_a_test_wants_two_bots() -> None:
    with pytest.raises(NotTwo):
        Run(tournament(RUMMY, ["greedy"] * 3, "s"), 3, bounds=Bounds(0.5, 0.6))


def test_a_run_can_be_broken_off() -> None:
    run = Run(QUICK, 20)
    for games in run:
        if games == 4:
            break
    assert run.report().games == 4
    assert run.report().stopped == "interrupted"


def test_more_than_two_bots_get_ratings() -> None:
    pytest.importorskip("openskill")
    pool = ["greedy", "random", "cmd:nobody is there"]
    rated = report(tournament(RUMMY, pool, "pool", 2), 12).ratings
    assert [rating.bot for rating in rated] == pool
    assert report(QUICK, 2).ratings == ()


def block_of(number: int, winner: int) -> Block:
    """A block of one match of two seats."""
    ranks = (winner, 1 - winner)
    return Block(number, (Outcome((winner,), ranks, (0, 0), 1, {}),))


def test_a_ladder_puts_the_winner_first() -> None:
    pytest.importorskip("openskill")
    from openrummy.arena.ratings import Ladder

    ladder = Ladder()
    strength = ["weak", "fair", "good"]
    for number in range(60):
        low, high = sorted((number % 3, (number + 1) % 3))
        ladder.add(block_of(number, 1), [(strength[low], strength[high])])
    assert [rating.bot for rating in ladder.ratings] == ["good", "fair", "weak"]
    assert all(rating.uncertainty < 8 for rating in ladder.ratings)
