"""What the house asks of its memory. `(table, at)` and the sheet's revision settle every race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ludotheque.core.game import Data
from ludotheque.protocol.wire import ChatMessage, ListedStage
from ludotheque.server.people.person import PeopleStore
from ludotheque.server.sheet import Sheet


class Conflict(Exception):
    """Somebody else changed the table first: load it again, and try again."""


class StoreTrouble(Exception):
    """The memory fails, such as for a full disk; nothing was changed. One line for a person."""


class StoredLine(Data, frozen=True, kw_only=True):
    """A line of a record, as its bytes, and whose submission brought it about."""

    at: int
    raw: bytes
    when: int
    submission: str | None = None
    """`seat:id` of the submission, so that the same one is never made twice."""


class StoredTable(Data, frozen=True, kw_only=True):
    """A table as it was stored."""

    sheet: Sheet
    lines: tuple[StoredLine, ...]
    said: tuple[ChatMessage, ...]
    """The last hundred things that were said in each room, oldest first."""


class TableQuery(Data, frozen=True, kw_only=True):
    """Which tables a list should have. The newest change comes first."""

    stage: ListedStage | None = None
    game: str | None = None
    person: str | None = None
    """Only tables where this person sits; else only public ones."""
    before: tuple[int, str] | None = None
    """`(changed, id)` of the last table of the page before."""
    most: int = 20


class Store(PeopleStore, Protocol):
    async def create(self, sheet: Sheet) -> None:
        """Raises `Conflict` if there is a table with this id."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def save(self, sheet: Sheet, lines: Sequence[StoredLine] = ()) -> None:
        """All or nothing, and on the disk when it returns.

        `sheet.revision` must be one more than that of the stored sheet, and no line may have a
        number that is taken: else `Conflict`, and nothing has changed.
        """

    async def say(self, table: str, said: ChatMessage) -> None:
        """Raises `Conflict` if the number is taken in that room. What is long past is forgotten."""

    async def remove(self, table: str) -> None:
        """Forget a table that never began."""

    async def listed(self, wanted: TableQuery) -> tuple[Sheet, ...]: ...

    async def due(self, now: int, most: int = 100) -> tuple[str, ...]:
        """The tables that are being played and where somebody's time is up."""

    async def underway(self) -> tuple[Sheet, ...]:
        """Every table that is being played."""

    async def stale(self, before: int, most: int = 100) -> tuple[str, ...]:
        """Tables that still gather people and did not change since `before`."""

    async def check(self) -> None:
        """Raises `StoreTrouble` if nothing can be read or written at the moment."""

    async def noted(self, key: str) -> bytes | None:
        """One of the few things that the house notes of itself, such as its signing key."""

    async def note(self, key: str, value: bytes) -> None: ...
