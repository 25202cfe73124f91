"""`ludotheque serve --check`: what would happen if the house were opened, and nothing does."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.cli.trouble import CommandError
from ludotheque.server.hosting.rehearsal import Rehearsed, rehearsed
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoreTrouble

SHOWN = 20
"""So many lines of a list; a large house has thousands."""


def check(settings: Settings) -> int:
    """0 if all goes on as it was; 1 if something would not. What would not open raises."""
    if settings.store is not None:
        raise CommandError(
            "--check copies a file, and this house is on PostgreSQL: restore a dump of it as a"
            " database of its own, and open a house of the new version on that"
        )
    try:
        found = rehearsed(settings.data)
    except StoreTrouble as trouble:
        raise CommandError(str(trouble)) from None
    for line in told(settings, found):
        print(line)
    return 0 if found.good else 1


def told(settings: Settings, found: Rehearsed) -> Iterator[str]:
    if found.file == 0:
        yield f"{settings.data}: there is no house yet, and a new one would be made"
        return
    yield (
        f"{settings.data}: {found.people} people; games that go on {found.go_on}, gather"
        f" {found.gather}, are over {found.over}"
    )
    if found.file < found.newest:
        steps = found.newest - found.file
        yield (
            f"its file would be brought from version {found.file} to {found.newest}"
            f" ({steps} steps), which went well on a copy; back it up first"
        )
    else:
        yield f"its file is up to date (version {found.file})"
    if found.former:
        yield f"{found.former} of the games that go on are finished by earlier rules"
    yield from _listed("would be closed, as nobody has their rules any more", found.closed)
    yield from _listed("would wait", found.waiting)
    yield from _listed("cannot be played on", found.failing)
    yield from _listed(
        "finished games cannot be played again; their results and records stay", found.silent
    )
    if found.good:
        yield "nothing would be closed, and every record can be played again"


def _listed(what: str, lines: tuple[str, ...]) -> Iterator[str]:
    if not lines:
        return
    yield f"{what}:"
    yield from (f"  {line}" for line in lines[:SHOWN])
    if len(lines) > SHOWN:
        yield f"  and {len(lines) - SHOWN} more"
