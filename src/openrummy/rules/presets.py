"""The presets by name, and house rules kept in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from openrummy.rules import gin, jimmy, rummy
from openrummy.rules.options import with_options
from openrummy.rules.ruleset import RuleSet

PRESETS: dict[str, RuleSet] = {
    rules.name: rules for rules in (*jimmy.PRESETS, *rummy.PRESETS, *gin.PRESETS)
}


class UnknownGame(ValueError):
    """No preset has this name."""

    def __init__(self, name: object) -> None:
        super().__init__(f"no such game: {name}")
        self.name = name


class BadHouseRules(ValueError):
    """A house-rules file that is no TOML, or not of the right shape; ``reason`` says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def preset(name: str, options: Mapping[str, object] | None = None) -> RuleSet:
    """The rules of a preset (``gin`` or ``gin@1``), with house rules laid over it.

    Raises `UnknownGame`, or `BadOptions` with every problem of the options.
    """
    rules = PRESETS.get(name.partition("@")[0])
    if rules is None or name not in (rules.name, f"{rules.name}@{rules.version}"):
        raise UnknownGame(name)
    return with_options(rules, options or {})


def read_house_rules(path: Path) -> tuple[str | None, dict[str, object]]:
    """The preset (or None) and the options of a house-rules file.

    The file is TOML: ``game = "jimmy"`` and the options, flat (``"buy.max_per_round" = 2``) or in
    tables (``[buy]`` then ``max_per_round = 2``). Raises `BadHouseRules`, or `OSError`.
    """
    try:
        data = tomllib.loads(path.read_bytes().decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadHouseRules(str(problem)) from problem
    game = data.pop("game", None)
    if game is not None and not isinstance(game, str):
        raise BadHouseRules("game: a name is wanted")
    return game, flat_options(data)


def flat_options(data: Mapping[str, Any]) -> dict[str, object]:
    """Options in tables as ``{"section.knob": value}``."""
    flat: dict[str, object] = {}
    for key, value in data.items():
        if isinstance(value, Mapping) and key != "points.table":
            for knob, part in value.items():
                flat[f"{key}.{knob}"] = part
        else:
            flat[key] = value
    return flat
