"""Matches on Ray's workers, on this machine or on many (`RAY_ADDRESS`). Ray is an extra.

What is played is a pure function of the match: whoever plays it, the fingerprint is the same. A
worker that dies takes its batch along and nothing else: the batch is played again.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, Final, TypeVar

from .match import ArenaError, Match

T = TypeVar("T")

BATCH: Final = 64
ATTEMPTS: Final = 5
"""So often a batch may take its worker along: then something in it does, and not the machine."""


def in_ray(
    pending: deque[Match],
    workers: int,
    task: Callable[[Sequence[Match]], list[T]],
    keep: Callable[[Iterable[T]], None],
) -> None:
    """Each worker has one batch at a time, and gives back what it had no time for."""
    ray = _begun(workers)
    try:
        # Ray itself tries nothing again: what is lost is counted here.
        def play_batch(batch: Sequence[Match]) -> list[T]:
            return task(batch)

        remote = ray.remote(max_retries=0)(play_batch)
        running: dict[Any, tuple[tuple[Match, ...], int]] = {}
        waiting: deque[tuple[tuple[Match, ...], int]] = deque()
        """Batches whose worker has died, and how often."""
        while pending or running or waiting:
            while (pending or waiting) and len(running) < workers:
                batch, died = waiting.popleft() if waiting else (_batch(pending, workers), 0)
                running[remote.remote(batch)] = batch, died
            done, _ = ray.wait(list(running), num_returns=1, timeout=1)
            keep(())
            for each in done:
                batch, died = running.pop(each)
                try:
                    kept = ray.get(each)
                except ray.exceptions.RayTaskError as error:
                    raise _plain(error) from None
                except ray.exceptions.RayError as error:
                    if died + 1 >= ATTEMPTS:
                        raise ArenaError(f"{batch[0]}: its workers die: {_line(error)}") from None
                    waiting.append((batch, died + 1))
                    continue
                keep(kept)
                pending.extendleft(reversed(batch[len(kept) :]))
    finally:
        ray.shutdown()


def _batch(pending: deque[Match], workers: int) -> tuple[Match, ...]:
    size = max(1, min(BATCH, len(pending) // (2 * workers)))
    return tuple(pending.popleft() for _ in range(size))


def _begun(workers: int) -> Any:
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise ArenaError("--on ray needs: pip install 'ludotheque[ray]'") from None
    own = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **own)
    except Exception as error:
        raise ArenaError(f"Ray did not start: {_line(error)}") from None
    return ray


def _plain(error: Any) -> Exception:
    """What a match itself has brought about, as a pool would tell it."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, ArenaError) else ArenaError(_line(error))


def _line(error: Exception) -> str:
    lines = [each.strip() for each in str(error).splitlines() if each.strip()]
    return lines[0] if lines else type(error).__name__
