"""The table in a terminal: what it shows, and short answers for moves."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.model import (
    Aim,
    Lift,
    Options,
    Pass,
    Protest,
    Put,
    Steady,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.picture import offers, picture, sign
from ludotheque.games.vertiges.pieces import PIECES

from .positions import GAME, WOOD, piece, pieces, play, position

START = position(
    "V+1 V-2 T+1", "Z2", hands=("S1 T-1", "C+1"), piles={0: "W+1 W+2"}, bag="O+1 O-2", put=1
)


def test_towers_hands_and_the_bag() -> None:
    assert picture(GAME.view(START, 0), ("Ana", "B")).splitlines() == [
        "# 5",
        "1  V+1★ V−2 T+1★ ▲",
        "2  Z2 ▲",
        "A ▶   0  [T−1★ S1★]  ▤ 2  Ana",
        "B     0  [C+1★]  ▤ 0",
        "◖ O+1★ O−2",
    ]
    holding, _ = play(START, (0, Take(piece("T-1"))), (NATURE, Steady(1)))
    assert picture(holding).startswith("# 5   ✋ T−1★\n")
    assert picture(GAME.setup(WOOD)).endswith("◖ –")


def test_every_piece_has_a_sign_of_its_own() -> None:
    signs = [sign(each.id) for each in PIECES]
    assert len(set(signs)) == 48
    assert sum("★" in each for each in signs) == 12


def test_short_answers_are_legal_moves() -> None:
    found = offers(GAME.view(START, 0), GAME.moves(START, 0))
    assert found == {"t-1": Take(piece("T-1")), "s1": Take(piece("S1")), ".": Pass()}
    holding, _ = play(START, (0, Take(piece("T-1"))), (NATURE, Steady(1)))
    assert offers(GAME.view(holding, 0), GAME.moves(holding, 0)) == {
        "t+1": Aim(piece("T+1")),
        "z2": Aim(piece("Z2")),
        "_": Aim(None),
        "<": Withdraw(),
    }
    passed, _ = play(START, (0, Pass()))
    assert offers(GAME.view(passed, 1), GAME.moves(passed, 1))["p"] == Protest()


def test_zaps_and_hands_that_are_steered() -> None:
    state = position("V+1 V-2 T+1", "V+3", hands=("S1", "C+1"), put=1, options=WOOD)
    found = offers(GAME.view(state, 0), GAME.moves(state, 0))
    assert found == {
        "s1": Take(piece("S1")),
        "v-2>v+3": Lift(piece("V-2"), piece("V+3")),
        ".": Pass(),
    }
    lifting, _ = play(state, (0, found["v-2>v+3"]), (NATURE, Steady(1)))
    assert offers(GAME.view(lifting, 0), GAME.moves(lifting, 0)).keys() == {"v+3", "<"}


def test_in_a_terminal_a_hand_goes_where_it_is_told() -> None:
    state = position("T+1", "V+3", hands=("T-1 S1", "C+1"), options=Options(tremor="easy"))
    holding, _ = play(state, (0, Take(piece("T-1"))), (NATURE, Steady(1)))
    found = offers(GAME.view(holding, 0), GAME.moves(holding, 0))
    assert found.keys() == {"t+1", "v+3", "_", "<"}
    assert found["<"] == Put(b"")
    moved, _ = play(holding, (0, found["t+1"]))
    settled, _ = play(moved, (NATURE, GAME.sample(moved, NATURE, Random(1))))
    assert settled.towers[0] == pieces("T+1 T-1")
