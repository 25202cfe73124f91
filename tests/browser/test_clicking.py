"""Two people and a bot play Niagara from the lobby to the result, by clicking only."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .guest import DESK, PHONE, Scheme
from .lobby import Lobby
from .mind import calm, keen
from .table import Table, play_out

SCREENS: list[tuple[str, tuple[int, int], Scheme]] = [
    ("fr", PHONE, "light"),
    ("en", DESK, "light"),
    ("de", PHONE, "dark"),
]


@pytest.mark.parametrize(("language", "size", "scheme"), SCREENS, ids=["fr-phone", "en", "de-dark"])
def test_a_whole_game(
    come: Come, kept: Path, language: str, size: tuple[int, int], scheme: Scheme
) -> None:
    ana = come("Ana", language=language, size=size, scheme=scheme)
    ben = come("Ben", language=language, size=DESK)
    lobby = Lobby(ana).open()
    ana.keep(kept, "lobby")
    address = lobby.set_up(["person", "person", "amateur"])
    ana.keep(kept, "gathering")

    ben.page.goto(address)
    ben.button("sit-here").click()
    ben.enter()
    tables = {Table(ana).come(): keen, Table(ben).come(): calm}
    seen: set[str] = set()

    def look(table: Table) -> None:
        if table.guest is not ana:
            return
        phase = "weather" if table.weather.count() else "river"
        if table.hand.get_by_role("button", disabled=False).count():
            phase = "tiles"
        if phase not in seen:
            seen.add(phase)
            ana.keep(kept, f"table-{phase}")

    assert play_out(tables, look) > 10
    for guest in (ana, ben):
        expect(guest.page.get_by_role("link", name=guest.say("replay"), exact=True)).to_be_visible()
    ana.keep(kept, "result")
    assert {"tiles", "river"} <= seen


def test_with_all_its_movement(come: Come) -> None:
    """Everywhere else things appear at once; here they move, and the game goes on all the same."""
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table = Lobby(guest).open().play()
    skip = table.river.get_by_role("button", name=guest.board("skip"), exact=True)
    for _ in range(3):
        assert table.wait()
        table.play()
        skip.wait_for()
    # What has moved comes to rest, and there is something to choose again.
    assert table.wait()
    expect(skip).to_have_count(0)
    assert table.sight().buttons()
