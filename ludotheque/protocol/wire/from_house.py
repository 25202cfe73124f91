"""Sent by the house over a table's socket."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Raw

from ludotheque.core.game import Data, Refusal, Result, Seat, Tagged
from ludotheque.core.line import How
from ludotheque.core.record import Agree, Lend, Resign, Return, Undo
from ludotheque.table.frame import Told

from .common import Problem
from .prepared import PreparedNow
from .tables import ChatMessage, TableInfo


class Welcome(Tagged, frozen=True):
    """The first thing that is sent."""

    protocol: int
    pulse: float
    """At least every so many seconds the house says something; silence means a dead link."""


class TableNow(Tagged, frozen=True):
    """The table, whenever something about it changes, and where you sit."""

    seat: Seat | None
    table: TableInfo
    kept: Seat | None = None
    """The chair that is kept for you, if there is one and you do not sit yet."""


class Times(Data, frozen=True):
    """Milliseconds left to each seat when this was sent, and whose time is running."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]
    paused: int = 0
    """Milliseconds until it does: as long as a pause was agreed on."""


class Remark(Data, frozen=True):
    """What a character says to something that everybody saw."""

    at: int
    """The line of the record that it is about."""
    seat: Seat
    key: str
    """Of the sentence, in the game's own words."""


class Near(Data, frozen=True, kw_only=True):
    """What there is an end to, and how much of it is left: told when there is little."""

    undos: int | None = None
    """How often you can still take back in this game."""
    lines: int | None = None
    """How many lines the record can still get."""


class Frame(Tagged, frozen=True, kw_only=True):
    """All that you may know of the game, and what happened since `since`."""

    at: int
    """How many lines the record has. It only ever grows."""
    since: int
    """The events and lines are those from this number on."""
    view: Any
    told: tuple[Told, ...]
    lines: tuple[Undo | Resign | Agree | Lend | Return, ...]
    moves: tuple[Any, ...]
    """What you may do, where it can be listed."""
    awaited: tuple[Seat, ...]
    times: Times | None
    """Null where nobody's time is counted."""
    undo: bool
    """Whether you have a move that could perhaps be taken back. Ask, and the house finds out: that
    is too dear for every frame.
    """
    forced: bool
    """Whether you are awaited and have one move only, as everybody can see: then it tells nobody
    anything if it is made at once. Where what leaves no choice is your secret, it is false.
    """
    result: Result | None
    how: How | None
    remarks: tuple[Remark, ...] = ()
    """What the table's characters said to it: the same words for everybody."""
    near: Near | None = None
    """Null as long as there is enough of everything."""


class ChatMessages(Tagged, frozen=True, tag="heard"):
    said: tuple[ChatMessage, ...]


class Accepted(Tagged, frozen=True):
    """It is done and on the disk.

    `at` is the number of the line that a move has become; for anything that leaves no line, how
    many lines there are.
    """

    id: str
    at: int
    offer: str | None = None
    """The id of the offer that was made, where others have to agree first."""


class UndoAnswer(Tagged, frozen=True):
    """Yes, it could be taken back; if not, there is an `objected` that says why."""

    id: str
    at: int
    """How many lines there are: with the next one it may be otherwise."""
    ask: bool
    """Whether others would be asked first."""


class Refused(Tagged, frozen=True):
    """The rules do not allow the move: which clause, why, and what made it apply."""

    id: str
    refusal: Refusal
    text: str


class Objected(Tagged, frozen=True):
    """The house does not allow it. With no `id` it is about the connection, which then ends."""

    id: str | None
    problem: Problem


class HintReason(Data, frozen=True):
    """Why a move is better than the next best, as a key of the game's words and the facts."""

    key: str
    facts: dict[str, int | str]
    share: int
    """How much of the lead goes without it, in hundredths."""


class Hint(Tagged, frozen=True, kw_only=True):
    """What the house's strongest would do: a function of what your seat sees, and of no more."""

    id: str
    at: int
    """How many lines the record had."""
    move: Any
    value: int
    """The part of the win that it promises, in thousandths."""
    lead: int
    """How much more than the next best, in thousandths; 0 where there is nothing to choose."""
    instead: Any
    """That next best move; null where there is none."""
    reasons: tuple[HintReason, ...]
    """The weightiest first."""


class LiveFrame(Tagged, frozen=True, tag="live"):
    """Something held, while it moves. Several may be lost; each one has all that counts."""

    at: int
    """Of the frame since which it is held. What is held later has another."""
    frame: Raw
    seq: int | None = None
    """The number of the last sample that is in it, as whoever steers counts; None without any."""


class Pulse(Tagged, frozen=True):
    """Still here."""


class Pong(Tagged, frozen=True):
    id: str


FromHouse: TypeAlias = (
    Welcome
    | TableNow
    | Frame
    | ChatMessages
    | Accepted
    | UndoAnswer
    | Refused
    | Objected
    | Hint
    | LiveFrame
    | PreparedNow
    | Pulse
    | Pong
)
