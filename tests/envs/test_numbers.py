"""The tables of actions and observations (docs/envs.md)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from openrummy.core.cards import FACES, NUMBER, face, meaning
from openrummy.core.meld import Meld
from openrummy.envs import exposed_numbers, gin_code
from openrummy.envs.coding import BadAction
from openrummy.envs.episode import Episode
from openrummy.envs.games import GAMES, UnknownEnvironment, game_of
from openrummy.table import commands as cmd
from openrummy.table.decide import BadSeats
from openrummy.table.legal import is_legal, legal
from openrummy.table.state import TableMeld, with_hand
from openrummy.table.view import view
from tests.envs.playing import TABLES, choose, played
from tests.laws.playing import round_of

each_table = pytest.mark.parametrize(("game", "seats"), TABLES)


@each_table
def test_every_action_in_the_mask_is_legal_and_there_is_one(game: str, seats: int) -> None:
    for episode in played(game, seats, "mask"):
        mask = episode.mask()
        assert mask.any()
        actions = episode.actions()
        assert sorted(actions) == np.flatnonzero(mask).tolist()
        for command in actions.values():
            assert is_legal(episode.match, episode.seat, command)
        for seat in range(seats):
            assert seat == episode.seat or not episode.mask(seat).any()


@each_table
def test_actions_reach_every_legal_command(game: str, seats: int) -> None:
    """These games hold few enough melds and jokers for the table of actions to hold them all."""
    for episode in played(game, seats, "all", most=400):
        found = sorted(map(repr, episode.actions().values()))
        assert found == sorted(map(repr, legal(episode.match, episode.seat)))


def test_numbers_of_gin_are_those_of_the_document() -> None:
    assert gin_code.number_of(cmd.Draw()) == 0
    assert gin_code.number_of(cmd.Take()) == 1
    assert gin_code.number_of(cmd.Pass()) == 2
    assert gin_code.number_of(cmd.CallGrandGin()) == 3
    assert gin_code.number_of(cmd.Discard("AS")) == 4
    assert gin_code.number_of(cmd.Discard("KC")) == 55
    assert gin_code.number_of(cmd.Knock("AS")) == 56
    assert gin_code.number_of(cmd.CallGin("KC")) == 107
    for command in (cmd.Done(), cmd.Take("AS"), cmd.Knock("AS", ())):
        with pytest.raises(ValueError, match="no action of gin-v1"):
            gin_code.number_of(command)


def test_the_numbers_are_those_of_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")
    for game in GAMES.values():
        rows, cells = game.shape
        line = next(line for line in text.splitlines() if line.startswith(f"| `{game.id}` "))
        assert f"| {game.actions} | {rows} x {cells} bytes |" in line
        assert line.split("|")[3].strip().startswith(str(game.seats))
    numbers = exposed_numbers
    for line in (
        f"| {numbers.DISCARD} + card | discard",
        f"| {numbers.LAY} + k | lay down as row {numbers.OFFERED} + k",
        f"| {numbers.ADD} + {numbers.ADDS} x meld + way |",
        f"| {numbers.SWAP} + {numbers.SWAPS} x meld + way |",
        f"| {numbers.KNOWN} to {numbers.TABLE - 1} |",
        f"| {numbers.TABLE} to {numbers.OFFERED - 1} |",
        f"| {numbers.OFFERED} to {numbers.ROWS - 1} |",
        f"| {numbers.ANSWER} to {numbers.ANSWER + numbers.SEATS - 1} |",
    ):
        assert line in text, line


def test_known_cards_of_gin_are_those_taken_and_not_discarded_since() -> None:
    dice, most = Random("known"), 0
    for seed in range(6):
        known: list[set[str]] = [set(), set()]
        episode = Episode("gin-v1", seed=f"known{seed}")
        while not episode.over:
            for seat in range(2):
                row = episode.observe(seat)[3]
                wanted = sorted(NUMBER[card] for card in known[1 - seat])
                assert row.nonzero()[0].tolist() == wanted
                most = max(most, len(wanted))
            seat, top = episode.seat, round_of(episode.match).pile[-1:]
            action = choose(episode, dice)
            match episode.actions()[action]:
                case cmd.Take():
                    known[seat].update(top)
                case cmd.Discard(card):
                    known[seat].discard(card)
            episode.act(action)
    assert most > 2


def test_rows_of_gin() -> None:
    for episode in played("gin-v1", 2, "rows"):
        shown = view(episode.match, episode.seat).round
        assert shown is not None
        rows = [set(row.nonzero()[0].tolist()) for row in episode.observe()]
        assert rows[0] == {NUMBER[card] for card in shown.hand}
        assert rows[1] == {NUMBER[card] for card in shown.pile[-1:]}
        assert rows[2] == {NUMBER[card] for card in shown.pile}


@pytest.mark.parametrize(("game", "seats"), [t for t in TABLES if not t[0].startswith("gin")])
def test_rows_of_games_with_melds(game: str, seats: int) -> None:
    code = exposed_numbers
    laid = 0
    for episode in played(game, seats, "rows", most=300):
        seat, seen = episode.seat, episode.observe()
        round_ = round_of(episode.match)
        for row, cards in ((0, round_.hands[seat]), (1, round_.pile[-1:]), (2, round_.pile)):
            assert seen[row].sum() == len(cards)
            assert set(seen[row].nonzero()[0].tolist()) == {NUMBER[card] for card in cards}
        for step in range(1, seats):
            known = round_.known[(seat + step) % seats]
            assert seen[code.KNOWN + step - 1].sum() == len(known)
        facts = seen[code.FACTS].tolist()
        order = [(seat + step) % seats for step in range(seats)]
        assert facts[1] == order.index(round_.turn)
        assert facts[2] == min(255, len(round_.stock))
        assert facts[10 : 10 + seats] == [len(round_.hands[other]) for other in order]
        assert facts[17 : 17 + seats] == [int(round_.opened[other]) for other in order]
        assert facts[24 : 24 + seats] == [round_.buys[other] for other in order]
        for index, table in enumerate(round_.melds):
            row = seen[code.TABLE + index].astype(int)
            assert (row % 16).sum() + (row // 16).sum() == len(table.meld.cards)
            jokers = [NUMBER[meaning(card)] for card in table.meld.cards if card != face(card)]
            assert sorted((row // 16).nonzero()[0].tolist()) == sorted(set(jokers))
            laid += 1
        for number, command in episode.actions().items():
            if isinstance(command, cmd.LayDown):
                row = seen[code.OFFERED + number - code.LAY].astype(int)
                assert (row % 16 + row // 16).sum() == sum(map(len, command.melds))
        offered = sum(isinstance(c, cmd.LayDown) for c in episode.actions().values())
        assert (seen[code.OFFERED :].sum(axis=1) > 0).sum() == offered
    assert laid


def test_more_melds_and_lay_downs_than_the_table_holds() -> None:
    """What has no number is left out; what is left is legal, and the longest lay-downs are in."""
    start = Episode("rummy30-v1", seed="crowd").match
    round_ = round_of(start)
    seat = round_.turn
    hand = tuple(FACES[suit * 13 + rank] for suit in range(4) for rank in range(5))
    laid = TableMeld(seat, Meld("run", ("7S", "8S", "9S")))
    crowded = replace(
        round_,
        phase="play",
        hands=with_hand(round_, seat, (*hand, "TS")),
        opened=(True, True),
        opened_on=(1, 1),
        melds=(laid,) * 30,
    )
    episode = Episode("rummy30-v1", seed="crowd")
    episode.play_on(replace(start, round=crowded))
    actions = episode.actions()
    all_ = list(legal(episode.match, seat))
    assert all(command in all_ for command in actions.values())
    lays = [command for command in actions.values() if isinstance(command, cmd.LayDown)]
    sizes = [sum(map(len, command.melds)) for command in all_ if isinstance(command, cmd.LayDown)]
    assert len(sizes) > len(lays) == exposed_numbers.OFFERS
    found = [sum(map(len, command.melds)) for command in lays]
    assert found == sorted(sizes, reverse=True)[: exposed_numbers.OFFERS]
    adds = {command.meld for command in actions.values() if isinstance(command, cmd.Add)}
    assert adds == set(range(exposed_numbers.MELDS))
    assert episode.observe()[exposed_numbers.TABLE :].any(axis=1).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    episode = Episode("gin-v1", seed="1")
    before = episode.match
    for action in (-1, 107, 108, 4):
        with pytest.raises(BadAction) as refused:
            episode.act(action)
        assert refused.value.legal == (0, 1)
    assert episode.match is before
    assert episode.decisions == 0


def test_unknown_ids_and_seats_are_refused() -> None:
    with pytest.raises(UnknownEnvironment, match=r"gin-v1, rummy30-v1, rummy51-v1, jimmy-v1"):
        game_of("gin")
    with pytest.raises(BadSeats):
        Episode("gin-v1", 3)
