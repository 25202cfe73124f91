"""`ludotheque arena` as a person types it."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from ludotheque.cli.arena import command_line
from ludotheque.cli.main import main, parser

Captured = pytest.CaptureFixture[str]


def typed(*words: str) -> int:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert isinstance(stop.value.code, int)
    return stop.value.code


def proposed(page: str) -> list[str]:
    """The words of the command under "Play it again"."""
    found = re.search("## Play it again\n\n```sh\n(.*)\n```", page)
    assert found
    program, *words = shlex.split(found[1])
    assert program == "ludotheque"
    return words


@pytest.mark.parametrize(
    "words",
    [
        "niagara master random",
        "niagara master random --against --seats 3 --workers 1 --records --out x",
        "casanova master random --letter --option notebook=on",
        "niagara random novice --option memo=off --option fork=random --games 7 --first-deal 3",
        "niagara random novice --first-deal -3 --out='my runs/a\"b' --option ending=at_once",
        "niagara random novice --out=-folder",
        "niagara amateur amateur/odile --records --out x",
    ],
)
def test_the_command_is_the_one_that_was_given(words: str) -> None:
    asked = parser().parse_args(["arena", *shlex.split(words)])
    program, *again = shlex.split(command_line(asked))
    assert program == "ludotheque"
    assert parser().parse_args(again) == asked


def test_the_reports_command_plays_it_again(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "a run"
    command = ("arena", "niagara", "novice", "random", "--seats", "3", "--games", "3")
    assert typed(*command, "--workers", "1", "--out", str(out)) == 0
    page = (out / "report.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out.startswith(page)
    kept = {path: path.read_bytes() for path in out.iterdir()}
    words = proposed(page)
    assert words[-1] == "--again"
    assert typed(*words) == 0
    games = len((out / "results.jsonl").read_bytes().splitlines())
    assert f"{games} of {games} games played again are the same" in capsys.readouterr().out
    assert {path: path.read_bytes() for path in out.iterdir()} == kept

    results = out / "results.jsonl"
    results.write_bytes(
        re.sub(rb'"fingerprint":"....', b'"fingerprint":"0000', kept[results], count=1)
    )
    assert typed(*words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert f"{games - 1} of {games} games are the same" in told.err
    assert told.err.count("\n") == 1


def test_without_a_folder_nothing_is_linked(capsys: Captured) -> None:
    command = ("arena", "niagara", "novice", "random", "--against", "--games", "1")
    assert typed(*command, "--workers", "1") == 0
    page = capsys.readouterr().out
    assert "report.svg" not in page
    assert "--again" not in proposed(page)
    asked = parser().parse_args([*command, "--workers", "1"])
    assert parser().parse_args(proposed(page)) == asked


def test_again_needs_games(tmp_path: Path, capsys: Captured) -> None:
    command = ("arena", "niagara", "novice", "random", "--again")
    assert typed(*command) == 2
    assert capsys.readouterr().err == (
        "ludotheque: --again needs --out, the folder whose games to play again\n"
    )
    assert typed(*command, "--out", str(tmp_path / "none")) == 2
    assert "results.jsonl: No such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_is_no_error(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludotheque.arena.run._task", interrupted)
    assert typed("arena", "niagara", "novice", "random", "--workers", "1") == 130
    assert re.fullmatch(
        "ludotheque: stopped after 0 of .* games: nothing was kept\n", capsys.readouterr().err
    )


def test_a_character_of_a_strength_sits_down_by_name(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "run"
    line_up = ("novice", "novice/odile", "novice/gaspard")
    command = ("arena", "niagara", *line_up, "--seats", "3", "--games", "3", "--workers", "1")
    assert typed(*command, "--records", "--out", str(out)) == 0
    assert "| novice/odile |" in capsys.readouterr().out
    assert len(list((out / "records").iterdir())) == 3
    assert typed(*command, "--out", str(out), "--again") == 0


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("amateur/somebody", "niagara has no character 'somebody': there is odile, anselme"),
        ("champion/odile", "no strength is called 'champion'"),
    ],
)
def test_a_character_or_strength_that_is_not_there(name: str, why: str, capsys: Captured) -> None:
    assert typed("arena", "niagara", name, "novice") == 2
    assert why in capsys.readouterr().err
