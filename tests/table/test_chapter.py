"""A game in chapters: whoever has one need not play again what was before it."""

from __future__ import annotations

import zlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core.course import LONGEST
from ludotheque.core.line import Ply, Undo
from ludotheque.core.record import Opened, Record, read, write
from ludotheque.table.chapter import (
    EVERY,
    BadChapter,
    Chapter,
    due,
    in_chapters,
    read_course,
    read_happened,
    written,
)
from ludotheque.table.frame import frame
from ludotheque.table.table import Step, Table, Told
from ludotheque.titles import OWN
from tests.server.support.long_games import long_game
from tests.table.test_lines import GAMES, eventful

encode = msgspec.json.Encoder().encode


def opened(table: Table) -> Opened:
    return Opened(read(write(table.record())), table.game)


def whole(table: Table) -> list[Chapter]:
    """All of a game, to its last line."""
    record = opened(table)
    return list(in_chapters(record.game, record.start, record.lines, table.at))


def after(table: Table, chapter: Chapter) -> Table:
    """The table as the lines after a chapter left it."""
    header = table.record().header
    start = read_course(table.game, table.seats, chapter)
    late = Record(header, tuple(table.lines[chapter.at :]))
    rest = Opened(read(write(late), chapter.at), table.game, start)
    return Table.revive(rest, table.chance, kept=chapter.at)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 300))
def test_a_table_is_the_same_from_any_chapter_on(name: str, seed: int, turns: int) -> None:
    table, _ = eventful(name, seed, turns)
    seats = (None, *range(len(table.seats)))
    for chapter in whole(table):
        late = after(table, chapter)
        assert late.course == table.course
        assert (late.first, late.lines) == (chapter.at, table.lines[chapter.at :])
        assert late.oldest == chapter.at
        assert (late.awaited, late.result, late.how) == (table.awaited, table.result, table.how)
        for seat in seats:
            assert encode(frame(late, seat, chapter.at)) == encode(frame(table, seat, chapter.at))
        for seat in range(len(table.seats)):
            assert late.takeback(seat) == table.takeback(seat)
            assert late.stands(seat) == table.stands(seat)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 300))
def test_chapters_tell_each_seat_what_it_was_told(name: str, seed: int, turns: int) -> None:
    table, _ = eventful(name, seed, turns)
    chapters = whole(table)
    for since in {0, table.at // 3, max(table.at - 1, 0), table.at}:
        happened = read_happened(chapters, since, table.at)
        assert encode(happened.lines) == encode(table.asides(since))
        for seat in (None, *range(len(table.seats))):
            told = tuple(happened.told_to(seat))
            assert encode(told) == encode(table.told(seat, since)), "byte by byte"
    cut = read_happened(chapters, 0, table.at // 2)
    assert all(each.at < table.at // 2 for each in (*cut.told, *cut.lines))


@pytest.mark.parametrize("name", sorted(OWN))
def test_every_game_goes_on_from_a_chapter(name: str) -> None:
    table = long_game(300, game=name).table
    chapters = whole(table)
    assert len(chapters) > 1
    assert [each.since for each in chapters] == [0, *(each.at for each in chapters[:-1])]
    for chapter in chapters:
        assert after(table, chapter).course == table.course
    for seat in (None, 0, 1, 2):
        told = tuple(read_happened(chapters, 0, table.at).told_to(seat))
        assert encode(told) == encode(table.told(seat, 0))


def test_a_chapter_ends_where_nothing_can_be_taken_back_or_when_it_is_long() -> None:
    table = long_game(5 * EVERY).table
    ends = [each.at for each in in_chapters(table.game, table.start, table.lines)]
    course, last = table.start, 0
    found = []
    for at, line in enumerate(table.lines, 1):
        course = opened(table).advance(course, line.at)
        settled = not course.window and not course.undone
        if at - last >= EVERY and (settled or at - last == 2 * EVERY):
            found.append(at)
            last = at
        assert due(course, at - 1, over=True)
        assert not due(course, at, over=True)
    assert ends == found
    assert len(found) >= 2


def test_what_can_be_taken_back_stays_so_behind_a_chapter() -> None:
    """Also where a chapter ends amid plies that were made and taken back."""
    table = long_game(3 * EVERY).table
    unsettled = [
        chapter
        for chapter in whole(table)
        if (course := read_course(table.game, table.seats, chapter)).window or course.undone
    ]
    assert unsettled
    assert len(read_course(table.game, table.seats, unsettled[0]).undone) == LONGEST
    late = after(table, unsettled[-1])
    takebacks = [late.takeback(seat) for seat in range(3)]
    assert takebacks == [table.takeback(seat) for seat in range(3)]


def test_what_is_not_a_chapter_is_noticed() -> None:
    table = long_game(3 * EVERY).table
    first, second, *_ = whole(table)
    rubbish = zlib.compress(b'{"at":1}')
    for raw in (b"", b"x", first.course[:-1], rubbish, zlib.compress(b"\xff")):
        with pytest.raises(BadChapter):
            read_course(table.game, table.seats, replace(first, course=raw))
        with pytest.raises(BadChapter):
            read_happened([replace(first, told=raw)], 0, first.at)
    for missing in ([], [second]):
        with pytest.raises(BadChapter, match="line 0 on"):
            read_happened(missing, 0, second.at)
    with pytest.raises(BadChapter, match=f"line {first.at} on"):
        read_happened([first], 0, second.at)
    assert read_happened([], 5, 5).told == ()


def test_chapters_that_overlap_tell_nothing_twice() -> None:
    table = long_game(4 * EVERY).table
    chapters = whole(table)
    record = opened(table)
    others = in_chapters(record.game, record.start, record.lines, chapters[0].at + 5)
    once = read_happened(chapters, 0, table.at)
    assert read_happened([*others, *chapters], 0, table.at) == once


def test_a_course_that_is_not_read_as_it_was_written_is_no_chapter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = long_game(EVERY).table
    steps: list[Step] = list(table.recent)
    other = table.game.setup(table.options)
    monkeypatch.setattr(table.game.codec, "state", lambda raw: other)
    with pytest.raises(BadChapter, match="not read as it was written"):
        written(table.game, table.course, steps)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 200))
def test_a_course_knows_who_took_back_and_what_stands(name: str, seed: int, turns: int) -> None:
    """As all lines would tell."""
    table, _ = eventful(name, seed, turns)
    undone = set[int]()
    for line in table.lines:
        if isinstance(line, Undo):
            undone |= {line.ply} if line.alone else set(range(line.ply, line.at))
    open_ = {back.at for back in table.course.window}
    for seat in range(len(table.seats)):
        made = [line for line in table.lines if isinstance(line, Ply) and line.seat == seat]
        stood = any(line.at not in undone and line.at not in open_ for line in made)
        assert (seat in table.course.stood) is stood
        undos = sum(isinstance(line, Undo) and line.seat == seat for line in table.lines)
        assert table.course.undos.get(seat, 0) == undos


def test_a_table_whose_steps_are_kept_elsewhere_remembers_the_others() -> None:
    table = long_game(5 * EVERY).table
    copy = Table.revive(opened(table), table.chance, kept=0)
    assert copy.oldest == 0, "nobody has kept any"
    copy.kept = 2 * EVERY
    copy.forget()
    assert copy.oldest == 2 * EVERY
    copy.kept = copy.at
    copy.forget()
    assert copy.oldest == copy.at - 64
    assert copy.told(None, copy.oldest) == table.told(None, copy.oldest)
    assert all(isinstance(each, Told) for each in copy.told(None, 0)), "and can play them again"
    late = after(table, whole(table)[0])
    with pytest.raises(ValueError, match="are not here"):
        late.record()
