"""Two houses on one PostgreSQL have one deal of the day, and one try a person."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from ludotheque.titles import OWN
from tests.server.support.houses import Running, running_house
from tests.server.support.raw import arrived, asked

GAMES = list(OWN)


def seed(house: Running, table: str) -> str:
    async def found() -> str:
        sheet = await house.house.store.sheet(table)
        assert sheet is not None
        return sheet.seed

    return house.ask(found)


def first_lines(house: Running, table: str) -> list[bytes]:
    """What chance did before anybody could act: bots may have gone on from there."""
    kept = house.ask(lambda: house.house.store.load(table))
    assert kept is not None
    if kept.sheet.game == "vertiges":  # all that a bot has built before anybody came
        return [line.raw for line in kept.lines]
    return [line.raw for line in kept.lines if b'"seat":-1' in line.raw][:2]


def test_both_deal_the_same_and_a_person_has_one_try_at_either(
    database: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        houses = [
            stack.enter_context(running_house(tmp_path / name, store=database))
            for name in ("first", "second")
        ]
        people = [arrived(house, name) for house, name in zip(houses, ("Ana", "Ben"), strict=True)]
        for game in GAMES:
            tables = []
            for house, cookie in zip(houses, people, strict=True):
                begun = asked(house, "POST", f"/api/day/{game}", {}, cookie)
                assert begun.status == 201, begun.body
                tables.append(begun.json()["id"])
            assert tables[0] != tables[1]
            seeds = {seed(house, table) for house, table in zip(houses, tables, strict=True)}
            assert len(seeds) == 1, game
            lines = [first_lines(house, table) for house, table in zip(houses, tables, strict=True)]
            assert lines[0] == lines[1], game
            assert game != "vertiges" or len(lines[0]) > 12, "each house has built it for itself"
            # At the other house they have begun it, too.
            for house, cookie in zip(reversed(houses), people, strict=True):
                again = asked(house, "POST", f"/api/day/{game}", {}, cookie)
                assert again.reason == "day-once"
        cards = [asked(house, "GET", "/api/day", None, people[0]).json() for house in houses]
        assert cards[0] == cards[1]
        assert {each["people"] for each in cards[0]["deals"] if each["game"] in GAMES} == {2}
    assert len(GAMES) == 5
