"""Bots in processes of their own: they answer, hang, die, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from ludotheque.bots.niagara.player import Paddler
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options as Agreed
from ludotheque.server.workers import bot_pool as pools
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.bot_worker import BotQuestion, BotWorker
from ludotheque.titles import find
from tests.bots.toy_hands import HIDER, SEEKER, Hide
from tests.server.support.houses import PATIENCE
from tests.server.support.odd_bots import FILE
from tests.server.support.pools import BEGUN, HANDS, Loop, asked, on, pool, until

uvloop = pytest.importorskip("uvloop")
LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
"""Whatever depends on how a loop treats processes and pipes is tried on both."""

NIAGARA = Niagara()


def runs(pid: int) -> bool:
    """A zombie does not: whoever inherits it may take a while to bury it."""
    try:
        os.kill(pid, 0)
        return (
            not Path("/proc/self").exists() or ") Z " not in Path(f"/proc/{pid}/stat").read_text()
        )
    except (ProcessLookupError, FileNotFoundError):
        return False


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave word."""
    monkeypatch.setenv(FILE, str(tmp_path / "word"))
    return tmp_path / "word"


# Bots that are well


def test_every_strength_plays_legal_moves_of_niagara() -> None:
    async def main() -> None:
        rng, state = Random(1), NIAGARA.setup(Agreed(seats=3))
        async with BotPool(2, 0.02) as bot_pool:
            for strength in STRENGTHS:
                while NIAGARA.awaited(state) == (NATURE,):
                    state = NIAGARA.apply(state, NATURE, NIAGARA.sample(state, NATURE, rng), ignore)
                for seat in NIAGARA.awaited(state):
                    view = NIAGARA.view(state, seat)
                    move: Any = await bot_pool.choose(NIAGARA, strength, view, seat)
                    assert NIAGARA.refusal(state, seat, move) is None
                    state = NIAGARA.apply(state, seat, move, ignore)
        assert bot_pool.asked == bot_pool.answered >= len(STRENGTHS)
        assert bot_pool.fallbacks == bot_pool.deaths == 0

    on(asyncio.new_event_loop, main())


def test_out_of_turn_a_bot_waits() -> None:
    async def main() -> None:
        async with BotPool(1, 0.02) as bot_pool:
            state = NIAGARA.setup(Agreed(seats=3))
            view = NIAGARA.view(state, 1)
            assert await bot_pool.choose(NIAGARA, "amateur", view, 1) is None
            assert (bot_pool.answered, bot_pool.fallbacks) == (1, 0)
        assert await bot_pool.choose(NIAGARA, "amateur", view, 1) is None
        assert (bot_pool.answered, bot_pool.fallbacks) == (1, 1)

    on(asyncio.new_event_loop, main())


@LOOPS
def test_many_questions_at_once_are_all_answered(loop: Loop) -> None:
    async def main() -> None:
        async with pool(2) as bot_pool:
            first = set(bot_pool.pids)
            await asyncio.gather(*(asked(bot_pool, "Odd") for _ in range(200)))
            assert bot_pool.pids == first
            assert len(first) == 2
        assert bot_pool.asked == bot_pool.answered == 200
        assert bot_pool.waiting == bot_pool.fallbacks == 0
        assert 0 < bot_pool.seconds < 2 * PATIENCE

    on(loop, main())


def test_a_bot_knows_its_budget_and_is_made_once() -> None:
    brain = BotWorker("ludotheque.titles:TITLES")
    niagara = find("niagara")
    master = brain.bot(niagara, "master", 0.25)
    assert isinstance(master, Paddler)
    assert master.budget.seconds == 0.25
    assert brain.bot(niagara, "master", 0.25) is master
    assert brain.bot(niagara, "expert", 0.25) is not master


def test_only_the_view_of_the_seat_crosses(file: Path) -> None:
    """The workers' game writes down whatever view it is given to read."""

    async def main() -> None:
        hidden = HANDS.apply(BEGUN, HIDER, Hide("left"), ignore)
        async with pool() as bot_pool:
            bot = "tests.server.support.odd_bots:Odd"
            await bot_pool.choose(HANDS, bot, HANDS.view(hidden, SEEKER), SEEKER)
            assert bot_pool.answered == 1
        known = HANDS.codec.encode(HANDS.view(hidden, SEEKER))
        assert file.read_bytes() == known + b"\n"
        assert b"left" in HANDS.codec.encode(hidden)
        assert b"left" not in known

    on(asyncio.new_event_loop, main())
    told = "game version strength seat budget view character tells luck"
    assert BotQuestion.__struct_fields__ == tuple(told.split())


# Bots that are not


def test_a_bot_that_hangs_is_replaced_and_the_pool_goes_on() -> None:
    async def main() -> None:
        async with pool(patience=0.3) as bot_pool:
            hung, since = set(bot_pool.pids), monotonic()
            both = [asyncio.create_task(asked(bot_pool, bot)) for bot in ("Spinner", "Odd")]
            await both[0]
            bot_pool.patience = PATIENCE  # the other one may be slow, on a slow machine
            await both[1]
            assert monotonic() - since >= 2 * 0.3
            assert (bot_pool.answered, bot_pool.fallbacks) == (1, 1)
            assert bot_pool.deaths >= 2
            assert not any(map(runs, hung))
            assert bot_pool.seconds >= 2 * 0.3

    on(asyncio.new_event_loop, main())


def test_a_bot_that_fails_is_made_up_for(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with pool() as bot_pool:
            first = set(bot_pool.pids)
            for number, (bot, reason) in enumerate(reasons.items(), 1):
                await asked(bot_pool, bot)
                assert bot_pool.fallbacks == number
                assert reason in caplog.messages[-1]
            await asked(bot_pool, "Talker")
            assert (bot_pool.answered, bot_pool.fallbacks) == (1, len(reasons))
            assert bot_pool.pids == first

    reasons = {
        "Raiser": "RuntimeError: out of sorts",
        "Waiter": "waits although it is awaited",
        "Babbler": "Expected `object`, got `str`",
        "Cheat": "against clause 1.1: not_now",
        "Nobody": "no bot can be made",
    }
    on(asyncio.new_event_loop, main())


@pytest.mark.kills
def test_a_bot_that_kills_its_process_does_so_twice_and_no_more() -> None:
    async def main() -> None:
        async with pool() as bot_pool:
            await asked(bot_pool, "Suicide")
            assert (bot_pool.deaths, bot_pool.answered, bot_pool.fallbacks) == (2, 0, 1)
            await asked(bot_pool, "Odd")
            assert (bot_pool.deaths, bot_pool.answered, bot_pool.fallbacks) == (2, 1, 1)

    on(asyncio.new_event_loop, main())


def test_first_come_first_served_also_when_a_question_is_asked_again() -> None:
    async def main() -> None:
        order = list[int]()

        async def note(number: int) -> None:
            await asked(bot_pool, "Mortal")
            order.append(number)

        async with pool() as bot_pool:
            await asyncio.gather(*map(note, range(20)))
            assert (bot_pool.deaths, bot_pool.answered) == (1, 20)
        assert order == list(range(20))

    on(asyncio.new_event_loop, main())


# Processes that die


@pytest.mark.kills
@LOOPS
def test_no_question_is_lost_when_all_workers_are_killed(loop: Loop) -> None:
    async def main() -> None:
        async with pool(2) as bot_pool:
            questions = [asyncio.create_task(asked(bot_pool, "Thinker")) for _ in range(8)]
            await until(lambda: bot_pool.answered > 1)
            for pid in bot_pool.pids:
                os.kill(pid, signal.SIGKILL)
            await asyncio.gather(*questions)
            assert (bot_pool.answered, bot_pool.fallbacks, bot_pool.deaths) == (8, 0, 2)

    on(loop, main())


@pytest.mark.kills
@LOOPS
def test_a_worker_that_dies_at_rest_is_replaced_before_it_is_needed(loop: Loop) -> None:
    async def main() -> None:
        async with pool() as bot_pool:
            (first,) = bot_pool.pids
            os.kill(first, signal.SIGKILL)
            await until(lambda: bool(bot_pool.pids - {first}))
            assert bot_pool.deaths == 1
            await asked(bot_pool, "Odd")
            assert (bot_pool.deaths, bot_pool.answered) == (1, 1)

    on(loop, main())


@pytest.mark.kills
@LOOPS
def test_a_question_to_a_worker_that_has_just_died_is_put_to_the_next(loop: Loop) -> None:
    """Each loop notices a death bit by bit: first a pipe, then the other, then the process."""

    async def main() -> None:
        async with pool() as bot_pool:
            for moments in range(4):
                await until(lambda: bool(bot_pool.pids))
                (worker,) = bot_pool.pids
                os.kill(worker, signal.SIGKILL)
                for _ in range(moments):
                    await asyncio.sleep(0)
                await asked(bot_pool, "Odd")
            assert (bot_pool.deaths, bot_pool.answered, bot_pool.fallbacks) == (4, 4, 0)

    on(loop, main())


def test_ctrl_c_is_not_for_workers() -> None:
    async def main() -> None:
        async with pool() as bot_pool:
            (worker,) = bot_pool.pids
            assert os.getpgid(worker) != os.getpgid(0)
            os.kill(worker, signal.SIGINT)
            await asked(bot_pool, "Odd")
            assert bot_pool.pids == {worker}
            assert bot_pool.deaths == 0

    on(asyncio.new_event_loop, main())


@LOOPS
def test_to_stop_leaves_no_process_and_no_question_behind(loop: Loop) -> None:
    async def main() -> None:
        bot_pool = pool(2)
        await bot_pool.start()
        workers = set(bot_pool.pids)
        questions = [asyncio.create_task(asked(bot_pool, "Spinner")) for _ in range(3)]
        await until(lambda: bot_pool.waiting == 1)
        assert all(map(runs, workers))
        await bot_pool.stop()
        assert not any(map(runs, workers))
        assert bot_pool.pids == set()
        await asyncio.gather(*questions, asked(bot_pool, "Odd"))
        assert (bot_pool.answered, bot_pool.fallbacks) == (0, 4)

    on(loop, main())


@LOOPS
def test_to_stop_sees_also_those_out_that_are_being_replaced(loop: Loop) -> None:
    async def main() -> None:
        bot_pool = pool(patience=0.1)
        await bot_pool.start()
        (worker,) = bot_pool.pids
        question = asyncio.create_task(asked(bot_pool, "Sleeper"))
        while not bot_pool.deaths:
            await asyncio.sleep(0)
        await bot_pool.stop()
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
        await question

    on(loop, main())


PARENT = """
import asyncio
from tests.server.support.pools import asked, pool

async def main():
    async with pool(2) as brains:
        question = asyncio.create_task(asked(brains, "Spinner"))
        while brains.waiting or not brains.asked:
            await asyncio.sleep(0.01)
        print(*brains.pids, flush=True)
        await question

asyncio.run(main())
"""


@pytest.mark.kills
def test_no_worker_outlives_a_server_that_was_killed() -> None:
    """One of them rests, and one thinks for ever."""
    path = {"PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | path) as parent:
        assert parent.stdout is not None
        workers = [int(each) for each in parent.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(runs, workers))
        parent.kill()
    try:
        on(asyncio.new_event_loop, until(lambda: not any(map(runs, workers))))
    finally:
        for pid in filter(runs, workers):
            os.kill(pid, signal.SIGKILL)


def test_a_pool_that_cannot_begin_says_so() -> None:
    async def main() -> None:
        bot_pool = BotPool(2, 0.05, registry="tests.server.support.odd_bots:nowhere")
        with pytest.raises(RuntimeError, match="no process for bots"):
            await bot_pool.start()
        await asked(bot_pool, "Odd")
        assert (bot_pool.fallbacks, bot_pool.pids) == (1, set())

    on(asyncio.new_event_loop, main())


def test_while_no_worker_can_be_begun_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with pool(2) as bot_pool:
            with monkeypatch.context() as broken:
                broken.setattr(sys, "executable", "/nowhere/python")
                broken.setattr(pools, "PAUSE", 0.1)
                for left in 1, 0, 0:
                    await asked(bot_pool, "Suicide")
                    assert len(bot_pool.pids) == left
                assert (bot_pool.deaths, bot_pool.fallbacks) == (2, 3)
            await until(lambda: bool(bot_pool.pids))
            await asked(bot_pool, "Odd")
            assert (bot_pool.answered, bot_pool.fallbacks) == (1, 3)

    on(asyncio.new_event_loop, main())


# Askers


def test_beyond_the_limit_nobody_queues() -> None:
    async def main() -> None:
        async with pool(limit=2) as bot_pool:
            busy = asyncio.create_task(asked(bot_pool, "Sleeper"))
            await until(lambda: bot_pool.asked == 1 and not bot_pool.waiting)
            patient = [asyncio.create_task(asked(bot_pool, "Odd")) for _ in range(2)]
            await until(lambda: bot_pool.waiting == 2)
            await asked(bot_pool, "Odd")
            assert (bot_pool.fallbacks, bot_pool.waiting) == (1, 2)
            assert not busy.done()
        await asyncio.gather(busy, *patient)

    on(asyncio.new_event_loop, main())


def test_whoever_goes_away_leaves_the_line_in_order(file: Path) -> None:
    async def main() -> None:
        async with pool() as bot_pool:
            questions = [asyncio.create_task(asked(bot_pool, "Thinker")) for _ in range(4)]
            await until(lambda: bot_pool.waiting == 3)
            for gone in questions[0], questions[2]:
                gone.cancel()
            await asyncio.gather(questions[1], questions[3])
            assert (bot_pool.answered, bot_pool.fallbacks, bot_pool.deaths) == (2, 0, 0)
        assert len(file.read_bytes().splitlines()) == 3, "the third was not put to any bot"

    on(asyncio.new_event_loop, main())


def test_a_pool_without_workers_or_patience_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one worker"):
        BotPool(0, 1.0)
    with pytest.raises(ValueError, match="more time than a bot may think"):
        BotPool(1, 1.0, patience=1.0)
    assert BotPool(1, 60.0).patience > 60.0
