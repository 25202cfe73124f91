"""What goes wrong around a page: a slow house, a strict browser, a file that does not come."""

from __future__ import annotations

import re

from playwright.sync_api import Route

from ludotheque.games.niagara.model import Lay

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import PHONE
from .support.lobby import Lobby, gathered
from .support.patience import expect, until

FORBIDDEN = """
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, {
    get() { throw new DOMException('not allowed', 'SecurityError'); },
  });
"""


def test_who_is_quicker_than_the_house_keeps_their_name(come: Come) -> None:
    guest = come("Ana", language="en")
    lobby = Lobby(guest, NiagaraTable).open()
    lobby.ask_for_friends()
    guest.page.keyboard.press("Escape")
    # Not even a note of one's own is needed to be known again: the cookie is enough.
    guest.page.evaluate("() => localStorage.clear()")
    held: list[Route] = []
    asked = re.compile(r"/api/me\?")
    guest.page.route(asked, lambda route: held.append(route), times=1)
    lobby.open()
    lobby.play_now.click()
    until(guest.page, lambda: held, "who one is")
    held[0].continue_()
    table = NiagaraTable(guest).come()
    assert "Ana" in table.names()
    who = guest.say("account-of", name="Ana")
    expect(guest.page.get_by_role("link", name=who)).to_be_attached()


def test_a_browser_that_keeps_nothing(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE)
    guest.context.add_init_script(FORBIDDEN)
    table = Lobby(guest, NiagaraTable).open().play()
    assert table.wait()
    table.play()
    assert table.wait()


def test_a_part_of_the_page_that_does_not_come(come: Come) -> None:
    """As when the house was renewed under an open page: it is loaded anew, once, and then asks."""
    guest = come("Ana", language="fr")
    guest.expected = ("Failed to load resource", "dynamically imported module", "Unable to preload")
    lobby = Lobby(guest, NiagaraTable).open()
    missing = "**/assets/Table-*.js"
    guest.context.route(missing, lambda route: route.fulfill(status=404, body=""))
    with guest.page.expect_event("load"):
        lobby.play_now.click()
    alert = guest.page.get_by_role("alert").filter(has_text=guest.say("broken"))
    expect(alert).to_be_visible()
    guest.context.unroute(missing)
    guest.button("reload").click()
    NiagaraTable(guest).come()


def test_the_focus_stays_while_others_move(come: Come) -> None:
    ana, ben = come("Ana", language="en"), come("Ben", language="en")
    mine, other = gathered(NiagaraTable, ["person", "person", "amateur"], ana, ben)
    mine.wait()
    mine.board.locator("summary").click()
    move = mine.board.locator("details").get_by_role(
        "button", name=mine.phrases.voice.move(Lay(4)), exact=True
    )
    move.focus()
    other.wait()
    other.press(other.phrases.voice.move(Lay(2)))
    laid = mine.board.get_by_role("img", name=mine.say("laid-down"), exact=True)
    expect(laid).to_have_count(2)
    expect(move).to_be_focused()
    ana.page.keyboard.press("Enter")
    # Somebody else may have laid the same.
    shown = mine.board.locator("[data-anchor=laid-0]")
    expect(shown).to_have_attribute("aria-label", mine.say("laid-up", tile=4))
