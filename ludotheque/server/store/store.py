"""What the house asks of its memory. `(table, at)` and the sheet's revision settle every race."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple, Protocol, TypeAlias

from ludotheque.core.game import Data, Seat
from ludotheque.protocol.wire import ChatMessage, ChatRoom, ListedStage
from ludotheque.server.limits.turns import Turns
from ludotheque.server.people.latchkeys import LatchkeyStore
from ludotheque.server.people.person import PeopleStore, Person
from ludotheque.server.sheet import Sheet
from ludotheque.table.chapter import Chapter

from .call_store import CallStore, PendingCall

log = logging.getLogger(__name__)

TO_WIPE: Final = "to-wipe"
"""Under this is noted that somebody was forgotten, and may still be read in the files."""
_SAVING: set[asyncio.Future[None]] = set()


class Conflict(Exception):
    """Somebody else changed the table first: load it again, and try again."""


class Tried(Exception):
    """The person has begun this deal of the day before."""


class LeaseLost(Exception):
    """The table is another house's now."""


class StoreTrouble(Exception):
    """The memory fails, such as for a full disk; nothing was changed. One line for a person."""


class NotCertain(StoreTrouble):
    """It was written, but perhaps not for good: whoever wants to know looks again, or asks again
    for the same thing.
    """


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
    sayings: tuple[str, ...] = ()
    """`person:id` of those of them that were submitted so: none is said twice."""

    speakers: tuple[tuple[tuple[ChatRoom, int], str], ...] = ()
    """Who said them, as far as it is known: room, number, and the person's id."""
    chapter: Chapter | None = None
    """If the first lines are missing: the last chapter of them."""
    submissions: Mapping[str, int] = {}
    """Those of the lines that are missing, and what they became."""

    @property
    def first(self) -> int:
        """The number of the first line that is here."""
        return 0 if self.chapter is None else self.chapter.at

    @property
    def at(self) -> int:
        """How many lines there are, with those that are missing."""
        return self.first + len(self.lines)


class TableQuery(Data, frozen=True, kw_only=True):
    """Which tables a list should have. The newest change comes first."""

    stage: ListedStage | None = None
    game: str | None = None
    person: str | None = None
    """Only tables where this person sits; else only public ones."""
    hidden: bool = False
    """For the host: also those that are not public."""
    before: tuple[int, str] | None = None
    """`(changed, id)` of the last table of the page before."""
    most: int = 20


class DayTry(NamedTuple):
    """That somebody has begun a deal of the day, and at which table."""

    day: str
    game: str
    table: str


class StoredPrepared(Data, frozen=True, kw_only=True):
    """What somebody has prepared at a table: see `ludotheque.table.prepared`."""

    table: str
    seat: Seat
    person: str
    at: int
    view: bytes
    """As the game's codec writes it; likewise the next, a JSON array."""
    moves: bytes
    due: int | None = None
    """From when on it can be made, once its player is awaited."""


class OwnWord(NamedTuple):
    """Something that somebody said."""

    table: str
    room: str
    number: int
    name: str
    text: str
    when: int


class Begun(Data, frozen=True, kw_only=True):
    """How a house finds its memory when it opens."""

    alone: bool
    """Whether no other house is open on the same memory."""
    unclosed: bool
    """Whether the last one was killed, or lost its power."""
    now: int | None = None
    """By the memory's own clock, where it has one: milliseconds since 1970."""


class Notices(Protocol):
    """What a house is told by others on the same memory. Called on the loop, and must not wait."""

    def wanted(self, table: str) -> None:
        """Another house is asked for a table that this one owns."""

    def lost(self) -> None:
        """This house was not heard of for too long: others may own all its tables by now."""

    def person_changed(self, person: str) -> None:
        """Another house saved somebody who may be connected here."""

    def tables_changed(self, lists: bool, people: Collection[str] | None) -> None:
        """Another house changed tables of these people, and perhaps some that are in everybody's
        lists. None is anybody: something may have been missed.
        """

    def note_changed(self, key: str | None) -> None:
        """Another house amended a note; None is any, as above."""

    def banned(self, person: str, until: int) -> None:
        """With the address from which they came: perhaps to this house, and not to the other."""


class Leases(Protocol):
    """Who serves which table. One house at a time owns a table, and only the owner can save it."""

    async def begin(self, notices: Notices) -> Begun:
        """From now on this house is open, and can own tables."""

    async def end(self, owing: Collection[str] = ()) -> None:
        """It is closed, and owns nothing; another house goes on with the tables that are `owing`
        something, though nobody asks for them.
        """

    async def take(self, table: str) -> bool:
        """Whether this house owns the table from now on; no table is nobody's."""

    async def ask_for(self, table: str) -> None:
        """Ask the owner to release it. It may take its time: take again, or ask again."""

    async def release(self, table: str) -> None:
        """It is asleep: whoever is asked for it next may have it."""

    async def adopt(self, most: int = 100) -> tuple[str, ...]:
        """Take tables that are being played and whose house has died, or left them to others."""

    async def tell_changed(self, lists: bool, people: Collection[str]) -> None:
        """Tell other houses that tables of these people have changed, and whether some of them are
        in everybody's lists. Once a second at most.
        """

    async def tell_banned(self, person: str, until: int) -> None:
        """Tell other houses to ban the address from which somebody came."""


class WriteFigures(Protocol):
    """What a host is told of the memory, since the house was opened."""

    commits: int
    jobs: int
    seconds: float
    """From the begin of a commit until it was safe, all together."""
    largest: int
    """The most jobs that ever shared a commit."""
    failures: int
    """Jobs that were not let through."""
    trouble: StoreTrouble | None
    """Why the last commit failed; None if it did not."""


Made: TypeAlias = Callable[[Sheet], bytes]
"""By what chapters of a table are made, beside its lines: if that is another now, or the lines are,
they are not believed. Called in any thread.
"""


class ChapterStore(Protocol):
    """What is kept beside the lines so that they need not all be read, and can be made again from
    them at any time: nothing of it is believed unless its digest agrees with every line before.
    """

    async def sheet(self, table: str) -> Sheet | None: ...

    async def load_from(
        self, table: str, made: Made, at: int | None = None, until: int | None = None
    ) -> StoredTable | None:
        """As `load`, but of the lines only those since the last chapter that ended by `at`, up to
        `until`; all, if there is none that can be believed.
        """

    async def chapters(self, table: str, made: Made, since: int) -> tuple[Chapter, ...]:
        """Those that can be believed and end after line `since`."""

    async def keep(self, sheet: Sheet, made: Made, chapters: Sequence[Chapter]) -> None:
        """In the place of all others of the table that end within them. Raises `Conflict` if the
        table is gone.
        """

    async def shown(self, sheet: Sheet, made: Made, what: str) -> bytes | None:
        """A part of a game that is over, as it is shown, if it can be believed."""

    async def keep_shown(self, sheet: Sheet, made: Made, what: str, raw: bytes) -> None: ...


class PreparedStore(Protocol):
    """What people have prepared, beside the tables: a table does not change by it, so that nobody
    else can tell. It goes with the table, and with the person.
    """

    async def prepared(self, table: str) -> tuple[StoredPrepared, ...]: ...

    async def prepare(self, prepared: StoredPrepared) -> None:
        """In the place of what the seat had. Raises `Conflict` if the table is gone, or is another
        house's.
        """

    async def unprepare(self, table: str, seat: Seat) -> None: ...

    async def prepared_due(self, now: int, most: int = 100) -> tuple[str, ...]:
        """The tables where something that was prepared can be made by now."""

    async def prepared_idle(self, most: int = 1000) -> tuple[tuple[str, Seat], ...]:
        """By table and seat, what waits for its player to be awaited."""


class Store(PeopleStore, LatchkeyStore, Leases, ChapterStore, PreparedStore, CallStore, Protocol):
    @property
    def house(self) -> str | None:
        """What this house is called among those that share the memory; None where it is alone."""

    async def show(self, figures: bytes) -> None:
        """What this house shows of itself to whoever looks at all of them."""

    async def houses(self) -> tuple[tuple[str, bytes], ...]:
        """All that are open, by name, with what each has shown last."""

    @property
    def place(self) -> str:
        """Where everything is kept, for a person."""

    @property
    def figures(self) -> WriteFigures: ...

    @property
    def reads(self) -> Turns | None:
        """In which questions wait for the disk; None if that is another machine's."""

    @property
    def size(self) -> int | None:
        """Bytes on the disk, where that is known without asking."""

    async def create(self, sheet: Sheet, lines: Sequence[StoredLine] = ()) -> None:
        """Raises `Conflict` if there is a table with this id; and `Tried` if it is a deal of the
        day that its host has begun before. All or nothing.
        """

    async def tries_of(self, person: str, most: int) -> tuple[DayTry, ...]:
        """The deals that somebody has begun, the last day's first; also those whose tables are
        gone.
        """

    async def tries(self, day: str, game: str, most: int) -> tuple[Sheet, ...]:
        """The tables of a deal."""

    async def tried(self, day: str) -> dict[str, int]:
        """How many have begun the deals of a day, by game."""

    async def load(self, table: str) -> StoredTable | None: ...

    async def save(
        self, sheet: Sheet, lines: Sequence[StoredLine] = (), calls: Sequence[PendingCall] = ()
    ) -> None:
        """All or nothing, and on the disk when it returns; `calls` are in the outbox then.

        `sheet.revision` must be one more than that of the stored sheet, and no line may have a
        number that is taken: else `Conflict`, and nothing has changed.
        """

    def save_soon(
        self,
        sheet: Sheet,
        lines: Sequence[StoredLine],
        told: Callable[[Exception | None], None],
        calls: Sequence[PendingCall] = (),
    ) -> None:
        """The same for who does not wait, but is told on the loop how it went; never at once."""
        saving = asyncio.ensure_future(self.save(sheet, lines, calls))
        _SAVING.add(saving)  # the loop itself would forget it

        def saved(_: object) -> None:
            _SAVING.discard(saving)
            if not saving.cancelled():
                trouble = saving.exception()
                assert trouble is None or isinstance(trouble, Exception)
                told(trouble)

        saving.add_done_callback(saved)

    async def say(self, table: str, said: ChatMessage, submission: str | None = None) -> None:
        """Raises `Conflict` if the number is taken in that room. What is long past is forgotten."""

    async def unsay(self, table: str, room: ChatRoom, number: int) -> None:
        """Nothing is left of it but who said it, and when."""

    async def mentions(self, person: str) -> tuple[str, ...]:
        """Every table where somebody sits, may sit, is the host, or has said something. It takes
        long: all of them are looked through.
        """

    async def words_of(self, person: str) -> tuple[OwnWord, ...]:
        """All that somebody said and that is still kept, oldest first. As long."""

    async def forget_words(
        self, table: str, person: str, seat: int | None
    ) -> tuple[tuple[ChatRoom, int], ...]:
        """Nothing is left of what somebody said at a table, nor who said it; which words it was."""

    async def forget(self, person: str) -> None:
        """There is nobody of this id any more, nor what they have begun of the days' deals."""

    async def wipe(self) -> None:
        """What was forgotten is not in the memory's own files any more, as far as they are ours.
        Raises `StoreTrouble`, such as while a backup reads them.
        """

    async def wiped(self) -> bool:
        """The same, if it is still to be done (`TO_WIPE`); False if it has to be tried again."""
        if not await self.noted(TO_WIPE):
            return True
        # Before, and not after: whoever is forgotten meanwhile notes it anew.
        await self.note(TO_WIPE, b"")
        try:
            await self.wipe()
        except StoreTrouble as trouble:
            log.warning("what was forgotten is wiped later: %s", trouble)
            await self.note(TO_WIPE, b"1")
            return False
        return True

    async def remove(
        self, table: str, stage: str | None = "gathering", before: int | None = None
    ) -> None:
        """Forget a table with everything, if it is in this stage, or in any; and if it has not
        changed since `before`. Raises `Conflict` if it is not so, or it is another house's.
        """

    async def listed(self, wanted: TableQuery) -> tuple[Sheet, ...]: ...

    async def last_rematch(self, table: str) -> tuple[str, str | None]:
        """Where those are now who played again and again, and its stage; None if it is gone."""

    async def due(self, now: int, most: int = 100) -> tuple[str, ...]:
        """The tables that are being played and where somebody's time is up."""

    async def underway(self) -> tuple[Sheet, ...]:
        """Every table that is being played."""

    async def stale(
        self, before: int, stage: str = "gathering", most: int = 100
    ) -> tuple[str, ...]:
        """Tables in this stage that did not change since `before`."""

    async def check(self) -> None:
        """Raises `StoreTrouble` if nothing can be read or written at the moment."""

    async def assure(self) -> None:
        """All that was ever written is on the disk when it returns, also what was `NotCertain`."""

    async def judged(self, most: int) -> tuple[Person, ...]:
        """Whom the host has muted or banned. All are looked through: for the host alone."""

    async def noted(self, key: str) -> bytes | None:
        """One of the few things that the house notes of itself, such as its signing key."""

    async def note(self, key: str, value: bytes) -> None: ...

    async def amend(self, key: str, noted: bytes | None, value: bytes) -> bool:
        """Note it in the place of what was `noted`, if that is still so; other houses are told."""

    async def settled(self, key: str, value: bytes) -> bytes:
        """What is noted. If nothing is, this: of several who settle it at once, one does."""
