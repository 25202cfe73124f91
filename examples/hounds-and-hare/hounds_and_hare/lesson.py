"""A first game to learn by: the pupil leads the hounds."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Refusal
from ludotheque.lessons.lesson import Lesson, LessonChoice, Scene

from .game import HoundsAndHare
from .model import ROW, Hunting, Leap, Options, Rule, Run, State

GAME = HoundsAndHare()
HARE = 1


class HuntScene(Scene[State]):
    def __init__(self) -> None:
        super().__init__(GAME, GAME.setup(Options(seats=2)))


def _first(scene: HuntScene) -> None:
    """Forward, along the lines, and never back."""

    def judge(move: Run) -> Refusal:
        if ROW[move.end] == ROW[move.start]:
            return Refusal(Rule.TIRED, "idle")
        return Refusal(Rule.FORWARD, "other")

    scene.ask("first", Rule.STEP, Run("B", "F"), judge, tempting=(Run("A", "B"), Run("B", "G")))
    scene.show("hare", Rule.HARE, "watch", (LessonChoice(right=True),))
    scene.play((HARE, Leap("I")))


def _never_back(scene: HuntScene) -> None:
    scene.ask(
        "second",
        Rule.FORWARD,
        Run("A", "B"),
        lambda move: Refusal(Rule.FORWARD, "behind"),
        tempting=(Run("F", "C"),),
    )
    scene.show(
        "tired",
        Rule.TIRED,
        "number",
        (
            LessonChoice(number=3, hint=Refusal(Rule.TIRED, "three")),
            LessonChoice(number=10, right=True),
        ),
    )


def _caught(scene: HuntScene) -> None:
    """Much later: one run is enough."""
    scene.later(
        replace(scene.state, phase=Hunting(), hounds=("F", "H", "J"), hare="K", round=9, idle=0)
    )
    scene.told = []

    def judge(move: Run) -> Refusal:
        return Refusal(Rule.CAUGHT, "way_out")

    scene.ask("last", Rule.CAUGHT, Run("F", "I"), judge)
    scene.show("end", Rule.CAUGHT, "nothing")


LESSON = Lesson(GAME, HuntScene, _first, _never_back, _caught)
