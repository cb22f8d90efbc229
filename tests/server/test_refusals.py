"""What clients are told of a refusal: complete, so that they need no rules to say it."""

from __future__ import annotations

import pytest

from openrummy.core.refusals import Refusal, Refused
from openrummy.server.blocked import refusal_of


@pytest.mark.parametrize(
    ("code", "fact", "meant"),
    [
        (Refusal.STOCK_EMPTY, "last_take", "no"),
        (Refusal.CARD_NOT_HELD, "where", "hand"),
        (Refusal.RUN_WRAP, "ace_low", "no"),
        (Refusal.GOING_OUT, "cards", "none"),
    ],
)
def test_a_fact_that_is_left_out_is_sent_as_what_it_means(
    code: Refusal, fact: str, meant: str
) -> None:
    assert refusal_of(Refused(code), "rummy").facts[fact] == meant
    assert refusal_of(Refused(code, **{fact: "given"}), "rummy").facts[fact] == "given"


def test_a_set_that_lacks_one_card_is_closed_to_its_joker() -> None:
    refused = Refused(Refusal.SET_JOKER_IDENTITY, identity="both_missing", missing=("QC",))
    assert refusal_of(refused, "rummy").facts["identity"] == "closed"
