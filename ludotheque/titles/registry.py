"""The one list of games: the house's own, and those that packages bring. Each is loaded when it is
asked for first, so that who wants one game does not wait for all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import chain

from ludotheque.core.options import NotInTheHouse

from .elsewhere import Packages
from .title import Title


class Registry(Mapping[str, Title]):
    """Titles by name, from where they are, written as entry points are: `module:object`."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places, self._loaded = dict(places), dict[str, Title]()

    def __getitem__(self, name: str) -> Title:
        if name not in self._loaded:
            module, _, thing = self._places[name].partition(":")
            title: Title = getattr(import_module(module), thing)
            if title.name != name:
                raise ValueError(f"{name} is registered, and the title found there is {title.name}")
            self._loaded[name] = title
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)


OWN = Registry(
    {
        "niagara": "ludotheque.titles.niagara:TITLE",
        "nimms-leich": "ludotheque.titles.nimms_leich:TITLE",
        "casanova": "ludotheque.titles.casanova:TITLE",
        "nizza": "ludotheque.titles.nizza:TITLE",
        "vertiges": "ludotheque.titles.vertiges:TITLE",
    }
)
"""The house's own, in the order in which they came: what its tests and documents are about."""


class Titles(Mapping[str, Title]):
    """Our own, which are loaded by name alone, and after them those that packages bring."""

    def __init__(self, own: Mapping[str, Title], packages: Packages) -> None:
        self.own, self.packages = own, packages

    def __getitem__(self, name: str) -> Title:
        return self.own[name] if name in self.own else self.packages[name]

    def __contains__(self, name: object) -> bool:
        return name in self.own or name in self.packages

    def __iter__(self) -> Iterator[str]:
        return chain(self.own, self.packages)

    def __len__(self) -> int:
        return len(self.own) + len(self.packages)


TITLES = Titles(OWN, Packages(OWN))
"""Every game that can be played here. The order is the lobby's."""


def find(name: str, version: int | None = None) -> Title:
    """A game as it is played today, or as it was in a version. Raises `NotInTheHouse`; `RulesGone`
    if it is there by other rules.
    """
    if name in TITLES:
        return TITLES[name] if version is None else TITLES[name].rules(version)
    for each in TITLES.packages.left_out:
        if each.game == name:
            raise NotInTheHouse(str(each))
    raise NotInTheHouse(f"there is no game {name!r} in the house: choose {', '.join(TITLES)}")
