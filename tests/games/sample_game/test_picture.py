"""The shore in a terminal: what it shows, what it hides, and short answers for moves."""

from __future__ import annotations

from ludotheque.games.sample_game.model import Choose
from ludotheque.games.sample_game.picture import offers, picture

from .positions import GAME, play, position


def test_a_view_shows_what_its_seat_knows() -> None:
    start = position(tide=3, shells=(5, 12, 0), wet=[2])
    state, _ = play(start, (0, Choose("reef")), (1, Choose("bank")))
    assert picture(GAME.view(state, 0), ("Ana", "B", "C")).splitlines() == [
        "# 3/8",
        "1 ▒×1",
        "2 ░×4",
        "3 ≈×6  A",
        "A  ◆ 5     [≈]  Ana",
        "B  ◆ 12    [▪]",
        "C  ◆ 0   ~ [–]",
    ]
    assert "2 ░×4  B" in picture(state)


def test_places_are_chosen_by_their_numbers() -> None:
    state = position(wet=[1])
    found = offers(GAME.view(state, 0), GAME.moves(state, 0))
    assert found == {"1": Choose("beach"), "2": Choose("bank"), "3": Choose("reef")}
    assert offers(GAME.view(state, 1), GAME.moves(state, 1)) == {"1": Choose("beach")}
