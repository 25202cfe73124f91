"""The cookies by which the house knows people again, and all that is not one of them."""

from __future__ import annotations

import asyncio
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import TimestampSigner

from ludotheque.server.people.people import COOKIE_DAYS, People
from tests.server.support.memory import KEY, SECRET, House, Memory

DAY = 24 * 3600 * 1000


def test_a_cookie_tells_nothing_and_fits_in_a_header() -> None:
    async def story() -> None:
        people = House().people
        guest, _ = await people.welcome("Ana")
        ana, cookie = await people.claim(guest, SECRET)
        assert re.fullmatch(r"[A-Za-z0-9_.-]{1,120}", cookie)
        assert cookie.startswith(f"{ana.id}-1-")
        assert people.cookie(ana, cookie) == cookie
        assert people.cookie(ana) != cookie, "of another device"

    asyncio.run(story())


def test_a_cookie_lasts_four_hundred_days() -> None:
    async def story() -> None:
        house = House()
        made = house.now
        ana, cookie = await house.people.welcome("Ana")
        house.now = made + COOKIE_DAYS * DAY
        assert await house.people.known(cookie) == ana
        renewed = house.people.cookie(ana)
        house.now += 1000
        assert await house.people.known(cookie) is None
        assert await house.people.known(renewed) == ana
        house.now = made - 1000
        assert await house.people.known(cookie) == ana, "a clock put right makes nobody a stranger"

    asyncio.run(story())


def test_no_character_of_a_cookie_can_be_changed_dropped_or_doubled() -> None:
    async def story() -> None:
        people = House().people
        _, cookie = await people.welcome("Ana")
        for at, old in enumerate(cookie):
            for new in map(chr, range(128)):
                forged = cookie[:at] + new + cookie[at + 1 :]
                assert new == old or await people.known(forged) is None, (at, new)
            for forged in (cookie[:at] + cookie[at + 1 :], cookie[:at] + old + cookie[at:]):
                assert await people.known(forged) is None, at

    asyncio.run(story())


@given(st.text(max_size=250), st.integers(0, 100), st.integers(0, 100))
def test_a_mangled_cookie_is_nobodys(text: str, start: int, stop: int) -> None:
    async def story() -> None:
        people = House().people
        _, cookie = await people.welcome("Ana")
        forged = cookie[:start] + text + cookie[stop:]
        assert forged == cookie or await people.known(forged) is None

    asyncio.run(story())


@pytest.mark.parametrize(
    "cookie", [None, "", ".", "..", "-", "a.b.c", "\ud800", "é", "a" * 10_000_000, "\0.\0.\0"]
)
def test_what_is_no_cookie_is_nobodys(cookie: str | None) -> None:
    assert asyncio.run(House().people.known(cookie)) is None


def test_a_cookie_signed_by_somebody_else_is_nobodys() -> None:
    async def story() -> None:
        house = House()
        ana, cookie = await house.people.welcome("Ana")
        other = House(house.store, key=b"another key, of no other length.")
        assert await other.people.known(cookie) is None
        assert await house.people.known(other.people.cookie(ana)) is None
        for salt in ("person", "itsdangerous.Signer"):
            forged = TimestampSigner(KEY, salt).sign(f"{ana.id}-0").decode()
            assert await house.people.known(forged) is None, "signed for something else"

    asyncio.run(story())


def test_the_cookie_of_somebody_forgotten_is_nobodys() -> None:
    async def story() -> None:
        house = House()
        _, cookie = await house.people.welcome("Ana")
        house.store.people.clear()
        assert await house.people.known(cookie) is None

    asyncio.run(story())


def test_a_clock_that_begins_at_nought() -> None:
    async def story() -> None:
        people = People(Memory(), KEY, lambda: 0)
        ana, cookie = await people.welcome("Ana")
        assert await people.known(cookie) == ana

    asyncio.run(story())
