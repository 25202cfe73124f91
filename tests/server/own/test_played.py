"""One's games in numbers: what one made of each, and against whom."""

from __future__ import annotations

from pathlib import Path

import httpx
from msgspec.structs import replace

from ludotheque.core.game import Result
from ludotheque.core.line import How
from ludotheque.protocol.wire import OwnGame, OwnRival
from ludotheque.server.own.played import counted
from ludotheque.server.sheet import Chair, Over, Sheet
from tests.server.support.guests import given_up, problem, somebody
from tests.server.support.houses import running_house
from tests.server.support.kept import sheet

ANA, BEN, BOT = (
    Chair(person="ana", name="Ana"),
    Chair(person="ben", name="Ben"),
    Chair(bot="novice", name="Odile"),
)


def ended(
    table: str,
    chairs: tuple[Chair, ...],
    scores: tuple[int, ...],
    *winners: int,
    game: str = "niagara",
    how: How = "rules",
) -> Sheet:
    stage = Over(at=9, result=Result(scores, winners, "6.1"), how=how)
    return replace(sheet(table, game=game, stage=stage), chairs=chairs)


def test_what_somebody_made_of_each_game_and_against_whom() -> None:
    now_benno = replace(BEN, name="Benno")
    found = counted(
        [
            ended("e", (ANA, now_benno), (4, 4), 0, 1),
            ended("d", (now_benno, ANA), (7, 2), 0),
            ended("c", (ANA, BOT, BOT), (9, 1, 1), 0),
            ended("b", (ANA, BOT, BOT), (1, 2, 2), 1, 2, game="nizza"),
            ended("a", (ANA, BEN), (99, 0), 1, how="resigned"),
            ended("of others", (BEN, BOT), (1, 2), 1),
            replace(sheet("playing", stage="playing"), chairs=(ANA, BEN)),
        ],
        "ana",
    )
    assert found.counted == 5
    assert found.games == (
        OwnGame(game="niagara", played=4, won=1, shared=1, best=9, table="c"),
        OwnGame(game="nizza", played=1, won=0, shared=0, best=1, table="b"),
    )
    # A person by the name that they had last; bots by their strength, and one game at a time.
    assert found.rivals == (
        OwnRival(name="Benno", strength=None, played=3, won=0, lost=2),
        OwnRival(name=None, strength="novice", played=2, won=1, lost=1),
    )


def test_who_was_forgotten_is_nobodys_rival() -> None:
    nobody = Chair(forgotten=True)
    assert counted([ended("a", (ANA, nobody), (1, 2), 1)], "ana").rivals == ()
    assert counted([], "ana").games == ()


def test_one_asks_for_ones_own(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        with somebody(house) as ana, somebody(house) as ben:
            given_up(house, ana)
            mine = ana.get("/api/me/played").json()
            assert (mine["counted"], mine["games"][0]["won"], mine["games"][0]["best"]) == (
                1,
                0,
                None,
            )
            assert mine["rivals"] == [
                {"name": None, "strength": "novice", "played": 1, "won": 0, "lost": 1}
            ]
            assert ben.get("/api/me/played").json()["counted"] == 0
        with httpx.Client(base_url=house.url) as nobody:
            problem(nobody.get("/api/me/played"), 401, "nobody")
