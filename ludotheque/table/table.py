"""One game being played. A line is worked out first and made later: nothing half-done shows."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import Course, advance, awaited, begin_course, how, result
from ludotheque.core.game import (
    NATURE,
    AnyGame,
    Data,
    Event,
    Illegal,
    MadeBy,
    Options,
    Result,
    Seat,
    measured,
)
from ludotheque.core.line import Agree, Aside, How, Lend, Line, Ply, Resign, Return, Seated, Undo
from ludotheque.core.record import BadRecord, Opened, Record, begin, finish

from .forced import forced
from .undo import Takeback, WhyStands, undoable, why_stands

RECENT = 64
"""Of how many lines a table remembers the events; those of older ones are worked out again."""


class Step(Struct, frozen=True, gc=False):
    """One line, and what it brought about."""

    line: Line
    events: tuple[Event, ...]

    @property
    def is_ply(self) -> bool:
        return isinstance(self.line, Ply)


class Turn(Struct, frozen=True, gc=False):
    """What one submission causes: its own line or lines, and any plies of Nature's that follow."""

    course: Course
    steps: tuple[Step, ...]


class Told(Data, frozen=True):
    """An event, and the number of the line that brought it about."""

    at: int
    event: Any


class Standing(Struct, frozen=True, gc=False):
    """What anybody may know of a course."""

    course: Course
    awaited: tuple[Seat, ...]
    result: Result | None
    how: How | None


class Table:
    """Course and record of one game; Nature's plies are drawn from the table's own chance."""

    def __init__(
        self, game: AnyGame, options: Options, seats: Sequence[Seated], chance: Chance
    ) -> None:
        if not len(seats) == len(chance.entropy) == options.seats:
            raise ValueError(f"{options.seats} seats with an entropy each are needed")
        self.game, self.options, self.seats, self.chance = game, options, tuple(seats), chance
        self.start = self.course = begin_course(game, options, self.seats)
        self.lines: list[Line] = []
        """From those on that follow `start`, the course before them."""
        self.kept: int | None = None
        """Lines before this one are kept elsewhere, with what they brought about; None if nobody
        keeps them.
        """
        self._takebacks: dict[tuple[int, Seat], Takeback | None] = {}
        self._stood: Standing | None = None
        self._all = False
        self.recent: deque[Step] = deque()
        """The last steps, and all that are not kept elsewhere by somebody who keeps them. For a
        thousand tables, all events of all plies would be too many: only where nobody keeps them,
        and somebody looks further back, all are here until the table sleeps.
        """

    @classmethod
    def revive(cls, opened: Opened, chance: Chance, kept: int | None = None) -> Table:
        """The table as its record left it, whether all lines are there or only the last ones."""
        header = opened.record.header
        if chance.commitment != header.commitment or chance.entropy != header.entropy:
            raise BadRecord("this chance is not the one that the record committed to")
        table = cls(opened.game, opened.options, header.seats, chance)
        table.start = table.course = opened.start
        table.kept = kept
        for at, line in enumerate(opened.lines, opened.start.at):
            events: list[Event] = []
            course = opened.advance(table.course, at, events.append, chance=chance, measure=False)
            table.commit(Turn(course, (Step(line, tuple(events)),)))
        return table

    # How it stands

    @property
    def state(self) -> Any:
        return self.course.state

    @property
    def at(self) -> int:
        """How many lines there are: the number of the next one."""
        return self.course.at

    @property
    def first(self) -> int:
        """The number of the first line that is here."""
        return self.start.at

    @property
    def oldest(self) -> int:
        """The number of the first line of which the events are here."""
        return self.at - len(self.recent)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self._standing().awaited

    @property
    def result(self) -> Result | None:
        return self._standing().result

    @property
    def how(self) -> How | None:
        """What ended the game; None while it goes on."""
        return self._standing().how

    def _standing(self) -> Standing:
        return self.standing(self.course)

    def standing(self, course: Course) -> Standing:
        """Of a course of this table, also of one that is not made yet. Everybody is told the same
        after each line, so it is worked out once.
        """
        stood = self._stood
        if stood is None or stood.course is not course:
            game, waiting = self.game, awaited(self.game, course)
            stood = self._stood = (
                Standing(course, waiting, None, None)
                if waiting
                else Standing(course, (), result(game, course), how(game, course))
            )
        return stood

    @property
    def over(self) -> bool:
        return self.how is not None

    def takeback(self, seat: Seat) -> Takeback | None:
        """What a seat may take back now. The answer does not change with asking."""
        about = (self.at, seat)
        if about not in self._takebacks:
            self._takebacks = {
                key: each for key, each in self._takebacks.items() if key[0] == self.at
            }
            self._takebacks[about] = undoable(self.game, self.course, seat, self.chance.secret)
        return self._takebacks[about]

    def stands(self, seat: Seat) -> WhyStands:
        """Why a seat that has nothing to take back has nothing."""
        return why_stands(self.game, self.course, seat)

    def forced(self, seat: Seat) -> bool:
        """Whether a seat has one move only, as everybody could know."""
        at = self.at
        return not self.over and forced(
            self.game, self.state, seat, lambda about: self.chance.secret(f"{at} {about}")
        )

    # What may happen: worked out, and not made yet. Raises `Illegal` or `BadLine`.

    def open(self, lines: Sequence[Line] = ()) -> Turn:
        """What Nature does before anybody can act: deals, lots; or all of these lines."""
        return self._turn(*lines)

    def propose(self, seat: Seat, move: Any, by: MadeBy | None = None, settled: Any = None) -> Turn:
        """`settled` is what the simulation that the move steered came to, if it has been run."""
        if seat == NATURE:
            raise ValueError("Nature's moves are drawn by the table, not proposed to it")
        return self._turn(Ply(at=self.at, seat=seat, move=move, by=by), settled=settled)

    def take_back(self, takeback: Takeback, seat: Seat) -> Turn:
        """Whether the seat may, and whether others agree, was asked before (see `takeback`)."""
        return self._turn(Undo(at=self.at, seat=seat, ply=takeback.ply, alone=takeback.alone))

    def resign(self, seat: Seat, bot: str) -> Turn:
        """If the game goes on, the bot plays the seat from here to the end."""
        resigned = Resign(at=self.at, seat=seat)
        if advance(self.game, self.course, resigned).owed() is None:
            return self._turn(resigned)
        return self._turn(resigned, Lend(at=self.at + 1, seat=seat, bot=bot, why="resigned"))

    def agree(self, seats: Sequence[Seat]) -> Turn:
        return self._turn(Agree(at=self.at, seats=tuple(seats)))

    def lend(self, seat: Seat, bot: str, why: Literal["agreed", "clock", "resigned"]) -> Turn:
        return self._turn(Lend(at=self.at, seat=seat, bot=bot, why=why))

    def give_back(self, seat: Seat) -> Turn:
        return self._turn(Return(at=self.at, seat=seat))

    def _turn(self, *lines: Line, settled: Any = None) -> Turn:
        """These lines, and Nature's plies as long as the table waits for her."""
        turn = Turn(self.course, ())
        for line in lines:
            turn = self._step(turn, line)
        while (move := self._natures(turn.course, settled)) is not None:
            ply = Ply(at=turn.course.at, seat=NATURE, move=move)
            try:
                turn = self._step(turn, ply)
            except Illegal as error:
                # Not to be taken for a refusal of the player's own move.
                raise AssertionError(f"Nature drew what the rules refuse: {move}") from error
        return turn

    def _natures(self, course: Course, settled: Any) -> Any | None:
        """None if it is not for her to move."""
        if self.game.awaited(course.state) != (NATURE,):
            return None
        if settled is not None and measured(self.game, course.state):
            return settled
        return self.chance.move(self.game, course.state, course.at)

    def _step(self, turn: Turn, line: Line) -> Turn:
        events: list[Event] = []
        course = advance(self.game, turn.course, line, events.append)
        return Turn(course, (*turn.steps, Step(line, tuple(events))))

    # What is made

    def commit(self, turn: Turn) -> None:
        assert turn.course.at - len(turn.steps) == self.at, "a turn worked out on another state"
        self.course = turn.course
        self.lines += [step.line for step in turn.steps]
        self.recent += turn.steps
        self.forget()

    def forget(self) -> None:
        """What is kept elsewhere, but for the last steps."""
        if self._all:
            return
        recent, kept = self.recent, self.at if self.kept is None else self.kept
        while len(recent) > RECENT and recent[0].line.at < kept:
            recent.popleft()

    def rename(self, seats: Sequence[Seated]) -> None:
        """The same players under other names, or under none: the game is the same."""
        self.seats, self._stood = tuple(seats), None
        self.start = replace(self.start, seats=self.seats)
        self.course = replace(self.course, seats=self.seats)

    def record(self) -> Record:
        """The record so far; once the game is over, with its seed and result."""
        if self.first:
            raise ValueError(f"the first {self.first} lines of the record are not here")
        header = begin(self.game, self.options, self.seats, self.chance)
        record = Record(header, tuple(self.lines))
        ended, how = self.result, self.how
        if ended is None or how is None:
            return record
        return finish(record, ended, self.chance.seed, how)

    def told(self, seat: Seat | None, since: int) -> tuple[Told, ...]:
        """What a seat, or a spectator, was told from line `since` on."""
        return tuple(
            Told(step.line.at, event)
            for step in self.steps(since)
            for event in step.events
            if event.seen_by(seat)
        )

    def asides(self, since: int) -> tuple[Aside, ...]:
        """The lines from `since` on that are no plies."""
        lines = self.lines[max(since - self.first, 0) :]
        return tuple([line for line in lines if not isinstance(line, Ply)])

    def steps(self, since: int) -> Sequence[Step]:
        """From line `since` on."""
        if since == self.at - 1 and self.recent:
            return (self.recent[-1],)  # as after nearly every move
        if since < self.oldest:
            self._remember(self.oldest)
        return tuple(islice(self.recent, max(since - self.oldest, 0), None))

    def _remember(self, oldest: int) -> None:
        """Somebody looks back: from now on all steps are kept, and nobody plays them again."""
        turn, early = Turn(self.start, ()), list[Step]()
        for line in self.lines[: oldest - self.first]:
            turn = self._step(Turn(turn.course, ()), line)
            early += turn.steps
        self.recent = deque((*early, *self.recent))
        self._all = True
