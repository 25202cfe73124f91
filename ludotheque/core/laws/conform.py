"""Whether a game keeps the laws. Public, so that anybody can check a game of their own.

    from .conform import check, survey

    check(Niagara(), Options(seats=4), seed=7)      # raises `Broken`, or tells what was tested
    survey(Niagara(), range(10))                    # all options, ten games of each

A law that never had an occasion shows as zero in the `Tally`; `tally.untested` names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from ludotheque.core.game import AnyGame

from . import legality, secrecy
from .arbitrary import every
from .laws import LAWS, Broken, Law, Tally, Trial
from .walk import past, record, walk

__all__ = ["EFFORT", "LAWS", "LIMIT", "Broken", "Law", "Tally", "cases", "check", "survey"]

EFFORT = 30
"""How many states of a game are examined closely, unless told otherwise."""
LIMIT = 4_000
"""A random game is left unfinished after so many plies."""


def check(
    game: AnyGame, options: Any, seed: int, *, effort: int = EFFORT, limit: int = LIMIT
) -> Tally:
    """Play one random game and hold it to all laws. Raises `Broken` at the first that is not kept.

    Every ply is held to the cheap laws; `effort` states of the game are examined closely.
    """
    trial = Trial(game, options, seed)
    try:
        walk(trial, limit)
        past(trial)
        _examine(trial, _occasions(trial, effort))
        past(trial)
        record(trial)
    except Broken:
        raise
    except Exception as error:
        raise trial.broken(Law.SAFE, None, "it raised", error) from error
    trial.tally.games, trial.tally.plies = 1, len(trial.plies)
    return trial.tally


def survey(
    game: AnyGame,
    seeds: Iterable[int],
    *,
    effort: int = EFFORT,
    limit: int = LIMIT,
    late: Callable[[], bool] = lambda: False,
) -> Tally:
    """Check all options with each seed, until done or `late`, which is asked before every game."""
    tally = Tally()
    for options, seed in cases(game, seeds):
        if late():
            break
        tally += check(game, options, seed, effort=effort, limit=limit)
    return tally


def cases(game: AnyGame, seeds: Iterable[int]) -> Iterator[tuple[Any, int]]:
    """All options with each seed: every option once before any comes again, well mixed."""
    options = list(every(game.codec.types["Options"]))
    for seed in seeds:
        Random(seed).shuffle(options)
        for each in options:
            yield each, seed


def _occasions(trial: Trial, effort: int) -> list[int]:
    """The states to examine: the first, the last, and as many before each kind of move.

    A rare kind is so examined as often as a common one.
    """
    last = len(trial.plies)
    between = list(range(1, last))
    trial.rng.shuffle(between)
    seen: Counter[type] = Counter()
    turns: list[tuple[int, int]] = []
    for at in between:
        kind = type(trial.plies[at][1])
        turns.append((seen[kind], at))
        seen[kind] += 1
    turns.sort(key=lambda turn: turn[0])
    return sorted({0, last, *(at for _, at in turns[: max(effort - 2, 0)])}) if effort else []


def _examine(trial: Trial, occasions: list[int]) -> None:
    """One law after the other, each at all occasions, so that the first one broken is the cause.

    A game that allows too much, say, would also dream badly; it is told of what it allows.
    """
    tried = {at: legality.tries(trial, at) for at in occasions}
    for put in (
        legality.steady,
        legality.listing,
        legality.lapse,
        legality.onward,
        legality.commute,
        secrecy.dreams,
        secrecy.outcomes,
        secrecy.revealed,
    ):
        for at, moves in tried.items():
            trial.at = at
            put(trial, trial.states[at], moves)
