"""The folder of a run: a line for each result and, if wanted, a record each. One run at a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from ludotheque import system
from ludotheque.core.codec import Codec

from .match import ArenaError, Match, Outcome

RESULTS = "results.jsonl"
RECORDS = "records"

_outcome = msgspec.json.Decoder(Outcome)


@contextmanager
def in_one_line(where: Path | None) -> Iterator[None]:
    """What the machine refuses (no such folder, no right, no space), for a person."""
    try:
        yield
    except OSError as error:
        place, what = error.filename or where, error.strerror or str(error)
        raise ArenaError(f"{place}: {what}" if place else what) from None


def beside(path: Path) -> Path:
    """Where a file is written before it gets its name."""
    return path.with_name(f"{path.name}.part")


def write_whole(path: Path, raw: bytes) -> None:
    """Whole or not at all: never half a record under its own name."""
    part = beside(path)
    try:
        part.write_bytes(raw)
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def read_results(path: Path) -> tuple[Outcome, ...]:
    """Every line that was written to its end; a last one that was not is no loss."""
    outcomes: dict[str, Outcome] = {}
    for number, line in enumerate(_whole(path).splitlines(), 1):
        try:
            outcome: Outcome = _outcome.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ArenaError(f"{path}, line {number}: not a result: {error}") from None
        if outcome.digest != outcome.match.digest:
            raise ArenaError(f"{path}, line {number}: the digest is not that of its match")
        outcomes.setdefault(outcome.digest, outcome)
    return tuple(outcomes.values())


def _whole(path: Path) -> bytes:
    with in_one_line(path):
        raw = path.read_bytes()
    return raw[: raw.rfind(b"\n") + 1]


class Ledger:
    """What is known of the matches that are wanted. Without a folder it is forgotten at the end."""

    def __init__(self, wanted: Mapping[str, Match], out: Path | None, records: bool) -> None:
        self.wanted, self.out, self.records = wanted, out, records
        self.outcomes: dict[str, Outcome] = {}
        self.recordless: set[str] = set()
        """The digests of results whose record is missing, though it is wanted."""
        self.file: BinaryIO | None = None

    @property
    def done(self) -> int:
        return len(self.outcomes) - len(self.recordless)

    @property
    def pending(self) -> Iterator[Match]:
        for digest, match in self.wanted.items():
            if digest not in self.outcomes or digest in self.recordless:
                yield match

    def __enter__(self) -> Ledger:
        if self.out is not None:
            (self.out / RECORDS if self.records else self.out).mkdir(parents=True, exist_ok=True)
            self.file = (self.out / RESULTS).open("ab")
            try:
                self._begin(self.out, self.file)
            except BaseException:
                self.file.close()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()

    def _begin(self, out: Path, file: BinaryIO) -> None:
        """Nobody else writes from here on, and what a kill left half-written is cut off."""
        if not system.locked(file):
            raise ArenaError(f"{out}: another run is at work in this folder")
        path = out / RESULTS
        self.outcomes = {outcome.digest: outcome for outcome in read_results(path)}
        if strange := len(self.outcomes.keys() - self.wanted.keys()):
            raise ArenaError(
                f"{path}: {strange} of {len(self.outcomes)} results are of another schedule: "
                "choose another folder, or repeat the command that began it"
            )
        file.truncate(len(_whole(path)))
        if self.records:
            self.recordless = {
                outcome.digest
                for outcome in self.outcomes.values()
                if not _record(out, outcome).exists()
            }

    def keep(self, outcome: Outcome, raw: bytes | None) -> None:
        """The record first, and whole or not at all: a result without one is played again."""
        before = self.outcomes.get(outcome.digest)
        if before is not None and before.fingerprint != outcome.fingerprint:
            raise ArenaError(
                f"{outcome.match}: this time it went another way: the rules or a bot have changed"
            )
        if self.out is not None and raw is not None:
            write_whole(_record(self.out, outcome), raw)
        self.recordless.discard(outcome.digest)
        if before is not None:
            return
        if self.file is not None:
            self.file.write(Codec.encode(outcome) + b"\n")
            self.file.flush()
        self.outcomes[outcome.digest] = outcome


def _record(out: Path, outcome: Outcome) -> Path:
    match = outcome.match
    bots = "-".join(match.bots).replace("/", ".")  # a character's name stands behind a slash
    name = f"{match.deal:05}-{match.rotation}-{bots}-{outcome.digest[:8]}"
    return out / RECORDS / f"{name}.jsonl"
