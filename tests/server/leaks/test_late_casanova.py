"""Whose time is up amid a meeting: what is answered for her is as secret as her own answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.casanova.model import Decide, Deciding, EndTurn, Move, View
from ludotheque.server.tables.command import TimeUp
from ludotheque.table.clock import BREATH, MINUTE, Stock
from tests.server.support.party import faults
from tests.server.support.raw import open_sockets
from tests.server.support.venice import CASANOVA, Evening, Night, does, elsewhere
from tests.server.support.worlds import OTHERS, Fixed, World, alike, apart, fixed_house

PACE = Stock(minutes=30)


class Mind:
    """In place of the processes where bots think: it answers this, and ends its turn soon."""

    def __init__(self, exchange: bool) -> None:
        self.exchange = exchange
        self.asked: list[Seat] = []

    async def choose(
        self, game: AnyGame, strength: str, view: View, seat: Seat, *_: object
    ) -> Move:
        self.asked.append(seat)
        if isinstance(view.phase, Deciding):
            return Decide(self.exchange)
        moves = CASANOVA.moves(CASANOVA.imagine(view, Random(0)), seat)
        return EndTurn() if EndTurn() in moves else moves[0]


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house"), bot_delay=(0.0, 0.0)) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def evening(fixed: Fixed) -> Evening:
    return Evening(fixed)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def minded(fixed: Fixed, exchange: bool) -> Mind:
    mind = Mind(exchange)
    fixed.given(bot_pool=mind)
    return mind


def ring(world: World, later: int) -> None:
    """So much later the clock rings, and Ben has seen what comes of it."""
    house, ben = world.house.house, world.phones["Ben"]
    ben.settle()
    world.fixed.clock.now += later

    async def rung() -> None:
        (await house.actors.wake(world.table)).post_own(TimeUp())

    world.house.ask(rung)
    ben.until(lambda heard: heard["kind"] == "frame")


def awaited(world: World) -> list[int]:
    found: list[int] = world.phones["Ben"].last("frame")["awaited"]
    return found


def told(world: World) -> list[dict[str, Any]]:
    """All that has become public since Ben follows the table."""
    frames = world.phones["Ben"].heard("frame")
    return [each["event"] for frame in frames for each in frame["told"]]


@pytest.mark.clause("casanova", "3.5", "R8")
def test_a_bot_answers_for_who_is_slow(fixed: Fixed, evening: Evening) -> None:
    """The rules have no answer of their own, for everybody would know it."""
    found = []
    for spot in (0, evening.spot, elsewhere(evening)):
        for exchange in (False, True):
            mind = minded(fixed, exchange)
            with Night(fixed, evening.with_him_at(spot, PACE)) as world:
                does(world, "Ana", evening.meeting, "meet")
                world.mark()
                ring(world, 30 * MINUTE)
                assert mind.asked == [0]
                assert told(world)[-1]["kind"] == "necklaces_handled"
                world.mark()
                while awaited(world) == [0]:
                    ring(world, BREATH)
                    world.mark()
            found.append(world)
    alike(found)
    assert len(found[0].marks) > 2
    apart([world.marks[-1] for world in found], ["Ana"])


@pytest.mark.clause("casanova", "3.5", "R8")
def test_a_bot_goes_on_for_who_is_away(fixed: Fixed, evening: Evening) -> None:
    """Her seat is lent, which all are told; of the answer they are told no more than ever."""
    found = []
    for spot in (evening.spot, elsewhere(evening)):
        for exchange in (False, True):
            minded(fixed, exchange)
            with Night(fixed, evening.with_him_at(spot, PACE)) as world:
                does(world, "Ana", evening.meeting, "meet")
                world.phones.pop("Ana").close()
                fixed.running.ask(lambda: open_sockets(fixed.running, len(OTHERS)))
                world.mark()
                ring(world, 30 * MINUTE)
                world.phones["Ben"].until(
                    lambda heard: heard["kind"] == "frame" and heard["awaited"] != [0]
                )
                assert "necklaces_handled" in [event["kind"] for event in told(world)]
                world.mark()
                for name in OTHERS:
                    world.comes_again(name, "&since=0")
                    for path in ("", "/record", "/moments"):
                        world.asks(name, f"/api/tables/{world.table}{path}")
                world.mark()
                world.phones["Ana"] = world.phone("Ana")
                world.phones["Ben"].until(lambda heard: bool(heard.get("lines")))
                world.mark()
            found.append(world)
    alike(found)
    apart([world.marks[-1] for world in found], ["Ana"])
