"""Clauses 3.5 to 3.13 all at once: the game and a plain second opinion allow the same moves."""

from __future__ import annotations

import pytest

from ludotheque.games.niagara.model import GEMS, Canoe, Gem, Options, Paddle, Place, State, Theft

from .oracle import allows, conceivable
from .positions import ANYWHERE, ASHORE, NIAGARA, THREE, Canoes, Store, store, turn

PLACES: tuple[Place, ...] = ("beach", "M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7")
STOCKS: dict[str, dict[int, Store]] = {
    "full": {},
    "one_left": {1: store(amber=3, sapphire=3), 2: store(amber=3, sapphire=3)},
    "none_left": {
        0: store(amethyst=1, ruby=1),
        1: store(amethyst=3, ruby=3),
        2: store(amethyst=3, ruby=3),
    },
}
"""The gems that lie in stores, and so no longer at their sites."""
ONE_HANDLING = tuple(conceivable())
TWO_HANDLINGS = tuple(conceivable(pairs=True))
THEFTS = tuple(Theft(seat, canoe) for seat in range(-1, 4) for canoe in (0, 1))
ROBBERIES = tuple(conceivable(thefts=THEFTS))

BOTH = pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
EVERYWHERE = pytest.mark.parametrize("place", PLACES)


def canoes(place: Place, stock: str) -> list[Canoe]:
    """Everything that a canoe can carry there."""
    if place == "beach":
        return [Canoe()]
    gone: set[Gem] = {"amethyst", "ruby"} if stock == "none_left" else set()
    return [Canoe(place), *(Canoe(place, gem) for gem in GEMS if gem not in gone)]


def listed(state: State, most: int) -> set[Paddle]:
    """The moves of canoe 0 that the game lists, with so many handlings at most."""
    return {
        move
        for move in NIAGARA.moves(state, 0)
        if isinstance(move, Paddle) and move.canoe == 0 and len(move.cargo) <= most
    }


@pytest.mark.clause("niagara", "3.5", "3.6", "3.7", "3.9", "3.10", "3.11", "3.12", "R1", "R3")
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("stock", list(STOCKS))
@EVERYWHERE
@BOTH
def test_listed_is_allowed_is_what_the_oracle_says(
    place: Place, stock: str, tile: int, options: Options
) -> None:
    for canoe in canoes(place, stock):
        state = turn(tile, canoe, ASHORE, options=options, stores=STOCKS[stock])
        legal = {move for move in ONE_HANDLING if allows(state, 0, tile, move)}
        for move in ONE_HANDLING:
            assert (NIAGARA.refusal(state, 0, move) is None) == (move in legal), move
        assert listed(state, most=1) == legal


@pytest.mark.clause("niagara", "R1", "3.9", "3.10")
@pytest.mark.parametrize("tile", [5, 6])
@pytest.mark.parametrize("stock", list(STOCKS))
@EVERYWHERE
@BOTH
def test_two_handlings_in_one_move(place: Place, stock: str, tile: int, options: Options) -> None:
    """Four points and the disc between them: no smaller tile has as many."""
    for canoe in canoes(place, stock):
        if canoe.gem in ("diamond", "ruby"):
            continue  # as amber and amethyst
        state = turn(tile, canoe, ASHORE, options=options, stores=STOCKS[stock])
        legal = {move for move in TWO_HANDLINGS if allows(state, 0, tile, move)}
        assert listed(state, most=9) == legal
        for move in TWO_HANDLINGS[::7]:
            assert (NIAGARA.refusal(state, 0, move) is None) == (move in legal), move


@pytest.mark.clause("niagara", "3.13", "R6")
@pytest.mark.parametrize("tile", [1, 2, 3, 5])
@EVERYWHERE
@BOTH
def test_robbing_everywhere(place: Place, tile: int, options: Options) -> None:
    rivals: dict[int, Canoes] = {
        1: (Canoe("M4", "ruby"), Canoe("M2", "amber")),
        2: (Canoe("M4", "amethyst"), Canoe("L6", "diamond")),
    }
    for canoe in canoes(place, "full")[:2]:
        state = turn(tile, canoe, Canoe("M4", "ruby"), options=options, rivals=rivals)
        legal = {move for move in ROBBERIES if allows(state, 0, tile, move)}
        for move in ROBBERIES:
            assert (NIAGARA.refusal(state, 0, move) is None) == (move in legal), move
        assert listed(state, most=1) == legal
