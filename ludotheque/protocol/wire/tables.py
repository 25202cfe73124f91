"""Of tables: how they are set up and listed, who sits there, what is offered and said."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType, field

from ludotheque.core.game import Data, Result, Seat
from ludotheque.core.line import How
from ludotheque.core.record import Name
from ludotheque.core.strengths import Strength
from ludotheque.table.clock import Pace, Unlimited

from .common import Entropy, Id, SeatFor, StageName
from .day import DayDate


class Offer(Data, frozen=True, kw_only=True):
    """Something that needs the others' consent."""

    id: str
    what: Literal["draw", "undo", "lend", "pause"]
    by: Seat
    seat: Seat
    """Whose seat would be lent; for the others, the one who asks."""
    ply: int = -1
    """Which ply would be taken back, with all that followed."""
    yes: tuple[Seat, ...] = ()
    days: int | None = None
    """Of a pause: for so many; 0 is to go on at once."""


class Declined(Data, frozen=True, kw_only=True):
    """An offer that came to nothing, until whoever made it has moved or asks again."""

    offer: Offer
    by: Seat
    """Who said no, or moved on instead."""
    how: Literal["no", "moved"]


ChatRoom: TypeAlias = Literal["players", "watchers"]


class ChatMessage(Data, frozen=True, kw_only=True):
    """One thing that was said at a table. Data, never markup."""

    number: int
    """Counted from 1 in each room of a table."""
    room: ChatRoom
    seat: Seat | None
    name: str
    text: str
    when: int


class NewTable(Data, frozen=True, kw_only=True):
    """Only the game is needed: then you play against bots."""

    game: str
    options: dict[str, int | str] = field(default_factory=dict)
    """What is not named keeps the game's default. The number of seats follows from `seats`."""
    seats: tuple[SeatFor, ...] | None = None
    """Who may sit where: a person, a bot of a strength, or a `bot` that suits you: a novice until
    you have finished a game of this kind, then an amateur. By default one person, and such bots."""
    characters: tuple[Id | None, ...] = ()
    """For each seat, which of the game's characters its bot is; null, or none named: any."""
    pace: Pace = Unlimited()
    public: bool = True
    """Whether the table is listed. If not, only those who have its address find it."""
    practice: bool = False
    """Whether everybody may ask for hints; against bots alone one always may."""


class Sit(Data, frozen=True, kw_only=True):
    """Chosen after the table's commitment was seen, your entropy makes the dice yours too."""

    entropy: Entropy = ""
    seat: Seat | None = None
    """By default the first chair that is free."""


class Fill(Data, frozen=True):
    """Bots take the chairs that are empty, and the game begins."""

    strength: Strength = "amateur"


class HostReport(Data, frozen=True, kw_only=True):
    """To the host: about a word (its room and number), or about somebody by their seat."""

    room: ChatRoom | None = None
    number: int | None = None
    seat: Seat | None = None
    why: Annotated[str, Meta(max_length=300)] = ""


class SeatInfo(Data, frozen=True, kw_only=True):
    """A seat as everybody sees it. A bot is always shown as a bot."""

    name: Name | None
    claimed: bool
    bot: str | None
    """The bot's strength."""
    character: str | None
    """Which of the game's characters the bot is; null for none."""
    free: bool
    kept: bool
    """Whether a free chair is kept for somebody, as after a rematch."""
    present: bool | None
    """Whether the person is connected; null if the house would have to look."""
    grace: int | None
    """Milliseconds until a bot may be asked for in the place of a person who is away; null while
    they are here, and where it is for their own clock to say.
    """
    lent: bool
    """Whether a bot plays for the person at the moment."""
    resigned: bool


class TableInfo(Data, frozen=True, kw_only=True):
    """A table as everybody may see it."""

    id: str
    game: str
    version: int
    options: Any
    seats: tuple[SeatInfo, ...]
    pace: Pace
    public: bool
    hints: bool
    """Whether who sits there may ask for hints: it is practice, or there are bots only."""
    stage: StageName
    at: int
    """How many lines the record has."""
    awaited: tuple[Seat, ...]
    offers: tuple[Offer, ...]
    declined: tuple[Declined, ...]
    commitment: str
    """SHA-256 of the seed, in hexadecimal: the house chose it before anybody sat down."""
    entropy: tuple[str, ...]
    result: Result | None
    how: How | None
    rematch: str | None
    host: Seat | None
    watchers: int | None
    """How many connections only watch; null if the house would have to look."""
    watching: tuple[Name, ...]
    """Those of them who have a name, at the table itself; not where tables are listed."""
    made: int
    changed: int
    paused: int | None = None
    """Until when a pause was agreed on; null where there is none."""
    day: DayDate | None = None
    """Of which day's deal this is: until that day is over, only who sits there may look at it."""


class TableEntry(Data, frozen=True):
    """A table, and where you sit at it."""

    table: TableInfo
    seat: Seat | None
    kept: Seat | None = None
    """The chair that is kept for you, if there is one and you do not sit yet."""
    due: int | None = None
    """Where you sit and time is counted: when it is up, in milliseconds since 1970. Yours if it
    runs, else that of whoever has the least; null while nobody's runs.
    """


class Tables(Data, frozen=True):
    tables: tuple[TableEntry, ...]
    next: str | None
    """Ask again with this as `before` for the next page."""


class LobbyLists(Data, frozen=True, kw_only=True):
    """What the lobby's stream tells: each list that has changed, whole. They are the same for
    everybody, and so nobody has a seat in them.
    """

    open: tuple[TableEntry, ...] | UnsetType = UNSET
    """Tables where somebody can sit down; as in all of them, the newest change comes first."""
    running: tuple[TableEntry, ...] | UnsetType = UNSET
    finished: tuple[TableEntry, ...] | UnsetType = UNSET
