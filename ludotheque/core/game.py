"""The one abstraction: a game is pure functions over an immutable state."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from .codec import Codec
from .live import Live
from .rulebook import Rulebook

Seat: TypeAlias = int
MadeBy: TypeAlias = Literal["clock", "house"]
"""Who makes a move for a seat, if its player does not."""
NATURE: Seat = -1
"""Dice, shuffles and physics. Nature's moves are recorded like anyone else's."""

T = TypeVar("T")
O = TypeVar("O", bound="Options")  # noqa: E741  (Options, State, Move, Event, View)
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E", bound="Event")
V = TypeVar("V")


def snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Data(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A plain immutable record: states, views, refusals."""


class Tagged(Data, frozen=True, tag_field="kind", tag=snake):
    """One case of a union, told apart on the wire by `kind`: moves, events, phases."""


class Options(Data, frozen=True, kw_only=True):
    """What a table agrees on before play. Every field is bounded, so that all can be listed."""

    seats: int


class Event(Tagged, frozen=True, kw_only=True):
    """Something that happened, under which clause, and who may know it (None: everybody)."""

    settles: ClassVar[bool] = False
    """Whether it shows everybody what was hidden, so that nothing before it is taken back."""

    rule: str
    only: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.only is None or seat in self.only


class Refusal(Data, frozen=True):
    """Why a move may not be made: the clause, a key of the message, and the facts behind it."""

    rule: str
    reason: str
    facts: dict[str, int | str] = {}


class Illegal(Exception):
    """A move that the rules refuse was made all the same."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"clause {refusal.rule}: {refusal.reason} {refusal.facts or ''}".rstrip())
        self.refusal = refusal


class Result(Data, frozen=True):
    """How it ended: a score for each seat, who won, and by which clause."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    rule: str

    def shares(self) -> tuple[float, ...]:
        """One win, divided among those who share it."""
        each = 1 / len(self.winners) if self.winners else 1 / len(self.scores)
        return tuple(
            each if not self.winners or seat in self.winners else 0.0
            for seat in range(len(self.scores))
        )


Emit: TypeAlias = Callable[[E], None]


def ignore(_: object) -> None:
    """An `Emit` for callers who only want the next state."""


class Manners(Generic[S, M]):
    """How a table behaves around a game: its pace and its courtesies, beside the rules.

    This suits most games. One that wants it otherwise says so in a class of its own.
    """

    needs: ClassVar[Mapping[str, Mapping[int | str, int]]] = {}
    """Of options, what says something only where at least so many sit at the table."""
    clockwise: ClassVar[bool] = True
    """Whether turns go round from seat to seat as they are counted, or the other way."""

    def begins(self, state: S, awaited: Sequence[Seat]) -> Seat | None:
        """Who begins, where chance has done all that comes before anybody's first choice.

        None if nobody does, as all choose together.
        """
        return awaited[0] if len(awaited) == 1 else None

    def furthers(self, before: S, after: S) -> bool:
        """Whether a move that led from one state to the other brought the game on.

        If not, it earns no time, and the clock does not wait after it for who is late.
        """
        return True

    def reserved(self, move: M) -> MadeBy | None:
        """Who alone makes such a move for a seat, if its player does not: the clock, as time is up,
        or the house, as it has lost what the seat held.
        """
        return None

    def binding(self, state: S, seat: int, move: M) -> bool:
        """Whether a move stands for good, even if all agree: as soon as another person is at the
        table, and among bots once anybody has answered it.

        Such as a bid: people have heard it, and what anybody says to it tells what they hold.
        """
        return False

    def evident(self, state: S, seat: Seat) -> bool:
        """Whether everybody sees what this seat may do now. The laws hold a game to it; where it
        is not said, worlds are dreamt before anybody is told that a seat has no choice.
        """
        return False

    def haste(self, state: S) -> float:
        """How fast bots should act here, so that people can follow; 1 is their usual pace.

        It is seen by all, and must follow from what all know.
        """
        return 1.0

    leisure: ClassVar[int] = 0
    """Seconds that a house leaves to people who may object, before somebody else's move is taken
    after which they could not.
    """

    def objectors(self, state: S, move: M) -> tuple[Seat, ...]:
        """Who may come in now, unasked, and could no longer do so after such a move."""
        return ()

    def preparable(self, view: Any) -> Sequence[M]:
        """What a seat that waits may say beforehand, by its own view, to be made for it as soon as
        it is awaited, unless something surprises it until then. Nothing in most games: there every
        turn depends on the turns before.
        """
        return ()

    def foreseen(self, view: Any, move: M, event: Any) -> bool:
        """Whether who prepared this move at this view, their own, counted on such an event. What
        nobody counted on is a surprise, and ends it: so what is not named here does.
        """
        return False


class Game(ABC, Generic[O, S, M, E, V]):
    """Write the rules once, here; tables, bots, replays and the arena need nothing else."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Goes up when the same plies would lead elsewhere."""
    codec: Codec[O, S, M, E, V]
    rulebook: Rulebook
    letter: ClassVar[Mapping[str, int | str]] = {}
    """Of options, what the game's own rulebook says. One on which it is silent is not here."""
    unnamed: ClassVar[Mapping[str, int | str]] = {}
    """Of options that came later, what was played before: a record that names none means that."""
    aimed: ClassVar[bool] = False
    """Whether some moves carry a point or a path, and so cannot be listed."""
    manners: Manners[S, M] = Manners()
    """How a table behaves around it."""
    live: ClassVar[Live | None] = None
    """How moves are made over time, by hand, in a game that has such moves."""

    # The flow

    @abstractmethod
    def setup(self, options: O) -> S:
        """The box, opened. Anything random is left for Nature to do."""

    @abstractmethod
    def awaited(self, state: S) -> tuple[Seat, ...]:
        """Whom the game waits for. Empty when it is over; `(NATURE,)` when fate must act."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    # The moves

    @abstractmethod
    def refusal(self, state: S, seat: Seat, move: M) -> Refusal | None:
        """The last word on legality, for any seat at any time. None means: allowed."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal move that can be listed (aimed moves cannot: see `sample`)."""

    def sample(self, state: S, seat: Seat, rng: Random) -> M:
        """One legal move at random. For Nature: the dice, the shuffle, the simulation."""
        return rng.choice(self.moves(state, seat))

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, emit: Emit[E]) -> S:
        """The next state, given a legal move. Tells what happened through `emit`."""

    def lapse(self, state: S, seat: Seat) -> M | None:
        """The move the rules make for a seat whose time is up, if they make one."""
        return None

    # The knowledge

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that a seat may know; `None` is a spectator."""

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[V]:
        """Those of several at once, where a game works out only once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    def revealed(self, state: S) -> V | None:
        """A view that hides nothing, for those who look back at a game that is over.

        None for all states, if the game has no such view.
        """
        return None

    @abstractmethod
    def imagine(self, view: V, rng: Random) -> S:
        """A whole state that could lie behind a view."""

    def sealed(self, state: S, seat: Seat, move: M) -> bool:
        """Whether a legal move must, once made, look to all others like any other sealed one.

        The game's own promise, and the laws hold it to it: rules alone cannot tell a leak from
        something that was meant to be seen. It lasts as long as it would still be given for the
        same move made after those of the others.
        """
        return False


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def measured(game: AnyGame, state: Any) -> bool:
    """Whether Nature's next move is what a simulation came to, rather than a draw."""
    return game.live is not None and game.live.measured(state)


def exact(game: AnyGame, state: Any) -> bool:
    """Where it is: whether it was steered as the move before tells, to the last sample."""
    return game.live is None or game.live.exact(state)


def play(game: Game[O, S, M, E, V], state: S, seat: Seat, move: M, emit: Emit[E] = ignore) -> S:
    """Apply a move that may be wrong. Raises `Illegal`, and then nothing has happened."""
    if refusal := game.refusal(state, seat, move):
        raise Illegal(refusal)
    return game.apply(state, seat, move, emit)


def put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same tuple with one item exchanged."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
