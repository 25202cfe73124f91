"""Niagara's first-game lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.niagara.board import DISTANCE
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import (
    CLOUD,
    GEMS,
    Canoe,
    Choosing,
    DrawLots,
    Handling,
    Lay,
    MoveWeather,
    Options,
    Paddle,
    Place,
    Rule,
    State,
    Stay,
    Theft,
    Tile,
)

from .lesson import PUPIL, Facts, Lesson, LessonChoice, Scene

NIAGARA = Niagara()
BEAR, FOX = 1, 2


class RiverDay(Scene[State]):
    def __init__(self) -> None:
        super().__init__(NIAGARA, NIAGARA.setup(Options(seats=3)))

    def elsewhere(self, state: State) -> None:
        """Another moment of another game: nothing leads there."""
        self.later(state)
        self.told = []

    def ordered(self, choices: list[LessonChoice]) -> list[LessonChoice]:
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


def _order(choice: LessonChoice) -> tuple[int, ...]:
    move = choice.move
    if isinstance(move, Lay):
        return (move.tile,)
    assert isinstance(move, Paddle)
    return (DISTANCE[move.to], len(move.cargo), move.rob is not None)


def nearest(places: Iterable[Place]) -> Place:
    return min(places, key=DISTANCE.__getitem__)


def farthest(places: Iterable[Place]) -> Place:
    return max(places, key=DISTANCE.__getitem__)


def _first_round(scene: RiverDay) -> None:
    """A paddle is laid, the speed of the river is worked out, and a canoe drifts."""
    scene.play((NATURE, DrawLots(first=BEAR, fork="L")), (BEAR, Lay(1)), (FOX, Lay(CLOUD)))

    def judge(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        # What a longer lesson would praise: five points also pay for a gem on disc 3.
        if move.tile == 5:
            return Refusal(Rule.LOAD, "clever")
        facts: Facts = {"tile": move.tile, "reach": scene.reach(move.tile, farthest)}
        return Refusal(Rule.PADDLE if move.tile < 3 else Rule.POINTS, "reach", facts)

    scene.ask("lay", Rule.CHOOSE, Lay(3), judge)
    scene.play((BEAR, Paddle(0, "M1")), (FOX, MoveWeather(1)))

    view = NIAGARA.view(scene.state, PUPIL)
    assert view.speed is not None
    lowest, own = min(tile for tile in view.laid if tile), view.laid[PUPIL]
    assert own is not None
    about: Facts = {"lowest": lowest, "weather": view.weather}
    scene.show(
        "speed",
        Rule.SPEED,
        "number",
        (
            LessonChoice(number=lowest, hint=Refusal(Rule.SPEED, "weather", about)),
            LessonChoice(number=view.speed, right=True),
            LessonChoice(number=own, hint=Refusal(Rule.SPEED, "lowest", about)),
        ),
    )

    wrong = [Paddle(0, "M2"), Paddle(0, "M4")]
    scene.ask("paddle", Rule.LAUNCH, Paddle(0, "M3"), lambda _: None, wrong)


def _second_round(scene: RiverDay) -> None:
    """A gem comes aboard, and somebody who wanted too much goes over the falls."""
    scene.play((BEAR, Lay(6)), (FOX, Lay(2)))

    def paddle(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        if move.tile < 4:
            return Refusal(Rule.LOAD, "short", {"tile": move.tile})
        return Refusal(Rule.HAND, "keep", {"tile": move.tile})

    scene.ask("gather", Rule.LOAD, Lay(4), paddle)
    scene.play((FOX, Paddle(0, "M2")))

    def cargo(move: Paddle | Stay) -> Refusal | None:
        if isinstance(move, Stay) or move.canoe != 0:
            return None
        if move.to in ("L7", "R7"):
            return Refusal(Rule.FALLS, "falls")
        return Refusal(Rule.ONE_GEM, "other") if move.cargo else Refusal(Rule.LOAD, "empty")

    scene.ask("load", Rule.LOAD, Paddle(0, "M3", (Handling("M5", "load"),)), cargo)
    scene.play((PUPIL, Stay()), (BEAR, Paddle(0, "R7", (Handling("R7", "load"),))))
    speed = NIAGARA.view(scene.state, PUPIL).speed
    assert speed is not None
    scene.show("falls", Rule.FALLS, "watch", (LessonChoice(right=True),), speed=speed)
    scene.play((BEAR, Stay()))


def _third_round(scene: RiverDay) -> None:
    """Home with the gem."""
    scene.play((BEAR, Lay(5)), (FOX, Lay(5)))

    def paddle(move: Lay) -> Refusal | None:
        if move.tile == CLOUD:
            return Refusal(Rule.CLOUD, "cloud")
        facts: Facts = {"tile": move.tile, "reach": scene.reach(move.tile, nearest)}
        return Refusal(Rule.LAND, "short", facts)

    scene.ask("return", Rule.PADDLE, Lay(6), paddle)

    def way(move: Paddle | Stay) -> Refusal | None:
        if isinstance(move, Stay) or move.canoe != 0:
            return None
        return Refusal(Rule.FALLS, "afloat")

    scene.ask("home", Rule.LAND, Paddle(0, "beach"), way)


def _late_in_the_day() -> State:
    """Everybody has gems, some afloat; three paddles of this series are played."""
    stores = ((1, 1, 0, 1, 1), (2, 1, 1, 1, 0), (0, 2, 0, 0, 0))
    canoes = (
        (Canoe("M5"), Canoe("M2", "amber")),
        (Canoe("M3", "ruby"), Canoe()),
        (Canoe("M4"), Canoe()),
    )
    afloat = [canoe.gem for pair in canoes for canoe in pair]
    hand: tuple[Tile, ...] = (0, 2, 3, 5)
    return State(
        options=Options(seats=3),
        phase=Choosing(),
        round=4,
        lifebuoy=PUPIL,
        weather=0,
        fork="L",
        sites=tuple(
            7 - sum(store[index] for store in stores) - afloat.count(gem)
            for index, gem in enumerate(GEMS)
        ),
        stores=stores,
        canoes=canoes,
        hands=(hand,) * 3,
        laid=(None,) * 3,
        buy_backs=(None,) * 3,
        turned=0,
    )


def _last_round(scene: RiverDay) -> None:
    """Much later: robbing, and one of the three ways to win."""
    scene.elsewhere(_late_in_the_day())
    scene.play((BEAR, Lay(3)), (FOX, Lay(5)), (PUPIL, Lay(2)))
    scene.elsewhere(scene.state)

    def way(move: Paddle) -> Refusal | None:
        if move.canoe != 0:
            return None
        if move.to == "M3":
            return Refusal(Rule.ROB, "plain")
        return Refusal(Rule.ROB, "loaded" if move.cargo else "downstream")

    scene.ask("rob", Rule.ROB, Paddle(0, "M3", rob=Theft(BEAR, 0)), way)
    scene.ask("win", Rule.END, Paddle(1, "beach"), lambda _: Refusal(Rule.LAND, "ashore"))
    scene.show("end", Rule.END, "nothing")


LESSON = Lesson(NIAGARA, RiverDay, _first_round, _second_round, _third_round, _last_round)
