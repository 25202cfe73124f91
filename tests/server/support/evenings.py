"""A house without doors: live tables, a real store and real bots, and followers to listen with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from ludotheque.core.game import AnyGame, Seat
from ludotheque.protocol.wire import NewTable, Sit
from ludotheque.server.limits.held_back import Seldom
from ludotheque.server.metrics import Metrics
from ludotheque.server.people.person import Person
from ludotheque.server.settings import UNLIMITED, Settings
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.table_changed import Subscriber
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.command import Envelope, MakeMove, Receipt, posted
from ludotheque.server.tables.follower import Follower
from ludotheque.server.tables.house import House
from ludotheque.titles import find

from .houses import PATIENCE

THREE = NewTable(game="niagara", seats=("person",) * 3)


class Direct:
    """Bots that think in this process: the pool has tests of its own."""

    def __init__(self) -> None:
        self.seldom = Seldom()

    async def choose(
        self,
        game: AnyGame,
        strength: str,
        view: Any,
        seat: Seat,
        owner: Any = None,
        character: str | None = None,
    ) -> Any:
        return (
            find(game.name, game.version)
            .bot("random" if strength == "amateur" else strength)
            .choose(view, seat, Random(view.round))
        )


class Hands:
    """The time, set by hand."""

    def __init__(self, now: int = 1_000_000_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def quick(data: Path, **chosen: Any) -> Settings:
    return Settings(
        data=data,
        **{"bot_delay": (0.0, 0.0), "rates": UNLIMITED, "absent_after": 0.0, **chosen},
    )


@asynccontextmanager
async def evening(
    data: Path,
    clock: Callable[[], int] | None = None,
    subscribers: Sequence[Subscriber] = (),
    **chosen: Any,
) -> AsyncIterator[House]:
    """The house is open; afterwards it closes as it should."""
    store = Sqlite.open(data / DATABASE)
    bot_pool: Any = Direct()
    house = House(
        store,
        bot_pool,
        quick(data, **chosen),
        Metrics("test"),
        clock=clock,
        rng=Random(7),
        subscribers=subscribers,
    )
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        store.close()


async def seated(house: House, *people: Person, bots: int = 0, **asked: Any) -> Actor:
    """A table where these people sit, and bots; with three or more of them the game has begun."""
    seats: Any = ("person",) * len(people) + ("amateur",) * bots
    table = await house.create(people[0], NewTable(game="niagara", seats=seats, **asked))
    for person in people:
        await house.sit(table.id, person, Sit(entropy=f"luck of {person.name}"))
    return await house.actors.wake(table.id)


class Listener:
    """A connection that keeps all it is sent."""

    def __init__(self, actor: Actor, person: Person | None, since: int = 0) -> None:
        self.actor = actor
        seat = actor.live.sheet.seat_of(person.id if person else None)
        self.follower = Follower(person, seat, since, "en")
        self.sent: list[dict[str, Any]] = []
        self.closed: dict[str, Any] | None = None
        self.flowing = asyncio.Event()
        self.flowing.set()
        actor.follow(self.follower)
        self._pump = asyncio.create_task(self.follower.pump(self._send, actor.catch_up))

    async def _send(self, event: Any) -> None:
        await self.flowing.wait()
        if event["type"] == "websocket.close":
            self.closed = event
        else:
            self.sent.append(msgspec.json.decode(event["text"]))

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.sent]

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["kind"] == kind]

    def last(self, kind: str) -> dict[str, Any]:
        return self.all(kind)[-1]

    async def hang_up(self) -> None:
        self.actor.unfollow(self.follower)
        self._pump.cancel()
        with suppress(asyncio.CancelledError):
            await self._pump


def submission(actor: Actor, seat: Seat, id: str) -> MakeMove:
    """Any legal move."""
    assert actor.live.table is not None
    table = actor.live.table
    return MakeMove(id, table.game.sample(table.state, seat, Random(table.at)))


async def move(actor: Actor, person: Person, id: str | None = None) -> Receipt:
    """Any legal move of the person's, stored when this returns."""
    seat = actor.live.sheet.seat_of(person.id)
    assert seat is not None
    return await actor.ask(submission(actor, seat, id or f"at {actor.live.at}"), person)


async def outcome(actor: Actor, what: Any, person: Person) -> object:
    """What whoever asks is answered, be it yes or no."""
    return await posted(lambda reply: actor.post(Envelope(what, person, reply, monotonic())))


async def until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait for something that is about to happen."""
    late = monotonic() + seconds
    while not true():
        assert monotonic() < late, "it never came to that"
        await asyncio.sleep(0.005)


def spend(
    data: Path, what: Callable[[House], Awaitable[None]], clock: Hands | None = None, **chosen: Any
) -> None:
    """Everything of a test that happens while the house is open."""

    async def whole() -> None:
        async with asyncio.timeout(PATIENCE), evening(data, clock, **chosen) as house:
            await what(house)

    asyncio.run(whole())
