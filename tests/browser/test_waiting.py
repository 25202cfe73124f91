"""Games by the day: what waits comes first, with the time left, and one leads to the next."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.axe import grave
from .support.guest import DESK, PHONE, Guest
from .support.lobby import ask, sit_down
from .support.patience import expect

DAILY = {"kind": "daily", "hours": 72}


def by_the_day(*guests: Guest) -> str:
    first, *others = guests
    ask(first, "me", name=first.name)
    asked = {"game": "niagara", "seats": ["person"] * len(guests), "pace": DAILY}
    table = str(ask(first, "tables", **asked)["id"])
    sit_down(first, table)
    for each in others:
        sit_down(each, table)
    return table


def fits(guest: Guest) -> None:
    assert not grave(guest.page)
    width = guest.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= guest.page.viewport_size["width"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [("fr", PHONE, "light"), ("en", DESK, "light"), ("de", PHONE, "dark")],
    ids=["fr", "en", "de"],
)
def test_after_a_move_the_next_game_is_a_press_away(
    come: Come, kept: Path, language: str, size: tuple[int, int], scheme: str
) -> None:
    ana = come("Ana", language=language, size=size, scheme=scheme)
    ben, eve = come("Ben", language="en"), come("Eve", language="en")
    ana.expected = ("preload assets",)
    tables = [by_the_day(ana, ben, eve) for _ in range(2)]
    ana.go(f"/{language}")
    mine = ana.page.get_by_role("region", name=ana.say("my-games"))
    for each in tables:
        row = mine.locator("li.card", has=ana.page.locator(f'a[href$="{each}"]'))
        expect(row.locator(".left")).to_be_visible()
        assert {"fr": "2 jours 23", "en": "2 days 23", "de": "2 Tage 23"}[language] in (
            row.locator(".left").inner_text().replace("\u00a0", " ").replace("\u202f", " ")
        )
    fits(ana)
    ana.keep(kept, "lobby")
    # On the icon where there is one, else in the title of the page.
    if not ana.page.evaluate("() => 'setAppBadge' in navigator"):
        expect(ana.page).to_have_title("(2) " + ana.say("house"))

    ana.go(f"/{language}/tables/{tables[0]}")
    table = NiagaraTable(ana).come()
    assert table.wait()
    link = ana.page.get_by_role("link", name=ana.say("next-game", count=1))
    expect(link).to_have_count(0)
    table.play()
    expect(link).to_be_visible()
    fits(ana)
    ana.keep(kept, "table")
    link.click()
    expect(ana.page).to_have_url(f"{ana.house}/{language}/tables/{tables[1]}")
    table = NiagaraTable(ana).come()
    assert table.wait()
    table.play()
    # Nothing waits any more.
    ana.go(f"/{language}")
    expect(mine.locator("li.card").first).to_be_visible()
    expect(mine.locator("li.card.yours")).to_have_count(0)
