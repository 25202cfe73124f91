"""Latchkeys: a code or a link lets one person in, once, and nobody who guesses."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from ludotheque.server.people import latchkeys
from ludotheque.server.people.latchkeys import (
    CODE_LASTS,
    LETTER_LASTS,
    Latchkey,
    Latchkeys,
)
from ludotheque.server.people.person import Person
from tests.server.support.memory import KEY, House, Memory, objects

ANA = Person(id="ana", name="Ana", generation=3, made=1)


class Hooks(Memory):
    """Where latchkeys hang, without a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.people["ana"] = ANA
        self.hung: dict[bytes, Latchkey] = {}

    async def hang(self, key: Latchkey, now: int) -> None:
        self.hung[key.digest] = key

    async def unhung(self, digest: bytes) -> Latchkey | None:
        return self.hung.pop(digest, None)


class Door:
    """Latchkeys, and clocks that a test can turn."""

    def __init__(self) -> None:
        self.now, self.ticks = 1000, 0.0
        self.store = Hooks()
        self.keys = Latchkeys(self.store, KEY, lambda: self.now, lambda: self.ticks)


def test_a_code_is_read_however_it_is_written_and_opens_once() -> None:
    async def scenario() -> None:
        door = Door()
        for written in (str, str.lower, lambda code: f" {code.replace('-', ' ')} "):
            code, until = await door.keys.code(ANA)
            assert until == door.now + CODE_LASTS
            assert len(code) == 9
            assert await door.keys.used(written(code), "1.2.3.4") == ANA
            assert await objects(door.keys.used(code, "1.2.3.4")) == "latchkey-void"
            door.ticks += 100

    asyncio.run(scenario())


def test_it_is_good_for_a_while_and_until_its_person_leaves_everywhere() -> None:
    async def scenario() -> None:
        door = Door()
        code, _ = await door.keys.code(ANA)
        letter = await door.keys.letter(ANA)
        door.now += CODE_LASTS + 1
        assert await objects(door.keys.used(code, "a")) == "latchkey-void"
        door.now += LETTER_LASTS - CODE_LASTS - 1
        assert await door.keys.used(letter, "a") == ANA
        letter = await door.keys.letter(ANA)
        door.store.people["ana"] = replace(ANA, generation=4)
        assert await objects(door.keys.used(letter, "a")) == "latchkey-void"
        code, _ = await door.keys.code(door.store.people["ana"])
        del door.store.people["ana"]
        assert await objects(door.keys.used(code, "a")) == "latchkey-void"

    asyncio.run(scenario())


def test_what_is_kept_opens_nothing_and_a_code_is_no_letter() -> None:
    async def scenario() -> None:
        door = Door()
        code, _ = await door.keys.code(ANA)
        letter = await door.keys.letter(ANA)
        kept = b"".join(each.digest for each in door.store.hung.values())
        assert code.replace("-", "").encode() not in kept
        assert letter.encode() not in kept
        assert await objects(door.keys.used(code, "a", "letter")) == "latchkey-void"
        for given in ("", " ", "x" * 5000, "\ud800", "ß", *map(bytes.hex, door.store.hung)):
            door.ticks += 100
            assert await objects(door.keys.used(given, "a")) == "latchkey-void"
        assert await door.keys.used(code, "b") == ANA
        assert await door.keys.used(letter, "b", "letter") == ANA

    asyncio.run(scenario())


def test_who_guesses_is_stopped_by_address_and_all_together() -> None:
    async def scenario() -> None:
        door = Door()
        for _ in range(latchkeys._ATTEMPTS):
            assert await objects(door.keys.used("2222-2222", "a")) == "latchkey-void"
        assert await objects(door.keys.used("2222-2222", "a")) == "too-many-attempts"
        code, _ = await door.keys.code(ANA)
        assert await door.keys.used(code, "b") == ANA, "others come in"
        door.ticks += 30
        assert await objects(door.keys.used("2222-2222", "a")) == "latchkey-void"
        answers = [await objects(door.keys.used("2222-2222", f"c{n}")) for n in range(1500)]
        assert answers.count("latchkey-void") <= latchkeys._FROM_ALL + 1

    asyncio.run(scenario())


def test_no_block_of_networks_uses_up_what_all_may_try() -> None:
    async def scenario() -> None:
        door = Door()
        told: list[None] = []
        door.keys.guessed = lambda: told.append(None)
        homes = [f"2001:db8:0:{home:x}::" for home in range(256)]
        answers = [await objects(door.keys.used("2222-2222", home)) for home in homes]
        assert answers.count("latchkey-void") == 4 * latchkeys._ATTEMPTS
        assert len(told) == 256 - 4 * latchkeys._ATTEMPTS
        code, _ = await door.keys.code(ANA)
        assert await door.keys.used(code, "203.0.113.1") == ANA

    asyncio.run(scenario())


@pytest.mark.parametrize("claimed", [True, False])
def test_a_forgotten_passphrase_is_replaced_and_other_devices_are_left(claimed: bool) -> None:
    async def scenario() -> None:
        house = House()
        person, cookie = await house.people.welcome("Ana")
        if claimed:
            person, cookie = await house.people.claim(person, "the one that is forgotten")
        renewed, fresh = await house.people.renewed(person, "another passphrase")
        assert renewed.claim == "ana"
        assert await house.people.known(cookie) is None
        assert await house.people.known(fresh) == renewed
        entered, _ = await house.people.enter("Ana", "another passphrase")
        assert entered.id == person.id
        assert await objects(house.people.renewed(person, "short")) == "passphrase-short"

    asyncio.run(scenario())
