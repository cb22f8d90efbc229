"""Outside bots: they play as others do, and whatever they do wrong costs them the match at most."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest

from openrummy.arena import Forfeit, Limits, Outsiders, Run, play_match, tournament
from openrummy.arena.outside import is_outside, names_in
from openrummy.arena.outside.child import Child, Ended
from openrummy.arena.play import PlayedMatch
from openrummy.arena.report import Report
from openrummy.arena.show import forfeit_reason, report_json, report_notes
from openrummy.bots import make
from openrummy.messages.bundle import messages
from openrummy.records.codec import from_json
from openrummy.rules.presets import PRESETS, preset
from openrummy.table.commands import Command
from openrummy.table.view import SeatView
from tests.arena.programs import program

pytestmark = pytest.mark.slow

ONE_ROUND = preset("rummy30", {"match.format": "single"})
HASTY = Limits(move=0.3, match=5.0, start=5.0)


def against_random(name: str, limits: Limits | None = None) -> PlayedMatch:
    """A match of an outside bot on seat 1."""
    with Outsiders(limits) as outsiders:
        bots = [make("random", 1), outsiders.bot(name, "dice", object())]
        return play_match(ONE_ROUND, bots, "outside")


def first_legal_play() -> PlayedMatch:
    class First:
        name, why = "first", None

        def choose(self, view: SeatView, legal: tuple[Command, ...]) -> Command:
            return legal[0]

    return play_match(ONE_ROUND, [make("random", 1), First()], "outside")  # type: ignore[list-item]


def test_a_program_plays_as_a_bot_of_ours_would(tmp_path: Path) -> None:
    assert against_random(program(tmp_path)) == first_legal_play()


def test_a_command_may_be_given_in_full(tmp_path: Path) -> None:
    in_full = """
def choose(said):
    say(type="command", id=said["id"], command=said["legal"][0], unknown="left unread")
"""
    assert against_random(program(tmp_path, in_full)) == first_legal_play()


def test_what_a_program_is_told(tmp_path: Path) -> None:
    log = tmp_path / "told.jsonl"
    listens = f"""
log = open({str(log)!r}, "w")
def told(kind, act):
    def tell(said):
        log.write(json.dumps(said) + "\\n"); log.flush()
        act(said)
    return tell
for kind in ("hello", "match", "choose", "result", "forfeit", "bye"):
    globals()[kind] = told(kind, globals()[kind])
"""
    played = against_random(program(tmp_path, listens))
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert [message["type"] for message in told[:3]] == ["hello", "match", "choose"]
    assert [message["type"] for message in told[-2:]] == ["result", "bye"]
    hello, match, question, result = told[0], told[1], told[2], told[-2]
    assert hello["protocols"] == [1]
    assert match == {
        "type": "match",
        "rules": {"preset": "rummy30@1", "options": {}},
        "seat": 1,
        "seats": 2,
        "dice": "dice",
        "move_seconds": 10.0,
        "match_seconds": 600.0,
    }
    seen = from_json(json.dumps(question["view"]), SeatView)
    assert seen.seat == 1
    assert len(seen.round.hand) == seen.round.counts[1]
    assert question["legal"]
    assert (result["winners"], result["over"]) == (list(played.winners), "played")


LAPSES = [
    ("def hello(said): say(type='hello', protocol=2)", "version", {"said": 2, "known": "1"}),
    ("def hello(said): time.sleep(60)", "no_hello", {"seconds": "1"}),
    ("def choose(said): time.sleep(60)", "slow", {"seconds": "0.3"}),
    ("def choose(said): sys.exit('no idea')", "left", {"code": 1}),
    ("def choose(said): os.kill(os.getpid(), 11)", "left", {"code": -11}),
    ("def choose(said): print('draw', flush=True)", "garbage", {"said": "draw"}),
    ("def choose(said): print('{' * 3_000_000, flush=True)", "garbage", {"said": "{" * 200}),
    ("def choose(said): sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "garbage", {}),
    ("def choose(said): say(type='command', id=said['id'], index=999)", "garbage", {}),
    ("def choose(said): say(type='command', id=said['id'], index=-1)", "garbage", {}),
    ("def choose(said): say(type='command', id=said['id'])", "garbage", {}),
    (
        "def choose(said): say(type='command', id=said['id'], command={'type': 'fly'})",
        "garbage",
        {},
    ),
    ("def choose(said): say(type='command', id=7, index=0)", "wrong_id", {"said": 7, "asked": 1}),
    (
        """
def choose(said):
    say(type="command", id=said["id"], command={"type": "discard", "card": "2S"})
""",
        "illegal",
        {"command": "discard 2S", "reason": "turn.draw_first"},
    ),
    (
        "def choose(said): say(type='command', id=said['id'], command={'type': 'abandon'})",
        "illegal",
        {"command": "abandon", "reason": "abandon"},
    ),
]


@pytest.mark.parametrize(("changes", "lapse", "facts"), LAPSES)
def test_a_lapse_costs_the_match(
    tmp_path: Path, changes: str, lapse: str, facts: dict[str, object]
) -> None:
    limits = Limits(move=0.3 if lapse == "slow" else 5.0, start=1.0 if lapse == "no_hello" else 5)
    began = time.monotonic()
    played = against_random(program(tmp_path, changes), limits)
    assert time.monotonic() - began < 8
    assert played.winners == (0,)
    assert played.forfeit is not None
    seat, lost = played.forfeit
    assert (seat, lost.lapse) == (1, lapse)
    assert facts.items() <= lost.facts.items()
    for language in ("en", "fr"):
        said = forfeit_reason(lost.lapse, lost.facts, messages(language))
        assert "{" not in said.replace("{" * 200, "")


def test_a_match_has_a_time_too(tmp_path: Path) -> None:
    slow = "def choose(said): time.sleep(0.06); say(type='command', id=said['id'], index=0)"
    played = against_random(program(tmp_path, slow), Limits(move=5.0, match=0.2))
    assert played.forfeit is not None
    assert played.forfeit[1].lapse == "budget"
    assert played.forfeit[1].facts == {"seconds": "0.2"}


def test_its_last_words_are_kept(tmp_path: Path) -> None:
    played = against_random(program(tmp_path, "def choose(said): 1 / 0"))
    assert played.forfeit is not None
    assert played.forfeit[1].errors.splitlines()[-1] == "ZeroDivisionError: division by zero"


def test_a_flood_of_words_stops_nobody(tmp_path: Path) -> None:
    flood = """
def choose(said):
    while True:
        print("x" * 1000, flush=True)
        print("y" * 1000, file=sys.stderr, flush=True)
"""
    played = against_random(program(tmp_path, flood), HASTY)
    assert played.forfeit is not None
    assert played.forfeit[1].lapse == "garbage"


def test_a_program_that_reads_nothing_stops_nobody(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text("import time; time.sleep(60)")
    played = against_random(f"cmd:python3 {path}", Limits(move=0.3, start=0.3))
    assert played.forfeit is not None
    assert played.forfeit[1].lapse == "no_hello"


@pytest.mark.parametrize("name", ["cmd:", "cmd:no-such-program-anywhere", "cmd:'unclosed"])
def test_what_cannot_be_started(name: str) -> None:
    with Outsiders() as outsiders, pytest.raises(Forfeit) as caught:
        outsiders.check(name)
    assert caught.value.lapse == "no_start"


def test_a_program_and_what_it_started_are_ended(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    forks = f"""
import subprocess
child = subprocess.Popen(["sleep", "60"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
def choose(said): time.sleep(60)
"""
    against_random(program(tmp_path, forks), HASTY)
    own, child = map(int, pids.read_text().split())
    with pytest.raises(ProcessLookupError):
        os.kill(own, 0)
    for _ in range(100):
        state = Path(f"/proc/{child}/stat")
        if not state.exists() or state.read_text().split()[2] == "Z":
            break
        time.sleep(0.02)
    else:
        pytest.fail("what the program had started lives on")


def test_a_line_comes_in_time_or_not_at_all() -> None:
    child = Child(["cat"])
    with pytest.raises(TimeoutError):
        child.hear(0.01)
    child.tell(b"hello")
    assert child.hear(5) == b"hello\n"
    child.stop(kindly=True)
    assert child.code() == 0
    with pytest.raises(Ended):
        child.hear(1)


def test_names_with_commas_stand_in_quotation_marks() -> None:
    assert names_in("greedy, random") == ["greedy", "random"]
    assert names_in('greedy,"cmd:bot a,b"') == ["greedy", "cmd:bot a,b"]
    assert names_in("cmd:python3 'my bot.py',random") == ["cmd:python3 'my bot.py'", "random"]
    assert names_in("") == []
    assert is_outside("cmd:x")
    assert not is_outside("greedy")


def forfeited(tmp_path: Path) -> Report:
    """Four matches of a program that fails in its second match."""
    changes = """
def match(said):
    global choose
    if os.path.exists(sys.argv[0] + ".once"):
        def choose(said): sys.exit(3)
    open(sys.argv[0] + ".once", "w")
"""
    bots = ["random", program(tmp_path, changes)]
    run = Run(tournament(PRESETS["rummy30"], bots, "forfeits"), 4)
    for _ in run:
        pass
    return run.report()


def test_forfeits_are_counted_and_explained(tmp_path: Path) -> None:
    report = forfeited(tmp_path)
    (lost,) = report.forfeits
    assert (lost.count, lost.block, lost.match) == (3, 0, 1)
    assert (lost.lapse, lost.first.facts) == ("left", {"code": 3})
    assert report.games == 4
    assert report.lines[0].wins >= 3
    plain = report_json(report)
    assert json.loads(json.dumps(plain))["forfeits"][0]["first"]["lapse"] == "left"
    notes = "\n".join(report_notes(report, messages("en")))
    assert "forfeited 3 matches (deal 0): the program ended (exit code 3)." in notes
