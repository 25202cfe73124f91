"""After a kill: whether the house's file, and later the records, hold all that was promised."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.core.line import Lend, Ply, Return, Undo
from ludotheque.core.record import Opened, read
from ludotheque.core.verify import verify
from ludotheque.server.sheet import Closed, Frozen, Gathering, Over, Playing
from ludotheque.server.store import queries
from ludotheque.server.store.sqlite import DATABASE
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables.changes.records import revived
from ludotheque.titles import find

from .crowd import NAMES, Party, Word


class Left(Struct, frozen=True):
    """A table as it was left."""

    kept: StoredTable
    said: list[str]
    """All of it, and not only the last hundred things."""


def left_behind(data: Path) -> dict[str, Left]:
    """By their names. What is opened is a copy: the next house finds the file untouched."""
    with TemporaryDirectory() as folder:
        for each in (DATABASE, f"{DATABASE}-wal"):
            if (data / each).exists():
                shutil.copy(data / each, folder)
        with closing(sqlite3.connect(Path(folder) / DATABASE, isolation_level=None)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            names = [name for (name,) in file.execute("SELECT id FROM tables").fetchall()]
            return {name: _left(file, name) for name in names}


def _left(file: sqlite3.Connection, name: str) -> Left:
    kept = queries.load(file, name)
    assert kept is not None
    said = file.execute("SELECT text FROM said WHERE table_id = ?", (name,)).fetchall()
    return Left(kept, [text for (text,) in said])


def whole(kept: StoredTable) -> None:
    """Nothing of the table is half written: its sheet is that of its last line."""
    stage, lines = kept.sheet.stage, kept.lines
    assert [line.at for line in lines] == list(range(len(lines)))
    made = [line.submission for line in lines if line.submission is not None]
    assert len(made) == len(set(made)), "something was made twice"
    table = revived(kept)
    match stage:
        case Gathering():
            assert not lines
        case Playing(at=at, awaited=awaited):
            assert table is not None
            assert (at, awaited) == (len(lines), table.awaited)
        case Over(at=at, result=result, how=how):
            assert table is not None
            assert (at, result, how) == (len(lines), table.result, table.how)
        case Frozen():
            raise AssertionError(f"{kept.sheet.id} is frozen: {stage.why}")
        case Closed():
            raise AssertionError(f"{kept.sheet.id} is closed")


def promised(party: Party, left: Mapping[str, Left]) -> int:
    """All that the guests of a party had the house's word for is there: how many lines of it."""
    if not party.id:
        return 0
    kept, said = left[party.id].kept, left[party.id].said
    assert len(said) == len(set(said)), "something was said twice"
    assert party.said <= set(said)
    for seat, entropy in party.entropy.items():
        chair = kept.sheet.chairs[seat]
        assert (chair.name, chair.entropy) == (NAMES[seat], entropy)
    for word in party.words:
        _promised(word, kept)
    return len(party.words)


def _promised(word: Word, kept: StoredTable) -> None:
    line = kept.lines[word.at]
    assert line.submission == f"{word.seat}:{word.id}"
    if word.move is None:
        undo = msgspec.json.decode(line.raw, type=Undo)
        assert (undo.at, undo.seat) == (word.at, word.seat)
    else:
        assert line.raw == msgspec.json.encode(Ply(at=word.at, seat=word.seat, move=word.move))


def fair(party: Party) -> int:
    """The finished record verifies, and holds what the guests did and nothing else: its plies."""
    record = read(party.record)
    game = find(record.header.game).game
    verified = verify(record, game)
    for seat, entropy in party.entropy.items():
        assert record.header.entropy[seat] == entropy
    lent: set[Seat] = set()
    played: dict[int, tuple[Seat, Any]] = {}
    for line in Opened(record, game).lines:
        match line:
            case Lend(seat=seat):
                lent.add(seat)
            case Return(seat=seat):
                lent.discard(seat)
            case Ply(at=at, seat=seat, move=move) if seat in party.entropy and seat not in lent:
                played[at] = (seat, move)
    words = [word for word in party.words if word.move is not None]
    assert played == {word.at: (word.seat, word.move) for word in words}
    assert len(played) == len(words)
    return verified.plies
