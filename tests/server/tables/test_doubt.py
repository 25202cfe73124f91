"""When the disk does not say whether it has kept something, the house does not say so either."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.protocol.wire import Say
from ludotheque.server.objection import Objection
from ludotheque.server.store.fsync import KernelSync, Rung
from ludotheque.server.store.sqlite import Sqlite
from ludotheque.server.tables.command import Receipt
from ludotheque.server.tables.house import House
from tests.server.support.evenings import (
    Listener,
    move,
    outcome,
    seated,
    spend,
    submission,
    until,
)
from tests.server.support.sheets import ANA, BEN, CHLOE


@pytest.fixture(params=["kernel", "thread"], autouse=True)
def synced_by(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever syncs, a failure ends alike."""
    if request.param == "thread":
        monkeypatch.setattr(KernelSync, "opened", lambda *_: None)


@contextmanager
def doubtful_disk(house: House, times: int) -> Iterator[None]:
    """So many syncs fail, and what was committed stands all the same."""
    assert isinstance(house.store, Sqlite)
    disk, failed = house.store.disk, 0
    fsync, kernel = disk.fsync, disk.kernel
    sync = kernel.sync if kernel is not None else None

    def fails(file: int) -> None:
        nonlocal failed
        if failed < times:
            failed += 1
            raise OSError(errno.EIO, "Input/output error")
        fsync(file)

    def rings(rung: Rung) -> bool:
        nonlocal failed
        assert kernel is not None
        assert sync is not None
        if failed < times:
            failed += 1
            kernel.loop.call_soon(rung, OSError(errno.EIO, "Input/output error"))
            return True
        return sync(rung)

    disk.fsync = fails
    if kernel is not None:
        kernel.sync = rings  # type: ignore[method-assign]
    try:
        yield
    finally:
        disk.fsync = fsync
        if kernel is not None and sync is not None:
            kernel.sync = sync  # type: ignore[method-assign]
    assert failed, "it was asked for"


def reason(answer: object) -> str:
    assert isinstance(answer, Objection)
    return answer.reason


def test_a_move_that_may_stand_is_not_called_undone_and_is_known_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        first = submission(actor, 0, "s1")
        with doubtful_disk(house, 1):
            assert reason(await outcome(actor, first, ANA)) == "not-certain"
        assert actor.live.at == 2, "the truth was loaded at once"
        await until(lambda: listener.last("frame")["at"] == 2)
        assert await outcome(actor, first, ANA) == Receipt(1)
        assert actor.live.at == 2
        assert await move(actor, BEN) == Receipt(2)

    spend(tmp_path, play)


def test_nothing_is_shown_before_it_is_safe_and_then_without_being_asked(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        first = submission(actor, 0, "s1")
        with doubtful_disk(house, 10**9):
            assert reason(await outcome(actor, first, ANA)) == "not-certain"
            assert reason(await outcome(actor, first, ANA)) == "house-ill"
            assert reason(await outcome(actor, Say("w", "Hello?"), BEN)) == "house-ill"
            assert actor.live.at == 1
            assert {frame["at"] for frame in listener.all("frame")} == {1}
        await until(lambda: listener.last("frame")["at"] == 2)
        assert await outcome(actor, first, ANA) == Receipt(1)
        assert listener.all("heard") == []

    spend(tmp_path, play)


def test_a_word_of_which_the_house_is_not_certain_is_said_once(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        word = Say("w1", "Bonsoir")
        with doubtful_disk(house, 1):
            assert reason(await outcome(actor, word, ANA)) == "not-certain"
        assert await outcome(actor, word, ANA) == Receipt(1)
        house.actors.put_to_sleep(actor)
        again = await house.actors.wake(actor.id)
        assert again is not actor
        assert await outcome(again, word, ANA) == Receipt(1), "known also by who has slept"
        assert await outcome(again, word, BEN) == Receipt(1), "ids are each guest's own"
        kept = await house.store.load(actor.id)
        assert kept is not None
        assert [(said.name, said.text) for said in kept.said] == [
            ("Ana", "Bonsoir"),
            ("Ben", "Bonsoir"),
        ]

    spend(tmp_path, play)
