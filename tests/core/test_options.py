"""What a table can agree on, and what of it is the rulebook's own."""

from __future__ import annotations

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse, agreed, choices, meant
from tests.support.titles import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_the_letter_is_something_that_a_table_can_choose(game: AnyGame) -> None:
    """How many play is for the table to say: no rulebook wants a number."""
    assert "seats" not in game.letter
    options = agreed(game, game.letter)
    assert {name: getattr(options, name) for name in game.letter} == dict(game.letter)
    assert game.letter, "each of these rulebooks says something that a table can choose"


@every_game
def test_what_was_played_before_an_option_came_can_still_be_chosen(game: AnyGame) -> None:
    assert "seats" not in game.unnamed
    options = meant(game, {"seats": choices(game)["seats"][0]})
    assert options == agreed(game, game.unnamed)


@every_game
def test_every_value_is_offered_once_with_the_default_first(game: AnyGame) -> None:
    default = game.codec.options(b"{}")
    for name, values in choices(game).items():
        assert values[0] == getattr(default, name)
        assert len(set(values)) == len(values)


@every_game
def test_what_nobody_offers_cannot_be_chosen(game: AnyGame) -> None:
    for chosen in ({"no_such": 1}, {"seats": 99}, {"seats": True}):
        with pytest.raises(NotInTheHouse):
            agreed(game, chosen)
