"""Steps of real games of Niagara, for the board's tests."""

from __future__ import annotations

from functools import partial

from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options
from ludotheque.table.frame import SeatFrame
from tools.generate.evenings import Evening, Fixtures, kinds, lines, new_steps, step

River = partial(Evening, Niagara())
PLAYED = (River(Options(seats=4), 8), River(Options(seats=5, fork="random"), 1))


def recorded() -> str:
    """The first step with each kind of event, and a fall where the river's arm was drawn."""

    def shown(after: SeatFrame) -> set[tuple[str, bool]]:
        drawn = after.view.options.fork == "random"
        return {(kind, drawn and kind == "canoe_fell") for kind in kinds(after)}

    found = new_steps((evening.frames() for evening in PLAYED), shown)
    return lines(step(before, after) for before, after in found)


FIXTURES: Fixtures = {"recorded.jsonl": recorded}
RECORDS: Fixtures = {}
