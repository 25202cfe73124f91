"""What to dream with, in tests: another seed is another night."""

from __future__ import annotations

from random import Random

from ludotheque.table.undo import Dreams


def dreams(seed: float) -> Dreams:
    return lambda about: Random(f"{seed} {about}")
