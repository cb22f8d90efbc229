"""OpenSpiel's own random play, and its tensors against ours."""

from __future__ import annotations

import pytest

from openrummy.envs.games import GAMES

pytestmark = pytest.mark.oracle


@pytest.fixture(autouse=True)
def _registered() -> None:
    from openrummy.envs import spiel

    spiel.register()
    spiel.register()  # a second time does no harm


@pytest.mark.parametrize("game", GAMES)
def test_random_play(game: str) -> None:
    import pyspiel

    loaded = pyspiel.load_game(f"openrummy_{game.replace('-', '_')}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def test_more_players_and_another_deal() -> None:
    import pyspiel

    game = pyspiel.load_game("openrummy_jimmy_v1(players=5,deals=3,seed=7)")
    assert game.num_players() == 5
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, pytest.approx(1 / 3)) for deal in range(3)]
    texts = set()
    for deal in range(3):
        texts.add(str(state.child(deal)))
    assert len(texts) == 3


def test_observations() -> None:
    import pyspiel

    game = pyspiel.load_game("openrummy_gin_v1")
    observer = game.make_py_observer()
    recalled = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    state = game.new_initial_state()
    assert observer.string_from(state, 0) == "before the deal"
    state.apply_action(5)
    player = state.current_player()
    observer.set_from(state, player)
    assert (observer.dict["observation"] == state.episode.observe(player)).all()
    first = observer.string_from(state, player)
    assert f"Hand of seat {player}" in first
    state.apply_action(state.legal_actions()[0])
    assert recalled.string_from(state, player).startswith(f"{first}draw\n")
    assert first not in observer.string_from(state, player)
