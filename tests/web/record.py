"""A record as the house writes it, for the web client to verify: people and bots, odd luck, draws.

python -m tests.web.record     # writes it anew; look at what changed before a commit
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from ludotheque.core.chance import Chance
from ludotheque.core.record import Seated, write
from ludotheque.games.niagara.model import Flow, Options
from ludotheque.table.table import Table
from tests.support.titles import GAMES

FILE = Path(__file__).parents[2] / "web" / "src" / "fairness" / "record.golden.jsonl"

LUCK = ('Éloïse "la chance" \\ 🎲\n\t\x7f\u2028', "seat 1", "seat 2")
"""Of a person who likes odd signs, of one who gave none, and of a bot."""
DRAWS = 4
"""So many of Nature's moves, and then the people give up."""


def golden() -> bytes:
    niagara, rng = GAMES["niagara"], Random(4)
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


def main() -> None:
    FILE.write_bytes(golden())


if __name__ == "__main__":
    main()
