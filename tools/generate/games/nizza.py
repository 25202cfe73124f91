"""Steps and draws of real games of Nizza, for the board's tests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from ludotheque.bots.nizza.player import Player
from ludotheque.core.game import Seat
from ludotheque.games.nizza.model import (
    LeaveWater,
    Move,
    Options,
    Push,
    State,
    Symbol,
    Using,
    Walk,
    Water,
)
from ludotheque.table.table import Table
from tests.games.nizza.positions import NIZZA, on, play, position, street, turn, where
from tools.generate.evenings import READER, Evening, Fixtures, lines, new_steps, step

Race = partial(Evening, NIZZA)
PLAYED = (
    (Race(Options(seats=2), 1), None),
    (Race(Options(seats=3, by_eye="on"), 17), None),
    (Race(Options(seats=6, ropes="equal"), 1), 40),
)
"""Each with how much of it is looked at."""
DRAWN = 12
"""So many moves of chance are kept of each game."""


def recorded() -> str:
    """The first step with each kind of event, and a fall with the jewels."""
    found = new_steps(islice(evening.frames(), most) for evening, most in PLAYED)
    return lines((*(step(before, after) for before, after in found), *rare()))


def rare() -> Iterator[dict[str, Any]]:
    """What few games come to: a walk, tools lost, a way out of the water, jewels that are saved."""
    yield scene(turn(("walk",), street(12), on("h5_roof")), 0, Walk(*where(street(13))))
    dice: tuple[Symbol, ...] = ("parachute", "walk", "rope", "walk", "rope")
    rival = Using(1, dice, dice)
    yield scene(
        position(rival, street(12), street(12), cases={READER: "tools"}), 1, Push(READER, 12)
    )
    yield scene(turn(("ladder",), Water(12), on("h5_roof")), 0, LeaveWater())
    aboard = position(rival, on("yacht", 1), on("yacht", 3), cases={READER: "jewels"})
    yield scene(aboard, 1, Push(READER, 24))


def scene(before: State, seat: Seat, move: Move) -> dict[str, Any]:
    after, events = play(before, (seat, move))
    told = [{"at": 0, "event": event} for event in events if event.seen_by(READER)]
    views = NIZZA.view(before, READER), NIZZA.view(after, READER)
    return {"before": views[0], "told": told, "after": views[1]}


def draws() -> str:
    """What chance did first in those games."""
    return lines(draw for evening, _ in PLAYED for draw in evening.draws(DRAWN))


def runs(table: Table, rng: Random) -> tuple[Seat, Move]:
    """Somebody who knows the way and slips now and then: so a record stays short."""
    seat = table.awaited[0]
    move = RUNNER.choose(NIZZA.view(table.state, seat), seat, rng)
    assert move is not None
    return seat, move


RUNNER = Player(NIZZA, slips=0.15)
NAMES = ("Ana", "Bastien", "Chloé", "Dario")
KEPT = {
    "two-seats.fr": Options(seats=2),
    "three-seats-by-eye.de": Options(seats=3, by_eye="on"),
    "four-seats-equal-ropes.en": Options(seats=4, ropes="equal"),
}
FIXTURES: Fixtures = {"recorded.jsonl": recorded, "draws.jsonl": draws}
RECORDS: Fixtures = {name: Race(options, 2, runs, NAMES).record for name, options in KEPT.items()}
