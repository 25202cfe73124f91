"""Two houses on one PostgreSQL: whoever a guest comes to serves them, and nothing is lost."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludotheque.server.tables import leases
from tests.server.support.building import Site, building, steered
from tests.server.support.databases import cut, orphaned, owner
from tests.server.support.elsewhere import undying
from tests.server.support.houses import PATIENCE, Running, running_house, wait_for
from tests.server.support.lookers import looking
from tests.server.support.party import NIAGARA, Party, gathered, submit
from tests.server.support.raw import Phone, arrived, asked


@pytest.fixture
def houses(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setattr(leases, "KEPT_FOR", 0.0)
    with ExitStack() as stack:
        first, second = (
            undying(stack.enter_context(running_house(tmp_path / name, store=database)))
            for name in ("first", "second")
        )
        yield first, second


def moved_to(party: Party, house: Running, stack: ExitStack) -> None:
    """Everybody comes in at another house, where the game is as it was."""
    before = party.lines()
    for phone in party.phones:
        phone.close()
    party.house = house
    party.phones[:] = [stack.enter_context(party.phone(seat)) for seat in range(4)]
    assert party.lines() == before


def test_a_game_goes_on_wherever_its_players_come_in(houses: tuple[Running, Running]) -> None:
    first, second = houses
    with gathered(first) as party, ExitStack() as stack:
        party.goes_on()
        for house in (second, first, second):
            moved_to(party, house, stack)
            party.goes_on()
            other = first if house is second else second
            assert party.table in house.house.actors
            assert party.table not in other.house.actors


def test_a_stranger_at_another_house_takes_the_whole_table_along(
    houses: tuple[Running, Running],
) -> None:
    """Those who sat at the first are told to come again, and find the same moment."""
    first, second = houses
    with gathered(first) as party:
        party.goes_on()
        at = party.phones[0].last("frame")["at"]
        party.house = second
        with party.phone() as stranger:
            stranger.settle()
            assert stranger.last("frame")["at"] == at
            for phone in party.phones:
                assert phone.closed() == 1012
        party.house = first
        with ExitStack() as stack:
            party.phones[:] = [stack.enter_context(party.phone(seat)) for seat in range(4)]
            party.goes_on()


def test_a_hand_that_holds_something_costs_its_placement_and_no_more(
    houses: tuple[Running, Running],
) -> None:
    """As when a house is opened again: what goes on at one does not cross to the other."""
    first, second = houses
    with building(first) as here:
        here.take()
        here.live(here.ana)
        before = here.lines()
        there = Site(second, here.table, here.cookies)
        there.still(there.ana, len(before))
        assert here.ana.closed() == 1012
        assert there.lines()[: len(before)] == before
        assert there.kinds()[len(before) :] == ["lost"]
        at = there.take()
        steered(there.ana, at, there.way())
        assert len(there.still(there.ana, at)["view"]["poses"]) == 1
        for phone in (there.ana, there.ben, there.watcher):
            phone.close()


def test_a_cookie_that_is_void_at_one_house_is_void_at_the_other(
    houses: tuple[Running, Running],
) -> None:
    first, second = houses
    with gathered(first) as party:
        ana = party.cookies[0]
        gone = asked(second, "DELETE", "/api/me?everywhere=1", None, ana)
        assert gone.status in (200, 204), gone.body
        assert party.phones[0].closed() == 1008
        assert asked(first, "GET", "/api/me", None, ana).status == 204  # nobody


def test_the_lobby_of_one_house_shows_what_happens_at_the_other(
    houses: tuple[Running, Running],
) -> None:
    first, second = houses
    ana = arrived(first, "Ana")
    with looking(second) as strangers, looking(second, ana) as hers:
        hers.heard.clear()
        made = asked(first, "POST", "/api/tables", NIAGARA, ana).json()["id"]
        for page in (strangers, hers):
            page.until(lambda page=page: made in page.ids("open"))  # type: ignore[misc]
        sat = asked(first, "POST", f"/api/tables/{made}/seat", {"entropy": "e"}, ana)
        assert sat.status == 200, sat.body
        hers.until(lambda: hers.heard[-1].kind == "mine")
        strangers.until(lambda: strangers.lists["open"][0]["table"]["seats"][0]["name"] == "Ana")
        assert "mine" not in {each.kind for each in strangers.heard}


def test_a_house_whose_line_was_cut_reads_the_lists_again(database: str, tmp_path: Path) -> None:
    """What was told meanwhile nobody can tell."""
    with (
        running_house(tmp_path / "first", store=database) as first,
        running_house(tmp_path / "second", store=database) as second,
    ):
        ana = arrived(first, "Ana")
        with looking(second, ana) as page:
            page.heard.clear()
            asyncio.run(cut(database))
            page.until(lambda: page.heard[-1:] != [] and page.heard[-1].kind == "mine")
            made = asked(first, "POST", "/api/tables", NIAGARA, ana)
            page.until(lambda: made.json()["id"] in page.ids("open"))


def test_a_table_of_a_dead_house_goes_wherever_its_guests_come(
    houses: tuple[Running, Running], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another house may go on with it first. Nobody came for it there: it keeps it from none."""
    monkeypatch.setattr(leases, "KEPT_FOR", math.inf)
    with gathered(houses[0]) as party, ExitStack() as stack:
        party.goes_on()
        houses[0].ask(lambda: _lets_all_go(houses[0]))
        asyncio.run(orphaned(database, party.table))
        wait_for(lambda: any(party.table in each.house.actors for each in houses), "it goes on")
        (other,) = (each for each in houses if party.table not in each.house.actors)
        moved_to(party, other, stack)
        party.goes_on()
        assert party.table in other.house.actors


async def _lets_all_go(house: Running) -> None:
    house.house.lost()


def bots_owe(house: Running) -> str:
    """A table where a bot is awaited, which thinks for ever."""
    cookie = arrived(house, "Ana")
    seats = {"game": "niagara", "seats": ["person", "novice", "novice"]}
    table: str = asked(house, "POST", "/api/tables", seats, cookie).json()["id"]
    sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
    assert sat.status == 200, sat.body
    path = f"/api/tables/{table}/socket?language=en"
    with Phone(house, path, cookie) as ana:
        ana.settle()
        while not house.house.actors[table].live.sheet.bots_owe():
            answer = ana.ask(submit(ana.last("frame")["moves"][0]))
            assert answer["kind"] == "accepted", answer
            ana.settle()
    return table


SLOW = (1e6, 1e6)
"""Seconds between two moves of bots: none comes."""


def test_bots_go_on_at_another_house_when_theirs_closes(database: str, tmp_path: Path) -> None:
    """Though nobody is there who would ask for their table."""
    with running_house(tmp_path / "second", store=database, bot_delay=SLOW) as second:
        with running_house(tmp_path / "first", store=database, bot_delay=SLOW) as first:
            table = bots_owe(first)
        wait_for(lambda: table in second.house.actors, "the other goes on with it")
        assert second.house.actors[table].bot_turns.thinking


def test_bots_go_on_at_a_house_that_had_to_let_all_tables_go(database: str, tmp_path: Path) -> None:
    """As after PostgreSQL was away: each house was late, none is dead, and guests may be away."""
    with running_house(tmp_path, store=database, bot_delay=SLOW) as house:
        table = bots_owe(house)
        actor = house.house.actors[table]
        house.ask(lambda: _lets_all_go(house))
        wait_for(lambda: house.house.actors.get(table) not in (None, actor), "it is awake again")
        assert house.house.actors[table].bot_turns.thinking
        assert asyncio.run(owner(database, table)) == house.house.store.house


def test_tables_are_free_before_a_house_that_closes_has_made_its_notes(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guests wait for the tables, and nobody for the notes."""
    free = list[str]()

    async def note() -> None:
        async with asyncio.timeout(PATIENCE):
            while await owner(database, table) is not None:
                await asyncio.sleep(0.01)
        free.append(table)

    with running_house(tmp_path, store=database, bot_delay=SLOW) as house:
        table = arrived_at_a_table(house)
        assert asyncio.run(owner(database, table)) is not None
        monkeypatch.setattr(house.house.upkeep, "note", note)
    assert free == [table]


def arrived_at_a_table(house: Running) -> str:
    cookie = arrived(house, "Ana")
    table: str = asked(house, "POST", "/api/tables", NIAGARA, cookie).json()["id"]
    return table


def test_guests_go_on_at_another_house_when_theirs_closes(database: str, tmp_path: Path) -> None:
    with running_house(tmp_path / "second", store=database) as second:
        with running_house(tmp_path / "first", store=database) as first:
            cookie = arrived(first, "Ana")
            made = asked(
                first, "POST", "/api/tables",
                {"game": "niagara", "seats": ["person", "novice", "novice"]}, cookie,
            )  # fmt: skip
            table = made.json()["id"]
        wait_for(lambda: table not in second.house.actors, "nobody needs it")
        sat = asked(second, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        assert sat.status == 200, sat.body
        assert table in second.house.actors
