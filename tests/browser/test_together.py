"""What people do at a table besides playing: invite, talk, take back, agree."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from ludotheque.games.niagara.model import Lay

from .conftest import Come
from .games.niagara import NiagaraTable
from .support.guest import DESK, PHONE, Guest
from .support.lobby import Lobby, accept, gathered
from .support.patience import expect
from .support.words import Words


def words(guest: Guest) -> Locator:
    """What was said, as far as this guest sees it."""
    return guest.page.get_by_role("log", name=guest.say("chat"))


SETTLED = "() => new Promise((done) => setTimeout(done, 1200))"
"""By the page's own clock: what is told in the first second is no news to whoever listens."""


def aloud(guest: Guest, text: str) -> Locator:
    """What somebody who only listens is told."""
    return guest.page.locator("[aria-live=polite]").filter(has_text=text)


def speak(guest: Guest, text: str) -> Locator:
    field = guest.page.get_by_role("textbox", name=guest.say("chat-say"))
    field.fill(text)
    guest.button("chat-send").click()
    return field


def both(come: Come, size: tuple[int, int] = DESK) -> tuple[NiagaraTable, NiagaraTable]:
    """Ana and Ben, and a bot."""
    ana, ben = come("Ana", language="en"), come("Ben", language="de", size=size)
    mine, other = gathered(NiagaraTable, ["person", "person", "amateur"], ana, ben)
    return mine, other


def test_an_invitation(come: Come) -> None:
    """The address is the same to be read, copied and photographed; whoever follows it sits down."""
    ana, ben = come("Ana", language="fr", size=PHONE), come("Ben", language="de")
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = Lobby(ana, NiagaraTable).open().set_up(["person", "person", "amateur"])
    ana.button("copy").click()
    expect(ana.button("copied")).to_be_visible()
    assert ana.page.evaluate("() => navigator.clipboard.readText()") == address
    code = ana.page.get_by_role("img", name=ana.say("invite-code"))
    assert code.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0

    # Those who wait can talk; who has no name yet is asked for one, and nothing is lost by that.
    ben.page.goto(address)
    field = speak(ben, "Ist hier frei?")
    expect(field).to_have_value("Ist hier frei?")
    ben.enter()
    expect(words(ben)).to_contain_text("Ist hier frei?")
    expect(field).to_have_value("")
    ben.button("sit-here").click()
    expect(ben.page.get_by_role("toolbar")).to_be_visible()
    expect(ana.page.get_by_role("toolbar")).to_be_visible()


def test_talk(come: Come) -> None:
    mine, yours = both(come, PHONE)
    ana, ben = mine.guest, yours.guest
    ben.page.evaluate(SETTLED)
    ana.page.evaluate(SETTLED)
    expect(speak(ana, "Good luck!")).to_have_value("")
    # Ben's phone shows the board alone: there is a mark, and it is read out.
    talk = ben.page.get_by_role("button", name=ben.say("chat"))
    expect(talk).to_contain_text("1")
    expect(aloud(ben, ben.say("chat-heard", name="Ana", text="Good luck!"))).to_have_count(1)
    talk.click()
    expect(words(ben)).to_contain_text("Good luck!")
    expect(talk).not_to_contain_text("1")
    speak(ben, "Dir auch!")
    expect(words(ana)).to_contain_text("Dir auch!")
    expect(aloud(ana, "Dir auch!")).to_have_count(1)
    ben.page.keyboard.press("Escape")
    expect(words(ben)).not_to_be_visible()


def test_a_move_is_taken_back(come: Come) -> None:
    mine, _ = both(come)
    guest = mine.guest
    mine.wait()
    name = mine.phrases.voice.move(Lay(3))
    mine.press(name)
    tile = mine.hand.get_by_role("button", name=name, exact=True)
    expect(tile).to_have_count(0)
    guest.button("undo").click()
    expect(tile).to_be_visible()
    log = guest.page.get_by_role("region", name=guest.say("log"))
    said = Words("en", mine.names()).say("line-undo", seat=0)
    expect(log.get_by_text(said)).to_be_visible()
    mine.press(name)
    expect(tile).to_have_count(0)


def test_a_draw_is_agreed(come: Come) -> None:
    mine, yours = both(come, PHONE)
    ana, ben = mine.guest, yours.guest
    offered = ben.page.get_by_role("group", name=ben.say("offer-draw", name="Ana"))
    for answer in ("offer-no", "offer-yes"):
        ana.button("menu").click()
        ana.button("draw-offer").click()
        expect(offered).to_be_visible()
        spoken = ben.page.get_by_role("status").filter(has_text=ben.say("offer-draw", name="Ana"))
        expect(spoken).to_have_count(1)
        offered.get_by_role("button", name=ben.say(answer), exact=True).click()
        expect(offered).to_have_count(0)
    for guest in (ana, ben):
        expect(guest.page.get_by_role("heading", name=guest.say("result-draw"))).to_be_visible()


def test_marks_on_a_phone(come: Come) -> None:
    """How much time there is can be read there, and who is away stands there in words."""
    ana, ben = come("Ana", language="en", size=PHONE), come("Ben", language="en")
    clock = ana.say("clock-live", minutes=15, increment=10)
    accept(
        ben,
        Lobby(ana, NiagaraTable).open().set_up(["person", "person", "amateur"], clock),
        NiagaraTable,
    )
    mine = NiagaraTable(ana).come()
    clocks = mine.board.get_by_text(re.compile(r"^1\d:\d\d$"))
    expect(clocks).to_have_count(2)
    for each in clocks.all():
        assert float(each.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")) >= 12
    ben.go("/")
    expect(mine.board.get_by_text(ana.say("away"))).to_be_visible()
    ana.button("menu").click()
    seats = ana.page.locator("#menu").get_by_role("region", name=ana.say("chairs"))
    expect(seats.get_by_role("listitem")).to_have_count(3)
    expect(seats).to_contain_text(ana.say("away"))
    bot = f"{ana.say('bot-mark')}, {ana.say('strength-amateur')}"
    expect(seats.get_by_text(bot, exact=True)).to_be_visible()
