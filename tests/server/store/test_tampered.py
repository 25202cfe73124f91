"""What somebody did to the house's files before it opens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import StoreTrouble


def test_a_file_with_two_names_is_not_opened(path: Path, tmp_path: Path) -> None:
    Sqlite.open(path).close()
    other = tmp_path / "elsewhere"
    other.mkdir()
    os.link(path, other / DATABASE)
    for each in (path, other / DATABASE):
        with pytest.raises(StoreTrouble, match="another name as well"):
            Sqlite.open(each)
    (other / DATABASE).unlink()
    Sqlite.open(path).close()
