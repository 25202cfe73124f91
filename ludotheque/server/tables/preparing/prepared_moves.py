"""The door: what the people at one table have prepared, until it is made or something surprises.

A table does not change by any of it before a move is made, and that is a move like any other. Who
is not connected then seems to look in: else everybody would see that nobody was there to move. So
their seat is shown as present from a moment before until a moment after, as if they had come.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.game import AnyGame, Seat, ignore
from ludotheque.protocol.wire import Ended, Prepare, PreparedNow
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing
from ludotheque.server.store.store import PreparedStore, StoredPrepared
from ludotheque.server.tables.changes import offers, play
from ludotheque.server.tables.command import LookAtPrepared, MakePrepared, Post, Receipt
from ludotheque.server.tables.follower import Follower, encode
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.presence import Presence
from ludotheque.table.prepared import Prepared, due, moved, preparable, standing
from ludotheque.table.table import Table

from .delays import AFTER, BEFORE, drawn, until_due


class _Kept(Struct, frozen=True):
    """What a seat has prepared, and how far it is."""

    person: str
    prepared: Prepared
    due: int | None = None


class Visit(Struct, frozen=True):
    makes: int | None
    """When the move is to be made; None once it is."""
    ends: int | None


class PreparedMoves:
    def __init__(
        self,
        live: LiveTable,
        presence: Presence,
        store: PreparedStore,
        rng: Random,
        post: Post,
        stirred: Callable[[], None],
    ) -> None:
        """`stirred` is called when somebody seems to come or to go."""
        self._live, self._presence, self._store = live, presence, store
        self._rng, self._post, self._stirred = rng, post, stirred
        self._kept: dict[Seat, _Kept] | None = None
        """None as long as it was not asked what is stored."""
        self._about: object = None
        """What stood when it was looked at last."""
        self._visits: dict[Seat, Visit] = {}
        self._ended: dict[Seat, Ended] = {}
        self._shown: WeakKeyDictionary[Follower, PreparedNow] = WeakKeyDictionary()
        self._waiting: set[type] = set()
        self._again = False
        """Whether it was not looked at as it should have been."""

    @property
    def visited(self) -> bool:
        """Whether somebody seems to be here, so that the table cannot be put away."""
        return bool(self._visits)

    # What somebody asks for

    async def prepare(self, command: Prepare, person: Person, now: int) -> Receipt:
        live = self._live
        seat, table = live.seated(person), live.playing()
        play.own(live.sheet, seat)
        kept = await self._known()
        if not command.moves:
            await self._forget(seat)
            return Receipt(live.at)
        if seat in table.awaited:
            raise Objection("prepare-your-turn")
        if command.at != live.at or _asked(live, seat):
            raise Objection("prepare-late")
        moves = tuple(_move(table.game, raw) for raw in command.moves)
        if not set(map(table.game.codec.encode, moves)) <= _encoded(table, seat):
            raise Objection("prepare-not-this")
        view = table.game.view(table.state, seat)
        prepared = Prepared(seat=seat, at=live.at, view=view, moves=moves)
        await self._keep(kept, _Kept(person.id, prepared))
        return Receipt(live.at)

    # What goes by itself

    def look(self) -> None:
        """Once a thing is done at the table: it may surprise, or be somebody's turn."""
        stage = self._live.sheet.stage
        about = (self._live.at, stage.offers if isinstance(stage, Playing) else None)
        if about != self._about and self._kept != {}:
            self._about = about
            self._post_once(LookAtPrepared())
        self._tell()

    def tick(self, now: int) -> None:
        """Now and then: what is due is made, and visits end."""
        if self._again:  # the memory failed, perhaps
            self._post_once(LookAtPrepared())
        for seat, ending in tuple(self._visits.items()):
            if ending.ends is not None and now >= ending.ends:
                self._leave(seat)
        for seat, each in tuple((self._kept or {}).items()):
            if each.due is None or now < each.due:
                continue
            visit = self._visits.get(seat)
            if visit is None and not self._presence.present(seat):
                self._visits[seat] = Visit(now + drawn(self._rng, BEFORE), None)
                self._came(seat)
            elif visit is None or (visit.makes is not None and now >= visit.makes):
                self._post_once(MakePrepared())

    async def looked(self, _: LookAtPrepared, now: int) -> Receipt:
        self._waiting.discard(LookAtPrepared)
        self._again = True
        await self._look(now)
        self._again = False
        return Receipt(self._live.at)

    async def _look(self, now: int) -> None:
        live, kept = self._live, await self._known()
        for seat, each in tuple(kept.items()):
            moves = self._standing(seat, each)
            table = live.table
            if table is None or not moves:
                await self._forget(seat, None if _own(table, each) else "surprised")
                continue
            prepared = replace(each.prepared, at=table.at, moves=moves)
            moment = each.due
            if seat in table.awaited:
                if due(table, seat, moves) is None:
                    await self._forget(seat, "surprised")
                    continue
                moment = moment or now + self._until(seat, now)
            after = replace(each, prepared=prepared, due=moment)
            if after != each:
                await self._keep(kept, after)
        self._tell()

    async def made(self, _: MakePrepared, now: int) -> Receipt:
        """Those that are due, one after the other, each as its player would make it."""
        self._waiting.discard(MakePrepared)
        live, kept = self._live, await self._known()
        for seat, each in tuple(kept.items()):
            table = live.table
            if each.due is None or now < each.due or table is None:
                continue
            visit = self._visits.get(seat)
            if visit is not None and (visit.makes is None or now < visit.makes):
                continue
            if visit is None and not self._presence.present(seat):
                continue  # they have just gone: then a visit begins with the next tick
            move = due(table, seat, self._standing(seat, each))
            if move is None or live.full:
                await self._forget(seat, "surprised")
                continue
            await live.change(play.moved(live.sheet, table, seat, move, now), now)
            await self._forget(seat, "made")
            if visit is not None:
                self._visits[seat] = Visit(None, now + drawn(self._rng, AFTER))
            break  # the others are looked at again: this may have surprised them
        return Receipt(live.at)

    def stop(self) -> None:
        self._visits.clear()
        self._presence.visited.clear()

    def reloaded(self) -> None:
        """Somebody else has changed the table: perhaps this too."""
        self._kept = None

    # What is told, to its player alone

    def follow(self, follower: Follower) -> None:
        self._shown.pop(follower, None)
        self._tell()

    def _tell(self) -> None:
        live, made = self._live, dict[Seat, PreparedNow]()
        if live.table is None or self._kept is None:
            return
        for follower in tuple(live.followers):
            seat = follower.seat
            if seat is None or follower.behind:
                continue
            if seat not in made:
                made[seat] = self._now(live.table, seat)
            now, before = made[seat], self._shown.get(follower, _NOTHING)
            if now != before and (_some(now) or _some(before)):
                self._shown[follower] = now
                follower.show(encode(now))

    def _now(self, table: Table, seat: Seat) -> PreparedNow:
        kept = (self._kept or {}).get(seat)
        can = preparable(table, seat) if isinstance(self._live.sheet.stage, Playing) else ()
        return PreparedNow(
            at=self._live.at,
            can=can,
            moves=kept.prepared.moves if kept is not None else (),
            ended=self._ended.get(seat),
        )

    # How it stands

    def _standing(self, seat: Seat, kept: _Kept) -> tuple[object, ...]:
        """Nothing, where somebody else sits there now, or where the player is asked something:
        to go on would answer it.
        """
        live = self._live
        if live.sheet.chairs[seat].person != kept.person or _asked(live, seat):
            return ()
        if live.table is None or not isinstance(live.sheet.stage, Playing):
            return ()
        return standing(live.table, kept.prepared)

    def _until(self, seat: Seat, now: int) -> int:
        stage = self._live.sheet.stage
        left = stage.clock.remaining(seat, now) if isinstance(stage, Playing) else None
        return until_due(self._rng, self._presence.present(seat), left)

    # What is kept

    async def _known(self) -> dict[Seat, _Kept]:
        if self._kept is None:
            table = self._live.table
            rows = await self._store.prepared(self._live.id)
            self._kept = {} if table is None else {r.seat: _read(table.game, r) for r in rows}
        return self._kept

    async def _keep(self, kept: dict[Seat, _Kept], each: _Kept) -> None:
        prepared, game = each.prepared, self._live.playing().game
        await self._store.prepare(
            StoredPrepared(
                table=self._live.id,
                seat=prepared.seat,
                person=each.person,
                at=prepared.at,
                view=game.codec.encode(prepared.view),
                moves=game.codec.encode(prepared.moves),
                due=each.due,
            )
        )
        kept[prepared.seat] = each
        self._ended.pop(prepared.seat, None)

    async def _forget(self, seat: Seat, ended: Ended | None = None) -> None:
        kept = await self._known()
        if seat in kept:
            await self._store.unprepare(self._live.id, seat)
            del kept[seat]
        visit = self._visits.get(seat)
        if visit is not None and visit.makes is not None:
            # Who seems to be here has looked, and goes again without a move.
            self._visits[seat] = Visit(None, visit.makes)
        if ended is None:
            self._ended.pop(seat, None)
        else:
            self._ended[seat] = ended

    def _post_once(self, what: LookAtPrepared | MakePrepared) -> None:
        if type(what) not in self._waiting:
            self._waiting.add(type(what))
            self._post(what, ignore)

    def _came(self, seat: Seat) -> None:
        self._presence.visited.add(seat)
        self._stirred()

    def _leave(self, seat: Seat) -> None:
        del self._visits[seat]
        self._presence.visited.discard(seat)
        self._stirred()


_NOTHING = PreparedNow(at=0, can=(), moves=(), ended=None)


def _some(told: PreparedNow) -> bool:
    return bool(told.can or told.moves or told.ended)


def _asked(live: LiveTable, seat: Seat) -> bool:
    """Whether somebody waits for the seat's word."""
    stage = live.sheet.stage
    if not isinstance(stage, Playing):
        return False
    return any(seat in offers.asked(live.sheet, each, (seat,)) for each in stage.offers)


def _own(table: Table | None, kept: _Kept) -> bool:
    return table is not None and moved(table, kept.prepared)


def _move(game: AnyGame, raw: Raw) -> object:
    try:
        move: object = game.codec.move(bytes(raw))
        return move
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Objection("bad-request", why=f"not a move of this game: {error}"[:300]) from None


def _encoded(table: Table, seat: Seat) -> set[bytes]:
    return set(map(table.game.codec.encode, preparable(table, seat)))


_raws = msgspec.json.Decoder(tuple[Raw, ...]).decode


def _read(game: AnyGame, row: StoredPrepared) -> _Kept:
    moves = tuple(game.codec.move(bytes(raw)) for raw in _raws(row.moves))
    view = game.codec.view(row.view)
    prepared = Prepared(seat=row.seat, at=row.at, view=view, moves=moves)
    return _Kept(row.person, prepared, row.due)
