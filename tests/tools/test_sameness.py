"""No clones: at the default table of Niagara, four amateurs with their characters."""

from __future__ import annotations

from pathlib import Path

from ludotheque.arena.ledger import RECORDS
from ludotheque.arena.run import run
from ludotheque.arena.schedule import one_against, round_robin
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options
from tools.sameness import Sameness, sameness

GAMES = 24


def played(out: Path, *line_up: str) -> Sameness:
    schedule = round_robin(Niagara(), Options(seats=4), line_up, GAMES)
    run(schedule, 1, out, progress=False, records=True)
    return sameness(sorted((out / RECORDS).glob("*.jsonl")))


def test_at_the_default_table_all_lay_alike_in_few_rounds_and_games_end(tmp_path: Path) -> None:
    """Goals are 5 %, 90 % within 28 rounds, and no opening above 60 %; measured are 1 to 2 %, all
    of them, and about half."""
    who = ("amateur", "amateur/odile", "amateur/anselme", "amateur/zephyrine")
    found = played(tmp_path, *who)
    assert found.games == GAMES
    assert found.alike <= 0.05
    assert sum(rounds <= 28 for rounds in found.rounds) >= 0.9 * GAMES
    assert found.openings.most_common(1)[0][1] <= 0.6 * found.openings.total()


def test_clones_would_be_found(tmp_path: Path) -> None:
    """The opponents of before laid the same tile in one round of five or six."""
    former = "ludotheque.arena.rivals.niagara:amateur"
    schedule = one_against(Niagara(), Options(seats=4), "amateur", former, 4)
    run(schedule, 1, tmp_path, progress=False, records=True)
    found = sameness(sorted((tmp_path / RECORDS).glob("*.jsonl")))
    assert found.alike > 0.05
    assert found.openings.most_common(1)[0][1] > 0.6 * found.openings.total()
