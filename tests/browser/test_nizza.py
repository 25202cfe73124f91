"""Nizza's own: what is aimed is dragged, by a mouse and by a finger, and told how far it is."""

from __future__ import annotations

from math import dist, hypot
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Locator, expect

from ludotheque.games.nizza.board import AREAS
from ludotheque.games.nizza.model import Climb, HangRope, Swing, ThrowAgain, Walk

from .conftest import Come
from .games.nizza import NizzaTable, Spot, middle_of, nimble
from .guest import PHONE, SIDEWAYS, Guest
from .lobby import Lobby
from .table import play_out
from .words import Words

D = TypeVar("D", bound=NizzaTable)
MOST = 60
LIFT, NEAR = 58, 24
"""Pixels: so far above a finger lies what it aims at, and what is nearer is not dragged."""


class Dragging(NizzaTable):
    """Takes the thief by the hand wherever it goes, and ropes too; and never rests."""

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
    return hand(Lobby(guest, NizzaTable).open().play_with([rival]).guest)


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
    expect(guest.page.get_by_role("link", name=guest.say("replay"), exact=True)).to_be_visible()


def test_a_finger_drags(come: Come) -> None:
    """On a phone the thief is led from above the finger, and lands where the board said."""
    table = begun(come("Ana", language="de", size=PHONE), Fingering)
    while table.dragged < 4:
        assert table.wait()
        before = table.dragged
        table.play(nimble)
        landed = table.landed
        if table.dragged > before and isinstance(landed, Swing | Climb) and landed.onto in AREAS:
            place = table.phrases.voice.say("onto", onto=landed.onto)
            stands = table.phrases.words.say("summary-pawn", seat=0, place=place, case=None)
            expect(table.board.get_by_text(stands.removesuffix("."))).to_be_attached()


def armed(table: NizzaTable) -> None:
    """Play until there is something to land by."""
    while not table.pawn.count():
        assert table.wait()
        if not table.pawn.count():
            table.play(nimble)


def rested(table: NizzaTable) -> int:
    """How many dice can be used, once the board has heard what the last move has left."""
    before = -1
    while before != (now := table.dice.count()):
        before = now
        table.page.evaluate("() => new Promise((done) => setTimeout(done, 500))")
    return now


def farthest(table: NizzaTable) -> str:
    """Play until something is lit; what of that is farthest away."""
    armed(table)
    while not table.lit.count():
        table.play(nimble)
        armed(table)
    x, y = middle_of(table.pawn)
    far = {name: middle_of(table.button(name).first) for name in labels(table.lit)}
    return max(far, key=lambda name: hypot(far[name][0] - x, far[name][1] - y))


def labels(buttons: Locator) -> list[str]:
    found: list[str] = buttons.evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return found


def test_a_thief_on_the_way(come: Come) -> None:
    """In the lesson, with time in our hands: it leaves, is in the air, and comes down as sent."""
    guest = come("Ana", language="fr", motion=True)
    guest.page.clock.install()
    guest.go("/fr/lesson/nizza")
    table = Dragging(guest).come()
    for die in (0, 2):
        table.dice.nth(die).click()
    table.press(table.say("throw-again", count=2))
    table.pawn.wait_for()
    name = next(name for name in labels(table.lit) if "Mimosa" in name)
    start, end = middle_of(table.pawn), middle_of(table.button(name).first)
    thief = table.bay.locator("[data-anchor=pawn-0] .foot")
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + 2)
    table.drag(table.pawn, end)
    table.drop()
    skip = table.button(table.say("skip"))
    expect(skip).to_be_visible()
    guest.page.clock.run_for(400)
    x, y = middle_of(thief)
    for there in (start, end):
        assert hypot(x - there[0], y - there[1]) > 9
    guest.page.clock.run_for(5000)
    expect(skip).to_have_count(0)
    x, y = middle_of(thief)
    assert hypot(x - end[0], y - end[1]) < 2


def test_nobody_lands_in_the_sea(come: Come) -> None:
    table = begun(come("Ana", language="fr"), Dragging)
    armed(table)
    dice, where = table.dice.count(), middle_of(table.pawn)
    table.drag(table.pawn, middle_of(table.bay))
    expect(table.prompt).to_contain_text(table.say("aim-walls"))
    table.drop()
    guest = table.guest
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    assert (table.dice.count(), middle_of(table.pawn)) == (dice, where)
    # What is dragged and let go where it was taken up was not meant.
    table.drag(table.pawn, middle_of(table.bay))
    table.page.mouse.move(*where, steps=2)
    table.drop()
    expect(table.prompt).not_to_contain_text(table.say("aim-walls"))
    assert table.dice.count() == dice


def test_a_die_is_taken_back(come: Come) -> None:
    table = begun(come("Ana", language="de"), NizzaTable)
    name = farthest(table)
    dice, where = table.dice.count(), middle_of(table.pawn)
    table.press(name)
    expect(table.dice).to_have_count(dice - 1)
    table.guest.button("undo").click()
    expect(table.dice).to_have_count(dice)
    expect(table.lit.first).to_be_attached()
    assert middle_of(table.pawn) == where


def test_by_eye(come: Come) -> None:
    """Nothing tells what reaches: the first mistake is told, the second one costs the die."""
    guest = come("Ana", language="en")
    lobby = Lobby(guest, Dragging).open()
    lobby.choose(["person", "amateur"])
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text(guest.say("options"), exact=True).click()
    voice = Words("en", game="nizza")
    option = dialog.get_by_role("combobox", name=voice.say("option-by_eye"), exact=True)
    option.select_option(label=voice.say("option-by_eye-on"))
    lobby.going.click()
    table = Dragging(guest).come()
    armed(table)
    expect(table.lit).to_have_count(0)
    expect(table.bay.locator(".rim")).to_have_count(0)
    dice = rested(table)
    far = table.bay.locator("[data-anchor=area-red2]")
    log = guest.page.get_by_role("region", name=guest.say("log"))
    for missed in (1, 2):
        table.drag(table.pawn, middle_of(far))
        table.drop()
        expect(log.get_by_text("aimed too far")).to_have_count(missed)
        expect(table.dice).to_have_count(dice - missed + 1)


def test_a_phone_held_sideways(come: Come, kept: Path) -> None:
    """The bay, the dice and what is done with them are whole on the screen."""
    guest = come("Ana", language="fr", size=SIDEWAYS)
    table = begun(guest, NizzaTable)
    armed(table)
    whole = (table.bay, table.group("dice"), table.button(table.say("pass-all")), table.prompt)
    for each in whole:
        expect(each).to_be_in_viewport(ratio=0.99)
    guest.page.screenshot(path=kept / "table.png")
