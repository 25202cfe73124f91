"""What everybody made of a deal: ranks, who shares one, and who was too late for one."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Result
from ludotheque.core.line import How
from ludotheque.protocol.wire import DayMark, DayResults
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Over, Sheet
from ludotheque.server.tables.day import days as door
from ludotheque.server.tables.day import deal
from ludotheque.server.tables.day.calendar import ends, today
from ludotheque.server.tables.house import House
from ludotheque.titles import find
from tests.server.support.evenings import Hands, spend
from tests.server.support.sheets import SEED, person

GAME = "niagara"
NOON = 1_800_014_400_000
DAY = today(NOON)


def mark(place: int, margin: int = 0, rounds: int = 9) -> DayMark:
    return DayMark(place=place, points=5, margin=margin, rounds=rounds)


async def played(
    house: House,
    name: str,
    made: DayMark | None,
    *,
    how: How = "rules",
    when: int = NOON,
) -> None:
    """Somebody has begun the deal, and what came of it; nothing yet where there is no mark."""
    who = person(name)
    await house.store.save_person(who)
    sheet: Sheet = deal.seated(find(GAME), who, id=f"of-{name}", seed=SEED, day=DAY, now=NOON)
    change = deal.begun(sheet, (), NOON)
    sheet = change.sheet
    await house.store.create(sheet)
    if made is not None:
        over = Over(at=9, result=Result((1, 0, 0, 0), (0,), "6.1"), how=how, mark=made)
        after = replace(sheet, revision=sheet.revision + 1, stage=over, changed=when)
        await house.store.save(after)


def ranks(results: DayResults) -> list[tuple[str, int | None]]:
    return [(each.name, each.rank) for each in results.results]


def test_the_first_difference_decides_and_who_did_the_same_shares_a_rank(tmp_path: Path) -> None:
    """The place, then the margin, then the rounds: few for who won, many for who held out."""
    clock = Hands(NOON)

    async def play(house: House) -> None:
        for name, made in {
            "Zoe": mark(1, 2, 7),
            "Ana": mark(1, 2, 7),
            "Ben": mark(1, 2, 8),
            "Cleo": mark(1, 3, 20),
            "Dora": mark(2, -1, 9),
            "Emil": mark(2, -1, 12),
            "Fay": mark(2, -2, 30),
            "Gus": mark(2, -2, 30),
            "Hal": mark(3, 0, 9),
        }.items():
            await played(house, name, made)
        clock.now = ends(DAY)
        found = await house.days.results(DAY, GAME, person("Emil"))
        assert ranks(found) == [
            ("Cleo", 1),
            ("Ana", 2),
            ("Zoe", 2),
            ("Ben", 4),
            ("Emil", 5),
            ("Dora", 6),
            ("Fay", 7),
            ("Gus", 7),
            ("Hal", 9),
        ]
        assert [each.name for each in found.results if each.yours] == ["Emil"]
        assert found.people == 9

    spend(tmp_path, play, clock)


def test_who_is_late_gave_up_or_is_not_done_has_no_rank(tmp_path: Path) -> None:
    """And takes none from anybody: a late win is listed behind all who played in time."""
    clock = Hands(NOON)

    async def play(house: House) -> None:
        await played(house, "Ana", mark(2, -1), when=ends(DAY) - 1)
        await played(house, "Ben", mark(1, 5), when=ends(DAY))
        await played(house, "Cleo", mark(2, 0), when=ends(DAY) + 1)
        await played(house, "Dora", mark(1, 9), how="resigned")
        await played(house, "Emil", None)
        await played(house, "Fay", mark(4))
        clock.now = ends(DAY) + 5
        found = await house.days.results(DAY, GAME, None)
        assert ranks(found) == [
            ("Ana", 1),
            ("Fay", 2),
            ("Ben", None),
            ("Cleo", None),
            ("Dora", None),
            ("Emil", None),
        ]
        assert [each.mark is None for each in found.results] == [False] * 5 + [True]
        assert found.results[4].how == "resigned"
        # The day counts as taken part in all the same.
        card = await house.days.card(person("Ben"))
        assert (card.before, card.days, card.row) == (DAY, (DAY,), 1)

    spend(tmp_path, play, clock)


def test_a_deal_whose_rules_have_changed_has_no_rank(tmp_path: Path) -> None:
    clock = Hands(NOON)

    async def play(house: House) -> None:
        await played(house, "Ana", None)
        sheet = await house.store.sheet("of-Ana")
        assert sheet is not None
        closed = replace(sheet, revision=sheet.revision + 1, stage=Closed(at=1))
        await house.store.save(closed)
        await played(house, "Ben", mark(1))
        clock.now = ends(DAY)
        assert ranks(await house.days.results(DAY, GAME, None)) == [("Ben", 1), ("Ana", None)]

    spend(tmp_path, play, clock)


def test_more_than_are_listed_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "LISTED", 2)
    clock = Hands(NOON)

    async def play(house: House) -> None:
        for name in ("Ana", "Ben", "Cleo"):
            await played(house, name, mark(1))
        clock.now = ends(DAY)
        found = await house.days.results(DAY, GAME, None)
        assert (found.people, len(found.results)) == (3, 2)
        assert {each.rank for each in found.results} == {1}

    spend(tmp_path, play, clock)


@pytest.mark.parametrize(
    ("day", "why"),
    [
        (DAY, "day-not-over"),
        ("2999-01-01", "no-such-day"),
        ("2027-02-30", "no-such-day"),
        ("9999-12-31", "no-such-day"),
        ("today", "no-such-day"),
    ],
)
def test_there_is_nothing_to_see_of_other_days(tmp_path: Path, day: str, why: str) -> None:
    clock = Hands(NOON)

    async def play(house: House) -> None:
        with pytest.raises(Objection) as no:
            await house.days.results(day, GAME, None)
        assert no.value.reason == why

    spend(tmp_path, play, clock)
