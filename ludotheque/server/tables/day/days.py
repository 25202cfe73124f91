"""The door: today's deals, how one of them is begun, and what everybody made of those before."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from typing import Final

import msgspec

from ludotheque.core.chance import SEED_BYTES
from ludotheque.core.line import Line
from ludotheque.core.options import NotInTheHouse
from ludotheque.protocol.wire import (
    DayCard,
    DayDeal,
    DayResult,
    DayResults,
    TableInfo,
)
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Over, Sheet
from ludotheque.server.store.store import Store, StoredLine, Tried
from ludotheque.server.tables.new_tables import NewTables
from ludotheque.server.tables.public import table_info
from ludotheque.titles import TITLES, Title, find
from ludotheque.titles.day import order

from . import deal
from .calendar import before, ends, in_a_row, today
from .opening_process import worked_out

SECRET: Final = "day-secret"
"""Under this the house notes what its deals are made from. It never leaves its memory."""
LISTED: Final = 500
"""Of a deal that more have begun, so many are read and listed."""
REMEMBERED: Final = 366 * 5
"""Of somebody, so many tries are looked at: those of a year."""


class Days:
    def __init__(self, store: Store, now: Callable[[], int], new_tables: NewTables) -> None:
        self._store, self._now, self._new_tables = store, now, new_tables
        self._openings: dict[tuple[str, str], asyncio.Task[tuple[Line, ...]]] = {}
        """Of today, by day and game: worked out once for all who come."""

    async def card(self, person: Person | None) -> DayCard:
        now = self._now()
        day = today(now)
        people = await self._store.tried(day)
        tries = await self._store.tries_of(person.id, REMEMBERED) if person is not None else ()
        own = {each.game: each.table for each in tries if each.day == day}
        days = tuple(dict.fromkeys(each.day for each in tries))
        return DayCard(
            day=day,
            before=before(day),
            ends=ends(day),
            deals=tuple([await self._deal(game, people, own) for game in TITLES]),
            days=days,
            row=in_a_row(days, now),
        )

    async def _deal(self, game: str, people: dict[str, int], own: dict[str, str]) -> DayDeal:
        table = own.get(game)
        sheet = await self._store.sheet(table) if table is not None else None
        stage = None if sheet is None else sheet.stage
        return DayDeal(
            game=game,
            people=people.get(game, 0),
            table=table,
            stage=None if sheet is None else table_info(sheet).stage,
            mark=stage.mark if isinstance(stage, Over) else None,
        )

    async def begin(self, person: Person, game: str) -> TableInfo:
        """Raises `Objection`: once it is begun, it is used."""
        try:
            title = find(game)
        except NotInTheHouse:
            raise Objection("no-such-game", game=game[:40]) from None
        now = self._now()
        day = today(now)
        tries = await self._store.tries_of(person.id, len(TITLES))
        if any((each.day, each.game) == (day, game) for each in tries):
            raise Objection("day-once")
        secret = await self._store.settled(SECRET, token_bytes(SEED_BYTES))
        seed = deal.seed(secret, day, game)

        def seated(id: str) -> Sheet:
            return deal.seated(title, person, id=id, seed=seed, day=day, now=now)

        lines = await self._opening(title, day, seated)

        def made(id: str) -> tuple[Sheet, list[StoredLine]]:
            change = deal.begun(seated(id), lines, now)
            assert change.turn is not None
            return change.sheet, [
                StoredLine(at=step.line.at, raw=msgspec.json.encode(step.line), when=now)
                for step in change.turn.steps
            ]

        try:
            return table_info(await self._new_tables.begin(person, made))
        except Tried:
            raise Objection("day-once") from None

    async def _opening(
        self, title: Title, day: str, seated: Callable[[str], Sheet]
    ) -> tuple[Line, ...]:
        """One's name stands in no line of it, so that one is as good as another."""
        if title.day.ready is None:
            return ()
        key = day, title.name
        if (found := self._openings.get(key)) is None or (found.done() and found.exception()):
            self._openings = {each: task for each, task in self._openings.items() if each[0] == day}
            found = asyncio.create_task(worked_out(seated("the-day")))
            self._openings[key] = found
        return await asyncio.shield(found)

    async def results(self, day: str, game: str, person: Person | None) -> DayResults:
        """Only once everything of the day lies open."""
        if game not in TITLES:
            raise Objection("no-such-game", game=game[:40])
        if not _is_day(day) or day > (now := today(self._now())):
            raise Objection("no-such-day")
        if day == now:
            raise Objection("day-not-over", day=day)
        people = (await self._store.tried(day)).get(game, 0)
        sheets = await self._store.tries(day, game, LISTED)
        shown = sorted(sheets, key=_order)
        asker = person.id if person is not None else None
        ranks = _ranks(shown)
        return DayResults(
            day=day,
            game=game,
            people=people,
            results=tuple(
                DayResult(
                    name=sheet.chairs[sheet.people()[0]].name or "",
                    table=sheet.id,
                    yours=sheet.seat_of(asker) is not None,
                    rank=ranks.get(sheet.id),
                    mark=sheet.stage.mark if isinstance(sheet.stage, Over) else None,
                    how=sheet.stage.how if isinstance(sheet.stage, Over) else None,
                )
                for sheet in shown
                if sheet.people()
            ),
        )


def _is_day(day: str) -> bool:
    try:
        ends(day)
    except (ValueError, OverflowError):
        return False
    return True


def counts(sheet: Sheet) -> bool:
    """Whether it was played to its end while nobody could have seen another's."""
    stage = sheet.stage
    if not isinstance(stage, Over) or sheet.day is None or stage.mark is None:
        return False
    return stage.how == "rules" and sheet.changed < ends(sheet.day)


def _order(sheet: Sheet) -> tuple[int, tuple[int, ...], str]:
    stage = sheet.stage
    if not isinstance(stage, Over) or stage.mark is None:
        return 3, (), sheet.id
    kind = 0 if counts(sheet) else 1 if stage.how == "rules" else 2
    return kind, order(stage.mark), sheet.id


def _ranks(sheets: list[Sheet]) -> dict[str, int]:
    """Who did the same shares a rank."""
    ranks: dict[str, int] = {}
    last: tuple[int, ...] | None = None
    rank = 0
    for number, sheet in enumerate((each for each in sheets if counts(each)), 1):
        assert isinstance(sheet.stage, Over)
        assert sheet.stage.mark is not None
        if (found := order(sheet.stage.mark)) != last:
            rank, last = number, found
        ranks[sheet.id] = rank
    return ranks
