"""OpenRummy beside its peers: what holds without any of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from bench import peers
from bench.peers import NotThere, Peer, Ratio
from openrummy.bench import NAMES

PYTHON = sys.executable


def script(folder: Path, text: str) -> str:
    (folder / "peer.py").write_text(text)
    return str(folder / "peer.py")


def own(*figures: float) -> dict[str, object]:
    """A benchmark of ours that measures these in turn."""
    values = iter(figures)
    return {"ours": lambda: lambda: {"games_per_second": next(values)}}


def test_every_peer_has_its_script_and_stands_beside_a_benchmark() -> None:
    for peer in peers.PEERS:
        assert (peers.HERE / peer.script).exists()
        assert {benchmark for benchmark, _ in peer.beside.values()} <= {*NAMES}


def test_medians_and_their_ratio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = f"print('hello'); print({json.dumps({'games': 4.0})!r})"
    peer = Peer("peer", script(tmp_path, told), {"games": ("ours", "games_per_second")})
    monkeypatch.setattr(peers, "BENCHMARKS", own(10.0, 1000.0, 12.0))
    [ratio] = peers.beside(peer, PYTHON, 3, 0.5)
    assert ratio == Ratio("peer", "games", 12.0, 4.0)
    assert ratio.times == 3.0


def test_a_peer_is_told_for_how_long(tmp_path: Path) -> None:
    told = "import json, sys; print(json.dumps({'seconds': float(sys.argv[1])}))"
    peer = Peer("peer", script(tmp_path, told), {})
    assert peers.ask(peer, PYTHON, 0.25) == {"seconds": 0.25}


def test_a_peer_that_is_not_installed_is_not_there(tmp_path: Path) -> None:
    missing = Peer("peer", script(tmp_path, "import no_such_peer"), {})
    with pytest.raises(NotThere):
        peers.ask(missing, PYTHON, 1)
    apart = Peer("peer", script(tmp_path, ""), {}, apart=True)
    with pytest.raises(NotThere):
        peers.ask(apart, str(tmp_path / "python"), 1)


def test_a_peer_that_fails_says_why(tmp_path: Path) -> None:
    broken = Peer("peer", script(tmp_path, "raise SystemExit('out of cards')"), {})
    with pytest.raises(RuntimeError, match="out of cards"):
        peers.ask(broken, PYTHON, 1)


@pytest.mark.parametrize("as_json", [False, True])
def test_who_is_not_there_is_left_out(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    as_json: bool,
) -> None:
    told = script(tmp_path, "print('{\"games\": 0.5}')")
    beside = {"games": ("ours", "games_per_second")}
    here, gone = Peer("Here", told, beside), Peer("Gone", told, beside, apart=True)
    monkeypatch.setattr(peers, "PEERS", (gone, here))
    monkeypatch.setattr(peers, "BENCHMARKS", own(100.0))
    words = ["peers.py", "--repeats", "1", "--python", str(tmp_path / "python")]
    monkeypatch.setattr(sys, "argv", [*words, "--json"] if as_json else words)
    peers.main()
    out, err = capsys.readouterr()
    assert err == "Gone is not installed and left out.\n"
    if as_json:
        [line] = map(json.loads, out.splitlines())
        assert (line["peer"], line["ours"], line["theirs"]) == ("Here", 100.0, 0.5)
        assert line["ratio"] == 200.0
    else:
        assert out.splitlines()[-1].split() == ["Here", "games", "100.0", "0.5", "200.0"]
