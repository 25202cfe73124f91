"""Games that the evaluator is fitted to: everybody plays by the quick policy, some more evenly."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from ludotheque.bots.thinking import JudgedPosition, Sparse, Study
from ludotheque.games.niagara.board import GEMS_PER_SITE, WEATHER_START
from ludotheque.games.niagara.model import GEMS, TILES, Choosing, Options, State

from .compact import BEACH, EMPTY, NO_TILE, Position, agreed, compact
from .features import NAMES, features
from .quick import PaddlingHabits, finish_round, lay

HEATS = (0.2, 0.4, 0.6)
SEATS = (4, 4, 3, 5)
LONGEST = 80
"""Rounds; a game that takes longer teaches nothing."""
KEPT = 0.5
"""How many of a game's rounds are kept: one is like the next."""
GAMES = 30_000
SHARPNESS = {"expert": 1.1, "master": 0.6}
"""What makes games of a table likeliest: experts give less away, and masters catch who leads."""


def fresh(options: Options, rng: Random) -> Position:
    """The first round, its lots drawn."""
    found = Position.__new__(Position)
    seats = options.seats
    found.agreed = agreed(options)
    found.canoes = [[BEACH, EMPTY, BEACH, EMPTY] for _ in range(seats)]
    found.stores, found.sites = [(0,) * len(GEMS)] * seats, [GEMS_PER_SITE] * len(GEMS)
    found.weather, found.turned, found.winners = WEATHER_START, 0, ()
    found.fork = int(rng.random() * 2) if found.agreed.alternate else 0
    found.buoy = int(rng.random() * seats)
    found.hands, found.laid = [TILES] * seats, [NO_TILE] * seats
    return found


def options_of(rng: Random) -> Options:
    """Half of the tables play by the default options, the others by any."""
    seats = rng.choice(SEATS)
    if rng.random() < 0.5:
        return Options(seats=seats)
    return Options(
        seats=seats,
        loading=rng.choice(("ends", "anywhere")),
        river_minimum=rng.choice((0, 1)),
        fork=rng.choice(("alternate", "random")),
        ending=rng.choice(("at_once", "finish_round")),
        launch=rng.choice(("must", "may")),
    )


def game(rng: Random) -> Iterator[JudgedPosition]:
    options = options_of(rng)
    position, habits = fresh(options, rng), PaddlingHabits(heat=rng.choice(HEATS))
    kept = []
    for _ in range(LONGEST):
        if rng.random() < KEPT:
            kept.append(rows(position))
        lay(position, rng, habits)
        finish_round(position, rng, habits)
        if position.winners:
            break
    won = position.winners
    shares = tuple(seat_share(won, seat) for seat in range(options.seats))
    for each in kept if won else ():
        yield JudgedPosition(each, shares)


def seat_share(winners: tuple[int, ...], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def rows(position: Position) -> tuple[Sparse, ...]:
    return tuple(features(position, seat) for seat in range(position.agreed.seats))


def sample(state: State) -> tuple[Sparse, ...] | None:
    """At the start of a round, before anybody has laid a tile."""
    if not isinstance(state.phase, Choosing) or any(tile is not None for tile in state.laid):
        return None
    return rows(compact(state))


STUDY = Study(
    names=NAMES,
    path=Path(__file__).with_name("weights.json"),
    play=game,
    games=GAMES,
    sample=sample,
    sharpness=SHARPNESS,
)
