"""Where a game stands after some lines of its record: its state, and what the rules do not know.

Pure, like the rules: a table that is being played, a replay and the verifier all advance by the
same function, so that none of them can allow what another forbids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from .game import NATURE, AnyGame, Data, Emit, Event, Illegal, Options, Result, Seat, ignore
from .line import Agree, Aside, How, Lend, Line, Name, Ply, Resign, Return, Seated, Undo

LONGEST = 32
"""How many plies can still be taken back at most; older ones stand for ever."""

RESIGNATION, AGREEMENT = "resignation", "agreement"
"""Where a clause would be cited, had the game ended by its own rules."""


class BadLine(Exception):
    """A line that may not stand here. The message is one line for a person."""


class Undoable(Data, frozen=True):
    """A ply that could be taken back, and the state before it."""

    at: int
    seat: Seat
    move: Any
    before: Any
    late: bool = False
    """Made by the clock: who was too late for it cannot have it back, and the time with it."""


class Course(Data, frozen=True, kw_only=True):
    seats: tuple[Seated, ...]
    state: Any
    at: int = 0
    """How many lines there are so far: the number of the next one."""
    window: tuple[Undoable, ...] = ()
    """The plies that stand, since the last thing that nobody can take back."""
    undone: tuple[Undoable, ...] = ()
    """The plies taken back in that time: whoever learnt something from them knows it still."""
    resigned: tuple[Seat, ...] = ()
    lent: Mapping[Seat, Name] = {}
    """Which bot plays for a person."""
    agreed: bool = False
    stood: tuple[Seat, ...] = ()
    """Who has made a ply that nobody can take back any more."""
    undos: Mapping[Seat, int] = {}
    """How often each seat has taken back."""

    def people(self) -> tuple[Seat, ...]:
        """The people who are still in the game, whoever plays for them at the moment."""
        return tuple(
            seat
            for seat, seated in enumerate(self.seats)
            if seated.bot is None and seat not in self.resigned
        )

    def bot(self, seat: Seat) -> Name | None:
        """The bot that plays this seat now, if it is not a person."""
        return self.seats[seat].bot or self.lent.get(seat)

    def character(self, seat: Seat) -> Name | None:
        """Whose ways that bot has. Who plays for a person has none of their own."""
        return self.seats[seat].character or None

    def given_up(self) -> bool:
        """Whether resignations have ended the game."""
        if not self.resigned:
            return False
        return len(self.seats) - len(self.resigned) <= 1 or not self.people()

    def owed(self) -> Seat | None:
        """Who has just resigned from a game that goes on, and needs a bot before anything else."""
        if not self.resigned or self.given_up() or self.resigned[-1] in self.lent:
            return None
        return self.resigned[-1]


def begin_course(game: AnyGame, options: Options, seats: Sequence[Seated]) -> Course:
    return Course(seats=tuple(seats), state=game.setup(options))


# How it stands


def awaited(game: AnyGame, course: Course) -> tuple[Seat, ...]:
    """Whom the table waits for. Empty when the game is over, however it ended."""
    return () if course.agreed or course.given_up() else game.awaited(course.state)


def loose(game: AnyGame, course: Course, seat: Seat | None) -> Undoable | None:
    """The last ply of a seat, unless it is one that people do not take back, or not once it was
    answered.
    """
    for own in reversed(course.window):
        if own.seat == seat:
            return None if own.late or stands(game, course, own) else own
    return None


def stands(game: AnyGame, course: Course, back: Undoable) -> bool:
    """Whether a ply is one that is not taken back, as it was said and heard."""
    if not game.manners.binding(back.before, back.seat, back.move):
        return False
    return answered(course, back) or len(course.people()) > 1


def since(course: Course, own: Undoable) -> list[Undoable]:
    """This ply and all later ones, also what was taken back since: it was seen all the same."""
    return [back for back in (*course.window, *course.undone) if back.at >= own.at]


def answered(course: Course, own: Undoable) -> bool:
    return any(back.seat != own.seat for back in since(course, own))


def how(game: AnyGame, course: Course) -> How | None:
    """What ended the game; None while it goes on."""
    if course.agreed:
        return "agreed"
    if course.given_up():
        return "resigned"
    return None if game.awaited(course.state) else "rules"


def result(game: AnyGame, course: Course) -> Result | None:
    seats = range(len(course.seats))
    if course.agreed:
        return Result((0,) * len(seats), (), AGREEMENT)
    if course.given_up():
        winners = tuple(seat for seat in seats if seat not in course.resigned)
        return Result(tuple(int(seat in winners) for seat in seats), winners, RESIGNATION)
    ended: Result | None = game.result(course.state)
    return ended


# How it goes on


def advance(game: AnyGame, course: Course, line: Line, emit: Emit[Any] = ignore) -> Course:
    """One line further. Raises `Illegal` for a ply that the rules refuse, `BadLine` for the rest.

    Moves are decoded already. Only a ply has anything to emit.
    """
    if line.at != course.at:
        raise BadLine(f"number {course.at} should stand here, and not {line.at}")
    match line:
        case Ply():
            after = _play(game, course, line, emit)
        case _:
            after = replace(_aside(game, course, line), at=course.at + 1)
    return after


def _play(game: AnyGame, course: Course, ply: Ply, emit: Emit[Any]) -> Course:
    if ply.seat != NATURE:
        _check_seat(course, ply.seat)
    elif ply.by is not None:
        raise BadLine("Nature has no clock")
    if (maker := game.manners.reserved(ply.move)) not in (None, ply.by):
        raise BadLine(f"only the {maker} does that")
    if refusal := game.refusal(course.state, ply.seat, ply.move):
        raise Illegal(refusal)
    _check_going_on(game, course, ply)
    told: list[Event] = []
    state = game.apply(course.state, ply.seat, ply.move, told.append)
    for event in told:
        emit(event)
    if ply.seat == NATURE or any(event.settles or event.only is not None for event in told):
        return _settled(replace(course, at=course.at + 1, state=state), ply.seat)
    back = Undoable(ply.at, ply.seat, ply.move, course.state, ply.by is not None)
    window = (*course.window, back)
    if len(window) <= LONGEST:
        return replace(course, at=course.at + 1, state=state, window=window)
    stood = _stood(course, *(old.seat for old in window[:-LONGEST]))
    window = window[-LONGEST:]
    return replace(course, at=course.at + 1, state=state, window=window, stood=stood)


def _aside(game: AnyGame, course: Course, line: Aside) -> Course:
    _check_going_on(game, course, line)
    if game.awaited(course.state) == (NATURE,):
        # Else whoever knows the seed could push a draw from one number to another.
        raise BadLine("Nature moves before anything else can happen")
    match line:
        case Undo():
            return _undo(game, course, line)
        case Resign(seat=seat):
            _check_person(course, seat)
            if seat in course.resigned:
                raise BadLine(f"seat {seat} has resigned before")
            resigned = (*course.resigned, seat)
            return _settled(replace(course, resigned=resigned, lent=_home(course, seat)))
        case Agree(seats=seats):
            if len(seats) < 2 or seats != course.people():
                raise BadLine("a draw is agreed on by all people in the game, and two at least")
            return _settled(replace(course, agreed=True))
        case Lend(seat=seat, bot=bot, why=why):
            _check_person(course, seat)
            if seat in course.lent:
                raise BadLine(f"a bot plays for seat {seat} already")
            if (why == "resigned") != (seat in course.resigned):
                raise BadLine(f"seat {seat} is not lent because it was {why}")
            return replace(course, lent={**course.lent, seat: bot})
        case Return(seat=seat):
            if seat not in course.lent or seat in course.resigned:
                raise BadLine(f"seat {seat} is not one to come back to")
            return replace(course, lent=_home(course, seat))


def _undo(game: AnyGame, course: Course, undo: Undo) -> Course:
    window = course.window
    index = next((i for i, back in enumerate(window) if back.at == undo.ply), None)
    if index is None:
        raise BadLine(f"ply {undo.ply} cannot be taken back, or not any more")
    back, later = window[index], window[index + 1 :]
    if back.seat != undo.seat:
        raise BadLine(f"ply {undo.ply} is not seat {undo.seat}'s own")
    if back.late:
        raise BadLine(f"ply {undo.ply} was made by the clock")
    for each in (back,) if undo.alone else (back, *later):
        if stands(game, course, each):
            raise BadLine(f"ply {each.at} was heard, and stands")
    undos = {**course.undos, undo.seat: course.undos.get(undo.seat, 0) + 1}
    course = replace(course, undos=undos)
    if undo.alone:
        return _without(game, course, back, later)
    return _taken_back(replace(course, state=back.before, window=window[:index]), back, *later)


def _without(game: AnyGame, course: Course, back: Undoable, later: Sequence[Undoable]) -> Course:
    """One ply less: the later ones must come out as they did, and it could be made after them."""
    state, stand = back.before, [each for each in course.window if each.at < back.at]
    for each in later:
        if game.refusal(state, each.seat, each.move):
            raise BadLine(f"ply {each.at} cannot stand without ply {back.at}")
        stand.append(replace(each, before=state))
        state = game.apply(state, each.seat, each.move, ignore)
    if (
        game.refusal(state, back.seat, back.move)
        or not game.sealed(state, back.seat, back.move)
        or game.apply(state, back.seat, back.move, ignore) != course.state
    ):
        raise BadLine(f"ply {back.at} was not sealed, and cannot be taken back alone")
    return _taken_back(replace(course, state=state, window=tuple(stand)), back)


def _taken_back(course: Course, *backs: Undoable) -> Course:
    undone = (*course.undone, *backs)
    # What is forgotten of the plies taken back must not be what forbids to take back another.
    forgotten = max((back.at for back in undone[:-LONGEST]), default=-1)
    window = tuple(back for back in course.window if back.at > forgotten)
    stood = _stood(course, *(back.seat for back in course.window if back.at <= forgotten))
    return replace(course, window=window, undone=undone[-LONGEST:], stood=stood)


def _settled(course: Course, *seats: Seat) -> Course:
    """Nothing up to here can be taken back any more, nor what these have just done."""
    stood = _stood(course, *seats, *(back.seat for back in course.window))
    return replace(course, window=(), undone=(), stood=stood)


def _stood(course: Course, *seats: Seat) -> tuple[Seat, ...]:
    more = {seat for seat in seats if seat != NATURE and seat not in course.stood}
    return tuple(sorted((*course.stood, *more))) if more else course.stood


def _home(course: Course, seat: Seat) -> dict[Seat, Name]:
    return {other: bot for other, bot in course.lent.items() if other != seat}


# What must be so


def _check_going_on(game: AnyGame, course: Course, line: Line) -> None:
    if how(game, course) is not None:
        raise BadLine("the game is over")
    owed = course.owed()
    if owed is not None and not (isinstance(line, Lend) and line.seat == owed):
        raise BadLine(f"seat {owed} has resigned, and a bot must take over first")


def _check_seat(course: Course, seat: Seat) -> None:
    if seat not in range(len(course.seats)):
        raise BadLine(f"there is no seat {seat}")


def _check_person(course: Course, seat: Seat) -> None:
    _check_seat(course, seat)
    if course.seats[seat].bot is not None:
        raise BadLine(f"seat {seat} is a bot's")
