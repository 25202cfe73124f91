"""Of what is kept about somebody, to be handed to them."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Data, Seat
from ludotheque.core.record import Name

from .day import DayDate
from .tables import TableInfo


class OwnTable(Data, frozen=True, kw_only=True):
    """A table where you sat, may sit, said something, or that you have set up."""

    table: TableInfo
    """As everybody at it sees it, the names included."""
    seat: Seat | None
    entropy: str
    """What you gave to the luck of the game."""
    host: bool
    kept: Seat | None
    record: str | None
    """Once the game is over; null too for those that were left out."""
    prepared: tuple[Any, ...]
    """The moves that you have prepared there."""


class OwnSaying(Data, frozen=True, kw_only=True):
    """Something that you said."""

    table: str
    room: str
    number: int
    name: str
    """What you were called then."""
    text: str
    when: int


class OwnReport(Data, frozen=True):
    """Something that was reported to the host."""

    when: int
    table: str
    yours: bool
    """By you; else it is about you."""
    words: str
    """Of yours, if it is about them."""
    why: str
    """Of yours, if you reported."""


class OwnTry(Data, frozen=True):
    """A deal of the day that you have begun."""

    day: DayDate
    game: str
    table: str


class OwnGame(Data, frozen=True, kw_only=True):
    """What you have made of a game."""

    game: str
    played: int = 0
    won: int = 0
    """Alone."""
    shared: int = 0
    """Won together with others."""
    best: int | None = None
    """The most points in a game that was played to its end."""
    table: str | None = None
    """Where that was, the last time."""


class OwnRival(Data, frozen=True, kw_only=True):
    """Somebody whom you have played against: a person by the name that they had last, or all bots
    of a strength.
    """

    name: Name | None
    strength: str | None
    played: int
    won: int
    """By you, and not by them."""
    lost: int
    """The other way round."""


class OwnPlayed(Data, frozen=True, kw_only=True):
    """Your games in numbers, those that you played most first."""

    counted: int
    """The last games that are over, 500 at most."""
    games: tuple[OwnGame, ...]
    rivals: tuple[OwnRival, ...]


class OwnChannel(Data, frozen=True, kw_only=True):
    """A way in which you are called."""

    kind: str
    address: str
    device: str
    confirmed: bool
    opens: bool
    """Whether a link that is sent there lets you in."""
    language: str
    p256dh: str
    """Of a device: with the next, what the house encrypts for it with."""
    auth: str
    made: int


class OwnData(Data, frozen=True, kw_only=True):
    """All that the house keeps about you."""

    when: int
    """Of this list, in milliseconds since 1970, as all of them."""
    id: str
    name: Name
    claimed: bool
    passphrase: str
    """What is kept of it: the name of the function whose result stands there; empty for none."""
    since: int
    devices_left: int
    """So many devices were left, and are remembered as such."""
    muted: bool
    banned: bool
    tables: tuple[OwnTable, ...]
    records_left_out: int
    """Of so many games that are over the record is not here, for there would be no end to it: each
    is at `/api/tables/ID/record`.
    """
    words: tuple[OwnSaying, ...]
    reports: tuple[OwnReport, ...]
    tries: tuple[OwnTry, ...]
    channels: tuple[OwnChannel, ...]
    wishes: Any
    """When and how you want to be called; null if you have said nothing."""
