"""Nizza's first-game lesson."""

from __future__ import annotations

from math import hypot

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.nizza.board import AREAS, BOARD
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.landing import standing
from ludotheque.games.nizza.model import (
    BoardHelicopter,
    Climb,
    EndTurn,
    High,
    KeepDice,
    Keeping,
    LeaveWater,
    Move,
    OpenSafe,
    Options,
    PassDie,
    Pawn,
    Phase,
    Push,
    Rope,
    Rule,
    State,
    Surface,
    Swing,
    Symbol,
    TakeCase,
    Throw,
    ThrowAgain,
    Using,
)

from .lesson import PUPIL, Judge, Lesson, LessonChoice, Scene

NIZZA = Nizza()
MAGPIE = 1
ROPES = (Rope(1, 740), *map(Rope, BOARD.rope_chimneys[1:], BOARD.ropes[1:]))
"""A long one on the first chimney, and then from the shorter to the longer."""
BESIDE = 260
"""So near to a chimney is beside it."""


def passing(rule: Rule, reason: str) -> Judge:
    """Whoever gives the dice away is told what they were good for."""

    def judge(move: Move) -> Refusal | None:
        return Refusal(rule, reason) if isinstance(move, PassDie | EndTurn) else None

    return judge


def on(surface: Surface, spot: int = 0) -> High:
    x, y = AREAS[surface].spots[spot]
    return High(x, y, surface)


class Race(Scene[State]):
    def __init__(self) -> None:
        dice = Keeping(PUPIL, ("walk", "swing", "rope", "ladder", "swing"), throw=2)
        super().__init__(NIZZA, _moment(1, dice, Pawn(on("green", 5)), Pawn(on("green", 2))))

    def later_in(
        self, number: int, seat: Seat, dice: tuple[Symbol, ...], own: Pawn, other: Pawn
    ) -> State:
        """Rounds go by; somebody has thrown, and may use the dice."""
        self.later(_moment(number, Using(seat, dice, dice), own, other))
        return self.state


def _moment(number: int, phase: Phase, *pawns: Pawn) -> State:
    return State(
        options=Options(seats=2), phase=phase, first=0, round=number, ropes=ROPES, pawns=pawns
    )


def _setting_out(scene: Race) -> None:
    """Dice are thrown again, a rope leads to a roof, and a ladder along it."""

    def again(move: Move) -> Refusal | None:
        if isinstance(move, KeepDice):
            return Refusal(Rule.THROW, "keep")
        if not isinstance(move, ThrowAgain):
            return None
        useful = not {2, 4, 5}.isdisjoint(move.dice)
        return Refusal(Rule.ANY_DICE, "useful" if useful else "both")

    scene.ask("keep", Rule.THROW, ThrowAgain((1, 3)), again)
    scene.play((NATURE, Throw(("ladder", "suitcase"))))

    def landing(move: Move) -> Refusal | None:
        if not isinstance(move, Swing) or move.onto == "h2_roof":
            return None
        known = {"palm_a": "palm", "green": "green"}
        return Refusal(Rule.SWING, known.get(move.onto or "", "low"))

    far = Swing(0, 1, 1888, 3856, onto="h2_roof")
    scene.ask("swing", Rule.SWING, Swing(0, 1, 1867, 4028, onto="h2_roof"), landing, [far])

    def rung(move: Move) -> Refusal | None:
        return Refusal(Rule.LADDER, "further") if isinstance(move, Climb) else None

    def beside(move: Move) -> bool:
        """Whether a ladder leads to the chimney that the pupil is told of, on any side of it."""
        if not isinstance(move, Climb) or move.onto != "h2_roof":
            return False
        x, y = BOARD.chimneys[1]
        return hypot(move.x - x, move.y - y) < BESIDE

    along, beyond = Climb(1700, 3672, onto="h2_roof"), Climb(1960, 3519, onto="h2_roof")
    scene.ask("ladder", Rule.LADDER, along, rung, [beyond], beside)


def _tools_and_pushes(scene: Race) -> None:
    """A suitcase is taken; somebody is pushed, and pushes back."""
    dice: tuple[Symbol, ...] = ("suitcase", "rope", "walk", "walk", "rope")
    scene.later_in(4, PUPIL, dice, Pawn(on("red1", 2)), Pawn(on("h2_roof")))
    scene.ask("tools", Rule.TOOLS, TakeCase(), passing(Rule.TOOLS, "pass"), round=4)

    there, here = Pawn(on("red1", 5), "tools"), Pawn(on("h5_roof", 0), "tools")
    dice = ("parachute", "walk", "walk", "rope", "walk")
    state = scene.later_in(6, PUPIL, dice, here, there)
    (push,) = (move for move in NIZZA.moves(state, PUPIL) if isinstance(move, Push))
    peace = passing(Rule.PARACHUTE, "pass")
    scene.ask("push", Rule.PARACHUTE, push, peace, square=push.square, round=6)

    own = Pawn(standing(3882, 1160), "tools")
    state = scene.later_in(8, MAGPIE, dice, own, Pawn(on("h5_roof", 6)))
    scene.show("revenge", Rule.PARACHUTE, "watch", (LessonChoice(right=True),), round=8)
    (square, *_) = (move.square for move in NIZZA.moves(state, MAGPIE) if isinstance(move, Push))
    scene.play(
        (MAGPIE, Push(PUPIL, square)),
        (MAGPIE, EndTurn()),
        (NATURE, Throw(("swing", "ladder", "rope", "swing", "walk"))),
        (PUPIL, KeepDice()),
    )
    scene.ask("water", Rule.OUT_OF_WATER, LeaveWater(), passing(Rule.OUT_OF_WATER, "pass"))


def _safe_and_away(scene: Race) -> None:
    """The jewels, the yacht, the helicopter."""
    dice: tuple[Symbol, ...] = ("suitcase", "rope", "suitcase", "walk", "rope")
    scene.later_in(14, PUPIL, dice, Pawn(on("red2", 2), "tools"), Pawn(on("h5_roof")))
    scene.ask("safe", Rule.SAFE, OpenSafe(), passing(Rule.SAFE, "pass"), round=14)

    dice = ("ladder", "ladder", "suitcase", "ladder", "rope")
    last = Pawn(standing(6983, 4937), "jewels")
    scene.later_in(17, PUPIL, dice, last, Pawn(on("h9_roof"), "jewels"))

    def gangway(move: Move) -> Refusal | None:
        ashore = isinstance(move, Climb) and move.onto != "yacht"
        return Refusal(Rule.YACHT, "land") if ashore else None

    aboard = Climb(6641, 4770, onto="yacht")
    far = Climb(6565, 4735, onto="yacht")
    scene.ask("yacht", Rule.YACHT, aboard, gangway, [far], round=17)
    scene.ask("win", Rule.HELICOPTER, BoardHelicopter(), passing(Rule.HELICOPTER, "pass"))
    scene.show("end", Rule.END, "nothing")


LESSON = Lesson(NIZZA, Race, _setting_out, _tools_and_pushes, _safe_and_away)
