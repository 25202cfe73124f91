"""Casanova's first-game lesson, played by the real game: the page that teaches knows no rules.

python -m tests.web.casanova_lesson     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Literal, TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Data, Refusal, Seat
from ludotheque.games.casanova.board import SPOT_OF
from ludotheque.games.casanova.events import Event
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
    View,
    Walk,
)

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "casanova" / "lesson.jsonl"

CASANOVA = Casanova()
PUPIL, BIANCA, CHIARA = range(3)
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

Facts: TypeAlias = dict[str, int | str]
Asks: TypeAlias = Literal["move", "number", "watch", "nothing"]


class Told(Data, frozen=True):
    at: int
    event: Event


class Choice(Data, frozen=True, omit_defaults=True):
    """Something to choose: the right thing, or what is only unwise."""

    move: Move | None = None
    number: int | None = None
    right: bool = False
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

    def __init__(self) -> None:
        self.state: State = CASANOVA.setup(Options(seats=3, figures=6))
        self.at = 0
        self.told: list[Told] = []
        self.steps: list[Step] = []

    def play(self, *plies: tuple[Seat, Move]) -> None:
        for seat, move in plies:
            refusal = CASANOVA.refusal(self.state, seat, move)
            assert refusal is None, f"seat {seat}, {move}: {refusal}"
            events: list[Event] = []
            self.state = CASANOVA.apply(self.state, seat, move, events.append)
            self.told += [Told(self.at, event) for event in events if event.seen_by(PUPIL)]
            self.at += 1

    def later(self, round_: int, *ladies: Dock) -> None:
        """Some rounds on, it is the pupil's turn again. How they got there is not shown."""
        phase = Sailing(PUPIL, 3, from_home=False)
        self.state = replace(self.state, phase=phase, round=round_, ladies=ladies)

    def show(
        self, name: str, rule: Rule, asks: Asks, choices: Iterable[Choice] = (), **facts: int | str
    ) -> None:
        view = CASANOVA.view(self.state, PUPIL)
        self.steps.append(Step(name, rule, facts, view, tuple(self.told), asks, tuple(choices)))
        self.told = []

    def ask(self, name: str, rule: Rule, right: Move, judge: Judge) -> None:
        """The legal moves that there is something to say about: what is lit is always allowed."""
        legal = CASANOVA.moves(self.state, PUPIL)
        assert right in legal
        choices: list[Choice] = []
        for move in legal:
            if move == right:
                choices.append(Choice(move, right=True))
            elif hint := judge(move):
                choices.append(Choice(move, hint=hint))
        self.show(name, rule, "move", choices)
        self.play((PUPIL, right))


def _to_the_theatre(stage: Stage) -> None:
    """A gondola in the way, and a look under two cloaks."""
    stage.play((NATURE, LOTS), (NATURE, Hide(SPOT_OF["San Cassiano"])))
    stage.later(1, "San Marcuola", "Palazzo Giallo", "Palazzo Verde")
    stage.told = []

    def empty_first(move: Move) -> Refusal | None:
        match move:
            case Glide(start="San Marcuola"):
                return Refusal(Rule.SPLIT, "own")
            case Glide(start="Ca’ d’Oro"):
                return Refusal(Rule.NO_PASSING, "there")
        return None

    stage.ask("bar", Rule.NO_PASSING, Glide("Ca’ d’Oro", "Misericordia"), empty_first)

    def to_the_street(move: Move) -> Refusal | None:
        match move:
            case Glide(start="San Marcuola"):
                return Refusal(Rule.POINTS, "other")
            case EndTurn():
                return Refusal(Rule.POINTS, "end")
        return None

    stage.ask("glide", Rule.POINTS, Glide("San Marcuola", "Ca’ d’Oro"), to_the_street)

    def call_first(move: Move) -> Refusal | None:
        return Refusal(Rule.CALL, "first") if isinstance(move, Walk | EndTurn) else None

    stage.ask("call", Rule.CALL, Call(), call_first)
    stage.ask("decide", Rule.MEET, Decide(exchange=True), lambda _: Refusal(Rule.MEET, "leave"))
    stage.play(
        (PUPIL, EndTurn()),
        (BIANCA, Glide("Palazzo Giallo", "Tre Archi")),
        (BIANCA, EndTurn()),
        (CHIARA, Glide("Palazzo Verde", "Santa Marta")),
        (CHIARA, EndTurn()),
    )


def _to_the_doge(stage: Stage) -> None:
    """On foot, by water, and a rival who may have been quicker."""

    def on_foot(move: Move) -> Refusal | None:
        match move:
            case Glide(start="Ca’ d’Oro"):
                return Refusal(Rule.WALK, "points")
            case EndTurn() | Call():
                return Refusal(Rule.WALK, "later")
        return None

    stage.ask("walk", Rule.WALK, Walk(), on_foot)
    stage.later(4, "Accademia", "San Zaccaria", "Santa Marta")

    def to_the_palace(move: Move) -> Refusal | None:
        match move:
            case Glide(start="Accademia", to="San Samuele" | "Punta della Salute"):
                return Refusal(Rule.JEWEL, "away")
        return None

    stage.ask("jewel", Rule.JEWEL, Glide("Accademia", "Molo 1"), to_the_palace)
    stage.play(
        (PUPIL, EndTurn()),
        (BIANCA, Glide("San Zaccaria", "Molo 2")),
        (BIANCA, Meet(PUPIL)),
        (BIANCA, Decide(exchange=True)),
        (BIANCA, EndTurn()),
        (CHIARA, EndTurn()),
    )

    def see_her(move: Move) -> Refusal | None:
        match move:
            case LookRound():
                return Refusal(Rule.LOOK_ROUND, "look")
            case EndTurn() | Glide(start="Molo 1", to="Accademia"):
                return Refusal(Rule.SECRET, "first")
        return None

    stage.ask("meet", Rule.SECRET, Meet(BIANCA), see_her)
    stage.ask("again", Rule.MEET, Decide(exchange=True), lambda _: Refusal(Rule.MEET, "leave"))


def _home(stage: Stage) -> None:
    stage.later(7, "Santa Marta", "Molo 2", "Rialto")

    def home_first(move: Move) -> Refusal | None:
        match move:
            case Glide(start="Santa Marta"):
                return Refusal(Rule.HOME, "away")
        return None

    stage.ask("home", Rule.HOME, Glide("Santa Marta", "Palazzo Rosso"), home_first)
    stage.show("end", Rule.HOME, "nothing")


def lesson() -> list[Step]:
    stage = Stage()
    for act in (_to_the_theatre, _to_the_doge, _home):
        act(stage)
    return stage.steps


def written() -> str:
    """The whole file: a line for each step."""
    return "".join(f"{CASANOVA.codec.encode(step).decode()}\n" for step in lesson())


def main() -> None:
    FILE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
