"""What every test shares: the Hypothesis profiles and the `--rewrite` flag of the golden files."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

# No deadlines: on a shared machine a slow example says nothing about the code.
settings.register_profile("dev", deadline=None)
# The same examples on every run: a red build is repeated by the same command.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# A shell starts what runs in the background with interrupts ignored, and programs that the tests
# start inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite",
        action="store_true",
        help="write the golden files instead of comparing with them (make golden)",
    )


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--rewrite"))
