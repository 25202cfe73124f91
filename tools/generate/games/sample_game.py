"""Steps and draws of real games, for the board's tests; and whole games, kept as records."""

from __future__ import annotations

from functools import partial

from ludotheque.games.sample_game.game import SampleGame
from ludotheque.games.sample_game.model import Options
from tools.generate.evenings import Evening, Fixtures, lines, new_steps, step

Shore = partial(Evening, SampleGame())
PLAYED = (Shore(Options(seats=3), 1), Shore(Options(seats=4), 2))


def recorded() -> str:
    """The first step with each kind of event."""
    found = new_steps(evening.frames() for evening in PLAYED)
    return lines(step(before, after) for before, after in found)


def draws() -> str:
    """What chance did first, with what was played before it."""
    return lines(draw for evening in PLAYED for draw in evening.draws(5, earlier=True))


FIXTURES: Fixtures = {"recorded.jsonl": recorded, "draws.jsonl": draws}

NAMES = ("Ana", "Ben", "Chloé", "Dora")
LONG = partial(Shore, names=NAMES)
RECORDS: Fixtures = {
    "three-seats.fr": LONG(Options(seats=3, tides=14), 3).record,
    "four-seats.en": LONG(Options(seats=4, tides=14), 4).record,
    "four-seats-again.de": LONG(Options(seats=4, tides=14), 5).record,
}
"""Played anew while the rules still change. Then let this be empty: records that are kept tell when
a change would no longer read them."""
