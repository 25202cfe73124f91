"""A pause by the day, asked for by one and agreed to by the other: the clocks stand, and go on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Locator

from ludotheque.server.sheet import Playing
from tests.server.support.houses import Running

from .support.axe import troubles
from .support.guest import DESK, PHONE, Guest
from .support.lobby import ask, sit_down
from .support.patience import appears, expect, until


def begun(*guests: Guest) -> str:
    first = guests[0]
    ask(first, "me", name=first.name)
    pace = {"kind": "daily", "hours": 24}
    seats = ["person", "person", "novice"]
    table = str(ask(first, "tables", game="niagara", seats=seats, pace=pace)["id"])
    for guest in guests:
        sit_down(guest, table)
    for guest in guests:
        guest.go(f"/{guest.language}/tables/{table}")
        appears(guest.button("menu"))
    return table


def told(guest: Guest) -> Locator:
    """Above the board."""
    return guest.page.locator(".pausing")


def clock(house: Running, table: str) -> tuple[bool, list[int | None]]:
    """Whether it stands, and what each has left."""

    async def look() -> tuple[bool, list[int | None]]:
        stage = (await house.house.actors.wake(table)).live.sheet.stage
        assert isinstance(stage, Playing)
        now = house.house.now()
        left = [stage.clock.remaining(seat, now) for seat in range(2)]
        return stage.clock.paused > now, left

    return house.ask(look)


def test_two_agree_on_a_pause_and_to_go_on(
    chromium: Browser, house: Running, tmp_path: Path
) -> None:
    ana = Guest(chromium, house.url, "Ana", language="de", size=PHONE)
    ben = Guest(chromium, house.url, "Ben", language="fr", size=DESK)
    table = begun(ana, ben)
    ana.button("menu").click()
    menu = ana.page.locator("#menu")
    menu.get_by_label(ana.say("pause-days")).select_option("14")
    found = list(troubles(ana, tmp_path, "pause-menu"))
    assert not found
    ana.button("pause-offer").click()
    sentence = ben.page.get_by_text(ben.say("offer-pause", days=14, name="Ana"), exact=True)
    expect(sentence.last).to_be_visible()
    ben.keep(tmp_path, "pause-offer")
    assert clock(house, table)[0] is False
    ben.button("offer-yes").click()
    for guest in (ana, ben):
        expect(told(guest)).to_be_visible()
        assert not list(troubles(guest, tmp_path, f"paused-{guest.language}"))
        assert not guest.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    stands, left = clock(house, table)
    assert stands
    assert clock(house, table) == (True, left)
    # The card in the lobby says so, too.
    ben.go("/fr")
    card = ben.say("paused-until", when="|").partition("|")[0].strip()
    expect(ben.page.get_by_text(card).first).to_be_visible()
    ben.keep(tmp_path, "paused-lobby")
    ben.go(f"/fr/tables/{table}")
    # One asks to go on, the other agrees: then time runs again.
    ben.button("menu").click()
    ben.button("pause-end").click()
    appears(ana.button("offer-yes")).click()
    expect(told(ana)).to_have_count(0)
    until(ana.page, lambda: not clock(house, table)[0])
    for guest in (ana, ben):
        guest.leave()
