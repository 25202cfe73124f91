"""Bad input: one clear line, exit code 2, nothing written."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.record import read
from tests.support.commands import RECORD, Captured, damaged, run
from tests.support.titles import GAMES


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["rules", "chess"], "there is no game 'chess' in the house: choose niagara"),
        (["rules", "niagara", "9.9"], "niagara has no clause '9.9': they go from 1.1 to R13"),
        (["rules", "niagara", "-l", "tlh"], "the house does not speak 'tlh': choose fr, en, de"),
        (["check", "chess"], "there is no game 'chess'"),
        (["check", "niagara", "--games", "0"], "at least one game"),
        (["play", "niagara", "--bots", "genius"], "no bot is called 'genius'"),
        (["play", "niagara", "--seats", "6"], "niagara: seats can be 3, 4, 5, and not 6"),
        (["play", "niagara", "--seats", "3", "--option", "seats=4"], "'seats' is given twice"),
        (["play", "niagara", "--option", "river_minimum=²"], "river_minimum can be 0, 1"),
        (["play", "niagara", "--option", "river_minimum=--1"], "river_minimum can be 0, 1"),
        (["play", "niagara", "--name", "a\nb"], "a name has 1 to 40 characters"),
        (["play", "niagara", "--name", ""], "a name has 1 to 40 characters"),
        (["play", "niagara", "--record", "no/where.jsonl"], "no/where.jsonl: No such file"),
        (["play", "niagara", "--record", "."], "is a folder"),
        (["play", "niagara", "--record", ""], "is a folder"),
        (["play", "niagara", "--record", str(RECORD)], "there already"),
        (["check", "niagara", "--seconds", "nan"], "some time"),
        (["play", "niagara", "--option", "memo"], "an option is written name=value"),
        (["arena", "chess", "random", "novice"], "there is no game 'chess'"),
        (["arena", "niagara", "genius", "novice"], "no strength is called 'genius'"),
        (["arena", "niagara", "nowhere:Bot", "novice"], "write PYTHONPATH=. before"),
        (["arena", "niagara", "math:nan", "novice"], "no bot can be made from 'math:nan'"),
        (["arena", "niagara", "novice", "random", "--seats", "2"], "seats can be 3, 4, 5"),
        (["arena", "niagara", "novice", "random", "--option", "memo=maybe"], "memo"),
        (["arena", "niagara", "novice", "random", "--option", "dice=3"], "dice"),
        (["arena", "niagara", "novice", "random", "--games", "0"], "play one at least"),
        (["arena", "niagara", "novice", "--against"], "takes two strengths"),
        (["arena", "niagara", "novice", "random", "--records"], "--records needs --out"),
        (["arena", "niagara", "novice", "random", "--workers", "0"], "at least one worker"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["replay", str(RECORD), "-l", "xx"], "the house does not speak 'xx'"),
        (["replay", str(RECORD), "--eyes", "7"], "nobody has the eyes '7'"),
        (["replay", str(RECORD), "--at", "99999"], "and no 99999"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl: No such file"),
        (["dance"], "invalid choice: 'dance'"),
        (["--loudly"], "COMMAND"),  # without a word the house would open: test_serve
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str],
    line: str,
    capsys: Captured,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ludotheque")
    assert printed.err.count("\n") == 1
    assert line in printed.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda raw: b"", "line 1: a record begins with its header"),
        (lambda raw: b"\xff\xfe" + raw, "line 1:"),
        (lambda raw: raw[: len(raw) // 2], "line "),
        (lambda raw: raw.replace(b'"niagara"', b'"chess"', 1), "no game 'chess'"),
        (lambda raw: raw.replace(b'"version":1', b'"version":9', 1), "niagara version 9"),
        (lambda raw: raw.replace(b'"seats":3', b'"seats":4', 1), "4 seats"),
        (lambda raw: raw.replace(b'"memo":"on"', b'"memo":"no"', 1), "memo"),
        (lambda raw: raw.replace(b'"tile":', b'"tile":9', 1), "line "),
        (lambda raw: raw.replace(b'{"kind":"ply","at":3', b'{"kind":"ply","at":4', 1), "number 3"),
    ],
)
def test_a_damaged_record_is_one_line(
    command: str, damage: object, line: str, tmp_path: Path, capsys: Captured
) -> None:
    assert callable(damage)
    path = damaged(tmp_path, damage(RECORD.read_bytes()))
    assert run(command, path) == 2
    printed = capsys.readouterr()
    assert printed.err.count("\n") == 1
    assert line in printed.err
    assert [each.name for each in tmp_path.iterdir()] == ["damaged.jsonl"]


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "la maison ne peut pas la rejouer."),
        ("en", "the house cannot play it again."),
        ("de", "Das Haus kann sie nicht noch einmal spielen."),
    ],
)
def test_a_record_by_other_rules_is_said_to_be_one(
    command: str, language: str, line: str, tmp_path: Path, capsys: Captured
) -> None:
    now = b'"version":%d' % GAMES["niagara"].version
    path = damaged(tmp_path, RECORD.read_bytes().replace(now, b'"version":0', 1))
    assert run(command, path, "--language", language) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"ludotheque: {path}: ")
    assert printed.err.endswith(f"{line}\n")
    assert printed.err.count("\n") == 1
    assert printed.out == ""


def test_verify_refuses_an_unfinished_game(tmp_path: Path, capsys: Captured) -> None:
    raw = RECORD.read_bytes()
    lines = raw.splitlines(keepends=True)
    path = damaged(tmp_path, b"".join(lines[:-3]))
    assert run("verify", path) == 2
    assert "not finished" in capsys.readouterr().err
    assert run("replay", path, "-l", "fr") == 0
    assert "La partie n’est pas finie" in capsys.readouterr().out


def test_replay_does_not_tell_a_forged_result(tmp_path: Path, capsys: Captured) -> None:
    record = read(RECORD.read_bytes())
    assert record.end is not None
    winner = record.end.result.winners[0]
    forged = RECORD.read_bytes().replace(
        b'"winners":[%d]' % winner, b'"winners":[%d]' % ((winner + 1) % 3)
    )
    assert run("replay", damaged(tmp_path, forged)) == 2
    assert "not the one that the plies lead to" in capsys.readouterr().err


def test_verify_looks_at_every_record(tmp_path: Path, capsys: Captured) -> None:
    bad = damaged(tmp_path, b"nonsense")
    assert run("verify", str(RECORD), bad, str(RECORD)) == 2
    printed = capsys.readouterr()
    assert printed.out.count("in order") == 2
    assert printed.err.count("\n") == 1
    assert bad in printed.err
