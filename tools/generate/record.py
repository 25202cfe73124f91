"""A record for the web client to verify: people and bots, odd luck, draws."""

from __future__ import annotations

from random import Random

from ludotheque.core.chance import Chance
from ludotheque.core.record import Seated, write
from ludotheque.games.niagara.model import Flow, Options
from ludotheque.table.table import Table
from ludotheque.titles import find

LUCK = ('Éloïse "la chance" \\ 🎲\n\t\x7f\u2028', "seat 1", "seat 2")
"""Of a person who likes odd signs, of one who gave none, and of a bot."""
DRAWS = 4
"""So many of Nature's moves, and then the people give up."""


def golden() -> bytes:
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
    return write(table.record())
