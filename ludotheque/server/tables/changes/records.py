"""The record of a table, from what was stored, and the table as its record left it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludotheque.core.chance import Chance, commitment
from ludotheque.core.options import meant
from ludotheque.core.record import (
    FIRST,
    SECOND,
    Header,
    Opened,
    Record,
    encode,
    finish,
    read,
    write,
)
from ludotheque.server.sheet import Closed, Frozen, Gathering, Over, Sheet
from ludotheque.server.store.store import StoredTable
from ludotheque.table.chapter import read_course
from ludotheque.table.table import Table
from ludotheque.titles import find

from .versions import playable


def table_of(sheet: Sheet) -> Table:
    """The table before its first ply. Every chair is taken, and has its entropy."""
    game = find(sheet.game, sheet.version).game
    chance = Chance(bytes.fromhex(sheet.seed), [chair.entropy for chair in sheet.chairs])
    table = Table(game, meant(game, sheet.options), sheet.seated(), chance)
    table.kept = 0  # the house keeps chapters
    return table


def revived(kept: StoredTable) -> Table | None:
    """The table as its lines left it; None before the game, and where the rules failed or are
    others now. Raises `BadChapter` if it is not to be had from the chapter before them.
    """
    if isinstance(kept.sheet.stage, Gathering | Frozen | Closed) or not playable(kept.sheet):
        return None
    fresh = table_of(kept.sheet)
    return Table.revive(opened(kept), fresh.chance, kept=kept.first)


def opened(kept: StoredTable) -> Opened:
    """The lines that are there, and the course that the others led to. Raises `NotInTheHouse`,
    `BadRecord`, and `BadChapter` if that course cannot be had.
    """
    sheet, game = kept.sheet, find(kept.sheet.game, kept.sheet.version).game
    start = None if kept.chapter is None else read_course(game, sheet.seated(), kept.chapter)
    record = record_so_far(sheet, (line.raw for line in kept.lines), kept.first)
    return Opened(record, game, start)


def record_of(sheet: Sheet, lines: Iterable[bytes]) -> bytes:
    """The record, from what was stored alone: it stays the same when the rules change.

    Of a table that was closed it has no end, and no seed.
    """
    if isinstance(sheet.stage, Closed):
        return write(record_so_far(sheet, lines))
    assert isinstance(sheet.stage, Over)
    seed = bytes.fromhex(sheet.seed)
    return write(finish(record_so_far(sheet, lines), sheet.stage.result, seed, sheet.stage.how))


def record_so_far(sheet: Sheet, lines: Iterable[bytes], first: int = 0) -> Record:
    """The same without its end, and so without the seed; `first` is the number of the first line
    that is given.
    """
    header = header_of(sheet)
    record = read(b"".join((encode(header), *(raw + b"\n" for raw in lines))), first)
    return replace(record, header=header)


def header_of(sheet: Sheet) -> Header:
    # The first format has the names under its digest: somebody cannot be forgotten there.
    forgetful = sheet.named_apart or any(chair.forgotten for chair in sheet.chairs)
    return Header(
        format=SECOND if forgetful else FIRST,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        seats=sheet.seated(),
        commitment=commitment(bytes.fromhex(sheet.seed)),
        entropy=tuple(chair.entropy for chair in sheet.chairs),
    )
