"""What travels is written down for the browser's client as it is now."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.protocol.typescript import files
from tests.support.titles import GAMES

GEN = Path(__file__).parents[2] / "web" / "src" / "gen"


@pytest.mark.parametrize("name", [*files(GAMES.values())])
def test_the_types_are_fresh(name: str) -> None:
    written = (GEN / name).read_text(encoding="utf-8")
    assert written == files(GAMES.values())[name], "run `ludotheque types web/src/gen`"


def test_no_file_is_left_of_a_game_that_has_gone() -> None:
    assert {each.name for each in GEN.iterdir()} == {*files(GAMES.values())}


def test_the_command_writes_them(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["types", str(tmp_path)])
    assert ended.value.code == 0
    assert {each.name: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()} == files(
        GAMES.values()
    )
    with pytest.raises(SystemExit) as ended:
        main(["types", str(tmp_path / "nowhere")])
    assert ended.value.code == 2
