"""Casanova's first-game lesson."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.casanova.board import SPOT_OF
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Dock,
    DrawLots,
    EndTurn,
    Glide,
    Hide,
    LookRound,
    Meet,
    Move,
    Options,
    Rule,
    Sailing,
    State,
    Walk,
)

from .lesson import PUPIL, Lesson, Scene

CASANOVA = Casanova()
BIANCA, CHIARA = 1, 2
LOTS = DrawLots(
    first=PUPIL,
    theatres=("San Cassiano", "San Luca", "San Moisè"),
    docks=(
        "Ca’ d’Oro",
        "San Silvestro",
        "Fondamente Nove",
        "Celestia",
        "Arsenale",
        "San Sebastiano",
        "Zattere",
        "Frari",
        "Santa Maria Formosa",
    ),
)


class Night(Scene[State]):
    def __init__(self) -> None:
        super().__init__(CASANOVA, CASANOVA.setup(Options(seats=3, figures=6)))

    def rounds_on(self, round_: int, *ladies: Dock) -> None:
        """It is the pupil's turn again, and all are elsewhere."""
        phase = Sailing(PUPIL, 3, stayed=False)
        self.later(replace(self.state, phase=phase, round=round_, ladies=ladies))


def _to_the_theatre(scene: Night) -> None:
    """A gondola in the way, and a look under two cloaks."""
    scene.play((NATURE, LOTS), (NATURE, Hide(SPOT_OF["San Cassiano"])))
    scene.rounds_on(1, "San Marcuola", "Palazzo Giallo", "Palazzo Verde")
    scene.told = []

    def empty_first(move: Move) -> Refusal | None:
        match move:
            case Glide(start="San Silvestro"):
                return Refusal(Rule.SPLIT, "other")
            case Glide(start="Ca’ d’Oro"):
                return Refusal(Rule.NO_PASSING, "there")
        return None

    scene.ask("bar", Rule.NO_PASSING, Glide("Ca’ d’Oro", "Misericordia"), empty_first)

    def to_the_street(move: Move) -> Refusal | None:
        match move:
            case Glide(start="San Marcuola"):
                return Refusal(Rule.POINTS, "other")
            case EndTurn():
                return Refusal(Rule.POINTS, "end")
        return None

    scene.ask("glide", Rule.POINTS, Glide("San Marcuola", "Ca’ d’Oro"), to_the_street)

    def call_first(move: Move) -> Refusal | None:
        return Refusal(Rule.CALL, "first") if isinstance(move, Walk | EndTurn) else None

    scene.ask("call", Rule.CALL, Call(), call_first)
    scene.ask("decide", Rule.MEET, Decide(exchange=True), lambda _: Refusal(Rule.MEET, "leave"))
    scene.play(
        (PUPIL, EndTurn()),
        (BIANCA, Glide("Palazzo Giallo", "Tre Archi")),
        (BIANCA, EndTurn()),
        (CHIARA, Glide("Palazzo Verde", "Santa Marta")),
        (CHIARA, EndTurn()),
    )


def _to_the_doge(scene: Night) -> None:
    """On foot, by water, and a rival who came to see what one carries."""

    def on_foot(move: Move) -> Refusal | None:
        return Refusal(Rule.WALK, "later") if isinstance(move, EndTurn | Call) else None

    scene.ask("walk", Rule.WALK, Walk(), on_foot)
    scene.rounds_on(3, "Accademia", "Spirito Santo", "Santa Marta")
    scene.play(
        (PUPIL, EndTurn()),
        (BIANCA, Meet(PUPIL)),
        (BIANCA, Decide(exchange=True)),
        (BIANCA, Glide("Spirito Santo", "Punta della Salute")),
        (BIANCA, Glide("Punta della Salute", "Molo 2")),
        (BIANCA, EndTurn()),
        (CHIARA, EndTurn()),
    )

    def to_the_palace(move: Move) -> Refusal | None:
        match move:
            case Glide(start="Accademia", to="San Samuele" | "Punta della Salute"):
                return Refusal(Rule.JEWEL, "away")
        return None

    scene.ask("jewel", Rule.JEWEL, Glide("Accademia", "Molo 1"), to_the_palace)

    def look_first(move: Move) -> Refusal | None:
        return Refusal(Rule.LOOK_ROUND, "first") if isinstance(move, EndTurn) else None

    scene.ask("look", Rule.LOOK_ROUND, LookRound(), look_first)
    scene.rounds_on(6, "Accademia", "Spirito Santo", "Santa Marta")

    def see_her(move: Move) -> Refusal | None:
        return Refusal(Rule.SECRET, "first") if isinstance(move, EndTurn) else None

    scene.ask("meet", Rule.MEET, Meet(BIANCA), see_her)
    scene.ask("again", Rule.MEET, Decide(exchange=True), lambda _: Refusal(Rule.MEET, "leave"))


def _home(scene: Night) -> None:
    scene.rounds_on(9, "Santa Marta", "Molo 2", "Rialto")

    def home_first(move: Move) -> Refusal | None:
        match move:
            case Glide(start="Santa Marta"):
                return Refusal(Rule.HOME, "away")
        return None

    scene.ask("home", Rule.HOME, Glide("Santa Marta", "Palazzo Rosso"), home_first)
    scene.show("end", Rule.HOME, "nothing")


LESSON = Lesson(CASANOVA, Night, _to_the_theatre, _to_the_doge, _home)
