"""Clauses 3.5 to 3.13 all at once: the game and a plain second opinion allow the same moves."""

from __future__ import annotations

import pytest

from ludotheque.games.niagara.model import GEMS, Canoe, Gem, Options, Paddle, Place, Theft

from .oracle import allows, conceivable
from .positions import ANYWHERE, ASHORE, NIAGARA, THREE, Canoes, Store, store, turn

PLACES: tuple[Place, ...] = ("beach", "M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7")
EMPTY_SITES: list[dict[int, Store]] = [
    {},
    {0: store(amber=2), 1: store(amber=3, sapphire=3), 2: store(amber=1, sapphire=3)},
]
"""No site is empty; or hardly any amber and sapphire is left."""


def cargoes(place: Place) -> tuple[Gem | None, ...]:
    return (None,) if place == "beach" else (None, *GEMS)


@pytest.mark.clause("niagara", "3.5", "3.6", "3.7", "3.9", "3.10", "3.11", "3.12", "R1", "R3")
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
def test_listed_is_allowed_is_what_the_oracle_says(
    place: Place, tile: int, options: Options
) -> None:
    for stores in EMPTY_SITES:
        for gem in cargoes(place):
            state = turn(tile, Canoe(place, gem), ASHORE, options=options, stores=stores)
            legal = {move for move in conceivable(0, pairs=False) if allows(state, 0, tile, move)}
            for move in conceivable(0, pairs=False):
                assert (NIAGARA.refusal(state, 0, move) is None) == (move in legal), move
            listed = {
                move
                for move in NIAGARA.moves(state, 0)
                if isinstance(move, Paddle) and move.canoe == 0 and len(move.cargo) < 2
            }
            assert listed == legal


@pytest.mark.clause("niagara", "R1", "3.9", "3.10")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
def test_two_handlings_in_one_move(place: Place, options: Options) -> None:
    for stores in EMPTY_SITES:
        for gem in set(cargoes(place)) & {None, "amethyst", "sapphire"}:
            canoe = Canoe(place, gem)
            for tile in (5, 6):
                state = turn(tile, canoe, ASHORE, options=options, stores=stores)
                legal = {m for m in conceivable(0, pairs=True) if allows(state, 0, tile, m)}
                listed = NIAGARA.moves(state, 0)
                mine = {m for m in listed if isinstance(m, Paddle) and m.canoe == 0}
                assert mine == legal
                for move in legal:
                    assert NIAGARA.refusal(state, 0, move) is None


@pytest.mark.clause("niagara", "3.13", "R6")
@pytest.mark.parametrize("tile", [1, 2, 3, 5])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
def test_robbing_everywhere(place: Place, tile: int, options: Options) -> None:
    thefts = tuple(Theft(seat, canoe) for seat in range(-1, 4) for canoe in (0, 1))
    rivals: dict[int, Canoes] = {
        1: (Canoe("M4", "ruby"), Canoe("M2", "amber")),
        2: (Canoe("M4", "amethyst"), Canoe("L6", "diamond")),
    }
    for gem in set(cargoes(place)) & {None, "amber"}:
        canoe = Canoe(place, gem)
        state = turn(tile, canoe, Canoe("M4", "ruby"), options=options, rivals=rivals)
        every = list(conceivable(0, pairs=False, thefts=thefts))
        legal = {move for move in every if allows(state, 0, tile, move)}
        for move in every:
            assert (NIAGARA.refusal(state, 0, move) is None) == (move in legal), move
        listed = NIAGARA.moves(state, 0)
        assert {
            m for m in listed if isinstance(m, Paddle) and m.canoe == 0 and len(m.cargo) < 2
        } == legal
