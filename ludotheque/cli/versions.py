"""`ludotheque --version`: what this program is, speaks, writes and plays."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

from ludotheque.core.record import FIRST, SECOND
from ludotheque.protocol.wire import PROTOCOL
from ludotheque.titles import TITLES, Title
from ludotheque.titles.drawn import of_each
from ludotheque.titles.package import API, CONTRACT


def told() -> Iterator[str]:
    yield f"ludotheque {version('ludotheque')}"
    yield f"protocol {PROTOCOL}"
    yield f"records {SECOND} (and {FIRST})"
    yield f"API of packages {API}, contract of boards {CONTRACT}"
    yield from of_each(TITLES, _game)


def _game(title: Title) -> str:
    former = f" (and {', '.join(map(str, sorted(title.former)))})" if title.former else ""
    return f"{title.name} {title.version}{former}"
