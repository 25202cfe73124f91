"""A house's file, open as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.server.store.sqlite import DATABASE, Sqlite


@contextmanager
def opened(path: Path) -> Iterator[Sqlite]:
    store = Sqlite.open(path)
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / DATABASE


@pytest.fixture
def store(path: Path) -> Iterator[Sqlite]:
    with opened(path) as store:
        yield store
