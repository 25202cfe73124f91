"""A guest at a table: what it is shown, and what it asks for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from types import TracebackType
from typing import Any

import msgspec
from msgspec import Raw

from ludotheque.core.game import Seat
from ludotheque.core.live import Row
from ludotheque.protocol.wire import (
    Accepted,
    Answer,
    Answered,
    AskUndo,
    ChatMessage,
    ChatMessages,
    Frame,
    FromHouse,
    GiveUp,
    LiveFrame,
    Ping,
    Prepare,
    PreparedNow,
    ProposeDraw,
    ProposeLend,
    ProposePause,
    Say,
    Steer,
    Submit,
    TableInfo,
    TableNow,
    TakeBack,
    UndoAnswer,
)

from .frames import game_of, merged, since, understood
from .table_socket import TableSocket
from .trouble import Trouble, Unintelligible, Unreachable

STOPPED = ("frozen", "closed")
"""Stages of tables where nothing will ever happen again, and which have no result."""
TOGETHER = 2
"""Samples of a hand in one message."""
END = None
"""What a queue of messages ends with."""


class TableFollower:
    """Follows a table for as long as the `async with` block lasts, through every lost connection.

    Iterating gives each new frame, and ends with the game. Who reads slowly is given one frame for
    several, with the events of all of them.
    """

    table: TableInfo
    """The table as it was last shown."""

    def __init__(
        self, socket: str, headers: Callable[[], Mapping[str, str]], *, since: int = 0
    ) -> None:
        self.number: Seat | None = None
        """Where we sit; None for a watcher."""
        self.frame: Frame | None = None
        """The last frame that came, read or not."""
        self.prepared: PreparedNow | None = None
        """What we have prepared, and what we could; None where nothing was told of it."""
        self.said: list[ChatMessage] = []
        """What was said in our room while we were here, and the last hundred things before."""
        self._link = TableSocket(
            lambda: f"{socket}&since={self.frame.at if self.frame else since}", headers, self._hear
        )
        self._unread: Frame | None = None
        self._live: int | None = None
        """Since which frame something is held that was seen to move."""
        self._settled = 0
        """Frames from before our own last move would have us make it twice: one with it follows."""
        self._over = False
        self._news = asyncio.Event()
        self._queues: list[asyncio.Queue[FromHouse | None]] = []
        self._task: asyncio.Task[None] | None = None

    # To be there

    async def __aenter__(self) -> TableFollower:
        self._task = asyncio.create_task(self._link.run())
        self._task.add_done_callback(lambda _: self._wake(END))
        try:
            while not hasattr(self, "table"):
                if not await self._more(self._task):
                    raise Unreachable("the table was closed before it was shown")
        except BaseException:
            await self._stop()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._stop()

    async def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            # Whatever ended the task was raised where somebody waited for it.
            with suppress(asyncio.CancelledError, Trouble):
                await self._task

    @property
    def connected(self) -> bool:
        return self._link.connected

    # What is shown

    def __aiter__(self) -> AsyncIterator[Frame]:
        return self

    async def __anext__(self) -> Frame:
        assert self._task is not None, "a follower is followed inside its `async with` block"
        while self._unread is None or self._unread.at < self._settled:
            if self._over or self.table.stage in STOPPED or not await self._more(self._task):
                raise StopAsyncIteration
        frame, self._unread = self._unread, None
        self._over = frame.result is not None
        return frame

    async def messages(self) -> AsyncIterator[FromHouse]:
        """Everything that the house says, beginning with how things stand."""
        assert self._task is not None, "a follower is followed inside its `async with` block"
        queue = asyncio.Queue[FromHouse | None]()
        queue.put_nowait(TableNow(self.number, self.table))
        if self.said:
            queue.put_nowait(ChatMessages(tuple(self.said)))
        if self.frame is not None:
            queue.put_nowait(self.frame)
        if self._task.done():
            queue.put_nowait(END)
        self._queues.append(queue)
        try:
            while (message := await queue.get()) is not END:
                yield message
            await self._more(self._task)
        finally:
            self._queues.remove(queue)

    async def _more(self, task: asyncio.Task[None]) -> bool:
        """Wait for news. False if there will be none; raises what has ended the link."""
        if task.done():
            if not task.cancelled():  # else we have gone ourselves
                task.result()
            return False
        self._news.clear()
        await self._news.wait()
        return True

    def _hear(self, message: FromHouse) -> None:
        match message:
            case TableNow(seat=seat, table=table):
                if seat != self.number:
                    self.said.clear()  # another seat is in another room
                self.number, self.table = seat, table
            case Frame():
                frame = self._shown(message)
                if frame is None:
                    return
                message = frame
            case LiveFrame(at=at):
                self._live = at
            case PreparedNow():
                self.prepared = message
            case ChatMessages(said=said):
                last = self.said[-1].number if self.said else 0
                message = ChatMessages(tuple(each for each in said if each.number > last))
                if not message.said:
                    return
                self.said += message.said
        self._wake(message)

    def _shown(self, frame: Frame) -> Frame | None:
        """A frame as it is to be read; None if it is no news."""
        before = self.frame
        if before is not None and frame.at < before.at:
            return None
        if (game := game_of(self.table)) is not None:
            try:
                frame = understood(game, frame)
            except msgspec.ValidationError as error:
                raise Unintelligible(f"a frame of {game.name}: {error}") from None
        self.frame = frame if before is None else since(frame, before.at)
        if before is not None and frame.at == before.at:
            return None
        self._unread = merged(self._unread, self.frame)
        return self.frame

    def _wake(self, message: FromHouse | None) -> None:
        for queue in self._queues:
            queue.put_nowait(message)
        self._news.set()

    # What is asked for

    async def submit(self, move: Any) -> Accepted:
        """Make a move. Raises `Refused` or `Objected`; whatever the link does, it is made once."""
        raw = Raw(msgspec.json.encode(move))
        accepted = await self._accepted(Submit(_new_id(), raw))
        self._settled = max(self._settled, accepted.at + 1)
        return accepted

    async def make(self, move: Any) -> None:
        """A move of any kind. One that is made by hand is steered, sample by sample."""
        game = game_of(self.table)
        live = game.live if game is not None else None
        rows = live.rows(move) if live is not None else None
        if live is None or rows is None:
            await self.submit(move)
        else:
            # Samples that end with closed fingers mean that the hand goes back.
            await self.steer([*rows, live.back], live.hertz)

    async def steer(self, rows: Sequence[Row], hertz: int) -> None:
        """Move the hand with which we hold something. What comes of it is in a later frame."""
        assert self.frame is not None, "whoever holds something has been shown so"
        assert self._task is not None, "a follower is followed inside its `async with` block"
        while self._live is None or self._live < self._settled:
            if not await self._more(self._task):  # the house has to take hold of it first
                return
        at, began = self._live, monotonic()
        for first in range(0, len(rows), TOGETHER):
            await asyncio.sleep(began + first / hertz - monotonic())
            await self._link.tell(Steer(at, first, tuple(rows[first : first + TOGETHER])))
        self._settled = max(self._settled, at + 1)

    async def take_back(self) -> Accepted:
        """Take our last move back, or ask the others for it: then the answer has an `offer`."""
        return await self._accepted(TakeBack(_new_id()))

    async def ask_undo(self) -> bool:
        """Whether others would be asked first. Raises `Objected` if it cannot be taken back."""
        answer = await self._link.ask(AskUndo(_new_id()))
        assert isinstance(answer, UndoAnswer)
        return answer.ask

    async def prepare(self, *moves: Any) -> Accepted:
        """To be made for us when we are awaited, the first that can be: each one of `prepared.can`.
        None of them takes back what was prepared.
        """
        assert self.frame is not None, "whoever prepares something has been shown a frame"
        raws = tuple(Raw(msgspec.json.encode(move)) for move in moves)
        return await self._accepted(Prepare(_new_id(), self.frame.at, raws))

    async def resign(self) -> Accepted:
        return await self._accepted(GiveUp(_new_id()))

    async def propose_draw(self) -> Accepted:
        return await self._accepted(ProposeDraw(_new_id()))

    async def propose_lend(self, seat: Seat) -> Accepted:
        """That a bot plays for somebody who is away."""
        return await self._accepted(ProposeLend(_new_id(), seat))

    async def propose_pause(self, days: int) -> Accepted:
        """That nobody's time runs for so many days; with 0, that it runs again."""
        return await self._accepted(ProposePause(_new_id(), days))

    async def answer(self, offer: str, yes: bool) -> Accepted:
        """One of `table.offers`, by its id."""
        return await self._accepted(Answer(_new_id(), offer, yes))

    async def say(self, text: str) -> Accepted:
        """To the other players, if we are one; else to the other watchers."""
        return await self._accepted(Say(_new_id(), text))

    async def ping(self) -> float:
        """How many seconds the house takes to answer."""
        start = monotonic()
        await self._link.ask(Ping(_new_id()))
        return monotonic() - start

    async def _accepted(self, message: Answered) -> Accepted:
        answer = await self._link.ask(message)
        assert isinstance(answer, Accepted)
        return answer


def _new_id() -> str:
    """Never used before, also by another program of the same guest: else nothing would be made."""
    return token_hex(12)
