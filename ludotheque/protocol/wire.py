"""What travels between the house and its guests: one struct a message, and nothing unwritten.

The API's document, the client and the socket's protocol are all made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Raw, UnsetType, field

from ludotheque.core.game import Data, Refusal, Result, Seat, Tagged
from ludotheque.core.line import How
from ludotheque.core.record import Agree, Lend, Name, Resign, Return, Undo
from ludotheque.core.strengths import Strength
from ludotheque.table.clock import Pace, Unlimited
from ludotheque.table.frame import Told

PROTOCOL = 1

SeatFor: TypeAlias = Literal["person", "bot", Strength]
"""`bot`: one that suits who asks, gentle until they have finished a game of the kind."""
ListedStage: TypeAlias = Literal["gathering", "playing", "over"]
StageName: TypeAlias = Literal[ListedStage, "frozen", "closed"]
Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]

Short: TypeAlias = Annotated[int, Meta(ge=-(2**15), le=2**15 - 1)]
Sample: TypeAlias = tuple[Short, Short, Short, Annotated[int, Meta(ge=0, le=255)]]
"""Of a hand: sideways, up, its tilt and its buttons. What they count in is the game's own."""

# Of a table


class Offer(Data, frozen=True, kw_only=True):
    """Something that needs the others' consent."""

    id: str
    what: Literal["draw", "undo", "lend"]
    by: Seat
    seat: Seat
    """Whose seat would be lent; for the others, the one who asks."""
    ply: int = -1
    """Which ply would be taken back, with all that followed."""
    yes: tuple[Seat, ...] = ()


class Declined(Data, frozen=True, kw_only=True):
    """An offer that came to nothing, until whoever made it has moved or asks again."""

    offer: Offer
    by: Seat
    """Who said no, or moved on instead."""
    how: Literal["no", "moved"]


DayDate: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""By the clock of Greenwich (UTC), for everybody alike."""


class DayMark(Data, frozen=True, kw_only=True):
    """What somebody made of a deal of the day: the first of these that differs decides."""

    place: int
    """Among those who sat there: 1 for who won."""
    points: int
    """What is counted in that game; see its `series`."""
    margin: int
    """How many more than the best of the others, or less. Alone: less what fell."""
    rounds: int
    """Few are better for who won, and many for who did not."""


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


# Asked over HTTP


class Guest(Data, frozen=True):
    """Who you are: any name that nobody has claimed."""

    name: Annotated[str, Meta(max_length=200)]


class Claim(Data, frozen=True):
    """A passphrase of 8 to 200 characters, to find your games again on another device."""

    passphrase: Passphrase
    old: Passphrase | None = None
    """The one until now, to change it."""


class Enter(Data, frozen=True):
    """A claimed name and its passphrase."""

    name: Annotated[str, Meta(max_length=200)]
    passphrase: Passphrase


class Me(Data, frozen=True):
    name: Name
    claimed: bool


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


# Answered over HTTP


class HouseCard(Data, frozen=True, kw_only=True):
    """What the house is called, and what its host has to say. Texts are empty where there is
    nothing.
    """

    name: str
    greeting: str
    announcement: str
    newcomers: bool
    """Whether those may come in whom the house does not know yet."""


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
    day: DayDate | None = None
    """Of which day's deal this is: until that day is over, only who sits there may look at it."""


class TableEntry(Data, frozen=True):
    """A table, and where you sit at it."""

    table: TableInfo
    seat: Seat | None
    kept: Seat | None = None
    """The chair that is kept for you, if there is one and you do not sit yet."""


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


class DayDeal(Data, frozen=True, kw_only=True):
    """One game's deal of today."""

    game: str
    people: int
    """How many have begun it."""
    table: str | None
    """Yours, if you have begun it."""
    stage: StageName | None
    """How far that is; null where you have none, and where it has been put away."""
    mark: DayMark | None
    """What you made of it, once that is over."""


class DayCard(Data, frozen=True, kw_only=True):
    """The deals of today, one a game."""

    day: DayDate
    before: DayDate
    """The last day of which everything lies open."""
    ends: int
    """When the day does, in milliseconds since 1970."""
    deals: tuple[DayDeal, ...]
    days: tuple[DayDate, ...]
    """Those on which you took part, the last first."""
    row: int
    """How many of them followed each other without a gap, up to today or to yesterday."""


class DayResult(Data, frozen=True, kw_only=True):
    """One person's way through a deal."""

    name: Name
    table: str
    """To look at it again."""
    yours: bool
    rank: int | None
    """Null for who gave up, has not finished, or finished once everything lay open."""
    mark: DayMark | None
    """Null as long as it is not over."""
    how: How | None


class DayResults(Data, frozen=True, kw_only=True):
    """What everybody made of a deal, the best first."""

    day: DayDate
    game: str
    people: int
    """How many began it: more than are listed, if they are very many."""
    results: tuple[DayResult, ...]


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


class Problem(Data, frozen=True):
    """Why the house says no: a key, the facts, and a sentence in your language."""

    reason: str
    facts: dict[str, int | str]
    text: str


class Health(Data, frozen=True):
    status: Literal["ok", "closing", "ill"]
    version: str
    tables: int
    sockets: int


# Sent by a guest over a table's socket. `id` is the guest's own, and comes back in the answer.


class Submit(Tagged, frozen=True):
    """A move. The same `id` sent again is answered again, and made once."""

    id: Id
    move: Raw


class TakeBack(Tagged, frozen=True):
    """Take your last move back, if that is still possible; else the others are asked."""

    id: Id


class AskUndo(Tagged, frozen=True):
    """Whether your last move could be taken back as things stand; nothing happens by it."""

    id: Id


class GiveUp(Tagged, frozen=True):
    id: Id


class ProposeDraw(Tagged, frozen=True):
    id: Id


class ProposeLend(Tagged, frozen=True):
    """That a bot plays for somebody who is away, until they are back."""

    id: Id
    seat: Seat


class Answer(Tagged, frozen=True):
    id: Id
    offer: Annotated[str, Meta(max_length=80)]
    """The offer's id, as the table shows it."""
    yes: bool


class Say(Tagged, frozen=True):
    """To the other players, if you are one; else to the other watchers."""

    id: Id
    text: Annotated[str, Meta(max_length=500)]


class AskHint(Tagged, frozen=True):
    """What would you do in my place? Answered with a `Hint`, or an objection."""

    id: Id


class Ping(Tagged, frozen=True):
    id: Id


class Steer(Tagged, frozen=True):
    """Samples of the hand with which you hold something. There is no answer: look at it move.

    A sample that comes late or twice, or when you hold nothing, changes nothing.
    """

    at: int
    """Of the frame since which you hold it, or of any since then."""
    seq: Annotated[int, Meta(ge=0)]
    """The number of the first of these samples, from 0 on this connection and for this hold."""
    rows: Annotated[tuple[Sample, ...], Meta(min_length=1, max_length=12)]


class Hurry(Tagged, frozen=True):
    """You have seen enough: until you are waited for, the bots need not play at a pace that one can
    follow. There is no answer, and it counts only where you sit with nobody but bots.
    """


Answered: TypeAlias = (
    Submit | TakeBack | AskUndo | GiveUp | ProposeDraw | ProposeLend | Answer | Say | AskHint | Ping
)
FromGuest: TypeAlias = Answered | Steer | Hurry

# Sent by the house over a table's socket


class Welcome(Tagged, frozen=True):
    """The first thing that is sent."""

    protocol: int
    pulse: float
    """At least every so many seconds the house says something; silence means a dead link."""


class TableNow(Tagged, frozen=True):
    """The table, whenever something about it changes, and where you sit."""

    seat: Seat | None
    table: TableInfo
    kept: Seat | None = None
    """The chair that is kept for you, if there is one and you do not sit yet."""


class Times(Data, frozen=True):
    """Milliseconds left to each seat when this was sent, and whose time is running."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]


class Remark(Data, frozen=True):
    """What a character says to something that everybody saw."""

    at: int
    """The line of the record that it is about."""
    seat: Seat
    key: str
    """Of the sentence, in the game's own words."""


class Near(Data, frozen=True, kw_only=True):
    """What there is an end to, and how much of it is left: told when there is little."""

    undos: int | None = None
    """How often you can still take back in this game."""
    lines: int | None = None
    """How many lines the record can still get."""


class Frame(Tagged, frozen=True, kw_only=True):
    """All that you may know of the game, and what happened since `since`."""

    at: int
    """How many lines the record has. It only ever grows."""
    since: int
    """The events and lines are those from this number on."""
    view: Any
    told: tuple[Told, ...]
    lines: tuple[Undo | Resign | Agree | Lend | Return, ...]
    moves: tuple[Any, ...]
    """What you may do, where it can be listed."""
    awaited: tuple[Seat, ...]
    times: Times | None
    """Null where nobody's time is counted."""
    undo: bool
    """Whether you have a move that could perhaps be taken back. Ask, and the house finds out: that
    is too dear for every frame.
    """
    forced: bool
    """Whether you are awaited and have one move only, as everybody can see: then it tells nobody
    anything if it is made at once. Where what leaves no choice is your secret, it is false.
    """
    result: Result | None
    how: How | None
    remarks: tuple[Remark, ...] = ()
    """What the table's characters said to it: the same words for everybody."""
    near: Near | None = None
    """Null as long as there is enough of everything."""


class ChatMessages(Tagged, frozen=True, tag="heard"):
    said: tuple[ChatMessage, ...]


class Accepted(Tagged, frozen=True):
    """It is done and on the disk.

    `at` is the number of the line that a move has become; for anything that leaves no line, how
    many lines there are.
    """

    id: str
    at: int
    offer: str | None = None
    """The id of the offer that was made, where others have to agree first."""


class UndoAnswer(Tagged, frozen=True):
    """Yes, it could be taken back; if not, there is an `objected` that says why."""

    id: str
    at: int
    """How many lines there are: with the next one it may be otherwise."""
    ask: bool
    """Whether others would be asked first."""


class Refused(Tagged, frozen=True):
    """The rules do not allow the move: which clause, why, and what made it apply."""

    id: str
    refusal: Refusal
    text: str


class Objected(Tagged, frozen=True):
    """The house does not allow it. With no `id` it is about the connection, which then ends."""

    id: str | None
    problem: Problem


class HintReason(Data, frozen=True):
    """Why a move is better than the next best, as a key of the game's words and the facts."""

    key: str
    facts: dict[str, int | str]
    share: int
    """How much of the lead goes without it, in hundredths."""


class Hint(Tagged, frozen=True, kw_only=True):
    """What the house's strongest would do: a function of what your seat sees, and of no more."""

    id: str
    at: int
    """How many lines the record had."""
    move: Any
    value: int
    """The part of the win that it promises, in thousandths."""
    lead: int
    """How much more than the next best, in thousandths; 0 where there is nothing to choose."""
    instead: Any
    """That next best move; null where there is none."""
    reasons: tuple[HintReason, ...]
    """The weightiest first."""


class LiveFrame(Tagged, frozen=True, tag="live"):
    """Something held, while it moves. Several may be lost; each one has all that counts."""

    at: int
    """Of the frame since which it is held. What is held later has another."""
    frame: Raw
    seq: int | None = None
    """The number of the last sample that is in it, as whoever steers counts; None without any."""


class Pulse(Tagged, frozen=True):
    """Still here."""


class Pong(Tagged, frozen=True):
    id: str


FromHouse: TypeAlias = (
    Welcome
    | TableNow
    | Frame
    | ChatMessages
    | Accepted
    | UndoAnswer
    | Refused
    | Objected
    | Hint
    | LiveFrame
    | Pulse
    | Pong
)
