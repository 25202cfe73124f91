"""Weights from games: those under which what happened is likeliest.

Needs numpy, which only who fits has to load.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from .shares import Sparse

RIDGE = 1.0
"""How strongly weights are held near zero: as much as so many positions would weigh."""
STEPS = 12
CLOSE = 1e-6
DIGITS = 4
"""So many are kept of a weight: more would say nothing."""


class JudgedPosition(NamedTuple):
    """A position, and how its game ended."""

    rows: tuple[Sparse, ...]
    """The features of each seat."""
    shares: tuple[float, ...]
    """What each seat had of the win in the end."""


class Study(Struct, frozen=True):
    """What a game brings so that its evaluator can be fitted."""

    names: tuple[str, ...]
    path: Path
    """Where the weights are kept, in the package."""
    play: Callable[[Random], Iterator[JudgedPosition]]
    """A game, as samples; the same for the same seed."""
    games: int
    """How many of them a fit takes."""
    sample: Callable[[Any], tuple[Sparse, ...] | None]
    """The features of a state, or None between the points where it can be judged."""
    sharpness: Mapping[str, float] = {}
    """For strengths that play otherwise than who played those games: how much more, or less, a
    lead of theirs is worth."""
    part: int = 500
    """So many games are played and kept at a time."""


Arrays: TypeAlias = tuple[Any, Any, Any]
"""Features by position, seat and name; shares by position and seat; which seats there are."""


def arrays(samples: Sequence[JudgedPosition], names: int) -> Arrays:
    import numpy as np

    seats = max(len(sample.rows) for sample in samples)
    features = np.zeros((len(samples), seats, names), dtype=np.float32)
    shares = np.zeros((len(samples), seats))
    there = np.zeros((len(samples), seats), dtype=bool)
    for at, sample in enumerate(samples):
        for seat, row in enumerate(sample.rows):
            there[at, seat] = True
            shares[at, seat] = sample.shares[seat]
            for index, amount in row:
                features[at, seat, index] += amount
    return features, shares, there


def predicted(weights: Any, features: Any, there: Any) -> Any:
    """The softmax over the seats that are there."""
    import numpy as np

    logits = np.where(there, features @ weights, -np.inf)
    logits -= logits.max(1, keepdims=True)
    powers = np.exp(logits)
    return powers / powers.sum(1, keepdims=True)


def fitted(data: Arrays, told: Callable[[int, float], None] | None = None) -> Any:
    """By Newton's method, from zero: the same for the same data."""
    import numpy as np

    features, shares, there = data
    count, _, names = features.shape
    flat = features.reshape(-1, names)
    scale = np.sqrt((flat.astype(np.float64) ** 2).mean(0)) + 1e-9
    weights = np.zeros(names)
    for step in range(STEPS):
        chances = predicted(weights, features, there)
        slope = flat.T @ (chances - shares).reshape(-1) + RIDGE * scale**2 * weights
        bend = np.diag(RIDGE * scale**2 + 1e-6)
        for begin in range(0, count, 20_000):
            rows = features[begin : begin + 20_000].astype(np.float64)
            part = chances[begin : begin + 20_000]
            middle = np.einsum("ns,nsk->nk", part, rows)
            weighed = (rows * np.sqrt(part)[:, :, None]).reshape(-1, names)
            bend += weighed.T @ weighed - middle.T @ middle
        change = np.linalg.solve(bend, slope)
        weights = weights - change
        if told is not None:
            told(step + 1, log_loss(predicted(weights, features, there), shares))
        if float(np.abs(change * scale).max()) < CLOSE:
            break
    return weights


def log_loss(chances: Any, shares: Any) -> float:
    """Of what happened: 0 if it was foreseen, the logarithm of the seats if nothing was."""
    import numpy as np

    return float(-(shares * np.log(np.maximum(chances, 1e-9))).sum(1).mean())
