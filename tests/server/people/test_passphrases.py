"""Passphrases: what is one, how often one may try, and what a flood of them costs."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from time import process_time

import pytest

from ludotheque.server.people import passphrases
from ludotheque.server.people.people import LONGEST, SHORTEST
from tests.server.support.houses import PATIENCE
from tests.server.support.memory import SECRET, House, objects


def test_a_passphrase_has_a_length() -> None:
    async def story() -> None:
        people = House().people
        ana, _ = await people.welcome("Ana")
        for bad in ("", "a" * (SHORTEST - 1), "a" * (LONGEST + 1), "é" * 1_000_000):
            assert await objects(people.claim(ana, bad)) == "passphrase-short"
            assert await objects(people.enter("Ana", bad)) == "passphrase-short"
        old = None
        for good in ("a" * SHORTEST, "é" * LONGEST, "\ud800" * SHORTEST):
            await people.claim(ana, good, old)
            await people.enter("Ana", good)
            old = good

    asyncio.run(story())


def test_a_passphrase_is_the_same_from_every_keyboard() -> None:
    async def story() -> None:
        people = House().people
        ana, _ = await people.welcome("Ana")
        await people.claim(ana, "l’été indien")
        await people.enter("Ana", "l’e\u0301te\u0301 indien")
        for other in ("L’été indien", "l’été indien ", "l’ete indien"):
            assert await objects(people.enter("Ana", other)) == "wrong-passphrase"

    asyncio.run(story())


def test_nobody_learns_which_names_are_claimed() -> None:
    """The same answer, after the same work: the work takes a thousand times the rest."""

    async def story() -> None:
        people = House().people
        ana, _ = await people.welcome("Ana")
        await people.claim(ana, SECRET)
        await people.welcome("Ben")
        took = {"Ana": [9.0], "Ben": [9.0], "Nobody": [9.0]}
        for _ in range(3):
            for name, times in took.items():
                begun = process_time()  # work, and not what others do on this machine
                assert await objects(people.enter(name, "not the passphrase")) == "wrong-passphrase"
                times.append(process_time() - begun)
        quickest = [min(times) for times in took.values()]
        assert min(quickest) > max(quickest) / 5

    asyncio.run(story())


def test_a_few_attempts_and_then_one_each_half_minute() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        await house.people.claim(ana, SECRET)
        for name in ("Ana", "ANA", " ana", "Аna", "Ana"):
            assert await objects(house.people.enter(name, "not the one")) == "wrong-passphrase"
        assert await objects(house.people.enter("Ana", SECRET)) == "too-many-attempts"
        assert await objects(house.people.enter("Ben", SECRET)) == "wrong-passphrase"
        house.ticks += 29
        assert await objects(house.people.enter("Ana", SECRET)) == "too-many-attempts"
        house.ticks += 1.001
        assert (await house.people.enter("Ana", SECRET))[0].id == ana.id
        assert await objects(house.people.enter("Ana", SECRET)) == "too-many-attempts"

    asyncio.run(story())


def test_no_jump_of_the_clock_locks_an_owner_out() -> None:
    """Ahead 400 days and back, between the wrong guesses of somebody else."""

    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        await house.people.claim(ana, SECRET)
        house.now += 400 * 24 * 3600 * 1000
        for _ in range(5):
            assert await objects(house.people.enter("Ana", "not the one")) == "wrong-passphrase"
        house.now -= 400 * 24 * 3600 * 1000
        assert await objects(house.people.enter("Ana", SECRET)) == "too-many-attempts"
        house.ticks += 31
        assert (await house.people.enter("Ana", SECRET))[0].id == ana.id

    asyncio.run(story())


def test_names_that_nobody_claimed_have_few_attempts_too() -> None:
    async def story() -> None:
        people = House().people
        reasons = [await objects(people.enter("Nobody", SECRET)) for _ in range(6)]
        assert reasons == ["wrong-passphrase"] * 5 + ["too-many-attempts"]

    asyncio.run(story())


def test_a_flood_waits_in_a_short_queue_and_two_are_checked_at_once() -> None:
    async def story() -> None:
        people = House().people
        others = set(threading.enumerate())
        flood = [
            asyncio.create_task(people.enter(f"Name {n}", SECRET, f"198.51.100.{n % 6}"))
            for n in range(120)
        ]
        await asyncio.sleep(0.01)
        assert len(set(threading.enumerate()) - others) == 2
        refused = [each for each in flood if each.done()]
        busy = [each for each in refused if "house-busy" in str(each.exception())]
        assert len(busy) == 18, "two, and a hundred that wait"
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert await objects(people.enter("Name 200", SECRET)) == "wrong-passphrase"

    asyncio.run(story())


def test_the_house_goes_on_while_a_passphrase_is_checked() -> None:
    async def story() -> None:
        people = House().people
        ana, cookie = await people.welcome("Ana")
        checking = asyncio.create_task(people.enter("Ben", SECRET))
        await asyncio.sleep(0)
        assert await people.known(cookie) == ana
        assert not checking.done()
        assert await objects(checking) == "wrong-passphrase"

    asyncio.run(story())


def test_who_enters_waits_behind_nobodys_crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address no more than one is looked at, and a few wait; others have their turn."""

    async def story() -> None:
        house, go_on, order = House(), threading.Event(), list[bytes]()

        def slow(secret: bytes, salt: bytes, expected: bytes) -> bool:
            order.append(secret)
            if secret.startswith(b"crowd"):
                go_on.wait(PATIENCE)
            return False

        monkeypatch.setattr(passphrases, "right", slow)
        held: list[None] = []
        house.people.turns.sent_away = lambda: held.append(None)

        def tries(number: int) -> asyncio.Task[str]:
            entering = house.people.enter(f"Name {number}", f"crowd {number:04}", "198.51.100.1")
            return asyncio.create_task(objects(entering))

        crowd = [tries(number) for number in range(150)]
        async with asyncio.timeout(PATIENCE):
            while not order:
                await asyncio.sleep(0.001)
            other = house.people.enter("Ana", "somebody else", "203.0.113.1")
            assert await objects(other) == "wrong-passphrase"
            assert sum(each.startswith(b"crowd") for each in order) == 1
            go_on.set()
            outcomes = Counter([await each for each in crowd])
        assert outcomes == {"wrong-passphrase": 21, "house-busy": 129}, "one, and 20 that wait"
        assert len(held) == 129

    asyncio.run(story())


def test_a_block_of_networks_fills_no_line_and_guesses_as_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """256 homes of a /56: whoever has one has them all."""

    async def story() -> None:
        house, go_on, guessed = House(), threading.Event(), list[None]()
        house.people.guessed = lambda: guessed.append(None)
        monkeypatch.setattr(passphrases, "right", lambda *_: go_on.wait(PATIENCE) and False)
        homes = [f"2001:db8:0:{home:x}::" for home in range(256)]

        def tries(name: str, address: str) -> asyncio.Task[str]:
            return asyncio.create_task(objects(house.people.enter(name, "a passphrase", address)))

        crowd = [tries(f"Name {number}", home) for number, home in enumerate(homes)]
        await asyncio.sleep(0)
        ana = tries("Ana", "203.0.113.1")
        await asyncio.sleep(0)
        go_on.set()
        async with asyncio.timeout(PATIENCE):
            assert await ana == "wrong-passphrase", "her turn comes, and there is room in the line"
            outcomes = Counter([await each for each in crowd])
            # One of them may be on its way already, and no more than a third of the line waits.
            assert outcomes["house-busy"] in (256 - 34, 256 - 1 - 34)
        assert not guessed
        many = [await objects(house.people.enter("Ben", "a passphrase", each)) for each in homes]
        assert many.count("wrong-passphrase") == 20, "four homes' share, of fifty in all"
        assert len(guessed) == 256 - 20
        assert await tries("Ben", "203.0.113.1") == "wrong-passphrase"

    asyncio.run(story())
