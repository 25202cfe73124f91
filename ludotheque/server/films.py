"""Moves that were made by hand, to be seen once more: only the samples are kept, not the film."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ludotheque.core.game import AnyGame
from ludotheque.core.live import Live, Row
from ludotheque.core.record import BadRecord, Opened, Ply
from ludotheque.games import NotInTheHouse, find

from .life import record_so_far
from .objection import Objection
from .store import Kept
from .wire import Film
from .workshop import Lost, Workshop


class Shot(NamedTuple):
    """All that is needed to make the film of one move."""

    at: int
    game: AnyGame
    live: Live
    job: bytes
    rows: Sequence[Row]


def shot(kept: Kept, at: int) -> Shot:
    """The move at line `at`, as the record has it. Raises `Objection` if no hand made it."""
    try:
        opened = Opened(
            record_so_far(kept.sheet, (line.raw for line in kept.lines)), find(kept.sheet.game)
        )
        live = opened.game.live
        line = opened.lines[at] if at < len(opened.lines) else None
        rows = live.rows(line.move) if live is not None and isinstance(line, Ply) else None
        if live is None or rows is None:
            raise Objection("no-such-film")
        return Shot(at, opened.game, live, live.job(opened.course(at).state), rows)
    except (NotInTheHouse, BadRecord):
        raise Objection("rules-changed") from None


async def developed(workshop: Workshop, shot: Shot, packed: bool) -> bytes:
    try:
        held = await workshop.hold(shot.game, shot.job, shot.rows, paced=False, kept=True)
        settled = await held.settled
    except Lost:
        raise Objection("house-busy") from None
    live = shot.live
    raw = msgspec.json.encode(
        Film(at=shot.at, hertz=live.hertz / live.every, frames=settled.frames)
    )
    return await asyncio.to_thread(gzip.compress, raw, 6, mtime=0) if packed else raw
