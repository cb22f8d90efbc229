from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from openrummy.bots import Bot
from openrummy.core.refusals import Refusal, Refused
from openrummy.records.record import BadRecord
from openrummy.rules.presets import preset
from openrummy.table import commands as cmd
from openrummy.table.events import Bought, BuyAsked, Drew, Event
from openrummy.table.view import SeatView
from openrummy.tui import saves
from openrummy.tui.game import LocalGame
from tests.tui.tables import NAMES, Quiet, bot_game, table


def play(game: LocalGame, actions: int) -> list[Event]:
    """Plays so many actions of the person as the bot advises."""
    for _ in range(actions):
        game.advance()
        if game.over:
            break
        choice = game.advice()
        assert choice is not None
        game.act(choice.command)
    game.advance()
    return game.log


class Buyer(Quiet):
    def choose(self, view: SeatView, legal: Sequence[cmd.Command]) -> cmd.Command:
        return cmd.Buy() if cmd.Buy() in legal else super().choose(view, legal)


def buyer(kind: str, seed: str) -> Bot:
    return Buyer()


def test_the_others_are_asked_to_buy_before_the_person_draws() -> None:
    game = table("jimmy", "4H 5H 6H KS", seats=3, bot=buyer, discarder=None)
    events = game.advance()
    assert [event.seat for event in events if isinstance(event, BuyAsked)] == [1, 2]
    assert game.next_seat() == 0
    with pytest.raises(Refused) as refused:
        game.act(cmd.Draw())
    assert refused.value.code == Refusal.BUY_PENDING
    assert any(isinstance(event, Bought) for event in game.act(cmd.Pass()))


def test_the_person_is_asked_to_buy_before_the_seat_on_turn_acts() -> None:
    game = table("jimmy", "4H 5H 6H KS", seats=3, turn=1, discarder=2)
    assert game.advance() == []
    assert set(game.moves) == {cmd.Buy(), cmd.Pass()}
    game.act(cmd.Buy())
    events = game.advance()
    assert any(isinstance(event, Bought) for event in events)
    assert len(game.view.round.hand) == 6  # type: ignore[union-attr]


def test_hidden_cards_stay_hidden() -> None:
    game = bot_game("gin", 2)
    play(game, 6)
    drawn = [event.card for event in game.log if isinstance(event, Drew) and event.seat != 0]
    assert drawn
    assert set(drawn) == {None}


@pytest.mark.parametrize(
    ("name", "seats"), [("gin", 2), pytest.param("jimmy", 3, marks=pytest.mark.slow)]
)
def test_a_resumed_match_goes_on_as_it_would_have_done(
    name: str, seats: int, tmp_path: Path
) -> None:
    rules, names, bots = preset(name), NAMES[:seats], ["greedy"] * (seats - 1)
    whole = saves.new_game(rules, names, bots, seed="r")
    play(whole, 24)
    path = tmp_path / "match.jsonl"
    first = saves.new_game(rules, names, bots, seed="r", path=path)
    play(first, 10)
    first.close()
    second = saves.resume_game(path)
    assert second.match == first.match
    assert second.log == first.log
    play(second, 14)
    second.close()
    assert second.match == whole.match


def test_the_last_unfinished_match_is_found(tmp_path: Path) -> None:
    assert saves.last_unfinished(tmp_path / "none") is None
    (tmp_path / "junk.jsonl").write_text("no record\n", encoding="utf-8")
    over = saves.new_game(preset("gin"), NAMES[:2], ["greedy"], path=tmp_path / "over.jsonl")
    over.act(cmd.Resign())
    over.close()
    assert saves.last_unfinished(tmp_path) is None
    open_ = saves.new_game(preset("gin"), NAMES[:2], ["greedy"], path=tmp_path / "open.jsonl")
    open_.close()
    assert saves.last_unfinished(tmp_path) == tmp_path / "open.jsonl"


def test_a_record_that_cannot_be_resumed(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_bytes(b"\xff\xfe\n")
    with pytest.raises(BadRecord):
        saves.resume_game(bad)


def test_matches_are_kept_in_the_data_folder(tmp_path: Path) -> None:
    assert saves.data_folder({"XDG_DATA_HOME": str(tmp_path)}) == tmp_path / "openrummy"
    assert saves.data_folder({}) == Path.home() / ".local" / "share" / "openrummy"
    assert saves.data_folder({"XDG_DATA_HOME": "relative"}) == saves.data_folder({})
    first = saves.fresh_path(tmp_path, "gin")
    first.touch()
    assert saves.fresh_path(tmp_path, "gin") != first


class FullDisk:
    def append(self, seat: int, command: cmd.Command) -> None:
        raise OSError(28, "No space left on device")

    def close(self) -> None:
        pass


def test_a_full_disk_does_not_end_the_match() -> None:
    game = bot_game("gin", 2, keeper=FullDisk())
    game.advance()
    game.act(game.moves[0])
    assert not game.saved
    assert game.trouble is not None
