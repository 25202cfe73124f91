"""Languages that others bring: a distribution that declares the entry point `ludotheque.languages`,
or a folder. None of their code runs: a language is a folder of texts, with `language.json` in it.

What such a language lacks is said in English, sentence by sentence.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, distributions, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from .languages import LANGUAGES

GROUP: Final = "ludotheque.languages"
VARIABLE: Final = "LUDOTHEQUE_LANGUAGES"
"""Names a folder that is a language, or whose folders are."""
SPARE: Final = "en"
"""What is not said in a language from elsewhere is said in this one."""
CARD: Final = "language.json"
_CODE: Final = re.compile(r"[a-z]{2,3}")
_LONGEST: Final = 40
_ADDRESSES: Final = frozenset({"api"})
"""A language stands first in an address, and this is another one's place there."""
_LEFTWARD: Final = frozenset(["ar", "ckb", "dv", "fa", "he", "ku", "ps", "sd", "ug", "ur", "yi"])


class BroughtLanguage(NamedTuple):
    code: str
    name: str
    """As its speakers call it."""
    folder: Path
    bringer: str
    """A distribution, or the folder."""


def entries(group: str) -> tuple[EntryPoint, ...]:
    """What is declared for us. Where one of all that is installed says what it declares in a way
    that nobody can read, the others are heard.
    """
    try:
        return tuple(entry_points(group=group))
    except Exception:
        return tuple(_readable(group))


def _readable(group: str) -> Iterator[EntryPoint]:
    for each in distributions():
        try:
            yield from each.entry_points.select(group=group)
        except Exception:  # whose fault it is, pip says
            continue


class NoLanguage(ValueError):
    """Why a language is left out, for who wrote it or installed it."""


class _Card(msgspec.Struct):
    code: str
    name: str


class BroughtLanguages:
    """Those that can be had, by code; one that cannot be is left out, in one line."""

    def __init__(self, declared: Iterable[EntryPoint], folders: Iterable[Path]) -> None:
        self._declared, self._folders = tuple(declared), tuple(folders)

    @cached_property
    def _looked_at(self) -> tuple[dict[str, BroughtLanguage], tuple[str, ...]]:
        found: dict[str, list[BroughtLanguage]] = {}
        silent: list[str] = []
        for folder, bringer in self._places(silent):
            try:
                language = _read(folder, bringer)
            except NoLanguage as error:
                silent.append(f"the language of {bringer} is left out: {error}")
                continue
            found.setdefault(language.code, []).append(language)
        for code, several in list(found.items()):
            if len({each.folder.resolve() for each in several}) > 1:
                names = ", ".join(each.bringer for each in several)
                silent.append(f"the language {code} is left out: {names} bring it, keep one")
                del found[code]
        return {code: found[code][0] for code in sorted(found)}, tuple(silent)

    def _places(self, silent: list[str]) -> Iterator[tuple[Path, str]]:
        for entry in sorted(self._declared, key=lambda each: (each.name, each.value)):
            bringer = entry.dist.name if entry.dist is not None else entry.value
            folder = _folder_of(entry.value)
            if folder is None:
                silent.append(f"the language {entry.name} ({bringer}) is left out: no folder")
            else:
                yield folder, bringer
        for folder in self._folders:
            if (folder / CARD).is_file():
                yield folder, str(folder)
                continue
            try:
                inside = sorted(each for each in folder.iterdir() if (each / CARD).is_file())
            except OSError as error:
                silent.append(f"no language in {folder}: {error.strerror}")
                continue
            if not inside:
                silent.append(f"no language in {folder}: nothing there has a {CARD}")
            yield from ((each, str(each)) for each in inside)

    @property
    def found(self) -> Mapping[str, BroughtLanguage]:
        return self._looked_at[0]

    @property
    def silent(self) -> tuple[str, ...]:
        """A line for each that is there and cannot be had."""
        return self._looked_at[1]


def _folder_of(package: str) -> Path | None:
    """Where a package lies; found without importing it."""
    if "." in package or ":" in package:
        return None
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    places = () if spec is None else spec.submodule_search_locations or ()
    return next((Path(each) for each in places), None)


def _read(folder: Path, bringer: str) -> BroughtLanguage:
    try:
        card = msgspec.json.decode((folder / CARD).read_bytes(), type=_Card)
    except OSError as error:
        raise NoLanguage(f"{CARD}: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise NoLanguage(f"{CARD}: {error}") from None
    name = card.name.strip()
    if not _CODE.fullmatch(card.code) or card.code in _ADDRESSES:
        raise NoLanguage(f"{card.code!r} is no code of a language, such as it")
    if card.code in LANGUAGES:
        raise NoLanguage(f"the house speaks {card.code} itself")
    if not 0 < len(name) <= _LONGEST or not name.isprintable():
        raise NoLanguage(f"its name is to have 1 to {_LONGEST} signs")
    if card.code in _LEFTWARD:
        raise NoLanguage(
            f"{card.code} is written from right to left, and the house's pages are not"
        )
    return BroughtLanguage(card.code, name, folder, bringer)


_more: list[Path] = []
_known: BroughtLanguages | None = None


def brought() -> Mapping[str, BroughtLanguage]:
    """All that can be had, by code."""
    return _languages().found


def silent() -> tuple[str, ...]:
    """A line for each that is there and cannot be had."""
    return _languages().silent


def bring(folder: Path | None) -> None:
    """Another folder, beside what is installed: the host's choice. None forgets them all."""
    global _known
    if folder is None:
        _more.clear()
    elif folder not in _more:
        _more.append(folder)
    _known = None


def _languages() -> BroughtLanguages:
    global _known
    if _known is None:
        named = os.environ.get(VARIABLE, "").strip()
        folders = dict.fromkeys([*([Path(named)] if named else []), *_more])
        _known = BroughtLanguages(entries(GROUP), folders)
    return _known


def every_language() -> tuple[str, ...]:
    """Every language that somebody can choose: the house's own, then those from elsewhere."""
    return (*LANGUAGES, *brought())


def heard(language: str) -> str:
    """A language that somebody chose once: if nobody brings it any more, they hear English."""
    return language if language in LANGUAGES or language in brought() else SPARE


def text_of(language: str, place: str) -> Path | None:
    """The file that a language from elsewhere has for a text of the house, if it has one."""
    found = brought().get(language)
    path = None if found is None else found.folder / place
    return path if path is not None and path.is_file() else None
