"""What any `Store` owes the house of its lists, its people and its notes: see `store_suite`."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.server.people.person import NameTaken, Outdated
from ludotheque.server.sheet import Chair, Sheet
from ludotheque.server.store.store import Store, TableQuery
from ludotheque.table.clock import MINUTE

from .kept import STAGES, names, next_number, over, person, playing, run, sheet


class ListSuite:
    def test_the_newest_change_comes_first(self, store: Store) -> None:
        async def scenario() -> list[str]:
            for number, table in enumerate(["a", "b", "c"]):
                await store.create(sheet(table, changed=number))
            await store.save(sheet("a", revision=2, changed=10))
            return await names(store)

        assert run(scenario()) == ["a", "c", "b"]

    def test_a_person_finds_their_own_tables_and_nobody_else_private_ones(
        self, store: Store
    ) -> None:
        async def scenario() -> None:
            await store.create(sheet("a", people=("ana", "ben"), public=False))
            await store.create(sheet("b", people=("ben",)))
            await store.create(replace(sheet("c"), chairs=(Chair(kept="ana"),)))
            assert await names(store) == ["c", "b"]
            assert await names(store, person="ana") == ["a"]
            assert await names(store, person="ben") == ["b", "a"]
            assert await names(store, person="chloé") == []
            await store.save(sheet("a", revision=2, people=("chloé", "ben"), public=False))
            assert await names(store, person="ana") == []
            assert await names(store, person="ben") == ["b", "a"]
            assert await names(store, person="chloé") == ["a"]

        run(scenario())

    def test_a_person_finds_a_game_where_it_belongs_while_it_goes_on_and_ends(
        self, store: Store
    ) -> None:
        async def scenario() -> None:
            async def lists() -> list[list[str]]:
                stages = ("gathering", "playing", "over", None)
                return [await names(store, person="ana", stage=each) for each in stages]

            revision = {"a": 0, "b": 0}

            async def becomes(table: str, stage: str, changed: int) -> None:
                revision[table] += 1
                after = sheet(
                    table, people=("ana",), stage=stage, changed=changed, revision=revision[table]
                )
                await (store.create(after) if after.revision == 1 else store.save(after))

            for number, table in enumerate(("a", "b"), 1):
                await becomes(table, "gathering", number)
            assert await lists() == [["b", "a"], [], [], ["b", "a"]]
            await becomes("a", "gathering", 3)
            assert await lists() == [["a", "b"], [], [], ["a", "b"]]
            await becomes("a", "playing", 4)
            await becomes("b", "playing", 5)
            assert await lists() == [[], ["b", "a"], [], ["b", "a"]]
            await becomes("a", "playing", 6)  # a move, and nothing else
            assert await lists() == [[], ["a", "b"], [], ["a", "b"]]
            await becomes("b", "playing", 7)
            await becomes("a", "over", 8)
            assert await lists() == [[], ["b"], ["a"], ["a", "b"]]
            await becomes("b", "closed", 9)
            assert await lists() == [[], [], ["b", "a"], ["b", "a"]]
            await becomes("a", "over", 10)
            assert await lists() == [[], [], ["a", "b"], ["a", "b"]]

        run(scenario())

    @settings(
        max_examples=25,
        deadline=None,
        suppress_health_check=[
            HealthCheck.function_scoped_fixture,
            HealthCheck.differing_executors,
        ],
    )
    @given(st.data())
    def test_lists_have_what_is_wanted_page_by_page(
        self, store: Store, data: st.DataObject
    ) -> None:
        # The store keeps the tables of all examples: a game of its own keeps each apart.
        mine = f"game-{next_number()}"
        tables = [
            sheet(
                f"{mine}-{number}",
                game=game,
                people=tuple(people),
                public=public,
                changed=changed,
                stage=stage,
            )
            for number, (game, people, public, changed, stage) in enumerate(
                data.draw(
                    st.lists(
                        st.tuples(
                            st.sampled_from([mine, f"{mine}-other"]),
                            st.sets(st.sampled_from([f"{mine}-ana", f"{mine}-ben"])),
                            st.booleans(),
                            st.integers(0, 3),
                            st.sampled_from(sorted(STAGES)),
                        ),
                        max_size=12,
                    )
                )
            )
        ]
        wanted = TableQuery(
            stage=data.draw(st.sampled_from([None, "gathering", "playing", "over"])),
            game=mine,
            person=data.draw(st.sampled_from([None, f"{mine}-ana", f"{mine}-chloé"])),
            most=data.draw(st.integers(1, 4)),
        )
        if wanted.person is not None and data.draw(st.booleans()):
            wanted = replace(wanted, game=None)

        async def scenario() -> list[Sheet]:
            await asyncio.gather(*(store.create(each) for each in tables))
            found: list[Sheet] = []
            page = wanted
            while sheets := await store.listed(page):
                assert len(sheets) <= wanted.most
                found += sheets
                page = replace(wanted, before=(sheets[-1].changed, sheets[-1].id))
            return found

        expected = [
            each
            for each in tables
            if wanted.stage in (None, "over" if stage_name(each) == "closed" else stage_name(each))
            and wanted.game in (None, each.game)
            and (each.public if wanted.person is None else each.seat_of(wanted.person) is not None)
        ]
        expected.sort(key=lambda each: (each.changed, each.id), reverse=True)
        assert run(scenario()) == expected

    def test_a_chain_of_rematches_leads_to_its_end(self, store: Store) -> None:
        async def scenario() -> None:
            for table, following in (("a", "b"), ("b", "c"), ("d", "gone")):
                stage = replace(over(), rematch=following)
                await store.create(sheet(table, stage=stage))
            await store.create(sheet("c", stage="playing"))
            assert await store.last_rematch("a") == ("c", "playing")
            assert await store.last_rematch("c") == ("c", "playing")
            assert await store.last_rematch("d") == ("gone", None)
            assert await store.last_rematch("nowhere") == ("nowhere", None)

        run(scenario())

    def test_time_that_is_up_is_due(self, store: Store) -> None:
        async def scenario() -> None:
            for number in range(5):
                flag = MINUTE * (9 - number)
                await store.create(sheet(f"table-{number}", stage=playing(flag)))
            await store.create(sheet("unlimited", stage=playing()))
            await store.create(sheet("gathering"))
            assert await store.due(5 * MINUTE - 1) == ()
            assert await store.due(5 * MINUTE) == ("table-4",)
            assert await store.due(7 * MINUTE) == ("table-4", "table-3", "table-2")
            assert await store.due(99 * MINUTE, most=2) == ("table-4", "table-3")
            await store.save(sheet("table-4", revision=2, stage="over"))
            await store.save(sheet("table-3", revision=2, stage=playing(20 * MINUTE)))
            assert await store.due(7 * MINUTE) == ("table-2",)

        run(scenario())

    def test_what_is_being_played(self, store: Store) -> None:
        async def scenario() -> set[str]:
            for stage in STAGES:
                await store.create(sheet(stage, stage=stage))
            await store.create(sheet("private", stage="playing", public=False))
            return {each.id for each in await store.underway()}

        assert run(scenario()) == {"playing", "private"}

    def test_what_gathers_for_too_long_is_stale(self, store: Store) -> None:
        async def scenario() -> None:
            for number in range(6):
                table = f"table-{number}"
                await store.create(sheet(table, changed=number, public=number % 2 == 0))
            for stage in ("playing", "over", "frozen", "closed"):
                await store.create(sheet(stage, changed=0, stage=stage))
            assert await store.stale(3) == ("table-0", "table-1", "table-2")
            assert await store.stale(9, most=2) == ("table-0", "table-1")
            await store.save(sheet("table-0", revision=2, changed=8))
            assert await store.stale(2) == ("table-1",)

        run(scenario())

    # People and notes

    def test_people_are_known_again(self, store: Store) -> None:
        async def scenario() -> None:
            assert await store.person("ana") is None
            await store.save_person(person("ana"))
            assert await store.person("ana") == person("ana")
            assert await store.claimant("ana") is None
            await store.save_person(person("ana", claim="ana", generation=1), person("ana"))
            assert await store.person("ana") == person("ana", claim="ana", generation=1)
            assert await store.claimant("ana") == person("ana", claim="ana", generation=1)

        run(scenario())

    def test_a_claim_is_one_persons(self, store: Store) -> None:
        async def scenario() -> None:
            await store.save_person(person("ana", claim="ana"))
            await store.save_person(person("ben"))
            await store.save_person(person("other"))
            for taker, before in (("ben", person("ben")), ("nobody yet", None)):
                with pytest.raises(NameTaken):
                    await store.save_person(person(taker, claim="ana"), before)
            assert await store.claimant("ana") == person("ana", claim="ana")
            assert await store.person("ben") == person("ben")
            assert await store.person("nobody yet") is None
            await store.save_person(person("ana", claim="anna"), person("ana", claim="ana"))
            await store.save_person(person("ben", claim="ana"), person("ben"))
            assert await store.claimant("ana") == person("ben", claim="ana")

        run(scenario())

    def test_of_two_who_claim_at_once_one_does(self, store: Store) -> None:
        async def scenario() -> list[object]:
            return await asyncio.gather(
                *(store.save_person(person(each, claim="ana")) for each in ("ana", "ben")),
                return_exceptions=True,
            )

        assert [type(each) for each in run(scenario()) if each] == [NameTaken]

    def test_whom_the_host_has_judged_is_listed(self, store: Store) -> None:
        async def scenario() -> list[str]:
            for key, facts in (
                ("ana", {}),
                ("ben", {"muted": True}),
                ("eve", {"banned": True}),
                ("dora", {"muted": True}),
            ):
                await store.save_person(replace(person(key), **facts))
            await store.save_person(person("dora"), replace(person("dora"), muted=True))
            return [each.id for each in await store.judged(9)]

        assert run(scenario()) == ["ben", "eve"]

    @pytest.mark.parametrize(
        "change",
        [
            {"name": "Anouk"},
            {"claim": "ana", "skeleton": "ana"},
            {"hash": b"other"},
            {"generation": 1},
            {"left_devices": "0123"},
            {"muted": True},
            {"banned": True},
        ],
        ids=lambda change: next(iter(change)),
    )
    def test_of_two_who_change_the_same_copy_of_somebody_one_does(
        self, store: Store, change: dict[str, Any]
    ) -> None:
        """Else what one of two houses has saved is undone by the other, such as a ban."""

        async def scenario() -> None:
            read, others = person("ana"), {"left_devices": "left"}
            await store.save_person(read)
            with pytest.raises(Outdated):
                await store.save_person(replace(read, **change))  # not new any more
            first, second = replace(read, **change), replace(read, **(change | others))
            saving = (store.save_person(each, read) for each in (first, second))
            told = await asyncio.gather(*saving, return_exceptions=True)
            assert sorted(type(each) is Outdated for each in told) == [False, True], told
            stored = await store.person("ana")
            assert stored == (first if told[0] is None else second)
            await store.save_person(read, stored)
            with pytest.raises(Outdated):
                await store.save_person(first, stored)
            await store.forget("ana")
            with pytest.raises(Outdated):
                await store.save_person(first, read)
            assert await store.person("ana") is None

        run(scenario())

    def test_notes_are_bytes_and_the_last_one_stays(self, store: Store) -> None:
        async def scenario() -> None:
            assert await store.noted("key") is None
            await store.note("key", b"\0\xff")
            await store.note("other", b"")
            assert await store.noted("key") == b"\0\xff"
            await store.note("key", b"new")
            assert await store.noted("key") == b"new"
            assert await store.noted("other") == b""

        run(scenario())

    def test_a_note_is_amended_once_by_those_who_read_the_same(self, store: Store) -> None:
        async def scenario() -> None:
            assert not await store.amend("key", b"something", b"else")
            for before, after in ((None, b"first"), (b"first", b""), (b"", b"\0\xff")):
                tried = (store.amend("key", before, after) for _ in range(3))
                assert sorted(await asyncio.gather(*tried)) == [False, False, True]
                assert await store.noted("key") == after

        run(scenario())


def stage_name(sheet: Sheet) -> str:
    return type(sheet.stage).__name__.lower()
