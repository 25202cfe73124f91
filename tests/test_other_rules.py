"""Records that a game's rules do not play any more are called so, in one line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.games.sample_game.game import SampleGame
from tests.games.records import Records, of_other_rules
from tests.support.titles import GAMES


class Later(SampleGame):
    version = SampleGame.version + 1


def test_records_of_other_rules_are_called_so_with_the_way_to_mend_it() -> None:
    why = of_other_rules(Later())
    assert why is not None
    assert why.startswith("these records are of other rules: scripts/generate tests/transcripts/sa")
    assert "and the house plays sample-game version" in why
    assert "\n" not in why


class OfLater(Records):
    game = Later()
    whole = ()

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        yield move


def test_only_the_first_test_of_such_records_fails_and_the_others_do_not_drown_it() -> None:
    with pytest.raises(pytest.fail.Exception, match="these records are of other rules: scripts/"):
        OfLater().setup_method()
    with pytest.raises(pytest.skip.Exception, match="as was said"):
        OfLater().setup_method()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_records_of_every_game_are_of_its_rules(game: AnyGame) -> None:
    assert of_other_rules(game) is None
