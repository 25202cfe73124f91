"""That somebody has one move only is told to nobody else: not in one byte, and not by the house."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludotheque.server.tables.command import MakeMove
from ludotheque.server.tables.follower import encode
from ludotheque.server.tables.house import House
from ludotheque.table.table import Table
from tests.server.support.evenings import outcome, seated, spend
from tests.server.support.sheets import ANA, BEN, CHLOE

PEOPLE = (ANA, BEN, CHLOE)
PLIES = 90


def test_frames_of_others_are_the_same_bytes_whether_a_move_is_forced_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is made before its player has said so, however forced it is."""
    rng = Random(3)
    found = {True: 0, False: 0}

    async def play(house: House) -> None:
        actor = await seated(house, *PEOPLE)
        for number in range(PLIES):
            table = actor.live.table
            assert table is not None
            seat, at = table.awaited[0], table.at
            others = [each for each in (None, 0, 1, 2) if each not in table.awaited]
            said = actor.broadcast.frame(seat, at).forced
            found[said] += 1
            sent = []
            for answer in (True, False):
                with monkeypatch.context() as patched:
                    patched.setattr(Table, "forced", lambda *_, answer=answer: answer)
                    assert actor.broadcast.frame(seat, 0).forced <= answer
                    sent.append([encode(actor.broadcast.frame(each, 0)) for each in others])
            assert sent[0] == sent[1]
            assert table.at == at
            move = table.game.sample(table.state, seat, rng)
            await outcome(actor, MakeMove(f"m{number}", move), PEOPLE[seat])

    spend(tmp_path, play)
    assert min(found.values()) > 0
