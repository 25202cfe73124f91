"""Vertiges' board: pieces to take, towers to put them on, and a hand to be led."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import permutations
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.core.game import Tagged
from ludotheque.games.vertiges.model import Aim, Lift, Pass, Protest, Take, Withdraw
from ludotheque.games.vertiges.pieces import PIECES, fits
from tests.browser.guest import Guest
from tests.browser.table import Liking, Table
from tests.browser.words import Phrases, Words, board

TOOLS = ("back", "skip", "help", "sound", "see-again", "zap")
NEAR = 0.6
"""Millimetres: so near to its place a piece is let down."""
PATIENT, TABLES = 400, 20
"""So many small movements no placement takes; so many hands without a pair nobody has."""

ENTER = """(name) => fetch('/api/me', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify({name}),
})"""
SIT = """async ([chairs, options]) => {
  const ask = (path, body) => fetch(path, {
    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  const table = await ask('/api/tables', {game: 'vertiges', seats: chairs, options});
  await ask(`/api/tables/${table.id}/seat`, {entropy: 'chosen by hand'});
  return table.id;
}"""


def bold(move: Tagged) -> float:
    """Protests, ZAPs, builds where it fits; and never takes anything back."""
    match move:
        case Protest():
            return 9
        case Lift():
            return 8
        case Take():
            return 5
        case Aim(onto=onto):
            return 6 if onto is not None else 4
        case Pass():
            return 1
        case Withdraw():
            return -9
    raise AssertionError(move)


def meek(move: Tagged) -> float:
    """The same without quarrels."""
    return 0 if isinstance(move, Protest) else bold(move)


class VertigesPhrases(Phrases):
    game = "vertiges"

    def move(self, name: str) -> Tagged | None:
        return self._moves.get(name)

    def opening(self, name: str) -> Tagged | None:
        return self._pieces.get(name)

    @cached_property
    def aside(self) -> frozenset[str]:
        return frozenset(self.words.say(key) for key in TOOLS)

    def piece(self, piece: int) -> str:
        return self.voice.say("piece", piece=piece)

    @cached_property
    def _pieces(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {}
        for piece in range(len(PIECES)):
            name = self.piece(piece)
            said[name] = Take(piece)
            for count in range(9):
                said[self.words.say("piece-fits", piece=name, count=count)] = Take(piece)
        return said

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = {
            self.words.say("take"): Take(0),
            self.words.say("pass"): Pass(),
            self.words.say("protest"): Protest(),
            self.words.say("on-table"): Aim(None),
            self.words.say("withdraw"): Withdraw(),
        }
        for piece in range(len(PIECES)):
            for key in ("put-onto", "put-onto-fits"):
                said[self.words.say(key, piece=self.piece(piece))] = Aim(piece)
        return said


class VertigesTable(Table):
    book = VertigesPhrases
    players = (bold, meek)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.put = False
        """Whether something was put in this turn."""

    @classmethod
    def set_up(cls, guest: Guest, chairs: list[str], **options: object) -> VertigesTable:
        """A table with these options, the first chair taken."""
        guest.page.goto("/")
        guest.page.evaluate(ENTER, guest.name)
        table = guest.page.evaluate(SIT, [chairs, {"oldest": "first", **options}])
        guest.go(f"/{guest.language}/tables/{table}")
        return cls(guest)

    @classmethod
    def alone(cls, guest: Guest) -> tuple[VertigesTable, int, int]:
        """A table to practise at, and two pieces in hand that interlock."""
        for _ in range(TABLES):
            table = cls.set_up(guest, ["person"], tremor="easy").come()
            table.pieces.first.wait_for()
            hand = table.held_pieces()
            for base, top in permutations(hand, 2):
                if fits(PIECES[base].cut, PIECES[top].cut):
                    return table, base, top
        raise AssertionError("pieces never fit")

    def held_pieces(self) -> list[int]:
        """The numbers of what is in hand."""
        takes = map(self.phrases.opening, self.sight().within("list", self.say("hand")).buttons())
        return [take.piece for take in takes if isinstance(take, Take)]

    def piece(self, piece: int) -> Locator:
        return self.hand.locator(f'[data-piece="{piece}"]')

    @property
    def middle(self) -> Locator:
        return self.group("stage").or_(self.stage)

    @property
    def hand(self) -> Locator:
        return self.board.get_by_role("list", name=self.say("hand"), exact=True)

    @property
    def pieces(self) -> Locator:
        return self.hand.get_by_role("button", disabled=False)

    @property
    def fitting(self) -> Locator:
        said = (re.escape(self.say("piece-fits", piece="P", count=count)) for count in range(1, 9))
        return self.hand.get_by_role(
            "button", name=re.compile("|".join(said).replace("P", ".+")), disabled=False
        )

    @property
    def aims(self) -> Locator:
        return (
            self._named("put-onto")
            .or_(self._named("put-onto-fits"))
            .or_(self.button(self.say("on-table")))
        )

    def _named(self, key: str) -> Locator:
        said = re.escape(self.say(key, piece="P")).replace("P", ".+")
        return self.middle.get_by_role("button", name=re.compile(f"^{said}$"))

    @property
    def choices(self) -> Locator:
        deeds = self.board.get_by_role("button", name=self.say("pass"), exact=True, disabled=False)
        return self.pieces.or_(self.aims).or_(deeds)

    @property
    def called(self) -> bool:
        return self.choices.count() > 0 and self.turn.count() > 0

    def phase(self) -> str:
        return "aiming" if self.aims.count() else "building"

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        if self.pieces.count() < 2:
            return None
        return self.pieces.nth(0), self.pieces.nth(1), "ArrowRight"

    def names(self) -> list[str]:
        game = self.book.game
        words = Words(self.guest.language, ["NAME"], game=game, page=board(game))
        said = words.say("summary-seat", seat=0, score=7777, hand=8888, pile=9999)
        pattern = re.escape(" ".join(said.split()))
        for number in (
            "7777",
            "7,777",
            "7.777",
            "8888",
            "8,888",
            "8.888",
            "9999",
            "9,999",
            "9.999",
        ):
            pattern = pattern.replace(re.escape(number), r"\S+")
        pattern = re.sub(r"\d(?:\\.|\\ |.)?\d{3}", r"\\S+", pattern).replace("NAME", "(.+)")
        summary = self.sight().within("region", self.say("summary"))
        found = (re.fullmatch(pattern, each.text) for each in summary.all("listitem"))
        return [each[1] for each in found if each]

    def summed_up(self, words: Words) -> Iterator[str]:
        for score in range(9):
            yield words.say("summary-seat", seat=0, score=score, hand=6, pile=18)

    # Where no physics is at work

    def play(self, liking: Liking | None = None) -> str:
        """One move as somebody makes it who likes to build."""
        wants = liking or self.players[0]
        protest, zap = self.button(self.say("protest")), self.button(self.say("zap"))
        if protest.count() and wants(Protest()) > 0:
            self._push(protest)
            return self.say("protest")
        if self.aims.count():
            good = self._named("put-onto-fits").or_(self.button(self.say("on-table")))
            self.put = True
            self._push(good.first)
            return "aim"
        if zap.count() and self.put:
            self._push(zap)
            lift = self.middle.get_by_role("button")
            if self._named("put-onto").count() == 0:
                self._push(lift.first)
            self.put = False
            self._push(self._named("put-onto").first)
            return self.say("zap")
        if self.fitting.count() or (self.pieces.count() and not self.put):
            self._push((self.fitting if self.fitting.count() else self.pieces).first)
            self._push(self.button(self.say("take")))
            return self.say("take")
        self.put = False
        self._push(self.button(self.say("pass")))
        return self.say("pass")

    # By hand

    def take(self, which: Locator | None = None) -> None:
        """Until it is held."""
        piece = (which or self.pieces).first
        piece.click()
        self.button(self.say("take")).click()
        expect(self.stage).to_be_focused()

    @property
    def stage(self) -> Locator:
        return self.board.get_by_role("application", name=self.say("stage"), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.board.locator(".prompt .text")

    def touches(self) -> bool:
        return self.prompt.inner_text().split() == self.say("prompt-touch").split()

    def drag(self, across: float, down: float, steps: int = 12) -> None:
        """With the pointer, from anywhere, slowly."""
        box = self.stage.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
        mouse = self.page.mouse
        mouse.move(x, y)
        mouse.down()
        for step in range(1, steps + 1):
            mouse.move(x + across * step / steps, y + down * step / steps)
            self.page.wait_for_timeout(16)
        mouse.up()

    def lower(self) -> None:
        """Straight down by dragging, until it touches something."""
        for _ in range(PATIENT):
            if self.touches():
                return
            self.drag(0, 40, 8)
        raise AssertionError("there is nothing below")

    def sink(self) -> None:
        """The same by keys."""
        self.page.keyboard.down("ArrowDown")
        expect(self.prompt).to_have_text(self.say("prompt-touch"))
        self.page.keyboard.up("ArrowDown")

    def presses(self, key: str, times: int) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def told(self) -> Mapping[str, float]:
        """What a screen reader says about where the hand is: millimetres to the right, and up."""
        self.page.keyboard.press("w")
        said = self.board.get_by_role("status").inner_text()
        numbers = [float(each.replace(",", ".")) for each in re.findall(r"\d+(?:[.,]\d+)?", said)]
        for side, sign in (("left", 1), ("right", -1)):
            words = self.say(
                "where", side=side, far="F", up="U", height=0, touch="true", lean="none"
            )
            if words.split("F ")[1].split(",")[0] in said:
                return {"across": sign * numbers[0], "up": numbers[1]}
        return {"across": 0.0, "up": numbers[0]}

    def steer_over(self) -> None:
        """By keys, following only what is told."""
        for _ in range(PATIENT):
            across = self.told()["across"]
            if abs(across) < NEAR:
                return
            key = "ArrowRight" if across > 0 else "ArrowLeft"
            self.page.keyboard.press(key if abs(across) > 2 else f"Shift+{key}")
            self.page.wait_for_timeout(60)
        raise AssertionError("it is never there")

    def let_go(self) -> None:
        """Until all is still, and there is something to choose again."""
        self.page.keyboard.press("Space")
        self.settled()

    def settled(self) -> None:
        expect(self.stage).to_have_count(0)

    def towers(self) -> list[int]:
        """How many pieces each tower has."""
        said = self.say("summary-tower", tower=0, height=2, flat=True, piece="", lean="none", tip=0)
        begins = re.escape(said.split("1")[0])
        summary = self.sight().within("region", self.say("summary"))
        texts = (each.text for each in summary.all("listitem"))
        found = (re.match(rf"{begins}\d+\s*:\s*(\d+)", text) for text in texts)
        return [int(each[1]) for each in found if each]
