"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ludotheque.core.game import NATURE, Seat
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import (
    Falling,
    Fate,
    Move,
    Options,
    Pass,
    Settle,
    Settling,
    State,
    Steady,
    Steadying,
    Take,
)
from ludotheque.games.vertiges.towers import held_pieces
from tests.games.counts import Counts

from .positions import THREE, TWO, WATCHED, WOOD, piece, play, position

POSITIONS = {
    "building": position("T+1", "V+1 V-1", hands=("S1 T-1", "C+1")),
    "holding": play(
        position("T+1", "V+1 V-1", hands=("S1 T-1", "C+1")),
        (0, Take(piece("T-1"))),
        (NATURE, Steady(1)),
    )[0],
    "zapping": position("V+1 V-2 T+1", "V+3", "T-1", hands=("S1", "C+1"), put=1),
    "watched": position("T+1", hands=("S1 T-1", "C+1"), options=WATCHED),
    "to_be_contested": play(
        position("T+1", hands=("S1 T-1", "C+1", "C+2"), options=THREE), (0, Pass())
    )[0],
    "by_hand": position("T+1", hands=("S1 T-1", "C+1"), options=WOOD),
    "alone": position("T+1", hands=("S1 T-1",), options=Options(seats=1, physics="reckoned")),
    "nothing_left": position("T+1", hands=("", "C+1 C+2"), options=TWO),
}


class Few(Vertiges):
    """Nature's draws are too many to be listed: here a few stand for all of them."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        match state.phase:
            case Steadying() if seat == NATURE:
                return [Steady(0)]
            case Settling() if seat == NATURE:
                return [Settle(None, state.poses)]
            case Falling(held=held) if seat == NATURE:
                lost = tuple(sorted(held_pieces(state, held)))
                fates = (Fate((), True), Fate((), False), Fate(lost, False))
                return [fate for fate in fates if self.refusal(state, seat, fate) is None]
        return super().moves(state, seat)


class TestCounts(Counts):
    game = Few()
    deepest = 5
    positions = POSITIONS
    file = Path(__file__).parent / "counts.txt"
