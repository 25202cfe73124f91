"""What can be asked of a live table, by guests and by the house itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from ludotheque.core.game import Seat, ignore
from ludotheque.protocol.wire import Answered, Fill, Sit
from ludotheque.server.people.person import Person


class Leave(Struct, frozen=True):
    """A person gets up before the game began."""


class Rematch(Struct, frozen=True):
    """A person wants to play again."""


class TimeUp(Struct, frozen=True):
    """Somebody's time may be up."""


class CameBack(Struct, frozen=True):
    """A person is here again, for whom a bot plays or is about to."""

    seat: Seat


class WentAway(Struct, frozen=True):
    """A person's last connection is gone: an offer may not need their word any more."""


class BotChose(Struct, frozen=True):
    """What a bot has chosen; None is to wait."""

    seat: Seat
    move: Any
    late: bool = False
    """It was chosen for a person whose time is up."""


class HandSettled(Struct, frozen=True):
    """What a hand has done, and what came of it."""

    seat: Seat
    job: bytes
    """What was simulated: if the table waits for something else by now, this is of no use."""
    move: Any
    settled: Any
    """None if the hand went back for want of anything better, and nothing has happened."""
    late: bool = False


InternalCommand: TypeAlias = TimeUp | CameBack | WentAway | BotChose | HandSettled
Command: TypeAlias = Answered | Sit | Fill | Leave | Rematch | InternalCommand


class Envelope(Struct, frozen=True, eq=False):
    """One thing to do, who wants it, and whom to tell how it went."""

    what: Command
    person: Person | None = None
    reply: Callable[[object], None] = ignore
    arrived: float = 0.0
    share: Seat | None = None
    """Of the inbox: a seat's own, or that of all who only watch."""


class Receipt(Struct, frozen=True):
    """It is stored. `at` is the number of the line it became, or how many there are if none."""

    at: int
    table: str | None = None
    offer: str | None = None
