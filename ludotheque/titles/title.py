"""What a game is registered by: one object with all that the house wants to know of it.

A package from elsewhere brings one, too (`package.py`): nothing in it depends on where a file lies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from ludotheque.bots.bot import Bot
from ludotheque.bots.ladder import Ladder
from ludotheque.bots.thinking import Study, Timer
from ludotheque.core.game import AnyGame, Event, Options, Result, Seat
from ludotheque.core.line import Seated
from ludotheque.core.options import NotInTheHouse, agreed
from ludotheque.lessons.lesson import Lesson
from ludotheque.protocol.wire import Credit, DayMark

from .character import Cast, Character
from .day import USUAL, DayRules, marked
from .package import GamePackage

__all__ = ["Counted", "Credit", "RulesGone", "TextPicture", "Title", "loaded"]

Wording: TypeAlias = Callable[..., str]
"""A message of the game, in the reader's language."""

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class RulesGone(NotInTheHouse):
    """The game is in the house, and not by the rules of this version: earlier ones that nobody has
    kept, or later ones.
    """


class TextPicture(NamedTuple):
    """What a terminal can show of a game: its board in text, and short answers for its moves."""

    draw: Callable[..., str]
    """A view, and the names of those at the table."""
    offers: Callable[..., dict[str, Any]]
    """The answer that stands for each move that is worth offering: of a view, and the moves."""
    minor: frozenset[str]
    """Kinds of events that the board tells as well."""
    spoken: bool = False
    """Whether both also take what says a message: they have letters or names in each language."""
    named: Callable[[Sequence[Any], Wording], Mapping[Any, str]] = lambda _, say: {}
    """Moves in other words than the game's own, for who reads a list of them."""

    def drawn(self, view: Any, names: Sequence[str], say: Wording) -> str:
        return self.draw(view, names, say) if self.spoken else self.draw(view, names)

    def offered(self, view: Any, moves: Sequence[Any], say: Wording) -> dict[str, Any]:
        return self.offers(view, moves, say) if self.spoken else self.offers(view, moves)

    def told(self, event: Event) -> bool:
        """Whether a line of the log is worth a line of the screen."""
        return event.__struct_config__.tag not in self.minor


class Counted(NamedTuple):
    """What can be counted of a game at one moment, by what everybody sees."""

    round: int
    numbers: Mapping[str, Sequence[int]]
    """For each thing that is counted, a number for each seat. The names are said by the game's
    words, as `series-<name>`.
    """


def uncounted(_: Any) -> Counted:
    """For a game of which there is nothing to count."""
    return Counted(0, {})


class Title(Struct, frozen=True, kw_only=True):
    """A game of the house."""

    game: AnyGame
    ladder: Ladder
    picture: TextPicture
    credit: Credit
    minutes: int
    """How long a game takes, about, with people who know it."""
    moves: int
    """How often one moves oneself in a usual game of amateurs (`tools/count_moves.py`)."""
    lesson: Lesson[Any] | None = None
    """A first game to learn by."""
    brisk: Mapping[str, int | str] = {}
    """Options for who plays many games: nothing is simulated."""
    cast: Cast | None = None
    """Characters for its bots; where there are none, or not enough, bots are numbered."""
    adviser: str = "master"
    """The strength whose thoughts a hint tells, counted in playouts and not in seconds."""
    study: Study | None = None
    """What its evaluator is fitted by (`ludotheque fit`)."""
    tally: Callable[[Any], Counted] = uncounted
    """Of a spectator's view: what the chart at the end of a game is drawn by."""
    day: DayRules = USUAL
    """What of the deal of the day is its own."""
    former: Mapping[int, str] = {}
    """Where the titles of earlier versions are, as `module:object`: each has the rules, bots, words
    and rulebook that were, and is loaded when somebody comes who plays by them.
    """
    floor: float = 0.0
    """Plies of random play for one of the yardstick's, at least (`scripts/bench`)."""
    package: GamePackage | None = None
    """Of a game from elsewhere: what it was written for, and where its board is."""

    def __post_init__(self) -> None:
        if self.package is not None:  # wherever it is played: in a house, or in its own tests alone
            self.game.rulebook.lenient = True
        if not _NAME.fullmatch(self.game.name):
            raise ValueError(f"{self.game.name!r} is no name for a game: write it like-this")
        if self.lesson is not None and self.lesson.game.name != self.game.name:
            raise ValueError(f"{self.game.name} has the lesson of {self.lesson.game.name}")
        if self.minutes < 1:
            raise ValueError(f"{self.game.name} takes {self.minutes} minutes")
        if self.moves < 1:
            raise ValueError(f"in {self.game.name} one moves {self.moves} times")
        if not all(0 < version < self.game.version for version in self.former):
            known = ", ".join(map(str, self.former))
            raise ValueError(f"{self.game.name} is version {self.game.version}, and not {known}")

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def version(self) -> int:
        return self.game.version

    def rules(self, version: int) -> Title:
        """The game as it was in a version, today's among them. Raises `RulesGone`, or another
        `NotInTheHouse` if it cannot be had: then it is not said that nobody has it any more.
        """
        if version == self.version:
            return self
        if version not in self.former:
            known = ", ".join(map(str, (*sorted(self.former), self.version)))
            raise RulesGone(f"the house plays {self.name} version {known}, and not {version}")
        try:
            title = loaded(self.former[version])
        except BaseException as error:  # those of a package are somebody else's program
            why = f"{type(error).__name__}: {error}"
            raise NotInTheHouse(f"{self.name} version {version} cannot be had: {why}") from error
        if (title.name, title.version) != (self.name, version):
            raise NotInTheHouse(
                f"{self.name} version {version} is registered, and the title found there is "
                f"{title.name} version {title.version}"
            )
        return title

    def bot(
        self,
        strength: str,
        *,
        character: str | None = None,
        seconds: float | None = None,
        clock: Timer | None = None,
    ) -> Bot:
        """Of a strength, and in a character's style; one that is not known any more has none."""
        known = self.character(character)
        style = None if known is None else known.style
        return self.ladder.bot(self.game, strength, seconds=seconds, clock=clock, style=style)

    def mark(self, state: Any, result: Result, seat: Seat) -> DayMark:
        """What a seat made of a deal of the day that ended in this state."""
        counted = self.tally(self.game.view(state, None))
        first = next(iter(counted.numbers.values()), ())
        return marked(self.day, first, counted.round, state, result, seat)

    def character(self, name: str | None) -> Character | None:
        return None if self.cast is None else self.cast.find(name)

    def seated(self, strengths: Sequence[str], taken: Sequence[str] = ()) -> Iterator[Seated]:
        """Bots of these strengths, each somebody else: characters first, then numbers."""
        characters = self.cast.characters if self.cast else ()
        free = [each for each in characters if each.called not in taken]
        numbers = (name for each in count(1) if (name := f"Robot {each}") not in taken)
        for strength in strengths:
            if free:
                character = free.pop(0)
                yield Seated(character.called, strength, character.name)
            else:
                yield Seated(next(numbers), strength)

    def brisk_options(self) -> Options:
        return agreed(self.game, self.brisk)


@cache
def loaded(place: str) -> Title:
    """The title at a place, written as entry points are: `module:object`."""
    module, _, thing = place.partition(":")
    title: Title = getattr(import_module(module), thing)
    return title
