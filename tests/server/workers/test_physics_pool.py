"""Simulations run elsewhere, each in its own time; what becomes of one concerns no other."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import msgspec
import pytest

from ludotheque.core.game import ignore
from ludotheque.core.live import Row
from ludotheque.server.workers.physics_messages import Begin, Feed, Report, Settled, Shown
from ludotheque.server.workers.physics_pool import PhysicsPool
from ludotheque.server.workers.physics_process import BACKLOG, LOOKS, Held, Lost, PhysicsProcess
from ludotheque.server.workers.physics_worker import WAITING, PhysicsWorker
from tests.server.support.houses import PATIENCE
from tests.server.support.toy_live import OPEN, BriefCarrier, Carrier, Job

GAME = Carrier()


REGISTRY = "tests.server.support.toy_live:TITLES"


def shop(benches: int = 1, patience: float = PATIENCE) -> PhysicsPool:
    return PhysicsPool(benches, REGISTRY, patience)


def job(begin: int = 0, does: str = "") -> bytes:
    return msgspec.json.encode(Job(begin, does))


def run(
    what: Callable[[PhysicsPool], Awaitable[None]], benches: int = 1, patience: float = PATIENCE
) -> None:
    async def day() -> None:
        async with asyncio.timeout(PATIENCE), shop(benches, patience) as physics_pool:
            await what(physics_pool)
            pids = physics_pool.pids
        for pid in pids:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    asyncio.run(day())


async def outcome(held: Held) -> tuple[list[Any], Any, Settled]:
    settled = await held.settled
    return msgspec.json.decode(settled.steered), msgspec.json.decode(settled.settled), settled


def step(by: int, buttons: int = 0) -> Row:
    return (by, 0, 0, buttons)


def test_a_hand_is_followed_sample_by_sample_and_seen_meanwhile() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        seen: list[int] = []
        numbers: list[int | None] = []

        def show(shown: Shown) -> None:
            seen.append(msgspec.json.decode(shown.frame)["place"])
            numbers.append(shown.seq)

        held = await physics_pool.hold(GAME, job(100), show=show)
        for seq, some in [(20, (step(1), step(2))), (22, (step(3),))]:
            held.feed(some, seq)
            while numbers[-1:] != [seq + len(some) - 1]:  # however slowly it is taken
                await asyncio.sleep(0.01)
        held.feed((step(4, OPEN),), 40)
        rows, came, _ = await outcome(held)
        assert [row[0] for row in rows] == [1, 2, 3, 4]
        assert came == {"place": 110, "back": False}
        assert seen[-1] == 110
        assert seen == sorted(seen)
        told = [number for number in numbers if number is not None]
        assert {21, 22, 40} <= set(told) <= {20, 21, 22, 40}, "which sample is in what is seen"
        assert told == sorted(told)
        assert physics_pool.held == 0

    run(day)


def test_known_samples_come_to_the_same_as_live_ones_and_leave_a_film() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        samples = [step(each) for each in range(30)] + [step(5, OPEN)]
        held = await physics_pool.hold(GAME, job(7), samples, paced=False, kept=True)
        rows, came, settled = await outcome(held)
        assert [tuple(row) for row in rows] == samples
        assert came == {"place": 7 + sum(range(30)) + 5, "back": False}
        film = [msgspec.json.decode(frame)["place"] for frame in settled.frames]
        # Everything is still two samples after the last: a frame for every other, and the last.
        assert len(film) == 33 // 2 + 1
        assert film[0] == 7 + 0 + 1
        assert film[-1] == came["place"]

    run(day)


def test_samples_without_an_end_mean_that_the_hand_goes_back() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(GAME, job(), [step(2)], paced=False)
        _, came, _ = await outcome(held)
        assert came == {"place": 2, "back": True}

    run(day)


def test_a_flood_of_samples_moves_nobody_faster() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        under_way = asyncio.Event()
        held = await physics_pool.hold(GAME, job(), show=lambda _: under_way.set())
        held.feed([step(1)] * 500)
        await under_way.wait()  # now there is room for another
        held.feed([step(0, OPEN)])
        rows, _, _ = await outcome(held)
        assert len(rows) <= WAITING + 1

    run(day)


def test_a_hand_that_never_opens_goes_back_in_the_end() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(BriefCarrier(), job())
        held.feed([step(1)])
        rows, came, _ = await outcome(held)
        assert (len(rows), came["back"]) == (1, True)

    run(day)


def test_the_house_can_send_a_hand_back() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(GAME, job(3))
        held.withdraw()
        _, came, _ = await outcome(held)
        assert came == {"place": 3, "back": True}

    run(day)


@pytest.mark.parametrize("does", ["fail", "stumble"])
def test_a_simulation_that_fails_concerns_no_other(does: str) -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        good = await physics_pool.hold(GAME, job(1))
        bad = await physics_pool.hold(GAME, job(does=does))
        with pytest.raises(Lost):
            await bad.settled
        good.feed([step(1, OPEN)])
        assert (await outcome(good))[1]["place"] == 2
        assert physics_pool.deaths == 0
        assert (physics_pool.held, physics_pool.settled, physics_pool.lost) == (0, 1, 1)

    run(day)


@pytest.mark.kills
def test_a_process_that_dies_takes_what_it_held_and_nothing_else() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(GAME, job(1))
        other = await physics_pool.hold(GAME, job(2))
        (first, second) = physics_pool.pids
        doomed = await physics_pool.hold(GAME, job(does="die"), [step(1)])
        with pytest.raises(Lost):
            await doomed.settled
        survivors = [each for each in (held, other) if not each.settled.done()]
        assert len(survivors) == 1
        survivors[0].feed([step(0, OPEN)])
        assert (await outcome(survivors[0]))[1]["back"] is False
        again = await physics_pool.hold(GAME, job(5), [step(1, OPEN)])
        assert (await outcome(again))[1]["place"] == 6
        assert physics_pool.deaths == 1
        assert (physics_pool.held, physics_pool.settled, physics_pool.lost) == (0, 2, 2)
        assert len(physics_pool.pids - {first, second}) <= 1

    run(day, benches=2)


@pytest.mark.kills
def test_a_killed_process_is_replaced_when_something_is_held_again() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(GAME, job())
        (pid,) = physics_pool.pids
        os.kill(pid, signal.SIGKILL)
        with pytest.raises(Lost):
            await held.settled
        again = await physics_pool.hold(GAME, job(4), [step(1, OPEN)])
        assert (await outcome(again))[1]["place"] == 5
        assert physics_pool.pids != {pid}

    run(day)


@pytest.mark.kills
def test_a_process_that_hangs_is_ended() -> None:
    async def day() -> None:
        async with asyncio.timeout(PATIENCE):
            bench = PhysicsProcess(REGISTRY, patience=5.0)
            held = await bench.begin(Begin(0, GAME.name, GAME.version, job()), ignore)
            film = Begin(1, GAME.name, GAME.version, job(), (step(1),) * 9, paced=False)
            await (await bench.begin(film, ignore)).settled
            assert bench.process is not None
            os.kill(bench.process.pid, signal.SIGSTOP)
            bench.patience = 0.5  # only now, so that nobody is ended who is merely slow
            held.feed([step(1)])
            with pytest.raises(Lost):
                await held.settled
            bench.patience = PATIENCE
            begin = Begin(2, GAME.name, GAME.version, job(4), (step(1, OPEN),))
            assert (await outcome(await bench.begin(begin, ignore)))[1]["place"] == 5
            assert bench.deaths == 1
            await bench.stop()

    asyncio.run(day())


class Looks(float):
    """No patience at all: whoever shares it out looks again at once, and is counted."""

    taken = 0

    def __truediv__(self, _: float) -> float:
        self.taken += 1
        return 0.0


def test_a_process_without_work_has_nothing_to_say() -> None:
    async def day() -> None:
        async with asyncio.timeout(PATIENCE):
            bench = PhysicsProcess(REGISTRY, patience=5.0)
            await (
                await bench.begin(
                    Begin(0, GAME.name, GAME.version, job(), (step(1, OPEN),)), ignore
                )
            ).settled
            process = bench.process
            bench.patience = looks = Looks()  # only now, as above
            while looks.taken < 3 * LOOKS:
                await asyncio.sleep(0)
            assert bench.process is process is not None
            assert bench.deaths == 0
            await bench.stop()

    asyncio.run(day())


def test_what_cannot_be_shown_concerns_no_other() -> None:
    def fails(_: object) -> None:
        raise RuntimeError("no eyes")

    async def day(physics_pool: PhysicsPool) -> None:
        bad = await physics_pool.hold(GAME, job(), show=fails)
        good = await physics_pool.hold(GAME, job(1))
        with pytest.raises(Lost):
            await bad.settled
        good.feed([step(1, OPEN)])
        assert (await outcome(good))[1]["place"] == 2
        assert (physics_pool.deaths, physics_pool.held) == (0, 0)

    run(day)


def test_a_process_that_does_not_listen_is_not_told_for_ever() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        held = await physics_pool.hold(GAME, job())
        (pid,) = physics_pool.pids
        os.kill(pid, signal.SIGSTOP)
        for _ in range(200):
            held.feed([step(1)] * 1000)
        assert held.waiting < 2 * BACKLOG
        os.kill(pid, signal.SIGCONT)

    run(day)


def test_what_is_only_looked_at_leaves_time_for_what_is_steered() -> None:
    """When the moment of the next sample has come, one of the others is all that is still done."""
    told: list[Report] = []
    bench = PhysicsWorker(REGISTRY, told.append)
    for id in range(3):
        begin = Begin(id, GAME.name, GAME.version, job(), (step(1),) * 9, paced=False)
        bench.hear(msgspec.json.encode(begin))
    assert bench.hurry(until=monotonic())
    assert [bench.works[id].samples for id in range(3)] == [1, 0, 0]
    for _ in range(5):
        bench.hurry(until=monotonic())
    assert [bench.works[id].samples for id in range(3)] == [2, 2, 2], "one after the other"
    assert bench.hurry(until=monotonic() + PATIENCE)
    assert [report.id for report in told if isinstance(report, Settled)] == [0, 1, 2]
    assert not bench.hurry(until=monotonic())


def test_what_a_stall_has_left_behind_is_made_up_for() -> None:
    """Each message brings two samples, and each time has passed for two: a lag would never end."""
    told: list[Report] = []
    bench = PhysicsWorker(REGISTRY, told.append)
    bench.hear(msgspec.json.encode(Begin(0, GAME.name, GAME.version, job())))
    work = bench.works[0]

    def seconds(count: int, seq: int) -> list[int]:
        """How many samples still wait when the next message comes."""
        waiting = []
        for pair in range(30 * count):
            waiting.append(len(work.waiting))
            bench.hear(msgspec.json.encode(Feed(0, (step(0), step(0)), seq=seq + 2 * pair)))
            bench.beat()
            bench.beat()
        return waiting

    assert set(seconds(2, seq=0)) == {0}, "whoever keeps up loses nothing"
    assert (work.samples, work.seq) == (120, 119)
    bench.hear(msgspec.json.encode(Feed(0, (step(0),) * 4, seq=120)))  # all at once, and no beat
    behind = seconds(4, seq=124)
    assert behind[0] == 4
    assert behind == sorted(behind, reverse=True), "by and by, never by a leap"
    assert behind[-1] == 0
    assert work.seq == 363, "what was seen last is the last that came"


def test_in_lockstep_a_sample_is_a_moment_and_without_one_nothing_goes_on() -> None:
    told: list[Report] = []
    bench = PhysicsWorker(REGISTRY, told.append)
    bench.hear(msgspec.json.encode(Begin(0, GAME.name, GAME.version, job(), lockstep=True)))
    assert [report.seq for report in told if isinstance(report, Shown)] == [None], "seen at once"
    assert not bench.hurry(until=monotonic() + PATIENCE)
    bench.hear(msgspec.json.encode(Feed(0, (step(1),) * 99, seq=5)))
    while bench.hurry(until=monotonic() + PATIENCE):
        bench.beat()  # no clock is looked at
    last = told[-1]
    assert isinstance(last, Shown)
    assert (msgspec.json.decode(last.frame), last.seq) == ({"place": 99}, 103), "none is forgotten"
    assert bench.works[0].samples == 99
    bench.hear(msgspec.json.encode(Feed(0, (step(1, OPEN),), seq=104)))
    while bench.hurry(until=monotonic() + PATIENCE):
        pass
    (settled,) = (report for report in told if isinstance(report, Settled))
    assert msgspec.json.decode(settled.settled) == {"place": 100, "back": False}
    assert not bench.works, "what is let go needs nobody any more"


def test_in_lockstep_a_hand_goes_back_all_the_same() -> None:
    async def day() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            PhysicsPool(1, REGISTRY, PATIENCE, lockstep=True) as physics_pool,
        ):
            held = await physics_pool.hold(GAME, job(3))
            held.withdraw()
            assert (await outcome(held))[1] == {"place": 3, "back": True}
            known = await physics_pool.hold(GAME, job(4), [step(1), step(1, OPEN)])
            assert (await outcome(known))[1] == {"place": 6, "back": False}

    asyncio.run(day())


def test_what_was_dropped_is_not_heard_of_again() -> None:
    async def day(physics_pool: PhysicsPool) -> None:
        seen: list[object] = []
        held = await physics_pool.hold(GAME, job(), show=seen.append)
        while not seen:
            await asyncio.sleep(0.01)
        held.drop()
        known = len(seen)
        # In the same process: by the time that this is over, there was more to be seen.
        other: list[object] = []
        rows = [*[step(1)] * 9, step(1, OPEN)]
        await (await physics_pool.hold(GAME, job(), rows, show=other.append)).settled
        assert len(other) > 1
        assert len(seen) == known > 0
        assert held.settled.cancelled()
        assert physics_pool.held == 0

    run(day)


def test_a_house_needs_at_least_one_bench() -> None:
    with pytest.raises(ValueError, match="at least one bench"):
        shop(0)
