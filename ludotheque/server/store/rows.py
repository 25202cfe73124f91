"""What is read from rows: the same for every database."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from ludotheque.protocol.wire import ChatMessage, ChatRoom
from ludotheque.server.sheet import STAGES, Sheet
from ludotheque.table.chapter import Chapter

from .store import StoredLine, StoredTable, StoreTrouble, TableQuery

LONG_PAST: Final = 500
"""So many things said in a room are kept; there is no end to talk."""
HEARD: Final = 100
"""How many of the last of them are remembered."""
NEVER: Final = 2**63 - 1

_ENDED: Final = ("over", "closed")

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Sheet).decode
_submissions = msgspec.json.Decoder(dict[str, int]).decode


def stages_of(wanted: TableQuery) -> tuple[str, ...]:
    """Who asks for what is over is also shown what was closed."""
    if wanted.stage is None:
        return STAGES
    return _ENDED if wanted.stage == "over" else (wanted.stage,)


def read_sheets(found: Iterable[Sequence[Any]]) -> tuple[Sheet, ...]:
    """Of rows that begin with id and sheet. One that cannot be read must not hide the others."""
    sheets = []
    for table, raw, *_ in found:
        try:
            sheets.append(read_sheet(table, raw))
        except StoreTrouble as trouble:
            log.error("%s", trouble)
    return tuple(sheets)


def read_sheet(table: str, raw: bytes) -> Sheet:
    try:
        sheet: Sheet = _decode(raw)
    except msgspec.DecodeError as error:
        raise StoreTrouble(f"table {table}: its sheet cannot be read: {error}") from None
    return sheet


def read_said(found: Iterable[Sequence[Any]]) -> tuple[ChatMessage, ...]:
    """Of rows of words, in any order."""
    return tuple(
        ChatMessage(number=number, room=room, seat=seat, name=name, text=text, when=when)
        for number, room, seat, name, text, when, _ in sorted(found, key=_in_order)
    )


def read_sayings(found: Iterable[Sequence[Any]]) -> tuple[str, ...]:
    """Under which ids they were sent, of the same rows."""
    return tuple(row[6] for row in sorted(found, key=_in_order) if row[6] is not None)


def read_speakers(
    found: Iterable[Sequence[Any]],
) -> tuple[tuple[tuple[ChatRoom, int], str], ...]:
    """Who said them, of the same rows."""
    return tuple(
        ((row[1], row[0]), row[6].partition(":")[0]) for row in found if row[6] is not None
    )


def _in_order(row: Sequence[Any]) -> tuple[int, str]:
    return row[0], row[1]


# Chapters, and what is shown: their digests are of all lines before, and of how they were made.


def signed(made: bytes, lines: bytes, *raw: bytes) -> bytes:
    """`lines` is the digest of the lines."""
    parts = (made, lines, *raw)
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8))
        whole.update(part)
    return whole.digest()


def signed_chapter(made: bytes, lines: bytes, chapter: Chapter) -> bytes:
    facts = b"%d %d" % (chapter.since, chapter.at)
    return signed(made, lines, facts, chapter.course, chapter.told)


def read_chapters(found: Iterable[Sequence[Any]], made: bytes) -> tuple[Chapter, ...]:
    """Those that can be believed, of rows `(at, since, digest, course, told, lines)` in their
    order: each has the lines since the row before, and the first has all.
    """
    lines, chapters = hashlib.sha256(), list[Chapter]()
    for at, since, digest, course, told, more in found:
        lines.update(more or b"")
        chapter = Chapter(since=since, at=at, course=course, told=told)
        if signed_chapter(made, lines.copy().digest(), chapter) == digest:
            chapters.append(chapter)
        else:
            log.warning("a chapter that ends at line %d is not believed", at)
    return tuple(chapters)


def sign_chapters(
    chapters: Sequence[Chapter], made: bytes, lines: Iterable[bytes | None]
) -> list[tuple[Any, ...]]:
    """The same rows without their lines, which are given: since the chapter before, for the first
    all.
    """
    before, rows = hashlib.sha256(), list[tuple[Any, ...]]()
    for chapter, more in zip(chapters, lines, strict=True):
        before.update(more or b"")
        digest = signed_chapter(made, before.copy().digest(), chapter)
        rows.append((chapter.at, chapter.since, digest, chapter.course, chapter.told))
    return rows


def read_submissions(raw: str | None) -> Mapping[str, int]:
    """Of lines that are not read: a JSON object that the database made."""
    return _submissions(raw) if raw else {}


def read_table(
    sheet: Sheet,
    lines: Iterable[Sequence[Any]],
    said: Sequence[Sequence[Any]],
    chapter: Chapter | None,
    submissions: str | None,
) -> StoredTable:
    return StoredTable(
        sheet=sheet,
        lines=tuple(
            StoredLine(at=at, raw=raw, when=when, submission=submission)
            for at, raw, when, submission in lines
        ),
        said=read_said(said),
        sayings=read_sayings(said),
        speakers=read_speakers(said),
        chapter=chapter,
        submissions=read_submissions(submissions),
    )
