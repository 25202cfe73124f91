"""Bots think in a fixed number of processes; one that hangs or dies costs patience, never a move.

An executor would lose all that is pending when one process dies. Here questions wait in this
process, and a worker has one at a time: its death concerns that one alone.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import SystemRandom
from time import monotonic
from typing import Any, Final, NamedTuple, Self

import msgspec

from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import AnyGame, Seat
from ludotheque.server.limits.held_back import Seldom
from ludotheque.server.limits.turns import NOBODY, FairQueue, Owner

from .bot_worker import BotQuestion, NoAnswer, ToldThought, read, read_thoughts
from .process import ChildProcess, NotStarted

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""By default, how much longer than its bot's budget a worker may take."""
LIMIT: Final = 1000
PAUSE: Final = 1.0
"""Between two vain attempts to begin a worker."""

_encode = msgspec.json.Encoder().encode


class PendingQuestion(NamedTuple):
    """A question in the line, and where its answer is awaited: None if no worker gives one."""

    line: bytes
    reply: Future[bytes | None]
    tells: bool = False

    def tell(self, line: bytes | None) -> None:
        if not self.reply.done():  # whoever asked may have gone away
            self.reply.set_result(line)


class BotPool:
    """Bots think here, in a fixed number of processes, and never in the event loop."""

    def __init__(
        self,
        workers: int,
        budget: float,
        patience: float | None = None,
        registry: str = "ludotheque.titles:TITLES",
        limit: int = LIMIT,
    ) -> None:
        """In seconds, `budget` is what a bot may think and `patience` what a worker may be silent.

        `registry` is where the workers find titles by name, as `module:mapping`; no more than
        `limit` questions wait.
        """
        patience = budget + PATIENCE if patience is None else patience
        if workers < 1:
            raise ValueError("somebody must think: at least one worker is needed")
        if patience <= budget:
            raise ValueError("a worker must be given more time than a bot may think")
        self.workers, self.budget, self.patience = workers, budget, patience
        self.registry, self.limit = registry, limit
        self.asked = self.answered = self.fallbacks = self.deaths = 0
        self.seconds = 0.0
        """All that workers spent on questions, also in vain."""
        self.pids: set[int] = set()
        """The workers that are ready or thinking."""
        self._line: FairQueue[PendingQuestion] = FairQueue()
        self._behind: FairQueue[PendingQuestion] = FairQueue()
        """Nobody's move waits for these: they are asked when nothing else is."""
        self.seldom = Seldom()
        self.held_back: Callable[[], None] = lambda: None
        """Told when somebody who asks the most is answered at random."""
        self._telling: set[PendingQuestion] = set()
        self._more = asyncio.Semaphore(0)
        self._open: set[PendingQuestion] = set()
        self._places: list[Task[None]] = []
        self._begun: set[ChildProcess] = set()

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def longest_line(self) -> int:
        """The most questions that wait for one host of tables."""
        longest = self._line.longest()
        return 0 if longest is None else self._line.of(longest)

    @property
    def hints_waiting(self) -> int:
        return len(self._behind)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Returns when all workers are warm. Raises `RuntimeError` if not one could be begun."""
        loop = asyncio.get_running_loop()
        tried = [loop.create_future() for _ in range(self.workers)]
        self._places = [loop.create_task(self._place(each)) for each in tried]
        try:
            await asyncio.wait(tried)
            if not self.pids:
                raise RuntimeError("no process for bots could be started")
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Leaves no process behind. Whoever still waits for a bot gets the fallback's answer."""
        places, self._places = self._places, []
        for place in places:
            place.cancel()
        await asyncio.gather(*places, return_exceptions=True)
        # A place may have been called off while it saw a dead worker out.
        await asyncio.gather(*(worker.gone() for worker in self._begun))
        self._begun.clear()
        self._give_up()

    async def choose(
        self,
        game: AnyGame,
        strength: str,
        view: Any,
        seat: Seat,
        owner: Owner = NOBODY,
        character: str | None = None,
    ) -> Any | None:
        """A legal move, by the bot or, if that fails, at random. `None` is to wait, out of turn.

        Those for whom it is asked take turns, however much each of them asks.
        """
        known = msgspec.Raw(game.codec.encode(view))
        question = BotQuestion(
            game.name, game.version, strength, seat, self.budget, known, character
        )
        try:
            return await self._move(game, question, owner)
        except NoAnswer as trouble:
            self.fallbacks += 1
            if times := self.seldom.times(f"{game.name}, {strength}"):
                who = f"{game.name}, {strength}, seat {seat}"
                line = "%s: a random move: %s (%d times since the last line)"
                log.warning(line, who, trouble, times)
            return await asyncio.to_thread(AtRandom(game).choose, view, seat, SystemRandom())

    async def choose_again(
        self,
        game: AnyGame,
        strength: str,
        view: Any,
        seat: Seat,
        luck: str,
        owner: Owner = NOBODY,
        character: str | None = None,
    ) -> Any | None:
        """The move that is chosen whenever the same is asked: by iterations, whatever time they
        take, and by chance that is drawn from `luck`. Raises `NoAnswer`: nothing else would do.
        """
        known = msgspec.Raw(game.codec.encode(view))
        question = BotQuestion(
            game.name, game.version, strength, seat, None, known, character, luck=luck
        )
        return await self._move(game, question, owner)

    async def _move(self, game: AnyGame, question: BotQuestion, owner: Owner) -> Any | None:
        self.asked += 1
        try:
            move = read(game, await self._ask(self._line, question, owner))
        except msgspec.DecodeError as trouble:
            raise NoAnswer(str(trouble)) from None
        self.answered += 1
        return move

    async def consider(
        self, game: AnyGame, strength: str, view: Any, seat: Seat, owner: Owner = NOBODY
    ) -> tuple[ToldThought, ...]:
        """What the bot thinks of its best moves. It is asked behind all who wait for a move, and
        leaves a worker free for those who come, if there are several. Raises `NoAnswer`.
        """
        known = msgspec.Raw(game.codec.encode(view))
        question = BotQuestion(
            game.name, game.version, strength, seat, self.budget, known, tells=True
        )
        try:
            return read_thoughts(await self._ask(self._behind, question, owner))
        except msgspec.DecodeError as trouble:
            raise NoAnswer(str(trouble)) from None

    async def _ask(
        self, into: FairQueue[PendingQuestion], question: BotQuestion, owner: Owner
    ) -> bytes:
        if not self._places:
            raise NoAnswer("no worker is on duty")
        if into is self._line and self.waiting >= self.limit:
            self._make_room(owner)
        if into is self._behind and len(into) >= self.limit:
            raise NoAnswer(f"{len(into)} questions wait already")
        reply: Future[bytes | None] = asyncio.get_running_loop().create_future()
        asked = PendingQuestion(_encode(question) + b"\n", reply, question.tells)
        self._open.add(asked)
        into.put(owner, asked)
        self._more.release()
        try:
            said = await asked.reply
        finally:
            self._open.discard(asked)
        if said is None:
            raise NoAnswer("no worker lived to answer")
        return said

    def _make_room(self, owner: Owner) -> None:
        """Whoever has asked the most is answered at random, and nobody else."""
        self.held_back()
        longest = self._line.longest()
        if longest is None or self._line.of(longest) <= self._line.of(owner) + 1:
            raise NoAnswer(f"{self.waiting} questions wait already")
        self._line.last(longest).tell(None)

    def _give_up(self) -> None:
        for asked in self._open:
            asked.tell(None)

    # The workers

    async def _place(self, tried: Future[None]) -> None:
        """One place in the pool: whatever happens to a worker, another one takes its place.

        A question at which a worker was lost is the first of the next one, which is new: if all
        of them died at once, the old ones are not to be trusted. It has no third chance.
        """
        again: PendingQuestion | None = None
        while True:
            async with self._worker() as worker:
                if not tried.done():
                    tried.set_result(None)
                if worker is not None:
                    again = await self._serve(worker, again)
                    self.deaths += 1
                    continue
            if again is not None:
                again.tell(None)
                again = None
            if not self.pids:
                self._give_up()
            await asyncio.sleep(PAUSE)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[ChildProcess | None]:
        """A worker that is ready, and dead afterwards; None if it cannot be begun."""
        try:
            worker = await ChildProcess.begin("bot_worker", self.registry)
        except NotStarted as trouble:
            log.error("a process for bots %s", trouble)
            yield None
            return
        self._begun.add(worker)
        try:
            try:
                await worker.ready()
            except NotStarted as trouble:
                log.error("a process for bots %s", trouble)
                yield None
            else:
                self.pids.add(worker.pid)
                yield worker
        finally:
            self.pids.discard(worker.pid)
            await worker.end()
            self._begun.discard(worker)

    async def _serve(
        self, worker: ChildProcess, again: PendingQuestion | None
    ) -> PendingQuestion | None:
        """Asks one question after the other until the worker is lost; then, what to ask again."""
        if again is not None and not await self._answered(worker, again):
            again.tell(None)
            return None
        while (asked := await self._next(worker)) is not None:
            if not await self._answered(worker, asked):
                return asked
        log.warning("a process for bots died while it had nothing to do")
        return None

    async def _answered(self, worker: ChildProcess, asked: PendingQuestion) -> bool:
        """False if the worker is lost."""
        since = monotonic()
        try:
            if asked.reply.done():
                return True
            async with asyncio.timeout(self.patience):
                worker.stdin.write(asked.line)
                await worker.stdin.drain()
                asked.tell(await worker.stdout.readuntil())
        except Exception as error:  # pipes break in several ways, and each event loop has its own
            log.warning("a process for bots is lost, and another takes its place: %r", error)
            return False
        finally:
            self.seconds += monotonic() - since
            self._told(asked)
        return True

    def _told(self, asked: PendingQuestion) -> None:
        """Another of those that stand behind may have waited for this one's end."""
        if asked in self._telling:
            self._telling.discard(asked)
            if len(self._behind):
                self._more.release()

    async def _next(self, worker: ChildProcess) -> PendingQuestion | None:
        """The first in the line; None if the worker died while there was nothing to do."""
        loop = asyncio.get_running_loop()
        asked = loop.create_task(self._first())
        gone = loop.create_task(worker.gone())
        try:
            await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
            return asked.result() if asked.done() else None
        finally:
            asked.cancel()
            gone.cancel()

    async def _first(self) -> PendingQuestion:
        while True:
            await self._more.acquire()
            if (asked := self._line.get()) is not None:  # one may have been taken from the line
                return asked
            # Whoever asks for a move next finds somebody free, if there are several of us.
            if len(self._telling) < max(1, self.workers - 1):
                asked = self._behind.get()
                if asked is not None:
                    self._telling.add(asked)
                    return asked
