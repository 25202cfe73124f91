"""Hints think where bots do, behind those who wait for a move."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.server.workers.bot_worker import BotQuestion, BotWorker
from ludotheque.titles import OWN, Title
from tests.bots.toy_hands import HIDER
from tests.server.support.odd_bots import FILE
from tests.server.support.pools import HANDS, HIDERS, asked, on, pool, until


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where odd bots leave word."""
    monkeypatch.setenv(FILE, str(tmp_path / "word"))
    return tmp_path / "word"


def test_moves_go_before_hints_however_long_those_wait() -> None:
    """A hint that is asked for first is thought of after all moves that wait by then."""

    async def main() -> None:
        order = list[str]()

        async def hint() -> None:
            strength = "tests.server.support.odd_bots:Teller"
            await bot_pool.consider(HANDS, strength, HIDERS, HIDER)
            order.append("hint")

        async def move() -> None:
            await asked(bot_pool, "Odd")
            order.append("move")

        async with pool() as bot_pool:
            busy = asyncio.create_task(asked(bot_pool, "Thinker"))
            await until(lambda: bot_pool.asked == 1 and not bot_pool.waiting)
            hints = [asyncio.create_task(hint()) for _ in range(2)]
            await until(lambda: bot_pool.hints_waiting == 2)
            await asyncio.gather(busy, *(move() for _ in range(3)))
            await asyncio.gather(*hints)
        assert order == ["move"] * 3 + ["hint"] * 2

    on(asyncio.new_event_loop, main())


def test_of_two_workers_one_stays_free_of_hints() -> None:
    async def main() -> None:
        slow = "tests.server.support.odd_bots:Sleeper"
        async with pool(2) as bot_pool:
            hints = [
                asyncio.create_task(bot_pool.consider(HANDS, slow, HIDERS, HIDER)) for _ in range(2)
            ]
            await until(lambda: bot_pool.hints_waiting == 1)
            for _ in range(3):
                await asked(bot_pool, "Odd")
            assert (bot_pool.answered, bot_pool.hints_waiting) == (3, 1)
            for each in hints:
                each.cancel()

    on(asyncio.new_event_loop, main())


def test_told_are_the_best_and_what_it_is_held_against() -> None:
    """Another may be as good as the best, and come between."""

    async def main() -> None:
        async with pool() as bot_pool:
            strength = "tests.server.support.odd_bots:Undecided"
            best, other = await bot_pool.consider(HANDS, strength, HIDERS, HIDER)
            assert other.move == best.instead
            assert (best.value, other.value) == (0.5, 0.3)

    on(asyncio.new_event_loop, main())


@pytest.mark.parametrize("title", OWN.values(), ids=OWN)
def test_a_hint_hangs_on_nothing_but_what_the_seat_sees(title: Title) -> None:
    """Two worlds that it cannot tell apart, and two workers: the same bytes."""
    game, rng, amateur, compared = title.game, Random(5), title.bot("amateur"), 0
    state = game.setup(title.brisk_options())
    while compared < 2:
        seat = game.awaited(state)[0]
        if seat == NATURE:
            state = game.apply(state, seat, game.sample(state, seat, rng), ignore)
            continue
        view = game.view(state, seat)
        if len(game.moves(state, seat)) > 1 or game.aimed:
            other = game.view(game.imagine(view, rng), seat)
            one, same = (hint(title, seat, each) for each in (view, other))
            assert one == same
            compared += b'"value"' in one
        state = game.apply(state, seat, amateur.choose(view, seat, rng), ignore)


def hint(title: Title, seat: Seat, view: Any) -> bytes:
    """What a worker of its own answers for the house's adviser."""
    question = BotQuestion(
        title.name,
        title.version,
        title.adviser,
        seat,
        1.0,
        msgspec.Raw(title.game.codec.encode(view)),
        tells=True,
    )
    return BotWorker("ludotheque.titles:TITLES").answer(msgspec.json.encode(question))
