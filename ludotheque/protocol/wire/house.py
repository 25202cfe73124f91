"""Of the house: what it calls itself, its games and their rules, how it is."""

from __future__ import annotations

from typing import Literal

from ludotheque.core.game import Data

from .calls import CallKind


class HouseKeeping(Data, frozen=True, kw_only=True):
    """Who runs the house, in their own words, and what is kept for how long, by its settings.
    Seconds are 0 where something is kept for good.
    """

    imprint: str
    privacy: str
    forgotten_after: float
    """Seconds until a table that never began is removed."""
    abandoned_after: float
    """The same of a game at which nobody has moved."""
    finished_after: float
    """The same of a game that is over, with its record."""
    cookie_days: int
    ban_days: int
    """The longest that an address is banned for: what is kept of it is a keyed hash."""
    words: int
    """So many of those said last in each room of a table are kept."""
    reports: int
    """So many reports of guests are kept, the newest."""


class HouseCard(Data, frozen=True, kw_only=True):
    """What the house is called, and what its host has to say. Texts are empty where there is
    nothing.
    """

    name: str
    greeting: str
    announcement: str
    newcomers: bool
    """Whether those may come in whom the house does not know yet."""
    calls: tuple[CallKind, ...]
    """How the house can call those who are away, as far as the host has opened it."""


class Choice(Data, frozen=True):
    """An option of a game, and what it can be set to, the default first."""

    name: str
    values: tuple[int | str, ...]
    needs: tuple[int, ...]
    """For each value, how many must sit at the table at least for it to say anything."""
    letter: int | str | None
    """What the game's own rulebook says; null where it is silent."""


class Credit(Data, frozen=True, kw_only=True):
    """To whom a game is owed. Each is null where the rulebook that we have does not say."""

    author: str | None
    publisher: str | None
    year: int | None


class CharacterCard(Data, frozen=True, kw_only=True):
    """Somebody whom a bot can be. Their face is at `/api/games/{game}/faces/{name}`."""

    name: str
    called: str
    about: str
    """Their ways, in a few words."""


class PackageCard(Data, frozen=True, kw_only=True):
    """Of a game from elsewhere: what the page does not bring along."""

    base: str
    """The folder with its files: an address that changes with anything in it."""
    files: tuple[str, ...]
    contract: int
    """What its board keeps."""
    board: bool
    """Whether there is one that this house can show. If not, all moves are listed."""
    framed: bool
    """Whether it has a frame of its own, without the reader's rights; else the host trusts it."""
    turn: str | None
    """The field of a view that goes up with each turn."""
    epilogue: tuple[str, ...]
    """Kinds of events that tell at the end what was hidden so far."""


class GameCard(Data, frozen=True, kw_only=True):
    name: str
    title: str
    about: str
    """One line on what kind of game it is."""
    credit: Credit
    minutes: int
    """How long a game takes, about, with people who know it."""
    moves: int
    """How often one moves oneself in a usual game against amateurs, about."""
    version: int
    seats: tuple[int, ...]
    """How many can play, the usual number first."""
    options: tuple[Choice, ...]
    strengths: tuple[str, ...]
    characters: tuple[CharacterCard, ...]
    """Who the bots can be, the first ones first; none where bots are numbered."""
    former: tuple[int, ...] = ()
    """Earlier versions by whose rules the house can play and show what was begun by them."""
    package: PackageCard | None = None
    """Null for the house's own games."""


class ClauseCard(Data, frozen=True):
    number: str
    title: str
    text: str


class RulebookCard(Data, frozen=True):
    game: str
    title: str
    language: str
    introduction: tuple[str, ...]
    """Paragraphs before the first clause: whose game it is, its story, its aim."""
    clauses: tuple[ClauseCard, ...]


class Health(Data, frozen=True):
    status: Literal["ok", "closing", "ill"]
    version: str
    tables: int
    sockets: int
