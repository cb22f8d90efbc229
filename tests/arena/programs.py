"""Programs that play, well or badly: small Python scripts made for a test."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

_BOT = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hello(said):
    say(type="hello", protocol=1, name="a program")
def match(said):
    pass
def choose(said):
    say(type="command", id=said["id"], index=0)
def result(said):
    pass
def forfeit(said):
    pass
def bye(said):
    sys.exit()
{changes}
for line in sys.stdin:
    said = json.loads(line)
    globals()[said["type"]](said)
"""


def program(folder: Path, changes: str = "", name: str = "bot.py") -> str:
    """The bot's name of a program that takes the first legal command, but for the changes."""
    path = folder / name
    path.write_text(_BOT.format(changes=changes))
    return f"cmd:{shlex.join([sys.executable, str(path)])}"
