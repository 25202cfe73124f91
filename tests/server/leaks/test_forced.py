"""That somebody has one move only is told to nobody else: not in one byte, and not by the house."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from ludotheque.core.game import Seat
from ludotheque.server.tables.command import MakeMove
from ludotheque.server.tables.follower import Follower, encode
from ludotheque.server.tables.house import House
from ludotheque.table.table import Table
from tests.server.support.evenings import Listener, outcome, seated, spend
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


def test_nobody_waits_while_it_is_found_out_whether_a_move_is_forced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is dreamt of only where there is one move: who heard of it later would know that."""
    rng = Random(3)
    shown: list[Seat | None] = []
    waited: list[list[Seat | None]] = []
    dreamt, show = Table.forced, Follower.show

    def forced(table: Table, seat: Seat) -> bool:
        waited.append(list(shown))
        return dreamt(table, seat)

    def noted(follower: Follower, raw: bytes, at: int | None = None) -> None:
        if at is not None:
            shown.append(follower.seat)
        show(follower, raw, at)

    async def play(house: House) -> None:
        actor = await seated(house, *PEOPLE)
        # Who has to wait is here first, and who is asked comes in between.
        here = [Listener(actor, person) for person in (CHLOE, None, *PEOPLE, None)]
        monkeypatch.setattr(Table, "forced", forced)
        monkeypatch.setattr(Follower, "show", noted)
        for number in range(PLIES):
            table = actor.live.table
            assert table is not None
            seat = table.awaited[0]
            move = table.game.sample(table.state, seat, rng)
            shown.clear()
            waited.clear()
            await outcome(actor, MakeMove(f"m{number}", move), PEOPLE[seat])
            state = table.state
            alone = {each for each in (0, 1, 2) if len(table.game.moves(state, each)) == 1}
            for before in waited:
                assert {None, 0, 1, 2} - alone <= set(before)
            found.update(alone)
        monkeypatch.undo()
        for each in here:
            await each.hang_up()

    found: set[Seat] = set()
    spend(tmp_path, play)
    assert found == {0, 1, 2}
