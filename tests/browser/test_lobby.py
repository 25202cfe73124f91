"""The lobby as somebody sees it who comes, who comes back, and who was invited."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ludotheque.titles import TITLES
from tools.corpus import released

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import DESK, PHONE
from .support.lobby import Lobby, arranged, seated
from .support.patience import appears, expect
from .support.words import wordbook

TILES = """() => [...document.querySelectorAll('.games article')].map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
})"""
WIDER = "() => document.documentElement.scrollWidth > innerWidth"


def in_sight(page: Page) -> list[bool]:
    """Of each of the house's own games that were released, whether all of it is on the screen."""
    expect(page.locator(".games article")).to_have_count(len(TITLES))
    found = page.evaluate(TILES)
    assert isinstance(found, list)
    return found[: len(released())]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_all_games_are_seen_at_once_after_ones_own(come: Come, language: str) -> None:
    guest = come("Ana", language=language, size=DESK)
    Lobby(guest, NiagaraTable).open()
    assert in_sight(guest.page) == [True] * len(released())
    seated(guest, NiagaraTable)
    Lobby(guest, NiagaraTable).open()
    mine = guest.page.get_by_role("region", name=guest.say("my-games"))
    expect(mine.get_by_text(guest.say("clock-unlimited"))).to_be_visible()
    expect(mine.get_by_text(guest.say("terms-usual"))).to_be_visible()
    assert in_sight(guest.page) == [True] * len(released())
    above = mine.bounding_box()
    below = guest.page.get_by_role("article").first.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]


def test_on_a_phone_games_stand_on_a_shelf(come: Come) -> None:
    guest = come("Ana", language="fr", size=PHONE)
    lobby = Lobby(guest, NiagaraTable).open()
    expect(lobby.card.get_by_role("combobox", name=guest.say("play-now-bots"))).to_be_visible()
    assert not guest.page.evaluate(WIDER)
    tops = guest.page.locator(".games article").evaluate_all(
        "(all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size"
    )
    assert tops == 1


def test_friends_come_by_the_address_and_learn_first(come: Come) -> None:
    host, friend, stranger = (come(name, language="en") for name in ("Ana", "Bo", "Cleo"))
    address = Lobby(host, NiagaraTable).open().set_up(["person", "person", "amateur", "amateur"])
    arranged(host, "casanova", ["person"] * 3, figures=6)
    Lobby(stranger, NiagaraTable).open()
    waiting = stranger.page.get_by_role("region", name=stranger.say("open-tables"))
    voice = wordbook("en", game="casanova")
    figures = voice.option("figures", 6)
    expect(waiting.get_by_text(figures)).to_be_visible()
    assert waiting.get_by_text("Niagara").count() == 0
    friend.page.goto(address)
    friend.page.get_by_role("link", name=friend.say("learn")).click()
    friend.page.get_by_role("link", name=friend.say("lesson-table")).click()
    appears(friend.button("sit-here"))
    table = address.rsplit("/", 1)[1]
    assert friend.page.url.endswith(f"/tables/{table}")
    assert table.count("-") == 2
