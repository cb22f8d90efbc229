"""The games as Gymnasium knows them: one learner, the other seats played by a bot."""

from __future__ import annotations

from typing import Any

import gymnasium

from openrummy.bots import make
from openrummy.envs.coding import Bytes
from openrummy.envs.episode import Episode, Length
from openrummy.envs.games import GAMES
from openrummy.envs.show import text_of
from openrummy.envs.spaces import Seeds, actions_space, cards_space
from openrummy.table.view import view

_ENTRY = f"{__name__}:AgainstBots"


class AgainstBots(gymnasium.Env[Bytes, Any]):
    """A seat of a table whose other seats a bot plays.

    ``info["action_mask"]`` says what is legal; an illegal action ends the episode (see
    `openrummy.envs.episode.ILLEGAL`). A reward tells what happened since the learner's last action,
    the bots' turns included.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's own name

    def __init__(
        self,
        game: str,
        bot: str = "greedy",
        seat: int = 0,
        seats: int | None = None,
        length: Length = "round",
        most: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``seat`` is the learner's; ``seats``, ``length`` and ``most`` are those of `Episode`.

        Raises `UnknownEnvironment`, `UnknownBot`, `BadSeats`, and `ValueError` for a seat that the
        table does not have.
        """
        self.render_mode = render_mode
        self.episode = Episode(game, seats, length, most, seed="0")
        if not 0 <= seat < self.episode.seats:
            raise ValueError(f"no seat {seat} among {self.episode.seats}")
        self.seat, self.bot = seat, bot
        self.observation_space = cards_space(self.episode.game)
        self.action_space = actions_space(self.episode.game)
        self._seeds = Seeds()
        self._seat_bots("0")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deals an episode and lets the bots play up to the learner's first decision.

        There are no ``options``.
        """
        del options
        super().reset(seed=seed)
        dealt = self._seeds.next(seed)
        self.episode.restart(dealt)
        self._seat_bots(dealt)
        self._play_bots()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        """The learner acts, then the bots, up to the learner's next decision or the end."""
        self.episode.try_action(int(action))
        reward = float(self.episode.rewards[self.seat]) + self._play_bots()
        return (
            self._seen(),
            reward,
            self.episode.terminated,
            self.episode.truncated,
            self._info(),
        )

    def render(self) -> str | None:
        """The table as the learner sees it."""
        return text_of(self.episode, self.seat) if self.render_mode == "ansi" else None

    def _seat_bots(self, seed: str) -> None:
        self._bots = [
            make(self.bot, f"{seed}/{seat}/{self.bot}") for seat in range(self.episode.seats)
        ]

    def _play_bots(self) -> float:
        """Plays the bots' turns; the learner's reward meanwhile."""
        episode, reward = self.episode, 0.0
        while not episode.over and episode.seat != self.seat:
            actions = episode.actions()
            shown = view(episode.match, episode.seat)
            wanted = self._bots[episode.seat].choose(shown, tuple(actions.values()))
            episode.act(next(number for number, command in actions.items() if command == wanted))
            reward += float(episode.rewards[self.seat])
        return reward

    def _seen(self) -> Bytes:
        return self.episode.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat)}


def register() -> None:
    """Tells Gymnasium the ids ``openrummy/gin-v1`` and so on; once is enough, more do no harm."""
    for game in GAMES:
        name = f"openrummy/{game}"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=_ENTRY, kwargs={"game": game})
