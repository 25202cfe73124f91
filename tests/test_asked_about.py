"""`--every-clause` asks about the games whose tests are run."""

from __future__ import annotations

import pytest

from tests.conftest import RULES, asked_about
from tests.support.longest import TESTS
from tests.support.titles import GAMES


@pytest.mark.parametrize(
    ("paths", "games"),
    [
        ([RULES / "nizza"], ["nizza"]),
        ([f"{RULES}/nimms_leich/test_records.py::TestRecords"], ["nimms-leich"]),
        ([RULES / "sample_game", TESTS / "voice", RULES / "niagara"], ["niagara", "sample-game"]),
    ],
)
def test_who_names_a_games_tests_is_told_about_its_clauses(
    paths: list[object], games: list[str]
) -> None:
    assert [game.name for game in asked_about(map(str, paths))] == games


@pytest.mark.parametrize("paths", [[], [TESTS], [RULES], [TESTS / "voice"]], ids=str)
def test_who_names_none_is_told_about_all(paths: list[object]) -> None:
    assert asked_about(map(str, paths)) == list(GAMES.values())
