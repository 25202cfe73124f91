"""A connection that has ended leaves nothing behind that only a rare collection would find."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest

from ludotheque.server.http.uvicorn_protocols import BoundedHttp, BoundedWebSocket
from ludotheque.server.tables.follower import Follower
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.party import Party, gathered
from tests.server.support.raw import TurnedAway, asked, dialled


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("house"), followers=6) as running:
        yield running


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


def opened(party: Party) -> None:
    with party.phone() as phone:
        phone.settle()


def dismissed(party: Party) -> None:
    """There are as many who watch as there may be."""
    phones = [party.phone() for _ in range(8)]
    assert [phone.closed() for phone in phones[-2:]] == [1008, 1008]
    for phone in phones:
        phone.close()


def turned_away(party: Party) -> None:
    with pytest.raises(TurnedAway):
        party.phone(0, "&since=x")


def answered(party: Party) -> None:
    assert asked(party.house, "GET", "/api/games").status == 200


def broken_off(party: Party) -> None:
    with dialled(party.house) as line:
        line.sendall(b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\n{")


def pipelined(party: Party) -> None:
    with dialled(party.house) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 50)
        line.recv(100)


@pytest.mark.parametrize(
    "came",
    [opened, dismissed, turned_away, answered, broken_off, pipelined],
    ids=lambda each: str(each.__name__),
)
def test_who_has_gone_is_forgotten_without_the_collector(
    party: Party, monkeypatch: pytest.MonkeyPatch, came: Callable[[Party], None]
) -> None:
    here: WeakSet[Any] = WeakSet()

    def noting(kind: type[Any]) -> None:
        made = kind.__init__

        def noted(self: Any, *what: Any, **more: Any) -> None:
            here.add(self)
            made(self, *what, **more)

        monkeypatch.setattr(kind, "__init__", noted)

    for kind in (BoundedHttp, BoundedWebSocket, Follower):
        noting(kind)
    gc.disable()
    try:
        for _ in range(3):
            came(party)
        wait_for(lambda: not len(here), f"all have gone, and not {[type(each) for each in here]}")
    finally:
        gc.enable()
    party.goes_on()


def test_a_crowd_of_watchers_leaves_no_garbage(tmp_path: Path) -> None:
    """Counted: what a collection finds after a hundred is no more than what it finds after ten."""
    with running_house(tmp_path) as house, gathered(house) as party:

        def found(many: int) -> int:
            gc.collect()
            for _ in range(many):
                opened(party)
            wait_for(lambda: house.house.sockets == len(party.phones), "they have gone")
            return gc.collect()

        gc.disable()
        try:
            found(10)
            assert found(100) < 100
        finally:
            gc.enable()
