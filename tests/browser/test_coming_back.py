"""Coming back: by reloading, in another tab, by the back button, in another language."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import expect

from ludotheque.games.niagara.model import TILES, Lay

from .conftest import Come
from .guest import PHONE, in_time
from .lobby import Lobby
from .table import Table
from .words import Words

AWAY = """
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
Object.defineProperty(document, 'visibilityState', { get: () => (away ? 'hidden' : 'visible') });
window.go = (gone) => { away = gone; document.dispatchEvent(new Event('visibilitychange')); };
window.calls = [];
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, { body }) { calls.push(`${title}: ${body}`); }
  close() {}
  addEventListener() {}
};
"""


def test_a_reload_in_the_middle(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = Lobby(guest).open().play()
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
    table = Lobby(guest).open().play()
    table.wait()
    other = Table(guest, guest.tab())
    other.page.goto(guest.page.url)
    other.come()
    table.press(table.phrases.voice.move(Lay(5)))
    table.wait()
    other.wait()
    assert other.sight().buttons() == table.sight().buttons()
    other.play()
    laid = guest.board("tile-spent", tile=5)
    expect(table.hand.get_by_role("button", name=laid)).to_be_visible()


def test_the_back_button(come: Come) -> None:
    guest = come("Ana", language="de")
    table = Lobby(guest).open().play()
    table.wait()
    address = guest.page.url
    guest.page.go_back()
    Lobby(guest).play_now.wait_for()
    mine = guest.page.get_by_role("region", name=guest.say("my-games"))
    expect(mine.get_by_text(guest.say("your-turn"))).to_be_visible()
    guest.page.go_forward()
    table.wait()
    assert guest.page.url == address
    table.play()


def test_another_language_in_the_middle(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = Lobby(guest).open().play()
    table.wait()
    for language in ("de", "en"):
        guest.page.get_by_role("combobox", name=guest.say("languages")).select_option(language)
        guest.language = language
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        expect(guest.page).to_have_url(
            f"{guest.house}/{language}/{guest.page.url.split('/', 4)[4]}"
        )
        table = Table(guest)
        table.wait()
        table.play()
    log = guest.page.get_by_role("region", name=guest.say("log"))
    names = table.names()
    said = Words("en", names).say("event-tile_laid", seat=0)
    expect(log.get_by_text(said, exact=True).first).to_be_visible()


def test_a_watcher_sees_no_hidden_tile(come: Come) -> None:
    ana, ben, eve = come("Ana", language="en"), come("Ben", language="en"), come("Eve")
    eve.language = "fr"
    address = Lobby(ana).open().set_up(["person", "person", "amateur"])
    ben.page.goto(address)
    ben.button("sit-here").click()
    ben.enter()
    table = Table(ana).come()
    eve.page.goto(address)
    watched = Table(eve).come()
    table.wait()
    table.press(table.phrases.voice.move(Lay(4)))
    expect(watched.board.get_by_role("img", name=eve.board("laid-down"), exact=True)).to_have_count(
        2
    )
    faces = {eve.board("laid-up", tile=tile) for tile in TILES}
    assert not faces & set(watched.sight().names("img"))
    # Nor is it drawn anywhere: a tile that lies face down has no number on it.
    laid = eve.page.locator("[data-anchor^='laid']")
    expect(laid).to_have_count(3)
    assert "".join(laid.all_inner_texts()).strip() == ""
    assert watched.hand.count() == 0
    expect(eve.page.get_by_text(eve.say("watching"))).to_be_visible()


def test_called_when_it_is_my_turn(come: Come) -> None:
    ana, ben = come("Ana", language="en"), come("Ben", language="en")
    ana.context.add_init_script(AWAY)
    address = Lobby(ana).open().set_up(["person", "person", "amateur"])
    ben.page.goto(address)
    ben.button("sit-here").click()
    ben.enter()
    mine, other = Table(ana).come(), Table(ben).come()
    ana.button("menu").click()
    ana.page.get_by_role("checkbox", name=ana.say("notify")).check()
    ana.page.keyboard.press("Escape")
    mine.wait()
    mine.play()
    ana.page.evaluate("() => go(true)")
    since = monotonic()
    while not ana.page.evaluate("() => calls.length"):
        assert in_time(since), "nobody called"
        if other.choices.count():
            other.play()
    assert ana.say("turn-yours") in ana.page.evaluate("() => calls")[0]
    ana.page.evaluate("() => go(false)")
    mine.wait()
