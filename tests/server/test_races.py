"""Everything at once, over real sockets: the table is the same as if all had waited their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.client import House
from ludotheque.core.chance import SEED_BYTES, Chance
from ludotheque.core.game import Seat
from ludotheque.core.line import Line, Ply, Seated
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Choosing, Lay, Move, Options, Stay
from ludotheque.table.table import Table, Turn
from tests.client.guests import guests, run

from .houses import Running, running_house
from .phones import Phone, phones

GAME = Niagara()
NAMES = ("Ana", "Ben", "Chloé", "Dora", "Emil")
ROUNDS = 3


class Script:
    """What every seat is going to do: the same, in whatever order the others move."""

    def __init__(self, seed: int, options: Options, secret: bytes) -> None:
        self.seed = seed
        entropy = [luck(seat) for seat in range(options.seats)]
        seated = [Seated(name) for name in NAMES[: options.seats]]
        self.table = Table(GAME, options, seated, Chance(secret, entropy))
        self._make(self.table.open())

    def _make(self, turn: Turn) -> None:
        self.table.commit(turn)

    def step(self) -> dict[Seat, Move]:
        """What all who are awaited do, and after which it is made in the order of the seats."""
        state = self.table.state
        chosen = {seat: self._choose(seat) for seat in GAME.awaited(state)}
        for seat, move in chosen.items():
            self._make(self.table.propose(seat, move))
        return chosen

    def _choose(self, seat: Seat) -> Move:
        state = self.table.state
        moves = GAME.moves(state, seat)
        place = sum(state.turned for _ in moves) if not isinstance(state.phase, Choosing) else 0
        return Random(f"{self.seed} {state.round} {seat} {place}").choice(list(moves))


def luck(seat: Seat) -> str:
    return f"luck of {NAMES[seat]}"
