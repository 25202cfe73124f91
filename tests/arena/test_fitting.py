"""Weights from games, and how far they can be trusted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludotheque.arena import fitting
from ludotheque.arena.fitting import at_tables, fit, study_of
from ludotheque.arena.match import ArenaError
from ludotheque.arena.schedule import among_equals
from ludotheque.bots.thinking import JudgedPosition, Study, Weights, softmax, tenths
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
    (parts / "part-0001.npz").unlink()
    played: list[int] = []
    before = fitting._part

    def part(name: str, number: int, path: Path) -> None:
        played.append(number)
        before(name, number, path)

    monkeypatch.setattr(fitting, "_part", part)
    fit("toy", parts, 1_500, 1, progress=False)
    assert played == [1]
    assert study.path.read_bytes() == first


def test_weights_are_held_against_games_of_a_table() -> None:
    niagara = Niagara()
    matches = among_equals(niagara, Options(), "novice", 2)
    judged = at_tables(matches, progress=False)
    assert judged.positions > 10
    assert judged.fair == pytest.approx(1.386, abs=0.001)


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
