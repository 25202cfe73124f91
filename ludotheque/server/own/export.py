"""All that the house keeps about somebody, in one piece: and nothing of others but what they see
anyway, the names at their own tables.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec

from ludotheque.protocol.wire import (
    OwnChannel,
    OwnData,
    OwnReport,
    OwnSaying,
    OwnTable,
    OwnTry,
)
from ludotheque.server.hosting.hosts_hand import HostsHand
from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.objection import Objection
from ludotheque.server.people import passphrases
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Closed, Over, Sheet
from ludotheque.server.store.store import Store
from ludotheque.server.tables.house import House
from ludotheque.server.tables.public import table_info

RECORDS = 16 * 1024 * 1024
"""Bytes of records that go along. What is more can be had one by one, where everybody has it."""
TRIES = 10_000
"""Deals of the day: more than anybody has begun."""


class Exporting:
    def __init__(self, store: Store, house: House, hand: HostsHand, turns: Turns) -> None:
        """Everything is looked through for it: one after the other, in `turns`."""
        self._store, self._house, self._hand = store, house, hand
        self._turns = turns

    async def everything(self, person: Person, address: str) -> OwnData:
        async with self._turns.turn(Owner(address, person.id)):
            sheets = [
                sheet
                for table in await self._store.mentions(person.id)
                if (sheet := await self._store.sheet(table)) is not None
            ]
            words = await self._store.words_of(person.id)
            tries = await self._store.tries_of(person.id, TRIES)
            channels = await self._store.channels_of(person.id)
            wishes = await self._store.wishes_of(person.id)
            await self._hand.open()
            tables, left_out = await self._tables(sheets, person)
            return OwnData(
                when=self._house.now(),
                id=person.id,
                name=person.name,
                claimed=person.claim is not None,
                passphrase=passphrases.kind(person.hash),
                since=person.made,
                devices_left=len(person.left_devices.split()),
                muted=bool(person.muted),  # a file knows numbers alone
                banned=bool(person.banned),
                tables=tables,
                records_left_out=left_out,
                words=tuple(OwnSaying(**each._asdict()) for each in words),
                reports=tuple(self._reports(person)),
                channels=tuple(
                    OwnChannel(
                        kind=each.kind,
                        address=each.address,
                        device=each.device,
                        confirmed=each.confirmed,
                        opens=each.opens,
                        language=each.language,
                        p256dh=each.p256dh,
                        auth=each.auth,
                        made=each.made,
                    )
                    for each in channels
                ),
                wishes=None if wishes is None else msgspec.json.decode(wishes),
                tries=tuple(OwnTry(*each) for each in tries),
            )

    async def _tables(
        self, sheets: list[Sheet], person: Person
    ) -> tuple[tuple[OwnTable, ...], int]:
        """And how many records did not go along."""
        tables, room, left_out = list[OwnTable](), RECORDS, 0
        for sheet in sheets:
            record = await self._record(sheet) if room > 0 else None
            room -= len(record or "")
            if room <= 0 and record is None and isinstance(sheet.stage, Over | Closed):
                left_out += 1
            tables.append(await self._table(sheet, person, record))
        return tuple(tables), left_out

    async def _record(self, sheet: Sheet) -> str | None:
        """As soon as anybody may have it."""
        if isinstance(sheet.stage, Over | Closed):
            with suppress(Objection):  # a deal of today: tomorrow
                return (await self._house.record(sheet.id)).decode()
        return None

    async def _table(self, sheet: Sheet, person: Person, record: str | None) -> OwnTable:
        """What everybody at it sees."""
        seat = sheet.seat_of(person.id)
        return OwnTable(
            table=table_info(sheet),
            seat=seat,
            entropy="" if seat is None else sheet.chairs[seat].entropy,
            host=sheet.host == person.id,
            kept=sheet.kept_for(person.id),
            record=record,
            prepared=await self._prepared(sheet, person),
        )

    async def _prepared(self, sheet: Sheet, person: Person) -> tuple[Any, ...]:
        kept = await self._store.prepared(sheet.id)
        own = (msgspec.json.decode(each.moves) for each in kept if each.person == person.id)
        return tuple(move for moves in own for move in moves)

    def _reports(self, person: Person) -> list[OwnReport]:
        """Those that they made, and what was reported of them: not by whom."""
        found = []
        for each in self._hand.standing.reports:
            if each.person == person.id:
                found.append(OwnReport(each.when, each.table, False, each.words, ""))
            elif each.reporter == person.id:
                found.append(OwnReport(each.when, each.table, True, "", each.why))
        return found
