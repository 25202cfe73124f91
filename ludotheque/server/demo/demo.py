"""The door: what is going on in the house is looked at now and then, and what is missing begun."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random
from secrets import token_bytes, token_hex
from typing import Final

import msgspec

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.game import NATURE
from ludotheque.core.line import Line, Ply
from ludotheque.core.strengths import Strength
from ludotheque.protocol.wire import ListedStage, NewTable, Say, SeatFor
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.store.store import StoredLine, StoreTrouble, TableQuery
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.house import House
from ludotheque.server.tables.new_tables import BegunTable
from ludotheque.titles import TITLES, Title
from ludotheque.titles.drawn import passed_over

from .company import LONGEST, gathered, played, strengths
from .texts import WORDS, said

log = logging.getLogger(__name__)

GUESTS: Final = ("Ana", "Ben", "Chloé")
"""Who set the tables up, looks on and talks. Their names say that they are of the demo."""
NOTE: Final = "demo"
"""Under this the house notes who they are; a house without it is not one to be filled."""
LOOK_EVERY: Final = 5.0
SILENCE: Final = (20.0, 60.0)
"""Seconds between two words, somewhere in the house."""
AGO: Final = 60_000
"""Milliseconds that lie between the ends of the games that are over."""
MOST: Final = 200


class Demo:
    """Of each game one goes on among bots and one is over, and somewhere a chair is free.

    So many and no more, however long the house is open: what it costs does not grow.
    """

    def __init__(
        self, house: House, people: People, language: str, rng: Random | None = None
    ) -> None:
        self._house, self._people, self._language = house, people, language
        self._rng = rng or Random()
        self.guests: tuple[Person, ...] = ()
        self._turn = 0
        self._silent_until = 0.0
        self._said = 0

    async def begin(self) -> None:
        """Raises `StoreTrouble` where people live already."""
        self.guests = await self._known_guests()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """The same, and the rest goes on by itself: the house need not wait for it."""
        await self.begin()
        task = asyncio.create_task(self._go_on())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.fill()
                await self._talk()
            except (Objection, StoreTrouble) as trouble:
                log.warning("the demo goes on a little later: %s", trouble)
            except Exception:
                log.exception("the demo goes on without what has failed")
            await asyncio.sleep(LOOK_EVERY)

    async def _known_guests(self) -> tuple[Person, ...]:
        store = self._house.store
        noted = await store.noted(NOTE)
        if noted is not None:
            found = [await store.person(id) for id in msgspec.json.decode(noted, type=list[str])]
            return tuple(each for each in found if each is not None)
        if await store.listed(TableQuery(hidden=True, most=1)):
            raise StoreTrouble(f"{store.place}: there is a house already: choose another folder")
        names = [said(self._language, "guest", name=each) for each in GUESTS]
        guests = tuple([(await self._people.welcome(name))[0] for name in names])
        await store.note(NOTE, msgspec.json.encode([each.id for each in guests]))
        return guests

    # What there is to see

    async def fill(self) -> None:
        """Begin what is missing. What is there is let be: to do this twice is to do it once."""
        if not self._ours(await self._listed("gathering")):
            await self._keep_a_chair()
        going = {each.game for each in self._ours(await self._house.store.underway())}
        for title in TITLES.values():
            try:
                await self._fill(title, title.name in going)
            except (Objection, StoreTrouble):
                raise
            except Exception as error:  # the other games go on
                passed_over(title.name, error)

    async def _fill(self, title: Title, going: bool) -> None:
        plies = 0
        if not self._ours(await self._listed("over", title.name)):
            lines = await self.start(title)
            own = sum(isinstance(each, Ply) and each.seat != NATURE for each in lines)
            plies = self._rng.randint(own // 4, own // 2)  # and here one comes in the middle
        if not going:
            await self.start(title, plies)

    async def _listed(self, stage: ListedStage, game: str | None = None) -> tuple[Sheet, ...]:
        return await self._house.store.listed(TableQuery(stage=stage, game=game, most=MOST))

    def _ours(self, sheets: Iterable[Sheet]) -> list[Sheet]:
        known = {each.id for each in self.guests}
        return [each for each in sheets if each.host in known]

    async def start(self, title: Title, plies: int = LONGEST) -> tuple[Line, ...]:
        """A table of bots, with what they have played; if that is not all, they go on."""
        house, host, seed = self._house, self._rng.choice(self.guests), token_bytes(SEED_BYTES)
        self._turn += 1
        sit, now = strengths(title, self._turn), house.now()
        if plies == LONGEST:
            now -= self._turn * AGO

        def seated(id: str) -> Sheet:
            return gathered(title, sit, host, id=id, seed=seed, now=now)

        lines = await asyncio.to_thread(played, seated("a-demo"), self._rng, plies)

        def made(id: str) -> BegunTable:
            change = play.begun(seated(id), now, lines)
            assert change.turn is not None
            return change.sheet, [
                StoredLine(at=step.line.at, raw=msgspec.json.encode(step.line), when=now)
                for step in change.turn.steps
            ]

        sheet = await house.services.new_tables.begin(host, made)
        if isinstance(sheet.stage, Playing):
            await house.actors.wake(sheet.id)  # and there they think
        return lines

    async def _keep_a_chair(self) -> None:
        """Whoever comes in can sit down at once."""
        titles = list(TITLES.values())
        self._rng.shuffle(titles)
        bots: tuple[Strength, ...] = ("novice", "amateur", "novice")
        for title in titles:
            host = self._rng.choice(self.guests)
            try:
                sit: tuple[SeatFor, ...] = ("person", *bots[: len(strengths(title, 0)) - 1])
                await self._house.create(host, NewTable(game=title.name, seats=sit))
            except (Objection, StoreTrouble):
                raise
            except Exception as error:
                passed_over(title.name, error)
            else:
                return

    # What there is to hear

    async def _talk(self) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._silent_until:
            return
        self._silent_until = loop.time() + self._rng.uniform(*SILENCE)
        for sheet in self._ours(await self._house.store.underway())[: len(TITLES)]:
            await self.speak(sheet.id)

    async def speak(self, table: str) -> None:
        """Somebody who looks on says something, to the others who do."""
        self._said += 1
        word, guest = WORDS[self._said % len(WORDS)], self.guests[self._said % len(self.guests)]
        text = said(self._language, word)
        actor = await self._house.actors.wake(table)
        await actor.ask(Say(id=token_hex(8), text=text), guest)
