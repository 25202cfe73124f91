"""What travels is written down for the browser's client by a command, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.protocol.typescript import files
from ludotheque.titles import OWN


def test_the_command_writes_them(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["types", str(tmp_path)])
    assert ended.value.code == 0
    assert {each.name: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()} == files(
        title.game for title in OWN.values()
    )
    with pytest.raises(SystemExit) as ended:
        main(["types", str(tmp_path / "nowhere")])
    assert ended.value.code == 2


def test_of_one_game_alone_for_who_writes_its_board(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["types", "--game", "niagara", str(tmp_path)])
    assert ended.value.code == 0
    (written,) = tmp_path.iterdir()
    assert written.name == "niagara.ts"
    assert "export interface Lay" in written.read_text(encoding="utf-8")
