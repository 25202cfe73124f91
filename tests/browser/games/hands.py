"""Vertiges by hand: a piece that is held, and led by a pointer, by keys, or by what is told."""

from __future__ import annotations

import re
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from .vertiges import VertigesTable

NEAR = 0.6
"""Millimetres: so near to its place a piece is let down."""
FAR, COARSE, FINE = 4, 2, 0.25
"""Millimetres: from where on one goes by large steps, and how far a press of a key leads."""
PATIENT = 400
"""So many small movements no placement takes."""
STILL = 3
"""Times the same is told of a hand that rests."""
SLOW, FAST = 12.0, 30.0
"""Pixels of one drag, near to something and far from everything."""
CLOSE = 12.0
"""Millimetres above something: from here on slowly."""


MEANWHILE = """async () => {
  for (let count = 0; count < 6; count += 1) await new Promise(requestAnimationFrame);
}"""
"""Until a hand that moves has moved."""


class Slipped(Exception):
    """It is not held any more, or is not where it was sent: nobody holds anything for long."""


class Told(NamedTuple):
    across: float | None
    """Millimetres to the right that are missing; None if there is no place close by."""
    up: float
    """Millimetres above its place, or else above the table."""


def _near(one: Told, other: Told) -> bool:
    return abs((one.across or 0) - (other.across or 0)) < 1 and abs(one.up - other.up) < 2


class Hand:
    def __init__(self, table: VertigesTable) -> None:
        self.table, self.page = table, table.page

    # What is held

    def take(self, piece: Locator) -> None:
        """Until it is held."""
        piece.click()
        self.table.button(self.table.say("take")).click()
        self.held()

    def held(self) -> None:
        expect(self.table.stage).to_be_focused()

    def put(self, piece: Locator) -> None:
        """On the tower or the table right below."""
        self.take(piece)
        self.sink()
        self.let_go()

    def let_go(self) -> None:
        """Until all is still, and there is something to choose again."""
        self.page.keyboard.press("Space")
        self.settled()

    def back(self) -> None:
        self.page.keyboard.press("Escape")
        self.settled()

    def settled(self) -> None:
        expect(self.table.stage).to_have_count(0)

    # What is seen and told

    @property
    def prompt(self) -> Locator:
        return self.table.board.locator(".prompt .text")

    def touches(self) -> bool:
        return self.prompt.inner_text().split() == self.table.say("prompt-touch").split()

    def told(self) -> Told:
        """What a screen reader says about where the hand is."""
        self.page.keyboard.press("w")
        said = " ".join(self.table.board.get_by_role("status").inner_text().split())
        for side, sign in (("left", 1), ("right", -1), ("over", 0)):
            if found := self._match(said, side, up="§"):
                across = float(found["far"].replace(",", ".")) if sign else 0.0
                return Told(sign * across, float(found["up"]))
        if found := self._match(said, "none", up="none"):
            return Told(None, float(found["up"]))
        self._check_held()
        raise AssertionError(said)

    def _check_held(self) -> None:
        if self.table.stage.count() == 0:
            raise Slipped("the hand is empty")

    def _match(self, said: str, side: str, up: str) -> re.Match[str] | None:
        facts = {"side": side, "far": "§F", "up": up, "height": "§", "touch": "false"}
        words = self.table.say("where", lean="none", tip=0, **facts)
        pattern = re.escape(words.rstrip(". "))
        pattern = pattern.replace("§F", r"(?P<far>\d+(?:[.,]\d+)?)").replace("§", r"(?P<up>-?\d+)")
        return re.match(pattern, said)

    def arrived(self) -> None:
        """The hand is where it was sent: the same is told again and again, but for its tremor."""
        told = [self.told()]
        for _ in range(PATIENT):
            self.page.evaluate(MEANWHILE)
            told.append(self.told())
            if len(told) >= STILL and all(_near(each, told[-1]) for each in told[-STILL:]):
                return
        raise Slipped("it never rests")

    # By pointer

    def drag(self, across: float, down: float, steps: int = 6) -> None:
        """From anywhere on the table."""
        self._check_held()
        box = self.table.stage.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, steps + 1):
            mouse.move(x + across * step / steps, y + down * step / steps)
        mouse.up()

    def lower(self) -> None:
        """Straight down, until it touches something."""
        near = False
        for _ in range(PATIENT):
            self._check_held()
            if self.touches():
                return
            near = near or self.told().up < CLOSE
            self.drag(0, SLOW if near else FAST)
        raise Slipped("there is nothing below")

    # By keys

    def presses(self, key: str, times: int) -> None:
        """Two millimetres each."""
        for _ in range(times):
            self.page.keyboard.press(key)

    def steer_over(self) -> bool:
        """Following only what is told; false if no place is told of."""
        for _ in range(PATIENT):
            across = self.told().across
            if across is None:
                return False
            if abs(across) < NEAR:
                return True
            key = "ArrowRight" if across > 0 else "ArrowLeft"
            if abs(across) > FAR:
                self.presses(key, int(abs(across) / COARSE))
                self.arrived()
            else:
                self.presses(f"Shift+{key}", max(1, int(abs(across) / FINE)))
                self.page.evaluate(MEANWHILE)
        raise Slipped("it is never there")

    def sink(self) -> None:
        """Down, at first as fast as the key leads it; gently at the end."""
        self.page.keyboard.down("ArrowDown")
        try:
            while self.told().up > CLOSE and not self.touches():
                pass
        finally:
            self.page.keyboard.up("ArrowDown")
        for _ in range(PATIENT):
            self._check_held()
            if self.touches():
                return
            self.page.keyboard.press("ArrowDown")
        raise Slipped("there is nothing below")
