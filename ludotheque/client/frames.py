"""Frames as a program reads them: in the game's own types, nothing twice, nothing left out."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse
from ludotheque.protocol.wire import Frame, TableInfo
from ludotheque.titles import find


def game_of(face: TableInfo) -> AnyGame | None:
    """The table's game, if this machine has the same version of it."""
    try:
        return find(face.game, face.version).game
    except NotInTheHouse:
        return None


def understood(game: AnyGame, frame: Frame) -> Frame:
    """The view, the moves and the events in the game's own types. Raises `ValidationError`."""
    codec = game.codec
    return replace(
        frame,
        view=codec.view(codec.encode(frame.view)),
        moves=tuple(codec.move(codec.encode(move)) for move in frame.moves),
        told=tuple(
            replace(each, event=codec.event(codec.encode(each.event))) for each in frame.told
        ),
    )


def since(frame: Frame, at: int) -> Frame:
    """The same frame, telling only what happened from line `at` on."""
    if at <= frame.since:
        return frame
    return replace(
        frame,
        since=at,
        told=tuple(each for each in frame.told if each.at >= at),
        lines=tuple(each for each in frame.lines if each.at >= at),
    )


def merged(earlier: Frame | None, later: Frame) -> Frame:
    """One frame for a reader who comes late: the later view, and all that happened."""
    if earlier is None:
        return later
    later = since(later, earlier.at)
    return replace(
        later,
        since=earlier.since,
        told=earlier.told + later.told,
        lines=earlier.lines + later.lines,
    )
