"""Vertiges' three games that are kept as records, played again: for when physics or odds change."""

from __future__ import annotations

import hashlib
from functools import partial
from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.record import Line, Ply, Record, Seated, begin, finish, write
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import Holding, Move, Options, Protest, Put, State
from ludotheque.games.vertiges.steering import steered

GAME = Vertiges()
NAMES = ("Ana", "Ben", "Chloé", "Dora")


class Kept(NamedTuple):
    name: str
    options: Options
    seed: int


KEPT = (
    Kept("four-seats.fr", Options(seats=4, physics="reckoned"), 80),
    Kept(
        "three-seats-fast.en",
        Options(seats=3, game="fast", referee="automatic", stars="everywhere", physics="reckoned"),
        13,
    ),
    Kept("practice-in-wood.de", Options(seats=1, oldest="first"), 12),
)


def recorded(kept: Kept) -> bytes:
    """A game of players who know the rules, with a slip now and then."""
    rng, seats = Random(kept.seed), range(kept.options.seats)
    seed = hashlib.sha256(b"%d" % kept.seed).digest()
    chance = Chance(seed, [f"{kept.seed}-{seat}" for seat in seats])
    seated = [Seated(NAMES[seat], "random") for seat in seats]
    header = begin(GAME, msgspec.to_builtins(kept.options), seated, chance)
    state, lines = GAME.setup(kept.options), list[Line]()
    while awaited := GAME.awaited(state):
        at, seat = len(lines), awaited[0]
        protesters = [each for each in seats if Protest() in GAME.moves(state, each)]
        move: Move
        if protesters and rng.random() < 0.3:
            seat, move = rng.choice(protesters), Protest()
        elif seat == NATURE:
            move = GAME.sample(state, NATURE, chance.at(at))
        else:
            move = _chosen(state, seat, rng)
        lines.append(Ply(at=at, seat=seat, move=msgspec.to_builtins(move)))
        state = GAME.apply(state, seat, move, ignore)
    result = GAME.result(state)
    assert result is not None
    return write(finish(Record(header, tuple(lines)), result, seed))


def _chosen(state: State, seat: int, rng: Random) -> Move:
    if isinstance(state.phase, Holding) and state.options.physics == "wood":
        return Put(steered(state, state.phase.held, rng))
    # Where moves are sampled for wood they come to little, since simulations are dear.
    reckoned = replace(state, options=replace(state.options, physics="reckoned"))
    return GAME.sample(reckoned, seat, rng)


RECORDS = {kept.name: partial(recorded, kept) for kept in KEPT}
