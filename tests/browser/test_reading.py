"""A whole game by a player who has only what a screen reader tells them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator

from .conftest import Come
from .games.casanova import CasanovaTable
from .games.niagara import NiagaraTable
from .games.nimms_leich import LeichTable
from .games.nizza import NizzaTable
from .games.vertiges import VertigesTable
from .support.accessibility import Sight
from .support.lobby import at_once
from .support.patience import appears
from .support.table import Table, play_out

EVENINGS = 4
"""A bot may win before one has done much: then one plays again."""


def enter(button: Locator) -> None:
    """Knows roles and names, and nothing of where on a page something is."""
    button.press("Enter")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(NiagaraTable, "de", marks=pytest.mark.long),
        pytest.param(LeichTable, "en", marks=pytest.mark.long),
        pytest.param(CasanovaTable, "fr", marks=pytest.mark.long),
        pytest.param(NizzaTable, "fr", marks=pytest.mark.long),
        (VertigesTable, "fr"),
    ],
)
def test_a_whole_game(come: Come, game: type[Table], language: str) -> None:
    guest = come("Ana", language=language)
    moves, last = 0, 0
    for _ in range(EVENINGS):
        table = at_once(guest, game, enter)
        last = play_out({table: game.players[1]}, Table.understood)
        moves += last
        if moves > 10:
            break
    assert moves > 10
    appears(table.replay)
    heard = Sight.of(guest.main)
    said = [guest.say("result-won", names="NAMES", count=count) for count in (1, 2)]
    won = re.compile("|".join(map(re.escape, said)).replace("NAMES", ".+"))
    verdicts = [name for name in heard.names("heading") if won.fullmatch(name)]
    assert verdicts or guest.say("result-you") in heard.names("heading")
    assert all(any(name in verdict for name in table.names()) for verdict in verdicts)
    told = guest.page.get_by_role("region", name=guest.say("log"))
    folded = told.get_by_role("heading", level=3).get_by_role("button", expanded=False)
    for _ in range(folded.count()):
        folded.first.click()
    log = Sight.of(guest.main).within("region", guest.say("log"))
    assert len(log.all("link")) >= last
