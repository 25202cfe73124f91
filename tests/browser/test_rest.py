"""Once nobody does anything, nothing moves for ever: a window that is forgotten costs nothing."""

from __future__ import annotations

import pytest

from .conftest import Come
from .support.lobby import seated
from .support.tour import TABLES

IDLE = 20_000
"""Milliseconds, as `browser/rest.ts` has it."""
SCENERY = 2_000
"""Milliseconds."""
ENDLESS = """() => document.getAnimations().filter((each) =>
  each.playState === 'running' && each.effect.getTiming().iterations === Infinity).length"""


@pytest.mark.parametrize("game", ["niagara", "nimms-leich", "casanova", "nizza", "vertiges"])
def test_a_board_comes_to_rest(come: Come, game: str) -> None:
    guest = come("Ana", language="en", motion=True)
    # A clock that leaps takes a house that was slow to answer for one that is gone, and asks again.
    guest.expected = ("closed before the connection is established",)
    guest.page.clock.install()
    table = seated(guest, TABLES[game])
    table.wait()
    guest.page.mouse.move(300, 300)
    # Scenery comes in pieces, after what one plays with.
    guest.page.clock.run_for(SCENERY)
    awake = guest.page.evaluate(ENDLESS)
    guest.page.clock.run_for(IDLE + 1)
    # What comes later comes to rest in its turn.
    guest.page.clock.run_for(IDLE + 1)
    assert guest.page.evaluate(ENDLESS) == 0
    guest.page.mouse.move(320, 310)
    assert guest.page.evaluate(ENDLESS) > 0 or awake == 0
