"""Whatever can be asked of a table is done by somebody."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from ludotheque.server.tables.command import Command
from ludotheque.server.tables.house import House
from tests.server.support.evenings import seated, spend
from tests.server.support.sheets import ANA, BEN, CHLOE


def test_every_command_has_a_handler(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        handlers = (await seated(house, ANA, BEN, CHLOE))._handlers
        assert {*handlers.guests, *handlers.internal} == {*get_args(Command)}
        assert not {*handlers.guests} & {*handlers.internal}

    spend(tmp_path, play)
