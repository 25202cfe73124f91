"""`ludotheque fit`: a game's evaluator fitted to games of its bots, or held against a table's.

Games are played in parts, each a pure function of its number, and every part is a file as soon as
it is done: what is done stays done.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from tqdm import tqdm

from ludotheque.bots.thinking import (
    JudgedPosition,
    Study,
    Tenth,
    Weights,
    arrays,
    fitted,
    log_loss,
    loss,
    predicted,
    softmax,
    tenths,
)
from ludotheque.bots.thinking.fitting import DIGITS
from ludotheque.core.game import Data, ignore
from ludotheque.core.sums import total
from ludotheque.titles import find

from .match import ArenaError, Match, play_match
from .run import settle_in

HELD_OUT = 0.15
"""How many parts are not fitted to, but asked how good the fit is."""


class Judged(Data, frozen=True):
    """How good chances are, of positions that they were not made from."""

    positions: int
    log_loss: float
    fair: float
    """The log loss of who says the same of every seat."""
    tenths: list[Tenth]


def study_of(name: str) -> Study:
    study = find(name).study
    if study is None:
        raise ArenaError(f"{name} has no evaluator that could be fitted")
    return study


# To fit


def fit(
    name: str, out: Path, games: int | None, workers: int | None, *, progress: bool = True
) -> tuple[Judged, Path]:
    """Plays what is missing of the games, fits, and writes the weights into the package."""
    study = study_of(name)
    out.mkdir(parents=True, exist_ok=True)
    count = max(2, -(-(games or study.games) // study.part))
    made_by = digest(study)
    parts = [out / f"part-{number:04}-{made_by}.npz" for number in range(count)]
    missing = [(number, path) for number, path in enumerate(parts) if not path.exists()]
    with tqdm(
        total=count, initial=count - len(missing), unit="part", disable=None if progress else True
    ) as bar:
        for _ in _played(name, missing, workers or os.cpu_count() or 1):
            bar.update()
    held_out = max(1, round(count * HELD_OUT))
    weights = fitted(_joined(parts[:-held_out]))
    named = {
        each: round(float(weight), DIGITS)
        for each, weight in zip(study.names, weights, strict=True)
    }
    judged = _judged(list(named.values()), _joined(parts[-held_out:]))
    kept = {
        "games": count * study.part,
        "positions": judged.positions,
        "log_loss": round(judged.log_loss, DIGITS),
        "weights": named,
    }
    study.path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    return judged, study.path


def digest(study: Study) -> str:
    """What parts hang on: the features, and the modules that play. Parts of other bots are not
    taken for theirs."""
    found = sha256("\n".join(study.names).encode())
    for path in sorted(study.path.parent.glob("*.py")):
        found.update(path.read_bytes())
    return found.hexdigest()[:8]


def _played(name: str, missing: list[tuple[int, Path]], workers: int) -> Iterable[None]:
    if workers == 1 or len(missing) < 2:
        for number, path in missing:
            _part(name, number, path)
            yield
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)
    try:
        yield from pool.map(_part, *zip(*((name, *each) for each in missing), strict=True))
    finally:
        pool.shutdown(cancel_futures=True)


def _part(name: str, number: int, path: Path) -> None:
    import numpy as np

    study = study_of(name)
    samples: list[JudgedPosition] = []
    for game in range(study.part):
        samples += study.play(Random(f"{name} {number} {game}"))
    features, shares, there = arrays(samples, len(study.names))
    begun = path.with_suffix(f".{os.getpid()}.tmp")
    with begun.open("wb") as file:
        np.savez_compressed(file, features=features, shares=shares, there=there)
    begun.rename(path)


def _joined(parts: list[Path]) -> Any:
    """Tables of fewer seats leave some empty."""
    import numpy as np

    loaded = [np.load(path) for path in parts]
    most = max(each["there"].shape[1] for each in loaded)

    def of(key: str) -> Any:
        found = []
        for each in loaded:
            rows = each[key]
            wide = [(0, 0), (0, most - rows.shape[1]), *[(0, 0)] * (rows.ndim - 2)]
            found.append(np.pad(rows, wide))
        return np.concatenate(found)

    return of("features"), of("shares"), of("there")


def _judged(weights: list[float], data: Any) -> Judged:
    import numpy as np

    features, shares, there = data
    chances = predicted(np.array(weights), features, there)
    pairs = zip(chances[there].tolist(), shares[there].tolist(), strict=True)
    fair = float(np.log(there.sum(1)).mean())
    return Judged(len(shares), log_loss(chances, shares), fair, tenths(pairs))


# To hold against tables


def at_tables(matches: Iterable[Match], workers: int = 1, progress: bool = True) -> Judged:
    """What the fitted weights say of positions of these games, all of one strength, and what came
    of them."""
    wanted = list(matches)
    study = study_of(wanted[0].game)
    sharpness = study.sharpness.get(wanted[0].bots[0], 1.0)
    weights = Weights.read(study.names, study.path).sharper(sharpness)
    pairs: list[tuple[float, float]] = []
    losses: list[float] = []
    fair: list[float] = []
    with tqdm(total=len(wanted), unit="game", disable=None if progress else True) as bar:
        for positions in _at_each(wanted, workers):
            bar.update()
            for rows, shares in positions:
                chances = softmax([weights.logit(row) for row in rows])
                pairs += zip(chances, shares, strict=True)
                losses.append(loss(chances, shares))
                even = [1 / len(shares)] * len(shares)
                fair.append(loss(even, shares))
    if not losses:
        raise ArenaError("no position of these games can be judged")
    count = len(losses)
    return Judged(count, total(losses) / count, total(fair) / count, tenths(pairs))


def _at_each(matches: Sequence[Match], workers: int) -> Iterator[list[JudgedPosition]]:
    """In the order of the matches, whoever plays them."""
    if workers == 1 or len(matches) < 2:
        yield from map(_of_a_match, matches)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=settle_in)
    try:
        yield from pool.map(_of_a_match, matches)
    finally:
        pool.shutdown(cancel_futures=True)


def _of_a_match(match: Match) -> list[JudgedPosition]:
    return list(judged_positions(match, study_of(match.game)))


def judged_positions(match: Match, study: Study) -> Iterator[JudgedPosition]:
    """Every position of a game that can be judged, by the record that it leaves."""
    played = play_match(match)
    game, shares = find(match.game).game, played.result.shares()
    state = game.setup(game.codec.options(game.codec.encode(match.options)))
    for ply in played.record.plies:
        rows = study.sample(state)
        if rows is not None:
            yield JudgedPosition(rows, shares)
        move = game.codec.move(game.codec.encode(ply.move))
        state = game.apply(state, ply.seat, move, ignore)
