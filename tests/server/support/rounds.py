"""A table where moves race, beside one where the same moves are made one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, groupby, pairwise
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.client import HouseClient
from ludotheque.core.chance import SEED_BYTES, Chance
from ludotheque.core.game import Seat
from ludotheque.core.line import Line, Ply, Seated
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Choosing, DrawLots, Lay, Move, Options
from ludotheque.server.tables.actor import Actor
from ludotheque.table.table import Table
from tests.client.guests import guests

from .crowd import NAMES
from .houses import Running
from .phones import Phone, phones

GAME = Niagara()


def plain(thing: Any) -> Any:
    """As it comes out of a socket."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def luck(seat: Seat) -> str:
    return f"luck of {NAMES[seat]}"


class Script:
    """What every seat is going to do, and a table where they do it one after the other."""

    def __init__(self, seed: int, options: Options, secret: bytes) -> None:
        self.seed = seed
        seats = range(options.seats)
        chance = Chance(secret, [luck(seat) for seat in seats])
        self.table = Table(GAME, options, [Seated(NAMES[seat]) for seat in seats], chance)
        self.table.commit(self.table.open())

    @property
    def choosing(self) -> bool:
        return isinstance(self.table.state.phase, Choosing)

    def step(self) -> dict[Seat, Move]:
        """The moves of all who are awaited, made here in the order of the seats."""
        chosen = {seat: self._choose(seat) for seat in self.table.awaited}
        for seat, move in chosen.items():
            self.table.commit(self.table.propose(seat, move))
        return chosen

    def _choose(self, seat: Seat) -> Move:
        state = self.table.state
        known: Any = state.round if self.choosing else GAME.codec.encode(GAME.view(state, seat))
        return Random(f"{self.seed} {seat} {known}").choice(list(GAME.moves(state, seat)))

    def view(self, seat: Seat | None) -> Any:
        return plain(GAME.view(self.table.state, seat))


class Race:
    """Every person has two connections, a desk and a phone; and somebody watches."""

    def __init__(self, actor: Actor, script: Script, rng: Random, held: list[Phone]) -> None:
        self.actor, self.script, self.rng = actor, script, rng
        self.devices = [held[2 * seat : 2 * seat + 2] for seat in range(len(held) // 2)]
        self.watcher = held[-1]
        self._sent = 0

    def id(self) -> str:
        """One that was not used before."""
        self._sent += 1
        return f"asked {self._sent}"

    def everybody(self) -> Iterable[tuple[Seat | None, Phone]]:
        yield from ((seat, each) for seat, both in enumerate(self.devices) for each in both)
        yield None, self.watcher

    async def ask(self, seat: Seat, kind: str, **what: Any) -> dict[str, Any]:
        """Once, twice or three times, over any connection of theirs, sooner or later."""
        id, rng = self.id(), self.rng
        over = rng.choices(self.devices[seat], k=rng.choice((1, 1, 2, 3)))

        async def send(device: Phone) -> None:
            await asyncio.sleep(rng.choice((0.0, rng.uniform(0, 0.01))))
            await device.send(kind, id=id, **what)

        await asyncio.gather(*map(send, over))
        answers = [await each.answer(id, over.count(each)) for each in over]
        assert all(answer == answers[0] for answer in answers), answers
        return answers[0]

    async def submit(self, seat: Seat, move: Move) -> None:
        answer = await self.ask(seat, "submit", move=plain(move))
        assert answer["kind"] == "accepted", answer

    async def refused(self, seat: Seat) -> None:
        """What a guest may not do, whatever the others have done by then."""
        answer = await self.ask(seat, "submit", move=plain(DrawLots(first=seat, fork=None)))
        assert answer["kind"] == "refused", answer

    async def play(self, rounds: int) -> None:
        """Move after move, and among them some that the rules refuse."""
        while self.script.table.state.round <= rounds:
            asked = [self.submit(seat, move) for seat, move in self.script.step().items()]
            asked += [self.refused(seat) for seat in range(len(self.devices))]
            self.rng.shuffle(asked)
            await asyncio.gather(*asked)
            await self.settled()

    async def settled(self) -> None:
        """Everybody sees what they would see if all had waited their turn."""
        for seat, device in self.everybody():
            frame = await device.shown(self.actor.live.at)
            assert frame["view"] == self.script.view(seat)

    def check(self) -> None:
        """The house's own table, and what each connection was told of it."""
        table = self.actor.live.table
        assert table is not None
        assert table.state == self.script.table.state
        moments = [frame["at"] for frame in self.watcher.frames]
        for seat, device in self.everybody():
            assert [frame["at"] for frame in device.frames] == moments
            told_once(device, table, seat)


def told_once(device: Phone, table: Table, seat: Seat | None) -> None:
    """Without a gap and without a repetition."""
    frames = device.frames
    assert all(later["since"] == earlier["at"] for earlier, later in pairwise(frames))
    assert (frames[0]["since"], frames[-1]["at"]) == (0, table.at)
    assert device.told == plain(table.told(seat, 0))


def in_order(lines: Iterable[Line]) -> list[Any]:
    """Tiles are laid in any order; all else has its place."""
    made: list[Any] = []
    for laying, some in groupby(lines, lambda line: isinstance(line, Ply) and _laid(line)):
        block = [replace(line, at=0) for line in some]
        made += sorted(block, key=lambda line: line.seat) if laying else block
    return made


def _laid(line: Ply) -> bool:
    return isinstance(line.move, Lay)


@asynccontextmanager
async def race(house: Running, seed: int, options: Options) -> AsyncIterator[Race]:
    """A table with this seed, where everybody sits and looks."""
    rng = Random(seed)
    secret = rng.randbytes(SEED_BYTES)
    async with AsyncExitStack() as stack:
        people = await stack.enter_async_context(guests(house.url, *NAMES[: options.seats]))
        house.house.services.new_tables.seeds = lambda: secret
        seats: Any = ("person",) * options.seats
        face = await people[0].create("niagara", seats=seats, options=plain(options))
        for seat, guest in enumerate(people):
            await guest.sit(face.id, seat=seat, entropy=luck(seat))
        watcher = await stack.enter_async_context(HouseClient(house.url))
        owners = [*chain.from_iterable((each, each) for each in people), watcher]
        held = await stack.enter_async_context(phones(face.id, *owners))
        for each in held:
            await each.shown(1)
        yield Race(house.house.actors[face.id], Script(seed, options, secret), rng, held)
