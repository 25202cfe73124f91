"""Games that the evaluator is fitted to: everybody runs and pushes, and goes by dice left alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ludotheque.bots.thinking import JudgedPosition, Sparse, Study
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.model import Options, Over, State, Throwing

from .features import NAMES, features
from .player import Player
from .values import PATH

SEATS = (4, 4, 2, 3, 6)
GAMES = 400
LONGEST = 20_000
"""Plies; a game that takes longer teaches nothing."""


def game(rng: Random) -> Iterator[JudgedPosition]:
    nizza = Nizza()
    options = Options(
        seats=rng.choice(SEATS),
        ropes=rng.choice(("different", "different", "equal")),
        jewels_lost=rng.choice(("except_yacht", "except_yacht", "never")),
    )
    player = Player(nizza, rivals=2, detour=2, aims=4)
    state, kept = nizza.setup(options), list[tuple[Sparse, ...]]()
    for _ in range(LONGEST):
        if isinstance(state.phase, Over):
            break
        rows = sample(state)
        if rows is not None:
            kept.append(rows)
        (seat, *_) = nizza.awaited(state)
        if seat == NATURE:
            move = nizza.sample(state, NATURE, rng)
        else:
            chosen = player.choose(nizza.view(state, seat), seat, rng)
            assert chosen is not None
            move = chosen
        state = nizza.apply(state, seat, move, ignore)
    if isinstance(state.phase, Over):
        shares = tuple(float(seat == state.phase.winner) for seat in range(options.seats))
        for each in kept:
            yield JudgedPosition(each, shares)


def sample(state: State) -> tuple[Sparse, ...] | None:
    """At the start of a turn, once everybody has begun."""
    phase = state.phase
    if not isinstance(phase, Throwing) or phase.throw != 1:
        return None
    seats = state.options.seats
    return tuple(features(state, seat, (seat - phase.seat) % seats) for seat in range(seats))


STUDY = Study(names=NAMES, path=PATH, play=game, games=GAMES, sample=sample, part=100)
