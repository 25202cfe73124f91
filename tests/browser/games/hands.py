"""Vertiges by hand: a piece that is held, and led by a pointer, by keys, or by what is told."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.support.guest import Guest

from .vertiges import VertigesTable

NEAR = 0.6
"""Millimetres: so near to its place a piece is let down."""
FAR, COARSE, FINE = 4, 2, 0.25
"""Millimetres: from where on one goes by large steps, and how far a press of a key leads."""
PATIENT = 60
"""So many movements no placement takes."""
SLOW, FAST, FASTEST = 12.0, 30.0, 160.0
"""Pixels of one drag: near to something, to begin with, and as far as there is room for."""
CLOSE = 12.0
"""Millimetres above something: from here on slowly."""

WIRE = """(() => {
  const wire = (window.wire = {at: null, said: null, taken: null, accepted: -1, shown: -1});
  const picture = window.requestAnimationFrame.bind(window);
  let [moment, drawn] = [0, 0];
  window.requestAnimationFrame = (draw) =>
    picture((now) => {
      if (now !== drawn) moment = wire.paced ? moment + 1000 / 60 : Math.max(moment, now);
      drawn = now;
      draw(moment);
    });
  window.WebSocket = class extends window.WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({data}) => {
        const {kind, at, seq} = JSON.parse(data);
        if (kind === 'accepted') wire.accepted = at;
        if (kind === 'frame') wire.shown = at;
        if (kind !== 'live') return;
        // Of the hold before; unless the first that is seen of this one has a sample of ours in it.
        if (at !== wire.at && seq === null) wire.said = null;
        [wire.at, wire.taken] = [at, seq];
      });
    }
    send(text) {
      const {kind, seq, rows} = JSON.parse(text);
      if (kind === 'steer') wire.said = seq + rows.length - 1;
      super.send(text);
    }
  };
})()"""
"""What passes between page and house: the samples of a hand that were said, and those taken; the
line of the record that the last move became, and how many there are in what is shown. While it is
`paced`, a picture takes a sixtieth of a second, however long it took: a hand that is led by many
steps goes evenly then, and does not jerk off what it carries because the machine is slow."""

STEER = """async (board, {keys, shift, until, touch, most}) => {
  const wire = window.wire;
  const stage = () => board.querySelector('[role=application]');
  const text = (where) => board.querySelector(where).innerText.split(/\\s+/).join(' ').trim();
  const touches = () => text('.prompt .text') === touch;
  const press = (key) => {
    for (const kind of ['keydown', 'keyup'])
      stage()?.dispatchEvent(new KeyboardEvent(kind, {key, shiftKey: shift, bubbles: true}));
  };
  const frame = () => new Promise(requestAnimationFrame);
  const passed = async (rows) => {
    const goal = (wire.said ?? -1) + rows;
    for (let quiet = 0, pictures = 0; stage() && quiet < 5; pictures += 1) {
      const {said} = wire;
      await frame();
      if (wire.taken !== null && wire.taken >= goal) return;
      quiet = wire.said === said && wire.taken === said ? quiet + 1 : 0;
      if (pictures > 3600) throw new Error(`said ${wire.said}, taken ${wire.taken}`);
    }
  };
  wire.paced = true;
  if (until === 'touch')
    for (let count = 0; stage() && !touches() && count < most; count += 1) {
      press(keys[0]);
      await passed(8);
    }
  else
    for (const key of keys) {
      press(key);
      await frame();
    }
  if (until === 'rest') await passed(Infinity);
  press('w');
  await frame();
  wire.paced = false;
  return {held: stage() !== null, touches: touches(), told: text('[role=status]')};
}"""
"""Keys, one with each picture; or one until it touches, and each time eight samples of a hand, in
which its spring gives in. If it shall rest then, until nothing is said any more and all of it was
taken. However long a picture or a sample takes: nothing here looks at a clock."""


def heard(guest: Guest) -> Guest:
    """From the next page on that they open, a hand can be waited for."""
    guest.context.add_init_script(WIRE)
    return guest


def passes(table: VertigesTable) -> None:
    """Until it is done and shown: then what the page says of whose turn it is is no longer old."""
    before = table.page.evaluate("wire.accepted")
    table.press(table.say("pass"))
    table.page.wait_for_function(
        "(before) => wire.accepted > before && wire.shown > wire.accepted", arg=before
    )


class Slipped(Exception):
    """It is not held any more, or is not where it was sent: nobody holds anything for long."""


class Told(NamedTuple):
    across: float | None
    """Millimetres to the right that are missing; None if there is no place close by."""
    up: float
    """Millimetres above its place, or else above the table."""
    touches: bool


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

    def let_go(self) -> None:
        """Until all is still, and there is something to choose again."""
        self.page.keyboard.press("Space")
        self.settled()

    def back(self) -> None:
        self.page.keyboard.press("Escape")
        self.settled()

    def settled(self) -> None:
        expect(self.table.stage).to_have_count(0)

    # What is told

    def steered(
        self, *keys: str, fine: bool = False, until: Literal["rest", "touch"] = "rest"
    ) -> Told:
        """Once it is where these keys lead it: what a screen reader says about where that is."""
        wanted = {
            "keys": keys,
            "shift": fine,
            "until": until,
            "touch": " ".join(self.table.say("prompt-touch").split()),
            "most": PATIENT,
        }
        seen = self.table.board.evaluate(STEER, wanted)
        if not seen["held"]:
            raise Slipped("the hand is empty")
        said, touches = seen["told"], seen["touches"]
        for side, sign in (("left", 1), ("right", -1), ("over", 0)):
            if found := self._match(said, side, up="§"):
                across = float(found["far"].replace(",", ".")) if sign else 0.0
                return Told(sign * across, float(found["up"]), touches)
        if found := self._match(said, "none", up="none"):
            return Told(None, float(found["up"]), touches)
        raise AssertionError(said)

    def _match(self, said: str, side: str, up: str) -> re.Match[str] | None:
        facts = {"side": side, "far": "§F", "up": up, "height": "§", "touch": "false"}
        words = self.table.say("where", lean="none", tip=0, **facts)
        pattern = re.escape(words.rstrip(". "))
        pattern = pattern.replace("§F", r"(?P<far>\d+(?:[.,]\d+)?)").replace("§", r"(?P<up>-?\d+)")
        return re.match(pattern, said)

    # By pointer

    def drag(self, across: float, down: float, steps: int = 6) -> Told:
        """From anywhere on the table."""
        box = self.table.stage.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, steps + 1):
            mouse.move(x + across * step / steps, y + down * step / steps)
        mouse.up()
        return self.steered()

    def lower(self) -> None:
        """Straight down, until it touches something: as far as it went before tells how far."""
        last, drag = self.steered(), FAST
        for _ in range(PATIENT):
            told = self.drag(0, drag)
            if told.touches:
                return
            gone, left = max(1.0, last.up - told.up), told.up - CLOSE
            drag = min(FASTEST, drag * left / gone) if left > CLOSE else SLOW
            last = told
        raise self._given_up("there is nothing below")

    # By keys

    def presses(self, key: str, times: int) -> None:
        """Of a real key, two millimetres each."""
        for _ in range(times):
            self.page.keyboard.press(key)

    def holds_down(self, key: str) -> None:
        """A real key, until what is held touches something."""
        self.page.keyboard.down(key)
        expect(self.table.board.locator(".prompt .text")).to_have_text(
            self.table.say("prompt-touch")
        )
        self.page.keyboard.up(key)

    def over(self) -> bool:
        """Following only what is told; false if no place is told of."""
        told = self.steered()
        for _ in range(PATIENT):
            across = told.across
            if across is None:
                return False
            if abs(across) < NEAR:
                return True
            fine = abs(across) <= FAR
            key = "ArrowRight" if across > 0 else "ArrowLeft"
            told = self.steered(*_times(key, abs(across) / (FINE if fine else COARSE)), fine=fine)
        raise self._given_up("it is never there")

    def sink(self) -> None:
        """Down, by steps that are never so large that it would be rammed into something."""
        if not self.steered("PageDown", until="touch").touches:
            raise self._given_up("there is nothing below")

    def _given_up(self, why: str) -> Slipped:
        """What is held goes back: nobody holds more than two things, at whatever tables."""
        self.back()
        return Slipped(why)


def _times(key: str, count: float) -> Sequence[str]:
    return [key] * max(1, int(count))
