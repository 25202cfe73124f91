"""What the house knows of a table beside its record: who sits where, the clock, what is asked.

A sheet is plain data. It is written anew with every change, in the same transaction as the lines
of the record that go with it.
"""

from __future__ import annotations

from typing import Any, TypeAlias, get_args

from msgspec import UNSET

from ludotheque.core.game import Data, Result, Seat, Tagged
from ludotheque.core.line import How
from ludotheque.core.record import Name, Seated
from ludotheque.protocol.wire import DayMark, Declined, Offer
from ludotheque.table.clock import Clock, Pace


class Chair(Data, frozen=True, kw_only=True, omit_defaults=True):
    """One seat, before and during the game: empty, a person's or a bot's."""

    person: str | None = None
    """The person's id. Nobody is ever told it."""
    name: Name | None = None
    claimed: bool = False
    """Whether the name was claimed with a passphrase, and so is nobody else's."""
    bot: str | None = None
    """A strength, if the seat is a bot's."""
    character: str | None = None
    """Whose ways the bot has, by the name that the game knows them by."""
    entropy: str = ""
    forgotten: bool = False
    """Whoever played here has had themselves deleted: the seat is nobody's, and not free."""
    kept: str | None = None
    """The id of the one person who may sit here, if the chair is kept for somebody."""

    @property
    def empty(self) -> bool:
        return self.person is None and self.bot is None and not self.forgotten


class Gathering(Tagged, frozen=True):
    """There are chairs to fill."""


class Playing(Tagged, frozen=True, kw_only=True):
    clock: Clock
    at: int = 0
    """How many lines the record has."""
    awaited: tuple[Seat, ...] = ()
    lent: tuple[Seat, ...] = ()
    resigned: tuple[Seat, ...] = ()
    offers: tuple[Offer, ...] = ()
    declined: tuple[Declined, ...] = ()


class Over(Tagged, frozen=True, kw_only=True):
    at: int
    result: Result
    how: How
    rematch: str | None = None
    """The id of the table where they play again."""
    mark: DayMark | None = None
    """What was made of a deal of the day."""


class Frozen(Tagged, frozen=True, kw_only=True):
    """The rules failed. The record is kept as it was."""

    at: int
    why: str


class Closed(Tagged, frozen=True, kw_only=True):
    """The house plays this game by other rules now: here it ends, and anybody may read how it went.

    It is for good, should the old rules ever come back: what was hidden is in the record.
    """

    at: int


Stage: TypeAlias = Gathering | Playing | Over | Frozen | Closed
STAGES: tuple[str, ...] = tuple(str(each.__struct_config__.tag) for each in get_args(Stage))
"""By their names, as they are stored and shown."""


class Sheet(Data, frozen=True, kw_only=True):
    id: str
    revision: int
    """One more with every change: who changes an older one has lost a race."""
    game: str
    version: int
    options: Any
    """As the game's codec writes them."""
    chairs: tuple[Chair, ...]
    pace: Pace
    public: bool
    host: str
    """The id of the person who set the table up."""
    seed: str
    """In hexadecimal. It leaves the house at the end only."""
    made: int
    changed: int
    stage: Stage = Gathering()
    practice: bool = False
    """Whether hints are for everybody here."""
    day: str | None = None
    """Of which day's deal this is, if it is one."""
    named_apart: bool = False
    """Whether its record keeps names outside of its digest, as that of every newer table does."""

    @property
    def hints(self) -> bool:
        """Whether somebody may ask for one: nobody's opponent is helped unless all agreed to it.
        Who plays the deal of a day has opponents elsewhere.
        """
        if self.day is not None:
            return False
        return self.practice or sum(chair.bot is None for chair in self.chairs) == 1

    def seat_of(self, person: str | None) -> Seat | None:
        """Where a person sits."""
        if person is None:
            return None
        return next((s for s, chair in enumerate(self.chairs) if chair.person == person), None)

    def kept_for(self, person: str | None) -> Seat | None:
        """The empty chair that is kept for a person who does not sit yet."""
        if person is None or self.seat_of(person) is not None:
            return None
        return next((s for s, c in enumerate(self.chairs) if c.empty and c.kept == person), None)

    def offers_chair(self, person: str | None) -> bool:
        """Whether the person could sit down. A chair that is kept is nobody else's."""
        free = any(chair.empty and chair.kept is None for chair in self.chairs)
        return free or self.kept_for(person) is not None

    def people(self) -> tuple[Seat, ...]:
        """The seats of people, whoever plays for them at the moment."""
        return tuple(s for s, chair in enumerate(self.chairs) if chair.person is not None)

    def bots_owe(self) -> bool:
        """Whether a bot is awaited, for itself or for somebody: it goes on though nobody comes."""
        if not isinstance(self.stage, Playing):
            return False
        bots = {seat for seat, chair in enumerate(self.chairs) if chair.bot is not None}
        return bool(bots.union(self.stage.lent).intersection(self.stage.awaited))

    def seated(self) -> tuple[Seated, ...]:
        """Who sits where, for the record. Only once every chair is taken."""
        return tuple(
            Seated(chair.name, chair.bot, chair.character or UNSET) for chair in self.chairs
        )
