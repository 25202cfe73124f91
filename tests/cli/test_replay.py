"""The story of a game tells also what is no ply, in every language of the house."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.record import Seated, write
from ludotheque.games.niagara.model import Lay, Options
from ludotheque.table.table import Table
from ludotheque.table.undo import Takeback
from tests.games.niagara.positions import NIAGARA
from tests.support.commands import Captured, run

RECORDS = Path(__file__).parents[1] / "transcripts"
RECORD = RECORDS / "niagara" / "three-seats.fr.jsonl"
TOLD = {
    "en": [
        "3. Ana takes back move 1.",
        "5. Ben takes back move 2, and all moves after it.",
        "6. Time is up: a bot (expert) plays for Chloé.",
        "7. Chloé is back.",
        "8. Ana resigns.",
        "9. A bot (novice) plays for Ana.",
        "11. A draw is agreed on by Ben and Chloé.",
        "Nobody wins: the game is drawn.",
    ],
    "fr": [
        "3. Ana reprend le coup 1.",
        "5. Ben reprend le coup 2, et tous ceux qui l’ont suivi.",
        "6. Temps écoulé\N{NO-BREAK SPACE}: un robot (expert) joue pour Chloé.",
        "7. Chloé est de retour.",
        "8. Ana abandonne.",
        "9. Un robot (novice) joue pour Ana.",
        "11. La nulle est convenue entre Ben et Chloé.",
        "Personne ne l’emporte\N{NO-BREAK SPACE}: la partie est nulle.",
    ],
    "de": [
        "3. Ana nimmt Zug 1 zurück.",
        "5. Ben nimmt Zug 2 zurück und alle Züge danach.",
        "6. Die Zeit ist abgelaufen: Ein Bot (Experte) spielt für Chloé.",
        "7. Chloé ist wieder da.",
        "8. Ana gibt auf.",
        "9. Ein Bot (Neuling) spielt für Ana.",
        "11. Ben und Chloé einigen sich auf Remis.",
        "Niemand gewinnt: Die Partie ist unentschieden.",
    ],
}
CLOCK = {
    "en": "    · Time was up: the move was made by the house.",
    "fr": "    · Temps écoulé\N{NO-BREAK SPACE}: la maison a joué ce coup.",
    "de": "    · Die Zeit war abgelaufen: Das Haus hat gezogen.",
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    seats = [Seated("Ana"), Seated("Ben"), Seated("Chloé")]
    table = Table(NIAGARA, Options(seats=3), seats, Chance(bytes(32), "abc"))
    table.commit(table.open())
    table.commit(table.propose(0, Lay(4)))
    table.commit(table.propose(1, Lay(5)))
    table.commit(table.take_back(Takeback(ply=1, alone=True, ask=False), 0))
    table.commit(table.propose(0, Lay(6), by="clock"))
    table.commit(table.take_back(Takeback(ply=2, alone=False, ask=True), 1))
    table.commit(table.lend(2, "expert", "clock"))
    table.commit(table.give_back(2))
    table.commit(table.resign(0, "novice"))
    table.commit(table.propose(2, Lay(3)))
    table.commit(table.agree((1, 2)))
    path = tmp_path / "eventful.jsonl"
    path.write_bytes(write(table.record()))
    return path


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("eyes", ["open", "watcher", "1"])
def test_every_kind_of_line_is_told(
    record: Path, language: str, eyes: str, capsys: Captured
) -> None:
    assert run("replay", str(record), "-l", language, "--eyes", eyes) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if line in TOLD[language]] == TOLD[language]
    assert printed.count(CLOCK[language]) == 1
    assert printed.index(CLOCK[language]) == 1 + next(
        at for at, line in enumerate(printed) if line.startswith("4. Ana")
    )


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_places_are_told_by_their_names(language: str, capsys: Captured) -> None:
    """Points and squares of a grid are for machines; what was measured is for people."""
    assert run("replay", str(RECORDS / "nizza" / "two-seats.fr.jsonl"), "-l", language) == 0
    told = capsys.readouterr().out
    assert not re.search(r"\(\d+, \d+\)", told)
    assert "balcon" in told.lower() or "balkon" in told.lower()
    assert not re.search(r"·\s+\[", told), "what goes without saying leaves no empty line"


def test_a_theft_needs_no_number_of_a_canoe(capsys: Captured) -> None:
    assert run("replay", str(RECORD), "-l", "en") == 0
    thefts = [line for line in capsys.readouterr().out.splitlines() if " steals " in line]
    assert thefts
    assert not any("canoe" in line for line in thefts)


@pytest.mark.parametrize(
    ("at", "laid"),
    [(2, [4, None]), (3, [4, 5]), (4, [None, 5]), (5, [6, 5]), (6, [None, None])],
)
def test_a_moment_that_was_taken_back_is_still_shown(
    record: Path, at: int, laid: list[int | None], capsys: Captured
) -> None:
    assert run("replay", str(record), "--at", str(at), "--json") == 0
    state = NIAGARA.codec.state(capsys.readouterr().out.encode())
    assert [*state.laid[:2]] == laid


def test_moments_are_counted_over_all_lines(record: Path, capsys: Captured) -> None:
    assert run("replay", str(record), "--at", "12", "-l", "en") == 0
    assert "the game is drawn" in capsys.readouterr().out
    assert run("replay", str(record), "--at", "13") == 2
    assert "moments 0 to 12, and no 13" in capsys.readouterr().err
    assert run("verify", str(record)) == 0
    assert "5 plies, all legal" in capsys.readouterr().out


def test_an_end_that_is_told_otherwise_is_refused(record: Path, capsys: Captured) -> None:
    record.write_bytes(record.read_bytes().replace(b'"how":"agreed"', b'"how":"resigned"'))
    assert run("replay", str(record)) == 2
    assert "not the one that the plies lead to" in capsys.readouterr().err


@pytest.mark.parametrize(("field", "code"), [("commitment", 0), ("\x1b[2Junknown", 2)])
def test_nothing_in_a_record_moves_the_cursor(
    tmp_path: Path, capsys: Captured, field: str, code: int
) -> None:
    header, *lines = RECORD.read_text(encoding="utf-8").splitlines()
    changed = json.loads(header) | {field: "\x1b[2J\x1b[31mred"}
    header = json.dumps(changed, separators=(",", ":"), ensure_ascii=False)
    path = tmp_path / "hostile.jsonl"
    path.write_text("\n".join([header, *lines, ""]), encoding="utf-8")
    assert run("replay", str(path)) == code
    said = capsys.readouterr()
    told = said.out + said.err
    assert "\x1b" not in told
    assert "[2J" in told, "it is shown, and not obeyed"
