"""The picture of a report."""

from __future__ import annotations

from pathlib import Path

import pytest

from openrummy.arena import Bounds, Run, tournament
from openrummy.messages.bundle import messages
from openrummy.rules.presets import PRESETS

pytest.importorskip("matplotlib", reason="needs the extra plot")


@pytest.mark.slow
@pytest.mark.parametrize("bounds", [None, Bounds(0.5, 0.6)])
def test_a_picture_names_the_bots(tmp_path: Path, bounds: Bounds | None) -> None:
    from matplotlib import rc_context

    from openrummy.arena.plot import draw

    run = Run(tournament(PRESETS["rummy30"], ["greedy", "random"], "p"), 4, bounds=bounds)
    for _ in run:
        pass
    path = tmp_path / "picture.svg"
    with rc_context({"svg.fonttype": "none"}):
        draw(run.report(), path, messages("en"))
    drawn = path.read_text(encoding="utf-8")
    assert {"greedy", "random", "Win rate (%)", "Points"} <= set(drawn.replace("<", ">").split(">"))
    assert ("Log likelihood ratio" in drawn) == (bounds is not None)


@pytest.mark.parametrize("name", ["picture.docx", "picture", "no/such/folder/picture.png"])
def test_a_picture_that_cannot_be(tmp_path: Path, name: str) -> None:
    from openrummy.arena.plot import NoPicture, check

    with pytest.raises(NoPicture):
        check(tmp_path / name)
    check(tmp_path / "picture.PNG")
