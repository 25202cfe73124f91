"""Many matches on many processors. What is done stays done: a killed run goes on where it was."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import BinaryIO, TypeAlias

import msgspec
from tqdm import tqdm

from ludotheque.core.codec import Codec
from ludotheque.core.record import write

from .match import ArenaError, Match, Outcome, Played, play_match

RESULTS = "results.jsonl"
RECORDS = "records"
TASK_SECONDS = 0.1
"""A worker plays at least so long before it reports: sending matches about must cost nothing."""
BATCH = 64

Play: TypeAlias = Callable[[Match], Played]
Kept: TypeAlias = tuple[Outcome, bytes | None]
"""The record's bytes come along only where somebody wants them."""

_outcome = msgspec.json.Decoder(Outcome)


class Stopped(ArenaError):
    """Somebody pressed Ctrl-C."""


def run(
    matches: Sequence[Match],
    workers: int | None = None,
    out: Path | None = None,
    progress: bool = True,
    *,
    records: bool = False,
    play: Play = play_match,
) -> tuple[Outcome, ...]:
    """All outcomes, in the order of the schedule, whatever the order in which they were played.

    With `out`, each is a line of `out/results.jsonl` as soon as it is known, and those found there
    are not played again. One worker plays in this process; by default there is one a processor.
    """
    wanted = {match.digest: match for match in matches}
    found = _found(out, wanted) if out else {}
    pending = deque(match for digest, match in wanted.items() if digest not in found)
    workers = min(workers or os.cpu_count() or 1, len(pending))
    with (
        _Ledger(out, records) as ledger,
        # `disable=None` hides the bar where stderr is no terminal.
        tqdm(
            total=len(wanted),
            initial=len(found),
            unit="game",
            delay=2,
            miniters=0,
            disable=None if progress else True,
        ) as bar,
    ):

        def keep(kept: Iterable[Kept]) -> None:
            for outcome, raw in kept:
                ledger.append(outcome, raw)
                found[outcome.digest] = outcome
                bar.update()
            bar.update(0)

        try:
            if workers > 1:
                _in_pool(pending, workers, play, records, keep)
            while pending:
                keep(_task(play, (pending.popleft(),), records))
        except KeyboardInterrupt:
            raise Stopped(_how_to_go_on(out, len(found), len(wanted))) from None
    return tuple(found[digest] for digest in wanted)


def again(results: Path | str, workers: int | None = None, progress: bool = True) -> int:
    """Play the matches of a results file once more. Raises at the first that went another way."""
    before = read_results(Path(results))
    after = run([outcome.match for outcome in before], workers, None, progress)
    for old, new in zip(before, after, strict=True):
        if old.fingerprint != new.fingerprint:
            raise ArenaError(f"{old.match}: this time it went another way: the code has changed")
    return len(after)


def read_results(path: Path) -> tuple[Outcome, ...]:
    """Every line that was written to its end; a last one that was not is no loss."""
    outcomes: dict[str, Outcome] = {}
    for number, line in enumerate(_whole(path).splitlines(), 1):
        try:
            outcome: Outcome = _outcome.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ArenaError(f"{path}, line {number}: not a result: {error}") from None
        outcomes.setdefault(outcome.digest, outcome)
    return tuple(outcomes.values())


def _whole(path: Path) -> bytes:
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}") from None
    return raw[: raw.rfind(b"\n") + 1]


def _found(out: Path, wanted: dict[str, Match]) -> dict[str, Outcome]:
    path = out / RESULTS
    if not path.exists():
        return {}
    found = {outcome.digest: outcome for outcome in read_results(path)}
    if strange := len(found.keys() - wanted.keys()):
        raise ArenaError(
            f"{path}: {strange} of {len(found)} results are of another schedule: "
            "choose another folder, or repeat the command that began it"
        )
    return found


def _how_to_go_on(out: Path | None, done: int, total: int) -> str:
    if out is None:
        return f"stopped after {done} of {total} games; nothing was kept, as no folder was named"
    return (
        f"stopped after {done} of {total} games: repeat the command, and {out} goes on from there"
    )


class _Ledger:
    """The folder of a run, or none: then everything is forgotten but the outcomes."""

    def __init__(self, out: Path | None, records: bool) -> None:
        self.out, self.file = out, None
        if out is None:
            return
        try:
            (out / RECORDS if records else out).mkdir(parents=True, exist_ok=True)
            self.file = _appending(out / RESULTS)
        except OSError as error:
            raise ArenaError(f"{error.filename or out}: {error.strerror}") from None

    def __enter__(self) -> _Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file:
            self.file.close()

    def append(self, outcome: Outcome, raw: bytes | None) -> None:
        """The record first: a result without its record would never be made good."""
        if self.out is None or self.file is None:
            return
        if raw is not None:
            match = outcome.match
            name = f"{match.deal:05}-{match.rotation}-{'-'.join(match.bots)}-{outcome.digest[:8]}"
            (self.out / RECORDS / f"{name}.jsonl").write_bytes(raw)
        self.file.write(Codec.encode(outcome) + b"\n")
        self.file.flush()


def _appending(path: Path) -> BinaryIO:
    """Opened behind the last whole line: what a kill left half-written is cut off."""
    file = path.open("ab")
    file.truncate(len(_whole(path)))
    return file


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
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_settle_in)
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


def _settle_in() -> None:
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
        except Exception as error:
            raise ArenaError(f"{match}: {type(error).__name__}: {error}") from error
        kept.append((played.outcome, write(played.record) if records else None))
        if monotonic() - start > TASK_SECONDS:
            break
    return kept
