"""A house that is not the one where a table was made, and a proxy before it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.tables import leases
from tools.cluster import HOUSES, proxied
from tools.postgres import free_port

from .houses import Running, running_house

ANSWERS = "100s"
"""For so long a proxy does not give a house up that is slow."""
FOR_EVER = 1000.0
"""Seconds of a lease."""


def undying(house: Running) -> Running:
    """However slow the machine is, it does not look dead to others; nor does it miss its line if
    that is cut.
    """
    assert isinstance(house.house.store, Postgres)
    house.house.store.heart.lease = FOR_EVER
    return house


class Elsewhere(Struct, frozen=True):
    first: Running
    """Where tables are made, and no guest comes."""
    guests: Running
    """The proxy's address, which leads everybody to the other house; and that one's app."""


@contextmanager
def served_elsewhere(folder: Path, store: str, **chosen: Any) -> Iterator[Elsewhere]:
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setattr(leases, "KEPT_FOR", 0.0)
        first, second = (
            stack.enter_context(
                running_house(folder / name, store=store, proxies=("127.0.0.1",), **chosen)
            )
            for name in ("first", "second")
        )
        for each in (first, second):
            undying(each)
        address = f"http://127.0.0.1:{free_port()}"
        stack.enter_context(proxied(address, [second.url] * HOUSES, folder, ANSWERS))
        yield Elsewhere(first, replace(second, url=address))
