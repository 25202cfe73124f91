"""Who the bots are, what they say, and what the house would do: as somebody sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.axe import troubles
from .support.guest import DESK, PHONE
from .support.lobby import Lobby, seated
from .support.patience import appears, expect, until

CAST = find("niagara").cast
assert CAST is not None
CALLED = [each.called for each in CAST.characters]


@pytest.mark.parametrize(
    ("language", "size"), [("de", PHONE), ("fr", DESK), ("en", PHONE)], ids=["de", "fr", "en"]
)
def test_a_hint_says_what_and_why_and_shows_it_on_the_board(
    come: Come, kept: Path, language: str, size: tuple[int, int]
) -> None:
    guest = come("Ana", language=language, size=size)
    table = seated(guest, NiagaraTable, "amateur", "amateur", "amateur")
    appears(guest.page.get_by_role("button", name=guest.say("hint"), exact=True)).click()
    card = appears(guest.page.get_by_role("region", name=guest.say("hint")))
    words = card.inner_text()
    voice = table.phrases.voice
    tiles = [voice.say("move-lay", tile=tile, buy_back=None) for tile in range(7)]
    assert sum(each in words for each in tiles) >= 1, words
    marked = guest.page.locator("[data-hinted]:visible")
    until(guest.page, lambda: marked.count() > 0, "a mark on the board")
    assert list(troubles(guest, kept, f"hint-{language}")) == []
    marked.first.click()
    expect(card).to_be_hidden()
    expect(marked).to_have_count(0)


def test_bots_have_names_faces_and_their_strength_beside_them(come: Come, kept: Path) -> None:
    guest = come("Ana", language="de", size=PHONE)
    seated(guest, NiagaraTable, "amateur", "expert", "master")
    guest.button("menu").click()
    chairs = appears(guest.page.locator("#menu").get_by_role("list").first)
    for called, strength in zip(CALLED, ("amateur", "expert", "master"), strict=False):
        line = chairs.get_by_role("listitem").filter(has_text=called)
        expect(line).to_contain_text(guest.say("bot-mark"))
        expect(line).to_contain_text(guest.say(f"strength-{strength}"))
        face = line.locator("img")
        expect(face).not_to_have_js_property("naturalWidth", 0)
    assert list(troubles(guest, kept, "seats")) == []
    guest.page.get_by_role("checkbox", name=guest.say("characters-talk")).uncheck()
    guest.page.reload()
    guest.button("menu").click()
    talk = guest.page.get_by_role("checkbox", name=guest.say("characters-talk"))
    expect(talk).not_to_be_checked()


def test_whom_one_wants_to_meet_is_chosen_with_the_table(come: Come, kept: Path) -> None:
    guest = come("Ana", language="de", size=PHONE)
    lobby = Lobby(guest, NiagaraTable).open()
    lobby.ask_for_friends()
    page = guest.page
    for chair in (2, 3, 4):
        strength = page.get_by_role("combobox", name=guest.say("chair", chair=chair), exact=True)
        strength.select_option("expert")
    who = page.get_by_role("combobox", name=guest.say("chair-character", chair=3))
    who.select_option(label=CALLED[2])
    about = guest.say("character-is", called=CALLED[2], about=_about("de", 2))
    expect(page.get_by_text(about)).to_be_visible()
    other = page.get_by_role("combobox", name=guest.say("chair-character", chair=2))
    expect(other.locator("option", has_text=CALLED[2])).to_be_disabled()
    assert list(troubles(guest, kept, "set-up")) == []
    lobby.going.click()
    table = NiagaraTable(guest).come()
    assert table.names() == ["Ana", CALLED[0], CALLED[2], CALLED[1]]


def _about(language: str, index: int) -> str:
    assert CAST is not None
    voice = Voice(find("niagara").game, language, ())
    return voice.say(f"character-{CAST.characters[index].name}")
