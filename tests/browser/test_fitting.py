"""What is to be read is there in full, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import Come
from .games.nimms_leich import LeichTable
from .guest import PHONE
from .lobby import Lobby

CUT = """(all) =>
  all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML)"""


def cut(things: Locator) -> object:
    assert things.count() > 0
    return things.evaluate_all(CUT)


def test_names_on_a_desk(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = Lobby(guest, LeichTable).open().play_with(["amateur"] * 4)
    assert table.wait()
    assert cut(table.board.locator(".seat .name")) == []


def test_a_table_is_set_up_on_a_phone(come: Come) -> None:
    """Nothing reaches beyond the form, and it is told which chair is one's own."""
    guest = come("Ana", language="fr", size=PHONE)
    Lobby(guest, LeichTable).open().ask_for_friends()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text(guest.say("options"), exact=True).click()
    assert cut(dialog.or_(dialog.locator("form, fieldset, label"))) == []
    expect(dialog.get_by_text(guest.say("you"), exact=True)).to_have_count(1)


def test_as_many_bots_as_one_likes(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE)
    lobby = Lobby(guest, LeichTable).open()
    many = lobby.card.get_by_role("combobox", name=guest.say("play-now-bots"))
    many.select_option(label=guest.say("with-bots", count=5))
    table = lobby.play()
    assert len(table.names()) == 6
