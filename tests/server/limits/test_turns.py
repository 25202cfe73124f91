"""What is scarce is shared out by who asks: counts and order, and no clock."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.places import Places
from ludotheque.server.limits.turns import FairQueue, Owner, Turns
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Rate, Rates, Settings
from tests.server.support.houses import quick

CROWD, OTHER = Owner("192.0.2.1", "ana"), Owner("192.0.2.2", "ben")


def test_lines_take_turns() -> None:
    line: FairQueue[str] = FairQueue()
    for number in range(150):
        line.put(CROWD, f"ana {number}")
    line.put(OTHER, "ben 0")
    line.put(OTHER, "ben 1")
    taken = [line.get() for _ in range(5)]
    assert taken == ["ana 0", "ben 0", "ana 1", "ben 1", "ana 2"]
    assert len(line) == 147


def test_a_crowd_of_names_behind_one_address_is_one_crowd() -> None:
    line: FairQueue[str] = FairQueue()
    for number in range(50):
        line.put(Owner("192.0.2.1", f"guest {number}"), f"guest {number}")
    line.put(OTHER, "ben")
    assert [line.get(), line.get()] == ["guest 0", "ben"]


def test_places_are_given_to_who_has_few() -> None:
    async def evening() -> None:
        turns, order, go = Turns(4, by_address=3, by_person=2), list[str](), asyncio.Event()

        async def hold(owner: Owner) -> None:
            async with turns.turn(owner):
                order.append(owner.person)
                await go.wait()

        async with asyncio.TaskGroup() as tasks:
            for _ in range(20):
                tasks.create_task(hold(CROWD))
            for _ in range(20):
                tasks.create_task(hold(Owner("192.0.2.1", "eve")))
            tasks.create_task(hold(OTHER))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert order == ["ana", "ana", "eve", "ben"], "two each, three behind an address"
            assert (turns.taken, turns.waiting, turns.largest) == (4, 37, 3)
            go.set()
        assert (turns.taken, turns.waiting, turns.largest, len(order)) == (0, 0, 0, 41)

    asyncio.run(evening())


def test_a_block_of_networks_is_one_address_and_its_homes_take_turns_in_it() -> None:
    line: FairQueue[str] = FairQueue()
    for home in range(50):
        line.put(Owner(f"2001:db8:0:{home:x}::", "eve"), f"eve {home}")
    line.put(OTHER, "ben 0")
    line.put(OTHER, "ben 1")
    assert [line.get() for _ in range(4)] == ["eve 0", "ben 0", "eve 1", "ben 1"]

    turns = Turns(4, by_address=2, by_person=1)
    taken = [turns.take(Owner(f"2001:db8:0:{home:x}::", "eve")) for home in range(50)]
    assert (sum(taken), turns.take(OTHER)) == (2, True)


def test_a_line_can_end_and_nobody_alone_fills_it() -> None:
    async def evening() -> None:
        turns, told = Turns(1, 1, 1, Places(9, 5)), list[None]()
        turns.sent_away = lambda: told.append(None)
        block = [Owner(f"2001:db8:0:{home:x}::", "eve") for home in range(50)]
        async with turns.turn(OTHER):
            waiting = [asyncio.create_task(turns._take(each)) for each in [CROWD] * 9 + block]
            await asyncio.sleep(0)
            assert turns.waiting == 9, "five of an address, and of a block no more: nine are all"
            assert len(told) == len(waiting) - 9
            for each in waiting:
                each.cancel()
            outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert sum(isinstance(each, Objection) for each in outcomes) == len(told)
        assert (turns.taken, turns.waiting, turns._waiting and turns._waiting.taken) == (0, 0, 0)

    asyncio.run(evening())


def test_who_goes_while_waiting_takes_no_place() -> None:
    async def evening() -> None:
        turns = Turns(1, by_address=1, by_person=1)
        async with turns.turn(CROWD):
            waiting = asyncio.create_task(turns._take(OTHER))
            await asyncio.sleep(0)
            assert turns.waiting == 1
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        assert (turns.taken, turns.waiting) == (0, 0)
        async with turns.turn(CROWD):  # the place came, and in the same moment nobody wanted it
            waiting = asyncio.create_task(turns._take(OTHER))
            await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert (turns.taken, turns.waiting) == (0, 0)

    asyncio.run(evening())


def settings(rate: Rate, **chosen: int) -> Settings:
    return quick(Path(), rates=Rates(reads_by_address=rate), **chosen)


def test_many_networks_of_one_block_are_not_as_many_guests() -> None:
    """Whoever owns a /48 has 65,536 homes, and is not given the share of so many."""
    limits = Limits(settings(Rate(1e-6, 10)), clock=lambda: 0.0)
    reads = sum(limits.allows("reads_by_address", f"2001:db8:0:{home:x}::") for home in range(256))
    assert reads == 40, "four homes' share for 256 networks"
    with pytest.raises(Objection):
        limits.count("reads_by_address", "2001:db8:0:ff::")
    limits.count("reads_by_address", "2001:db8:1::")
    limits.count("reads_by_address", "203.0.113.1")
