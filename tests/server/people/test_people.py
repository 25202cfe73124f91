"""Guests, and those who claimed their names."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from tests.server.support.memory import SECRET, House, Memory, objects


def test_a_guest_is_known_again() -> None:
    async def story() -> None:
        house = House()
        ana, cookie = await house.people.welcome("  Ana ")
        assert (ana.name, ana.claim, ana.made) == ("Ana", None, house.now)
        assert await house.people.known(cookie) == ana
        house.now += 300 * 24 * 3600 * 1000
        assert await house.people.known(cookie) == ana
        assert await House(house.store).people.known(cookie) == ana, "a restart changes nothing"

    asyncio.run(story())


def test_two_guests_may_share_a_name() -> None:
    async def story() -> None:
        people = House().people
        one, first = await people.welcome("Ana")
        two, second = await people.welcome("Ana")
        assert one.id != two.id
        assert [await people.known(first), await people.known(second)] == [one, two]

    asyncio.run(story())


def test_nobody_takes_a_claimed_name_nor_one_that_looks_like_it() -> None:
    async def story() -> None:
        people = House().people
        ana, _ = await people.welcome("Ana Lu")
        namesake, _ = await people.welcome("Ana Lu")
        ben, _ = await people.welcome("Ben")
        await people.claim(ana, SECRET)
        for name in ("Ana Lu", "ANA  LU", "Ana\u00a0Lu", "Аna Lu"):
            with pytest.raises(Objection) as caught:
                await people.welcome(name)
            assert (caught.value.reason, caught.value.facts) == ("name-claimed", {"name": name})
            assert await objects(people.rename(ben, name)) == "name-claimed"
        assert await objects(people.claim(namesake, SECRET)) == "name-claimed"
        assert (await people.rename(namesake, "Lu")).name == "Lu"

    asyncio.run(story())


def test_names_that_are_none() -> None:
    async def story() -> None:
        house = House()
        ana, _ = await house.people.welcome("Ana")
        for name in ("", "  ", "a" * 41, "A\x1bna"):
            assert await objects(house.people.welcome(name)) == "name-bad"
            assert await objects(house.people.rename(ana, name)) == "name-bad"
            assert await objects(house.people.enter(name, SECRET)) == "name-bad"
        assert list(house.store.people.values()) == [ana]

    asyncio.run(story())


def test_who_claims_a_name_enters_from_another_device() -> None:
    async def story() -> None:
        house = House()
        guest, old = await house.people.welcome("Chloé")
        claimed, cookie = await house.people.claim(guest, SECRET)
        assert await house.people.known(old) is None
        assert await house.people.known(cookie) == claimed
        entered, elsewhere = await house.people.enter(" CHLOE\u0301", SECRET)
        assert entered == claimed
        assert await house.people.known(elsewhere) == claimed
        assert SECRET.encode() not in claimed.hash + claimed.salt
        assert claimed.hash.startswith(b"$argon2id$")
        assert claimed.hash.hex() not in repr(claimed)

    asyncio.run(story())


def test_a_new_passphrase_voids_the_old_one_and_all_cookies() -> None:
    async def story() -> None:
        people = House().people
        guest, _ = await people.welcome("Ana")
        ana, first = await people.claim(guest, SECRET)
        again, second = await people.claim(ana, "huit chevaux bleus", SECRET)
        assert again.hash != ana.hash
        assert again.generation == ana.generation + 1
        assert await people.known(first) is None
        assert await people.known(second) == again
        assert await objects(people.enter("Ana", SECRET)) == "wrong-passphrase"
        assert (await people.enter("Ana", "huit chevaux bleus"))[0] == again

    asyncio.run(story())


def test_a_claim_follows_a_new_name_and_leaves_the_old_one_free() -> None:
    async def story() -> None:
        people = House().people
        guest, _ = await people.welcome("Ana")
        ana, cookie = await people.claim(guest, SECRET)
        anouk = await people.rename(ana, "Anouk")
        assert (anouk.name, anouk.claim) == ("Anouk", "anouk")
        assert await people.known(cookie) == anouk
        assert (await people.enter("Anouk", SECRET))[0] == anouk
        assert await objects(people.enter("Ana", SECRET)) == "wrong-passphrase"
        await people.welcome("Ana")
        assert await objects(people.welcome("anouk")) == "name-claimed"
        assert (await people.rename(anouk, "ANOUK")).name == "ANOUK", "one may rewrite one's own"

    asyncio.run(story())


def test_a_guest_who_renames_claims_nothing() -> None:
    async def story() -> None:
        people = House().people
        guest, cookie = await people.welcome("Ana")
        renamed = await people.rename(guest, "Anouk")
        assert renamed == await people.known(cookie)
        assert renamed.claim is None
        await people.welcome("Anouk")

    asyncio.run(story())


def test_leaving_everywhere_voids_every_cookie() -> None:
    async def story() -> None:
        people = House().people
        guest, _ = await people.welcome("Ana")
        ana, here = await people.claim(guest, SECRET)
        _, there = await people.enter("Ana", SECRET)
        left = await people.leave_everywhere(ana)
        assert [await people.known(here), await people.known(there)] == [None, None]
        entered, cookie = await people.enter("Ana", SECRET)
        assert entered == left == await people.known(cookie)

    asyncio.run(story())


def test_an_old_copy_of_somebody_brings_nothing_back() -> None:
    async def story() -> None:
        house = House()
        ana, cookie = await house.people.welcome("Ana")
        await house.people.leave_everywhere(ana)
        await house.people.rename(ana, "Anouk")
        assert await house.people.known(cookie) is None
        claimed, _ = await house.people.claim(ana, SECRET)
        assert (claimed.name, claimed.generation) == ("Anouk", 2)
        house.store.people.clear()
        assert await objects(house.people.rename(ana, "Anouk")) == "nobody"

    asyncio.run(story())


def test_changes_at_the_same_time_are_all_made() -> None:
    class Slow(Memory):
        """A store that lets others in between reading and writing, as a real one does."""

        async def save_person(self, person: Person, before: Person | None = None) -> None:
            await asyncio.sleep(0)
            await super().save_person(person, before)

    async def story() -> None:
        people = House(Slow()).people
        ana, cookie = await people.welcome("Ana")
        await asyncio.gather(
            people.rename(ana, "Anouk"),
            people.leave_everywhere(ana),
            people.leave_everywhere(ana),
        )
        assert await people.known(cookie) is None
        last = await people.rename(ana, "Anouk")
        assert last.generation == 2

        two = [(await people.welcome("Zoé"))[0] for _ in range(2)]
        claims = (people.claim(each, SECRET) for each in two)
        outcomes = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(isinstance(each, Objection) for each in outcomes) == [False, True]

    asyncio.run(story())


def test_the_store_has_the_last_word_on_who_was_first() -> None:
    class Elsewhere(Memory):
        """Another process claims names between our question and our writing."""

        hidden = False

        async def claimant(self, folded: str) -> Person | None:
            return None if self.hidden else await super().claimant(folded)

        async def save_person(self, person: Person, before: Person | None = None) -> None:
            self.hidden = False
            await super().save_person(person, before)

    async def story() -> None:
        store = Elsewhere()
        people = House(store).people
        one, _ = await people.welcome("Ana")
        two, _ = await people.welcome("Ana")
        await people.claim(one, SECRET)
        store.hidden = True
        assert await objects(people.claim(two, SECRET)) == "name-claimed"

    asyncio.run(story())
