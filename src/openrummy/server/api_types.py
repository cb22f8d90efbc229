"""What goes in and out of the HTTP API; the OpenAPI document is made from these types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from openrummy.server.protocol import Seat

Name = Annotated[str, Meta(max_length=100)]
Seconds = Annotated[int, Meta(ge=5, le=3600)]
Pace = Annotated[float, Meta(ge=0, le=10)]
Options = dict[str, Any]


class Problem(Struct):
    """Why a request was refused: a code of the API, in words where a language was asked for."""

    code: str
    message: str | UnsetType = UNSET
    facts: dict[str, Any] | UnsetType = UNSET


class Failed(Struct):
    """The body of every answer with a status of 400 or more."""

    error: Problem


class OptionProblem(Struct):
    """One thing that is wrong with the options, and the option it concerns."""

    option: str
    message: str


class BadOptionsBody(Struct):
    """Options that cannot be played: every problem of them."""

    error: Problem
    problems: tuple[OptionProblem, ...]


class Guest(Struct):
    """A guest's name."""

    name: Name = ""


class Seats(Struct):
    """How many may play, and how many usually do."""

    min: int
    max: int
    recommended: tuple[int, int] | UnsetType = UNSET


class OptionInfo(Struct):
    """A house rule: what it decides, which values it takes, and the one it has."""

    name: str
    label: str
    form: dict[str, Any]
    rule: str
    value: Any
    words: dict[str, str] | UnsetType = UNSET


class Game(Struct):
    """A preset and the house rules that may be laid over it."""

    name: str
    version: int
    game: str
    title: str
    about: str
    seats: Seats
    bots: tuple[str, ...]
    """The levels of computer players, the weakest first."""
    options: tuple[OptionInfo, ...]


class Check(Struct, forbid_unknown_fields=True):
    """Options to be looked at."""

    options: Options = {}


class Checked(Struct):
    """Options that can be played: those that differ from the preset."""

    options: Options
    seats: Seats


class RuleOption(Struct):
    """The value of a house rule at this table, beside the paragraph that it changes."""

    name: str
    label: str
    value: str
    differs: bool


class Part(Struct):
    """A heading or a paragraph of the rule book."""

    kind: Literal["heading", "aim", "rule"]
    number: str
    text: str
    options: tuple[RuleOption, ...]


class RuleBook(Struct):
    """The rules of a game as one table plays it."""

    title: str
    about: str
    parts: tuple[Part, ...]


class Open(Struct, forbid_unknown_fields=True):
    """A table to be opened; ``bots`` are those of the seats after the host's."""

    preset: str
    seats: int
    options: Options = {}
    bots: Annotated[list[str | None], Meta(max_length=10)] = []
    name: Name = ""
    private: bool = True
    bot_pace: Pace = 0.8
    turn_seconds: Seconds | None = None
    buy_seconds: Seconds | None = None
    spectators: bool = True
    stand_in: bool = True
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None


class TableInfo(Struct):
    """A table as the lobby and the page of an invitation show it."""

    code: str
    preset: str
    title: str
    differs: Options
    seats: tuple[Seat, ...]
    started: bool
    open: int
    """Seats that one may sit on: open ones and those of bots."""
    over: bool = False
    private: bool = True
    you: int | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Who wants to sit, and where if it matters."""

    name: Name = ""
    seat: int | None = None


class Ticket(Struct):
    """A seat, and the secret of its link."""

    code: str
    seat: int
    seat_key: str


class OwnSeat(Struct, forbid_unknown_fields=True):
    """Whose seat it is, when the session does not say it."""

    seat_key: str | None = None


class PutBot(Struct, forbid_unknown_fields=True):
    """A bot for a seat; null opens it (before the start)."""

    seat: int
    bot: str | None = None
    seat_key: str | None = None


class Kick(Struct, forbid_unknown_fields=True):
    """A person whose seat is taken away."""

    seat: int
    seat_key: str | None = None


class Settings(Struct, forbid_unknown_fields=True):
    """What the host may change at any time; what is left out stays."""

    bot_pace: Pace | UnsetType = UNSET
    turn_seconds: Seconds | UnsetType | None = UNSET
    buy_seconds: Seconds | UnsetType | None = UNSET
    spectators: bool | UnsetType = UNSET
    stand_in: bool | UnsetType = UNSET
    seat_key: str | None = None


class Done(Struct):
    """It is done."""

    ok: bool = True


class Code(Struct):
    """The code of a table."""

    code: str


class ReplayLine(Struct):
    """A line of a record: its number in the file, the seat, and the command in words."""

    line: int
    seat: int
    do: str


class Standing(Struct):
    """How a match ended."""

    how: str
    totals: tuple[int, ...]
    final: tuple[int, ...]
    winners: tuple[int, ...]


class Replay(Struct):
    """A finished match."""

    preset: str
    options: Options
    seats: tuple[str, ...]
    lines: tuple[ReplayLine, ...]
    standing: Standing


class Moment(Struct):
    """A finished match after one of its lines. With open hands ``hands`` are those of all."""

    line: int
    view: Raw
    events: Raw
    hands: tuple[tuple[str, ...], ...] | UnsetType = UNSET
