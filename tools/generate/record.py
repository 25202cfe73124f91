"""Records for the web client to verify: people and bots, odd luck, draws; in both formats."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.record import SECOND, Record, Seated, finish, write
from ludotheque.games.niagara.model import Flow, Options
from ludotheque.table.table import Table
from ludotheque.titles import find

LUCK = ('Éloïse "la chance" \\ 🎲\n\t\x7f\u2028', "seat 1", "seat 2")
"""Of a person who likes odd signs, of one who gave none, and of a bot."""
DRAWS = 4
"""So many of Nature's moves, and then the people give up."""


def golden() -> bytes:
    return write(_played())


def golden_apart() -> bytes:
    """The same game with the names outside of the digest, one of them forgotten."""
    played = _played()
    assert played.end is not None
    somebody, *others = played.header.seats
    seats = (replace(somebody, name=None), *others)
    header = replace(played.header, format=SECOND, seats=seats)
    end, seed = played.end, bytes.fromhex(played.end.seed)
    return write(finish(Record(header, played.lines), end.result, seed, end.how))


def _played() -> Record:
    niagara, rng = find("niagara").game, Random(4)
    seats = (Seated("Éloïse"), Seated("Ben"), Seated("Robot 1", "novice"))
    options, chance = Options(seats=3, fork="random"), Chance(bytes(range(32)), LUCK)
    table = Table(niagara, options, seats, chance)
    table.commit(table.open())
    flows = 0
    while flows < DRAWS:
        seat = table.awaited[0]
        turn = table.propose(seat, niagara.sample(table.state, seat, rng))
        flows += sum(isinstance(getattr(step.line, "move", None), Flow) for step in turn.steps)
        table.commit(turn)
    for seat in (0, 1):
        table.commit(table.resign(seat, "amateur"))
    return table.record()
