from __future__ import annotations

import io
import multiprocessing
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.arena import run as arena
from ludotheque.arena.ledger import read_results
from ludotheque.arena.match import ArenaError, Match, Outcome, Played, play_match, played
from ludotheque.arena.run import Stopped, again, run
from ludotheque.arena.schedule import one_against
from ludotheque.core.record import read, write
from ludotheque.core.verify import verify

from .toy import PENNIES, Options, play_broken, play_dying, play_toy, toy_bot

MATCHES = one_against(PENNIES, Options(seats=3), "master", "random", games=24)


class Counting:
    """Plays, and remembers what; at one match it is stopped, as by Ctrl-C."""

    def __init__(self, stop: Match | None = None) -> None:
        self.matches: list[Match] = []
        self.stop = stop

    def __call__(self, match: Match) -> Played:
        if match == self.stop:
            raise KeyboardInterrupt
        self.matches.append(match)
        return play_toy(match)


def alone(matches: tuple[Match, ...] = MATCHES, out: Path | None = None, **more: Any) -> Any:
    return run(matches, 1, out, False, **({"play": play_toy} | more))


def facts(outcomes: tuple[Outcome, ...]) -> list[tuple[Any, ...]]:
    """All but the seconds."""
    return [(each.digest, each.result, each.plies, each.fingerprint) for each in outcomes]


def test_other_processes_play_the_same_games(tmp_path: Path) -> None:
    outcomes = run(MATCHES, 2, tmp_path, progress=False, records=True, play=play_toy)
    assert facts(outcomes) == facts(alone())
    assert [outcome.match for outcome in outcomes] == list(MATCHES)
    assert {each.digest for each in read_results(tmp_path / "results.jsonl")} == {
        match.digest for match in MATCHES
    }
    kept = sorted(path.read_bytes() for path in (tmp_path / "records").iterdir())
    assert kept == sorted(write(play_toy(match).record) for match in MATCHES)
    for raw in kept:
        verify(read(raw), PENNIES)


def test_results_are_a_line_a_match(tmp_path: Path) -> None:
    outcomes = alone(out=tmp_path / "deep" / "down")
    path = tmp_path / "deep" / "down" / "results.jsonl"
    assert read_results(path) == outcomes
    assert len(path.read_bytes().splitlines()) == len(MATCHES)
    assert not (path.parent / "records").exists()


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_killed_run_goes_on(tmp_path: Path, cut: int) -> None:
    """The file ends in the middle of a line; what stood before it is not played again."""
    path = tmp_path / "results.jsonl"
    before = alone(MATCHES[:9], tmp_path)
    path.write_bytes(path.read_bytes()[:-cut])
    lost = MATCHES[8:] if cut < 400 else MATCHES[len(read_results(path)) :]
    play = Counting()
    after = alone(MATCHES, tmp_path, play=play)
    assert play.matches == list(lost)
    assert facts(after)[:9] == facts(before)
    assert facts(read_results(path)) == facts(after) == facts(alone())


def test_a_finished_run_plays_nothing(tmp_path: Path) -> None:
    first = alone(out=tmp_path)
    play = Counting()
    assert alone(out=tmp_path, play=play) == first
    assert play.matches == []


def test_a_run_can_be_lengthened(tmp_path: Path) -> None:
    alone(MATCHES[:6], tmp_path)
    assert facts(alone(MATCHES, tmp_path)) == facts(alone())


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    play = Counting(stop=MATCHES[5])
    with pytest.raises(Stopped, match=r"after 5 of 24 games: repeat the command"):
        alone(MATCHES, tmp_path, play=play)
    assert len(read_results(tmp_path / "results.jsonl")) == 5
    with pytest.raises(Stopped, match="nothing was kept"):
        alone(MATCHES, play=play)


def test_ctrl_c_leaves_no_process_behind(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupted(*_: Any, **__: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "wait", interrupted)
    with pytest.raises(Stopped, match="after 0 of 24"):
        run(MATCHES, 2, tmp_path, progress=False, play=play_toy)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bug_surfaces_as_one_line(workers: int) -> None:
    with pytest.raises(ArenaError) as error:
        run(MATCHES, workers, None, False, play=play_broken)
    error.match("^pennies, deal 1, rotation . .*: ZeroDivisionError: a bug in two lines$")
    assert multiprocessing.active_children() == []


def test_a_dead_worker_is_no_hang() -> None:
    with pytest.raises(ArenaError, match="a worker died"):
        run(MATCHES, 2, None, False, play=play_dying)


def test_a_worker_gives_back_what_it_has_no_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(arena._task(play_toy, MATCHES[:3], records=False)) == 3
    monkeypatch.setattr(arena, "TASK_SECONDS", 0.0)
    assert len(arena._task(play_toy, MATCHES[:3], records=False)) == 1


def test_no_bar_where_nobody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    run(MATCHES, 1, None, progress=True, play=play_toy)
    assert stderr.getvalue() == ""


def changed(match: Match) -> Played:
    """As if a bot had become bolder; on the first two deals that makes no difference."""
    bold = played(match, PENNIES, lambda game, _: toy_bot(game, "master"))
    return bold if match.deal > 1 else play_toy(match)


def test_played_again_it_is_the_same(tmp_path: Path) -> None:
    alone(out=tmp_path)
    path = tmp_path / "results.jsonl"
    kept = path.read_bytes()
    assert again(path, 1, False, play=play_toy) == len(MATCHES)
    assert path.read_bytes() == kept


def test_played_again_by_other_bots_it_is_not(tmp_path: Path) -> None:
    alone(out=tmp_path)
    with pytest.raises(ArenaError, match=r"^6 of 24 games are the same") as error:
        again(tmp_path / "results.jsonl", 1, False, play=changed)
    error.match("this time went another way: pennies, deal 2, rotation 0")


def test_nothing_to_play_again(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").touch()
    with pytest.raises(ArenaError, match="no results yet"):
        again(tmp_path / "results.jsonl", 1, False, play=play_toy)


def test_a_game_that_the_house_has_not() -> None:
    with pytest.raises(ArenaError, match=r"^pennies, deal 0, .*: there is no game 'pennies'"):
        alone(play=play_match)


def test_nothing_to_play() -> None:
    assert run((), 2, None, False, play=play_toy) == ()
