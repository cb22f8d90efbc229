"""What browser and server say to each other: one file of messages, the door for both ways.

Every message is a JSON object whose ``type`` names it. Whole views, not differences (design,
decision 10): a client that lost messages draws the next `Table` and is up to date. A test holds
the client's types to these (`openrummy.server.schema`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from openrummy.core.cards import Card
from openrummy.core.meld import End, Kind
from openrummy.table.commands import Add, Command, Move

Id = Annotated[str, Meta(min_length=8, max_length=64)]
"""A client's name for one of its commands: a repeat gets the same answer."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Groups: TypeAlias = tuple[tuple[Card, ...], ...]
Plays: TypeAlias = Annotated[tuple[Move | Add, ...], Meta(max_length=60)]
"""Plays on melds of the table that are staged: nobody else sees them yet."""

Phrase = Literal[
    "hello", "well_played", "thanks", "good_luck", "oops", "hurry", "one_moment", "bye"
]


# ---- from the browser ----------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket; ``seat_key`` is the secret of a seat link that was opened."""

    seat_key: Annotated[str, Meta(max_length=64)] | None = None


class Do(Struct, tag="do", forbid_unknown_fields=True):
    """A command of the table for the client's own seat, given at sight of ``version``."""

    id: Id
    version: int
    command: Command


class Draft(Struct, tag="draft", forbid_unknown_fields=True):
    """The client's own arrangement: kept for a reload or another device, and answered by `Advice`.

    ``order`` is the hand as it lies; ``groups`` the melds staged to be laid down (at gin: to be
    shown); ``chosen`` the cards selected; ``plays`` the cards moved or laid off, in their order.
    ``number`` comes back with the advice, which may be late.
    """

    order: tuple[Card, ...] = ()
    groups: Groups = ()
    chosen: tuple[Card, ...] = ()
    plays: Plays = ()
    number: int = 0


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    """What would the bot do here, and why?"""


class AskArrange(Struct, tag="ask_arrange", forbid_unknown_fields=True):
    """The hand in its best melds for this round."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A preset phrase, or free text where the table is private."""

    phrase: Phrase | None = None
    text: Text | None = None


class MoreTime(Struct, tag="more_time", forbid_unknown_fields=True):
    """The seat that is timed asks for twenty seconds more."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient: TypeAlias = Hello | Do | Draft | AskHint | AskArrange | Say | MoreTime | Ping


# ---- from the server -----------------------------------------------------------------------


class Seat(Struct):
    """Who sits where, as everyone may know. ``bot`` names the level of a bot."""

    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    connected: bool
    host: bool
    away: bool = False
    """A person whose seat a bot plays until they come back."""
    bot_in: int | UnsetType = UNSET
    """Seconds until a bot plays on for a person whose connection is gone."""


class Clock(Struct):
    """The time that runs: who is timed and when it ends, in milliseconds since 1970 (UTC)."""

    seats: tuple[int, ...]
    ends_at: int
    now: int
    more_left: int = 0


class Refusal(Struct):
    """Why something is not possible now: the rule, its facts, and its paragraphs in the book."""

    code: str
    facts: dict[str, Any]
    paragraphs: tuple[str, ...] = ()


class TableSettings(Struct):
    """What the host decided: preset and options are the view's rules."""

    private: bool
    bot_pace: float
    """Seconds between two actions of bots; 0 skips."""
    turn_seconds: int | None
    buy_seconds: int | None
    spectators: bool = True
    stand_in: bool = True
    """A bot plays for somebody whose connection is gone while others wait."""
    seeded: bool = False
    """Somebody chose the seed, and so may know the cards: for practice and tests."""


class Table(Struct, tag="table"):
    """Everything a client shows: the newest of these is the truth.

    ``view`` is a `SeatView` and ``events`` what happened since the message before, both as this
    seat sees them. ``legal`` are the commands that this seat may give now; ``blocked`` says of the
    others why not: draw, take, buy, pass, meld, add, swap, discard, knock, gin, grand_gin, next,
    and move where the table allows it.
    """

    code: str
    version: int
    you: int | None
    seats: tuple[Seat, ...]
    view: Raw
    events: Raw
    legal: Raw
    blocked: dict[str, Refusal]
    clock: Clock | None
    settings: TableSettings
    draft: Draft | None = None
    """The kept arrangement: sent once after `Hello`."""
    recent: Raw | UnsetType = UNSET
    """The last events of the round, sent once after `Hello`: what happened before one came."""
    rematch: str | None = None
    """The code of the table at which the same people play again."""


class Accepted(Struct, tag="accepted"):
    """A command was carried out and stored; ``version`` is the table's after it."""

    id: str
    version: int


class Refused(Struct, tag="refused"):
    """A command was refused and nothing has changed; a `Table` with the present state follows."""

    id: str
    version: int
    why: Refusal


class Group(Struct):
    """One staged group: the meld that it is (in table order, with its points), or why none."""

    cards: tuple[Card, ...]
    kind: Kind | None
    points: int | None
    why: Refusal | None
    may_be: tuple[Card, ...] = ()
    """What the joker of a set can stand for, where the player has a choice (R30)."""


class Slot(Struct):
    """A meld that the contract wants: filled by a staged group or open."""

    kind: Kind
    least: int
    filled: bool


class Meter(Struct):
    """How far the staged groups are toward an opening."""

    points: int
    need: int
    natural_run: bool | None


class Fit(Struct):
    """A meld on the table that takes the chosen cards: laid off at these ends, or as a joker."""

    meld: int
    way: Literal["add", "swap"]
    ends: tuple[End | None, ...]


class Own(Struct):
    """Gin: the staged melds shown as one's own, and the deadwood beside them.

    A knocker's discard is the one card chosen; ``why`` they can't be shown so, None when they can.
    """

    deadwood: int
    why: Refusal | None


class Defence(Struct):
    """Gin: the best answer to a knock, and the deadwood that it leaves."""

    melds: Groups
    plays: Plays
    deadwood: int


class Advice(Struct, tag="advice"):
    """The answer to `Draft`: what the arrangement is worth, by the table's own rules."""

    groups: tuple[Group, ...]
    chosen: Group | None
    """The chosen cards read as one meld, when there are three or more."""
    slots: tuple[Slot, ...]
    meter: Meter | None
    lay_down: Refusal | None
    """Why the staged groups can't be laid down now; None when they can (or none are staged)."""
    fits: tuple[Fit, ...]
    deadwood: int | None
    discards: dict[Card, int]
    """Gin: the deadwood that each discard would leave."""
    missing: int | None
    """Cards missing for the contract, from the whole hand."""
    best_points: int | None
    """The most opening points that the whole hand holds."""
    can_lay: bool
    """Whether the whole hand holds an opening, the contract, or a meld to lay."""
    plays: tuple[Refusal | None, ...] = ()
    """Why each of the staged plays is refused; None for those that are possible."""
    melds: Groups = ()
    """The melds of the table after the staged plays, when there are any."""
    moves: tuple[Move, ...] = ()
    """What can be moved between melds then."""
    own: Own | None = None
    defence: Defence | None = None
    knock_limit: int | None = None
    """Gin: the most deadwood to knock with in this round."""
    number: int = 0
    """Of the draft that this is about."""


class Arranged(Struct, tag="arranged"):
    """The answer to `AskArrange`: the best melds of the hand, and the rest by suit."""

    groups: Groups
    rest: tuple[Card, ...]


class Hint(Struct, tag="hint"):
    """The answer to `AskHint`: a command and the message that says why."""

    command: Raw
    message: str
    facts: dict[str, int | str]


class Said(Struct, tag="said"):
    """Somebody said something."""

    seat: int | None
    name: str
    phrase: Phrase | None
    text: str | None


class Wrong(Struct, tag="wrong"):
    """A message that could not be read or is not allowed; the socket stays open unless closed.

    Codes: bad_message, too_long, too_fast, not_seated, no_table, no_text_here, cannot_save.
    """

    code: str
    id: str | None = None


class Pong(Struct, tag="pong"):
    """I am here."""


FromServer: TypeAlias = Table | Accepted | Refused | Advice | Arranged | Hint | Said | Wrong | Pong
