"""Garbage collection: Python looks for cycles seldom, since nobody can move meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (10_000, 10, 100)
"""Thresholds of the three generations: so many new objects before the youngest are looked through,
so many times before the older are, and again before all are. Almost all of the house's go when
nobody holds them any more, without being looked for; and to look through all those of 200 tables
takes 100 milliseconds and more."""


@contextmanager
def seldom_collected() -> Iterator[None]:
    """What is there already stays, and is never looked through again."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
