"""Many matches on many processors. What is done stays done: a killed run goes on where it was."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Literal, TypeAlias

from tqdm import tqdm

from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import write

from .ledger import Ledger, in_one_line, read_results
from .match import ArenaError, Match, Outcome, Played, play_match
from .on_ray import in_ray

TASK_SECONDS = 0.1
"""A worker plays at least so long before it reports: sending matches about must cost nothing."""
BATCH = 64

Play: TypeAlias = Callable[[Match], Played]
On: TypeAlias = Literal["pool", "ray"]
Kept: TypeAlias = tuple[Outcome, bytes | None]
"""The record's bytes come along only where somebody wants them."""


class Stopped(ArenaError):
    """Somebody pressed Ctrl-C: nothing is wrong, and the message says how to go on."""


def run(
    matches: Sequence[Match],
    workers: int | None = None,
    out: Path | None = None,
    progress: bool = True,
    *,
    records: bool = False,
    play: Play = play_match,
    on: On = "pool",
) -> tuple[Outcome, ...]:
    """All outcomes, in the order of the schedule, whatever the order in which they were played.

    With `out`, each is a line of `out/results.jsonl` as soon as it is known, and those found there
    are not played again, unless a record is wanted and missing. One worker plays in this process;
    by default there is one a processor. `on` says where they are: in processes of this one, or
    Ray's.
    """
    wanted = {match.digest: match for match in matches}
    with (
        in_one_line(out),
        Ledger(wanted, out, records) as ledger,
        # `disable=None` hides the bar where stderr is no terminal.
        tqdm(
            total=len(wanted),
            initial=ledger.done,
            unit="game",
            delay=2,
            miniters=0,
            disable=None if progress else True,
        ) as bar,
    ):

        def keep(kept: Iterable[Kept]) -> None:
            for outcome, raw in kept:
                ledger.keep(outcome, raw)
                bar.update()
            bar.update(0)

        pending = deque(ledger.pending)
        workers = min(workers or os.cpu_count() or 1, len(pending))
        try:
            if on == "ray":
                if pending:
                    in_ray(pending, workers, partial(_task, play, records=records), keep)
            elif workers > 1:
                _in_pool(pending, workers, play, records, keep)
            while pending:
                keep(_task(play, (pending.popleft(),), records))
        except KeyboardInterrupt:
            raise Stopped(_how_to_go_on(out, ledger.done, len(wanted))) from None
    return tuple(ledger.outcomes[digest] for digest in wanted)


def again(
    results: Path,
    workers: int | None = None,
    progress: bool = True,
    *,
    play: Play = play_match,
    on: On = "pool",
) -> int:
    """Play the matches of a results file once more. How many there were, if all went the same."""
    before = read_results(results)
    if not before:
        raise ArenaError(f"{results}: no results yet")
    after = run([outcome.match for outcome in before], workers, None, progress, play=play, on=on)
    pairs = zip(before, after, strict=True)
    if other := [old.match for old, new in pairs if old.fingerprint != new.fingerprint]:
        raise ArenaError(
            f"{len(before) - len(other)} of {len(before)} games are the same: the rules or a bot "
            f"have changed. The first that this time went another way: {other[0]}"
        )
    return len(before)


def _how_to_go_on(out: Path | None, done: int, total: int) -> str:
    if out is None:
        return f"stopped after {done} of {total} games: nothing was kept"
    return (
        f"stopped after {done} of {total} games: repeat the command, and {out} goes on from there"
    )


# The pool


def _in_pool(
    pending: deque[Match],
    workers: int,
    play: Play,
    records: bool,
    keep: Callable[[Iterable[Kept]], None],
) -> None:
    """Each worker has one batch at a time, and gives back what it had no time for."""
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)
    running: dict[Future[list[Kept]], tuple[Match, ...]] = {}
    try:
        while pending or running:
            while pending and len(running) < workers:
                size = max(1, min(BATCH, len(pending) // (2 * workers)))
                batch = tuple(pending.popleft() for _ in range(size))
                running[pool.submit(_task, play, batch, records)] = batch
            done, _ = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            keep(())
            for future in done:
                batch = running.pop(future)
                kept = future.result()
                keep(kept)
                pending.extendleft(reversed(batch[len(kept) :]))
    except BaseException as error:
        # Whatever is under way is of no use any more, and may last for minutes.
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise ArenaError("a worker died, perhaps for want of memory: try fewer") from None
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """A worker lives and dies with the process that began it.

    Ctrl-C reaches every process of the terminal: that one alone shall act on it. And if it is
    killed, nobody is left to stop the workers.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _task(play: Play, batch: Sequence[Match], records: bool) -> list[Kept]:
    start, kept = monotonic(), list[Kept]()
    for match in batch:
        try:
            played = play(match)
        except ArenaError:
            raise
        except NotInTheHouse as error:
            raise ArenaError(f"{match}: {error}") from None
        except Exception as error:
            raise ArenaError(f"{match}: {type(error).__name__}: {error}") from error
        kept.append((played.outcome, write(played.record) if records else None))
        if monotonic() - start > TASK_SECONDS:
            break
    return kept
