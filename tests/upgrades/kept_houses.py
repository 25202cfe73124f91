"""Houses as released versions wrote them: `tools/house_file.py` makes one, and it stays."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

HOUSES = Path(__file__).parent / "houses"
VERSIONS = tuple(sorted(path.stem for path in HOUSES.glob("*.json")))


def unpacked(version: str, data: Path) -> dict[str, Any]:
    """The house in this folder, and the page that says what is in it."""
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    packed = (HOUSES / f"{version}.sqlite3.xz").read_bytes()
    (data / "house.sqlite3").write_bytes(lzma.decompress(packed))
    page: dict[str, Any] = json.loads((HOUSES / f"{version}.json").read_text("utf-8"))
    return page
