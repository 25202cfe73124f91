"""What a bot has sealed is as secret as a person's tile, and so is how long it thought of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.niagara.model import Choosing, DrawLots, Lay, Options, Tile
from ludotheque.server.tables import bot_turns as hands
from tests.server.support.party import faults
from tests.server.support.raw import asked
from tests.server.support.worlds import NIAGARA, OTHERS, Fixed, World, alike, apart, fixed_house

PACE, THOUGHT, NOISE = 0.2, 0.15, 0.08
ROUNDS = 10
"""In seconds: when a bot's move is shown, how long it may have thought, and how well we measure."""

EVERYBODY = ("Ana", *OTHERS)


class Minds:
    """In place of the processes where bots think: what they lay, and after how long, is given."""

    def __init__(self, tile: Tile, seconds: float = 0.0) -> None:
        self.tile, self.seconds = tile, seconds
        self.begun: dict[Seat, float] = {}

    async def choose(self, game: AnyGame, strength: str, view: Any, seat: Seat, *_: object) -> Any:
        """Seat 1 has the secret; the other one always does the same."""
        self.begun.setdefault(seat, monotonic())
        await asyncio.sleep(self.seconds)
        if isinstance(view.phase, Choosing):
            return Lay(self.tile if seat == 1 else 4)
        return game.moves(game.imagine(view, Random(0)), seat)[0]


def seed() -> bytes:
    """One that lets seat 2 begin, so that seat 1 is the last to turn its tile."""
    for number in range(256):
        chance = Chance(bytes([number]) * 32, ["luck", "seat 1", "seat 2"])
        lots = chance.move(NIAGARA, NIAGARA.setup(Options(seats=3)), 0)
        assert isinstance(lots, DrawLots)
        if lots.first == 2:
            return chance.seed
    raise AssertionError("lots are not drawn fairly")


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house"), bot_delay=(0.0, 0.0)) as fixed:
        fixed.seeds = seed
        yield fixed


@pytest.fixture(scope="module")
def paced(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house"), bot_delay=(PACE, PACE)) as fixed:
        fixed.seeds = seed
        yield fixed


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def begin(fixed: Fixed, minds: Minds) -> World:
    """A table that everybody watches, and where Ana is about to sit down with two bots."""
    fixed.turn_back()
    fixed.given(bot_pool=minds)
    new = {"game": "niagara", "seats": ["person", "amateur", "amateur"]}
    made = asked(fixed.running, "POST", "/api/tables", new, fixed.cookies["Ana"])
    world = World(fixed, made.json()["id"])
    world.pause = 0  # bots do not wait for us, and would move before or after it
    return world


def sit(world: World) -> None:
    path = f"/api/tables/{world.table}/seat"
    sat = asked(world.house, "POST", path, {"entropy": "luck"}, world.fixed.cookies["Ana"])
    assert sat.json()["seat"] == 0


def ana_is_awaited(heard: dict[str, Any]) -> bool:
    return bool(heard["kind"] == "frame" and heard["awaited"] == [0])


def test_a_bots_tile_until_the_very_ply_that_turns_it(fixed: Fixed) -> None:
    found, opened = [], []
    for tile in (0, 1, 4, 6):
        with begin(fixed, Minds(tile)) as world:
            sit(world)
            world.phones["Ana"].until(ana_is_awaited)
            world.mark()
            world.lays("Ana", 3)
            world.phones["Ana"].until(ana_is_awaited)
            for name in EVERYBODY:
                world.asks(name, f"/api/tables/{world.table}")
                world.comes_again(name, "&since=0")
            for _ in world.turn("Ana"):
                world.mark()
            opened.append(world.heard())
        found.append(world)
    alike(found, EVERYBODY)
    assert len(found[0].marks) >= 2
    apart(opened, EVERYBODY)


def shown_after(fixed: Fixed, seconds: float) -> float:
    """How long after it began to think a bot's tile is seen, in the quickest of some rounds.

    The machine adds to it, and never takes from it: where it has much else to do, there are more.
    """
    delays = [inf]
    while len(delays) < ROUNDS and min(delays) > PACE + NOISE / 2:
        minds = Minds(3, seconds)
        with begin(fixed, minds) as world:
            sit(world)
            world.phones["Dora"].until(lambda it: it["kind"] == "frame" and it["view"]["sealed"][1])
            delays.append(monotonic() - minds.begun[1])
    return min(delays)


def delays(fixed: Fixed) -> Sequence[float]:
    return [shown_after(fixed, seconds) for seconds in (0.0, THOUGHT)]


def test_how_long_a_bot_thought_is_not_to_be_seen(paced: Fixed) -> None:
    quick, slow = delays(paced)
    assert quick >= PACE
    assert abs(quick - slow) < NOISE


def test_a_bot_that_shows_how_long_it_thought_is_noticed(
    paced: Fixed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hands, "monotonic", lambda: 0.0)  # so that it rests after its thought
    quick, slow = delays(paced)
    assert slow - quick > NOISE
