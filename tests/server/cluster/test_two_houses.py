"""Two houses on one PostgreSQL: whoever a guest comes to serves them, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from ludotheque.server.tables import leases
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.party import Party, gathered
from tests.server.support.raw import arrived, asked


@pytest.fixture
def houses(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Running, Running]]:
    monkeypatch.setattr(leases, "KEPT_FOR", 0.0)
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(running_house(tmp_path / name, store=database))
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


def test_a_house_that_dies_leaves_its_bots_to_the_other(database: str, tmp_path: Path) -> None:
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
