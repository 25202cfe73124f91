"""Games near their end: what was played before is read from a record, and not clicked again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.record import Ply, Record, read
from ludotheque.server.ids import table_id
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Chair, Over, Playing, Sheet, Stage
from ludotheque.server.store.store import StoredLine, StoredTable
from ludotheque.server.tables.changes.records import revived
from ludotheque.table.clock import Unlimited, wound
from tests.server.support.houses import Running

from .guest import Guest
from .lobby import ask

RECORDS = Path(__file__).parents[2] / "transcripts"
IDS = Random()


class Ending(Struct, frozen=True):
    """The last lines of a recorded game, to be played otherwise."""

    record: str
    left: int
    """How many lines are still to come, about."""
    chairs: tuple[str, ...]
    """Each is a `person`'s or a bot's, by its strength."""

    def of(self, house: Running, *guests: Guest) -> str:
        """A table where it is played, with bots where guests are few; the path of its page."""
        coming = iter(guests)
        players = (next(coming, "amateur") if each == "person" else each for each in self.chairs)
        return _resumed(house, self.record, self.left, *players)


NIAGARA = Ending("niagara/three-seats.fr", 20, ("expert", "person", "person"))
"""Whoever began needs one more gem, and has it in a canoe already."""


def finished(house: Running, record: str, seat: int, guest: Guest) -> str:
    """A game that is over, where a guest had this seat and bots the others; its page."""
    told = _read(record)
    assert told.end is not None
    players = [guest if each == seat else "amateur" for each in range(len(told.header.seats))]
    sheet = _sheet(house, told, *players)
    stage = Over(at=len(told.lines), result=told.end.result, how=told.end.how)
    return _stored(house, sheet, stage, _lines(told, len(told.lines)))


def _resumed(house: Running, record: str, left: int, *players: Guest | str) -> str:
    told = _read(record)
    sheet = _sheet(house, told, *players)
    end = len(told.lines) - left
    while _chance(told.lines[end]):
        end -= 1  # what chance does follows at once upon what brought it about
    lines = _lines(told, end)
    stage = Playing(clock=wound(sheet.pace, len(sheet.chairs), (), sheet.made), at=end)
    kept = StoredTable(sheet=replace(sheet, stage=stage), lines=lines, said=())
    table = revived(kept)
    assert table is not None
    return _stored(house, sheet, replace(stage, awaited=table.awaited), lines)


def _read(record: str) -> Record:
    told = read((RECORDS / f"{record}.jsonl").read_bytes())
    assert told.end is not None
    return told


def _lines(told: Record, end: int) -> tuple[StoredLine, ...]:
    return tuple(
        StoredLine(at=line.at, raw=msgspec.json.encode(line), when=0) for line in told.lines[:end]
    )


def _sheet(house: Running, told: Record, *players: Guest | str) -> Sheet:
    assert told.end is not None
    now = house.house.now()
    chairs = [
        _chair(house, number, player, entropy)
        for number, (player, entropy) in enumerate(zip(players, told.header.entropy, strict=True))
    ]
    return Sheet(
        id=table_id(IDS),
        revision=0,
        game=told.header.game,
        version=told.header.version,
        options=told.header.options,
        chairs=tuple(chairs),
        pace=Unlimited(),
        public=False,
        host=next(chair.person for chair in chairs if chair.person),
        seed=told.end.seed,
        made=now,
        changed=now,
    )


def _stored(house: Running, sheet: Sheet, stage: Stage, lines: Sequence[StoredLine]) -> str:
    async def store() -> None:
        await house.house.store.create(sheet)
        await house.house.store.save(replace(sheet, revision=1, stage=stage), lines)

    house.ask(store)
    return f"/tables/{sheet.id}"


def _chance(line: Any) -> bool:
    return isinstance(line, Ply) and line.seat < 0


def _chair(house: Running, number: int, player: Guest | str, entropy: str) -> Chair:
    if isinstance(player, str):
        return Chair(name=f"Robot {number}", bot=player, entropy=entropy)
    person = known(house, player)
    return Chair(person=person.id, name=person.name, entropy=entropy)


def known(house: Running, guest: Guest) -> Person:
    """Whom the house takes a guest for, who need not have seen a page of it yet."""
    ask(guest, "me", name=guest.name)
    (cookie,) = guest.context.cookies()
    people = house.app.state.services.people
    person = house.ask(lambda: people.known(cookie.get("value", "")))
    assert isinstance(person, Person)
    return person
