"""A crowd for a house that may die at any moment: programs that play, and note the house's word."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from functools import partial
from random import Random
from typing import Any, TypeVar

from msgspec import Struct

from ludotheque.client import (
    HouseClient,
    HouseObjected,
    Interrupted,
    MoveRefused,
    TableFollower,
    Unintelligible,
    Unreachable,
)
from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Accepted, Frame, SeatFor, TableNow
from ludotheque.table.clock import Pace, Stock, Unlimited
from ludotheque.titles import find

T = TypeVar("T")

NAMES = ("Ana", "Ben", "Chloé", "Dora", "Emil")
SEATS: tuple[tuple[SeatFor, ...], ...] = (
    ("person", "person", "person"),
    ("person", "amateur", "person", "novice"),
    ("person", "random", "amateur"),
    ("amateur", "person", "person", "person"),
    ("person", "person", "person", "person", "person"),
)
PACES: tuple[Pace, ...] = (Unlimited(), Stock(minutes=180, increment=10))
TALK, SECOND_THOUGHTS, DRAW, RESIGNATION = 0.04, 0.08, 0.005, 0.0005
"""How often something else is done before a move."""


class Word(Struct, frozen=True):
    """The house's word that something is done, on the disk, and which line it has become."""

    seat: Seat
    id: str
    at: int
    move: Any
    """None if one was taken back."""


class Pending(Struct):
    """A submission without an answer; the house's word, once it has come."""

    table: str
    seat: Seat
    link: TableFollower
    word: Word | None = None


class Crowd:
    """Several parties at once. When one is over, the next begins, until it is late."""

    def __init__(self, url: str, rng: Random, tables: int) -> None:
        self.url, self.rng = url, rng
        self.late = False
        self.parties: list[Party] = []
        self.steps = [0] * tables
        """How often something went on, by the place of a table."""
        self.pending: list[Pending] = []
        self.sent = asyncio.Event()
        """Somebody has just sent a move, and has no answer yet."""

    async def spend(self, place: int) -> None:
        while not self.late:
            number = len(self.parties)
            party = Party(self, place, Random(f"{self.rng.random()}"), SEATS[number % len(SEATS)])
            self.parties.append(party)
            await party.spend()


class Party:
    """The guests of one table, and all that they were promised."""

    def __init__(self, crowd: Crowd, place: int, rng: Random, seats: tuple[SeatFor, ...]) -> None:
        self.crowd, self.place, self.rng, self.seats = crowd, place, rng, seats
        self.id = ""
        self.entropy: dict[Seat, str] = {}
        """Who was told to sit, and what they gave."""
        self.words: list[Word] = []
        self.said: set[str] = set()
        self.record = b""

    def goes_on(self) -> None:
        self.crowd.steps[self.place] += 1

    async def spend(self) -> None:
        people = [seat for seat, who in enumerate(self.seats) if who == "person"]
        async with AsyncExitStack() as stack:
            players: list[Player] = []
            for seat in people:
                house = await stack.enter_async_context(HouseClient(self.crowd.url))
                players.append(Player(self, house, seat))
                await players[-1].enter()
            pace = self.rng.choice(PACES)
            host = players[0].house
            face = await patiently(lambda: host.create("niagara", seats=self.seats, pace=pace))
            self.id = face.id
            for player in players:
                await player.sit()
            async with asyncio.TaskGroup() as tasks:
                for player in players:
                    tasks.create_task(player.play())
            self.record = await patiently(lambda: host.record(self.id))
            for player in players:
                if self.id in player.house.pledges:
                    player.house.check(self.id, self.record)
            self.goes_on()


class Player:
    """A person, played by a program. Over sockets it never helps its client along."""

    def __init__(self, party: Party, house: HouseClient, seat: Seat) -> None:
        self.party, self.house, self.seat, self.rng = party, house, seat, party.rng
        self.name = NAMES[seat]
        self.bot = find("niagara").bot("amateur")
        self.told: list[Any] = []
        self.answered: set[str] = set()
        self.resigned = False

    async def enter(self) -> None:
        await patiently(lambda: self.house.enter_as(self.name))
        self.party.goes_on()

    async def sit(self) -> None:
        """With the same entropy however often it takes, so that there is no doubt whose it is."""
        table, entropy = self.party.id, f"luck {self.rng.random()}"
        try:
            await patiently(lambda: self.house.sit(table, seat=self.seat, entropy=entropy))
        except HouseObjected as objected:
            # The house died after we sat down and before it could say so; the game has begun.
            if objected.reason != "already-started":
                raise
            assert (await patiently(lambda: self.house.table(table))).seat == self.seat
        self.party.entropy[self.seat] = entropy
        self.party.goes_on()

    async def play(self) -> None:
        async with AsyncExitStack() as stack:
            link = await patiently(lambda: stack.enter_async_context(self.house.at(self.party.id)))
            answers = asyncio.create_task(self._answer(link))
            async for frame in link:
                self.told += frame.told
                self.party.goes_on()
                await self._act(link, frame)
            answers.cancel()
            with suppress(asyncio.CancelledError):
                await answers
        await self._look_back()

    async def _look_back(self) -> None:
        """Everything was told once."""
        async with AsyncExitStack() as stack:
            again = await patiently(lambda: stack.enter_async_context(self.house.at(self.party.id)))
            whole = await anext(again)
        assert self.told == list(whole.told)

    async def _act(self, link: TableFollower, frame: Frame) -> None:
        if self._chance(TALK):
            await self._say(link, f"{self.name} at {frame.at}: {self.rng.random()}")
        if frame.undo and self._chance(SECOND_THOUGHTS):
            await self._attempt(link.take_back, note=True)
        elif self._chance(DRAW):
            await self._attempt(link.propose_draw)
        elif self._chance(RESIGNATION) and not self.resigned:
            self.resigned = await self._attempt(link.resign) is not None
        while self._owes(link, frame) and not await self._move(link, frame):
            await asyncio.sleep(0.05)

    def _chance(self, share: float) -> bool:
        return self.rng.random() < share

    def _owes(self, link: TableFollower, frame: Frame) -> bool:
        """Whether the table still stands as the frame shows it, and waits for us."""
        current = link.frame is not None and link.frame.at == frame.at
        return current and self.seat in frame.awaited and not self.resigned

    async def _move(self, link: TableFollower, frame: Frame) -> bool:
        """False if it has to be tried again."""
        crowd, party = self.party.crowd, self.party
        move = self.bot.choose(frame.view, self.seat, self.rng)
        pending = Pending(party.id, self.seat, link)
        crowd.pending.append(pending)
        if link.connected:
            crowd.sent.set()
        try:
            accepted = await link.submit(move)
        except MoveRefused:
            return True  # something was taken back meanwhile: a frame that shows it is on its way
        except HouseObjected as objected:
            if objected.reason not in ("game-over", "house-busy", "resigned"):
                raise
            self.resigned |= objected.reason == "resigned"  # and it died before it could say so
            return objected.reason != "house-busy"
        finally:
            crowd.pending.remove(pending)
        pending.word = Word(self.seat, accepted.id, accepted.at, move)
        party.words.append(pending.word)
        return True

    async def _say(self, link: TableFollower, text: str) -> None:
        if await self._attempt(lambda: link.say(text)) is not None:
            self.party.said.add(text)

    async def _attempt(
        self, ask: Callable[[], Awaitable[Accepted]], *, note: bool = False
    ) -> Accepted | None:
        """Something that is not repeated by itself: None if it was not done, or nobody knows."""
        try:
            accepted = await ask()
        except (Interrupted, HouseObjected):
            return None
        if note and accepted.offer is None:
            self.party.words.append(Word(self.seat, accepted.id, accepted.at, None))
        return accepted

    async def _answer(self, link: TableFollower) -> None:
        """A draw is agreed on now and then, and a move taken back more often than not."""
        async for message in link.messages():
            for offer in message.table.offers if isinstance(message, TableNow) else ():
                if self.seat in (offer.by, *offer.yes) or offer.id in self.answered:
                    continue
                self.answered.add(offer.id)
                yes = self._chance(0.2 if offer.what == "draw" else 0.7)
                await self._attempt(partial(link.answer, offer.id, yes))


async def patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Before a socket was ever open, and over HTTP, a guest has to ask again by itself."""
    while True:
        try:
            return await ask()
        except Unreachable:
            pass
        except Unintelligible as error:
            # A handshake that was under way when the house closed: the server's word, not ours.
            if not str(error).startswith("status 500"):
                raise
        except HouseObjected as objected:
            # "closed" is a socket that broke before its first message.
            if objected.status != 503 and objected.reason != "closed":
                raise
        await asyncio.sleep(0.05)
