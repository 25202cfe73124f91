"""A hand steered over real sockets: everybody sees it, nobody can forge it, nothing is lost."""

from __future__ import annotations

import os
import signal
from base64 import b64encode
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.titles import find
from tests.server.support.building import Site, building, glimpsed, hurried, steer, steered
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.party import faults, submit
from tests.server.support.raw import asked
from tests.server.test_metrics import value

BACK = 8


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("live")) as running:
        yield running


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def test_what_is_held_is_seen_by_all_and_recorded_when_all_is_still(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        piece = site.view()["start"]["piece"]
        rows = site.way()
        steered(site.ana, at, rows)
        shown = site.still(site.watcher, at)
        glimpses = [each for each in site.watcher.heard("live") if each["at"] == at]
        assert len(glimpses) > len(rows) / 4, "of every other sample, but for some that got lost"
        heights = [each["frame"]["poses"][0][2] for each in glimpses if each["frame"]["poses"]]
        assert heights[0] > heights[-1], "it came down"
        assert [each["frame"]["t"] for each in glimpses] == sorted(
            each["frame"]["t"] for each in glimpses
        )
        assert site.kinds()[-4:] == ["take", "steady", "put", "settle"]
        (pose,) = shown["view"]["poses"]
        assert (pose["piece"], pose["y"]) == (piece, pytest.approx(0, abs=1000))
        assert shown["view"]["towers"] == [[piece]]


def test_the_seed_of_the_tremor_is_told_to_nobody(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        seed = site.lines()[-1]["move"]["seed"]
        site.live(site.watcher)
        steered(site.ana, at, site.way())
        site.still(site.ana, at)
        for phone in (site.ana, site.ben, site.watcher):
            phone.settle()
            assert not any(str(seed) in text for text in phone.texts)


@pytest.mark.kills
def test_a_film_of_it_ends_where_it_ended(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        steered(site.ana, at, site.way())
        shown = site.still(site.ana, at)
        put = next(line["at"] for line in site.lines() if line["move"]["kind"] == "put")
        film = site.film(put).json()
        assert (film["at"], film["hertz"]) == (put, 30.0)
        last = film["frames"][-1]["poses"]
        (pose,) = shown["view"]["poses"]
        assert [each[0] for each in last] == [pose["piece"]]
        assert last[0][1] * 50 == pytest.approx(pose["x"], abs=30)
        assert site.film(put).body == site.film(put).body
        for pid in house.house.services.physics_pool.pids:
            os.kill(pid, signal.SIGKILL)
        wait_for(lambda: not house.house.services.physics_pool.pids, "a killed process is gone")
        assert site.film(put).json() == film, "it is not made again"
        assert not house.house.services.physics_pool.pids
        for other in (put - 1, 999, "x", "-1"):
            answer = asked(house, "GET", f"/api/tables/{site.table}/films/{other}")
            assert (answer.status, answer.json()["reason"]) == (404, "no-such-film")


def test_samples_of_others_old_or_doubled_ones_change_nothing(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        site.live(site.watcher)
        far = [(800, 0, 0, 1), (1600, 0, 0, 0)]
        site.ben.send(steer(at, 0, far))
        site.watcher.send(steer(at, 0, far))
        site.ana.send(steer(at - 1, 0, far), steer(at + 1, 0, far))
        rows = site.way()
        steered(site.ana, at, rows[:20])
        glimpsed(site.ana)
        site.ana.send(steer(at, 0, far), steer(at, 5, far), steer(at, 18, [rows[18], rows[19]]))
        site.ana.send(steer(at, 19, [far[0], *rows[20:24]]))
        glimpsed(site.ana)
        steered(site.ana, at, rows[24:], seq=24)
        shown = site.still(site.ana, at)
        (pose,) = shown["view"]["poses"]
        assert abs(pose["x"]) < 5000, "nobody has pulled it aside"


def test_what_only_the_house_may_say_is_refused(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        before = len(site.lines())
        put = site.ana.ask(submit({"kind": "put", "trace": ""}))
        assert (put["kind"], put["problem"]["reason"]) == ("objected", "steer-live")
        forgeries: list[dict[str, Any]] = [
            {"kind": "settle", "released": None, "poses": []},
            {"kind": "steady", "seed": 1},
        ]
        for forged in forgeries:
            refused = site.ana.ask(submit(forged))
            assert refused["kind"] == "refused"
            assert refused["refusal"]["rule"]
        assert len(site.lines()) == before
        steered(site.ana, at, [(0, 0, 0, BACK | 1)])
        site.still(site.ana, at)


def test_what_is_seen_names_the_last_sample_that_is_in_it(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        assert site.ana.last("live")["seq"] is None
        steered(site.ana, at, site.way()[:20], seq=300)
        named = site.seen(site.watcher, lambda each: each["seq"] == 319, "the last one")
        assert named["frame"]["held"]
        before = [each["seq"] for each in site.watcher.heard("live") if each["seq"] is not None]
        assert before == sorted(before)


def test_in_lockstep_a_hand_does_just_what_it_was_told(tmp_path: Path) -> None:
    """However fast that was: nothing is forgotten, and nothing happens in between."""
    with running_house(tmp_path, lockstep=True) as house, building(house) as site:
        at = site.take()
        rows = site.way()
        hurried(site.ana, at, rows)
        shown = site.still(site.ana, at)
        assert site.traces() == [rows]
        assert len(shown["view"]["poses"]) == 1


@pytest.mark.kills
def test_a_release_is_judged_by_what_its_player_saw_however_late_the_house_is(
    house: Running,
) -> None:
    """The house stands still while somebody carries a piece over the table and lets it go: samples
    are forgotten, and what the release was drawn with is not.
    """
    with building(house) as site:
        at = site.take()
        start = site.view()["start"]
        rows = site.way(x=150_000)
        steered(site.ana, at, rows[:10])
        with site.standstill():
            hurried(site.ana, at, rows[10:], seq=10)
            site.ana.settle()
        shown = site.still(site.ana, at)
        (trace,) = site.traces()
        assert len(trace) < len(rows) + 60, "nothing was waited for"
        assert trace[-1] == rows[-1], "the fingers open where they were seen to"
        assert not any(row[3] & 1 == 0 for row in trace[:-1])
        (pose,) = shown["view"]["poses"]
        assert pose["x"] == pytest.approx(start["x"] + rows[-1][0] * 62.5, abs=6_000)
        assert shown["view"]["towers"] == [[start["piece"]]]


@pytest.mark.kills
def test_hosts_see_how_many_simulations_run_ended_and_were_lost(tmp_path: Path) -> None:
    names = ("held", "settled_total", "lost_total", "deaths_total")
    with running_house(tmp_path) as house, building(house) as site:

        def counted() -> tuple[float, ...]:
            page = asked(house, "GET", "/metrics").body.decode()
            return tuple(value(page, f"simulations_{name}") for name in names)

        assert counted() == (0, 0, 0, 0)
        at = site.take()
        assert counted() == (1, 0, 0, 0)
        steered(site.ana, at, site.way())
        at = site.still(site.ana, at)["at"]
        assert counted() == (0, 1, 0, 0)
        at = site.take()
        (pid,) = house.house.services.physics_pool.pids
        os.kill(pid, signal.SIGKILL)
        site.still(site.ana, at)
        assert counted() == (0, 1, 1, 1)


@pytest.mark.parametrize("size", [1, 3, 8, 2000])
def test_a_broken_trace_breaks_nothing(house: Running, size: int) -> None:
    broken = submit({"kind": "put", "trace": b64encode(bytes(size)).decode()})
    with building(house) as site:
        for phone in (site.ben, site.ana):
            put = phone.ask({**broken, "id": "out of turn"})
            assert (put["kind"], put["problem"]["reason"]) == ("objected", "steer-live")
        at = site.take()
        for phone in (site.ben, site.ana):
            put = phone.ask({**broken, "id": "in turn"})
            assert (put["kind"], put["problem"]["reason"]) == ("objected", "steer-live")
        steered(site.ana, at, [(0, 0, 0, BACK | 1)])
        assert site.still(site.ana, at)["awaited"] == [0]


def test_a_hand_cannot_jump(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        steered(site.ana, at, [(6000, 0, 0, 1)] * 4 + [(6000, 0, 0, BACK | 1)])
        site.still(site.ana, at)
        ((*rows,),) = site.traces()
        assert rows
        for before, after in pairwise([(0, 0, 0, 1), *rows]):
            assert 0 <= after[0] - before[0] <= 160, "60 cm a second are 1 cm from one to the next"


def test_a_hand_that_goes_back_takes_the_piece_with_it(house: Running) -> None:
    with building(house) as site:
        hand = site.view()["hands"][0]
        at = site.take()
        steered(site.ana, at, [(0, -200, 0, 1), (0, -300, 0, BACK | 1)])
        shown = site.still(site.ben, at)
        assert sorted(shown["view"]["hands"][0]) == sorted(hand)
        assert shown["view"]["poses"] == []
        assert shown["awaited"] == [0]


@pytest.mark.kills
def test_a_process_that_dies_costs_the_placement_under_way_and_no_more(house: Running) -> None:
    with building(house) as site:
        hand = site.view()["hands"][0]
        at = site.take()
        seed = site.lines()[-1]["move"]["seed"]
        steered(site.ana, at, site.way()[:60])
        (pid,) = house.house.services.physics_pool.pids
        os.kill(pid, signal.SIGKILL)
        for seq in range(60, 120):  # who steers on meanwhile is not thrown out
            site.ana.send(steer(at, seq, [(0, 0, 0, 1)]))
        back = site.still(site.ana, at)
        assert back["view"]["phase"] == {"kind": "building", "seat": 0}
        assert (back["view"]["hands"][0], back["view"]["poses"]) == (hand, [])
        assert site.traces() == [], "what nobody can tell any more has not happened"
        assert (site.kinds()[-1], site.lines()[-1]["by"]) == ("lost", "house")
        assert back["view"]["holds"] == 0, "nor does it count"
        again = site.take()
        assert again > at
        assert site.lines()[-1]["move"]["seed"] != seed, "its tremor was felt already"
        site.raised(again, 0)


def test_the_clock_takes_the_hand_back(tmp_path: Path) -> None:
    pace = {"kind": "live", "minutes": 1, "increment": 0}
    with running_house(tmp_path) as house, building(house, pace=pace) as site:
        at = site.take()
        site.live(site.ana)
        clock: Any = house.house
        late = clock.now() + 61_000

        async def later() -> None:
            clock.now.set(late)
            clock.actors[site.table].alarm.set()

        house.ask(later)
        shown = site.still(site.ana, at)
        assert shown["view"]["poses"] == []
        assert site.kinds()[-3:] == ["put", "settle", "pass"]
        assert [line.get("by") for line in site.lines()[-3:]] == ["clock", None, "clock"]
        assert shown["awaited"] == [1], "it is the next one's turn"


def test_a_restart_costs_the_placement_under_way_and_no_more(tmp_path: Path) -> None:
    with running_house(tmp_path) as house, building(house) as site:
        site.take()
        site.live(site.ana)
        table, cookie, before = site.table, site.cookies[0], site.lines()
    with running_house(tmp_path) as house:
        site = Site(house, table, [cookie, cookie])
        site.still(site.ana, len(before))
        assert site.lines()[: len(before)] == before
        assert site.kinds()[len(before) :] == ["lost"]
        assert site.lines()[-1]["by"] == "house"
        assert site.traces() == []
        at = site.take()
        steered(site.ana, at, site.way())
        assert len(site.still(site.ana, at)["view"]["poses"]) == 1
        for phone in (site.ana, site.ben, site.watcher):
            phone.close()


def test_the_record_is_simulated_again_and_found_good(house: Running) -> None:
    with building(house) as site:
        at = site.take()
        steered(site.ana, at, site.way())
        site.still(site.ana, at)
        site.ana.ask({"kind": "give_up", "id": "enough"})
        raw = asked(house, "GET", f"/api/tables/{site.table}/record").body
    assert verify(read(raw), find("vertiges").game).plies >= 5
    settled = next(line for line in raw.split(b"\n") if b'"settle"' in line)
    assert msgspec.json.decode(settled)["move"]["poses"]
