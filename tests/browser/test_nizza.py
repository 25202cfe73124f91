"""Nizza's own: what is aimed is dragged, by a mouse and by a finger, and told how far it is."""

from __future__ import annotations

from math import dist, hypot
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import Locator

from ludotheque.games.nizza.board import AREAS
from ludotheque.games.nizza.model import Climb, HangRope, Swing, ThrowAgain, Walk
from tests.server.support.houses import Running

from .conftest import Come
from .games.nizza import NizzaTable, Spot, middle_of, nimble
from .support.guest import PHONE, SIDEWAYS, Guest
from .support.lobby import Lobby, seated
from .support.patience import appears, expect, until
from .support.resumed import Ending
from .support.table import play_out

D = TypeVar("D", bound=NizzaTable)
MOST = 60
LIFT, NEAR = 58, 24
"""Pixels: so far above a finger lies what it aims at, and what is nearer is not dragged."""


class Dragging(NizzaTable):
    """Takes the agent by the hand wherever it goes, and ropes too; and never rests."""

    dragged = 0

    def press(self, name: str) -> None:
        move, button = self.phrases.move(name), self.button(name).first
        held = self.bay.locator("[data-target=chimney][aria-pressed=true]")
        self.note(move)
        if isinstance(move, HangRope) and held.count():
            self.drag(held, self.point(button))
            self.drop()
        elif isinstance(move, Swing | Climb | Walk):
            to = self.point(button)
            # Whoever aims at something already lets go of that by aiming elsewhere.
            if not self.pawn.count() or dist(middle_of(self.pawn), to) < NEAR:
                super().press(name)
                return
            self.drag(self.pawn, to)
            self.follow(button)
            self.tells_of(move)
            self.drop()
        else:
            super().press(name)

    def drag(self, piece: Locator, to: Spot) -> None:
        self.dragged += 1
        self.page.mouse.move(*middle_of(piece))
        self.page.mouse.down()
        self.lead(to)

    def lead(self, to: Spot) -> None:
        self.page.mouse.move(*to, steps=3)

    def follow(self, target: Locator) -> None:
        """At the edge of the window, the picture comes to meet what is dragged: until it rests."""
        before, at = (0.0, 0.0), middle_of(target)
        for _ in range(MOST):
            if dist(before, at) < 1:
                return
            self.lead(at)
            before, at = at, middle_of(target)
        raise AssertionError(f"never at rest: {target}")

    def drop(self) -> None:
        self.page.mouse.up()

    def tells_of(self, move: Swing | Climb | Walk) -> None:
        """While it is held, the board says where it would land."""
        onto = "street" if isinstance(move, Walk) else move.onto
        expect(self.prompt).to_contain_text(self.phrases.voice.say("onto", onto=onto))


class Fingering(Dragging):
    def drag(self, piece: Locator, to: Spot) -> None:
        self.dragged += 1
        self._start = middle_of(piece)
        session = self.guest.context.new_cdp_session(self.page)
        self._send = session.send
        self._touch("touchStart", self._start)
        x, y = ((one + other) / 2 for one, other in zip(self._start, to, strict=True))
        self.lead((x, y))
        self.lead(to)

    def lead(self, to: Spot) -> None:
        # The aim lies as far above the finger as the finger has come, and no more than LIFT.
        low, lift = 0.0, float(LIFT)
        for _ in range(12):
            middle = (low + lift) / 2
            if dist(self._start, (to[0], to[1] + middle)) > middle:
                low = middle
            else:
                lift = middle
        self._touch("touchMove", (to[0], to[1] + lift))

    def drop(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: Spot) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self._send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def begun(guest: Guest, hand: type[D], rival: str = "amateur") -> D:
    """A table for two; an amateur does not hurry."""
    return seated(guest, hand, rival)


WANTED = {ThrowAgain, HangRope, Swing, Climb}
RETURNS = 3
"""The dice may never offer one of these: then one plays again."""


def test_a_whole_game_by_dragging(come: Come) -> None:
    """Against somebody who knows the way: it is over soon, whoever wins."""
    guest, tried, dragged = come("Ana", language="en"), frozenset[type](), 0
    for _ in range(RETURNS):
        table = begun(guest, Dragging, "master")
        assert play_out({table: nimble}) > 10
        tried, dragged = tried | table.tried, dragged + table.dragged
        if tried >= WANTED:
            break
    assert dragged > 2
    assert tried >= WANTED
    expect(table.replay).to_be_visible()


def test_a_finger_drags(come: Come) -> None:
    """On a phone the agent is led from above the finger, and lands where the board said."""
    table = begun(come("Ana", language="de", size=PHONE), Fingering)
    while table.dragged < 4:
        assert table.wait()
        before, stood = table.dragged, table.landed
        table.play(nimble)
        landed = table.landed
        # What is dragged may be a rope, by somebody who was pushed off where they had landed.
        if table.dragged == before or landed is stood:
            continue
        if isinstance(landed, Swing | Climb) and landed.onto in AREAS:
            place = table.phrases.voice.say("onto", onto=landed.onto)
            stands = table.phrases.words.say("summary-pawn", seat=0, place=place, case=None)
            expect(table.board.get_by_text(stands.removesuffix("."))).to_be_attached()


def armed(table: NizzaTable) -> None:
    """Play until there is something to land by."""
    while not table.pawn.count():
        assert table.wait()
        if not table.pawn.count():
            table.play(nimble)


def rested(table: NizzaTable, house: Running) -> int:
    """How many dice can be used, once the page has heard of the last line that the house has."""
    live = house.house.actors[table.page.url.rpartition("/")[2]].live
    until(table.page, lambda: table.newest() == live.at - 1, "the last line")
    return table.dice.count()


def farthest(table: NizzaTable) -> str:
    """Play until something is lit; what of that is farthest away."""
    armed(table)
    while not table.lit.count():
        table.play(nimble)
        armed(table)
    x, y = middle_of(table.pawn)
    far = {name: middle_of(table.button(name).first) for name in labels(table.lit)}
    return max(far, key=lambda name: hypot(far[name][0] - x, far[name][1] - y))


def in_the_bay(table: NizzaTable) -> Spot:
    """One's agent, in tenths: on the screen it is here or there, by where one looks from."""
    moved = table.bay.locator("[data-anchor=pawn-0]").get_attribute("transform") or ""
    x, y = map(float, moved.removeprefix("translate(").removesuffix(")").split())
    return x, y


def lit_at(light: Locator) -> Spot:
    """A light, in tenths."""
    x, y = light.evaluate("({ style }) => [style.left, style.top].map(parseFloat)")
    return 10 * x, 10 * y


def labels(buttons: Locator) -> list[str]:
    found: list[str] = buttons.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return found


def test_an_agent_on_the_way(come: Come) -> None:
    """In the lesson, with time in our hands: it leaves, is in the air, and comes down as sent."""
    guest = come("Ana", language="fr", motion=True)
    guest.page.clock.install()
    guest.go("/fr/lesson/nizza")
    table = Dragging(guest).come()
    for die in (0, 2):
        table.dice.nth(die).click()
    table.press(table.say("throw-again", count=2))
    appears(table.pawn)
    name = next(name for name in labels(table.lit) if "Mimosa" in name)
    start, end = in_the_bay(table), lit_at(table.button(name).first)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 2)
    table.drag(table.pawn, middle_of(table.button(name).first))
    table.drop()
    skip = table.button(table.say("skip"))
    expect(skip).to_be_visible()
    guest.page.clock.run_for(400)
    for there in (start, end):
        assert dist(in_the_bay(table), there) > 60
    guest.page.clock.run_for(5000)
    expect(skip).to_have_count(0)
    assert dist(in_the_bay(table), end) < 2


def test_nobody_lands_in_the_sea(come: Come, house: Running) -> None:
    table = begun(come("Ana", language="fr"), Dragging)
    armed(table)
    # Its middle is the sea where all of it is seen; from near it may be somebody's terrace.
    table.button(table.say("whole")).click()
    appears(table.button(table.say("near")))
    dice, where = rested(table, house), in_the_bay(table)
    table.drag(table.pawn, middle_of(table.bay))
    expect(table.prompt).to_contain_text(table.say("aim-walls"))
    table.drop()
    guest = table.guest
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    assert (table.dice.count(), in_the_bay(table)) == (dice, where)
    # What is dragged and let go where it was taken up was not meant.
    rested(table, house)
    start = middle_of(table.pawn)
    table.drag(table.pawn, middle_of(table.bay))
    table.page.mouse.move(*start, steps=2)
    table.drop()
    expect(table.prompt).not_to_contain_text(table.say("aim-walls"))
    assert table.dice.count() == dice


def test_a_die_is_taken_back(come: Come, house: Running) -> None:
    table = begun(come("Ana", language="de"), NizzaTable)
    name = farthest(table)
    dice, where = rested(table, house), in_the_bay(table)
    table.press(name)
    expect(table.dice).to_have_count(dice - 1)
    table.guest.button("undo").click()
    expect(table.dice).to_have_count(dice)
    expect(table.lit.first).to_be_attached()
    assert in_the_bay(table) == where


def test_by_eye(come: Come, house: Running) -> None:
    """Nothing tells what reaches: a mistake costs its die, and nobody hears how far it was."""
    guest = come("Ana", language="en")
    lobby = Lobby(guest, Dragging).open()
    lobby.choose(["person", "amateur"])
    lobby.opt(by_eye="on")
    lobby.going.click()
    table = Dragging(guest).come()
    armed(table)
    expect(table.lit).to_have_count(0)
    expect(table.bay.locator(".rim")).to_have_count(0)
    dice = rested(table, house)
    far = table.bay.locator("[data-anchor=area-red2]")
    log = guest.page.get_by_role("region", name=guest.say("log"))
    table.button(table.say("whole")).click()
    appears(table.button(table.say("near")))
    table.drag(table.pawn, middle_of(far))
    table.drop()
    expect(log.get_by_text("aimed too far")).to_have_count(1)
    expect(table.dice).to_have_count(dice - 1)
    expect(log.get_by_text("Measured")).to_have_count(0)
    expect(table.bay.locator(".gap")).to_have_count(0)


def test_a_phone_held_sideways(come: Come, kept: Path) -> None:
    """The bay, the dice and what is done with them are whole on the screen."""
    guest = come("Ana", language="fr", size=SIDEWAYS)
    table = begun(guest, NizzaTable)
    armed(table)
    whole = (table.bay, table.group("dice"), table.button(table.say("pass-all")), table.prompt)
    for each in whole:
        expect(each).to_be_in_viewport(ratio=0.99)
    guest.keep(kept, "table")


LAST = Ending("nizza/four-seats-equal-ropes.en", 1, ("person", "amateur", "amateur", "amateur"))
"""Two ladders and a suitcase, with the jewels, on the yacht."""
CUT = """(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1 ||
  each.getBoundingClientRect().right > innerWidth).map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_last_step_fits_a_phone(come: Come, house: Running, language: str) -> None:
    guest = come("Ana", language=language, size=PHONE)
    guest.go(f"/{language}{LAST.of(house, guest)}")
    table = NizzaTable(guest).come()
    assert table.wait()
    said = table.board.locator(".prompt small, .prompt span, .deeds button")
    assert said.evaluate_all(CUT) == []
    table.button(table.say("board_helicopter")).click()
    expect(table.again).to_be_visible()
    assert said.evaluate_all(CUT) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tapped(guest: Guest, at: Spot) -> None:
    """As a finger does it: what a browser makes of a touch comes after it."""
    guest.page.touchscreen.tap(*at)


def test_one_tap_on_a_light_shows_the_move_and_its_button(come: Come) -> None:
    table = begun(come("Ana", language="de", size=PHONE), NizzaTable)
    name = farthest(table)
    tapped(table.guest, table.point(table.button(name).first))
    expect(table.go).to_be_visible()
    expect(table.button(table.say("pass-die"))).to_have_count(0)
    table.page.touchscreen.tap(*middle_of(table.go))
    expect(table.go).to_have_count(0)


def test_what_lies_over_the_bay_is_not_the_bay(come: Come, house: Running) -> None:
    """Closer, and the whole again: nothing is aimed at, asked or refused by that."""
    guest = come("Ana", language="fr", size=PHONE)
    table = begun(guest, NizzaTable)
    armed(table)
    # On a phone the log is written once it is looked at.
    guest.page.locator("[aria-controls=log]").click()
    appears(guest.page.locator("#log.open"))
    guest.page.keyboard.press("Escape")
    dice = rested(table, house)
    for _ in range(2):
        for key, other in (("whole", "near"), ("near", "whole")):
            tapped(guest, middle_of(appears(table.button(table.say(key)))))
            appears(table.button(table.say(other)))
            expect(table.go).to_have_count(0)
            expect(table.button(table.say("why-not"))).to_have_count(0)
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_have_count(0)
    assert table.dice.count() == dice


def test_a_desk_looks_from_near_at_whoever_is_to_move(come: Come) -> None:
    """And closer goes to one's own agent, wherever that is."""
    table = begun(come("Ana", language="en"), NizzaTable)
    armed(table)
    own = table.bay.locator("[data-anchor=pawn-0]")
    box = own.bounding_box()
    assert box is not None
    assert box["height"] > 40
    table.button(table.say("whole")).click()
    table.button(table.say("near")).click()
    appears(table.button(table.say("whole")))
    (x, y), seen = middle_of(own), table.bay.bounding_box()
    assert seen is not None
    assert 0 < x - seen["x"] < seen["width"]
    assert 0 < y - seen["y"] < seen["height"]
