"""Questions and rulings as lines of JSON: ``openrummy referee``."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import BinaryIO

from openrummy.referee.fields import QuestionError
from openrummy.referee.ruling import Ruling, error_ruling, rule


def answer_lines(lines: Iterable[bytes], out: BinaryIO, language: str = "en") -> None:
    """Answers each line in order, flushing each; blank lines are passed over."""
    for line in lines:
        if line.strip():
            ruling = answer(line, language)
            out.write(json.dumps(ruling, ensure_ascii=False, allow_nan=False).encode() + b"\n")
            out.flush()


def answer(line: bytes, language: str) -> Ruling:
    """The ruling on one line; broken JSON is answered with ``bad_json``."""
    try:
        question = json.loads(line.decode())
        json.dumps(question, allow_nan=False)
    except (ValueError, RecursionError) as problem:
        return error_ruling(QuestionError("bad_json", reason=str(problem)[:200]), language)
    return rule(question, language)
