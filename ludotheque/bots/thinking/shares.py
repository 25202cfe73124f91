"""Shares of the win from weighed features: a softmax over the seats of a linear sum."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import TypeAlias

Sparse: TypeAlias = list[tuple[int, float]]
"""The features of a seat that are not zero: which, and how much of it."""


class Weights:
    """What each feature adds to a seat's logit. Features of one group stand before a colon."""

    def __init__(self, names: Sequence[str], values: Mapping[str, float]) -> None:
        if missing := [name for name in names if name not in values]:
            raise ValueError(f"no weight for {missing[0]!r}: fit them again")
        self.names = tuple(names)
        self.values = tuple(float(values[name]) for name in names)
        of_each = [name.partition(":")[0] for name in names]
        self.groups = tuple(dict.fromkeys(of_each))
        self.group = tuple(self.groups.index(each) for each in of_each)

    @classmethod
    def read(cls, names: Sequence[str], path: Path) -> Weights:
        return cls(names, json.loads(path.read_text("utf-8"))["weights"])

    def sharper(self, factor: float) -> Weights:
        """The same, with every lead worth so much more."""
        return Weights(
            self.names, dict(zip(self.names, [factor * each for each in self.values], strict=True))
        )

    def logit(self, features: Sparse) -> float:
        values, found = self.values, 0.0
        for index, amount in features:
            found += values[index] * amount
        return found

    def by_group(self, features: Sparse) -> list[float]:
        """The logit, taken apart."""
        found = [0.0] * len(self.groups)
        for index, amount in features:
            found[self.group[index]] += self.values[index] * amount
        return found


def softmax(logits: Sequence[float]) -> tuple[float, ...]:
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    whole = 0.0
    for power in powers:
        whole += power
    return tuple([power / whole for power in powers])
