"""However many tables there are, a question reads the few that it is about: rows are counted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ludotheque.server.store import queries as sqlite_queries
from ludotheque.server.store.postgres import queries
from ludotheque.server.store.sqlite import DATABASE, _connected
from ludotheque.server.store.store import TableQuery
from tools import soak_rows
from tools.soak_rows import PLANS, fill_postgres, fill_sqlite

MANY = 4000
NEVER = 2**62


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for each in plan.get("Plans", ()):
        yield from nodes(each)


def test_postgresql_reads_no_more_than_it_is_asked_for(database: str) -> None:
    async def scenario() -> dict[str, int]:
        await soak_rows.prepared(database)
        await fill_postgres(database, MANY)
        connection = await asyncpg.connect(database)
        found = {}
        for name, (query, facts) in PLANS.items():
            explained = f"EXPLAIN (ANALYZE, FORMAT JSON) {query}"
            (plan,) = json.loads(await connection.fetchval(explained, *facts))
            found[name] = sum(
                round(node["Actual Rows"] * node["Actual Loops"])
                + node.get("Rows Removed by Filter", 0)
                for node in nodes(plan["Plan"])
                if node.get("Relation Name") in ("tables", "line", "seat")
            )
        await connection.close()
        return found

    read = asyncio.run(scenario())
    assert read["LISTED"] == 6
    assert read["LISTED_GAME"] == 6
    assert read["LISTED_ALL"] <= 2 * 2 * 30  # two stages, public or not
    assert read["STALE"] <= 2 * 100
    assert read["LISTED_PERSON"] <= 200  # all of one person's, and each from two parts
    assert read["LINES"] == 3
    assert max(read.values()) <= 200, read


@pytest.mark.parametrize(
    "wanted",
    [
        TableQuery(stage="over"),
        TableQuery(stage="over", game="nizza"),
        TableQuery(hidden=True),
        TableQuery(stage="over", person="person-1-1"),
        TableQuery(stage="over", person="person-1-1", game="nizza"),
        TableQuery(stage="over", person="person-1-1", before=(1_700_000_000_100, "z")),
    ],
    ids=str,
)
def test_sqlite_searches_an_index_in_its_order(tmp_path: Path, wanted: TableQuery) -> None:
    """So that of all that somebody ever played only a page is read."""
    found = plans(tmp_path, lambda file: sqlite_queries.listed(file, wanted))
    assert not [row for row in found if row.startswith("SCAN") or "TEMP B-TREE" in row], found
    if wanted.person is not None:
        assert sum("seat USING PRIMARY KEY (person=? AND stage=? AND (chan" in row for row in found)


def test_sqlite_sorts_of_somebodys_games_only_those_that_are_played(tmp_path: Path) -> None:
    wanted = TableQuery(person="person-1-1")
    found = plans(tmp_path, lambda file: sqlite_queries.listed(file, wanted))
    assert sum("TEMP B-TREE" in row for row in found) == 1
    assert sum("seat USING PRIMARY KEY (person=? AND stage=?)" in row for row in found) == 1


def test_a_move_writes_nothing_to_who_sits_where(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    fill_sqlite(path, 200)
    with closing(_connected(path)) as file:

        def written(change: str) -> int:
            before = file.total_changes
            file.execute(f"UPDATE tables SET people = people, stage = stage, {change}")
            return file.total_changes - before

        file.execute("DELETE FROM tables WHERE stage <> 'playing'")
        assert written("changed = changed + 1") == 10
        assert written("stage = 'over', changed = changed + 1") == 10 + 2 * 3 * 10
        assert written("changed = changed + 1") == 10 + 2 * 3 * 10


def test_sqlite_finds_what_is_stale_in_the_order_of_its_index(tmp_path: Path) -> None:
    found = plans(tmp_path, lambda file: sqlite_queries.stale(file, NEVER, "over", 100))
    assert not [row for row in found if row.startswith("SCAN tables")]
    assert sum("tables_by_stage" in row for row in found) == 2
    assert not [row for row in found if "TEMP B-TREE FOR ORDER BY" in row]


def test_sqlite_finds_the_deals_of_a_day_by_their_index(tmp_path: Path) -> None:
    def ask(file: Any) -> None:
        sqlite_queries.tries(file, "2026-01-01", "nizza", 9)
        sqlite_queries.tries_of(file, "person-1-1", 9)

    found = plans(tmp_path, ask)
    assert not [row for row in found if row.startswith("SCAN") or "TEMP B-TREE" in row], found


def plans(folder: Path, ask: Any) -> list[str]:
    """How SQLite goes about what is asked, as it says itself."""
    path = folder / DATABASE
    fill_sqlite(path, 200)
    with closing(_connected(path)) as file:
        said: list[str] = []
        file.set_trace_callback(said.append)
        ask(file)
        file.set_trace_callback(None)
        asked = [each for each in said if each.startswith("SELECT")]
        assert asked
        return [row[3] for each in asked for row in file.execute(f"EXPLAIN QUERY PLAN {each}")]


def test_every_list_of_postgresql_has_a_plan_that_is_looked_at() -> None:
    lists = {name for name in vars(queries) if name.startswith("LISTED")}
    assert lists <= set(PLANS)
