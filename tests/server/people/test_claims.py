"""Claimed names: nobody is locked out by strangers, and nobody keeps what they were lent."""

from __future__ import annotations

import asyncio
import hashlib

import pytest
from msgspec.structs import replace

from ludotheque.server.objection import Objection
from ludotheque.server.people.names import MARKS, proper, skeleton
from ludotheque.server.people.passphrases import outdated
from tests.server.support.memory import SECRET, House, objects


def test_strangers_who_guess_do_not_keep_an_owner_out_who_was_in_before() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        await house.people.claim(ana, SECRET)
        mark = house.people.mark(ana)
        for number in range(100):
            guess = house.people.enter("Ana", "not the one", f"198.51.100.{number}")
            assert await objects(guess) in ("wrong-passphrase", "too-many-attempts")
        assert await objects(house.people.enter("Ana", SECRET, "home")) == "too-many-attempts"
        device = house.people.remembered(mark)
        assert (await house.people.enter("Ana", SECRET, "home", device))[0].id == ana.id

    asyncio.run(story())


def test_the_mark_of_a_device_is_no_way_around_the_count() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        await house.people.claim(ana, SECRET)
        ben, _ = await house.people.welcome("Ben")
        device = house.people.remembered(house.people.mark(ana))
        guesses = [
            await objects(house.people.enter("Ana", "not the one", "phone", device))
            for _ in range(6)
        ]
        assert guesses == ["wrong-passphrase"] * 5 + ["too-many-attempts"]
        forged = house.people.mark(ana).replace(ana.id, ben.id)
        for mark in (None, "", forged, house.people.cookie(ana), "x" * 10_000):
            assert house.people.remembered(mark) is None

    asyncio.run(story())


def test_a_borrowed_phone_cannot_change_the_passphrase() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        ana, _ = await house.people.claim(ana, SECRET)
        for old in (None, "not the old one"):
            taken = house.people.claim(ana, "the borrower's own", old)
            assert await objects(taken) == "wrong-passphrase"
        ana, _ = await house.people.claim(ana, "another of mine", SECRET)
        await house.people.enter("Ana", "another of mine")
        assert await objects(house.people.enter("Ana", SECRET)) == "wrong-passphrase"

    asyncio.run(story())


def test_what_scrypt_made_is_taken_over_at_the_next_entry() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        ana, cookie = await house.people.claim(ana, SECRET)
        salt = b"sixteen bytes of"
        scrypt = hashlib.scrypt(SECRET.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32)
        house.store.people[ana.id] = old = replace(ana, salt=salt, hash=scrypt)
        assert outdated(old.hash)
        assert await objects(house.people.enter("Ana", "not the one")) == "wrong-passphrase"
        assert house.store.people[ana.id] == old
        await house.people.enter("Ana", SECRET)
        kept = house.store.people[ana.id]
        assert kept.hash.startswith(b"$argon2id$v=19$m=19456,t=2,p=1$")
        assert kept.salt == b""
        await house.people.enter("Ana", SECRET)
        assert house.store.people[ana.id] == kept
        assert await house.people.known(cookie) is not None, "nobody has to enter again"

    asyncio.run(story())


def test_who_leaves_a_device_leaves_no_cookie_that_is_good() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        await house.people.claim(ana, SECRET)
        ana, phone = await house.people.enter("Ana", SECRET)
        _, laptop = await house.people.enter("Ana", SECRET)
        fresh = house.people.cookie(ana, phone)
        await house.people.leave(ana, phone)
        assert await house.people.known(phone) is None
        assert await house.people.known(fresh) is None, "nor one that was renewed there"
        assert await house.people.known(laptop) is not None
        for _ in range(60):
            ana, again = await house.people.enter("Ana", SECRET, str(house.ticks))
            house.ticks += 60
            ana = await house.people.leave(ana, again)
        assert await house.people.known(again) is None
        assert len(ana.left_devices) < 1000, "there is an end to what is remembered"

    asyncio.run(story())


@pytest.mark.parametrize(
    "twin",
    [
        "AIice",
        "Alice",
        "ALICE",
        "Al1ce",
        "ᎪᏞᎥᏟᎬ",
        "ᴀʟɪᴄᴇ",
        "Аlісе",
        "Ａｌｉｃｅ",
        "Ál̈ice",
        "A l i c e",
        "𝒜𝓁𝒾𝒸ℯ",
    ],
)
def test_nobody_passes_for_somebody_who_claimed_their_name(twin: str) -> None:
    async def story() -> None:
        house = House()
        alice, _ = await house.people.welcome("Alice")
        await house.people.claim(alice, SECRET)
        assert await objects(house.people.welcome(twin)) == "name-claimed"
        other, _ = await house.people.welcome("Bob")
        assert await objects(house.people.rename(other, twin)) == "name-claimed"
        await house.people.welcome("Alicia")

    asyncio.run(story())


def test_names_that_nobody_claimed_are_anybodys() -> None:
    async def story() -> None:
        house = House()
        for name in ("Alice", "AIice", "Alice"):
            await house.people.welcome(name)

    asyncio.run(story())
    assert skeleton("Вася") != skeleton("Bob")


@pytest.mark.parametrize("name", ["Robot 1", "robot 12", "R0bot 1", "Robot", "Bot 3", "ROBOT-2"])
def test_no_guest_is_called_what_bots_are_called(name: str) -> None:
    with pytest.raises(Objection, match="name-of-bots"):
        proper(name)


def test_a_letter_bears_a_few_marks_and_no_tower() -> None:
    for name in ("Nguyễn", "Zoë", "สมชาย", "שָׁלוֹם", "Bottomley", "Robert"):
        proper(name)
    proper("e" + "\u0301" * 1 + "\u0323\u0302")
    with pytest.raises(Objection, match="name-bad"):
        proper("Ana" + "\u0335" * (MARKS + 1))
