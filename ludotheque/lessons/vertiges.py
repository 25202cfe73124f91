"""Vertiges' first-game lesson."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat
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
)

from .lesson import PUPIL, Judge, Lesson, LessonChoice, Scene

VERTIGES = Vertiges()
BO = 1

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


class Yard(Scene[State]):
    """No physics: it goes the same way every time."""

    def __init__(self) -> None:
        super().__init__(VERTIGES, VERTIGES.setup(Options(physics="reckoned", oldest="first")))

    def take(self, seat: Seat, held: Take | Lift, onto: PieceId | None) -> None:
        self.play((seat, held))
        self.put(seat, onto)

    def put(self, seat: Seat, onto: PieceId | None, fallen: tuple[PieceId, ...] = ()) -> None:
        """What is held comes there, and stays unless something falls."""
        self.play((NATURE, Steady(seed=1)), (seat, Aim(onto)), (NATURE, Fate(fallen, not fallen)))

    def count(self, name: str, rule: Rule, right: int, **wrong: int) -> None:
        """A question with a number; each wrong one has its own remark."""
        choices = [LessonChoice(number=right, right=True)]
        for reason, number in wrong.items():
            choices.append(LessonChoice(number=number, hint=Refusal(rule, reason)))
        choices.sort(key=lambda choice: choice.number or 0)
        self.show(name, rule, "number", choices)


def dealt() -> Deal:
    """The prepared pieces on top, and the others as they come."""
    own, bos = [*HAND, *DRAWN], [*BOS]
    others = [piece for piece in range(48) if piece not in {*own, *bos}]
    rest = SHARE - len(own)
    return Deal((*own, *others[:rest], *bos, *others[rest:]), first=PUPIL)


def _first_turn(scene: Yard) -> None:
    """A base, what interlocks with it, what goes on a flat side, and the end of a turn."""
    scene.play((NATURE, dealt()))

    def taken(rule: Rule, reason: str) -> Judge:
        return lambda move: Refusal(rule, reason) if isinstance(move, Take) else None

    scene.ask("base", Rule.BASE, Take(ROOF), taken(Rule.BASE, "other"))
    scene.put(PUPIL, None)
    scene.ask("fit", Rule.INTERLOCK, Take(VALLEY), taken(Rule.INTERLOCK, "shape"))
    scene.put(PUPIL, ROOF)
    left = len(scene.state.hands[PUPIL])
    scene.count("flat", Rule.TWO_SIDES, left, none=0, one=1)
    scene.take(PUPIL, Take(HILL), VALLEY)
    scene.ask("pass", Rule.PASS, Pass(), taken(Rule.PASS, "nothing"))


def _protest(scene: Yard) -> None:
    """The other starts a tower although a piece fitted, and is caught."""
    scene.take(BO, Take(OTHER_TONGUE), None)

    def later(move: Move) -> Refusal | None:
        return Refusal(Rule.CAUGHT, "later") if isinstance(move, Take) else None

    scene.ask("protest", Rule.CAUGHT, Protest(), later)
    scene.take(PUPIL, Take(BOWL), HILL)
    scene.take(PUPIL, Take(TONGUE), BOWL)
    scene.play((PUPIL, Pass()))


def _zap(scene: Yard) -> None:
    """A second tower, and half of the first one on it; then the other's hand trembles."""
    scene.take(BO, Take(OTHER_HILL), None)
    scene.take(PUPIL, Take(GROOVE), TONGUE)

    def first(move: Move) -> Refusal | None:
        return Refusal(Rule.ZAP, "now") if isinstance(move, Take | Pass) else None

    zap = Lift(BOWL, OTHER_HILL)
    scene.ask("zap", Rule.ZAP, zap, first)
    scene.put(PUPIL, OTHER_HILL)
    scene.play((BO, Take(CLUMSY)))
    scene.put(BO, GROOVE, (TONGUE, GROOVE, CLUMSY))
    scene.count("fall", Rule.FALL, 3, none=0, one=1)
    scene.show("end", Rule.WIN, "nothing", score=scene.state.scores[PUPIL])


LESSON = Lesson(VERTIGES, Yard, _first_turn, _protest, _zap)
