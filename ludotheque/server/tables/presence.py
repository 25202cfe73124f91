"""Who is at a table now, by their connections, and since when the others are away."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.game import Seat
from ludotheque.core.line import Name
from ludotheque.protocol.wire import TableEntry
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person

from .follower import Follower
from .live_table import LiveTable
from .public import Around, due, table_info

NAMED = 20
"""Of those who watch, so many are named; the rest are only counted."""


class Presence:
    def __init__(
        self, live: LiveTable, most: int, absent_after: float, now: Callable[[], int]
    ) -> None:
        """Of each seat there are so many followers at most; and away is who was so long, at the
        table's pace.
        """
        self._live, self._most, self._now = live, most, now
        patience = live.sheet.pace.patience
        self._grace = None if patience is None else round(1000 * absent_after * patience)
        self._gone: dict[Seat, int] = {}
        self.visited: set[Seat] = set()
        """Who seems to have come, for a move that they prepared."""
        self._awake = now()

    def add(self, follower: Follower) -> None:
        """Raises `Objection` if there are too many."""
        # Counted for each seat: no crowd of watchers can keep a player out.
        alike = sum(each.seat == follower.seat for each in self._live.followers)
        if alike >= self._most:
            raise Objection("house-full")
        self._live.followers.add(follower)
        self._live.look_who_is_here()

    def remove(self, follower: Follower) -> bool:
        """Whether somebody who plays is away by it."""
        self._live.followers.discard(follower)
        self._live.look_who_is_here()
        if follower.seat is None or self.present(follower.seat):
            return False
        self._gone[follower.seat] = self._now()
        return True

    def present(self, seat: Seat) -> bool:
        return any(follower.seat == seat for follower in self._live.followers)

    def seen(self, seat: Seat) -> bool:
        """Whether others are told that somebody is there."""
        return seat in self.visited or self.present(seat)

    def here(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return frozenset(f.seat for f in self._live.followers if f.seat is not None)

    def near(self) -> frozenset[Seat]:
        """Those, and who has been away for so short that they are still waited for."""
        people = self._live.sheet.people()
        return self.here() | {seat for seat in people if self.grace(seat) != 0}

    def grace(self, seat: Seat) -> int | None:
        """Milliseconds until a bot may be asked for in the place of somebody who is not here.

        None if they are here, and where it is for their own clock to say.
        """
        if self._grace is None or self.present(seat):
            return None
        away = self._now() - self._gone.get(seat, self._awake)
        return max(0, self._grace - away)

    def entry(self, seat: Seat | None, person: Person | None, *, named: bool = False) -> TableEntry:
        """The table as everybody may see it, for who sits there or could; `named`: who watches."""
        sheet = self._live.sheet
        seats = range(len(sheet.chairs))
        around = Around(
            present=tuple(self.seen(each) for each in seats),
            grace=tuple(self.grace(each) for each in seats),
            watchers=sum(follower.seat is None for follower in self._live.followers),
            watching=self._watching() if named else (),
        )
        kept = self._live.kept_for(person)
        return TableEntry(table_info(sheet, around), seat, kept, due(sheet, seat))

    def _watching(self) -> tuple[Name, ...]:
        """By name, each person once."""
        people = {
            each.person.id: each.person
            for each in self._live.followers
            if each.seat is None and each.person is not None
        }
        called = [self._live.called(people[each]) for each in sorted(people)]
        return tuple(sorted(called))[:NAMED]
