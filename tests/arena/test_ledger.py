"""The folder of a run: what is kept, what is refused, and one line whatever goes wrong."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.arena.ledger import read_results
from ludotheque.arena.match import ArenaError, Match, Played
from ludotheque.arena.run import Stopped
from ludotheque.arena.schedule import one_against
from ludotheque.core.record import write

from .test_run import MATCHES, Counting, alone, changed, facts
from .toy import PENNIES, Options, play_toy


def test_another_schedule_is_refused(tmp_path: Path) -> None:
    alone(MATCHES, tmp_path)
    kept = (tmp_path / "results.jsonl").read_bytes()
    other = one_against(PENNIES, Options(seats=4), "master", "random", games=8)
    with pytest.raises(ArenaError, match="24 of 24 results are of another schedule"):
        alone(other, tmp_path)
    assert (tmp_path / "results.jsonl").read_bytes() == kept


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    alone(MATCHES[:3], tmp_path)
    path = tmp_path / "results.jsonl"
    first, second, third = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + second[:50] + b"\n" + third)
    with pytest.raises(ArenaError, match=r"results\.jsonl, line 2: not a result"):
        alone(MATCHES, tmp_path)


def test_results_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="No such file"):
        read_results(tmp_path / "results.jsonl")
    (tmp_path / "file").touch()
    with pytest.raises(ArenaError, match="file"):
        alone(out=tmp_path / "file")


def test_a_result_under_anothers_digest_is_named(tmp_path: Path) -> None:
    first, second, *_ = alone(MATCHES[:3], tmp_path)
    path = tmp_path / "results.jsonl"
    raw = path.read_bytes()
    # What was changed by hand afterwards: here, which deal it was.
    path.write_bytes(raw.replace(b'"deal":0', b'"deal":1'))
    with pytest.raises(ArenaError, match=r"results\.jsonl, line 1: the digest is not that of its"):
        alone(MATCHES, tmp_path)
    path.write_bytes(raw.replace(second.digest.encode(), first.digest.encode()))
    with pytest.raises(ArenaError, match=r"results\.jsonl, line 2: the digest is not that of its"):
        read_results(path)


def test_a_result_is_on_the_disk_before_the_next_match(tmp_path: Path) -> None:
    """Whatever kills the run then."""
    lines: list[int] = []

    def play(match: Match) -> Played:
        lines.append((tmp_path / "results.jsonl").read_bytes().count(b"\n"))
        return play_toy(match)

    alone(MATCHES, tmp_path, play=play)
    assert lines == list(range(len(MATCHES)))


# Records


def test_a_lost_record_is_made_good(tmp_path: Path) -> None:
    first = alone(MATCHES, tmp_path, records=True)
    results = (tmp_path / "results.jsonl").read_bytes()
    kept = {path: path.read_bytes() for path in (tmp_path / "records").iterdir()}
    lost = [path for path in sorted(kept) if path.name.startswith("00002-")]
    assert len(lost) == 3
    for path in lost:
        path.unlink()
    play = Counting()
    assert alone(MATCHES, tmp_path, records=True, play=play) == first
    assert [match.deal for match in play.matches] == [2, 2, 2]
    assert {path: path.read_bytes() for path in (tmp_path / "records").iterdir()} == kept
    assert (tmp_path / "results.jsonl").read_bytes() == results


def test_records_can_be_wished_for_later(tmp_path: Path) -> None:
    alone(MATCHES[:6], tmp_path)
    after = alone(MATCHES, tmp_path, records=True)
    assert facts(read_results(tmp_path / "results.jsonl")) == facts(after) == facts(alone())
    kept = {path.read_bytes() for path in (tmp_path / "records").iterdir()}
    assert kept == {write(play_toy(match).record) for match in MATCHES}
    play = Counting()
    alone(MATCHES, tmp_path, play=play, records=True)
    assert play.matches == []


def test_ctrl_c_among_lost_records(tmp_path: Path) -> None:
    alone(MATCHES, tmp_path)
    with pytest.raises(Stopped, match="after 5 of 24 games"):
        alone(MATCHES, tmp_path, records=True, play=Counting(stop=MATCHES[5]))


def test_a_record_that_would_belie_its_result_is_not_written(tmp_path: Path) -> None:
    alone(MATCHES, tmp_path)
    results = (tmp_path / "results.jsonl").read_bytes()
    with pytest.raises(ArenaError, match="this time it went another way") as error:
        alone(MATCHES, tmp_path, records=True, play=changed)
    assert "\n" not in str(error.value)
    assert (tmp_path / "results.jsonl").read_bytes() == results
    names = {path.name[:5] for path in (tmp_path / "records").iterdir()}
    assert names == {"00000", "00001"}


# Two at once


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    seen: list[str] = []

    def play(match: Match) -> Played:
        if match == MATCHES[4]:
            with pytest.raises(
                ArenaError, match=r"another run is at work in this folder$"
            ) as error:
                alone(MATCHES, tmp_path)
            seen.append(str(error.value))
        return play_toy(match)

    after = alone(MATCHES, tmp_path, play=play)
    assert len(seen) == 1
    assert facts(read_results(tmp_path / "results.jsonl")) == facts(after) == facts(alone())
    alone(MATCHES, tmp_path)


def test_a_run_that_failed_leaves_no_lock(tmp_path: Path) -> None:
    other = one_against(PENNIES, Options(seats=4), "master", "random", games=8)
    alone(other, tmp_path)
    for _ in range(2):
        with pytest.raises(ArenaError, match="of another schedule"):
            alone(MATCHES, tmp_path)
    alone(other, tmp_path)


# What the machine refuses


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    """As on a disk that is full."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize(("size", "records"), [(3000, False), (300, True)])
def test_a_full_disk_is_one_line_and_no_loss(tmp_path: Path, size: int, records: bool) -> None:
    with (
        no_file_larger_than(size),
        pytest.raises(ArenaError, match=f"^{tmp_path}[^\n]*: File too large$"),
    ):
        alone(MATCHES, tmp_path, records=records)
    after = alone(MATCHES, tmp_path, records=records)
    assert facts(read_results(tmp_path / "results.jsonl")) == facts(after) == facts(alone())
    if records:
        names = [path.suffix for path in (tmp_path / "records").iterdir()]
        assert names == [".jsonl"] * len(MATCHES)


def test_a_full_disk_leaves_no_half_record(tmp_path: Path) -> None:
    alone(MATCHES, tmp_path)
    with no_file_larger_than(300), pytest.raises(ArenaError, match="File too large"):
        alone(MATCHES, tmp_path, records=True)
    alone(MATCHES, tmp_path, records=True)
    kept = {path.read_bytes() for path in (tmp_path / "records").iterdir()}
    assert kept == {write(play_toy(match).record) for match in MATCHES}


@pytest.mark.parametrize("wrong", ["results.jsonl", "records"])
def test_a_folder_that_cannot_be_used(tmp_path: Path, wrong: str) -> None:
    make = Path.mkdir if wrong == "results.jsonl" else Path.touch
    make(tmp_path / wrong)
    with pytest.raises(ArenaError, match=rf"{wrong}: (Is a directory|File exists)"):
        alone(MATCHES, tmp_path, records=True)


@pytest.mark.parametrize("method", ["mkdir", "open", "read_bytes", "exists", "replace"])
def test_no_right_is_one_line(tmp_path: Path, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever it is noticed. (Whoever runs the tests may have every right.)"""

    def refused(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    alone(MATCHES[:3], tmp_path)
    monkeypatch.setattr(Path, method, refused)
    with pytest.raises(ArenaError, match=f"^{tmp_path}[^\n]*: Permission denied$"):
        alone(MATCHES, tmp_path, records=True)
