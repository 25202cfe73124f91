"""The opening, worked out in a process of its own: it is seconds of thinking, and in a thread every
move at every table would wait for the interpreter meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from ludotheque.core.game import AnyGame
from ludotheque.core.line import Line, Ply
from ludotheque.server.sheet import Sheet
from ludotheque.server.workers.pipes import READY, opened
from ludotheque.server.workers.process import ChildProcess, NotStarted
from ludotheque.titles import find

from .opening import opening

log = logging.getLogger(__name__)

LONGEST: Final = 4 * 1024 * 1024
"""Bytes of all its lines."""
_lines = msgspec.json.Decoder(tuple[Line, ...])
_sheet = msgspec.json.Decoder(Sheet)
_encode = msgspec.json.Encoder().encode


async def worked_out(sheet: Sheet) -> tuple[Line, ...]:
    """Here after all, in a thread, where there can be no process."""
    try:
        return await apart(sheet)
    except NotStarted as trouble:
        log.error("a process for the opening of the day %s", trouble)
        return await asyncio.to_thread(opening, sheet)


async def apart(sheet: Sheet) -> tuple[Line, ...]:
    """Raises `NotStarted` if there is no process, or it died."""
    process = await ChildProcess.begin(__name__, "", LONGEST)
    try:
        await process.ready()
        process.stdin.write(_encode(sheet) + b"\n")
        answer = await process.stdout.readuntil()
    except (EOFError, OSError) as trouble:
        raise NotStarted(f"was lost: {trouble!r}") from None
    finally:
        await process.end()
    game = find(sheet.game).game
    return tuple(_known(game, line) for line in _lines.decode(answer))


def _known(game: AnyGame, line: Line) -> Line:
    """With the game's own move in it."""
    if not isinstance(line, Ply):
        return line
    return msgspec.structs.replace(line, move=game.codec.move(_encode(line.move)))


def work(_: str) -> None:
    """The whole life of the process: one question, and one answer."""
    questions, answers = opened()
    answers.write(READY)
    answers.flush()
    answers.write(_encode(opening(_sheet.decode(questions.get()))) + b"\n")
    answers.flush()
    questions.get()  # until whoever asked has read it
