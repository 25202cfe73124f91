"""The commands as a person types them: what they print, and one line when something is wrong."""

from __future__ import annotations

import builtins
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest

from ludotheque.cli.main import spoken
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import choices
from ludotheque.core.record import FIRST, SECOND, read
from ludotheque.core.verify import verify
from ludotheque.protocol.wire import PROTOCOL
from ludotheque.titles import OWN, TITLES
from ludotheque.titles.package import API, CONTRACT
from ludotheque.voice.voice import Voice
from tests.support.commands import RECORD, Captured, run
from tests.support.titles import GAMES

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


def test_rules_prints_the_whole_book(capsys: Captured) -> None:
    assert run("rules", "niagara", "-l", "fr") == 0
    printed = capsys.readouterr().out
    assert all(f"\n{number:<5} " in printed for number in GAMES["niagara"].rulebook)
    assert "**" not in printed
    assert max(map(len, printed.splitlines())) <= 88
    assert "Décisions de la maison" in printed


@pytest.mark.parametrize("game", OWN)
def test_a_book_begins_with_what_it_is_all_about(game: str, capsys: Captured) -> None:
    assert run("rules", game, "-l", "en") == 0
    _, _, _, first, *rest = capsys.readouterr().out.split("\n")[:20]
    assert first.startswith("The aim: ")
    whole = GAMES[game].rulebook.text("en")
    assert "told in our own words" not in whole or "told in our own words" in " ".join(rest)


def test_replay_tells_the_story_with_its_clauses(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--language", "fr") == 0
    told = capsys.readouterr().out
    assert told.startswith("Niagara\N{NO-BREAK SPACE}: le récit d’une partie")
    assert "[3.6]" in told
    assert "La victoire revient à" in told.splitlines()[-1]


def test_replay_through_a_seats_eyes_tells_no_sealed_tile(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--eyes", "1", "-l", "fr") == 0
    seen = capsys.readouterr().out
    assert run("replay", str(RECORD), "--eyes", "watcher", "-l", "fr") == 0
    watched = capsys.readouterr().out
    names = [seat.name for seat in read(RECORD.read_bytes()).header.seats]
    laid = [line for line in seen.splitlines() if "Poser" in line]
    assert laid
    assert all(f". {names[1]}\N{NO-BREAK SPACE}: Poser" in line for line in laid)
    assert "Poser" not in watched
    assert f"\n1. {names[0]}\n" in watched


def test_replay_stops_at_a_ply_and_shows_the_board_there(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "--at", "5", "--eyes", "0") == 0
    told = capsys.readouterr().out
    assert "▒0" in told
    assert "[▪]" in told
    assert run("replay", str(RECORD), "--at", "5", "--eyes", "0", "--json") == 0
    view = GAMES["niagara"].codec.view(capsys.readouterr().out.encode())
    assert view.seat == 0


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "tlh_IT.UTF-8"}, "fr"),
    ],
)
def test_the_language_follows_the_system(environment: dict[str, str], language: str) -> None:
    assert spoken(environment) == language


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
    typed += ["salt", "many", "99", "²", "9" * 5000, "3.5", "r2", "?", '{"kind":"stay"}', "{", "1"]
    path = tmp_path / "mine.jsonl"
    command = ("play", "niagara", "--seats", "3", "--bots", "novice", "--language", "en")
    assert run(*command, "--name", "Zoé", "--record", str(path)) == 0
    printed = capsys.readouterr().out
    flat = " ".join(printed.split())
    voice = Voice(GAMES["niagara"], "en", ())
    for number in ("3.5", "R2"):
        assert voice.rule(GAMES["niagara"].rulebook.clause(number, "en").text) in flat
    assert "Rule 2.1 does not allow it" in printed
    assert "lifebuoy, ◆ store" in flat
    assert "Zoé turns up paddle 1" in printed
    record = read(path.read_bytes())
    assert record.end is None
    assert record.header.commitment in printed
    assert record.header.entropy[0] == "salt"
    assert [seat.bot for seat in record.header.seats] == [None, "novice", "novice"]


def test_play_goes_to_the_end(typed: list[str], tmp_path: Path, capsys: Captured) -> None:
    typed += ["", *["1", "2", "3", "4", "5", "6", "0"] * 3000]
    path = tmp_path / "whole.jsonl"
    assert run("play", "niagara", "--seats", "3", "--record", str(path), "-l", "fr") == 0
    printed = capsys.readouterr().out
    assert "la victoire revient à" in printed
    assert verify(read(path.read_bytes()), GAMES["niagara"]).fingerprint in printed


def test_to_the_letter_is_as_the_rulebook_has_it_but_for_what_is_named(
    typed: list[str], tmp_path: Path, capsys: Captured
) -> None:
    typed += ["luck"]
    path = tmp_path / "letter.jsonl"
    command = ("play", "niagara", "--letter", "--option", "memo=on", "--language", "en")
    assert run(*command, "--record", str(path)) == 0
    assert "Loading: all along the way" in " ".join(capsys.readouterr().out.split())
    options = read(path.read_bytes()).header.options
    letter = GAMES["niagara"].letter
    assert {name: options[name] for name in letter} == {**letter, "memo": "on"}
    assert options["fork"] == "alternate", "where the rulebook is silent, the default stays"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_options_lists_all_that_a_table_can_choose(
    game: str, language: str, capsys: Captured
) -> None:
    assert run("options", game, "--language", language) == 0
    printed = capsys.readouterr().out
    assert max(map(len, printed.splitlines())) <= 88
    assert "seats=" not in printed
    voice, letter = Voice(GAMES[game], language, ()), GAMES[game].letter
    flat = " ".join(printed.split())
    for name, (default, *others) in choices(GAMES[game]).items():
        for value in (default, *others) if name != "seats" else ():
            marks = [voice.say("options-usual")] if value == default else []
            marks += [voice.say("options-letter")] if value == letter.get(name) else []
            said = f"{name}={value} {voice.say(f'option-{name}-{value}')}"
            noted = f"{said} ({', '.join(marks)})" if marks else said
            assert " ".join(noted.split()) in flat


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_all_of_them_with_their_options(language: str, capsys: Captured) -> None:
    assert run("games", "--language", language) == 0
    printed = capsys.readouterr().out
    assert max(map(len, printed.splitlines())) <= 88
    told = dict(zip(OWN, printed.split("\n\n"), strict=False))  # then those that others brought
    for name, text in told.items():
        voice, flat = Voice(GAMES[name], language, ()), " ".join(text.split())
        assert flat.startswith(" ".join(f"{name} {voice.say('title')}".split()))
        for option, values in choices(GAMES[name]).items():
            line = f"{option}={'|'.join(map(str, values))} {voice.say(f'option-{option}')}"
            assert (" ".join(line.split()) in flat) == (option != "seats")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_whatever_stands_before_a_move_plays_it(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    """As the hint says, also where moves have no numbers; and nobody counts in tenths."""
    printed: list[str] = []

    def answered(prompt: str = "") -> str:
        printed.append(capsys.readouterr().out)
        if len(printed) == 1:
            return ""  # no luck of one's own
        if len(printed) == 5:
            raise EOFError
        offered = re.findall(r"^ {,3}(\S+)  \S", printed[-1].split("\n\n")[-1], re.MULTILINE)
        return str(offered[len(printed) % len(offered)])

    monkeypatch.setattr(builtins, "input", answered)
    assert run("play", game, "--language", language, "--bots", "random") == 0
    voice, told = Voice(GAMES[game], language, ()), "".join(printed)
    assert voice.say("play-not-a-move") not in told
    assert not re.search(r"\(\d{3,4}, \d{3,4}\)", told)


def listening() -> None:
    """Tests that run in the background of a shell are deaf to Ctrl-C, and so are their children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_game_that_is_broken_off_keeps_its_record(tmp_path: Path) -> None:
    """Ctrl-C at the prompt: a goodbye, and the game up to there is on file."""
    path = tmp_path / "left.jsonl"
    command = [sys.executable, "-c", "from ludotheque.cli import main; main()"]
    command += ["play", "niagara", "--language", "en", "--record", str(path)]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
        preexec_fn=listening,
    ) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("luck\n5\n")
        playing.stdin.flush()
        while "turns up" not in playing.stdout.readline():
            pass
        told = ""
        while not told.endswith("Your choice: "):
            more = playing.stdout.read(1)
            assert more, f"it ended: {told}"
            told += more
        playing.send_signal(signal.SIGINT)
        rest = playing.stdout.read()
    assert playing.returncode == 0
    assert "See you soon" in rest
    assert len(read(path.read_bytes()).plies) > 4


@pytest.mark.parametrize("command", ["rules niagara 3.5", "rules niagara", "--help"])
def test_whoever_reads_the_beginning_only_is_no_error(command: str) -> None:
    line = f"{sys.executable} -c 'from ludotheque.cli import main; main()' {command} | true"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_full_disk_is_one_line() -> None:
    line = f"{sys.executable} -c 'from ludotheque.cli import main; main()' rules niagara >/dev/full"
    done = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "ludotheque: No space left on device\n"


@pytest.mark.parametrize(
    "command", [[], ["play"], ["rules"], ["replay"], ["verify"], ["arena"], ["check"]]
)
def test_help_explains_itself(command: list[str], capsys: Captured) -> None:
    assert run(*command, "--help") == 0
    assert len(capsys.readouterr().out.splitlines()) > 5


def test_which_version_it_is(capsys: Captured) -> None:
    assert run("--version") == 0
    package, protocol, records, contracts, *games = capsys.readouterr().out.splitlines()
    assert package == f"ludotheque {version('ludotheque')}"
    assert protocol == f"protocol {PROTOCOL}"
    assert records == f"records {SECOND} (and {FIRST})"
    assert contracts == f"API of packages {API}, contract of boards {CONTRACT}"
    assert games == [f"{title.name} {title.version}" for title in TITLES.values()]


# Bots of somebody's own

OWN_BOTS = """
class Slips:
    def __init__(self, game):
        pass

    def choose(self, view, seat, rng):
        return sorted([1, "a"])


def never(game):
    raise KeyError("unfinished")
"""


@pytest.mark.parametrize(
    ("name", "line", "why"), [("Slips", 7, "TypeError"), ("never", 11, "KeyError: 'unfinished'")]
)
def test_a_bots_own_mistake_is_told_with_its_place(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
    name: str,
    line: int,
    why: str,
) -> None:
    module = f"own_bots_{name.lower()}"
    path = tmp_path / f"{module}.py"
    path.write_text(OWN_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    assert run("arena", "niagara", f"{module}:{name}", "random", "--workers", "1") == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert why in told
    assert told.endswith(f" ({path}, line {line})\n")
