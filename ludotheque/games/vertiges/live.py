"""Hands that are steered live: from a state of the rules to the simulation and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import json

from ludotheque.core.game import Seat
from ludotheque.core.live import Live, Row, Simulated, Simulation

from .model import (
    HOLD,
    TREMOR,
    Holding,
    Lost,
    Move,
    Options,
    Put,
    Settle,
    Settling,
    State,
)
from .physics.job import Job
from .physics.trace import BACK, CLOSED, HERTZ, MOST, pack, unpack, well_formed
from .towers import held_pieces, held_pose


def longest(options: Options) -> int:
    """Rows for which something may be held (ruling R12)."""
    return HOLD[options.tiring] * HERTZ


def job_of(state: State) -> Job:
    """All that decides about what is held now, except for how it is steered."""
    phase = state.phase
    assert isinstance(phase, Holding | Settling), phase
    assert phase.seed is not None, "a view knows no seed, and cannot tell what is to come"
    held = phase.held
    return Job(
        poses=state.poses,
        held=held_pieces(state, held),
        start=held_pose(state, held),
        seed=phase.seed,
        tremor=TREMOR[state.options.tremor],
        tiring=state.options.tiring == "on",
        longest=longest(state.options),
    )


class Placing(Simulation):
    def __init__(self, job: Job) -> None:
        # The engine takes a second to load and much memory: whoever only reads games needs none.
        from .physics.simulation import Placement

        self._placement = Placement(job)

    def feed(self, row: Row) -> None:
        if row[3] & BACK:
            self._placement.withdraw()
        else:
            self._placement.feed(row)

    def tick(self) -> None:
        self._placement.tick()

    def withdraw(self) -> None:
        self._placement.withdraw()

    @property
    def held(self) -> bool:
        return self._placement.held

    @property
    def over(self) -> bool:
        return self._placement.settled is not None

    def frame(self) -> dict[str, Any]:
        return self._placement.frame()

    def outcome(self) -> Simulated:
        """If the hand still holds something it goes back, and the rest comes to its end at once."""
        settled = self._placement.finish()
        trace = pack(self._placement.rows)
        return Simulated(Put(trace), Settle(settled.released, settled.poses))


class VertigesLive(Live):
    hertz = HERTZ
    every = 2
    longest = MOST
    back = (0, 0, 0, CLOSED | BACK)

    def used(self, state: State) -> bool:
        return state.options.physics == "wood"

    def holder(self, state: State) -> Seat | None:
        if isinstance(state.phase, Holding) and state.options.physics == "wood":
            return state.phase.seat
        return None

    def job(self, state: State) -> bytes:
        return json.encode(job_of(state))

    def begin(self, job: bytes) -> Placing:
        return Placing(json.decode(job, type=Job))

    def lost(self, state: State) -> Lost:
        return Lost()

    def steered(self, move: Move) -> bool:
        return isinstance(move, Put)

    def rows(self, move: Move) -> Sequence[Row] | None:
        if not isinstance(move, Put) or not well_formed(move.trace):
            return None
        return unpack(move.trace)

    def measured(self, state: State) -> bool:
        return isinstance(state.phase, Settling)

    def exact(self, state: State) -> bool:
        return isinstance(state.phase, Settling) and _again(state).steered == state.phase.trace


def settled(state: State) -> Settle:
    """What Nature answers to how a hand was steered: a pure function of the state."""
    return _again(state).settled


class _Again(NamedTuple):
    steered: bytes
    settled: Settle


@lru_cache(maxsize=64)
def _again(state: State) -> _Again:
    """It costs much, follows from the state alone, and whoever verifies asks more than once."""
    assert isinstance(state.phase, Settling), state.phase
    if not state.phase.trace:
        return _Again(b"", Settle(None, state.poses))
    from .physics.simulation import done

    steered, found = done(job_of(state), state.phase.trace)
    return _Again(steered, Settle(found.released, found.poses))
