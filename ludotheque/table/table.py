"""One game being played. A move is worked out first and made later: nothing half-done shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, AnyGame, Event, Options, Result, Seat, play
from ludotheque.core.record import BadRecord, Header, Opened, Ply, Record, Seated, finish


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
            if ply.seat == NATURE and opened.moves[at] != table.drawn(table.state, at):
                raise BadRecord(f"line {at + 2}: this is not what was drawn from the seed")
            events: list[Event] = []
            state = opened.step(table.state, at, events.append)
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

    def drawn(self, state: Any, at: int) -> Any | None:
        """Nature's move at a ply, if she is the one to move."""
        if self.game.awaited(state) != (NATURE,):
            return None
        return self.game.sample(state, NATURE, self.chance.at(at))

    def _nature(self, state: Any, steps: list[Step]) -> Turn:
        while (move := self.drawn(state, self.at + len(steps))) is not None:
            at = self.at + len(steps)
            events: list[Event] = []
            state = self.game.apply(state, NATURE, move, events.append)
            steps.append(Step(Ply(at=at, seat=NATURE, move=move), tuple(events)))
        return Turn(state, tuple(steps))

    def record(self) -> Record:
        """The record so far; once the game is over, with its seed and result."""
        header = Header(
            game=self.game.name,
            version=self.game.version,
            options=self.options,
            seats=self.seats,
            commitment=self.chance.commitment,
            entropy=self.chance.entropy,
        )
        record = Record(header, tuple(step.ply for step in self.steps))
        result = self.result
        return record if result is None else finish(record, result, self.chance.seed)
