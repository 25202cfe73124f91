"""Whole games played for fixtures, the same every time: a seed decides luck and choices."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ludotheque.core.chance import Chance
from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, AnyGame, Options, Seat
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated, write
from ludotheque.table.frame import SeatFrame, frame
from ludotheque.table.table import Table

READER: Seat = 0
"""Through whose eyes the board's tests look."""

Chooses: TypeAlias = Callable[[Table, Random], tuple[Seat, Any]]
Fixtures: TypeAlias = dict[str, Callable[[], str | bytes]]
"""By the name of the file, or of the record."""
Kinds: TypeAlias = Callable[[SeatFrame], set[Any]]


def first_awaited(table: Table, rng: Random) -> tuple[Seat, Any]:
    """Any legal move of whoever comes first."""
    seat = table.awaited[0]
    return seat, table.game.sample(table.state, seat, rng)


class Evening(NamedTuple):
    game: AnyGame
    options: Options
    seed: int
    chooses: Chooses = first_awaited
    names: tuple[str, ...] = tuple("abcdef")

    @property
    def luck(self) -> tuple[str, ...]:
        """What the seats give to chance."""
        return tuple("abcdef"[: self.options.seats])

    def tables(self) -> Iterator[Table]:
        """The same table again and again, each time a move later."""
        rng, chance = Random(self.seed), Chance(bytes([self.seed]) * 32, self.luck)
        seats = tuple(map(Seated, self.names[: self.options.seats]))
        table = Table(self.game, self.options, seats, chance)
        yield table
        table.commit(table.open())
        while not table.over:
            yield table
            table.commit(table.propose(*self.chooses(table, rng)))
        yield table

    def frames(self) -> Iterator[SeatFrame]:
        """The game as one seat sees it, from before the first lot to the end."""
        at = 0
        for table in self.tables():
            yield frame(table, READER, at)
            at = table.at

    def record(self) -> bytes:
        """The whole game, as the house would keep it."""
        *_, table = self.tables()
        return write(table.record())

    def draws(self, most: int | None = None, *, earlier: bool = False) -> Iterator[dict[str, Any]]:
        """What chance did, at most so often, and all that it was drawn from; if wanted, with what
        was played before, which may decide what there is to draw.
        """
        plies: list[Ply] = []
        for table in self.tables():
            plies = [line for line in table.lines if isinstance(line, Ply)]
            if most is not None and sum(line.seat == NATURE for line in plies) >= most:
                break
        told = {"seed": self.seed, "luck": self.luck, "options": self.options}
        for index, line in enumerate(plies):
            if line.seat == NATURE:
                before = [{"seat": each.seat, "move": each.move} for each in plies[:index]]
                more = {"earlier": before} if earlier else {}
                yield {**told, "at": line.at, "move": line.move, **more}


def kinds(after: SeatFrame) -> set[str]:
    """What happened at a step."""
    return {told.event.__struct_config__.tag for told in after.told}


def new_steps(
    evenings: Iterable[Iterable[SeatFrame]], kinds: Kinds = kinds
) -> Iterator[tuple[SeatFrame, SeatFrame]]:
    """The first step with each kind of event: before and after."""
    known: set[Hashable] = set()
    for frames in evenings:
        for before, after in pairwise(frames):
            found = kinds(after)
            if not found <= known:
                known |= found
                yield before, after


def step(before: SeatFrame, after: SeatFrame) -> dict[str, Any]:
    return {"before": before.view, "told": after.told, "after": after.view}


def lines(things: Iterable[Any]) -> str:
    return "".join(f"{Codec.encode(each).decode()}\n" for each in things)
