"""Coming back: by reloading, in another tab, by the back button, in another language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from ludotheque.games.niagara.model import TILES, Lay

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import PHONE
from .support.lobby import Lobby, gathered, seated
from .support.patience import appears, expect, until
from .support.words import Words

pytestmark = pytest.mark.worker

CHAIRS = ("person", "person", "amateur")

AWAY = """
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
Object.defineProperty(document, 'visibilityState', { get: () => (away ? 'hidden' : 'visible') });
window.go = (gone) => { away = gone; document.dispatchEvent(new Event('visibilitychange')); };
"""
CALLS = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
}"""
"""What the browser itself shows beside the page."""


def plays_until(table: NiagaraTable, called: Callable[[], object]) -> None:
    """Somebody plays whenever they can, until another one is called."""

    def done() -> object:
        if not (done := called()) and table.called:
            table.play()
        return done

    until(table.page, done, "nobody called")


def test_a_reload_in_the_middle(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = seated(guest, NiagaraTable)
    table.wait()
    table.play()
    table.wait()
    before = table.sight().buttons()
    guest.page.reload()
    table.wait()
    assert table.sight().buttons() == before
    table.play()


def test_two_tabs_of_one_person(come: Come) -> None:
    guest = come("Ana", language="en", size=PHONE)
    table = seated(guest, NiagaraTable)
    table.wait()
    other = NiagaraTable(guest, guest.tab())
    other.page.goto(guest.page.url)
    other.come()
    table.press(table.phrases.voice.move(Lay(5)))
    table.wait()
    offered = table.sight().buttons()
    # What one tab has heard the other may hear a moment later.
    until(other.page, lambda: other.sight().buttons() == offered, offered)
    other.play()
    laid = table.say("tile-spent", tile=5)
    expect(table.hand.get_by_role("button", name=laid)).to_be_visible()


def test_the_back_button(come: Come) -> None:
    guest = come("Ana", language="de")
    table = Lobby(guest, NiagaraTable).open().play()
    table.wait()
    address = guest.page.url
    guest.page.go_back()
    appears(Lobby(guest, NiagaraTable).play_now)
    mine = guest.page.get_by_role("region", name=guest.say("my-games"))
    expect(mine.get_by_text(guest.say("your-turn"))).to_be_visible()
    guest.page.go_forward()
    table.wait()
    assert guest.page.url == address
    table.play()


def test_another_language_in_the_middle(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = seated(guest, NiagaraTable)
    table.wait()
    for language in ("de", "en"):
        guest.page.get_by_role("combobox", name=guest.say("languages")).select_option(language)
        guest.language = language
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page).to_have_url(
            f"{guest.house}/{language}/{guest.page.url.split('/', 4)[4]}"
        )
        table = NiagaraTable(guest)
        table.wait()
        table.play()
    log = guest.page.get_by_role("region", name=guest.say("log"))
    # Also what goes without saying.
    log.get_by_role("button", name=guest.say("log-whole"), exact=True).click()
    names = table.names()
    said = Words("en", names).say("event-tile_laid", seat=0)
    expect(log.get_by_role("link", name=said, exact=True).last).to_be_visible()


def test_a_watcher_sees_no_hidden_tile(come: Come) -> None:
    ana, ben, eve = come("Ana", language="en"), come("Ben", language="en"), come("Eve", size=PHONE)
    eve.language = "fr"
    table, _ = gathered(NiagaraTable, CHAIRS, ana, ben)
    eve.page.goto(ana.page.url.replace("/en/", "/fr/"))
    watched = NiagaraTable(eve).come()
    table.wait()
    table.press(table.phrases.voice.move(Lay(4)))
    expect(
        watched.board.get_by_role("img", name=watched.say("laid-down"), exact=True)
    ).to_have_count(2)
    faces = {watched.say("laid-up", tile=tile) for tile in TILES}
    assert not faces & set(watched.sight().names("img"))
    # Nor is it drawn anywhere: a tile that lies face down has no number on it.
    laid = eve.page.locator("[data-anchor^='laid']")
    expect(laid).to_have_count(3)
    assert "".join(laid.all_inner_texts()).strip() == ""
    assert watched.hand.count() == 0
    expect(eve.page.get_by_text(eve.say("watching"))).to_be_visible()


def test_called_when_it_is_my_turn(come: Come, whole_chromium: Browser) -> None:
    ana, ben = come("Ana", language="en", browser=whole_chromium), come("Ben", language="en")
    ana.context.add_init_script(AWAY)
    ana.context.grant_permissions(["notifications"])
    mine, other = gathered(NiagaraTable, CHAIRS, ana, ben)
    ana.button("menu").click()
    ana.page.get_by_role("checkbox", name=ana.say("notify")).check()
    ana.page.keyboard.press("Escape")
    mine.wait()
    mine.play()
    ana.page.evaluate("() => go(true)")
    plays_until(other, lambda: ana.page.evaluate(CALLS))
    calls = ana.page.evaluate(CALLS)
    assert calls == [f"{NiagaraTable.title('en')}: {ana.say('turn-yours')}"]
    ana.page.evaluate("() => go(false)")
    mine.wait()


def test_what_was_missed(come: Come) -> None:
    """With all its movement, as most people see it: the notice outlasts what moves."""
    ana, ben = come("Ana", language="en", size=PHONE, motion=True), come("Ben", language="en")
    ana.context.add_init_script(AWAY)
    mine, other = gathered(NiagaraTable, CHAIRS, ana, ben)
    mine.wait()
    mine.play()
    ana.page.evaluate("() => go(true)")
    other.wait()
    other.play()
    missed = ana.page.get_by_role("status").filter(has=ana.page.get_by_text(ana.say("missed-look")))
    expect(missed).to_have_count(0)
    # All three have laid a tile, and somebody is to move next.
    log = ben.page.get_by_role("region", name=ben.say("log"))
    log.get_by_role("button", name=ben.say("log-whole"), exact=True).click()
    expect(
        log.get_by_text(Words("en", other.names()).say("event-tile_laid", seat=2))
    ).to_be_visible()
    ana.page.evaluate("() => go(false)")
    expect(missed).to_be_visible()
    appears(mine.choices.or_(missed).first)
    skip = mine.river.get_by_role("button", name=mine.say("skip"), exact=True)
    expect(skip).to_have_count(0)
    expect(missed).to_be_visible()
    look = missed.get_by_role("link", name=ana.say("missed-look"))
    assert "/replay/" in str(look.get_attribute("href"))
    missed.get_by_role("button", name=ana.say("close")).click()
    expect(missed).to_have_count(0)


def test_looking_back_while_the_game_goes_on(come: Come) -> None:
    """Who looks at a line of the log is still at the table, and called when it is their turn."""
    ana, ben = come("Ana", language="en"), come("Ben", language="en")
    mine, other = gathered(NiagaraTable, CHAIRS, ana, ben)
    mine.wait()
    mine.play()
    log = ana.page.get_by_role("region", name=ana.say("log"))
    log.get_by_role("link").last.click()
    expect(ana.page).to_have_url(re.compile(r"/replay/"))
    seats = ben.page.get_by_role("region", name=ben.say("chairs"))
    back = ana.page.get_by_role("link", name=ana.say("turn-back"))
    plays_until(other, back.count)
    expect(seats).not_to_contain_text(ben.say("away"))
    expect(ana.page).to_have_title(re.compile(ana.say("your-turn")))
    back.click()
    assert mine.wait()
    mine.play()
