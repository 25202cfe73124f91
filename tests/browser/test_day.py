"""The deal of the day by two people: the same board, and afterwards what each made of it."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator

from ludotheque.server.tables.day.calendar import ends
from ludotheque.table.clock import HouseClock
from tests.server.support.houses import Running, running_house

from .conftest import BUILT
from .games.niagara import NiagaraTable
from .support.axe import grave
from .support.guest import PHONE, Guest
from .support.patience import expect

GAME = "niagara"


def deal(guest: Guest) -> Locator:
    return guest.page.locator(f"[data-game={GAME}]")


def loaded(guest: Guest) -> None:
    """Nothing on this page is wider than a phone, and axe has nothing to say."""
    assert not grave(guest.page)
    assert guest.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]


def begun(guest: Guest) -> tuple[NiagaraTable, str]:
    """They come by the lobby, and begin today's deal; what their board says."""
    guest.go(f"/{guest.language}")
    guest.page.get_by_role("link", name=guest.say("day"), exact=True).click()
    expect(deal(guest)).to_be_visible()
    loaded(guest)
    deal(guest).get_by_role("button").click()
    table = NiagaraTable(guest).come()
    assert table.wait()
    name = guest.page.evaluate("() => fetch('/api/me').then((me) => me.json())")["name"]
    return table, table.board.inner_text().replace(name, "…")


def past_midnight(house: Running) -> None:
    async def shifted() -> None:
        clock = house.house.now
        assert isinstance(clock, HouseClock)
        clock.set(ends((await house.house.days.card(None)).day) + 1000)

    house.ask(shifted)


def test_two_people_see_the_same_board_and_compare_afterwards(
    chromium: Browser, tmp_path: Path
) -> None:
    with running_house(tmp_path, web=BUILT) as house:
        ana = Guest(chromium, house.url, "Ana", language="en", size=PHONE)
        ben = Guest(chromium, house.url, "Ben", language="en", size=PHONE)
        boards = [begun(guest) for guest in (ana, ben)]
        assert boards[0][1] == boards[1][1]
        assert len(boards[0][1]) > 20

        # Who has begun it goes on with it, and is offered no second try.
        address = ana.page.url
        ana.go("/en/day")
        expect(deal(ana).get_by_role("link")).to_have_attribute("href", address[len(house.url) :])
        expect(deal(ana).get_by_role("button")).to_have_count(0)

        # Nobody looks over another's shoulder today.
        ben.expected = ("404", "WebSocket connection")
        ben.go(address[len(house.url) :])
        told = ben.page.get_by_role("alert").filter(has_text="only the person who plays it")
        expect(told).to_be_visible()

        past_midnight(house)
        ana.go("/en/day")
        ana.page.locator(f'a[href*="game={GAME}"]').click()
        rows = ana.page.locator("main ol > li")
        expect(rows).to_have_count(2)
        expect(ana.page.locator("main ol > li[aria-current]")).to_have_count(1)
        loaded(ana)
        ana.page.locator("main ol > li:not([aria-current])").get_by_role("link").click()
        expect(ana.page.get_by_role("slider").first).to_be_visible()
        for guest in (ana, ben):
            guest.leave()
