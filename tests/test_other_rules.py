"""Records that a game's rules do not play any more are called so, in one line."""

from __future__ import annotations

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.games.sample_game.game import SampleGame
from tests.games.records import of_other_rules
from tests.support.titles import GAMES


class Later(SampleGame):
    version = SampleGame.version + 1


def test_records_of_other_rules_are_called_so_with_the_way_to_mend_it() -> None:
    why = of_other_rules(Later())
    assert why is not None
    assert why.startswith("these records are of other rules: scripts/generate tests/transcripts/sa")
    assert "and the house plays sample-game version" in why
    assert "\n" not in why


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_of_every_game_are_of_its_rules(game: AnyGame) -> None:
    assert of_other_rules(game) is None
