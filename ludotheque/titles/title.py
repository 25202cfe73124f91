"""What a game is registered by: one object with all that the house wants to know of it.

Plain, so that a package from outside could bring one: nothing in it depends on where a file lies.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from ludotheque.bots.bot import Bot
from ludotheque.bots.ismcts import Timer
from ludotheque.bots.ladder import Ladder
from ludotheque.core.game import AnyGame, Event, Options
from ludotheque.core.options import agreed
from ludotheque.lessons.lesson import Lesson
from ludotheque.protocol.wire import Credit

__all__ = ["Credit", "TextPicture", "Title"]

_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class TextPicture(NamedTuple):
    """What a terminal can show of a game: its board in text, and short answers for its moves."""

    draw: Callable[[Any, Sequence[str]], str]
    """A view, and the names of those at the table."""
    offers: Callable[[Any, Sequence[Any]], dict[str, Any]]
    """The answer that stands for each move that is worth offering."""
    minor: frozenset[str]
    """Kinds of events that the board tells as well."""

    def told(self, event: Event) -> bool:
        """Whether a line of the log is worth a line of the screen."""
        return event.__struct_config__.tag not in self.minor


class Title(Struct, frozen=True, kw_only=True):
    """A game of the house."""

    game: AnyGame
    ladder: Ladder
    picture: TextPicture
    credit: Credit
    minutes: int
    """How long a game takes, about, with people who know it."""
    lesson: Lesson[Any] | None = None
    """A first game to learn by."""
    brisk: Mapping[str, int | str] = {}
    """Options for who plays many games: nothing is simulated."""
    floor: float = 0.0
    """Plies of random play for one of the yardstick's, at least (`scripts/bench`)."""

    def __post_init__(self) -> None:
        if not _NAME.fullmatch(self.game.name):
            raise ValueError(f"{self.game.name!r} is no name for a game: write it like-this")
        if self.lesson is not None and self.lesson.game.name != self.game.name:
            raise ValueError(f"{self.game.name} has the lesson of {self.lesson.game.name}")
        if self.minutes < 1:
            raise ValueError(f"{self.game.name} takes {self.minutes} minutes")

    @property
    def name(self) -> str:
        return self.game.name

    def bot(
        self, strength: str, *, seconds: float | None = None, clock: Timer | None = None
    ) -> Bot:
        return self.ladder.bot(self.game, strength, seconds=seconds, clock=clock)

    def brisk_options(self) -> Options:
        return agreed(self.game, self.brisk)
