"""Many tables in one call: held to the engine, whatever steps them."""

from __future__ import annotations

from threading import Thread

import numpy as np
import pytest
from msgspec.structs import replace

from openrummy.core.cards import Card, from_number
from openrummy.envs import exposed_numbers as numbers
from openrummy.envs.batch import Actions, Batch
from openrummy.envs.episode import Episode, Length
from openrummy.envs.exposed_tables import ExposedTables
from openrummy.envs.games import GAMES
from openrummy.envs.gin_tables import GinTables
from openrummy.envs.vector import IllegalActions, VectorTable
from openrummy.kernels import exposed_layout as on
from openrummy.kernels import gin_cells as at
from openrummy.rules.presets import PRESETS
from openrummy.table import commands as cmd
from openrummy.table.decide import BadSeats, new_match
from openrummy.table.events import DealerDrawn, Dealt, TurnStarted
from openrummy.table.evolve import fold
from openrummy.table.state import Match, with_hand
from tests.laws.playing import round_of

EAGER = np.r_[3, 56:108]
"""Knocks and gins of ``gin-v1``."""


def random_actions(batch: Batch, dice: np.random.Generator) -> Actions:
    """A legal action for each table; in gin often a knock, where one is legal."""
    weights = batch.mask * dice.random(batch.mask.shape)
    if batch.mask.shape[1] == 108:
        weights[:, EAGER] *= 30
    else:
        weights[:, numbers.LAY : numbers.ADD] *= 30
    actions: Actions = weights.argmax(axis=1)
    return actions


def cards(of: list[int]) -> tuple[Card, ...]:
    return tuple(map(from_number, of))


def dealt(tables: GinTables, table: int) -> Match:
    """The match of a table that was just dealt, for the engine."""
    cells = tables._cells[table * at.STRIDE : (table + 1) * at.STRIDE].tolist()
    hands = [[card for card in range(52) if hand >> card & 1] for hand in cells[:2]]
    stock = cells[at.CARDS : at.CARDS + cells[at.STOCK_SIZE]]
    dealer = cells[at.DEALER]
    deal = Dealt(
        number=1,
        dealer=dealer,
        starter=1 - dealer,
        hands=tuple(map(cards, hands)),
        stock=cards(stock),
        pile=cards([cells[at.UPCARD]]),
    )
    start = new_match(PRESETS["gin"], 2, "another")
    return fold(start, [DealerDrawn((), dealer), deal, TurnStarted(1 - dealer)])


def test_tables_of_gin_are_those_of_the_engine() -> None:
    vector = VectorTable(8, seed=3)
    tables = vector._tables
    assert isinstance(tables, GinTables)
    batch, dice = vector.batch, np.random.default_rng(5)
    episodes = [Episode("gin-v1") for _ in range(vector.n)]
    for table, episode in enumerate(episodes):
        episode.play_on(dealt(tables, table))
    ended, won = 0, 0
    for _ in range(300):
        for table, episode in enumerate(episodes):
            assert episode.seat == batch.seat[table]
            assert (episode.observe() == batch.observation[table]).all()
            assert (episode.mask() == batch.mask[table]).all()
        actions = random_actions(batch, dice)
        _, _, reward, done = vector.step(actions)
        for table, episode in enumerate(episodes):
            episode.act(int(actions[table]))
            assert reward[table] == pytest.approx(episode.rewards)
            assert done[table] == episode.over
            if episode.over:
                ended += 1
                won += bool(episode.rewards.any())
                episode.play_on(dealt(tables, table))
    assert ended > 10
    assert won > 1


def test_a_match_of_gin_goes_on_to_its_end() -> None:
    vector, dice = VectorTable(8, seed=1, length="match"), np.random.default_rng(1)
    total, matches = np.zeros((8, 2)), 0
    for _ in range(6000):
        _, _, reward, done = vector.step(random_actions(vector.batch, dice))
        total += reward
        for table in done.nonzero()[0]:
            assert not vector.batch.truncated[table]
            assert abs(total[table]).max() >= 0.01
            total[table] = 0
            matches += 1
    assert matches
    assert abs(total.sum(axis=1)).max() < 1e-4


@pytest.mark.parametrize(
    ("game", "seats"), [("rummy30-v1", 2), ("rummy51-v1", 4), ("jimmy-v1", 3), ("rummy30-v1", 6)]
)
def test_tables_of_other_games_are_those_of_the_engine(game: str, seats: int) -> None:
    vector = VectorTable(4, game, seed=2, seats=seats)
    tables = vector._tables
    assert isinstance(tables, ExposedTables)
    batch, dice = vector.batch, np.random.default_rng(8)
    episodes = [Episode(game, seats) for _ in range(vector.n)]
    for table, episode in enumerate(episodes):
        episode.play_on(dealt_exposed(tables, table))
    ended = laid = 0
    for _ in range(330):
        for table, episode in enumerate(episodes):
            assert episode.seat == batch.seat[table]
            assert (episode.observe() == batch.observation[table]).all()
            assert (episode.mask() == batch.mask[table]).all()
        actions = random_actions(batch, dice)
        _, _, reward, done = vector.step(actions)
        for table, episode in enumerate(episodes):
            before = recycles(episode)
            laid += isinstance(episode.actions()[int(actions[table])], cmd.LayDown)
            episode.act(int(actions[table]))
            assert reward[table] == pytest.approx(episode.rewards, abs=1e-6)
            assert done[table] == episode.over
            if episode.over:
                ended += 1
                episode.play_on(dealt_exposed(tables, table))
            elif recycles(episode) > before:
                episode.play_on(with_stock(tables, table, episode.match))
    assert ended
    assert laid > 5


def recycles(episode: Episode) -> int:
    return round_of(episode.match).recycles


def exposed_cells(tables: ExposedTables, table: int) -> list[int]:
    size = tables._kernel.size
    row: list[int] = tables._cells[table * size : (table + 1) * size].tolist()
    return row


def exposed_stock(cells: list[int]) -> tuple[Card, ...]:
    return cards(cells[on.STOCK : on.STOCK + cells[on.STOCK_SIZE]])


def dealt_exposed(tables: ExposedTables, table: int) -> Match:
    """The match of a table that was just dealt, for the engine."""
    setting, cells = tables.setting, exposed_cells(tables, table)
    dealer, starter = cells[on.DEALER], cells[on.STARTER]
    hands = []
    for seat in range(setting.seats):
        counts = cells[on.HANDS + 53 * seat : on.HANDS + 53 * seat + 53]
        hands.append(cards([card for card, count in enumerate(counts) for _ in range(count)]))
    deal = Dealt(
        number=1,
        dealer=dealer,
        starter=starter,
        hands=tuple(hands),
        stock=exposed_stock(cells),
        pile=cards(cells[on.PILE : on.PILE + cells[on.PILE_SIZE]]),
        contracts=(0,) * setting.seats if setting.game.rules.contracts else (),
    )
    start = new_match(setting.game.rules, setting.seats, "another")
    return fold(start, [DealerDrawn((), dealer), deal, TurnStarted(starter)])


def with_stock(tables: ExposedTables, table: int, match: Match) -> Match:
    """The match with the order of the stock that the kernel's own dice made of the pile."""
    stock, round_ = exposed_stock(exposed_cells(tables, table)), round_of(match)
    assert len(stock) == len(round_.stock)
    # A card drawn in the same step came from that order too.
    seat = round_.turn
    counts = exposed_cells(tables, table)[on.HANDS + 53 * seat : on.HANDS + 53 * seat + 53]
    hand = cards([card for card, count in enumerate(counts) for _ in range(count)])
    assert sorted((*hand, *stock)) == sorted((*round_.hands[seat], *round_.stock))
    return replace(match, round=replace(round_, hands=with_hand(round_, seat, hand), stock=stock))


def digest(vector: VectorTable, steps: int) -> list[bytes]:
    dice = np.random.default_rng(7)
    told = []
    for _ in range(steps):
        vector.step(random_actions(vector.batch, dice))
        told.append(b"".join(part.tobytes() for part in vars(vector.batch).values()))
    vector.close()
    return told


@pytest.mark.parametrize(("game", "tables", "steps"), [("gin-v1", 101, 90), ("jimmy-v1", 13, 90)])
def test_threads_change_nothing(game: str, tables: int, steps: int) -> None:
    one = digest(VectorTable(tables, game, seed=4), steps)
    assert one == digest(VectorTable(tables, game, seed=4, threads=2), steps)
    assert one == digest(VectorTable(tables, game, seed=4, threads=3), steps)
    assert one != digest(VectorTable(tables, game, seed=5), steps)


def test_own_threads_may_step_ranges() -> None:
    whole, halves = VectorTable(100, seed=2), VectorTable(100, seed=2)
    dice = np.random.default_rng(3)
    for _ in range(60):
        actions = random_actions(whole.batch, dice)
        threads = [
            Thread(target=halves.step_range, args=(first, first + 50, actions[first : first + 50]))
            for first in (0, 50)
        ]
        for thread in threads:
            thread.start()
        whole.step(actions)
        for thread in threads:
            thread.join()
        for one, other in zip(vars(whole.batch).values(), vars(halves.batch).values(), strict=True):
            assert (one == other).all()


@pytest.mark.parametrize("game", ["gin-v1", "jimmy-v1"])
@pytest.mark.parametrize("length", ["round", "match"])
def test_long_episodes_are_cut_off(game: str, length: Length) -> None:
    vector = VectorTable(3, game, seed=1, length=length, most=4)
    dice, starts = np.random.default_rng(1), set()
    for step in range(1, 13):
        starts.add(vector.batch.observation[0].tobytes())
        _, _, reward, done = vector.step(random_actions(vector.batch, dice))
        assert done.all() == vector.batch.truncated.all() == (step % 4 == 0)
        assert not reward.any()
    assert len(starts) > 10


def test_the_arrays_are_the_memory_of_the_tables() -> None:
    vector = VectorTable(4)
    before = vector.batch
    seen, mask, reward, done = vector.step(random_actions(before, np.random.default_rng(1)))
    assert seen is before.observation
    assert mask is before.mask
    assert reward is before.reward
    assert done is before.done


@pytest.mark.parametrize("game", ["gin-v1", "rummy30-v1"])
def test_illegal_actions_are_refused_before_any_table_steps(game: str) -> None:
    vector = VectorTable(4, game, seed=1)
    before = [part.copy() for part in vars(vector.batch).values()]
    for wrong in (-1, GAMES[game].actions, GAMES[game].actions - 1):
        with pytest.raises(IllegalActions) as refused:
            vector.step([0, wrong, 0, wrong])
        assert refused.value.tables == (1, 3)
        with pytest.raises(IllegalActions) as refused:
            vector.step_range(2, 4, [0, wrong])
        assert refused.value.tables == (3,)
    for part, was in zip(vars(vector.batch).values(), before, strict=True):
        assert (part == was).all()


def test_what_cannot_be_is_refused() -> None:
    vector = VectorTable(4)
    for actions in ([0, 0, 0], [[0, 0, 0, 0]], [0.0, 0.0, 0.0, 0.0]):
        with pytest.raises(ValueError, match="4 whole numbers"):
            vector.step(actions)
    with pytest.raises(ValueError, match="no tables 3 to 5"):
        vector.step_range(3, 5, [0, 0])
    with pytest.raises(ValueError, match="at least one table"):
        VectorTable(0)
    with pytest.raises(BadSeats):
        VectorTable(1, "gin-v1", seats=4)
