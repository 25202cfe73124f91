"""What a log comes to, taken up where it was left: a log only grows, and is often asked about.

Of the last entry the answer may still be open, so all before it is what is kept. It is a memory of
pure functions, and may forget: whatever it finds is compared with what is asked before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from .model import Entry

K = TypeVar("K", bound=Hashable)
R = TypeVar("R")
A = TypeVar("A")
Log: TypeAlias = tuple[Entry, ...]

LOGS = 512
"""How many logs are kept, each as one seat knows it."""


class Kept(NamedTuple, Generic[R, A]):
    before: Log
    reading: R
    last: Entry
    answer: A


class Recall(Generic[K, R, A]):
    """Readings of logs: `begin` without an entry, `read` some more, and `answer` in the end.

    A reading is never changed once it is made: `read` makes a new one.
    """

    def __init__(
        self,
        begin: Callable[[K], R],
        read: Callable[[K, R, Log], R],
        answer: Callable[[K, R], A],
    ) -> None:
        self._begin, self._read, self._answer = begin, read, answer
        self._kept: dict[tuple[K, int], Kept[R, A]] = {}

    def __call__(self, key: K, log: Log) -> A:
        if not log:
            return self._answer(key, self._begin(key))
        # Its first entry tells a game from others. That another could lie at the same place of the
        # memory later does no harm, as all entries are compared; nearly all are the very same.
        name = (key, id(log[0]))
        before, last = log[:-1], log[-1]
        kept = self._kept.get(name)
        if kept is not None and before[: len(kept.before)] == kept.before:
            rest = before[len(kept.before) :]
            if not rest and last is kept.last:
                return kept.answer
            reading = self._read(key, kept.reading, rest) if rest else kept.reading
        else:
            reading = self._read(key, self._begin(key), before)
        answer = self._answer(key, self._read(key, reading, (last,)))
        if len(self._kept) >= LOGS:
            self._kept.clear()
        self._kept[name] = Kept(before, reading, last, answer)
        return answer
