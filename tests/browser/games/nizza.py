"""Nizza's board: five dice, a bay to land in, and the way of the jewels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from itertools import product
from math import atan2, pi
from random import Random
from typing import TypeAlias

from msgspec.structs import replace
from playwright.sync_api import FloatRect, Locator

from ludotheque.core.game import Tagged
from ludotheque.games.nizza.board import AREAS, BOARD, CHIMNEYS, SQUARES, Point
from ludotheque.games.nizza.model import (
    DICE,
    SYMBOLS,
    BoardHelicopter,
    Climb,
    EndTurn,
    Ground,
    HangRope,
    KeepDice,
    LeaveWater,
    OpenSafe,
    PassDie,
    PlacePawn,
    Push,
    Surface,
    Swing,
    TakeCase,
    ThrowAgain,
    Walk,
)
from tests.browser.table import Liking, Table, click
from tests.browser.words import Phrases, Words

TOOLS = ("back", "skip", "whole", "near", "go")
DEEDS: dict[str, Tagged] = {
    "keep": KeepDice(),
    "pass-die": PassDie("rope"),
    "pass-all": EndTurn(),
    "leave_water": LeaveWater(),
    "take_case": TakeCase(),
    "open_safe": OpenSafe(),
    "board_helicopter": BoardHelicopter(),
}
GOALS: dict[str, Surface] = {"goal-tools": "red1", "goal-safe": "red2", "goal-yacht": "yacht"}
LANDINGS = (PlacePawn, Swing, Climb, Walk)
Spot: TypeAlias = tuple[float, float]
"""A point on the screen."""
Landing: TypeAlias = PlacePawn | Swing | Climb | Walk
WHIM = Random(1)
"""Whoever always went to the same roof might for ever go to and fro."""
_AT = re.compile(r"\((\d+), (\d+)\)")


def nimble(move: Tagged) -> float:
    """Uses every die that leads somewhere, and pushes nobody."""
    match move:
        case PlacePawn() | TakeCase() | OpenSafe() | BoardHelicopter() | LeaveWater():
            return 9
        case KeepDice():
            return 5
        case Swing() | Climb():
            return 3
        case Walk():
            return 1.5
        case EndTurn():
            return 1
        case PassDie() | Push() | HangRope() | ThrowAgain():
            return 0
    raise AssertionError(move)


def lazy(move: Tagged) -> float:
    """Swings if there is a rope, and otherwise leaves all dice to the next."""
    match move:
        case Climb() | Walk():
            return -1
    return nimble(move)


def turned(x: float, y: float) -> float:
    """How far along the bay, from the start to the yacht, as an angle."""
    return atan2(x - BOARD.centre[0], BOARD.centre[1] - y) % (2 * pi)


def apart(landing: Landing, goal: Point) -> float:
    """How far from there it is along the bay, from 0 to 1."""
    far = abs(turned(landing.x, landing.y) - turned(*goal))
    return min(far, 2 * pi - far) / pi


class NizzaPhrases(Phrases):
    game = "nizza"

    def move(self, name: str) -> Tagged | None:
        """Landings are as many as there are points: they are told apart by those alone."""
        found = _AT.search(name)
        move = self._moves.get(_AT.sub("(0, 0)", name))
        if found and isinstance(move, LANDINGS):
            return replace(move, x=int(found[1]), y=int(found[2]))
        return move

    def opening(self, name: str) -> Tagged | None:
        """A coil to be hung elsewhere, a rival who falls on either side, a die to throw again."""
        return self._openings.get(name)

    @cached_property
    def aside(self) -> frozenset[str]:
        tools = {self.words.say(key) for key in TOOLS}
        return frozenset({*tools, *self._dice("die-again", "die-use", "die-useless")})

    def _dice(self, *keys: str) -> list[str]:
        return [
            self.words.say(key, number=number, name=self.voice.say("symbol", symbol=symbol))
            for key, number, symbol in product(keys, range(1, DICE + 1), SYMBOLS)
        ]

    @cached_property
    def _openings(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = dict.fromkeys(self._dice("die-keep"), ThrowAgain((1,)))
        lengths = (*BOARD.ropes, BOARD.equal_rope)
        for rope, length, chimney in product(
            range(len(BOARD.ropes)), lengths, range(1, CHIMNEYS + 1)
        ):
            name = self.words.say("hook", rope=rope, length=length, chimney=chimney)
            said[name] = HangRope(rope, chimney)
        for rival in range(len(self.names)):
            said[self.words.say("push-either", rival=rival)] = Push(rival, 1)
        return said

    @cached_property
    def _moves(self) -> dict[str, Tagged]:
        said = {self.words.say(key): move for key, move in DEEDS.items()}
        for count in range(1, DICE + 1):
            some = tuple(range(1, count + 1))
            said[self.words.say("throw-again", count=count)] = ThrowAgain(some)
        return said | {self.voice.move(move): move for move in self._in_the_bay()}

    def _in_the_bay(self) -> Iterator[Tagged]:
        yield PlacePawn(0, 0)
        grounds: tuple[Ground, ...] = (*AREAS, "street")
        ropes = tuple(product(range(len(BOARD.ropes)), range(1, CHIMNEYS + 1)))
        yield from (Climb(0, 0, onto) for onto in grounds)
        yield from (Swing(*rope, 0, 0, onto) for rope, onto in product(ropes, grounds))
        yield from (HangRope(*rope) for rope in ropes)
        squares = range(1, SQUARES + 1)
        yield from (Walk(0, 0, square) for square in squares)
        yield from (Push(*fall) for fall in product(range(len(self.names)), squares))


class NizzaTable(Table):
    book = NizzaPhrases
    players = (nimble, lazy)
    landed: Landing | None = None
    """Where one came down last."""

    @property
    def middle(self) -> Locator:
        return self.bay

    @property
    def bay(self) -> Locator:
        return self.group("bay")

    @property
    def targets(self) -> Locator:
        """What can be chosen in the bay."""
        return self.bay.locator("[data-target]")

    @property
    def dice(self) -> Locator:
        return self.group("dice").get_by_role("button", disabled=False)

    @property
    def keep(self) -> Locator:
        return self.button(self.say("keep"))

    @property
    def prompt(self) -> Locator:
        return self.board.locator(".prompt")

    @property
    def pawn(self) -> Locator:
        """One's thief, if it can be taken by the hand: the point that it stands on."""
        return self.bay.locator(".pawn:has(.ready) .foot")

    @property
    def go(self) -> Locator:
        return self.button(self.say("go"))

    @property
    def choices(self) -> Locator:
        return self.dice.or_(self.targets)

    def phase(self) -> str:
        if self.keep.count():
            return "keeping"
        return "using" if self.dice.count() else "placing"

    def neighbours(self) -> tuple[Locator, Locator, str] | None:
        if self.dice.count() < 2:
            return None
        return self.dice.nth(0), self.dice.nth(1), "ArrowRight"

    def summed_up(self, words: Words) -> Iterator[str]:
        places = [words.say("onto", onto=ground) for ground in (*AREAS, "street")]
        for square in range(1, SQUARES + 1):
            places += (words.say(f"place-{kind}", square=square) for kind in ("street", "water"))
        places += map(words.say, ("place-aboard", "place-aside"))
        for place, case in product(places, (None, "tools", "jewels")):
            yield words.say("summary-pawn", seat=0, place=place, case=case)

    def liked(self, liking: Liking) -> str:
        """As the board itself says what one is after, one lands near that, and stays there."""
        said = self.prompt.locator("small").inner_text()
        goal = next((area for key, area in GOALS.items() if self.say(key) in said), None)

        def worth(move: Tagged) -> float:
            if goal is None or not isinstance(move, LANDINGS):
                return liking(move)
            if isinstance(self.landed, Swing | Climb) and self.landed.onto == goal:
                return -9
            return liking(move) - apart(move, AREAS[goal].spots[0]) + WHIM.random() / 9

        return super().liked(worth)

    def press(self, name: str) -> None:
        move = self.phrases.move(name)
        if isinstance(move, LANDINGS):
            self.landed = move
        button = self.button(name).first
        if self._push is not click or not button.get_attribute("data-target"):
            self._push(button)
            return
        # Lights lie close together: it is the point that counts, and not which is on top.
        self.page.mouse.click(*self.point(button))
        if isinstance(move, Swing | Climb | Walk):
            self.go.click()

    def point(self, target: Locator) -> Spot:
        """Where on the screen; if it is not in sight, one looks at the whole bay."""
        x, y = middle_of(target)
        seen = self.bay.bounding_box()
        assert seen is not None
        if not (inside(seen, x, y) or self.button(self.say("near")).count()):
            self.button(self.say("whole")).click()
            x, y = middle_of(target)
        return x, y


def middle_of(target: Locator) -> Spot:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(box: FloatRect, x: float, y: float) -> bool:
    return 0 < x - box["x"] < box["width"] and 0 < y - box["y"] < box["height"]
