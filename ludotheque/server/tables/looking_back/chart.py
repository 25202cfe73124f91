"""The numbers of a game that is over, round by round: what everybody could count meanwhile."""

from __future__ import annotations

from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import BadRecord, Opened
from ludotheque.protocol.wire import Chart, Series
from ludotheque.server.objection import Objection
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables.changes.records import opened
from ludotheque.titles import Counted, RulesGone, Title, find


def chart(kept: StoredTable) -> Chart:
    try:
        title = find(kept.sheet.game, kept.sheet.version)
        return charted(opened(kept), title)
    except (RulesGone, BadRecord):
        raise Objection("rules-changed") from None
    except NotInTheHouse:
        raise Objection("game-missing") from None


def charted(opened: Opened, title: Title) -> Chart:
    """How it stood when each round ended, by a spectator's views alone."""
    tallies: list[tuple[int, Counted]] = []
    course = opened.course(0)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at)
        tally = title.tally(title.game.view(course.state, None))
        if tallies and tallies[-1][1].round >= tally.round:
            tallies[-1] = (course.at, tally)  # also after an undo: the later lines count
        elif tally.round > 0:
            tallies.append((course.at, tally))
    names = tallies[-1][1].numbers if tallies else {}
    return Chart(
        rounds=tuple(at for at, _ in tallies),
        series=tuple(
            Series(
                name=name,
                values=tuple(
                    tuple(tally.numbers[name][seat] for _, tally in tallies)
                    for seat in range(opened.options.seats)
                ),
            )
            for name in names
        ),
    )
