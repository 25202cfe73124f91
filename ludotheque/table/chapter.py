"""A game in chapters: what some lines brought about, and the course that they led to, as bytes.

Whoever has the last chapter need not play the game again from its beginning, and whoever has those
before it can tell all that happened. They are no part of the record: it can always be read instead.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from ludotheque.core.course import Course, Undoable, advance
from ludotheque.core.game import AnyGame, Data, Event, Seat
from ludotheque.core.line import Aside, Line, Name, Ply, Seated

from .table import Step, Told

EVERY: Final = 64
"""A chapter has at least so many lines, unless it is the last of a game that is over; and it ends
where nothing can be taken back, if that comes before it has twice as many.
"""


class BadChapter(Exception):
    """Not as we would write it: the record is read instead."""


class Chapter(Data, frozen=True, kw_only=True):
    since: int
    at: int
    """It has the lines from `since` up to this one, which is the first of the next."""
    course: bytes
    """How the game stood after them."""
    told: bytes
    """What they brought about, and those of them that are no plies."""


class ToldTo(Struct, frozen=True, array_like=True, gc=False):
    """An event as it is told, and to whom."""

    at: int
    only: tuple[Seat, ...] | None
    event: Raw


class Happened(Struct, frozen=True, gc=False):
    """What some lines brought about, for anybody's eyes: `told_to` says what a seat may know."""

    told: tuple[ToldTo, ...]
    lines: tuple[Aside, ...]

    def told_to(self, seat: Seat | None, since: int = 0) -> Iterator[Told]:
        for each in self.told:
            if each.at >= since and (each.only is None or seat in each.only):
                yield Told(each.at, each.event)


class _Back(Data, frozen=True):
    """An `Undoable`, and which of the states stood before it."""

    at: int
    seat: Seat
    move: Raw
    before: int
    late: bool


class _Course(Data, frozen=True, kw_only=True):
    at: int
    states: tuple[Raw, ...]
    """The one that stands comes first. Each is here once, whoever could go back to it."""
    window: tuple[_Back, ...]
    undone: tuple[_Back, ...]
    resigned: tuple[Seat, ...]
    lent: dict[Seat, Name]
    agreed: bool
    stood: tuple[Seat, ...]
    undos: dict[Seat, int]


_encode = msgspec.json.Encoder().encode  # as frames are written: the same bytes go into them
_course = msgspec.json.Decoder(_Course)
_happened = msgspec.json.Decoder(Happened)


def due(course: Course, since: int, over: bool = False) -> bool:
    """Whether a chapter that began there should end with this course."""
    lines = course.at - since
    if over:
        return lines > 0
    settled = not (course.window or course.undone)
    return lines >= EVERY and (settled or lines >= 2 * EVERY)


def written(game: AnyGame, course: Course, steps: Sequence[Step]) -> Chapter:
    """A chapter of these steps, which led to this course. Raises `BadChapter` if it could not be
    read as it was written.
    """
    chapter = Chapter(
        since=course.at - len(steps),
        at=course.at,
        course=zlib.compress(_encode(_plain(game, course))),
        told=zlib.compress(_encode(_of(steps))),
    )
    if read_course(game, course.seats, chapter) != course:
        raise BadChapter(f"{game.name}: a course that is not read as it was written")
    return chapter


def in_chapters(
    game: AnyGame, course: Course, lines: Iterable[Line], until: int | None = None
) -> Iterator[Chapter]:
    """The lines that follow a course; the last chapter ends at `until`, or by default where one is
    due. Moves are decoded already.
    """
    steps = list[Step]()
    for line in lines:
        if course.at == until:
            break
        events: list[Event] = []
        course = advance(game, course, line, events.append)
        steps.append(Step(line, tuple(events)))
        if due(course, course.at - len(steps)) or course.at == until:
            yield written(game, course, steps)
            steps = []


def read_course(game: AnyGame, seats: Sequence[Seated], chapter: Chapter) -> Course:
    """How the game stood at the end of a chapter. Raises `BadChapter`."""
    try:
        plain = _course.decode(zlib.decompress(chapter.course))
        states = [game.codec.state(bytes(raw)) for raw in plain.states]
        return Course(
            seats=tuple(seats),
            state=states[0],
            at=plain.at,
            window=_backs(game, plain.window, states),
            undone=_backs(game, plain.undone, states),
            resigned=plain.resigned,
            lent=plain.lent,
            agreed=plain.agreed,
            stood=plain.stood,
            undos=plain.undos,
        )
    except (zlib.error, msgspec.DecodeError, IndexError, UnicodeDecodeError) as error:
        raise BadChapter(f"a chapter that cannot be read: {error}") from None


def read_happened(chapters: Iterable[Chapter], since: int, until: int) -> Happened:
    """What the lines from `since` up to `until` brought about. Raises `BadChapter` if the chapters
    do not have them all.
    """
    told, lines, have = list[ToldTo](), list[Aside](), since
    for chapter in sorted(chapters, key=lambda each: each.at):
        if chapter.at <= have or have >= until:
            continue
        if chapter.since > have:
            break
        try:
            found = _happened.decode(zlib.decompress(chapter.told))
        except (zlib.error, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadChapter(f"a chapter that cannot be read: {error}") from None
        told += (each for each in found.told if have <= each.at < until)
        lines += (each for each in found.lines if have <= each.at < until)
        have = chapter.at
    if have < until:
        raise BadChapter(f"what happened from line {have} on is not there")
    return Happened(tuple(told), tuple(lines))


def _of(steps: Sequence[Step]) -> Happened:
    return Happened(
        tuple(
            ToldTo(step.line.at, event.only, Raw(_encode(event)))
            for step in steps
            for event in step.events
        ),
        tuple(step.line for step in steps if not isinstance(step.line, Ply)),
    )


def _plain(game: AnyGame, course: Course) -> _Course:
    states: dict[int, int] = {id(course.state): 0}
    raws = [Raw(game.codec.encode(course.state))]

    def back(each: Undoable) -> _Back:
        if (number := states.get(id(each.before))) is None:
            states[id(each.before)] = number = len(raws)
            raws.append(Raw(game.codec.encode(each.before)))
        move = Raw(game.codec.encode(each.move))
        return _Back(each.at, each.seat, move, number, each.late)

    window, undone = tuple(map(back, course.window)), tuple(map(back, course.undone))
    return _Course(
        at=course.at,
        states=tuple(raws),
        window=window,
        undone=undone,
        resigned=course.resigned,
        lent=dict(course.lent),
        agreed=course.agreed,
        stood=course.stood,
        undos=dict(course.undos),
    )


def _backs(game: AnyGame, backs: Sequence[_Back], states: Sequence[Any]) -> tuple[Undoable, ...]:
    return tuple(
        Undoable(
            each.at, each.seat, game.codec.move(bytes(each.move)), states[each.before], each.late
        )
        for each in backs
    )
