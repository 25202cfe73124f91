"""Nights in Venice that differ only in where Casanova is and in what Ana answers."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from ludotheque.core.chance import Chance, commitment
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.casanova.board import TO_DOGE
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import (
    Call,
    DrawLots,
    EndTurn,
    Glide,
    Hide,
    LookRound,
    Meet,
    Met,
    Options,
    State,
)
from ludotheque.server.store.store import StoredTable
from ludotheque.table.clock import Pace

from .party import submit
from .worlds import NAMES, Fixed, Heard, World

CASANOVA = Casanova()


PLACED = Options(seats=3, placing="players", doge_swap="on")
"""So that lots say only who begins and where he hides: worlds that differ in nothing else exist."""
CHOSEN: dict[str, int | str] = {"placing": PLACED.placing, "doge_swap": PLACED.doge_swap}


class Evening:
    """A game until Ana can meet somebody for the first time, if need be at the Doge's."""

    def __init__(self, fixed: Fixed, *, doge: bool = False) -> None:
        self.fixed = fixed
        self.moves, self.meeting, self.spot, self.hiding = opening(doge=doge)
        self._kept: dict[tuple[int, Pace | None], StoredTable] = {}

    def with_him_at(self, spot: int, pace: Pace | None = None) -> StoredTable:
        """The same evening, with Casanova there from the beginning: nobody met anybody yet."""
        if (spot, pace) not in self._kept:
            self.fixed.seeds = lambda: self._seed(spot)
            kept = self.fixed.come_to(CASANOVA, 3, CHOSEN, self.moves, pace)
            self._kept[spot, pace] = kept
        return self._kept[spot, pace]

    def _seed(self, spot: int) -> bytes:
        for number in range(5000):
            chance = luck(number.to_bytes(32, "big"))
            first = chance.move(CASANOVA, CASANOVA.setup(PLACED), 0)
            hidden = chance.move(CASANOVA, self.hiding.state, self.hiding.at)
            if first == DrawLots(0) and hidden == Hide(spot):
                return chance.seed
        raise AssertionError("lots are not drawn fairly")


class Hidden(NamedTuple):
    state: State
    at: int


def luck(seed: bytes) -> Chance:
    return Chance(seed, [f"luck of {name}" for name in NAMES[:3]])


def opening(*, doge: bool = False) -> tuple[list[tuple[int, Any]], dict[str, Any], int, Hidden]:
    """Moves without a meeting, until Ana can meet somebody; worked out without a house."""
    rng, at = Random(5), 0
    state = CASANOVA.apply(CASANOVA.setup(PLACED), NATURE, DrawLots(0), ignore)
    made = list[tuple[int, Any]]()
    while True:
        (seat,) = CASANOVA.awaited(state)
        at += 1
        if seat == NATURE:
            hiding = Hidden(state, at)
            state = CASANOVA.apply(state, NATURE, Hide(0), ignore)
            continue
        moves = CASANOVA.moves(state, seat)
        meetings = [move for move in moves if isinstance(move, Meet | Call)]
        if seat == 0 and meetings and (not doge or LookRound() in moves):
            met = CASANOVA.apply(state, 0, meetings[0], ignore).log[-1]
            assert isinstance(met, Met)
            return made, msgspec.to_builtins(meetings[0]), met.spot, hiding
        quiet = [move for move in moves if not isinstance(move, Meet | Call | LookRound)]
        move = min(quiet, key=lambda move: _way(state, seat, move)) if doge else rng.choice(quiet)
        made.append((seat, move))
        state = CASANOVA.apply(state, seat, move, ignore)


def _way(state: State, seat: Seat, move: Any) -> int:
    """How far a move leaves its lady from the Doge's; what leads nowhere comes last."""
    here = state.ladies[seat]
    if isinstance(move, Glide) and move.start == here:
        return TO_DOGE[move.to]
    return TO_DOGE[here] if isinstance(move, EndTurn) else 99


class Night(World):
    """A world whose seed is its own: that it is committed to is public, and the only difference."""

    def __init__(self, fixed: Fixed, kept: StoredTable) -> None:
        super().__init__(fixed, fixed.again(kept))
        self.seed = kept.sheet.seed

    def heard(self) -> Heard:
        pledge = commitment(bytes.fromhex(self.seed))
        heard = super().heard()
        assert all(self.seed not in text for texts in heard.values() for text in texts)
        return {
            name: tuple(text.replace(pledge, "the-commitment") for text in texts)
            for name, texts in heard.items()
        }


def does(world: World, name: str, move: dict[str, Any], id: str) -> None:
    answer = world.does(name, submit(move, id))
    assert answer["kind"] == "accepted", answer


def decide(exchange: bool) -> dict[str, Any]:
    return {"kind": "decide", "exchange": exchange}


def elsewhere(evening: Evening) -> int:
    return next(spot for spot in (1, 2, 5, 6) if spot not in (0, evening.spot))
