"""While a tile is sealed, no byte that reaches anybody else depends on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count

import pytest

from ludotheque.server.store.store import StoredTable
from ludotheque.table.clock import Stock
from tests.server.support.party import faults
from tests.server.support.raw import asked, decoded
from tests.server.support.sealings import (
    ATTEMPTS,
    PAID,
    TILES,
    Choice,
    attempting,
    sealed,
    turns,
    worlds,
)
from tests.server.support.worlds import (
    OTHERS,
    PAYMENTS,
    Fixed,
    Heard,
    World,
    alike,
    apart,
    fixed_house,
)


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def kept(fixed: Fixed) -> StoredTable:
    return fixed.begun(memo="off")


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def last(found: Sequence[World]) -> list[Heard]:
    return [world.marks[-1] for world in found]


def test_a_sealed_tile_and_what_is_paid_beside_it(fixed: Fixed, kept: StoredTable) -> None:
    found = worlds(fixed, kept, sealed, TILES + PAID)
    alike(found)
    apart(last(found), ["Ana"])


@pytest.mark.parametrize("gem", PAYMENTS[:2])
def test_a_tile_until_the_very_ply_that_turns_it(
    fixed: Fixed, kept: StoredTable, gem: str | None
) -> None:
    opened: list[Heard] = []

    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        world.lays("Chloé", 4)
        turns(world)
        opened.append(world.heard())

    found = worlds(fixed, kept, script, [(tile, gem) for tile in (0, 1, 6)])
    alike(found)
    assert len(found[0].marks) >= 4
    apart(last(found), ["Ana"])
    apart(opened, OTHERS)


def test_a_tile_that_is_laid_last(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        world.lays("Ben", 3)
        world.lays("Chloé", 4)
        world.lays("Ana", *choice)
        turns(world)

    found = worlds(fixed, kept, script, TILES)
    alike(found)
    apart(last(found), ["Ana"])


def test_a_clock_that_runs_and_memos_that_are_kept(fixed: Fixed) -> None:
    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        assert world.phones["Dora"].last("frame")["times"]["running"] == [2]
        world.lays("Chloé", 4)
        turns(world)

    timed = fixed.begun(Stock(minutes=30, increment=5), memo="on")
    found = worlds(fixed, timed, script, TILES[:3])
    alike(found)
    apart(last(found), ["Ana"])


def test_a_tile_that_is_taken_back(fixed: Fixed, kept: StoredTable) -> None:
    """Alone, and then again after somebody else has laid theirs."""

    def script(world: World, choice: tuple[Choice, Choice, Choice]) -> None:
        first, second, third = choice
        world.lays("Ana", *first)
        world.mark()
        assert world.does("Ana", {"kind": "take_back", "id": "u1"})["kind"] == "accepted"
        world.mark()
        world.lays("Ana", *second, id="second")
        world.lays("Ben", 3)
        world.mark()
        assert world.does("Ana", {"kind": "take_back", "id": "u2"})["kind"] == "accepted"
        world.mark()
        world.lays("Ana", *third, id="third")
        world.mark()

    found = worlds(
        fixed,
        kept,
        script,
        [
            ((1, None), (6, None), (1, None)),
            ((6, None), (6, None), (6, None)),
            ((0, None), (5, "amber"), (3, "amethyst")),
        ],
    )
    alike(found)
    apart(last(found), ["Ana"])


def test_what_others_are_refused(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        for name in ("Ben", "Dora", "nobody"):
            for attempt in ATTEMPTS:
                assert world.does(name, attempt)["kind"] in ("refused", "objected")
        world.mark()

    alike(worlds(fixed, kept, script, [*TILES[:3], *PAID]))


def test_what_is_refused_is_told_to_nobody_else(fixed: Fixed, kept: StoredTable) -> None:
    """The others cannot even tell whether anything was tried."""
    found = worlds(fixed, kept, attempting, [[], ATTEMPTS, ATTEMPTS[:1]])
    alike(found)
    apart(last(found), ["Ana"])


def test_who_gives_up_keeps_the_tile_sealed(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        assert world.does("Ana", {"kind": "give_up", "id": "g"})["kind"] == "accepted"
        world.mark()
        world.lays("Chloé", 4)
        turns(world)

    found = worlds(fixed, kept, script, TILES[::3])
    alike(found)
    apart(last(found), ["Ana"])


def test_who_comes_again_and_asks_for_everything(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        for name in OTHERS:
            for since in (0, 30, 50):
                world.comes_again(name, f"&since={since}")
        world.mark()

    alike(worlds(fixed, kept, script, [*TILES[::3], *PAID]))


def test_what_is_answered_over_http(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        before = counted(world)
        sealed(world, choice)
        for name in OTHERS:
            for path in ("", "/record", "/moments?eyes=all", "/nothing"):
                world.asks(name, f"/api/tables/{world.table}{path}")
            for path in ("/api/tables?stage=playing", "/api/tables?mine=1&stage=playing", "/api"):
                world.asks(name, path)
            for path in ("/", f"/tables/{world.table}"):
                world.asks(name, path)
        health = asked(world.house, "GET", "/healthz").json() | {"tables": "others are awake too"}
        world.extra["nobody"].append(str(health))
        after = counted(world)
        world.extra["nobody"] += [f"{name} {after[name] - before[name]}" for name in sorted(after)]
        world.mark()

    found = worlds(fixed, kept, script, [*TILES[::3], *PAID])
    alike(found)
    heard = "\n".join(found[0].marks[-1]["nobody"])
    assert '{"tables":[{"table":{"id":"the-table"' in heard
    assert 'ludotheque_plies_total{game="niagara"} 2' in heard


def counted(world: World) -> Counter[str]:
    """What the house counts for its host; how long things took, and how much fits, is left out."""
    page = asked(world.house, "GET", "/metrics").body.decode()
    found = Counter[str]()
    for line in page.splitlines():
        name, _, value = line.rpartition(" ")
        if name.startswith("ludotheque_") and not re.search("seconds|store|bots|awake", name):
            found[name] = int(float(value))
    return found


# Somebody who does not keep up


def test_who_was_behind_catches_up_with_the_same(fixed: Fixed, kept: StoredTable) -> None:
    """All that was sealed meanwhile comes in one frame, after a long silence."""
    begun = len(kept.lines)

    def script(world: World, choice: Choice) -> None:
        with closing(world.phone("Chloé", buffer=4096)) as slow:
            for number in count(1):
                if number % 10 == 0 and behind(world):
                    break
                say = {"kind": "say", "id": f"{number}", "text": "🛶" * 500}
                assert world.phones["Ben"].ask(say)["kind"] == "accepted"
            sealed(world, choice)
            text = slow.until(lambda heard: heard["kind"] == "frame" and heard["at"] > begun)
            assert (decoded(text)["since"], decoded(text)["at"]) == (begun, begun + 2)
        # How much was said until then is up to the machine; the frame is not.
        world.marks = [{"Chloé": (text,)}]

    alike(worlds(fixed, kept, script, [TILES[0], TILES[6], PAID[0]]), ["Chloé"])


def behind(world: World) -> bool:
    """Whether one of Chloé's connections has been given up on for the moment."""

    async def look() -> bool:
        actor = await world.house.house.actors.wake(world.table)
        return any(follower.behind for follower in actor.live.followers if follower.seat == 2)

    return world.house.ask(look)
