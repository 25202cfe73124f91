"""What came into houses with 1.0, for the file that is kept of each version: games by the day, a
pause, prepared moves, bots, seats that bots have taken over, deals of the day, calls, codes, and
somebody who was forgotten. `tools/house_file.py` loads this where the code has all of it.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import secrets
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

GAME, OTHER = "niagara", "nimms-leich"
DAYS = 14
PATIENCE = 60.0
A_WHILE = 1.0
"""Seconds for which one looks whether there is something to prepare."""
VISITS = 20
ENDPOINT = "https://push.example.net/somebody"


async def later(ana: Any, ben: Any, zoe: Any, guest: Callable[[], Any]) -> dict[str, Any]:
    """Facts of it, for who opens the house again."""
    page: dict[str, Any] = {}
    page["calls"] = await _calls(zoe)
    page["paused"] = await _paused(ana, ben, zoe)
    page["prepared"] = await _prepared(ana, ben, zoe)
    page["bots"] = await _bots(ana)
    page["lent"] = await _lent(ana, ben, zoe)
    page["forgotten"] = await _forgotten(ana, guest)
    page["day"] = await _day(ana)
    await ben._send("POST", "/api/me/code")
    return page


async def _seated(people: tuple[Any, ...], game: str, **more: Any) -> str:
    made = await people[0].create(game, seats=("person",) * len(people), **more)
    for each in people:
        await each.sit(made.id)
    return str(made.id)


def _daily() -> Any:
    from ludotheque.table.clock import Daily

    return Daily(hours=72)


async def _until(house: Any, table: str, wanted: Callable[[Any], bool]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while not wanted(found := (await house.table(table)).table):
            await asyncio.sleep(0.05)
    return found


async def _paused(*people: Any) -> dict[str, Any]:
    """A game by the day, where all have agreed that nobody's time runs."""
    table = await _seated(people, GAME, pace=_daily())
    async with people[0].at(table) as seat:
        await _shown(seat)
        await seat.propose_pause(DAYS)
    (offer,) = (await people[1].table(table)).table.offers
    for each in people[1:]:
        async with each.at(table) as seat:
            await _shown(seat)
            await seat.answer(offer.id, True)
    found = await _until(people[0], table, lambda shown: shown.paused is not None)
    return {"table": table, "until": found.paused}


async def _shown(seat: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        await anext(aiter(seat))


async def _prepared(*people: Any) -> dict[str, Any]:
    """A game by the day, where one who waits has said what they will do; and who is awaited has
    left, so that a call waits for them.
    """
    table = await _seated(people, GAME, pace=_daily())
    from ludotheque.titles import find

    bot, rng = find(GAME).bot("novice"), Random(1)

    async def visits(each: Any) -> dict[str, Any] | None:
        """One looks in, alone: nothing happens meanwhile that could surprise."""
        async with each.at(table) as seat:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(A_WHILE):
                    async for _ in seat.messages():
                        if seat.prepared is not None and seat.prepared.can:
                            break
            if seat.prepared is not None and seat.prepared.can:
                move = seat.prepared.can[0]
                await seat.prepare(move)
                return {"table": table, "seat": seat.number, "move": msgspec.to_builtins(move)}
            if seat.number in seat.frame.awaited:
                await seat.make(bot.choose(seat.frame.view, seat.number, rng))
        return None

    for _ in range(VISITS):
        for each in people:
            if (found := await visits(each)) is not None:
                return found
    raise AssertionError("nobody can prepare anything")


async def _bots(ana: Any) -> dict[str, Any]:
    """She is waited for by bots of two strengths, and has no clock."""
    made = await ana.create(OTHER, seats=("person", "novice", "amateur"))
    await ana.sit(made.id)
    await _until(ana, made.id, lambda shown: shown.stage == "playing")
    return {"table": str(made.id)}


async def _lent(*people: Any) -> dict[str, Any]:
    """One has given up, and a bot plays in their place; by a clock."""
    from ludotheque.table.clock import Stock

    table = await _seated(people, GAME, pace=Stock(minutes=60))
    async with people[2].at(table) as seat:
        await _shown(seat)
        await seat.resign()
    await _until(people[0], table, lambda shown: any(each.lent for each in shown.seats))
    return {"table": table}


async def _forgotten(ana: Any, guest: Callable[[], Any]) -> dict[str, Any]:
    async with guest() as max_:
        await max_.enter_as("Max")
        table = await _seated((ana, max_), "nizza")
        async with max_.at(table) as seat:
            await _shown(seat)
            await seat.say("nobody will know that I said so")
        from ludotheque.protocol.wire import Delete

        await max_._send("POST", "/api/me/delete", Delete())
    return {"table": table}


async def _day(ana: Any) -> dict[str, Any]:
    from ludotheque.protocol.wire import DayCard, TableInfo

    made = await ana._ask("POST", "/api/day/casanova", TableInfo)
    card = await ana._ask("GET", "/api/day", DayCard)
    return {"table": made.id, "day": card.day}


async def _calls(zoe: Any) -> dict[str, Any]:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    from ludotheque.protocol.wire import CallWishes, OpenDevice

    point = generate_private_key(SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    await zoe._send(
        "POST",
        "/api/calls/devices",
        OpenDevice(
            endpoint=ENDPOINT, p256dh=_text(raw), auth=_text(secrets.token_bytes(16)), name="Poche"
        ),
    )
    wishes = CallWishes(language="fr", zone="Europe/Paris", quiet=(1320, 420))
    await zoe._send("POST", "/api/calls/wishes", wishes)
    return {"device": "Poche", "quiet": [1320, 420], "zone": "Europe/Paris"}


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


async def looked_back(ana: Any, over: str) -> None:
    """What is kept of a game that somebody has looked at: it can be made again at any time."""
    for what in ("moments", "chart"):
        await ana._send("GET", f"/api/tables/{over}/{what}")
