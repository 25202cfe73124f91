"""Any bot of the house's own kind, at a table of a house."""

from __future__ import annotations

import asyncio
from random import Random, SystemRandom

from ludotheque.bots.bot import Bot
from ludotheque.protocol.wire import Frame

from .follower import TableFollower
from .frames import game_of
from .house import HouseClient
from .trouble import MoveRefused, Trouble


async def play(house: HouseClient, table: str, bot: Bot, rng: Random | None = None) -> Frame | None:
    """Play on the seat that we have there until the game ends; the last frame has the result."""
    rng, last = rng or SystemRandom(), None
    async with house.at(table) as seat:
        if game_of(seat.table) is None:
            raise Trouble(f"this machine does not play {seat.table.game} as the house does")
        async for frame in seat:
            last = frame
            await _act(seat, frame, bot, rng)
    return last


async def _act(seat: TableFollower, frame: Frame, bot: Bot, rng: Random) -> None:
    number = seat.number
    if number is None or not (number in frame.awaited or frame.moves):
        return
    # In a thread, so that the link stays alive however long the bot thinks.
    move = await asyncio.to_thread(bot.choose, frame.view, number, rng)
    if move is None:
        return
    try:
        await seat.make(move)
    except MoveRefused:
        # Legal when it was chosen; the table has gone on meanwhile, and its next frame waits.
        if seat.frame is None or seat.frame.at <= frame.at:
            raise
