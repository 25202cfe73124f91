"""Who is at a table now, by their connections, and since when the others are away."""

from __future__ import annotations

from time import monotonic

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import TableEntry
from ludotheque.server.objection import Objection

from .follower import Follower
from .live_table import LiveTable
from .public import table_info


class Presence:
    def __init__(self, live: LiveTable, most: int, absent_after: float) -> None:
        """Of each seat there are so many followers at most; and away is who was so long."""
        self._live, self._most, self._absent_after = live, most, absent_after
        self._gone: dict[Seat, float] = {}
        self._awake = monotonic()

    def add(self, follower: Follower) -> None:
        """Raises `Objection` if there are too many."""
        # Counted for each seat: no crowd of watchers can keep a player out.
        alike = sum(each.seat == follower.seat for each in self._live.followers)
        if alike >= self._most:
            raise Objection("house-full")
        self._live.followers.add(follower)

    def remove(self, follower: Follower) -> bool:
        """Whether somebody who plays is away by it."""
        self._live.followers.discard(follower)
        if follower.seat is None or self.present(follower.seat):
            return False
        self._gone[follower.seat] = monotonic()
        return True

    def present(self, seat: Seat) -> bool:
        return any(follower.seat == seat for follower in self._live.followers)

    def here(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return frozenset(f.seat for f in self._live.followers if f.seat is not None)

    def until_absent(self, seat: Seat) -> float | None:
        """Seconds until somebody who is not here counts as away; None if they are here."""
        if self.present(seat):
            return None
        away = monotonic() - self._gone.get(seat, self._awake)
        return max(0.0, self._absent_after - away)

    def entry(self, seat: Seat | None) -> TableEntry:
        """The table as everybody may see it, for who sits there."""
        sheet = self._live.sheet
        present = [self.present(each) for each in range(len(sheet.chairs))]
        watchers = sum(follower.seat is None for follower in self._live.followers)
        return TableEntry(table_info(sheet, present, watchers), seat)
