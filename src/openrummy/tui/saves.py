"""Matches on disk: where they are kept, a new one, and one that goes on."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from openrummy.bots import make
from openrummy.core.shuffle import fresh_seed
from openrummy.records.record import BadRecord, new_header, read_record
from openrummy.records.replay import replay
from openrummy.records.writer import RecordWriter
from openrummy.rules.ruleset import RuleSet
from openrummy.table.decide import start
from openrummy.tui.game import LocalGame, MakeBot


def data_folder(env: Mapping[str, str] = os.environ) -> Path:
    """Where matches are kept: ``openrummy`` in the data folder of the person (XDG)."""
    home = env.get("XDG_DATA_HOME", "")
    base = Path(home) if home.startswith("/") else Path.home() / ".local" / "share"
    return base / "openrummy"


def fresh_path(folder: Path, game: str) -> Path:
    """A file name that is not taken yet for a match that starts now."""
    stamp = f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    names = (f"{stamp}{suffix}.jsonl" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(folder / name for name in names if not (folder / name).exists())


def new_game(
    rules: RuleSet,
    names: Sequence[str],
    bots: Sequence[str],
    *,
    person: int = 0,
    seed: str | None = None,
    path: Path | None = None,
    make_bot: MakeBot = make,
) -> LocalGame:
    """A new match, kept in ``path`` if one is given.

    ``names`` has a name for each seat, ``bots`` a kind of bot for each but the person's. Raises
    `openrummy.table.decide.BadSeats`, `openrummy.bots.UnknownBot`, `FileExistsError`, `OSError`.
    """
    seed = fresh_seed() if seed is None else seed
    match, events = start(rules, len(names), seed)
    for kind in bots:
        make_bot(kind, seed)
    kinds: list[str | None] = [*bots]
    kinds.insert(person, None)
    keeper = None
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        played = {seat: kind for seat, kind in enumerate(kinds) if kind is not None}
        keeper = RecordWriter.create(path, new_header(rules, names, seed, played))
    return LocalGame(match, names, kinds, make_bot, person=person, keeper=keeper, past=events)


class NotResumable(ValueError):
    """A record of a match without exactly one person at the table."""


def resume_game(path: Path, make_bot: MakeBot = make) -> LocalGame:
    """The match of a record, to be played on and kept in the same file.

    Raises `openrummy.records.record.BadRecord`, `NotResumable`, `openrummy.bots.UnknownBot` and
    `OSError`; then the file is as it was.
    """
    read = read_record(path)
    seats = range(len(read.header.seats))
    people = [seat for seat in seats if seat not in read.header.bots]
    if len(people) != 1:
        raise NotResumable(path.name)
    for kind in read.header.bots.values():
        make_bot(kind, "")
    steps = list(replay(read))
    keeper, record = RecordWriter.reopen(path)
    return LocalGame(
        steps[-1].match,
        record.header.seats,
        tuple(record.header.bots.get(seat) for seat in seats),
        make_bot,
        person=people[0],
        keeper=keeper,
        past=[event for step in steps for event in step.events],
        commands=len(record.lines),
    )


def last_unfinished(folder: Path) -> Path | None:
    """The record of the match that was played last and is not over; None when there is none."""
    try:
        paths = sorted(folder.glob("*.jsonl"), key=lambda p: p.stat().st_mtime, reverse=True)
    except OSError:
        return None
    return next((path for path in paths if _goes_on(path)), None)


def _goes_on(path: Path) -> bool:
    try:
        record = read_record(path)
        people = len(record.header.seats) - len(record.header.bots)
        *_, last = replay(record)
    except (BadRecord, OSError):
        return False
    return people == 1 and last.match.over is None
