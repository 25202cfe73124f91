"""A first game to learn by, played by the real one: the page that teaches knows no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from ludotheque.core.game import AnyGame, Data, Refusal, Seat
from ludotheque.table.table import Told

PUPIL: Seat = 0

Facts: TypeAlias = dict[str, int | str]
Asks: TypeAlias = Literal["move", "number", "watch", "nothing"]
Judge: TypeAlias = Callable[[Any], Refusal | None]
"""What to say about a legal move that is not the right one; None: it is not offered."""

State = TypeVar("State")


class LessonChoice(Data, frozen=True, omit_defaults=True):
    """Something to choose: the right thing, what the rules refuse, or what is only unwise."""

    move: Any = None
    number: int | None = None
    right: bool = False
    told: tuple[Told, ...] = ()
    """What happens by it, if it is as right as the one that the lesson goes on from."""
    refusal: Refusal | None = None
    """Why the rules do not allow it."""
    hint: Refusal | None = None
    """Allowed, but not what the lesson is after. It has the shape of a refusal."""


class LessonStep(Data, frozen=True):
    name: str
    rule: str
    """What the step is about."""
    facts: Facts
    """What its sentences are said with."""
    view: Any
    told: tuple[Told, ...]
    """What led here from the step before."""
    asks: Asks
    choices: tuple[LessonChoice, ...]


class Scene(Generic[State]):
    """A game on its way, from the pupil's seat."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game, self.state = game, state
        self.at = 0
        self.told: list[Told] = []
        self.steps: list[LessonStep] = []

    def play(self, *plies: tuple[Seat, Any]) -> None:
        for seat, move in plies:
            events: list[Any] = []
            self.state = self.after(self.state, seat, move, events)
            self.told += [Told(self.at, event) for event in events if event.seen_by(PUPIL)]
            self.at += 1

    def after(self, state: State, seat: Seat, move: Any, events: list[Any] | None = None) -> State:
        refusal = self.game.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        heard = [] if events is None else events
        after: State = self.game.apply(state, seat, move, heard.append)
        return after

    def later(self, state: State) -> None:
        """Another moment: how it came about is not shown."""
        self.state = state

    def show(
        self,
        name: str,
        rule: str,
        asks: Asks,
        choices: Iterable[LessonChoice] = (),
        **facts: int | str,
    ) -> None:
        view, told = self.game.view(self.state, PUPIL), tuple(self.told)
        self.steps.append(LessonStep(name, rule, facts, view, told, asks, tuple(choices)))
        self.told = []

    def ask(
        self,
        name: str,
        rule: str,
        right: Any,
        judge: Judge,
        tempting: Sequence[Any] = (),
        alike: Callable[[Any], bool] = lambda _: False,
        **facts: int | str,
    ) -> None:
        """The legal moves that there is something to say about, and some that are refused.

        What is `alike` is as right, for a step after which another moment comes.
        """
        assert self.game.refusal(self.state, PUPIL, right) is None
        legal = [*self.game.moves(self.state, PUPIL)]
        choices: list[LessonChoice] = []
        # What is aimed at need not be listed.
        for move in (*([] if right in legal else [right]), *legal):
            if move == right:
                choices.append(LessonChoice(move, right=True))
            elif alike(move):
                choices.append(LessonChoice(move, right=True, told=self._happening(move)))
            elif hint := judge(move):
                choices.append(LessonChoice(move, hint=hint))
        for move in tempting:
            refusal = self.game.refusal(self.state, PUPIL, move)
            assert refusal is not None, f"{move} is allowed"
            choices.append(LessonChoice(move, refusal=refusal))
        self.show(name, rule, "move", self.ordered(choices), **facts)
        self.play((PUPIL, right))

    def _happening(self, move: Any) -> tuple[Told, ...]:
        events: list[Any] = []
        self.after(self.state, PUPIL, move, events)
        return tuple(Told(self.at, event) for event in events if event.seen_by(PUPIL))

    def ordered(self, choices: list[LessonChoice]) -> list[LessonChoice]:
        """As the list of all moves has them."""
        return choices


Acted = TypeVar("Acted", bound=Scene[Any])


class Lesson(Generic[Acted]):
    """A scene, and the acts that it is played in, one after the other."""

    def __init__(
        self, game: AnyGame, scene: Callable[[], Acted], *acts: Callable[[Acted], None]
    ) -> None:
        self.game, self._scene, self._acts = game, scene, acts

    def steps(self) -> list[LessonStep]:
        scene = self._scene()
        for act in self._acts:
            act(scene)
        return scene.steps

    def written(self) -> str:
        """The whole file: a line for each step."""
        return "".join(f"{self.game.codec.encode(step).decode()}\n" for step in self.steps())
