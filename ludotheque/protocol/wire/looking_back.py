"""Of a game that is looked at again: its moments, numbers and films."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from ludotheque.core.game import Data, Seat
from ludotheque.core.record import Agree, Lend, Resign, Return, Undo
from ludotheque.table.frame import Told


class Moment(Data, frozen=True, kw_only=True):
    """How a game stood at a moment, and what had just led there."""

    at: int
    """How many lines of the record there were: 0 is before the first."""
    seat: Seat | None
    """Who did the last of them: -1 is chance; null for nobody, and for all."""
    line: Undo | Resign | Agree | Lend | Return | None
    """The last of them, if it is no move."""
    view: Any
    told: tuple[Told, ...]


class Moments(Data, frozen=True, kw_only=True):
    """A game from one moment on, as somebody saw it; one that goes on only as the asker sees it."""

    eyes: str
    """`all`: everything lies open; `watcher`: a spectator's; or a seat's, by its number."""
    choices: tuple[str, ...]
    """The eyes that can be chosen."""
    last: int
    """The last moment so far. If it is not here, ask again for what follows."""
    moments: tuple[Moment, ...]


class Series(Data, frozen=True, kw_only=True):
    """Something that can be counted of every seat."""

    name: str
    values: tuple[tuple[int, ...], ...]
    """By seat, a number for each round."""


class Chart(Data, frozen=True, kw_only=True):
    """A game that is over in numbers."""

    rounds: tuple[int, ...]
    """The moments at which the rounds ended, and the game."""
    series: tuple[Series, ...]


class Film(Data, frozen=True, kw_only=True):
    """One thing that was held, from its taking until everything was still again."""

    at: int
    hertz: float
    """Frames a second."""
    frames: tuple[Raw, ...]
