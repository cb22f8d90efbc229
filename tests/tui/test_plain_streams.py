from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from openrummy.messages.bundle import messages
from openrummy.rules.presets import preset
from openrummy.tui import run_plain, saves
from openrummy.tui.plain import INTERRUPTED
from tests.tui.tables import NAMES, PLAIN, table, typed

GIN = "9C TC 3S 3H 3D KS QD 7H 5D 2S"


class Bytes(io.TextIOWrapper):
    """A stream of bytes, as a pipe gives them."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8")


def test_bytes_that_are_no_text_and_endless_lines() -> None:
    """Report C145."""
    game = table("gin", GIN)
    data = b"\xff\xfe\x80draw\n" + b"y" * 200_000 + b"\n" + b"draw\n" + b"discard KS"
    out = io.StringIO()
    assert run_plain(game, messages("en"), Bytes(data), out, PLAIN) == 0
    assert "You discarded KS." in out.getvalue()
    assert "yyyyy" * 10 not in out.getvalue()


def test_the_end_of_the_input_says_that_the_match_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    game = saves.new_game(preset("gin"), NAMES[:2], ["greedy"], seed="e", path=path)
    assert typed(game).splitlines()[-1] == "The match is saved and can be resumed."
    again = saves.resume_game(path)
    assert again.match == game.match
    assert "The match is saved" in typed(again, "save", "quit")
    assert typed(table("gin", GIN)).splitlines()[-1] == "The match is not kept."


class Interrupted(io.BytesIO):
    def readline(self, size: int | None = -1, /) -> bytes:
        raise KeyboardInterrupt


def test_ctrl_c_saves_and_says_so() -> None:
    out = io.StringIO()
    code = run_plain(table("gin", GIN), messages("en"), io.TextIOWrapper(Interrupted()), out, PLAIN)
    assert (code, out.getvalue().splitlines()[-1]) == (INTERRUPTED, "The match is not kept.")


class Broken(io.StringIO):
    def write(self, text: str, /) -> int:
        raise BrokenPipeError


def test_nobody_reads_any_longer() -> None:
    assert run_plain(table("gin", GIN), messages("en"), io.StringIO("hand\n"), Broken(), PLAIN) == 0


SCRIPT = """
import os, sys
from openrummy.messages.bundle import messages
from openrummy.rules.presets import preset
from openrummy.tui import detect, run_plain, saves
game = saves.new_game(preset("gin"), ["\\u00c9va", "Zo\\u00eb"], ["greedy"], seed="p")
options = detect(sys.stdout, os.environ)
sys.exit(run_plain(game, messages("fr"), sys.stdin, sys.stdout, options))
"""


def run_script(env: dict[str, str], typed_in: bytes) -> tuple[int, bytes, bytes]:
    source = Path(__file__).parents[2] / "src"
    run = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=typed_in,
        capture_output=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(source)} | env,
        timeout=60,
    )
    return run.returncode, run.stdout, run.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C.UTF-8"},
    ],
    ids=["C", "ascii", "latin-1", "utf-8"],
)
def test_letters_and_no_encoding_error_when_piped(env: dict[str, str]) -> None:
    """Report C163."""
    code, out, err = run_script(env, "hand\nd é\nhelp\nrules\nrules 1\nquit\n".encode())
    assert (code, err) == (0, b"")
    assert b"\x1b" not in out
    assert not any(sign.encode() in out for sign in "♠♥♦♣")
    assert b"Votre main, 10" in out


def test_a_pipe_that_closes_early_is_left_quietly() -> None:
    source = Path(__file__).parents[2] / "src"
    with subprocess.Popen(
        [sys.executable, "-c", SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(source)},
    ) as run:
        assert run.stdin
        assert run.stdout
        assert run.stderr
        run.stdout.readline()
        run.stdout.close()
        try:
            run.stdin.write(b"rules 1\n" * 2000)
            run.stdin.close()
        except BrokenPipeError:
            pass
        assert run.stderr.read() == b""
        assert run.wait(30) == 0
