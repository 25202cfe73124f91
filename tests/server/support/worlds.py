"""Worlds that differ only in what one player chose in secret: the same table, people and time."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Self

import pytest
from msgspec.structs import replace

from ludotheque.cli.serve import listening
from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame
from ludotheque.core.record import Seated
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options
from ludotheque.protocol.wire import NewTable, SeatFor, Sit
from ludotheque.server.ids import table_id
from ludotheque.server.people.person import Person
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables import broadcast
from ludotheque.server.tables.command import MakeMove
from ludotheque.table.clock import HouseClock, Pace, Unlimited
from ludotheque.table.table import Table

from . import houses
from .evenings import Hands
from .houses import Running
from .party import submit
from .raw import Message, Phone, Said, arrived, asked, open_sockets

NAMES = ("Ana", "Ben", "Chloé", "Dora", "Emil")
OTHERS = ("Ben", "Chloé", "Dora", "Emil", "nobody")
"""Everybody but Ana, who has the secret: who does not play watches, and one has no name."""

TODAY = 2_000_000_000_000
SEED = bytes(range(32))
NIAGARA = Niagara()
PERSON: SeatFor = "person"

Heard = dict[str, tuple[str, ...]]
"""What each of them heard, text by text."""

Opening = Callable[..., AbstractContextManager[Running]]

PLIES, MOVES = 48, 171
"""So many moves, drawn like this, lead to a round where Ana is the last to turn her tile, has every
tile in her hand, and can buy a canoe back with either of two gems.
"""
PAYMENTS = (None, "amber", "amethyst")


class Fixed:
    """A house where nothing is left to chance: seeds, ids and the time are given."""

    def __init__(self, running: Running) -> None:
        self.running, self.clock, self.ids = running, Hands(TODAY), Random(8)
        self.copied_at = running
        """The house where tables are made: others may be asked for them."""
        self.seeds: Callable[[], bytes] = lambda: SEED
        house, rng = running.house, Random(7)
        assert isinstance(house.now, HouseClock)
        house.now.anchor, house.now.ticks, house.now.per = 0, self.clock, 1
        new_tables = house.services.new_tables
        new_tables.seeds, new_tables.rng = lambda: self.seeds(), rng
        self.given(rng=rng)
        self.cookies = {name: arrived(running, name) for name in NAMES}

    def given(self, **services: Any) -> None:
        """What tables that wake from now on work with."""
        actors = self.running.house.actors
        actors.services = replace(actors.services, **services)

    def turn_back(self) -> None:
        """To the same moment for every world."""
        self.clock.now = TODAY

    def person(self, name: str) -> Person:
        people = self.running.app.state.services.people
        known = self.running.ask(lambda: people.known(self.cookies[name].partition("=")[2]))
        assert isinstance(known, Person)
        return known

    def begun(self, pace: Pace | None = None, **options: Any) -> StoredTable:
        """A game of Niagara that has come as far as that round."""
        return self.come_to(NIAGARA, 3, options, opening(options), pace)

    def come_to(
        self,
        game: AnyGame,
        seats: int,
        options: dict[str, Any],
        moves: Sequence[tuple[int, Any]],
        pace: Pace | None = None,
    ) -> StoredTable:
        """A game of people that has come as far as these moves lead."""
        people, house = [self.person(name) for name in NAMES[:seats]], self.running.house

        async def play() -> StoredTable:
            new = NewTable(
                game=game.name,
                seats=(PERSON,) * seats,
                options=options,
                pace=pace or Unlimited(),
                public=False,
            )
            face = await house.create(people[0], new)
            for person in people:
                await house.sit(face.id, person, Sit(entropy=f"luck of {person.name}"))
            actor = await house.actors.wake(face.id)
            for number, (seat, move) in enumerate(moves):
                await actor.ask(MakeMove(f"opening {number}", move), people[seat])
            kept = await house.store.load(face.id)
            assert kept is not None
            return kept

        self.turn_back()
        return self.running.ask(play)

    def again(self, kept: StoredTable) -> str:
        """The very same game at a table of its own, which is public; its id."""
        sheet = replace(kept.sheet, id=table_id(self.ids), public=True)
        store = self.copied_at.house.store

        async def copy() -> None:
            await store.create(replace(sheet, revision=0))
            await store.save(replace(sheet, revision=1), kept.lines)

        self.turn_back()
        self.copied_at.ask(copy)
        return sheet.id


def opening(options: Any) -> list[tuple[int, Any]]:
    """The first moves, worked out without a house."""
    seated = [Seated(name) for name in NAMES[:3]]
    chance = Chance(SEED, [f"luck of {name}" for name in NAMES[:3]])
    table = Table(NIAGARA, Options(seats=3, **options), seated, chance)
    table.commit(table.open())
    rng, moves = Random(MOVES), list[tuple[int, Any]]()
    while len(moves) < PLIES:
        seat = table.awaited[0]
        moves.append((seat, NIAGARA.sample(table.state, seat, rng)))
        table.commit(table.propose(*moves[-1]))
    assert table.state.lifebuoy == 1
    assert len(NIAGARA.moves(table.state, 0)) == 7 * len(PAYMENTS)
    return moves


@contextmanager
def fixed_house(
    folder: Path, opening: Opening = houses.running_house, **chosen: Any
) -> Iterator[Fixed]:
    """Nothing is up to the machine's own clock: no pulse, no comings and goings told together,
    and no table put to sleep. Little is on the way to anybody who does not read.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(broadcast, "GATHERED", 3600.0)
        patch.setattr(houses, "listening", narrow)
        with opening(folder, **{"pulse": 3600.0, "idle": 3600.0} | chosen) as running:
            yield Fixed(running)


def narrow(settings: Settings) -> socket.socket:
    """Every connection that comes in by this door has its small buffer."""
    door = listening(settings)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return door


class World:
    """One table, followed by everybody. What each of them hears is kept, up to every `mark`."""

    def __init__(self, fixed: Fixed, table: str) -> None:
        self.fixed, self.house, self.table = fixed, fixed.running, table
        self.extra: dict[str, list[str]] = {name: [] for name in (*OTHERS, "Ana")}
        self.marks: list[Heard] = []
        self.pause = 3000
        """Milliseconds that go by after everything that somebody does."""
        self.phones: dict[str, Phone] = {}

    def __enter__(self) -> Self:
        for name in (*OTHERS, "Ana"):
            self.phones[name] = self.phone(name)
        return self

    def __exit__(self, *_: object) -> None:
        for name in ("Ana", "Ben"):  # so that no list of games has it from now on
            self.phones[name].ask({"kind": "give_up", "id": "the end"})
        for phone in self.phones.values():
            phone.close()
        self.house.ask(lambda: open_sockets(self.house, 0))
        for phone in self.phones.values():
            assert SEED.hex() not in "".join(phone.texts)

    def phone(self, name: str, query: str = "", buffer: int | None = None) -> Phone:
        path = f"/api/tables/{self.table}/socket?language=en{query}"
        phone = Phone(self.house, path, self.fixed.cookies.get(name), buffer)
        phone.settle()
        return phone

    def does(self, name: str, message: Message) -> dict[str, Any]:
        answer = self.phones[name].ask(message)
        self.fixed.clock.now += self.pause
        return answer

    def lays(self, name: str, tile: int, gem: str | None = None, id: str = "tile") -> None:
        answer = self.does(name, submit({"kind": "lay", "tile": tile, "buy_back": gem}, id))
        assert answer["kind"] == "accepted", answer

    def turn(self, name: str) -> Iterator[None]:
        """A player's whole turn, a ply at a time; stops before each."""
        phone, seat = self.phones[name], NAMES.index(name)
        phone.settle()
        number = 0
        while phone.last("frame")["awaited"] == [seat]:
            yield
            move = phone.last("frame")["moves"][0]
            answer = self.does(name, submit(move, f"turn {number}"))
            assert answer["kind"] == "accepted", answer
            phone.settle()
            number += 1

    def comes_again(self, name: str, query: str) -> None:
        """On another device, which is shown everything anew."""
        phone = self.phone(name, query)
        self.extra[name] += phone.texts
        phone.close()
        self.house.ask(lambda: open_sockets(self.house, len(self.phones)))

    def asks(self, name: str, path: str) -> Said:
        """Over HTTP."""
        said = asked(self.house, "GET", path, cookie=self.fixed.cookies.get(name))
        self.extra[name].append(f"{said.status} {sorted(said.headers)} {said.body.decode()}")
        return said

    def heard(self) -> Heard:
        """All that reached each of them so far, and whatever was on the way."""
        for phone in self.phones.values():
            phone.settle()
        return {
            name: tuple(
                text.replace(self.table, "the-table") for text in (*phone.texts, *self.extra[name])
            )
            for name, phone in self.phones.items()
        }

    def mark(self) -> None:
        self.marks.append(self.heard())


def alike(worlds: Sequence[World], names: Sequence[str] = OTHERS) -> None:
    """Byte for byte, message for message, in the same order, and as many of them at every mark."""
    first, *rest = (world.marks for world in worlds)
    assert first
    assert rest
    for marks in rest:
        for number, (one, other) in enumerate(zip(first, marks, strict=True)):
            for name in names:
                assert other[name] == one[name], f"{name} can tell them apart, at mark {number}"


def apart(heard: Sequence[Heard], names: Sequence[str]) -> None:
    """No two of them are the same: where there is a difference, it is seen."""
    for name in names:
        assert len({each[name] for each in heard}) == len(heard), name
