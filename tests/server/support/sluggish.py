"""A house whose loop stands still until all is sent: then only the order of its work is seen."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotheque.server.tables.follower import Follower

from .houses import PATIENCE, Running


@contextmanager
def standing_still(house: Running) -> Iterator[None]:
    """Whatever is sent meanwhile waits in the sockets, and is found there all at once."""
    stands, go = threading.Event(), threading.Event()

    def stand() -> None:
        stands.set()
        go.wait(PATIENCE)

    house.loop.call_soon_threadsafe(stand)
    assert stands.wait(PATIENCE)
    try:
        yield
    finally:
        go.set()


def answers_in_order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of all that is answered on sockets from now on, in the order of the answers."""
    order: list[str] = []
    answer = Follower.answer

    def noted(follower: Follower, message: object) -> None:
        order.append(str(getattr(message, "id", None)))
        answer(follower, message)  # type: ignore[arg-type]

    monkeypatch.setattr(Follower, "answer", noted)
    return order
