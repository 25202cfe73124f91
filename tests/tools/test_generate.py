"""What a program writes and the repository keeps is what it would write today."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.titles import Title
from tests.voice.telling import members
from tools.generate import stories
from tools.generate.__main__ import main, stale
from tools.generate.files import files, left_over
from tools.generate.places import EVERY_TITLE, ROOT, WEB, board, package

EVERY = files()
COUNTED = {path for path in EVERY if path.name == "counts.txt"}
"""Each of their numbers is a test of its own, in the folder of its game."""


@pytest.mark.parametrize(
    "path", [path for path in EVERY if path not in COUNTED], ids=lambda p: str(p.relative_to(ROOT))
)
def test_what_is_generated_is_fresh(path: Path) -> None:
    """If a change is meant: `scripts/generate`, and look at what changed."""
    made = EVERY[path]()
    assert path.read_bytes() == (made.encode() if isinstance(made, str) else made)


def test_nothing_is_left_of_a_game_that_has_gone() -> None:
    assert left_over(EVERY) == []


def test_nothing_is_left_of_a_record_that_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("gone.fr.txt", "kept.fr.txt", "kept.fr.jsonl"):
        (tmp_path / "a-game" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "a-game" / name).touch()
    monkeypatch.setattr(stories, "FOLDER", tmp_path)
    assert left_over(EVERY) == [tmp_path / "a-game" / "gone.fr.txt"]


def test_a_record_that_the_rules_do_not_play_is_named_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stray = tmp_path / "stray.fr.jsonl"
    stray.write_bytes(
        stories.records("sample-game")[0].read_bytes().replace(b'"version":', b'"version":9')
    )
    made = {stray.with_suffix(".txt"): lambda: stories.story(stray)}
    monkeypatch.setattr("tools.generate.__main__.files", lambda: made)
    monkeypatch.setattr("tools.generate.__main__.left_over", lambda wanted: [])
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("scripts/generate: ")
    assert err.count("\n") == 1
    assert (
        "stray.fr.jsonl is not played by the rules there are: this is sample-game version 9" in err
    )
    assert "remove it" in err


def test_every_game_has_types_a_lesson_and_steps_for_its_board() -> None:
    names = {path.relative_to(WEB).as_posix() for path in EVERY if path.is_relative_to(WEB)}
    for name in EVERY_TITLE:
        wanted = {f"gen/{name}.ts", f"games/{name}/lesson.jsonl", f"games/{name}/recorded.jsonl"}
        assert wanted <= names


@pytest.mark.parametrize("title", EVERY_TITLE.values(), ids=EVERY_TITLE)
def test_every_kind_of_event_is_among_the_steps_for_a_board(title: Title) -> None:
    raw = (board(title) / "recorded.jsonl").read_text(encoding="utf-8")
    steps = map(json.loads, raw.splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    made = import_module(f"tools.generate.games.{package(title)}")
    every = {struct.tag for struct in members(title.game, "Event")}
    assert kinds >= getattr(made, "WANTED", every)  # if a board does not show them all


def test_what_is_stale_is_named_and_mended(tmp_path: Path) -> None:
    old, fresh, new = (tmp_path / name for name in ("old", "fresh", "deep/new"))
    old.write_text("then")
    fresh.write_text("now")
    wanted = dict.fromkeys((old, fresh), lambda: "now") | {new: lambda: b"now"}
    assert stale(wanted, write=False) == [old, new]
    assert old.read_text() == "then"
    assert not new.exists()
    assert stale(wanted, write=True) == [old, new]
    assert stale(wanted, write=False) == []
    assert new.read_bytes() == b"now"


def test_the_command_names_what_is_stale_and_how_to_mend_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = ROOT / "docs" / "words.md"
    monkeypatch.setattr("tools.generate.__main__.files", lambda: {there: lambda: "other words"})
    monkeypatch.setattr("tools.generate.__main__.left_over", lambda wanted: [])
    before = there.read_bytes()
    assert main(["--check"]) == 1
    out, err = capsys.readouterr()
    assert out == "docs/words.md\n"
    assert "run scripts/generate" in err
    assert there.read_bytes() == before
    with pytest.raises(SystemExit):
        main([str(ROOT / "ludotheque")])
    assert "nothing that is generated lies there" in capsys.readouterr().err
