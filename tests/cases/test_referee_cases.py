"""Every question of the case files gets its ruling, and every option has a case on and off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from openrummy.core.refusals import Refusal
from openrummy.referee import rule
from tests.cases.matching import mismatch

HERE = Path(__file__).parent


def cases() -> list[Any]:
    """All cases of the folder, each with its id."""
    return [
        pytest.param(case, id=case["id"])
        for path in sorted(HERE.glob("*.jsonl"))
        for case in map(json.loads, path.read_text().splitlines())
    ]


@pytest.mark.parametrize("case", cases())
def test_case(case: dict[str, Any]) -> None:
    ruling = rule(case["question"])
    assert mismatch(case["ruling"], ruling) is None, ruling
    if ruling.get("legal") is False:
        rule_name = ruling.get("rule") or ruling["refused"]["rule"]
        assert rule_name in set(Refusal)
        assert ruling["why"].strip()
    json.dumps(ruling)
