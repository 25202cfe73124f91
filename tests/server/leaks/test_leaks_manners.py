"""Who is lent, who may take back, who refused, who watches: no byte of it tells a sealed tile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.server.store.store import StoredTable
from ludotheque.table.clock import MINUTE, Stock
from tests.server.support.houses import wait_for
from tests.server.support.party import faults
from tests.server.support.raw import Phone, open_sockets
from tests.server.support.sealings import TILES, Choice, sealed, turns, worlds
from tests.server.support.worlds import Fixed, World, alike, apart, fixed_house


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def kept(fixed: Fixed) -> StoredTable:
    return fixed.begun(Stock(minutes=60), memo="off")


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def asks(world: World, name: str, id: str) -> dict[str, object]:
    return world.does(name, {"kind": "ask_undo", "id": id})


def test_whether_one_may_take_back_is_told_to_nobody_else(fixed: Fixed, kept: StoredTable) -> None:
    """Neither that somebody asked, nor what they were answered; nor does their answer tell them
    what another has laid.
    """

    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        assert asks(world, "Ana", "u1")["kind"] == "undo_answer"
        world.mark()
        for name in ("Ben", "Chloé", "Dora"):
            asks(world, name, "u2")
        world.mark()
        world.lays("Chloé", 4)
        for name in ("Ana", "Ben", "Chloé"):
            asks(world, name, "u3")
        turns(world)

    found = worlds(fixed, kept, script, TILES)
    alike(found)
    apart([world.marks[-1] for world in found], ["Ana"])


def test_offers_that_are_refused_and_passed_over(fixed: Fixed, kept: StoredTable) -> None:
    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        for number, name in enumerate(("Ana", "Chloé")):
            offer = world.does(name, {"kind": "propose_draw", "id": f"d{number}"})["offer"]
            no = {"kind": "answer", "id": f"n{number}", "offer": offer, "yes": False}
            assert world.does("Ben", no)["kind"] == "accepted"
            world.mark()
        world.does("Ben", {"kind": "propose_draw", "id": "d"})
        world.lays("Chloé", 4)
        world.phones["Ben"].settle()
        declined = world.phones["Ben"].last("table_now")["table"]["declined"]
        assert [each["how"] for each in declined if each["offer"]["by"] == 1] == ["moved"]
        turns(world)

    alike(worlds(fixed, kept, script, TILES[:3]))


def lent(phone: Phone) -> bool:
    phone.settle()
    return bool(phone.last("table_now")["table"]["seats"][0]["lent"])


def test_a_seat_that_is_lent_while_its_tile_is_sealed(fixed: Fixed, kept: StoredTable) -> None:
    """Ana has laid and goes; a bot is asked for, and she comes back and reads of it."""

    def script(world: World, choice: Choice) -> None:
        sealed(world, choice)
        world.phones["Ana"].close()
        count = len(world.phones) - 1
        world.house.ask(lambda: open_sockets(world.house, count))
        world.fixed.clock.now += 5 * MINUTE
        lend = {"kind": "propose_lend", "id": "l", "seat": 0}
        offer = world.does("Chloé", lend)["offer"]
        yes = {"kind": "answer", "id": "y", "offer": offer, "yes": True}
        assert world.does("Ben", yes)["kind"] == "accepted"
        world.phones["Ben"].settle()
        assert world.phones["Ben"].last("table_now")["table"]["seats"][0]["lent"]
        world.phones["Ana"] = world.phone("Ana")
        # She has her seat again, whether that was told before her socket was open or after.
        wait_for(lambda: not lent(world.phones["Ana"]), "the seat is hers")
        world.mark()

    alike(worlds(fixed, kept, script, TILES[:3]))
