"""Nizza's first-game lesson, played by the real game: the page that teaches knows no rules.

python -m tests.web.nizza_lesson     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeAlias

from ludotheque.core.game import NATURE, Data, Refusal, Seat
from ludotheque.games.nizza.events import Event
from ludotheque.games.nizza.model import (
    BoardHelicopter,
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
    View,
)
from tests.games.nizza.positions import NIZZA, ROPES, at, on, position, turn

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "nizza" / "lesson.jsonl"

PUPIL, MAGPIE = 0, 1

Facts: TypeAlias = dict[str, int | str]
Asks: TypeAlias = Literal["move", "number", "watch", "nothing"]


class Told(Data, frozen=True):
    at: int
    event: Event


class Choice(Data, frozen=True, omit_defaults=True):
    """Something to choose: the right thing, what the rules refuse, or what is only unwise."""

    move: Move | None = None
    right: bool = False
    refusal: Refusal | None = None
    """Why the rules do not allow it."""
    hint: Refusal | None = None
    """Allowed, but not what the lesson is after. It has the shape of a refusal."""


class Step(Data, frozen=True):
    name: str
    rule: Rule
    """What the step is about."""
    facts: Facts
    """What its sentences are said with."""
    view: View
    told: tuple[Told, ...]
    """What led here from the step before."""
    asks: Asks
    choices: tuple[Choice, ...]


Judge: TypeAlias = Callable[[Move], Refusal | None]
"""What to say about a legal move that is not the right one; None: it is not offered."""


class Stage:
    """A game on its way, from the pupil's seat."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.at = 0
        self.told: list[Told] = []
        self.steps: list[Step] = []

    def play(self, *plies: tuple[Seat, Move]) -> None:
        for seat, move in plies:
            refusal = NIZZA.refusal(self.state, seat, move)
            assert refusal is None, f"seat {seat}, {move}: {refusal}"
            events: list[Event] = []
            self.state = NIZZA.apply(self.state, seat, move, events.append)
            self.told += [Told(self.at, event) for event in events if event.seen_by(PUPIL)]
            self.at += 1

    def later(self, state: State) -> None:
        """Another moment of another game. What came of the last choice is still to be seen."""
        self.state = state

    def show(
        self, name: str, rule: Rule, asks: Asks, choices: Iterable[Choice] = (), **facts: int | str
    ) -> None:
        view = NIZZA.view(self.state, PUPIL)
        self.steps.append(Step(name, rule, facts, view, tuple(self.told), asks, tuple(choices)))
        self.told = []

    def ask(
        self,
        name: str,
        rule: Rule,
        right: Move,
        judge: Judge,
        tempting: Sequence[Move] = (),
        **facts: int | str,
    ) -> None:
        """The legal moves that there is something to say about, and some that are refused."""
        choices: list[Choice] = []
        legal = [*NIZZA.moves(self.state, PUPIL)]
        # A landing that is aimed at need not be among those that are worth a thought.
        for move in (*([] if right in legal else [right]), *legal):
            if move == right:
                choices.append(Choice(move, right=True))
            elif hint := judge(move):
                choices.append(Choice(move, hint=hint))
        for move in tempting:
            refusal = NIZZA.refusal(self.state, PUPIL, move)
            assert refusal is not None, f"{move} is allowed"
            choices.append(Choice(move, refusal=refusal))
        self.show(name, rule, "move", choices, **facts)
        self.play((PUPIL, right))


def passing(rule: Rule, reason: str) -> Judge:
    """Whoever gives the dice away is told what they were good for."""

    def judge(move: Move) -> Refusal | None:
        return Refusal(rule, reason) if isinstance(move, PassDie | EndTurn) else None

    return judge


LONG = (Rope(1, 740), *ROPES[1:])


def _setting_out() -> Stage:
    """Dice are thrown again, a rope leads to a roof, and a ladder along it."""
    dice = Keeping(PUPIL, ("walk", "swing", "rope", "ladder", "swing"), throw=2)
    stage = Stage(position(dice, on("green", 5), on("green", 2), ropes=LONG))

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
    return stage


def _tools_and_pushes(stage: Stage) -> None:
    """A suitcase is taken; somebody is pushed, and pushes back."""
    stage.later(turn(("suitcase", "rope", "walk", "walk", "rope"), on("red1", 2), on("h2_roof")))
    stage.ask("tools", Rule.TOOLS, TakeCase(), passing(Rule.TOOLS, "pass"))

    there, here = on("red1", 5), on("h5_roof", 0)
    state = turn(
        ("parachute", "walk", "walk", "rope", "walk"), here, there, cases={MAGPIE: "tools"}
    )
    stage.later(state)
    (push,) = (move for move in NIZZA.moves(state, PUPIL) if isinstance(move, Push))
    peace = passing(Rule.PARACHUTE, "pass")
    stage.ask("push", Rule.PARACHUTE, push, peace, square=push.square)

    dice: tuple[Symbol, ...] = ("parachute", "walk", "walk", "rope", "walk")
    using = Using(MAGPIE, dice, dice)
    state = position(using, at(3882, 1160), on("h5_roof", 6), cases={PUPIL: "tools"})
    stage.later(state)
    stage.show("revenge", Rule.PARACHUTE, "watch", (Choice(right=True),))
    (square, *_) = (move.square for move in NIZZA.moves(state, MAGPIE) if isinstance(move, Push))
    stage.play(
        (MAGPIE, Push(PUPIL, square)),
        (MAGPIE, EndTurn()),
        (NATURE, Throw(("swing", "ladder", "rope", "swing", "walk"))),
        (PUPIL, KeepDice()),
    )
    stage.ask("water", Rule.OUT_OF_WATER, LeaveWater(), passing(Rule.OUT_OF_WATER, "pass"))


def _safe_and_away(stage: Stage) -> None:
    """The jewels, the yacht, the helicopter."""
    dice: tuple[Symbol, ...] = ("suitcase", "rope", "suitcase", "walk", "rope")
    stage.later(turn(dice, on("red2", 2), on("h5_roof"), cases={PUPIL: "tools"}))
    stage.ask("safe", Rule.SAFE, OpenSafe(), passing(Rule.SAFE, "pass"))

    dice = ("ladder", "ladder", "suitcase", "ladder", "rope")
    last = at(6983, 4937)
    stage.later(turn(dice, last, on("h9_roof"), cases={PUPIL: "jewels", MAGPIE: "jewels"}))

    def gangway(move: Move) -> Refusal | None:
        ashore = isinstance(move, Climb) and move.onto != "yacht"
        return Refusal(Rule.YACHT, "land") if ashore else None

    aboard = Climb(6641, 4770, onto="yacht")
    far = Climb(6565, 4735, onto="yacht")
    stage.ask("yacht", Rule.YACHT, aboard, gangway, [far])
    stage.ask("win", Rule.HELICOPTER, BoardHelicopter(), passing(Rule.HELICOPTER, "pass"))
    stage.show("end", Rule.END, "nothing")


def lesson() -> list[Step]:
    stage = _setting_out()
    _tools_and_pushes(stage)
    _safe_and_away(stage)
    return stage.steps


def written() -> str:
    """The whole file: a line for each step."""
    return "".join(f"{NIZZA.codec.encode(step).decode()}\n" for step in lesson())


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
