"""Bots in processes of their own: they answer, hang, die, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio import AbstractEventLoop
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, TypeAlias

import pytest

from ludotheque.bots.ismcts import Ismcts
from ludotheque.bots.ladder import STRENGTHS
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options as Agreed
from ludotheque.server.workers import bot_pool as pools
from ludotheque.server.workers.bot_pool import Brains
from ludotheque.server.workers.bot_worker import Brain, Question
from tests.bots.toy_hands import HIDER, SEEKER, Hide, Options, WhichHand
from tests.server.support.odd_bots import FILE

uvloop = pytest.importorskip("uvloop")
Loop: TypeAlias = Callable[[], AbstractEventLoop]
LOOPS = pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
"""Whatever depends on how a loop treats processes and pipes is tried on both."""

NIAGARA, HANDS = Niagara(), WhichHand()
BEGUN = HANDS.setup(Options())
HIDERS = HANDS.view(BEGUN, HIDER)
NOISE = 20.0
"""Seconds that a busy machine may add: to be longer than that is to hang."""


def pool(workers: int = 1, **more: Any) -> Brains:
    """Toy bots need no time to think; a worker that is well answers long before its patience."""
    return Brains(workers, 0.05, registry="tests.server.support.odd_bots:find", **more)


async def asked(brains: Brains, bot: str) -> Any:
    """What a bot does at the beginning: it must be legal, whoever thought of it."""
    move: Any = await brains.choose(HANDS, f"tests.server.support.odd_bots:{bot}", HIDERS, HIDER)
    assert HANDS.refusal(BEGUN, HIDER, move) is None
    return move


def on(loop: Loop, main: Awaitable[None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(main, NOISE)

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(bounded())


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


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
        async with Brains(2, 0.02) as brains:
            for strength in STRENGTHS:
                while NIAGARA.awaited(state) == (NATURE,):
                    state = NIAGARA.apply(state, NATURE, NIAGARA.sample(state, NATURE, rng), ignore)
                for seat in NIAGARA.awaited(state):
                    view = NIAGARA.view(state, seat)
                    move: Any = await brains.choose(NIAGARA, strength, view, seat)
                    assert NIAGARA.refusal(state, seat, move) is None
                    state = NIAGARA.apply(state, seat, move, ignore)
        assert brains.asked == brains.answered >= len(STRENGTHS)
        assert brains.fallbacks == brains.deaths == 0

    on(asyncio.new_event_loop, main())


def test_out_of_turn_a_bot_waits() -> None:
    async def main() -> None:
        async with Brains(1, 0.02) as brains:
            state = NIAGARA.setup(Agreed(seats=3))
            view = NIAGARA.view(state, 1)
            assert await brains.choose(NIAGARA, "amateur", view, 1) is None
            assert (brains.answered, brains.fallbacks) == (1, 0)
        assert await brains.choose(NIAGARA, "amateur", view, 1) is None
        assert (brains.answered, brains.fallbacks) == (1, 1)

    on(asyncio.new_event_loop, main())


@LOOPS
def test_many_questions_at_once_are_all_answered(loop: Loop) -> None:
    async def main() -> None:
        async with pool(2) as brains:
            first = set(brains.pids)
            await asyncio.gather(*(asked(brains, "Odd") for _ in range(200)))
            assert brains.pids == first
            assert len(first) == 2
        assert brains.asked == brains.answered == 200
        assert brains.waiting == brains.fallbacks == 0
        assert 0 < brains.seconds < 2 * NOISE

    on(loop, main())


def test_a_bot_knows_its_budget_and_is_made_once() -> None:
    brain = Brain("ludotheque.games:find")
    master = brain.bot(NIAGARA, "master", 0.25)
    assert isinstance(master, Ismcts)
    assert master.seconds == 0.25
    assert brain.bot(NIAGARA, "master", 0.25) is master
    assert brain.bot(NIAGARA, "expert", 0.25) is not master


def test_only_the_view_of_the_seat_crosses(file: Path) -> None:
    """The workers' game writes down whatever view it is given to read."""

    async def main() -> None:
        hidden = HANDS.apply(HANDS.setup(Options()), HIDER, Hide("left"), ignore)
        async with pool() as brains:
            bot = "tests.server.support.odd_bots:Odd"
            await brains.choose(HANDS, bot, HANDS.view(hidden, SEEKER), SEEKER)
            assert brains.answered == 1
        known = HANDS.codec.encode(HANDS.view(hidden, SEEKER))
        assert file.read_bytes() == known + b"\n"
        assert b"left" in HANDS.codec.encode(hidden)
        assert b"left" not in known

    on(asyncio.new_event_loop, main())
    assert Question.__struct_fields__ == ("game", "strength", "seat", "budget", "view")


# Bots that are not


def test_a_bot_that_hangs_is_replaced_and_the_pool_goes_on() -> None:
    async def main() -> None:
        async with pool(patience=0.3) as brains:
            hung, since = set(brains.pids), monotonic()
            await asyncio.gather(asked(brains, "Spinner"), asked(brains, "Odd"))
            assert monotonic() - since >= 2 * 0.3
            assert (brains.answered, brains.fallbacks) == (1, 1)
            assert brains.deaths >= 2
            assert not any(map(runs, hung))
            assert brains.seconds >= 2 * 0.3

    on(asyncio.new_event_loop, main())


def test_a_bot_that_fails_is_made_up_for(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with pool() as brains:
            first = set(brains.pids)
            for number, (bot, reason) in enumerate(reasons.items(), 1):
                await asked(brains, bot)
                assert brains.fallbacks == number
                assert reason in caplog.messages[-1]
            await asked(brains, "Talker")
            assert (brains.answered, brains.fallbacks) == (1, len(reasons))
            assert brains.pids == first

    reasons = {
        "Raiser": "RuntimeError: out of sorts",
        "Waiter": "waits although it is awaited",
        "Babbler": "Expected `object`, got `str`",
        "Cheat": "against clause 1.1: not_now",
        "Nobody": "no bot can be made",
    }
    on(asyncio.new_event_loop, main())


def test_a_bot_that_kills_its_process_does_so_twice_and_no_more() -> None:
    async def main() -> None:
        async with pool() as brains:
            await asked(brains, "Suicide")
            assert (brains.deaths, brains.answered, brains.fallbacks) == (2, 0, 1)
            await asked(brains, "Odd")
            assert (brains.deaths, brains.answered, brains.fallbacks) == (2, 1, 1)

    on(asyncio.new_event_loop, main())


def test_first_come_first_served_also_when_a_question_is_asked_again() -> None:
    async def main() -> None:
        order = list[int]()

        async def note(number: int) -> None:
            await asked(brains, "Mortal")
            order.append(number)

        async with pool() as brains:
            await asyncio.gather(*map(note, range(20)))
            assert (brains.deaths, brains.answered) == (1, 20)
        assert order == list(range(20))

    on(asyncio.new_event_loop, main())


# Processes that die


@LOOPS
def test_no_question_is_lost_when_all_workers_are_killed(loop: Loop) -> None:
    async def main() -> None:
        async with pool(2) as brains:
            questions = [asyncio.create_task(asked(brains, "Thinker")) for _ in range(8)]
            await until(lambda: brains.answered > 1)
            for pid in brains.pids:
                os.kill(pid, signal.SIGKILL)
            await asyncio.gather(*questions)
            assert (brains.answered, brains.fallbacks, brains.deaths) == (8, 0, 2)

    on(loop, main())


@LOOPS
def test_a_worker_that_dies_at_rest_is_replaced_before_it_is_needed(loop: Loop) -> None:
    async def main() -> None:
        async with pool() as brains:
            (first,) = brains.pids
            os.kill(first, signal.SIGKILL)
            await until(lambda: bool(brains.pids - {first}))
            assert brains.deaths == 1
            await asked(brains, "Odd")
            assert (brains.deaths, brains.answered) == (1, 1)

    on(loop, main())


@LOOPS
def test_a_question_to_a_worker_that_has_just_died_is_put_to_the_next(loop: Loop) -> None:
    """Each loop notices a death bit by bit: first a pipe, then the other, then the process."""

    async def main() -> None:
        async with pool() as brains:
            for moments in range(4):
                await until(lambda: bool(brains.pids))
                (worker,) = brains.pids
                os.kill(worker, signal.SIGKILL)
                for _ in range(moments):
                    await asyncio.sleep(0)
                await asked(brains, "Odd")
            assert (brains.deaths, brains.answered, brains.fallbacks) == (4, 4, 0)

    on(loop, main())


def test_ctrl_c_is_not_for_workers() -> None:
    async def main() -> None:
        async with pool() as brains:
            (worker,) = brains.pids
            assert os.getpgid(worker) != os.getpgid(0)
            os.kill(worker, signal.SIGINT)
            await asked(brains, "Odd")
            assert brains.pids == {worker}
            assert brains.deaths == 0

    on(asyncio.new_event_loop, main())


@LOOPS
def test_to_stop_leaves_no_process_and_no_question_behind(loop: Loop) -> None:
    async def main() -> None:
        brains = pool(2)
        await brains.start()
        workers = set(brains.pids)
        questions = [asyncio.create_task(asked(brains, "Spinner")) for _ in range(3)]
        await until(lambda: brains.waiting == 1)
        assert all(map(runs, workers))
        await brains.stop()
        assert not any(map(runs, workers))
        assert brains.pids == set()
        await asyncio.gather(*questions, asked(brains, "Odd"))
        assert (brains.answered, brains.fallbacks) == (0, 4)

    on(loop, main())


@LOOPS
def test_to_stop_sees_also_those_out_that_are_being_replaced(loop: Loop) -> None:
    async def main() -> None:
        brains = pool(patience=0.1)
        await brains.start()
        (worker,) = brains.pids
        question = asyncio.create_task(asked(brains, "Sleeper"))
        while not brains.deaths:
            await asyncio.sleep(0)
        await brains.stop()
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
        await question

    on(loop, main())


PARENT = """
import asyncio
from .test_bot_pool import asked, pool

async def main():
    async with pool(2) as brains:
        question = asyncio.create_task(asked(brains, "Spinner"))
        while brains.waiting or not brains.asked:
            await asyncio.sleep(0.01)
        print(*brains.pids, flush=True)
        await question

asyncio.run(main())
"""


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
        brains = Brains(2, 0.05, registry="tests.server.support.odd_bots:nowhere")
        with pytest.raises(RuntimeError, match="no process for bots"):
            await brains.start()
        await asked(brains, "Odd")
        assert (brains.fallbacks, brains.pids) == (1, set())

    on(asyncio.new_event_loop, main())


def test_while_no_worker_can_be_begun_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with pool(2) as brains:
            with monkeypatch.context() as broken:
                broken.setattr(sys, "executable", "/nowhere/python")
                broken.setattr(pools, "PAUSE", 0.1)
                for left in 1, 0, 0:
                    await asked(brains, "Suicide")
                    assert len(brains.pids) == left
                assert (brains.deaths, brains.fallbacks) == (2, 3)
            await until(lambda: bool(brains.pids))
            await asked(brains, "Odd")
            assert (brains.answered, brains.fallbacks) == (1, 3)

    on(asyncio.new_event_loop, main())


# Askers


def test_beyond_the_limit_nobody_queues() -> None:
    async def main() -> None:
        async with pool(limit=2) as brains:
            busy = asyncio.create_task(asked(brains, "Sleeper"))
            await until(lambda: brains.asked == 1 and not brains.waiting)
            patient = [asyncio.create_task(asked(brains, "Odd")) for _ in range(2)]
            await until(lambda: brains.waiting == 2)
            await asked(brains, "Odd")
            assert (brains.fallbacks, brains.waiting) == (1, 2)
            assert not busy.done()
        await asyncio.gather(busy, *patient)

    on(asyncio.new_event_loop, main())


def test_whoever_goes_away_leaves_the_line_in_order(file: Path) -> None:
    async def main() -> None:
        async with pool() as brains:
            questions = [asyncio.create_task(asked(brains, "Thinker")) for _ in range(4)]
            await until(lambda: brains.waiting == 3)
            for gone in questions[0], questions[2]:
                gone.cancel()
            await asyncio.gather(questions[1], questions[3])
            assert (brains.answered, brains.fallbacks, brains.deaths) == (2, 0, 0)
        assert len(file.read_bytes().splitlines()) == 3, "the third was not put to any bot"

    on(asyncio.new_event_loop, main())


def test_a_pool_without_workers_or_patience_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one worker"):
        Brains(0, 1.0)
    with pytest.raises(ValueError, match="more time than a bot may think"):
        Brains(1, 1.0, patience=1.0)
    assert Brains(1, 60.0).patience > 60.0
