"""Games that other distributions bring: those that declare the entry point `ludotheque.games`.

Nothing is looked for before somebody asks, since a package imports what the house is made of. One
that cannot be had is left out, in one line, and all others are served.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint
from itertools import chain
from typing import Final, NamedTuple

from ludotheque.core.brought import entries

from .browser_files import BadFolder, BrowserFiles
from .drawn import lacking, wrong
from .package import API, accepted
from .title import Title

GROUP: Final = "ludotheque.games"
LONG: Final = 300
"""Of what somebody else's program says of itself, so many signs."""


class LeftOut(NamedTuple):
    """A game that is installed, and cannot be had."""

    game: str
    package: str
    why: str

    def __str__(self) -> str:
        return f"the game {self.game} ({self.package}) is installed, and left out: {self.why}"


class Misfit(ValueError):
    """Why a game is left out, for who wrote it or installed it."""


def declared() -> Iterable[EntryPoint]:
    return entries(GROUP)


class Packages(Mapping[str, Title]):
    """The games from elsewhere that can be had, by name. Each is loaded when it is asked for."""

    def __init__(
        self, taken: Collection[str], declared: Callable[[], Iterable[EntryPoint]] = declared
    ) -> None:
        """`taken`: names of the house's own, which nobody else can have."""
        self._taken, self._declared = frozenset(taken), declared
        self._looked_at = dict[str, Title | None]()
        self._left_out = dict[str, LeftOut]()
        self._files = dict[str, BrowserFiles]()

    @cached_property
    def _entries(self) -> Mapping[str, tuple[EntryPoint, ...]]:
        """Who declares each name, in an order that is the same everywhere."""
        found: dict[str, set[tuple[str, EntryPoint]]] = {}
        for entry in self._declared():
            found.setdefault(entry.name, set()).add((_package(entry), entry))
        return {
            name: tuple(entry for _, entry in sorted(found[name], key=lambda each: each[0]))
            for name in sorted(found)
        }

    def __getitem__(self, name: str) -> Title:
        title = self._title(name) if name in self._entries else None
        if title is None:
            raise KeyError(name)
        return title

    def __iter__(self) -> Iterator[str]:
        return (name for name in self._entries if self._title(name) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return name in self._entries and self._title(str(name)) is not None

    def files(self, name: str) -> BrowserFiles | None:
        """What a browser may have of this game; None for one that no package brings."""
        return self._files[name] if name in self else None

    @property
    def left_out(self) -> tuple[LeftOut, ...]:
        """Those that are installed and cannot be had, and why."""
        for name in self._entries:
            self._title(name)
        return tuple(self._left_out.values())

    def _title(self, name: str) -> Title | None:
        if name not in self._looked_at:
            self._looked_at[name] = None
            entries = self._entries[name]
            try:
                self._looked_at[name] = self._fitting(name, entries)
            except BaseException as error:  # it is somebody else's program
                said = str(error) if isinstance(error, Misfit | BadFolder) else _in_short(error)
                packages = ", ".join(map(_package, entries))
                self._left_out[name] = LeftOut(name, packages, said)
        return self._looked_at[name]

    def _fitting(self, name: str, entries: tuple[EntryPoint, ...]) -> Title:
        """Raises whatever it does when it is loaded, or `Misfit`."""
        if name in self._taken:
            raise Misfit("the house has a game of that name itself")
        if len(entries) > 1:
            raise Misfit("more than one package brings a game of that name: keep one of them")
        title = entries[0].load()
        if not isinstance(title, Title):
            raise Misfit(f"{entries[0].value} is a {type(title).__name__}, and no Title")
        if title.name != name:
            raise Misfit(f"it calls itself {title.name}")
        if title.package is None:
            raise Misfit("its title does not say what it was written for (package=GamePackage(…))")
        if title.package.api not in accepted(API):
            raise Misfit(f"it is written for API {title.package.api}, and this house has {API}")
        self._files[name] = BrowserFiles(title)
        title.game.rulebook.name = name
        for fault in chain(wrong(title), lacking(title)):  # the first of them: others may follow it
            raise Misfit(fault)
        return title


def _package(entry: EntryPoint) -> str:
    named = entry.dist.name if entry.dist is not None else None
    return named or entry.value


def _in_short(error: BaseException) -> str:
    try:
        said = str(error)
    except Exception:  # so broken that it cannot say so
        said = "?"
    text = " ".join(f"{type(error).__name__}: {said}".split())
    return text if len(text) <= LONG else f"{text[:LONG]}…"
