"""While something is held: people come, go and give up, disks fill up, clocks ring."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.changes.play import Change
from tests.server.support.building import Site, building, glimpsed, steer, steered
from tests.server.support.houses import PATIENCE, Running, running_house, wait_for
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone

BACK = 8
THREE = ["person", "person", "novice"]
LET_GO = [(0, 160, 0, 1), (0, 160, 0, 0)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("trouble")) as running:
        yield running


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def lent(seat: int) -> Callable[[Actor, int], Change]:
    def change(actor: Actor, now: int) -> Change:
        assert actor.live.table is not None
        return play.lent(actor.live.sheet, actor.live.table, seat, "novice", "clock", now)

    return change


@contextmanager
def dropped(site: Site) -> Iterator[int]:
    """Ana lets her first piece fall from where she took it. It is in the air meanwhile."""
    at = site.take()
    site.raised(at, 0)
    site.ana.send(steer(at, 1, [(0, 160, 0, 0)]))
    with site.let_go():
        yield at


@pytest.mark.usefixtures("quiet")
def test_who_gives_up_while_a_piece_falls_has_let_it_fall(house: Running) -> None:
    with building(house, seats=THREE, options={"seats": 3, "oldest": "first"}) as site:
        with dropped(site):
            assert site.ana.ask({"kind": "give_up", "id": "enough"})["kind"] == "accepted"
        assert site.recorded("settle")["move"]["released"] is not None
        assert site.recorded("put")["seat"] == 0
        story = site.story()
        assert story.index("steady") < story.index("resign") < story.index("put")
        assert site.traces()[0][-2:] == LET_GO, "as she had steered it"


@pytest.mark.usefixtures("quiet")
def test_nor_does_a_bot_undo_it_that_plays_for_somebody(house: Running) -> None:
    with building(house) as site:
        with dropped(site):
            site.change(lent(0))
        assert site.recorded("settle")["move"]["released"] is not None
        story = site.story()
        assert story.index("steady") < story.index("lend") < story.index("put")
        assert site.traces()[0][-2:] == LET_GO


@pytest.mark.usefixtures("quiet")
def test_a_hand_goes_back_when_a_bot_plays_and_then_the_bot_takes_something(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        site.raised(at, 0)
        site.change(lent(0))
        assert site.recorded("settle")["move"]["released"] is None
        assert (0, 160, 0, 1) in site.traces()[0], "what she did with it stays recorded"
        site.recorded("settle", 2)
        placement = ["take", "steady", "put", "settle"]
        assert site.kinds()[1:9] == [*placement, *placement]
        assert site.traces()[1], "a bot's hand moves too"


@pytest.mark.usefixtures("quiet")
def test_a_bots_hand_is_seen_and_ends_what_it_began_when_somebody_is_back(tmp_path: Path) -> None:
    with running_house(tmp_path, bot_delay=(0.01, 0.02)) as house, building(house) as site:
        site.ana.close()
        site.change(lent(0))
        site.live(site.watcher)
        with site.let_go():
            ana = site.phone(site.cookies[0])
            wait_for(lambda: "return" in site.story(), "she is back")
        with ana:
            assert site.recorded("settle")["move"]["released"] is not None
        story = site.story()
        assert story.index("lend") < story.index("return") < story.index("put")
        assert site.traces()[0][-1][3] & 1 == 0


@pytest.mark.usefixtures("quiet")
def test_who_gives_up_elsewhere_takes_no_hand_from_anybody(house: Running) -> None:
    """The number of the frame is another one by then, for whoever comes to the table anew."""
    with building(house, seats=THREE, options={"seats": 3, "oldest": "first"}) as site:
        at = site.take()
        site.live(site.ana)
        assert site.ben.ask({"kind": "give_up", "id": "enough"})["kind"] == "accepted"
        site.ana.settle()
        now = site.ana.last("frame")["at"]
        assert now > at
        site.raised(now, 0)


@pytest.mark.usefixtures("quiet")
def test_a_new_connection_steers_on(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        steered(site.ana, at, [(0, 1, 0, 1)] * 10)
        site.ana.close()
        with site.phone(site.cookies[0]) as again:
            assert site.live(again)["at"] == at
            site.view(again)
            site.ana = again
            site.raised(at, 0)


@pytest.mark.usefixtures("quiet")
def test_two_pages_of_one_person_do_not_pull_at_one_hand(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow this is, nobody has been silent.
    monkeypatch.setattr("ludotheque.server.tables.steering.hold.SILENT", PATIENCE)
    with building(house) as site, site.phone(site.cookies[0]) as other:
        at = site.take()
        site.raised(at, 0)
        for seq in range(1, 30):
            site.ana.send(steer(at, seq, [(0, 160 + seq, 0, 1)]))
            other.send(steer(at, seq, [(0, 0, 0, 1)]))
            glimpsed(site.ana)
        other.settle()
        site.ana.send(steer(at, 30, [(0, 190, 0, BACK | 1)]))
        site.still(site.ana, at)
        ups = [row[1] for row in site.traces()[0]]
        assert ups == sorted(ups), "the other page would have pulled it down"
        assert ups[-1] > 160


@pytest.mark.usefixtures("quiet")
def test_a_hand_that_rests_is_held_and_another_page_may_go_on_with_it(house: Running) -> None:
    with building(house) as site, site.phone(site.cookies[0]) as other:
        at = site.take()
        start = site.view()["start"]["y"]
        site.raised(at, 0)
        # Nobody says anything for a second and a half.
        rested = site.live(site.watcher)["frame"]["t"] + 90
        later = site.seen(site.watcher, lambda each: each["frame"]["t"] >= rested, "it rests")
        ((_, _, y, *_),) = later["frame"]["poses"]
        assert later["frame"]["held"]
        assert y * 50 - start == pytest.approx(10_000, abs=5_000), "it is where it was left"
        site.raised(at, 0, other, by=320)
        other.send(steer(at, 1, [(0, 320, 0, BACK | 1)]))
        site.still(site.watcher, at)
        ups = [row[1] for row in site.traces()[0]]
        assert ups == sorted(ups)
        assert ups[-1] == 320


def test_a_full_disk_costs_time_and_nothing_else(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with building(house) as site:
        at = site.take()
        store, tries = house.house.store, list[int]()
        save = store.save

        async def ill(sheet: Any, lines: Any) -> None:
            if sheet.id == site.table:  # others of this house may be saved meanwhile
                tries.append(len(lines))
                if len(tries) == 1:
                    raise StoreTrouble("the disk is full")
            await save(sheet, lines)

        monkeypatch.setattr(store, "save", ill)
        steered(site.ana, at, [(0, -100, 0, 1), (0, -100, 0, BACK | 1)])
        shown = site.still(site.ana, at)
        assert tries == [2, 2]
        assert shown["awaited"] == [0]
        assert (0, -100, 0, 1) in site.traces()[0], "it was not simulated again"
        monkeypatch.setattr(store, "save", save)
        site.raised(site.take(), 0)


def flagged(house: Running, site: Site) -> None:
    """A minute passes, in which nobody does anything."""
    clock: Any = house.house

    async def later() -> None:
        clock.now.set(clock.now() + 61_000)
        alarm = site.actor().alarm
        assert alarm is not None
        alarm.set()

    house.ask(later)


def sooner(phone: Phone, at: int) -> Any:
    phone.until(lambda heard: heard["kind"] == "frame" and heard["at"] > at)
    return phone.last("frame")


PACE = {"kind": "live", "minutes": 1, "increment": 0}


@pytest.mark.usefixtures("quiet")
def test_who_let_go_in_time_was_not_late(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, building(house, pace=PACE) as site:
        with dropped(site) as at:
            flagged(house, site)
            site.ana.settle()
            assert site.kinds()[-1] == "steady", "her time is up while it is in the air"
        site.still(site.ana, at)
        put = site.recorded("put")
        assert put.get("by") is None
        assert site.recorded("settle")["move"]["released"] is not None
        # It stands, so the turn goes on: what the clock does then is another matter.
        taken = site.kinds().index("take")
        assert site.kinds()[taken : taken + 4] == ["take", "steady", "put", "settle"]
        assert site.traces()[0][-2:] == LET_GO


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("physics", ["wood", "reckoned"])
def test_where_the_house_is_the_referee_nobody_stops_the_game_by_doing_nothing(
    tmp_path: Path, physics: str
) -> None:
    options = {"oldest": "first", "referee": "automatic", "physics": physics}
    with running_house(tmp_path) as house, building(house, pace=PACE, options=options) as site:
        at = site.view()["turn"] and site.ana.last("frame")["at"]
        flagged(house, site)
        shown = sooner(site.ana, at)
        assert shown["awaited"] == [1], "it is the next one's turn"
        assert site.lines()[-1]["by"] == "clock"


@pytest.mark.usefixtures("quiet")
def test_where_nothing_is_steered_no_process_is_begun(tmp_path: Path) -> None:
    options = {"oldest": "first", "physics": "reckoned"}
    with running_house(tmp_path) as house:
        with building(house, options=options) as site:
            piece = site.view()["hands"][0][0]
            for move in ({"kind": "take", "piece": piece}, {"kind": "aim", "onto": None}):
                assert site.ana.ask(submit(move))["kind"] == "accepted"
            assert not house.house.services.physics_pool.begun
        with building(house):
            assert house.house.services.physics_pool.begun
