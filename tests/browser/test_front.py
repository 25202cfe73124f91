"""The head of every page: light or dark, and who one is."""

from __future__ import annotations

import pytest

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import PHONE, Guest, Scheme
from .support.lobby import Lobby
from .support.patience import expect
from .support.words import OWN, wordbook

BAR = """() => {
  const paper = getComputedStyle(document.body).backgroundColor;
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
  return bars.length > 0 && bars.every((bar) => bar.content === paper) ? paper : null;
}"""


def choose(guest: Guest, theme: str) -> str:
    """The colour that the browser's own bar has then, like the page."""
    guest.page.get_by_role("combobox", name=guest.say("theme")).select_option(theme)
    return str(guest.page.wait_for_function(BAR).json_value())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_is_of_the_colour_of_the_page(come: Come, scheme: Scheme) -> None:
    guest = come("Ana", language="en", size=PHONE, scheme=scheme)
    Lobby(guest, NiagaraTable).open()
    light, dark, usual = (choose(guest, theme) for theme in ("light", "dark", "auto"))
    assert light != dark
    assert usual == {"light": light, "dark": dark}[scheme]
    other: Scheme = "dark" if scheme == "light" else "light"
    guest.page.emulate_media(color_scheme=other)
    guest.page.wait_for_function(
        f"(paper) => ({BAR})() === paper", arg={"light": light, "dark": dark}[other]
    )


def test_a_guest_comes_back_under_a_name_that_was_kept(come: Come) -> None:
    """On a second device, where they play under another name: they need not leave first."""
    first, second = come("Ada", language="fr"), come("Loutre", language="fr")
    for guest in (first, second):
        Lobby(guest, NiagaraTable).open().ask_for_friends()
        guest.page.keyboard.press("Escape")
        guest.page.get_by_role("link", name=guest.say("account-of", name=guest.name)).click()
    passphrase = first.page.get_by_label(first.say("passphrase"))
    passphrase.fill("sept canoës")
    own = wordbook("fr", page=OWN)
    first.page.get_by_role("button", name=own.say("name-keep")).click()
    expect(first.page.get_by_text(own.say("name-claimed")).first).to_be_visible()

    second.page.get_by_role("button", name=own.say("sign-in-instead")).click()
    dialog = second.page.get_by_role("dialog")
    dialog.get_by_label(second.say("passphrase")).fill("sept canoës")
    name = dialog.get_by_role("textbox", name=second.say("your-name"))
    expect(name).to_have_attribute("autocomplete", "username")
    name.fill("Ada")
    second.button("name-enter").click()
    now = second.page.get_by_role("link", name=second.say("account-of", name="Ada"))
    expect(now).to_be_visible()
