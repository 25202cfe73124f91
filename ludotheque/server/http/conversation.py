"""What one guest says over a table's socket: read, counted, handed to the table, and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from time import monotonic
from typing import TypeAlias

import msgspec
from msgspec import Struct
from starlette.types import Receive

from ludotheque.core.game import AnyGame, Illegal
from ludotheque.protocol.wire import (
    Accepted,
    AskHint,
    FromGuest,
    Hint,
    Hurry,
    Id,
    Objected,
    Ping,
    Pong,
    Problem,
    Refused,
    Steer,
    Submit,
    UndoAnswer,
)
from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.limits.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.tables.actor import Actor, Asleep
from ludotheque.server.tables.command import Envelope, MakeMove, Receipt
from ludotheque.server.tables.follower import Follower, Listener
from ludotheque.voice.voice import Voice

from .error_texts import said

_decode = msgspec.json.Decoder(FromGuest).decode

MALFORMED, TOO_FAST = 1007, 1008
GONE = (1000, 1001)
"""By these a page says that it is closed."""

Listen: TypeAlias = Callable[[Listener], None]


class Malformed(Exception):
    """Not a message of ours. The text is one line for whoever wrote the program."""


class Conversation:
    def __init__(
        self,
        actor: Actor,
        follower: Follower,
        limits: Limits,
        metrics: Metrics,
        hand: HostsHand,
        address: str,
    ) -> None:
        self.actor, self.follower, self._hand, self._address = actor, follower, hand, address
        self._let_in: tuple[object, object] = (None, None)
        """By which word of the host's, and who they were then."""
        self._metrics = metrics
        self._messages, self._samples = limits.rate("messages"), limits.rate("samples")
        self._held_back = limits.held_back
        self._reading: asyncio.Task[None] | None = None
        self.missed = True
        """Whether the line broke without a word, as far as anybody knows."""

    def begin(self, receive: Receive, listen: Listen | None) -> asyncio.Task[None]:
        """A task that ends when the guest has gone, or is to go. What is said comes by `listen`
        where the server knows how to, and else the task reads it.
        """
        with suppress(Objection):  # whoever is banned may look on
            self._check(self.follower.person)
        self._reading = asyncio.create_task(self._read(receive))
        if listen is not None:
            listen(self.hear)
        return self._reading

    async def _read(self, receive: Receive) -> None:
        while not self.follower.closing:  # it may be too slow to be told
            event = await receive()
            if event["type"] == "websocket.disconnect":
                self.missed = event.get("code") not in GONE
                return
            self.hear(event.get("text"))

    def hear(self, text: str | None) -> bool:
        """One message; None is one that is no text. False if no more are wanted."""
        if self.follower.closing:
            return False
        try:
            self._heard(text)
        except Malformed as error:
            self._metrics.malformed()
            objection = Objection("bad-request", why=str(error)[:300])
            id = _id_in(text)
            if id is None:
                self.dismiss(MALFORMED, objection)
            else:
                self._answer(id, objection)
        except Objection as objection:
            self.dismiss(TOO_FAST, objection)
        if self.follower.closing and self._reading is not None:
            self._reading.cancel()  # else a line that takes nothing would stay open
        return not self.follower.closing

    def dismiss(self, code: int, objection: Objection) -> None:
        """Say why, then close. Nothing that was done before is lost."""
        self._metrics.objected(objection.reason)
        self.follower.answer(Objected(None, problem(objection, self.follower.language)))
        self.follower.close(code, objection.reason)

    def _heard(self, text: str | None) -> None:
        """Read one message and pass it on; the answer comes when its turn has come."""
        message, actor, person = self._counted(text), self.actor, self.follower.person
        if isinstance(message, Ping):
            self.follower.answer(Pong(message.id))
            return
        if isinstance(message, Steer | Hurry):
            with suppress(Objection):  # neither is ever answered
                self._check(person)
                if isinstance(message, Steer):
                    actor.steer(self.follower, message)
                else:
                    actor.hurry(self.follower)
            return
        command = _made(actor.live.game, message) if isinstance(message, Submit) else message

        def reply(outcome: object) -> None:
            self._answer(message.id, outcome)

        try:
            if person is None:
                raise Objection("nobody")
            self._check(person)
            if isinstance(command, AskHint):
                actor.hints.ask(command, person, reply)
                return
            actor.post(Envelope(command, person, reply, monotonic()))
        except Objection as objection:
            if objection.reason == "house-busy":
                self._held_back.note("inbox")
            reply(objection)
        except Asleep:
            self.follower.close(1012, "come again")

    def _check(self, person: Person | None) -> None:
        """Raises `Objection` if the host has banned them, or where they come from: asked for every
        message, and looked for when the host has said something since.
        """
        word, known = self._let_in
        if word is not self._hand.standing or known is not person:
            self._hand.may_write(self._address, person)
            self._let_in = self._hand.standing, person

    def _counted(self, text: str | None) -> FromGuest:
        """A hand has many samples to tell, and nothing else is told as often."""
        steers = False
        try:
            message = _read(text)
            steers = isinstance(message, Steer)
            return message
        finally:
            (self._samples if steers else self._messages).count(self.follower.key)

    def _answer(self, id: str, outcome: object) -> None:
        follower = self.follower
        match outcome:
            case Hint():
                follower.answer(outcome)
            case Receipt(at=at, undo_asks=None, offer=offer):
                follower.answer(Accepted(id, at, offer))
            case Receipt(at=at, undo_asks=bool(ask)):
                follower.answer(UndoAnswer(id, at, ask))
            case Illegal(refusal=refusal):
                table = self.actor.live.table
                assert table is not None
                self._metrics.refused(table.game.name)
                names = tuple(seat.name for seat in table.seats)
                text = _voice(table.game, follower.language, names).refusal(refusal)
                follower.answer(Refused(id, refusal, text))
            case Objection() as objection:
                self._metrics.objected(objection.reason)
                follower.answer(Objected(id, problem(objection, follower.language)))
            case _:
                raise AssertionError(outcome)


def problem(objection: Objection, language: str) -> Problem:
    return Problem(objection.reason, objection.facts, said(objection, language))


@lru_cache(maxsize=100)
def _voice(game: AnyGame, language: str, names: tuple[str, ...]) -> Voice:
    return Voice(game, language, names)


def _read(text: str | None) -> FromGuest:
    if text is None:
        raise Malformed("messages are text, and this one is bytes")
    try:
        message: FromGuest = _decode(text)
        return message
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(str(error)) from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


def _made(game: AnyGame | None, message: Submit) -> MakeMove:
    """The move itself, if it is one of this game at all: the rules are not asked for that."""
    if game is None:
        return MakeMove(message.id, None)  # then the table is frozen, and says so
    try:
        return MakeMove(message.id, game.codec.move(bytes(message.move)))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Malformed(f"not a move of this game: {error}") from None
    except RecursionError:
        raise Malformed("nested too deeply") from None


class _Numbered(Struct):
    id: Id


_numbered = msgspec.json.Decoder(_Numbered).decode


def _id_in(text: str | None) -> str | None:
    """The id of a message that is none: whoever waits for its answer gets one, and may go on."""
    try:
        return None if text is None else _numbered(text).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
