"""Niagara's first-game lesson.

python -m tests.web.niagara_lesson     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.niagara.board import DISTANCE
from ludotheque.games.niagara.model import (
    CLOUD,
    Canoe,
    DrawLots,
    Lay,
    MoveWeather,
    Paddle,
    Place,
    Rule,
    State,
    Stay,
    Theft,
    Tile,
)
from tests.games.niagara.positions import NIAGARA, THREE, load, position, store

from .stage import PUPIL, Choice, Facts, Lesson, Stage

BEAR, FOX = 1, 2


class Day(Stage[State]):
    def __init__(self) -> None:
        super().__init__(NIAGARA, NIAGARA.setup(THREE))

    def elsewhere(self, state: State) -> None:
        """Another moment of another game: nothing leads there."""
        self.later(state)
        self.told = []

    def ordered(self, choices: list[Choice]) -> list[Choice]:
        """Down the river: the first must not always be the right one."""
        return sorted(choices, key=_order)

    def reach(self, tile: Tile, place: Callable[[Iterable[Place]], Place]) -> int:
        """How far from the beach the pupil's first canoe gets by a tile: the least or the most."""
        state = self.after(self.state, PUPIL, Lay(tile))
        while NIAGARA.awaited(state) != (PUPIL,):
            (seat,) = NIAGARA.awaited(state)
            state = self.after(state, seat, NIAGARA.moves(state, seat)[0])
        moves = NIAGARA.moves(state, PUPIL)
        return DISTANCE[place(m.to for m in moves if isinstance(m, Paddle) and m.canoe == 0)]


def _order(choice: Choice) -> tuple[int, ...]:
    move = choice.move
    if isinstance(move, Lay):
        return (move.tile,)
    assert isinstance(move, Paddle)
    return (DISTANCE[move.to], len(move.cargo), move.rob is not None)


def nearest(places: Iterable[Place]) -> Place:
    return min(places, key=DISTANCE.__getitem__)


def farthest(places: Iterable[Place]) -> Place:
    return max(places, key=DISTANCE.__getitem__)


def _first_round(stage: Day) -> None:
    """A paddle is laid, the speed of the river is worked out, and a canoe drifts."""
    stage.play((NATURE, DrawLots(first=BEAR, fork="L")), (BEAR, Lay(1)), (FOX, Lay(CLOUD)))

    def judge(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        # What a longer lesson would praise: five points also pay for a gem on disc 3.
        if move.tile == 5:
            return Refusal(Rule.LOAD, "clever")
        facts: Facts = {"tile": move.tile, "reach": stage.reach(move.tile, farthest)}
        return Refusal(Rule.PADDLE if move.tile < 3 else Rule.POINTS, "reach", facts)

    stage.ask("lay", Rule.CHOOSE, Lay(3), judge)
    stage.play((BEAR, Paddle(0, "M1")), (FOX, MoveWeather(1)))

    view = NIAGARA.view(stage.state, PUPIL)
    assert view.speed is not None
    lowest, own = min(tile for tile in view.laid if tile), view.laid[PUPIL]
    assert own is not None
    about: Facts = {"lowest": lowest, "weather": view.weather}
    stage.show(
        "speed",
        Rule.SPEED,
        "number",
        (
            Choice(number=lowest, hint=Refusal(Rule.SPEED, "weather", about)),
            Choice(number=view.speed, right=True),
            Choice(number=own, hint=Refusal(Rule.SPEED, "lowest", about)),
        ),
    )

    wrong = [Paddle(0, "M2"), Paddle(0, "M4")]
    stage.ask("paddle", Rule.LAUNCH, Paddle(0, "M3"), lambda _: None, wrong)


def _second_round(stage: Day) -> None:
    """A gem comes aboard, and somebody who wanted too much goes over the falls."""
    stage.play((BEAR, Lay(6)), (FOX, Lay(2)))

    def paddle(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        if move.tile < 4:
            return Refusal(Rule.LOAD, "short", {"tile": move.tile})
        return Refusal(Rule.HAND, "keep", {"tile": move.tile})

    stage.ask("gather", Rule.LOAD, Lay(4), paddle)
    stage.play((FOX, Paddle(0, "M2")))

    def cargo(move: Paddle | Stay) -> Refusal | None:
        if isinstance(move, Stay) or move.canoe != 0:
            return None
        if move.to in ("L7", "R7"):
            return Refusal(Rule.FALLS, "falls")
        return Refusal(Rule.ONE_GEM, "other") if move.cargo else Refusal(Rule.LOAD, "empty")

    stage.ask("load", Rule.LOAD, Paddle(0, "M3", (load("M5"),)), cargo)
    stage.play((PUPIL, Stay()), (BEAR, Paddle(0, "R7", (load("R7"),))))
    speed = NIAGARA.view(stage.state, PUPIL).speed
    assert speed is not None
    stage.show("falls", Rule.FALLS, "watch", (Choice(right=True),), speed=speed)
    stage.play((BEAR, Stay()))


def _third_round(stage: Day) -> None:
    """Home with the gem."""
    stage.play((BEAR, Lay(5)), (FOX, Lay(5)))

    def paddle(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        facts: Facts = {"tile": move.tile, "reach": stage.reach(move.tile, nearest)}
        return Refusal(Rule.LAND, "short", facts)

    stage.ask("return", Rule.PADDLE, Lay(6), paddle)

    def way(move: Paddle | Stay) -> Refusal | None:
        if isinstance(move, Stay) or move.canoe != 0:
            return None
        return Refusal(Rule.FALLS, "afloat")

    stage.ask("home", Rule.LAND, Paddle(0, "beach"), way)


def _last_round(stage: Day) -> None:
    """Much later: robbing, and one of the three ways to win."""
    stage.elsewhere(
        position(
            played=(1, 4, 6),
            lifebuoy=PUPIL,
            stores={
                PUPIL: store(amethyst=1, diamond=1, sapphire=1, ruby=1),
                BEAR: store(amethyst=2, diamond=1, amber=1, sapphire=1),
                FOX: store(diamond=2),
            },
            canoes={
                PUPIL: (Canoe("M5"), Canoe("M2", "amber")),
                BEAR: (Canoe("M3", "ruby"), Canoe()),
                FOX: (Canoe("M4"), Canoe()),
            },
        )
    )
    stage.play((BEAR, Lay(3)), (FOX, Lay(5)), (PUPIL, Lay(2)))
    stage.elsewhere(stage.state)

    def way(move: Paddle) -> Refusal | None:
        if move.canoe != 0:
            return None
        if move.to == "M3":
            return Refusal(Rule.ROB, "plain")
        return Refusal(Rule.ROB, "loaded" if move.cargo else "downstream")

    stage.ask("rob", Rule.ROB, Paddle(0, "M3", rob=Theft(BEAR, 0)), way)
    stage.ask("win", Rule.END, Paddle(1, "beach"), lambda _: Refusal(Rule.LAND, "ashore"))
    stage.show("end", Rule.END, "nothing")


LESSON = Lesson(NIAGARA, Day, _first_round, _second_round, _third_round, _last_round)

if __name__ == "__main__":
    LESSON.write()
