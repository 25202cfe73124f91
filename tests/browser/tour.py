"""A walk through the whole house, page by page: each is shown, named, and then left behind."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from ludotheque.games.niagara.model import CLOUD, Lay

from .guest import PHONE, Guest
from .lobby import Lobby
from .table import Table


def tour(guest: Guest) -> Iterator[str]:
    yield from front(guest)
    yield from inside(guest)
    yield from reading(guest)


def front(guest: Guest) -> Iterator[str]:
    """The lobby, and all that it asks; a table that waits for friends."""
    lobby = Lobby(guest).open()
    yield "lobby"
    lobby.on_card("play-friends").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    yield "naming"
    guest.enter()
    expect(lobby.going).to_be_visible()
    dialog.get_by_text(guest.say("options"), exact=True).click()
    yield "setting-up"
    lobby.going.click()
    guest.button("get-up").wait_for()
    yield "gathering"
    guest.expected += ("status of 404",)  # whoever leaves a table last may still ask after it
    guest.button("get-up").click()
    lobby.play_now.wait_for()
    guest.page.get_by_role("button", name=guest.say("account-of", name=guest.name)).click()
    expect(dialog).to_be_visible()
    yield "account"
    guest.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()


def inside(guest: Guest) -> Iterator[str]:
    """A table in its phases, with all that lies beside it; its end, and how it was."""
    table = Lobby(guest).open().play()
    phrases = table.phrases
    assert table.wait()
    yield "table-tiles"
    table.press(phrases.voice.move(Lay(CLOUD)))
    table.weather.first.wait_for()
    yield "table-weather"
    table.play()
    table.wait()
    table.press(phrases.voice.move(Lay(5)))
    table.river.get_by_role("button").first.wait_for()
    yield "table-river"
    # A tile that is spent can be touched all the same, to be told why it cannot be laid.
    spent = table.hand.get_by_role("button", name=guest.board("tile-spent", tile=CLOUD))
    spent.evaluate("(tile) => tile.scrollIntoView({ block: 'center' })")
    spent.click(force=True)  # a browser would let us, and Playwright would not
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    yield "refusal"
    refusal.get_by_role("button", name=guest.say("close")).click()
    if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        for drawer in ("log", "chat"):
            guest.button(drawer).click()
            yield drawer
            guest.page.keyboard.press("Escape")
    guest.button("rules-of").click()
    drawer_open = guest.page.get_by_role("dialog", name=guest.say("rules-of"))
    expect(drawer_open.get_by_role("article").first).to_be_visible()
    yield "drawer"
    guest.page.keyboard.press("Escape")
    guest.button("menu").click()
    guest.button("resign").wait_for()
    yield "menu"
    guest.button("resign").click()
    guest.page.get_by_role("button", name=guest.say("resign")).last.click()
    expect(table.again).to_be_visible()
    guest.page.keyboard.press("Escape")
    yield "result"
    guest.page.get_by_role("link", name=guest.say("replay"), exact=True).click()
    guest.button("verify").click()
    expect(guest.page.get_by_text(guest.say("verify-not"))).to_be_visible()
    Table(guest).come()
    yield "replay"


def reading(guest: Guest) -> Iterator[str]:
    """What there is to read and to learn, and where there is nothing."""
    guest.go(f"/{guest.language}/rules/niagara")
    expect(guest.page.get_by_role("article").first).to_be_visible()
    yield "rules"
    guest.go(f"/{guest.language}/lesson/niagara")
    Table(guest).come()
    yield "lesson"
    guest.go(f"/{guest.language}/nothing/here")
    expect(guest.page.get_by_text(guest.say("nowhere"))).to_be_visible()
    yield "nowhere"
