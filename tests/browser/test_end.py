"""The end of a game as it is seen: what won, in which order, and nothing over the board."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.support.houses import Running

from .conftest import Come
from .support.axe import troubles
from .support.guest import DESK, PHONE, SIDEWAYS
from .support.patience import expect
from .support.resumed import finished

ENDS = {
    "niagara": ("niagara/three-seats.fr", 0),
    "nimms-leich": ("nimms-leich/four-seats.fr", 1),
    "casanova": ("casanova/three-seats.fr", 0),
    "nizza": ("nizza/two-seats.fr", 1),
    "vertiges": ("vertiges/three-seats-fast.en", 0),
}
every_game = pytest.mark.parametrize("game", ENDS)

LOW = (375, 600)
"""A small phone, with the browser's own bars."""

COVERED = """() => {
  const board = document.querySelector('.play');
  const panel = document.querySelector('#result');
  const [one, other] = [board.getBoundingClientRect(), panel.getBoundingClientRect()];
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}"""


OVER_THE_BOARD = """() => {
  const board = document.querySelector('.play .board');
  const line = () => document.querySelector('.endbar').getBoundingClientRect().top;
  if (board.offsetHeight > line()) scrollBy(0, 1000);
  return board.getBoundingClientRect().bottom - line();
}"""
"""Pixels of the board's lower edge that the line with the winner hides. Where no screen is high
enough for the least that a board needs, one has scrolled down to its end.
"""


def drawn(page: Page) -> int:
    """How many lines the chart has."""
    return page.locator("#result figure polyline:not(.under)").count()


@every_game
def test_on_a_desk_all_of_it_stands_beside_the_board(
    house: Running, come: Come, kept: Path, game: str
) -> None:
    record, seat = ENDS[game]
    guest = come("Ana", language="de", size=DESK)
    guest.go("/de" + finished(house, record, seat, guest))
    panel = guest.page.locator("#result")
    expect(panel.locator("figure")).to_be_visible()
    places = panel.locator(".places li").count()
    assert drawn(guest.page) == places > 1
    expect(panel.locator(".why")).to_be_visible()
    assert guest.page.evaluate(COVERED) == 0, "nothing lies over the board"
    assert list(troubles(guest, kept, "desk")) == []
    panel.locator(".turns a").first.click()
    guest.page.wait_for_url("**/replay/**at=**")


@every_game
def test_on_a_phone_a_line_leads_to_all_of_it(
    house: Running, come: Come, kept: Path, game: str
) -> None:
    record, seat = ENDS[game]
    guest = come("Ana", language="fr", size=PHONE)
    guest.go("/fr" + finished(house, record, seat, guest))
    details = guest.button("result-details")
    expect(details).to_be_visible()
    guest.keep(kept, "line")
    expect(guest.page.locator(".play .board").first).to_be_visible()
    assert guest.page.evaluate(OVER_THE_BOARD) < 6, "who won hides no more than a rim"
    details.click()
    panel = guest.page.locator("#result")
    expect(panel.locator("figure")).to_be_visible()
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    assert list(troubles(guest, kept, "phone")) == []


@pytest.mark.parametrize("size", [DESK, LOW, SIDEWAYS], ids=["folded", "low", "sideways"])
@every_game
def test_who_won_covers_nothing(
    house: Running, come: Come, kept: Path, game: str, size: tuple[int, int]
) -> None:
    """Neither where log and talk are folded away, nor on a phone that is low."""
    record, seat = ENDS[game]
    guest = come("Ana", language="de", size=size)
    guest.go("/de" + finished(house, record, seat, guest))
    if size == DESK:
        expect(guest.page.locator("#result")).to_be_visible()
        guest.button("column").click()
    expect(guest.button("result-details")).to_be_visible()
    expect(guest.page.locator(".play .board").first).to_be_visible()
    guest.keep(kept, "bar")
    assert guest.page.evaluate(OVER_THE_BOARD) < 6
