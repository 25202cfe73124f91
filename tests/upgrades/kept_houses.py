"""Houses as released versions wrote them: `tools/house_file.py` makes one, and it stays."""

from __future__ import annotations

import json
import lzma
import subprocess
from pathlib import Path
from typing import Any

from tools.postgres import PostgresServer

HOUSES = Path(__file__).parent / "houses"
VERSIONS = tuple(sorted(path.stem for path in HOUSES.glob("*.json")))
DUMPED = tuple(each for each in VERSIONS if (HOUSES / f"{each}.postgresql.xz").is_file())
"""Those that are kept as PostgreSQL has them, too: 0.1 knew none."""


def unpacked(version: str, data: Path) -> dict[str, Any]:
    """The house in this folder, and the page that says what is in it."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    packed = (HOUSES / f"{version}.sqlite3.xz").read_bytes()
    (data / "house.sqlite3").write_bytes(lzma.decompress(packed))
    return page_of(version)


def page_of(version: str) -> dict[str, Any]:
    page: dict[str, Any] = json.loads((HOUSES / f"{version}.json").read_text("utf-8"))
    return page


def restored(version: str, server: PostgresServer, database: str) -> dict[str, Any]:
    """The same house in this empty database, as that version had it there."""
    raw = lzma.decompress((HOUSES / f"{version}.postgresql.xz").read_bytes())
    restore = [str(server.program("psql")), "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1"]
    subprocess.run([*restore, database], input=raw, check=True, stdout=subprocess.DEVNULL)
    return page_of(version)
