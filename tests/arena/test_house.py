"""The house's own game and bots, in the arena."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ludotheque.arena.match import play_match
from ludotheque.arena.rating import summary
from ludotheque.arena.report import write_report
from ludotheque.arena.run import again, run
from ludotheque.arena.schedule import one_against
from ludotheque.core.options import agreed
from ludotheque.core.record import read, write
from ludotheque.core.verify import verify
from ludotheque.titles import find

NIAGARA = find("niagara").game
OPTIONS = agreed(NIAGARA, {"seats": 3})


def test_search_plays_the_same_game_in_another_process(tmp_path: Path) -> None:
    """Another process hashes strings otherwise: no set's order may decide a move."""
    amateurs = one_against(NIAGARA, OPTIONS, "amateur", "random", games=3)
    expert = replace(amateurs[0], bots=("expert", "amateur", "random"))
    run((expert, *amateurs), 2, tmp_path, progress=False, records=True)
    records = {path.read_bytes() for path in (tmp_path / "records").iterdir()}
    assert records == {write(play_match(match).record) for match in (expert, *amateurs)}
    for raw in records:
        verify(read(raw), NIAGARA)


def test_whoever_knows_what_is_good_beats_chance(tmp_path: Path) -> None:
    matches = one_against(NIAGARA, OPTIONS, "amateur", "random", games=12)
    outcomes = run(matches, 1, tmp_path, progress=False)
    won = sum(each.result.shares()[each.match.bots.index("amateur")] for each in outcomes)
    assert won > 8
    page, _ = write_report(summary(outcomes), tmp_path, "")
    assert page.read_text(encoding="utf-8").startswith("# Niagara: amateur and random\n")
    assert again(tmp_path / "results.jsonl", 1, progress=False) == 12


def test_a_report_calls_a_game_by_its_title(tmp_path: Path) -> None:
    nimms = find("nimms-leich").game
    matches = one_against(nimms, agreed(nimms, {"seats": 3}), "novice", "random", games=3)
    page, plot = write_report(summary(run(matches, 1, tmp_path, progress=False)), tmp_path, "")
    assert page.read_text(encoding="utf-8").startswith("# Nimm’s Leich!: novice and random\n")
    assert "Nimm’s Leich!, 3 seats" in plot.read_text(encoding="utf-8")
