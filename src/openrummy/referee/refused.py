"""A refusal as a ruling: the rule's name, and one sentence for a person."""

from __future__ import annotations

from typing import Any

from openrummy.core.refusals import Refused
from openrummy.messages.bundle import messages
from openrummy.messages.sentences import refusal


def refused_ruling(refused: Refused, language: str) -> dict[str, Any]:
    """``rule`` and ``why`` of a refusal."""
    why = refusal(messages(language), refused.code, refused.facts)
    return {"rule": str(refused.code), "why": why}
