"""The house is killed in the middle of a game, and opened again: the page says so, and goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from ludotheque.games.niagara.model import Lay

from .conftest import BUILT
from .games.niagara import NiagaraTable, calm
from .support.guest import PHONE, Guest
from .support.lobby import Lobby
from .support.lodging import Lodging
from .support.patience import expect
from .support.table import play_out


def to_the_tiles(table: NiagaraTable) -> int:
    """Play on until a tile is to be laid: the one that this player would choose."""
    while table.wait():
        move = table.phrases.move(table.liked(calm))
        if isinstance(move, Lay):
            return move.tile
        table.play(calm)
    raise AssertionError("the game is over")


def test_a_game_that_is_killed_twice(chromium: Browser, tmp_path: Path, kept: Path) -> None:
    lodging = Lodging(tmp_path, BUILT)
    lodging.open()
    guest = Guest(chromium, lodging.url, "Ana", language="fr", size=PHONE)
    guest.expected = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE")
    lost = guest.page.get_by_role("alert").filter(has_text=guest.say("line-lost"))
    try:
        table = Lobby(guest, NiagaraTable).open().play()
        for time in range(2):
            for _ in range(3):
                assert table.wait()
                table.play(calm)
            tile = to_the_tiles(table)
            lodging.kill()
            expect(lost).to_be_visible()
            guest.keep(kept, f"lost-{time}")
            # What is chosen while nobody listens is not lost either.
            table.press(table.phrases.voice.move(Lay(tile)))
            lodging.open()
            expect(lost).not_to_be_visible()
            spent = table.say("tile-spent", tile=tile)
            expect(table.hand.get_by_role("button", name=spent, exact=True)).to_be_visible()
        assert play_out({table: calm}) > 0
        expect(table.again).to_be_visible()
        guest.leave()
    finally:
        lodging.kill()
