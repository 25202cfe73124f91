"""What a player likes, who knows only what the buttons say. Good enough for games that end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ludotheque.core.game import Tagged
from ludotheque.games.niagara.model import Lay, MoveWeather, Paddle, Stay

Liking: TypeAlias = Callable[[Tagged], float]

TILES = (0, 2, 3, 5, 4, 7, 6)
"""With a 5 a canoe comes to the amethysts and takes one."""
ACTS = {"load": 50, "unload": -90, "exchange": -40}


def far(place: str) -> int:
    return {"beach": 0, "falls": 9}.get(place) or int(place.strip("beachMLR") or 0)


def keen(move: Tagged) -> float:
    """Goes for gems, steals them, and takes them home."""
    match move:
        case Lay(tile=tile, buy_back=gem):
            return TILES[tile] + (3 if gem else 0)
        case Paddle(to=to, cargo=cargo, rob=rob):
            gain = sum(ACTS[each.act] for each in cargo) + (60 if rob else 0)
            if to == "beach":
                return gain + 20
            return gain - (3 * far(to) if gain > 0 else abs(far(to) - 3))
        case Stay():
            return -9
        case MoveWeather(by=by):
            return -by
    raise AssertionError(move)


def calm(move: Tagged) -> float:
    """Takes nothing, and stays near the beach."""
    match move:
        case Lay(tile=tile, buy_back=gem):
            return -(tile or 3) - (50 if gem else 0)
        case Paddle(to=to, cargo=cargo, rob=rob):
            return -far(to) - (20 if cargo or rob else 0)
        case Stay():
            return 2
        case MoveWeather(by=by):
            return -by
    raise AssertionError(move)
