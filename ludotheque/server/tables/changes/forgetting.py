"""A table without somebody: their seat is nobody's from then on, and nothing says whose it was."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.server.sheet import Chair, Sheet


def forgotten(sheet: Sheet, person: str) -> Sheet:
    """The sheet as it is if the person is to be found nowhere in it."""
    return replace(
        sheet,
        chairs=tuple(_without(chair, person) for chair in sheet.chairs),
        host="" if sheet.host == person else sheet.host,
    )


def _without(chair: Chair, person: str) -> Chair:
    if chair.kept == person:
        chair = replace(chair, kept=None)
    if chair.person != person:
        return chair
    return replace(chair, person=None, name=None, claimed=False, forgotten=True)
