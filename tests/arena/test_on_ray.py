"""The arena on Ray. Here a stand-in plays Ray's part; `scripts/soak ray` tries the real one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.arena import on_ray
from ludotheque.arena.match import ArenaError
from ludotheque.arena.run import again, run
from ludotheque.cli.main import main

from .test_run import MATCHES, alone, facts
from .toy import play_broken, play_toy


class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__(f"ray::task()\n{cause}")
        self.cause = cause


class FakeRay:
    """Does at once what it is given; of some tasks the worker dies."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(self, *, dies: Callable[[int], bool] = lambda _: False) -> None:
        self.begun: list[dict[str, Any]] = []
        self.asked: list[Sequence[Any]] = []
        self.ended = 0
        self._dies, self._task = dies, None

    def init(self, **given: Any) -> None:
        self.begun.append(given)

    def shutdown(self) -> None:
        self.ended += 1

    def remote(self, **options: Any) -> Callable[[Any], Any]:
        assert options == {"max_retries": 0}

        def taken(task: Any) -> Any:
            def sent(batch: Sequence[Any]) -> int:
                self.asked.append(batch)
                return len(self.asked) - 1

            self._task = task
            return SimpleNamespace(remote=sent)

        return taken

    def wait(self, running: list[int], num_returns: int, timeout: float) -> Any:
        return running[-1:], running[:-1]

    def get(self, number: int) -> Any:
        if self._dies(number):
            raise RayError("the worker died unexpectedly")
        try:
            return self._task(self.asked[number])  # type: ignore[misc]
        except ArenaError as error:
            raise RayTaskError(error) from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    return put(monkeypatch, FakeRay())


def put(monkeypatch: pytest.MonkeyPatch, ray: FakeRay) -> FakeRay:
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


def test_the_games_are_the_same_as_in_a_pool(ray: FakeRay, tmp_path: Path) -> None:
    outcomes = run(MATCHES, 2, tmp_path, progress=False, play=play_toy, on="ray")
    assert facts(outcomes) == facts(alone())
    assert ray.begun == [
        {"log_to_driver": False, "logging_level": "ERROR", "num_cpus": 2,
         "include_dashboard": False}
    ]  # fmt: skip
    assert ray.ended == 1
    results = tmp_path / "results.jsonl"
    assert again(results, 2, False, play=play_toy, on="ray") == len(MATCHES)


def test_what_is_done_already_needs_no_ray(ray: FakeRay, tmp_path: Path) -> None:
    alone(out=tmp_path)
    run(MATCHES, 2, tmp_path, progress=False, play=play_toy, on="ray")
    assert ray.begun == []


def test_a_worker_that_dies_costs_its_batch_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ray = put(monkeypatch, FakeRay(dies=lambda number: number in (0, 3)))
    outcomes = run(MATCHES, 2, None, progress=False, play=play_toy, on="ray")
    assert facts(outcomes) == facts(alone())
    lost = [match for number in (0, 3) for match in ray.asked[number]]
    answered = [batch for number, batch in enumerate(ray.asked) if number not in (0, 3)]
    assert lost
    assert all(any(match in batch for batch in answered) for match in lost)


def test_a_match_that_takes_every_worker_along_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = put(monkeypatch, FakeRay(dies=lambda _: True))
    with pytest.raises(ArenaError, match="its workers die: the worker died unexpectedly"):
        run(MATCHES, 1, None, progress=False, play=play_toy, on="ray")
    assert len(ray.asked) == on_ray.ATTEMPTS
    assert ray.ended == 1


def test_what_a_match_objects_to_is_said_as_in_a_pool(ray: FakeRay) -> None:
    with pytest.raises(ArenaError) as in_pool:
        run(MATCHES, 1, None, progress=False, play=play_broken)
    with pytest.raises(ArenaError) as in_ray:
        run(MATCHES, 1, None, progress=False, play=play_broken, on="ray")
    assert str(in_ray.value) == str(in_pool.value)


def test_others_machines_are_ray_s_own_affair(
    ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "10.0.0.1:6379")
    run(MATCHES[:2], 2, None, progress=False, play=play_toy, on="ray")
    assert ray.begun == [{"log_to_driver": False, "logging_level": "ERROR"}]


@pytest.mark.parametrize("case", ["missing", "does not start"])
def test_without_ray_one_line_says_so(
    case: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if case == "missing":
        monkeypatch.setitem(sys.modules, "ray", None)
        why = "--on ray needs: pip install 'ludotheque[ray]'"
    else:
        ray = put(monkeypatch, FakeRay())

        def init(**_: Any) -> None:
            raise RuntimeError("The current node timed out during startup.\nMore words")

        ray.init = init  # type: ignore[method-assign]
        why = "Ray did not start: The current node timed out during startup."
    with pytest.raises(SystemExit) as ended:
        main(["arena", "niagara", "random", "--games", "3", "--on", "ray"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"ludotheque: {why}\n"
