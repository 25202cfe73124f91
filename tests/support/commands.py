"""The commands as a person types them, in this process."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli.main import main
from tools.generate.stories import records

RECORD = records("niagara")[-1]
Captured = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as stop:
        main(arguments)
    code = stop.value.code
    return code if isinstance(code, int) else 0


def damaged(tmp_path: Path, raw: bytes) -> str:
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(raw)
    return str(path)
