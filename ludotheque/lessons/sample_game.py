"""Sample Game's first-game lesson."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.games.sample_game.model import BED, Choose, Options, Place, Roll, Rule, State

from .lesson import Lesson, LessonChoice, Scene

GAME = SampleGame()
BEAR, FOX = 1, 2


class SampleGameScene(Scene[State]):
    def __init__(self) -> None:
        super().__init__(GAME, GAME.setup(Options(seats=3)))

    def others(self, bear: Place, fox: Place) -> None:
        self.play((BEAR, Choose(bear)), (FOX, Choose(fox)))

    def wave(self, name: str, die: int) -> None:
        """The pupil looks on."""
        self.show(name, Rule.WAVE, "watch", (LessonChoice(right=True),))
        self.play((NATURE, Roll(die)))


def _alone(scene: SampleGameScene) -> None:
    """Nobody else is on the reef, and the sea stays calm."""
    scene.others("bank", "bank")

    def judge(move: Choose) -> Refusal:
        if move.place == "beach":
            return Refusal(Rule.BEACH, "little")
        return Refusal(Rule.SHARE, "fewer", {"shells": BED["bank"]})

    scene.ask("first", Rule.CHOOSE, Choose("reef"), judge)
    scene.wave("calm", 2)


def _shared(scene: SampleGameScene) -> None:
    """Two on the sandbank: how many shells has each?"""
    scene.others("bank", "beach")

    def judge(move: Choose) -> Refusal:
        return Refusal(Rule.CHOOSE, "bank")

    scene.ask("second", Rule.CHOOSE, Choose("bank"), judge)
    shells = BED["bank"]
    scene.show(
        "share",
        Rule.SHARE,
        "number",
        (
            LessonChoice(number=1, hint=Refusal(Rule.SHARE, "beach")),
            LessonChoice(number=shells // 2, right=True),
            LessonChoice(number=shells, hint=Refusal(Rule.SHARE, "two", {"shells": shells})),
        ),
        shells=shells,
    )
    scene.play((NATURE, Roll(1)))


def _wet(scene: SampleGameScene) -> None:
    """The wave comes, and who was caught dries off."""
    scene.others("bank", "beach")
    scene.ask("greedy", Rule.WAVE, Choose("reef"), lambda move: Refusal(Rule.WAVE, "reef"))
    scene.wave("wave", 5)
    scene.others("reef", "bank")
    scene.ask(
        "dry",
        Rule.DRY_OFF,
        Choose("beach"),
        lambda move: None,
        tempting=(Choose("bank"), Choose("reef")),
    )
    scene.play((NATURE, Roll(6)))


def _last_tide(scene: SampleGameScene) -> None:
    """Much later: one shell decides."""
    tides, dry = scene.state.options.tides, (False,) * 3
    scene.later(replace(scene.state, tide=tides, shells=(14, 14, 11), wet=dry))
    scene.told = []
    scene.others("beach", "reef")

    def judge(move: Choose) -> Refusal:
        return Refusal(Rule.WAVE, "risk") if move.place == "reef" else Refusal(Rule.END, "equal")

    scene.ask("last", Rule.END, Choose("bank"), judge)
    scene.play((NATURE, Roll(4)))
    scene.show("end", Rule.END, "nothing")


LESSON = Lesson(GAME, SampleGameScene, _alone, _shared, _wet, _last_tide)
