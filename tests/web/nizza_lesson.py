"""Nizza's first-game lesson.

python -m tests.web.nizza_lesson     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.nizza.model import (
    BoardHelicopter,
    Case,
    Climb,
    EndTurn,
    KeepDice,
    Keeping,
    LeaveWater,
    Move,
    OpenSafe,
    PassDie,
    Push,
    Rope,
    Rule,
    State,
    Swing,
    Symbol,
    TakeCase,
    Throw,
    ThrowAgain,
    Using,
)
from tests.games.nizza.positions import NIZZA, ROPES, at, on, position, turn

from .stage import PUPIL, Choice, Judge, Lesson, Stage

MAGPIE = 1


def passing(rule: Rule, reason: str) -> Judge:
    """Whoever gives the dice away is told what they were good for."""

    def judge(move: Move) -> Refusal | None:
        return Refusal(rule, reason) if isinstance(move, PassDie | EndTurn) else None

    return judge


LONG = (Rope(1, 740), *ROPES[1:])


class Race(Stage[State]):
    def __init__(self) -> None:
        dice = Keeping(PUPIL, ("walk", "swing", "rope", "ladder", "swing"), throw=2)
        super().__init__(NIZZA, position(dice, on("green", 5), on("green", 2), ropes=LONG))

    def later_in(self, number: int, state: State) -> State:
        """Rounds go by, and the ropes are those of before."""
        then = replace(state, round=number, ropes=LONG)
        self.later(then)
        return then


def _setting_out(stage: Race) -> None:
    """Dice are thrown again, a rope leads to a roof, and a ladder along it."""

    def again(move: Move) -> Refusal | None:
        if isinstance(move, KeepDice):
            return Refusal(Rule.THROW, "keep")
        if not isinstance(move, ThrowAgain):
            return None
        useful = not {2, 4, 5}.isdisjoint(move.dice)
        return Refusal(Rule.ANY_DICE, "useful" if useful else "both")

    stage.ask("keep", Rule.THROW, ThrowAgain((1, 3)), again)
    stage.play((NATURE, Throw(("ladder", "suitcase"))))

    def landing(move: Move) -> Refusal | None:
        if not isinstance(move, Swing) or move.onto == "h2_roof":
            return None
        return Refusal(Rule.SWING, "palm" if move.onto == "palm_a" else "green")

    far = Swing(0, 1, 1791, 3841, onto="h2_roof")
    stage.ask("swing", Rule.SWING, Swing(0, 1, 1768, 4018, onto="h2_roof"), landing, [far])

    def rung(move: Move) -> Refusal | None:
        return Refusal(Rule.LADDER, "further") if isinstance(move, Climb) else None

    beyond = Climb(1865, 3493, onto="h2_roof")
    stage.ask("ladder", Rule.LADDER, Climb(1694, 3638, onto="h2_roof"), rung, [beyond])


def _tools_and_pushes(stage: Race) -> None:
    """A suitcase is taken; somebody is pushed, and pushes back."""
    dice: tuple[Symbol, ...] = ("suitcase", "rope", "walk", "walk", "rope")
    stage.later_in(4, turn(dice, on("red1", 2), on("h2_roof")))
    stage.ask("tools", Rule.TOOLS, TakeCase(), passing(Rule.TOOLS, "pass"), round=4)

    there, here = on("red1", 5), on("h5_roof", 0)
    both: dict[Seat, Case] = {PUPIL: "tools", MAGPIE: "tools"}
    dice = ("parachute", "walk", "walk", "rope", "walk")
    state = stage.later_in(6, turn(dice, here, there, cases=both))
    (push,) = (move for move in NIZZA.moves(state, PUPIL) if isinstance(move, Push))
    peace = passing(Rule.PARACHUTE, "pass")
    stage.ask("push", Rule.PARACHUTE, push, peace, square=push.square, round=6)

    using = Using(MAGPIE, dice, dice)
    state = position(using, at(3882, 1160), on("h5_roof", 6), cases={PUPIL: "tools"})
    state = stage.later_in(8, state)
    stage.show("revenge", Rule.PARACHUTE, "watch", (Choice(right=True),), round=8)
    (square, *_) = (move.square for move in NIZZA.moves(state, MAGPIE) if isinstance(move, Push))
    stage.play(
        (MAGPIE, Push(PUPIL, square)),
        (MAGPIE, EndTurn()),
        (NATURE, Throw(("swing", "ladder", "rope", "swing", "walk"))),
        (PUPIL, KeepDice()),
    )
    stage.ask("water", Rule.OUT_OF_WATER, LeaveWater(), passing(Rule.OUT_OF_WATER, "pass"))


def _safe_and_away(stage: Race) -> None:
    """The jewels, the yacht, the helicopter."""
    dice: tuple[Symbol, ...] = ("suitcase", "rope", "suitcase", "walk", "rope")
    stage.later_in(14, turn(dice, on("red2", 2), on("h5_roof"), cases={PUPIL: "tools"}))
    stage.ask("safe", Rule.SAFE, OpenSafe(), passing(Rule.SAFE, "pass"), round=14)

    dice = ("ladder", "ladder", "suitcase", "ladder", "rope")
    last = at(6983, 4937)
    jewels: dict[Seat, Case] = {PUPIL: "jewels", MAGPIE: "jewels"}
    stage.later_in(17, turn(dice, last, on("h9_roof"), cases=jewels))

    def gangway(move: Move) -> Refusal | None:
        ashore = isinstance(move, Climb) and move.onto != "yacht"
        return Refusal(Rule.YACHT, "land") if ashore else None

    aboard = Climb(6641, 4770, onto="yacht")
    far = Climb(6565, 4735, onto="yacht")
    stage.ask("yacht", Rule.YACHT, aboard, gangway, [far], round=17)
    stage.ask("win", Rule.HELICOPTER, BoardHelicopter(), passing(Rule.HELICOPTER, "pass"))
    stage.show("end", Rule.END, "nothing")


LESSON = Lesson(NIZZA, Race, _setting_out, _tools_and_pushes, _safe_and_away)

if __name__ == "__main__":
    LESSON.write()
