"""The kernel of Rummy and Jimmy from Python: rules, deals, seeds, batches, what seats see."""

from __future__ import annotations

from array import array
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from copy import copy

import pytest
from msgspec.structs import replace

from openrummy.core.cards import NUMBER, sort_cards
from openrummy.kernels import exposed_layout as at
from openrummy.kernels.exposed import RANDOM, SIMPLE, ExposedKernel, playouts
from openrummy.kernels.exposed_config import NotForKernel
from openrummy.rules.presets import PRESETS, preset
from openrummy.table import commands as cmd
from openrummy.table.decide import start
from openrummy.table.legal import legal
from openrummy.table.state import Match
from tests.both_modes import printed_alike
from tests.bots.seats import position
from tests.laws.playing import round_of

JIMMY = ExposedKernel(PRESETS["jimmy"], 4)


@pytest.mark.parametrize(
    ("name", "options", "option"),
    [
        ("gin", {}, "game"),
        ("rummy30", {"draw.discard_depth": "any"}, "draw.discard_depth"),
        ("kalooki40", {"layoff.requires_open": False}, "layoff.requires_open"),
        ("kalooki40", {"joker.swap_requires_open": False}, "joker.swap_requires_open"),
        (
            "rummy30",
            {"joker.on_replace": "take_and_play_now", "joker.swap_requires_open": False},
            "joker.swap_requires_open",
        ),
        ("jimmy", {"table.rearrange": True}, "table.rearrange"),
        ("jimmy", {"contract.new_melds_after_down": True}, "set.distinct_suits"),
        ("rummy30", {"going_out": "play_only"}, "going_out"),
        ("jimmy", {"buy.max_per_round": 30}, "buy.max_per_round"),
        ("jimmy", {"contract.list": [{"runs": 4, "sets": 0}], "run.min": 3}, "contract.list"),
    ],
)
def test_what_it_cannot_play_it_says(name: str, options: dict[str, object], option: str) -> None:
    with pytest.raises(NotForKernel) as refused:
        ExposedKernel(preset(name, options), 2)
    assert refused.value.option == option
    assert str(refused.value).startswith(f"the kernel cannot play {option}: ")


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("jimmy", {}, 5),
        ("jimmy-2026", {}, 2),
        ("rummy30", {}, 6),
        ("rummy30", {"deal.upcard": True, "deal.starter_extra": True, "deck.ranks": 9}, 3),
        ("jimmy", {"deal.upcard_joker": "rebury", "turn.direction": "ccw"}, 3),
    ],
)
def test_it_deals_the_whole_pack(name: str, options: dict[str, object], seats: int) -> None:
    rules = preset(name, options)
    kernel = ExposedKernel(rules, seats)
    row = kernel.tables(1)
    first, upcards = Counter[int](), Counter[int]()
    for seed in range(300):
        kernel.start(row, seed)
        hands = [
            row[at.HANDS + seat * at.KINDS_OF_CARD :][: at.KINDS_OF_CARD] for seat in range(seats)
        ]
        cards = Counter(row[at.STOCK : at.STOCK + row[at.STOCK_SIZE]])
        pile = row[at.PILE : at.PILE + row[at.PILE_SIZE]]
        cards.update(pile)
        for hand in hands:
            cards.update({card: count for card, count in enumerate(hand) if count})
        assert cards == Counter(NUMBER[card] for card in rules.pack(seats))
        sizes = [rules.hand_size(1)] * seats
        sizes[row[at.STARTER]] += rules.deal.starter_extra
        assert [sum(hand) for hand in hands] == sizes
        assert len(pile) == rules.deal.upcard
        step = 1 if rules.turn.direction == "cw" else -1
        assert row[at.TURN] == row[at.STARTER] == (row[at.DEALER] + step) % seats
        first[row[at.DEALER]] += 1
        upcards.update(pile)
    assert len(first) == seats
    if rules.deal.upcard_joker == "rebury":
        assert at.JOKER not in upcards
    assert not rules.deal.upcard or len(upcards) > 20


def test_the_same_seed_plays_the_same_matches() -> None:
    kernel = ExposedKernel(preset("jimmy", {"round.max_turns": 9}), 3)
    for policy in (RANDOM, SIMPLE):
        some = kernel.playouts(2, 7, policy)
        assert some == kernel.playouts(2, 7, policy) == playouts(kernel.rules, 3, 2, 7, policy)
        assert some != kernel.playouts(2, 8, policy)
        assert some.games == 2
        assert some.rounds == 14 == sum(some.endings)


def test_compiled_and_plain_python_play_the_same() -> None:
    code = (
        "from openrummy.kernels.exposed import ExposedKernel\n"
        "from openrummy.rules.presets import preset\n"
        "for name in ('jimmy', 'jimmy-2026', 'rummy30', 'rummy51'):\n"
        "    rules = preset(name, {'round.max_turns': 9})\n"
        "    print([ExposedKernel(rules, 3).playouts(1, 5, policy) for policy in (0, 1)])\n"
    )
    assert printed_alike(code)


def test_simple_play_goes_out_long_before_random_play() -> None:
    for name in ("jimmy", "rummy30", "rummy51", "kalooki40"):
        kernel = ExposedKernel(PRESETS[name], 2)
        simple, random = kernel.playouts(4, 1, SIMPLE), kernel.playouts(4, 1, RANDOM)
        assert simple.endings[0] == simple.rounds
        assert simple.decisions * 2 < random.decisions


class Batch:
    """Tables with all that steps of them need."""

    def __init__(self, kernel: ExposedKernel, count: int, seed: int) -> None:
        self.kernel, self.count = kernel, count
        self.tables, self.work = kernel.tables(count), kernel.work()
        self.seen = bytearray(count * kernel.observation)
        self.mask = bytearray(count * kernel.actions)
        self.seats, self.dones = bytearray(count), bytearray(count)
        self.actions = array("q", [0] * count)
        self.rewards = array("q", [0] * count * kernel.seats)
        kernel.reset(self.tables, 0, count, seed)

    def step(self, first: int, last: int, *, matches: bool = True) -> None:
        """Looks, chooses and acts at some of the tables."""
        kernel = self.kernel
        kernel.look(self.tables, first, last, self.seen, self.mask, self.seats, self.work)
        kernel.choose(self.tables, first, last, RANDOM, self.actions, self.work)
        for table in range(first, last):
            assert self.mask[table * kernel.actions + self.actions[table]]
        assert not kernel.step(
            self.tables, first, last, self.actions, self.rewards, self.dones, self.work,
            matches=matches,
        )  # fmt: skip

    def story(self) -> object:
        """All that can be seen of it."""
        parts = (self.seen, self.mask, self.seats, self.dones)
        return self.actions[:], self.rewards[:], *map(bytes, parts)


@pytest.mark.parametrize("name", ["jimmy", "jimmy-strict", "rummy30", "rami51-french"])
def test_a_table_plays_by_its_seed_whatever_the_batch(name: str) -> None:
    kernel = ExposedKernel(PRESETS[name], 3)
    whole, halves, other = Batch(kernel, 4, 1), Batch(kernel, 4, 1), Batch(kernel, 4, 2)
    for _ in range(120):
        whole.step(0, 4)
        halves.step(2, 4)
        halves.step(0, 2)
        other.step(0, 4)
        assert whole.story() == halves.story()
    assert whole.story() != other.story()


def test_threads_change_nothing() -> None:
    whole, halves = Batch(JIMMY, 32, 1), Batch(JIMMY, 32, 1)
    works = [JIMMY.work(), JIMMY.work()]

    def half(first: int, work: array[int]) -> None:
        part = copy(halves)
        part.work = work
        part.step(first, first + 16)

    with ThreadPoolExecutor(2) as pool:
        for _ in range(40):
            whole.step(0, 32)
            list(pool.map(half, (0, 16), works))
    assert whole.story() == halves.story()
    assert whole.tables == halves.tables


def test_rewards_and_ends_come_with_the_end_of_a_round() -> None:
    kernel = ExposedKernel(PRESETS["rummy30"], 2)
    batch = Batch(kernel, 4, 3)
    ended = 0
    for _ in range(400):
        batch.step(0, 4)
        for table in range(4):
            rewards = batch.rewards[2 * table : 2 * table + 2]
            assert max(rewards) <= 0
            assert bool(batch.dones[table]) == (min(rewards) < 0)
            ended += batch.dones[table]
    assert ended > 1


def test_a_round_may_stand_for_itself() -> None:
    batch = Batch(ExposedKernel(preset("jimmy", {"round.max_turns": 5}), 3), 2, 3)
    contracts = set()
    for _ in range(400):
        batch.step(0, 2, matches=False)
        contracts.add(batch.tables[at.CONTRACT])
    assert contracts == {0}
    for _ in range(400):
        batch.step(0, 2)
        contracts.add(batch.tables[at.CONTRACT])
    assert len(contracts) > 2


def last_discard(phase: str) -> Match:
    """A round without a stock, with seat 0 to act, in which no discard can be used."""
    options: dict[str, object] = {"recycle.max": 0}
    match = position("kalooki40", "4C 8D KH", phase=phase, others=3, options=options)
    return replace(match, round=replace(round_of(match), stock=()))


def test_where_no_discard_can_be_used_the_step_ends_the_round() -> None:
    match = last_discard("play")
    batch = Batch(ExposedKernel(match.rules, 2), 1, 1)
    batch.kernel.set_up(batch.tables, match, 1)
    batch.step(0, 1, matches=False)
    assert batch.dones[0]
    assert min(batch.rewards) < 0


@pytest.mark.parametrize("policy", [RANDOM, SIMPLE])
def test_who_can_neither_draw_nor_use_the_discard_passes(policy: int) -> None:
    match = last_discard("draw")
    kernel = ExposedKernel(match.rules, 2)
    row, work, actions = kernel.tables(1), kernel.work(), array("q", [0])
    kernel.set_up(row, match, 1)
    row[at.IN_DOUBT] = 1
    kernel.choose(row, 0, 1, policy, actions, work)
    assert kernel.legal(row, 0, work) == [at.DRAW] == actions.tolist()
    kernel.act(row, 0, at.DRAW)
    assert row[at.PHASE] == at.ROUND_OVER
    assert row[at.ENDING] == at.EXHAUSTED


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(JIMMY, 2, 1)
    batch.actions[0], batch.actions[1] = at.DISCARD, at.PASS
    before = batch.tables[: JIMMY.size]
    refused = JIMMY.step(batch.tables, 0, 2, batch.actions, batch.rewards, batch.dones, batch.work)
    assert refused == 1
    assert batch.tables[: at.FORMS] == before[: at.FORMS]
    assert batch.tables[JIMMY.size + at.PASSED] or batch.tables[JIMMY.size + at.LET_GO]


def test_a_seat_sees_its_hand_the_piles_and_what_all_saw() -> None:
    kernel = ExposedKernel(PRESETS["rummy30"], 3)
    batch = Batch(kernel, 1, 4)
    known = laid = fitting = 0
    for _ in range(400):
        batch.step(0, 1)
        kernel.look(batch.tables, 0, 1, batch.seen, batch.mask, batch.seats, batch.work)
        row, seat = batch.tables, batch.seats[0]
        planes = [list(batch.seen[53 * i : 53 * i + 53]) for i in range(3 + 2 * 3)]
        hands = [row[at.HANDS + 53 * other :][:53].tolist() for other in range(3)]
        assert planes[0] == hands[seat]
        assert sum(planes[1]) == (row[at.PILE_SIZE] > 0)
        assert sum(planes[2]) == row[at.PILE_SIZE]
        for i in (1, 2):
            other = hands[(seat + i) % 3]
            assert all(a <= b for a, b in zip(planes[2 + i], other, strict=True))
        known += sum(planes[3])
        laid += sum(map(sum, planes[5:8]))
        fitting += sum(planes[8])
        total = sum(row[at.STOCK_SIZE : at.STOCK_SIZE + 1]) + row[at.PILE_SIZE]
        assert total + sum(map(sum, hands)) + sum(map(sum, planes[5:8])) == 108
    assert known > 0
    assert laid > 0
    assert fitting > 0


@pytest.mark.parametrize("short", ["tables", "actions", "rewards", "dones"])
def test_short_buffers_are_refused(short: str) -> None:
    batch = Batch(JIMMY, 2, 1)
    buffer = getattr(batch, short)
    setattr(batch, short, buffer[:-1])
    with pytest.raises(ValueError, match="a buffer of"):
        JIMMY.step(batch.tables, 0, 2, batch.actions, batch.rewards, batch.dones, batch.work)
    with pytest.raises(ValueError, match="no tables 2 to 0"):
        JIMMY.reset(batch.tables, 2, 1, 0)


def test_a_search_can_start_from_a_guess_at_the_hidden_cards() -> None:
    match, _ = start(PRESETS["jimmy"], 4, "guess")
    round_ = match.round
    assert round_ is not None
    row, work = JIMMY.tables(1), JIMMY.work()
    JIMMY.set_up(row, match, 9)
    hidden = [*round_.stock]
    for seat in (0, 1, 2):
        hidden += round_.hands[seat]
    hidden = list(sort_cards(hidden))
    guess = [hidden[11 * i : 11 * i + 11] for i in range(3)] + [list(round_.hands[3])]
    JIMMY.set_hidden(row, guess, hidden[33:])
    assert row[at.STOCK_SIZE] == len(round_.stock)
    assert row[at.HELD : at.HELD + 4].tolist() == [11] * 4
    twin = row[:]
    JIMMY.play_on(row, SIMPLE, work)
    assert row[at.PHASE] == at.ROUND_OVER
    assert twin[at.PHASE] == at.DRAWING
    JIMMY.play_on(twin, SIMPLE, work)
    assert twin == row


def test_actions_and_commands_say_the_same() -> None:
    match, _ = start(PRESETS["jimmy"], 4, "commands")
    row, work = JIMMY.tables(1), JIMMY.work()
    JIMMY.set_up(row, match, 1)
    seat = JIMMY.to_ask(row)
    for command in legal(match, seat):
        action = JIMMY.action(row, seat, command, work)
        assert JIMMY.command(row, seat, action) == command
    with pytest.raises(ValueError, match="not among the actions"):
        JIMMY.action(row, seat, cmd.Add(("8S", "9S"), 0), work)
