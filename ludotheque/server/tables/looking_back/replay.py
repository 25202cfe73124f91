"""A game moment by moment: once it is over through any eyes, and before through one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludotheque.core.course import Course
from ludotheque.core.game import AnyGame, Event, Seat
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import Agree, BadRecord, Line, Opened, Ply
from ludotheque.protocol.wire import Moment, Moments
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Over, Playing
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables.changes.records import opened
from ludotheque.table.table import Told
from ludotheque.titles import RulesGone

ALL: Final = "all"
WATCHER: Final = "watcher"


def moments(
    kept: StoredTable,
    seat: Seat | None,
    eyes: str | None,
    since: int,
    most: int,
    *,
    own: bool = False,
) -> Moments:
    """So many moments from `since` on, for who sits there. Without a wish, with the best eyes; and
    with one's `own` alone where the others are closed, also once it is over.

    Lines that are not needed for them may be missing; `BadChapter` is raised where they are.
    """
    try:
        game = opened(kept)
        match kept.sheet.stage:
            case Over(at=last) | Closed(at=last):
                choices = (str(seat),) if own and seat is not None else all_eyes(game)
            case Playing(at=last):
                choices = (WATCHER,) if seat is None else (str(seat),)
            case _:
                raise AssertionError("nothing has been played")
        return seen(game, choices, eyes, since, most, last)
    except (RulesGone, BadRecord):
        raise Objection("rules-changed") from None
    except NotInTheHouse:
        raise Objection("game-missing") from None


def seen(
    opened: Opened,
    choices: tuple[str, ...],
    eyes: str | None,
    since: int,
    most: int,
    last: int | None = None,
) -> Moments:
    """`last` is how many lines there are, if the last ones are missing."""
    if eyes is None:
        eyes = choices[0]
    if eyes not in choices:
        raise Objection("not-over" if eyes in all_eyes(opened) else "no-such-seat")
    last = opened.last if last is None else last
    shown = _shown(opened, eyes, since, min(last + 1, since + most))
    return Moments(eyes=eyes, choices=choices, last=last, moments=tuple(shown))


def all_eyes(opened: Opened) -> tuple[str, ...]:
    """Of a game that is over, beginning with those that see the most."""
    seats = tuple(str(seat) for seat in range(opened.options.seats))
    openly = opened.game.revealed(opened.start.state) is not None
    return (*((ALL,) if openly else ()), WATCHER, *seats)


def _shown(opened: Opened, eyes: str, since: int, until: int) -> Iterator[Moment]:
    course, first = opened.start, opened.start.at
    if since == 0:
        yield _moment(opened.game, course, None, (), eyes)
    for at in range(first, until - 1):
        events: list[Event] = []
        course = opened.advance(course, at, events.append)
        if course.at >= since:
            yield _moment(opened.game, course, opened.lines[at - first], events, eyes)


def _moment(
    game: AnyGame, course: Course, line: Line | None, events: Sequence[Event], eyes: str
) -> Moment:
    """What a move was is not told, only what came of it: it may hold what these eyes never saw."""
    return Moment(
        at=course.at,
        seat=None if line is None or isinstance(line, Agree) else line.seat,
        line=None if isinstance(line, Ply) else line,
        view=_view(game, course.state, eyes),
        told=tuple(
            Told(course.at - 1, event)
            for event in events
            if eyes == ALL or event.seen_by(_seat(eyes))
        ),
    )


def _view(game: AnyGame, state: Any, eyes: str) -> Any:
    return game.revealed(state) if eyes == ALL else game.view(state, _seat(eyes))


def _seat(eyes: str) -> Seat | None:
    return None if eyes == WATCHER else int(eyes)
