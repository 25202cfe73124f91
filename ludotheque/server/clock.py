"""How long the house was ever open. Its one clock is `HouseClock`: see docs/decisions/0019."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ludotheque.core.game import Data

Now = Callable[[], int]
"""Milliseconds since 1970."""

_MOST: Final = 500
"""Openings that are remembered."""
_HICCUP: Final = 60_000
"""Whoever restarts the house within a minute has not closed it."""


class _Opening(Data, frozen=True, array_like=True):
    when: int
    age: int


class OpenTime(Data, frozen=True, kw_only=True):
    """How long a house was ever open, in milliseconds, and at which times it was opened: what is
    put away because nobody came is put away by this, and not while nobody could come.
    """

    age: int = 0
    noted: int = 0
    """When `age` was right."""
    openings: tuple[_Opening, ...] = ()

    def opened(self, now: int) -> OpenTime:
        """The house opens, after a while in which the machine's clock may have gone anywhere."""
        openings = self.openings
        if not openings or not 0 <= now - self.noted <= _HICCUP:
            openings = (*openings, _Opening(now, self.age))[-_MOST:]
        return OpenTime(age=self.age, noted=now, openings=openings)

    def at(self, now: int) -> OpenTime:
        """The same, if the house was open until now."""
        passed = max(0, now - self.noted)
        return OpenTime(age=self.age + passed, noted=now, openings=self.openings)

    def before(self, span: float) -> int | None:
        """What has not changed since then has not for so many seconds in which the house was open;
        None if nothing can be that old.
        """
        age = self.age - int(span * 1000)
        after = [each.when for each in self.openings if each.age > age]
        found = [each for each in self.openings if each.age <= age]
        if not found:
            return None
        last = found[-1]
        return min(last.when + age - last.age, *after) if after else last.when + age - last.age

    def written(self) -> bytes:
        return msgspec.json.encode(self)


def read_open_time(raw: bytes | None) -> OpenTime:
    return OpenTime() if raw is None else msgspec.json.decode(raw, type=OpenTime)
