"""Vertiges' first-game lesson, played by the real game: the page that teaches knows no rules.

python -m tests.web.vertiges_lesson     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, TypeAlias

from ludotheque.core.game import NATURE, Data, Refusal, Seat
from ludotheque.games.vertiges.events import Event
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import (
    Aim,
    Deal,
    Fate,
    Lift,
    Move,
    Options,
    Pass,
    PieceId,
    Protest,
    Rule,
    State,
    Steady,
    Take,
    View,
)

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "vertiges" / "lesson.jsonl"

VERTIGES = Vertiges()
PUPIL, BO = range(2)

ROOF, VALLEY, HILL, TONGUE = 0, 4, 16, 9
BOWL, GROOVE = 20, 13
HAND = (ROOF, VALLEY, HILL, TONGUE, 33, 45)
"""What the pupil begins with: only the valley goes on the roof."""
DRAWN = (BOWL, 41, 27, GROOVE, 38)
"""What the pupil draws: a bowl for the hill after the first turn, a groove after the second."""
OTHER_BOWL, OTHER_TONGUE, OTHER_HILL, CLUMSY = 21, 10, 17, 35
BOS = (OTHER_BOWL, OTHER_TONGUE, OTHER_HILL, CLUMSY, 25, 44, 26, 29)
"""The other's: a bowl that goes on the pupil's hill, and nothing that goes on a tongue."""
SHARE = 24

Facts: TypeAlias = dict[str, int | str]
Asks: TypeAlias = Literal["move", "number", "watch", "nothing"]


class Told(Data, frozen=True):
    at: int
    event: Event


class Choice(Data, frozen=True, omit_defaults=True):
    """Something to choose: the right thing, what the rules refuse, or what is only unwise."""

    move: Move | None = None
    number: int | None = None
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
    """A game on its way, from the pupil's seat. No physics: it goes the same way every time."""

    def __init__(self) -> None:
        self.state: State = VERTIGES.setup(Options(physics="reckoned", oldest="first"))
        self.at = 0
        self.told: list[Told] = []
        self.steps: list[Step] = []

    def play(self, *plies: tuple[Seat, Move]) -> None:
        for seat, move in plies:
            refusal = VERTIGES.refusal(self.state, seat, move)
            assert refusal is None, f"seat {seat}, {move}: {refusal}"
            events: list[Event] = []
            self.state = VERTIGES.apply(self.state, seat, move, events.append)
            self.told += [Told(self.at, event) for event in events if event.seen_by(PUPIL)]
            self.at += 1

    def set(
        self, seat: Seat, held: Take | Lift, onto: PieceId | None, fallen: tuple[PieceId, ...] = ()
    ) -> None:
        """Takes something, and puts it there; it stays unless something falls."""
        self.play(
            (seat, held),
            (NATURE, Steady(seed=1)),
            (seat, Aim(onto)),
            (NATURE, Fate(fallen, not fallen)),
        )

    def show(
        self,
        name: str,
        rule: Rule,
        asks: Asks,
        choices: Iterable[Choice] = (),
        **facts: int | str,
    ) -> None:
        view = VERTIGES.view(self.state, PUPIL)
        self.steps.append(Step(name, rule, facts, view, tuple(self.told), asks, tuple(choices)))
        self.told = []

    def ask(self, name: str, rule: Rule, right: Move, judge: Judge, **facts: int | str) -> None:
        """The legal moves that there is something to say about."""
        legal = VERTIGES.moves(self.state, PUPIL)
        assert right in legal, (right, legal)
        choices: list[Choice] = []
        for move in legal:
            if move == right:
                choices.append(Choice(move, right=True))
            elif hint := judge(move):
                choices.append(Choice(move, hint=hint))
        self.show(name, rule, "move", choices, **facts)

    def count(self, name: str, rule: Rule, right: int, **wrong: int) -> None:
        """A question with a number; each wrong one has its own remark."""
        choices = [Choice(number=right, right=True)]
        for reason, number in wrong.items():
            choices.append(Choice(number=number, hint=Refusal(rule, reason)))
        choices.sort(key=lambda choice: choice.number or 0)
        self.show(name, rule, "number", choices)


def dealt() -> Deal:
    """The prepared pieces on top, and the others as they come."""
    own, bos = [*HAND, *DRAWN], [*BOS]
    others = [piece for piece in range(48) if piece not in {*own, *bos}]
    rest = SHARE - len(own)
    return Deal((*own, *others[:rest], *bos, *others[rest:]), first=PUPIL)


def _first_turn(stage: Stage) -> None:
    """A base, what interlocks with it, what goes on a flat side, and the end of a turn."""
    stage.play((NATURE, dealt()))

    def taken(rule: Rule, reason: str) -> Judge:
        return lambda move: Refusal(rule, reason) if isinstance(move, Take) else None

    stage.ask("base", Rule.BASE, Take(ROOF), taken(Rule.BASE, "other"))
    stage.set(PUPIL, Take(ROOF), None)
    stage.ask("fit", Rule.INTERLOCK, Take(VALLEY), taken(Rule.INTERLOCK, "shape"))
    stage.set(PUPIL, Take(VALLEY), ROOF)
    left = len(stage.state.hands[PUPIL])
    stage.count("flat", Rule.TWO_SIDES, left, none=0, one=1)
    stage.set(PUPIL, Take(HILL), VALLEY)
    stage.ask("pass", Rule.PASS, Pass(), taken(Rule.PASS, "nothing"))
    stage.play((PUPIL, Pass()))


def _protest(stage: Stage) -> None:
    """The other starts a tower although a piece fitted, and is caught."""
    stage.set(BO, Take(OTHER_TONGUE), None)

    def later(move: Move) -> Refusal | None:
        return Refusal(Rule.CAUGHT, "later") if isinstance(move, Take) else None

    stage.ask("protest", Rule.CAUGHT, Protest(), later)
    stage.play((PUPIL, Protest()))
    stage.set(PUPIL, Take(BOWL), HILL)
    stage.set(PUPIL, Take(TONGUE), BOWL)
    stage.play((PUPIL, Pass()))


def _zap(stage: Stage) -> None:
    """A second tower, and half of the first one on it; then the other's hand trembles."""
    stage.set(BO, Take(OTHER_HILL), None)
    stage.set(PUPIL, Take(GROOVE), TONGUE)

    def first(move: Move) -> Refusal | None:
        return Refusal(Rule.ZAP, "now") if isinstance(move, Take | Pass) else None

    zap = Lift(BOWL, OTHER_HILL)
    stage.ask("zap", Rule.ZAP, zap, first)
    stage.set(PUPIL, zap, OTHER_HILL)
    stage.set(BO, Take(CLUMSY), GROOVE, (TONGUE, GROOVE, CLUMSY))
    stage.count("fall", Rule.FALL, 3, none=0, one=1)
    stage.show("end", Rule.WIN, "nothing", score=stage.state.scores[PUPIL])


def lesson() -> list[Step]:
    stage = Stage()
    for act in (_first_turn, _protest, _zap):
        act(stage)
    return stage.steps


def written() -> str:
    """The whole file: a line for each step."""
    return "".join(f"{VERTIGES.codec.encode(step).decode()}\n" for step in lesson())


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
