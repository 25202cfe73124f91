"""What guests and the house itself can ask of a live table, and how they are answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec import Struct

from ludotheque.core.game import Seat, ignore
from ludotheque.protocol.wire import (
    Answer,
    AskUndo,
    Fill,
    GiveUp,
    Prepare,
    ProposeDraw,
    ProposeLend,
    ProposePause,
    Say,
    Sit,
    TakeBack,
)
from ludotheque.server.people.person import Person

# Of guests, beside those that travel as they are


class MakeMove(Struct, frozen=True):
    """A `Submit` whose move has been read: one of this game, if perhaps not a legal one."""

    id: str
    move: Any


class Leave(Struct, frozen=True):
    """A person gets up before the game began."""


class Rematch(Struct, frozen=True):
    """A person wants to play again."""


class Forget(Struct, frozen=True):
    """A person has themselves deleted."""


# Of the house itself


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
    """None if the house lost what was held, and nothing has happened."""
    late: bool = False


class LookAtPrepared(Struct, frozen=True):
    """Something has happened: what was prepared may be due by it, or end."""


class MakePrepared(Struct, frozen=True):
    """What was prepared and is due is to be made."""


class LeftAlone(Struct, frozen=True):
    """Somebody has gone whose turn it is; `missed` if their line broke, and nobody knows what they
    saw last.
    """

    seat: Seat
    missed: bool


class LookAgain(Struct, frozen=True):
    """It was not certain what is stored."""


PlayerCommand: TypeAlias = (
    MakeMove | TakeBack | GiveUp | ProposeDraw | ProposeLend | ProposePause | Answer
)
GuestCommand: TypeAlias = (
    PlayerCommand | AskUndo | Prepare | Say | Sit | Fill | Leave | Rematch | Forget
)
InternalCommand: TypeAlias = (
    TimeUp
    | CameBack
    | WentAway
    | BotChose
    | HandSettled
    | LookAtPrepared
    | MakePrepared
    | LookAgain
    | LeftAlone
)
Command: TypeAlias = GuestCommand | InternalCommand


class Receipt(Struct, frozen=True):
    """It is stored. `at` is the number of the line it became, or how many there are if none."""

    at: int
    table: str | None = None
    offer: str | None = None
    undo_asks: bool | None = None
    """To who only wanted to know whether they could take something back: whether others are asked.
    """


ReplyTo: TypeAlias = Callable[[object], None]
"""Told how it went: a `Receipt`, or the exception that says why it did not."""
Post: TypeAlias = Callable[[InternalCommand, ReplyTo], None]
"""Hands a command of the house's own to the table."""
GuestHandler: TypeAlias = Callable[[Any, Person, int], Awaitable[Receipt]]
InternalHandler: TypeAlias = Callable[[Any, int], Awaitable[Receipt]]
"""Does what a command asks for, at a time."""


class Envelope(Struct, frozen=True, eq=False):
    """One command, who gives it, and whom to tell how it went."""

    what: Command
    person: Person | None = None
    reply: ReplyTo = ignore
    arrived: float = 0.0
    share: Seat | None = None
    """Of the inbox: a seat's own, or that of all who only watch."""
    failed: Exception | None = None
    """What came of it where it was tried before its turn."""


async def posted(post: Callable[[ReplyTo], None]) -> object:
    """Post something, and wait until it is answered."""
    answered: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    def reply(outcome: object) -> None:
        if not answered.done():  # whoever asked may have hung up
            answered.set_result(outcome)

    post(reply)
    return await answered
