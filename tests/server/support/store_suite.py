"""What any `Store` owes the house of a table. Tests of a store inherit it, and give `store`."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core.game import Result
from ludotheque.protocol.wire import Offer
from ludotheque.server.sheet import Chair, Closed, Frozen, Gathering, Over, Playing, Sheet, Stage
from ludotheque.server.store.store import (
    Conflict,
    DayTry,
    Store,
    StoredLine,
    StoredPrepared,
    StoredTable,
    Tried,
)
from ludotheque.table.chapter import Chapter
from ludotheque.table.clock import Daily, Stock, wound

from .kept import line, loaded, names, next_number, person, run, said, sheet, wins


class TableSuite:
    @pytest.mark.parametrize(
        "stage",
        [
            Gathering(),
            Playing(
                clock=wound(Daily(24), 3, (0, 2), 5),
                at=7,
                awaited=(0, 2),
                lent=(1,),
                resigned=(1,),
                offers=(Offer(id="o", what="undo", by=0, seat=0, ply=5, yes=(2,)),),
            ),
            Over(at=9, result=Result((3, 1), (0,), "5.2"), how="agreed", rematch="dela-nori"),
            Frozen(at=3, why="ZeroDivisionError: « zéro »"),
            Closed(at=3),
        ],
        ids=lambda stage: type(stage).__name__,
    )
    def test_a_sheet_comes_back_as_it_went(self, store: Store, stage: Stage) -> None:
        chairs = (
            Chair(person="ana", name="Ána 🛶", claimed=True, entropy="é"),
            Chair(bot="amateur", name="Bot"),
            Chair(kept="ben"),
        )
        whole = replace(sheet(public=False, stage=stage), chairs=chairs, pace=Stock(10, 5))

        async def scenario() -> StoredTable:
            await store.create(whole)
            return await loaded(store)

        assert run(scenario()) == StoredTable(sheet=whole, lines=(), said=())

    def test_there_is_no_table_that_nobody_made(self, store: Store) -> None:
        assert run(store.load("mivo-tarelu")) is None

    def test_an_id_is_used_once(self, store: Store) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet())
            with pytest.raises(Conflict):
                await store.create(sheet(game="other"))
            return await loaded(store)

        assert run(scenario()).sheet == sheet()

    def test_lines_come_back_in_order_and_as_their_bytes(self, store: Store) -> None:
        first = [line(0, b'{"at":0}', "0:a"), line(1, b"\xff\0 any bytes")]
        later = [line(number) for number in range(2, 12)]

        async def scenario() -> StoredTable:
            await store.create(sheet())
            await store.save(sheet(revision=2, stage="playing"), first)
            await store.save(sheet(revision=3, stage="playing"))
            await store.save(sheet(revision=4, stage="playing"), later)
            return await loaded(store)

        kept = run(scenario())
        assert kept.sheet == sheet(revision=4, stage="playing")
        assert kept.lines == (*first, *later)

    @pytest.mark.parametrize("revision", [0, 1, 2, 4])
    def test_only_the_next_revision_is_saved(self, store: Store, revision: int) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet())
            await store.save(sheet(revision=2))
            with pytest.raises(Conflict):
                await store.save(sheet(revision=revision, game="other"), [line(0)])
            return await loaded(store)

        assert run(scenario()) == StoredTable(sheet=sheet(revision=2), lines=(), said=())

    def test_a_line_that_is_taken_takes_the_whole_save_back(self, store: Store) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet())
            await store.save(sheet(revision=2), [line(0), line(1)])
            with pytest.raises(Conflict):
                await store.save(sheet(revision=3), [line(2), line(1, b"another"), line(3)])
            return await loaded(store)

        kept = run(scenario())
        assert kept.sheet.revision == 2
        assert kept.lines == (line(0), line(1))

    def test_nothing_is_saved_for_a_table_that_is_not_there(self, store: Store) -> None:
        async def scenario() -> None:
            with pytest.raises(Conflict):
                await store.save(sheet(revision=2), [line(0)])
            with pytest.raises(Conflict):
                await store.say("mivo-tarelu", said(1))
            assert await store.load("mivo-tarelu") is None

        run(scenario())

    def test_whoever_saves_sees_it_at_once(self, store: Store) -> None:
        async def one(table: str) -> None:
            await store.create(sheet(table))
            for revision in range(2, 12):
                await store.save(sheet(table, revision=revision), [line(revision)])
                kept = await loaded(store, table)
                assert (kept.sheet.revision, len(kept.lines)) == (revision, revision - 1)

        async def scenario() -> None:
            await asyncio.gather(*(one(f"table-{number}") for number in range(8)))

        run(scenario())

    @settings(
        max_examples=25,
        deadline=None,
        suppress_health_check=[
            HealthCheck.function_scoped_fixture,
            HealthCheck.differing_executors,
        ],
    )
    @given(
        st.data(), st.lists(st.sampled_from(["first", "second", "both"]), min_size=1, max_size=12)
    )
    def test_of_two_who_save_the_same_revision_one_wins(
        self, store: Store, data: st.DataObject, course: list[str]
    ) -> None:
        """Each knows the table as it last loaded it, and looks again only now and then."""

        async def scenario() -> None:
            table = f"race-{next_number()}"
            await store.create(sheet(table))
            known = {"first": (1, 0), "second": (1, 0)}
            won: list[StoredLine] = []

            async def attempt(who: str, number: int) -> tuple[int, StoredLine, bool]:
                revision, at = known[who]
                mine = line(at, f"{who} {number}".encode())
                success = await wins(store.save(sheet(table, revision=revision + 1), [mine]))
                return revision + 1, mine, success

            for number, who in enumerate(course):
                racers = ["first", "second"] if who == "both" else [who]
                if data.draw(st.booleans(), "they look again first"):
                    kept = await loaded(store, table)
                    known.update({each: (kept.sheet.revision, len(kept.lines)) for each in racers})
                tried = await asyncio.gather(*(attempt(each, number) for each in racers))
                current = any(revision == len(won) + 2 for revision, _, _ in tried)
                winners = [mine for _, mine, success in tried if success]
                assert len(winners) == int(current)
                won += winners
            kept = await loaded(store, table)
            assert kept.sheet.revision == len(won) + 1
            assert kept.lines == tuple(won)

        run(scenario())

    def test_words_are_kept_a_hundred_for_each_room(self, store: Store) -> None:
        players = [said(number, "players") for number in range(1, 4)]
        watchers = [said(number, "watchers") for number in range(1, 130)]

        async def scenario() -> StoredTable:
            await store.create(sheet())
            said_at_once = (store.say("mivo-tarelu", each) for each in (*watchers, *players))
            await asyncio.gather(*said_at_once)
            with pytest.raises(Conflict):
                await store.say("mivo-tarelu", said(122, "watchers"))
            return await loaded(store)

        kept = run(scenario()).said
        assert [each for each in kept if each.room == "players"] == players
        assert [each for each in kept if each.room == "watchers"] == watchers[29:]

    def test_words_come_back_with_the_ids_that_they_were_sent_under(self, store: Store) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet())
            await store.say("mivo-tarelu", said(1), "ana:1")
            await store.say("mivo-tarelu", said(2))
            await store.say("mivo-tarelu", said(1, "watchers"), "dora:1")
            return await loaded(store)

        kept = run(scenario())
        assert sorted(kept.sayings) == ["ana:1", "dora:1"]
        assert len(kept.said) == 3

    def test_a_table_that_never_began_is_forgotten_with_everything(self, store: Store) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet(people=("ana",)))
            await store.say("mivo-tarelu", said(1))
            await store.remove("mivo-tarelu")
            assert await store.load("mivo-tarelu") is None
            assert await names(store) == await names(store, person="ana") == []
            await store.remove("mivo-tarelu")
            await store.create(sheet())
            return await loaded(store)

        assert run(scenario()) == StoredTable(sheet=sheet(), lines=(), said=())

    @pytest.mark.parametrize("stage", ["playing", "over", "frozen", "closed"])
    def test_a_game_that_began_is_never_forgotten(self, store: Store, stage: str) -> None:
        async def scenario() -> StoredTable:
            await store.create(sheet())
            await store.save(sheet(revision=2, stage=stage), [line(0)])
            with pytest.raises(Conflict):
                await store.remove("mivo-tarelu")
            return await loaded(store)

        assert run(scenario()).lines == (line(0),)


def by_hand(sheet: Sheet) -> bytes:
    """By what chapters are made here."""
    return b"by hand"


def by_others(sheet: Sheet) -> bytes:
    return b"by others"


def chapter(since: int, at: int, course: bytes = b"course") -> Chapter:
    return Chapter(since=since, at=at, course=course, told=b"told %d" % at)


class DaySuite:
    """Deals of the day, and who has begun them."""

    def dealt(self, table: str, day: str, person: str = "ana", game: str = "niagara") -> Sheet:
        return replace(sheet(table, game=game, stage="playing"), day=day, host=person)

    def test_a_deal_is_begun_once_by_each(self, store: Store) -> None:
        async def scenario() -> StoredTable:
            for each in ("ana", "ben"):
                await store.save_person(person(each))
            await store.create(self.dealt("a", "2026-01-01"), [line(0), line(1)])
            with pytest.raises(Tried):
                await store.create(self.dealt("b", "2026-01-01"), [line(0)])
            with pytest.raises(Conflict):
                await store.create(self.dealt("a", "2026-01-02"), [line(0)])
            await store.create(self.dealt("c", "2026-01-01", game="nizza"))
            await store.create(self.dealt("d", "2026-01-02"))
            await store.create(self.dealt("e", "2026-01-01", "ben"))
            # Nothing is left of what was refused.
            assert await store.load("b") is None
            assert [each.table for each in await store.tries_of("ana", 9)] == ["d", "c", "a"]
            assert await store.tries_of("ana", 1) == (DayTry("2026-01-02", "niagara", "d"),)
            assert await store.tried("2026-01-01") == {"niagara": 2, "nizza": 1}
            begun = await store.tries("2026-01-01", "niagara", 9)
            assert sorted(each.id for each in begun) == ["a", "e"]
            return await loaded(store, "a")

        kept = run(scenario())
        assert (kept.sheet, kept.lines) == (self.dealt("a", "2026-01-01"), (line(0), line(1)))

    def test_that_it_was_begun_outlives_its_table(self, store: Store) -> None:
        async def scenario() -> None:
            await store.save_person(person("ana"))
            await store.create(self.dealt("a", "2026-01-01"))
            await store.remove("a", None)
            assert await store.tries_of("ana", 9) == (DayTry("2026-01-01", "niagara", "a"),)
            assert await store.tries("2026-01-01", "niagara", 9) == ()
            with pytest.raises(Tried):
                await store.create(self.dealt("b", "2026-01-01"))

        run(scenario())

    def test_of_many_at_once_one_begins(self, store: Store) -> None:
        async def scenario() -> list[str]:
            await store.save_person(person("ana"))
            sheets = [self.dealt(f"t{number}", "2026-01-01") for number in range(8)]
            told = await asyncio.gather(*map(store.create, sheets), return_exceptions=True)
            assert {type(each) for each in told} == {type(None), Tried}
            return [each.id for each in await store.tries("2026-01-01", "niagara", 9)]

        assert len(run(scenario())) == 1


class PreparedSuite:
    """What people have prepared, beside the tables."""

    def made(self, table: str = "mivo-tarelu", seat: int = 0, **facts: Any) -> StoredPrepared:
        usual: dict[str, Any] = {
            "person": "ana",
            "at": 3,
            "view": b'{"seat":0}',
            "moves": b'[{"kind":"no"}]',
        }
        return StoredPrepared(table=table, seat=seat, **(usual | facts))

    async def gathered(self, store: Store, *tables: str) -> None:
        for each in ("ana", "ben"):
            await store.save_person(person(each))
        for each in tables:
            await store.create(sheet(each, stage="playing"))

    def test_what_was_prepared_comes_back_and_nothing_else_changes(self, store: Store) -> None:
        async def scenario() -> None:
            await self.gathered(store, "a", "b")
            before = await loaded(store, "a")
            rows = (self.made("a", 0), self.made("a", 2, person="ben", due=7))
            for each in rows:
                await store.prepare(each)
            assert await store.prepared("a") == rows
            assert await store.prepared("b") == ()
            assert await loaded(store, "a") == before
            again = replace(rows[0], moves=b"[]", at=4)
            await store.prepare(again)
            assert await store.prepared("a") == (again, rows[1])
            await store.unprepare("a", 0)
            await store.unprepare("a", 1)
            assert await store.prepared("a") == (rows[1],)

        run(scenario())

    def test_it_is_found_by_when_it_is_due(self, store: Store) -> None:
        async def scenario() -> None:
            await self.gathered(store, "a", "b", "c")
            for each in (
                self.made("a", 0, due=9),
                self.made("a", 1, due=5),
                self.made("b", 0, due=6),
                self.made("b", 2),
                self.made("c", 1),
            ):
                await store.prepare(each)
            assert await store.prepared_due(4) == ()
            assert await store.prepared_due(6) == ("a", "b")
            assert await store.prepared_due(9, 1) == ("a",)
            assert await store.prepared_due(9) == ("a", "b")
            assert await store.prepared_idle() == (("b", 2), ("c", 1))
            assert await store.prepared_idle(1) == (("b", 2),)

        run(scenario())

    def test_it_goes_with_its_table(self, store: Store) -> None:
        async def scenario() -> None:
            await self.gathered(store, "a")
            await store.prepare(self.made("a"))
            await store.remove("a", None)
            assert await store.prepared("a") == ()
            with pytest.raises(Conflict):
                await store.prepare(self.made("a"))

        run(scenario())

    def test_nobody_prepares_whom_the_house_does_not_know(self, store: Store) -> None:
        async def scenario() -> None:
            await self.gathered(store, "a")
            with pytest.raises(Conflict):
                await store.prepare(self.made("a", person="zoe"))

        run(scenario())


class ChapterSuite:
    """What any `Store` owes the house of what is kept beside the lines."""

    async def lined(self, store: Store, lines: int = 12) -> None:
        made = [line(at, b'{"at":%d,"\xc3\xa9":"\\n"}' % at, f"0:{at}") for at in range(lines)]
        await store.create(sheet())
        await store.save(sheet(revision=2, stage="playing"), made)

    def test_who_has_a_chapter_reads_only_the_lines_after_it(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            whole = await loaded(store)
            assert await store.load_from(whole.sheet.id, by_hand) == whole
            await store.keep(whole.sheet, by_hand, [chapter(0, 4), chapter(4, 9)])
            await store.keep(whole.sheet, by_hand, [chapter(9, 11)])
            for at, first in ((None, 11), (11, 11), (10, 9), (9, 9), (8, 4), (4, 4), (3, 0)):
                found = await store.load_from(whole.sheet.id, by_hand, at)
                assert found is not None
                assert (found.first, found.at) == (first, 12)
                assert found.lines == whole.lines[first:]
                assert found.submissions == {f"0:{each}": each for each in range(first)}
                assert (found.sheet, found.said) == (whole.sheet, whole.said)
                assert found.chapter is None or found.chapter.told == b"told %d" % first
            cut = await store.load_from(whole.sheet.id, by_hand, 5, 7)
            assert cut is not None
            assert [each.at for each in cut.lines] == [4, 5, 6]
            assert await store.load_from("nobody", by_hand) is None

        run(scenario())

    def test_chapters_come_back_that_end_after_a_line(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            kept = [chapter(0, 4), chapter(4, 9), chapter(9, 12)]
            await store.keep(sheet(), by_hand, kept)
            for since in range(13):
                found = await store.chapters(sheet().id, by_hand, since)
                assert list(found) == [each for each in kept if each.at > since]
            assert await store.chapters("nobody", by_hand, 0) == ()

        run(scenario())

    def test_new_chapters_take_the_place_of_those_within_them(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            await store.keep(sheet(), by_hand, [chapter(0, 4), chapter(4, 9), chapter(9, 12)])
            await store.keep(sheet(), by_hand, [chapter(0, 6), chapter(6, 9, b"another")])
            found = await store.chapters(sheet().id, by_hand, 0)
            assert [(each.since, each.at, each.course) for each in found] == [
                (0, 6, b"course"), (6, 9, b"another"), (9, 12, b"course"),
            ]  # fmt: skip
            await store.keep(sheet(), by_hand, [])
            assert await store.chapters(sheet().id, by_hand, 0) == found

        run(scenario())

    def test_what_others_have_made_is_not_believed(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            await store.keep(sheet(), by_others, [chapter(0, 4), chapter(4, 9)])
            await store.keep(sheet(), by_hand, [chapter(0, 4)])
            assert await store.chapters(sheet().id, by_hand, 0) == (chapter(0, 4),)
            found = await store.load_from(sheet().id, by_hand)
            assert found == await loaded(store)
            await store.keep_shown(sheet(), by_others, "eyes", b"seen")
            assert await store.shown(sheet(), by_hand, "eyes") is None

        run(scenario())

    def test_what_is_shown_comes_back_until_a_line_is_added(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            assert await store.shown(sheet(), by_hand, "eyes") is None
            for raw in (b"seen", b"seen \0 again"):
                await store.keep_shown(sheet(), by_hand, "eyes", raw)
                assert await store.shown(sheet(), by_hand, "eyes") == raw
            assert await store.shown(sheet(), by_hand, "ears") is None
            await store.save(sheet(revision=3, stage="playing"), [line(12)])
            assert await store.shown(sheet(), by_hand, "eyes") is None

        run(scenario())

    def test_nothing_is_kept_of_a_table_that_is_gone(self, store: Store) -> None:
        async def scenario() -> None:
            await self.lined(store)
            await store.keep(sheet(), by_hand, [chapter(0, 4)])
            await store.keep_shown(sheet(), by_hand, "eyes", b"seen")
            assert await store.sheet(sheet().id) == sheet(revision=2, stage="playing")
            await store.remove(sheet().id, None)
            assert await store.sheet(sheet().id) is None
            with pytest.raises(Conflict):
                await store.keep(sheet(), by_hand, [chapter(0, 4)])
            with pytest.raises(Conflict):
                await store.keep_shown(sheet(), by_hand, "eyes", b"seen")
            await self.lined(store)
            assert await store.chapters(sheet().id, by_hand, 0) == ()
            assert await store.shown(sheet(), by_hand, "eyes") is None

        run(scenario())
