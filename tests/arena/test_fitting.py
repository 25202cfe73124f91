"""Weights from games, and how far they can be trusted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.arena import fitting
from ludotheque.arena.fitting import Judged, at_tables, digest, fit, study_of
from ludotheque.arena.match import ArenaError, Match
from ludotheque.arena.schedule import among_equals
from ludotheque.bots.thinking import JudgedPosition, Study, Weights, softmax, tenths
from ludotheque.cli import fit as cli_fit
from ludotheque.cli.main import main
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options

TRUE = (1.5, -0.5)


def game(rng: Random) -> Iterator[JudgedPosition]:
    """One in which two numbers of each seat decide, and luck."""
    rows = tuple([(0, rng.gauss(0, 1)), (1, rng.gauss(0, 1))] for _ in range(rng.choice((2, 3))))
    logits = [sum(weight * row[index][1] for index, weight in enumerate(TRUE)) for row in rows]
    won = rng.choices(range(len(rows)), softmax(logits))[0]
    yield JudgedPosition(rows, tuple(float(seat == won) for seat in range(len(rows))))


@pytest.fixture
def study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Study:
    made = Study(
        names=("way: one", "way: other"),
        path=tmp_path / "weights.json",
        play=game,
        games=3_000,
        sample=lambda state: None,
        part=500,
    )
    monkeypatch.setattr(fitting, "study_of", lambda name: made)
    return made


def test_what_decides_is_found_and_can_be_trusted(study: Study, tmp_path: Path) -> None:
    judged, path = fit("toy", tmp_path / "parts", None, 1, progress=False)
    weights = Weights.read(study.names, path)
    assert weights.values == pytest.approx(TRUE, abs=0.15)
    assert judged.log_loss < judged.fair
    for tenth in judged.tenths:
        assert abs(tenth.off) < 4 * max(tenth.error, 0.02)


def test_what_is_played_stays_played_and_a_fit_is_the_same_again(
    study: Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = tmp_path / "parts"
    fit("toy", parts, 1_500, 1, progress=False)
    first = study.path.read_bytes()
    (parts / f"part-0001-{digest(study)}.npz").unlink()
    played: list[int] = []
    before = fitting._part

    def part(name: str, number: int, path: Path) -> None:
        played.append(number)
        before(name, number, path)

    monkeypatch.setattr(fitting, "_part", part)
    fit("toy", parts, 1_500, 1, progress=False)
    assert played == [1]
    assert study.path.read_bytes() == first


def test_parts_of_other_features_or_bots_are_not_taken(study: Study, tmp_path: Path) -> None:
    before = digest(study)
    assert digest(replace(study, names=("way: one", "way: another"))) != before
    (tmp_path / "player.py").write_text("THROWS = 3")
    assert digest(study) != before


def test_weights_are_held_against_games_of_a_table() -> None:
    niagara = Niagara()
    matches = among_equals(niagara, Options(), "novice", 2)
    judged = at_tables(matches, progress=False)
    assert judged.positions > 10
    assert judged.fair == pytest.approx(1.386, abs=0.001)
    assert at_tables(matches, 2, progress=False) == judged
    fresh = among_equals(niagara, Options(), "novice", 2, first=50)
    assert at_tables(fresh, progress=False) != judged


def test_fresh_deals_can_be_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[int, int]] = []
    before = at_tables

    def tables(matches: Sequence[Match], workers: int) -> Judged:
        asked.extend((match.deal, workers) for match in matches)
        return before(matches, 1, progress=False)

    monkeypatch.setattr(cli_fit, "at_tables", tables)
    words = "fit niagara --tables novice --games 2 --first-deal 70 --workers 3"
    with pytest.raises(SystemExit) as stop:
        main(words.split())
    assert stop.value.code == 0
    assert asked == [(70, 3), (71, 3)]
    assert "log loss" in capsys.readouterr().out


def test_a_game_without_an_evaluator_to_fit_is_told() -> None:
    with pytest.raises(ArenaError, match="vertiges has no evaluator that could be fitted"):
        study_of("vertiges")


def test_tenths_put_chances_beside_what_came() -> None:
    low, high = tenths([(0.05, 0.0), (0.07, 1.0), (1.0, 1.0)])
    assert (low.count, low.came, high.low, high.off) == (2, 0.5, 0.9, 0.0)
    assert low.named == pytest.approx(0.06)


def test_a_weight_that_is_missing_is_told() -> None:
    with pytest.raises(ValueError, match="no weight for 'way: two': fit them again"):
        Weights(("way: one", "way: two"), {"way: one": 1.0})
