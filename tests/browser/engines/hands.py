"""How one plays each game with a pointer alone, in a browser of which nothing else is asked."""

from __future__ import annotations

import os
import shutil
from random import Random

import msgspec
from msgspec import Struct

from ludotheque.core.record import Ply
from ludotheque.server.sheet import Over
from ludotheque.server.tables.live_table import LiveTable
from tests.server.support.houses import Running

from .window import Spot, Window

LISTED = "details ol button"
ASK = """
  const [path, body] = arguments;
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`/api/${path}`, { ...sent, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
"""
OPEN = "for (const list of document.querySelectorAll('details:has(> ol)')) list.open = true;"
FOUND = """
  return [...document.querySelectorAll(arguments[0])].filter((each) => !each.disabled).length;
"""
WHIM = Random(1)
LONGEST = 3000
"""So many moves no game takes."""


def path_of(variable: str, *names: str) -> str:
    wanted = (os.environ.get(variable, ""), *names)
    found = next(filter(None, (shutil.which(name) for name in wanted if name)), None)
    assert found is not None, f"there is no {names[0]} here: scripts/browser installs one"
    return found


class Move(Struct, frozen=True):
    """What is touched, one thing after the other, until something was done."""

    game: str
    touched: tuple[str, ...]
    """Each a selector."""
    drawn: int = 0
    """Pixels that the last of them is drawn upwards, with the button held down."""
    kind: str | None = None
    """Of what is made so, where a guest may be asked for something else first."""


MOVES = (
    Move("niagara", ("[data-anchor=tile-3].offered",)),
    Move("nimms-leich", (".cell.open", ".deeds .primary"), kind="bid"),
    Move("casanova", (".map button.target",)),
    Move("nizza", ("[data-target=landing]",)),
    Move("vertiges", ("[data-piece]",), drawn=200),
)


class Sitting:
    """Somebody at a table of a house, in a window."""

    def __init__(self, window: Window, house: Running, game: str, **options: object) -> None:
        self.window, self._house = window, house
        window.go(f"{house.url}/fr")
        window.run(ASK, "me", {"name": "Ana"})
        self.table = window.run(ASK, "tables", {"game": game, "options": options})["id"]
        window.run(ASK, f"tables/{self.table}/seat", {"entropy": "by hand"})
        window.go(f"{house.url}/fr/tables/{self.table}")

    @property
    def live(self) -> LiveTable:
        return self._house.house.actors[self.table].live

    @property
    def plies(self) -> int:
        """How many moves this guest has made, as the house knows it."""
        table = self.live.table
        assert table is not None
        return sum(isinstance(line, Ply) and line.seat == 0 for line in table.lines)

    @property
    def over(self) -> bool:
        return isinstance(self.live.sheet.stage, Over)

    def asked_for(self, kind: str | None) -> bool:
        """Whether such a move is what the table waits for, once it waits for this guest."""
        if kind is None:
            return True
        table = self.live.table
        assert table is not None
        self.window.until(lambda: 0 in table.awaited, "one's turn")
        moves = table.game.moves(table.state, 0)
        return any(msgspec.to_builtins(each)["kind"] == kind for each in moves)

    def make(self, move: Move) -> None:
        """By what lies on the board."""
        before = self.plies
        *first, last = move.touched
        for each in first:
            self.window.click(each)
        start = self.window.find(last)
        ways = (move.drawn // 2, move.drawn) if move.drawn else ()
        self.window.stroke(start, *(Spot(start.x, start.y - way) for way in ways))
        self.window.until(lambda: self.plies > before, f"a move of {move.game}")

    def play_out(self) -> int:
        """By the list of all moves, to the end; how many it took."""
        for made in range(LONGEST):
            self.window.until(lambda: self.over or self._offered(), "something to do")
            if self.over:
                return made
            before = self.plies
            nth = WHIM.randrange(self._offered() or 1)
            self.window.run(OPEN)
            if self.window.run(CLICK, LISTED, nth):
                # Others act as well: what was offered a moment ago may be refused by now.
                self.window.until(
                    lambda: self.over or self.plies > before or self.window.run(REFUSED),  # noqa: B023
                    "a move",
                )
        raise AssertionError("it never ends")

    def _offered(self) -> int:
        return int(self.window.run(FOUND, LISTED))


CLICK = """
  const there = [...document.querySelectorAll(arguments[0])].filter((each) => !each.disabled);
  there[Math.min(arguments[1], there.length - 1)]?.click();
  return there.length > 0;
"""
REFUSED = "return document.querySelector('.notices [role=alert]') !== null"
