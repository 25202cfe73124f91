"""Nizza's board: five dice, a bay to land in, and the way of the jewels."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from math import atan2, dist, pi
from random import Random
from typing import TypeAlias

from playwright.sync_api import FloatRect, Locator

from ludotheque.core.game import Tagged
from ludotheque.games.nizza.board import AREAS, BOARD, CHIMNEYS, SQUARES, Point, chimney_at
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
    Symbol,
    TakeCase,
    ThrowAgain,
    Walk,
)
from tests.browser.support.accessibility import USABLE
from tests.browser.support.patience import appears
from tests.browser.support.table import Liking, Table, click
from tests.browser.support.words import Phrases, Words

TOOLS = ("back", "skip", "whole", "near", "go", "why-not")
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
SMALL = frozenset({"balcony", "palm", "yacht"})
"""What needs no more than its name."""
AT_REST = """async (piece) => {
  const glides = (each) => each.effect.getComputedTiming().endTime < Infinity;
  for (let each = piece; each; each = each.parentElement)
    await Promise.allSettled(each.getAnimations().filter(glides).map(({ finished }) => finished));
}"""
"""Browsers glide by a time of their own, whatever a test makes of a page's clock."""
EDGE = 40
"""Pixels: what is dragged so near to the edge of the window has the picture come to meet it."""
NEW = 6
"""How much more one likes what one has not done yet."""
USES: dict[Symbol, type[Tagged]] = {
    "rope": HangRope,
    "swing": Swing,
    "ladder": Climb,
    "walk": Walk,
    "parachute": Push,
}
TRIED = (ThrowAgain, HangRope, Push, Swing, Climb, Walk)
_NUMBERED = re.compile(r" \(\d\)$")


class Reached(Tagged, frozen=True):
    """Another die is taken up than the one that the board would use."""

    symbol: Symbol


def nimble(move: Tagged) -> float:
    """Uses every die that leads somewhere; who pushes often has a long game."""
    match move:
        case PlacePawn() | TakeCase() | OpenSafe() | BoardHelicopter() | LeaveWater():
            return 12
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
    """Has done everything once, and otherwise leaves all dice to the next."""
    return 4 if isinstance(move, EndTurn) else nimble(move)


def turned(x: float, y: float) -> float:
    """How far along the bay, from the start to the yacht, as an angle."""
    return atan2(x - BOARD.centre[0], BOARD.centre[1] - y) % (2 * pi)


def apart(one: Point, other: Point) -> float:
    """How far it is along the bay, from 0 to 1."""
    far = abs(turned(*one) - turned(*other))
    return min(far, 2 * pi - far) / pi


class NizzaPhrases(Phrases):
    game = "nizza"

    def move(self, name: str) -> Tagged | None:
        """Landings are named by their places; of several that share one, others are numbered."""
        if move := self._moves.get(name):
            return move
        plain = _NUMBERED.sub("", name)
        for deed, make in self._deeds.items():
            if plain.startswith(deed) and (spot := self._spots.get(plain.removeprefix(deed))):
                return make(*spot)
        return None

    def opening(self, name: str) -> Tagged | None:
        """A coil to be hung elsewhere, a rival who falls on either side, a die to throw again."""
        return self._openings.get(name)

    @cached_property
    def aside(self) -> frozenset[str]:
        tools = {self.words.say(key) for key in TOOLS}
        dice = self._dice("die-again", "die-use", "die-useless")
        return frozenset({*tools, *dice, *self._hooks("hook-swing")})

    def _dice(self, *keys: str, symbols: Sequence[Symbol] = SYMBOLS) -> list[str]:
        return [
            self.words.say(key, number=number, name=self.voice.say("symbol", symbol=symbol))
            for key, number, symbol in product(keys, range(1, DICE + 1), symbols)
        ]

    def _hooks(self, key: str) -> dict[str, Tagged]:
        lengths = (*BOARD.ropes, BOARD.equal_rope)
        ropes = product(range(len(BOARD.ropes)), lengths, range(1, CHIMNEYS + 1))
        return {
            self.words.say(key, rope=rope, length=length, chimney=chimney): HangRope(rope, chimney)
            for rope, length, chimney in ropes
        }

    @cached_property
    def _openings(self) -> dict[str, Tagged]:
        said: dict[str, Tagged] = dict.fromkeys(self._dice("die-keep"), ThrowAgain((1,)))
        for symbol in USES:
            said |= dict.fromkeys(self._dice("die-use", symbols=[symbol]), Reached(symbol))
        said |= self._hooks("hook")
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

    @cached_property
    def _deeds(self) -> dict[str, Callable[[Ground, Point], Landing]]:
        """How a landing is called, up to where it is."""

        def begun(key: str, **facts: object) -> str:
            return self.words.say(f"to-{key}", spot="…", **facts).removesuffix("…")

        def swing(rope: int, chimney: int) -> Callable[[Ground, Point], Landing]:
            return lambda onto, at: Swing(rope, chimney, *at, onto=onto)

        deeds: dict[str, Callable[[Ground, Point], Landing]] = {
            begun("place_pawn"): lambda _, at: PlacePawn(*at),
            begun("climb"): lambda onto, at: Climb(*at, onto=onto),
            begun("walk"): lambda _, at: Walk(*at),
        }
        for rope, chimney in product(range(len(BOARD.ropes)), range(1, CHIMNEYS + 1)):
            deeds[begun("swing", rope=rope, chimney=chimney)] = swing(rope, chimney)
        return deeds

    @cached_property
    def _spots(self) -> dict[str, tuple[Ground, Point]]:
        """Where one may land, and about where that is."""
        say, spots = self.words.say, dict[str, tuple[Ground, Point]]()
        middles = {number: square.middle for number, square in enumerate(BOARD.street, 1)}
        for square, middle in middles.items():
            spots[say("spot-street", square=square)] = "street", middle
        for area in BOARD.surfaces:
            place = self.voice.say("onto", onto=area.id)
            if area.kind in SMALL:
                spots[place] = area.id, area.spots[0]
                continue
            for square, middle in middles.items():
                if apart(middle, area.spots[0]) > 1 / 8:
                    continue
                for end in ("spot-front", "spot-back"):
                    spots[say(end, place=place, square=square)] = area.id, middle
                for chimney in range(1, CHIMNEYS + 1):
                    if min(dist(chimney_at(chimney), spot) for spot in area.spots) < BOARD.ladder:
                        name = say("spot-chimney", place=place, square=square, chimney=chimney)
                        spots[name] = area.id, middle
        return spots

    def _in_the_bay(self) -> Iterator[Tagged]:
        ropes = product(range(len(BOARD.ropes)), range(1, CHIMNEYS + 1))
        yield from (HangRope(*rope) for rope in ropes)
        squares = range(1, SQUARES + 1)
        yield from (Push(*fall) for fall in product(range(len(self.names)), squares))


class NizzaTable(Table):
    book = NizzaPhrases
    players = (nimble, lazy)
    landed: Landing | None = None
    """Where one came down last."""
    """What one has done so far."""

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
    def lit(self) -> Locator:
        """Where one may land."""
        return self.bay.locator("[data-target=landing]")

    @property
    def dice(self) -> Locator:
        return self.group("dice").locator(USABLE)

    @property
    def keep(self) -> Locator:
        return self.button(self.say("keep"))

    @property
    def prompt(self) -> Locator:
        return self.board.locator(".prompt")

    @property
    def pawn(self) -> Locator:
        """One's agent, if it can be taken by the hand: the point that it stands on."""
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
        there = isinstance(self.landed, Swing | Climb) and self.landed.onto == goal

        def worth(move: Tagged) -> float:
            if goal is None or not isinstance(move, LANDINGS):
                return liking(move)
            if there:
                return -9
            way = apart((move.x, move.y), AREAS[goal].spots[0])
            return liking(move) - way + WHIM.random() / 9

        def curious(move: Tagged) -> float:
            if isinstance(move, Reached):
                use = USES[move.symbol]
                # Whoever stays would only take the die up again and again.
                vain = use in self.tried or (there and issubclass(use, LANDINGS))
                return -NEW if vain else NEW - 0.2
            new = isinstance(move, TRIED) and type(move) not in self.tried
            return worth(move) + (NEW if new else 0)

        return super().liked(curious)

    def press(self, name: str) -> None:
        move = self.phrases.move(name)
        self.note(move)
        button = self.button(name).first
        if self._push is not click or not button.get_attribute("data-target"):
            self._push(button)
            return
        # Lights lie close together: it is the point that counts, and not which is on top.
        self.page.mouse.click(*self.point(button))
        if isinstance(move, Swing | Climb | Walk):
            self.go.click()

    def note(self, move: Tagged | None) -> None:
        """What one has done, and where one will be."""
        self.tried |= {type(move)}
        if isinstance(move, LANDINGS):
            self.landed = move

    def point(self, target: Locator) -> Spot:
        """Where on the screen; if it is not well in sight, one looks at the whole bay."""
        x, y = middle_of(target)
        seen = self.bay.bounding_box()
        assert seen is not None
        whole = self.button(self.say("whole"))
        if not inside(seen, x, y) and whole.count():
            whole.click()
            appears(self.button(self.say("near")))
            x, y = middle_of(target)
        return x, y


def middle_of(target: Locator) -> Spot:
    """Once the picture has come to rest: of what glides by, one would take hold beside it."""
    target.evaluate(AT_REST)
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inside(box: FloatRect, x: float, y: float) -> bool:
    right, low = x - box["x"], y - box["y"]
    return EDGE < right < box["width"] - EDGE and EDGE < low < box["height"] - EDGE
