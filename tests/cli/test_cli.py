"""The commands as a person types them: what they print, and one line when something is wrong."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli.main import main
from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.games import GAMES
from tests.transcript import records

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


# What each command does


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "la mise à l’eau"), ("en", "into the water"), ("de", "Wasser")]
)
def test_rules_prints_a_clause_in_each_language(
    language: str, words: str, capsys: Captured
) -> None:
    assert run("rules", "niagara", "3.6", "--language", language) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Niagara · 3")
    assert "3.6" in printed
    assert words.lower() in printed.lower()


def test_rules_prints_the_whole_book_in_french_by_default(capsys: Captured) -> None:
    assert run("rules", "niagara") == 0
    printed = capsys.readouterr().out
    assert all(f"**{number}**" in printed for number in GAMES["niagara"].rulebook)
    assert "Les précisions de la maison" in printed


def test_replay_tells_the_story_with_its_clauses(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--language", "fr") == 0
    told = capsys.readouterr().out
    assert told.startswith("Niagara\N{NO-BREAK SPACE}: le récit d’une partie")
    assert "[3.6]" in told
    assert "La victoire revient à" in told.splitlines()[-1]


def test_replay_through_a_seats_eyes_tells_no_sealed_tile(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--eyes", "1") == 0
    seen = capsys.readouterr().out
    assert run("replay", str(RECORD), "--eyes", "watcher") == 0
    watched = capsys.readouterr().out
    names = [seat.name for seat in read(RECORD.read_bytes()).header.seats]
    laid = [line for line in seen.splitlines() if "Poser" in line]
    assert laid
    assert all(f". {names[1]}\N{NO-BREAK SPACE}: Poser" in line for line in laid)
    assert "Poser" not in watched


def test_replay_stops_at_a_ply_and_shows_the_state_there(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--at", "5", "--eyes", "0") == 0
    *_, last = capsys.readouterr().out.splitlines()
    game = GAMES["niagara"]
    assert game.codec.view(last.encode()).seat == 0


def test_verify_says_what_it_did(capsys: Captured) -> None:
    assert run("verify", str(RECORD), str(RECORD)) == 0
    printed = capsys.readouterr().out
    assert printed.count("in order") == 2
    assert "fingerprint" in printed


def test_check_reports_every_law(capsys: Captured) -> None:
    assert run("check", "niagara", "--games", "2", "--seconds", "60") == 0
    printed = capsys.readouterr().out
    assert "2 games" in printed
    assert "dream" in printed


def test_arena_reports_and_goes_on_where_it_was(tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "run"
    command = ("arena", "niagara", "amateur", "novice", "--seats", "3", "--against")
    assert run(*command, "--games", "3", "--workers", "1", "--out", str(out), "--records") == 0
    assert "win share" in capsys.readouterr().out
    assert (out / "report.md").exists()
    assert b"<svg" in (out / "report.svg").read_bytes()
    before = (out / "results.jsonl").read_bytes()
    kept = sorted((out / "records").glob("*.jsonl"))
    assert len(kept) == 3
    assert all(verify(read(path.read_bytes()), GAMES["niagara"]).plies for path in kept)
    assert run(*command, "--games", "6", "--workers", "1", "--out", str(out)) == 0
    assert (out / "results.jsonl").read_bytes().startswith(before)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the person types; then the end of input."""
    answers: list[str] = []
    feed: Iterator[str] = (answers.pop(0) for _ in iter(lambda: bool(answers), False))

    def read_line(prompt: str = "") -> str:
        print(prompt)
        for answer in feed:
            return answer
        raise EOFError

    monkeypatch.setattr(builtins, "input", read_line)
    return answers


def test_play_asks_explains_and_keeps_the_record(
    typed: list[str], tmp_path: Path, capsys: Captured
) -> None:
    typed += ["many", "99", "3.5", "1"]
    path = tmp_path / "mine.jsonl"
    command = ("play", "niagara", "--seats", "3", "--bots", "novice", "--language", "en")
    assert run(*command, "--name", "Zoé", "--record", str(path)) == 0
    printed = capsys.readouterr().out
    assert GAMES["niagara"].rulebook.clause("3.5", "en").text in printed
    assert "Zoé lays a tile" in printed
    record = read(path.read_bytes())
    assert record.end is None
    assert [seat.bot for seat in record.header.seats] == [None, "novice", "novice"]


def test_play_goes_to_the_end(typed: list[str], tmp_path: Path, capsys: Captured) -> None:
    typed += ["1"] * 3000
    path = tmp_path / "whole.jsonl"
    assert run("play", "niagara", "--seats", "3", "--record", str(path)) == 0
    assert "La victoire revient à" in capsys.readouterr().out
    assert verify(read(path.read_bytes()), GAMES["niagara"]).plies


# Bad input: one clear line, exit code 2, nothing written


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["rules", "chess"], "there is no game 'chess' in the house: choose niagara"),
        (["rules", "niagara", "9.9"], "niagara has no clause '9.9': they go from 1.1 to R13"),
        (["rules", "niagara", "-l", "it"], "the house does not speak 'it': choose fr, en, de"),
        (["check", "chess"], "there is no game 'chess'"),
        (["check", "niagara", "--games", "0"], "at least one game"),
        (["play", "niagara", "--bots", "genius"], "no bot is called 'genius'"),
        (["play", "niagara", "--seats", "6"], "<= 5"),
        (["play", "niagara", "--option", "memo"], "an option is written name=value"),
        (["arena", "chess", "random", "novice"], "there is no game 'chess'"),
        (["arena", "niagara", "genius", "novice"], "no bot 'genius'"),
        (["arena", "niagara", "novice", "random", "--seats", "2"], ">= 3"),
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
        ([], "COMMAND"),
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
        (lambda raw: raw.replace(b'{"kind":"ply","at":3', b'{"kind":"ply","at":4', 1), "ply 3"),
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


def test_verify_refuses_an_unfinished_game(tmp_path: Path, capsys: Captured) -> None:
    raw = RECORD.read_bytes()
    path = damaged(tmp_path, raw[: raw.rindex(b'{"kind":"end"')])
    assert run("verify", path) == 2
    assert "not finished" in capsys.readouterr().err
    assert run("replay", path) == 0
    assert "La partie n’est pas finie" in capsys.readouterr().out


@pytest.mark.parametrize(
    "command", [[], ["play"], ["rules"], ["replay"], ["verify"], ["arena"], ["check"]]
)
def test_help_explains_itself(command: list[str], capsys: Captured) -> None:
    assert run(*command, "--help") == 0
    assert len(capsys.readouterr().out.splitlines()) > 5
