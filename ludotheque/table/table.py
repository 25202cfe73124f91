"""One game being played. A move is worked out first and made later: nothing half-done shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, AnyGame, Event, Options, Result, Seat, play
from ludotheque.core.record import BadRecord, Opened, Ply, Record, Seated, begin, finish


class Step(Struct, frozen=True):
    """One ply, and what it brought about."""

    ply: Ply
    events: tuple[Event, ...]


class Turn(Struct, frozen=True):
    """What one submission causes: the player's ply and any of Nature's that follow."""

    state: Any
    steps: tuple[Step, ...]


class Table:
    """State and record of one game; Nature's plies are drawn from the table's own chance."""

    def __init__(
        self, game: AnyGame, options: Options, seats: Sequence[Seated], chance: Chance
    ) -> None:
        if not len(seats) == len(chance.entropy) == options.seats:
            raise ValueError(f"{options.seats} seats with an entropy each are needed")
        self.game, self.options, self.seats, self.chance = game, options, tuple(seats), chance
        self.state = game.setup(options)
        self.steps: list[Step] = []

    @classmethod
    def revive(cls, opened: Opened, chance: Chance) -> Table:
        """The table as its record left it."""
        header = opened.record.header
        if chance.commitment != header.commitment or chance.entropy != header.entropy:
            raise BadRecord("this chance is not the one that the record committed to")
        table = cls(opened.game, opened.options, header.seats, chance)
        for at, ply in enumerate(opened.record.plies):
            events: list[Event] = []
            state = opened.step(table.state, at, events.append, chance=chance)
            ply = Ply(at=at, seat=ply.seat, move=opened.moves[at])
            table.commit(Turn(state, (Step(ply, tuple(events)),)))
        return table

    @property
    def at(self) -> int:
        """How many plies were made: the number of the next one."""
        return len(self.steps)

    @property
    def result(self) -> Result | None:
        result: Result | None = self.game.result(self.state)
        return result

    def open(self) -> Turn:
        """What Nature does before anybody can act: deals, lots."""
        return self._nature(self.state, [])

    def propose(self, seat: Seat, move: Any) -> Turn:
        """Work a move out without making it. Raises `Illegal`."""
        if seat == NATURE:
            raise ValueError("Nature's moves are drawn by the table, not proposed to it")
        events: list[Event] = []
        state = play(self.game, self.state, seat, move, events.append)
        ply = Ply(at=self.at, seat=seat, move=move)
        return self._nature(state, [Step(ply, tuple(events))])

    def commit(self, turn: Turn) -> None:
        assert not turn.steps or turn.steps[0].ply.at == self.at, (
            "a turn worked out on another state"
        )
        self.state = turn.state
        self.steps += turn.steps

    def _nature(self, state: Any, steps: list[Step]) -> Turn:
        at = self.at + len(steps)
        while (move := self.chance.move(self.game, state, at)) is not None:
            events: list[Event] = []
            state = self.game.apply(state, NATURE, move, events.append)
            steps.append(Step(Ply(at=at, seat=NATURE, move=move), tuple(events)))
            at += 1
        return Turn(state, tuple(steps))

    def record(self) -> Record:
        """The record so far; once the game is over, with its seed and result."""
        header = begin(self.game, self.options, self.seats, self.chance)
        record = Record(header, tuple(step.ply for step in self.steps))
        result = self.result
        return record if result is None else finish(record, result, self.chance.seed)
