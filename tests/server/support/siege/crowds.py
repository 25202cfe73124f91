"""Crowds that ask for what is scarce: games seen again, bots, hands, tables, places, entries."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack, suppress
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from .strangers import Stranger, Target, TurnedAway, Wire, all_of, plays, strangers


async def looking_back(target: Target) -> None:
    """A finished game from its beginning, fifty times a second."""

    async def one() -> None:
        try:
            path = f"{target.path(target.over)}/socket?since=0"
            wire = await Wire.socket(target, "127.0.4.1", path)
        except (OSError, TurnedAway) as no:
            target.met[f"{no}"] += 1
            return
        await asyncio.sleep(0.5)
        target.met["shown"] += 1
        wire.hang_up()

    async with asyncio.TaskGroup() as group:
        while True:
            group.create_task(one())
            await asyncio.sleep(1 / 50)


async def moments(target: Target) -> None:
    """The same moment by moment, through all eyes, fifty at once and over again."""
    async with strangers(target, "127.0.4.2") as (who,):

        async def one(number: int) -> None:
            eyes = ("all", "watcher", "0", "1", "2")
            for each in count(number):
                since = each % 7 * 10
                path = f"{target.path(target.over)}/moments?eyes={eyes[each % 5]}&since={since}"
                said = await who.get(path)
                if said.status_code == 429:
                    await asyncio.sleep(0.5)

        await all_of(one(number) for number in range(50))


async def take_backs(target: Target) -> None:
    """Move and take back, twenty a second, with a crowd that follows from the beginning."""
    async with strangers(target, "127.0.4.3", 3) as people, AsyncExitStack() as stack:
        table = await _together(people)
        if table is None:
            return
        lines = [await stack.enter_async_context(people[0].at(table)) for _ in range(4)]
        moves: list[Any] = []
        heard = asyncio.Event()

        async def listen(number: int) -> None:
            async for raw in lines[number]:
                said = json.loads(raw)
                if said["kind"] == "frame" and said["moves"]:
                    moves[:] = said["moves"]
                    heard.set()
                if number == 0 and said["kind"] in ("accepted", "objected", "refused"):
                    reason = said.get("problem", {}).get("reason", "")
                    target.met[f"{said['kind']} {reason}".strip()] += 1

        async def ask() -> None:
            await heard.wait()
            for number in count():
                await _say(lines[0], kind="submit", id=f"m{number}", move=moves[0])
                await asyncio.sleep(1 / 20)
                await _say(lines[0], kind="take_back", id=f"b{number}")
                await asyncio.sleep(1 / 20)

        with suppress(ConnectionClosed):
            await all_of([ask(), *map(listen, range(4))])


async def _say(line: Any, **message: Any) -> None:
    await line.send(json.dumps(message))


async def _together(people: list[Stranger]) -> str | None:
    """A table for three people alone."""
    if len(people) < 3:
        return None
    table = await people[0].seated("niagara", "person", "person")
    for each in people[1:]:
        if table is not None:
            await each.post(f"{each.target.path(table)}/seat", {"entropy": "e"})
    return table


async def masters(target: Target) -> None:
    """Two guests of one address, forty tables, four masters at each."""
    async with strangers(target, "127.0.4.4", 2) as people:

        async def one(who: Stranger, number: int) -> None:
            table = await who.seated("niagara", *["master"] * 4)
            if table is None:
                return
            try:
                await plays(who, table, Random(number), target.met)
            finally:
                await asyncio.shield(_give_up(who, table))

        await all_of(one(who, number) for number in range(20) for who in people)


async def _give_up(who: Stranger, table: str) -> None:
    with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
        async with who.at(table) as line:
            await _say(line, kind="give_up", id="over")
            async for raw in line:
                if json.loads(raw)["kind"] in ("accepted", "objected"):
                    return


async def hints(target: Target) -> None:
    """Whole thoughts of the strongest, as fast as they are given."""
    async with strangers(target, "127.0.4.5", 4) as people:

        async def one(who: Stranger) -> None:
            table = await who.seated("niagara", "novice", "novice")
            if table is None:
                return
            async with who.at(table) as line:
                for number in count():
                    await _say(line, kind="ask_hint", id=f"h{number}")
                    await _answer(line, f"h{number}", target.met)
                    await asyncio.sleep(0.05)

        await all_of(map(one, people))


async def _answer(line: Any, id: str, met: Counter[str]) -> None:
    async for raw in line:
        said = json.loads(raw)
        if said.get("id") == id:
            reason = said.get("problem", {}).get("reason", "")
            met[f"{said['kind']} {reason}".strip()] += 1
            return


async def hands(target: Target) -> None:
    """Five guests of two addresses, who hold ninety-five pieces, and take them again."""
    async with (
        strangers(target, "127.0.4.6", 3) as some,
        strangers(target, "127.0.4.7", 2) as others,
    ):

        async def one(who: Stranger) -> None:
            table = await who.seated("vertiges")
            if table is None:
                return
            try:
                await _takes(who, table, target.met)
            finally:
                await asyncio.shield(_give_up(who, table))

        await all_of(one(who) for who in (*some, *others) for _ in range(19))


async def _takes(who: Stranger, table: str, met: Counter[str]) -> None:
    async with who.at(table) as line:
        async for raw in line:
            said = json.loads(raw)
            if said["kind"] == "frame" and said["awaited"]:
                taking = [each for each in said["moves"] if each["kind"] == "take"]
                if taking:
                    await _say(line, kind="submit", id=f"t{said['at']}", move=taking[0])
            elif said["kind"] in ("accepted", "refused", "objected"):
                met[f"{said['kind']}"] += 1


async def rematches(target: Target) -> None:
    """Resign, rematch, sit, as fast as it goes."""
    async with strangers(target, "127.0.4.8") as (who,):
        table = await who.seated("niagara", "novice", "novice")
        while table is not None:
            await _give_up(who, table)
            again = await who.post(f"{target.path(table)}/rematch")
            if again.status_code == 200:
                target.met["rematches"] += 1
                table = again.json()["id"]
                await who.post(f"{target.path(table)}/seat", {"entropy": "e"})
            else:
                await asyncio.sleep(0.1)


async def guesses(target: Target) -> None:
    """Fifty addresses, each of which tries a passphrase for a name that is somebody's."""
    async with strangers(target, "127.0.4.9") as (owner,), AsyncExitStack() as stack:
        name = (await owner.get("/api/me")).json()["name"]
        await owner.post("/api/me/claim", {"passphrase": "quatre chevaux verts"})
        crowd = [Stranger(target, f"127.0.5.{number}") for number in range(1, 51)]
        for each in crowd:
            stack.push_async_callback(each.close)
        for number in count():
            await all_of(
                each.post("/api/me/enter", {"name": name, "passphrase": f"wrong {number}"})
                for each in crowd
            )
            await asyncio.sleep(0.2)


async def entries(target: Target) -> None:
    """One address tries passphrases for made-up names: each is as much work as a real one."""
    crowd = [Stranger(target, "127.0.4.11") for _ in range(8)]

    async def one(who: Stranger, first: int) -> None:
        for number in count(first, len(crowd)):
            name = {"name": f"Nobody {number}", "passphrase": "quatre chevaux verts"}
            said = await who.post("/api/me/enter", name)
            await asyncio.sleep(0.5 if said.status_code == 429 else 0)

    try:
        await all_of(one(who, number) for number, who in enumerate(crowd))
    finally:
        for each in crowd:
            await each.close()


async def own(target: Target) -> None:
    """All that is kept about some guests, over and over, their wishes, and what they report."""
    async with strangers(target, "127.0.4.12", 6) as people:

        async def one(who: Stranger) -> None:
            table = await who.seated("niagara", "novice", "novice")
            wishes = {"language": "fr", "zone": "Europe/Paris"}
            while True:
                await who.get("/api/me/export")
                await who.post("/api/calls/wishes", wishes)
                await who.post(f"{target.path(table)}/reports", {"seat": 1, "why": "again"})

        await all_of(map(one, people))


async def records(target: Target) -> None:
    """The record of a long game, its chart and a link's preview, fifty at once and over again."""
    async with strangers(target, "127.0.4.13") as (who,):
        pages = (f"{target.path(target.over)}/record", f"{target.path(target.over)}/chart")

        async def one(number: int) -> None:
            for each in count(number):
                said = await who.get((*pages, f"/en/tables/{target.over}")[each % 3])
                if said.status_code == 429:
                    await asyncio.sleep(0.5)

        await all_of(one(number) for number in range(50))


_WORD = b'{"kind":"say","id":"alive","text":"still here"}'
ALIVE = b"\x81" + bytes([0x80 | len(_WORD)]) + b"\0\0\0\0" + _WORD


async def leaving(target: Target) -> None:
    """A socket asked for while one leaves everywhere: it must not live on."""
    for number in count():
        async with strangers(target, "127.0.4.10") as people:
            if not people:
                await asyncio.sleep(1)
                continue
            (who,) = people
            path = f"{target.path(target.over)}/socket"
            opening = asyncio.create_task(
                Wire.socket(target, "127.0.4.10", path, cookie=who.cookie)
            )
            await asyncio.sleep(0.0005 * (number % 6))
            await who.http.delete("/api/me?everywhere=1", headers={"cookie": who.cookie})
            with suppress(OSError, TurnedAway):
                wire = await opening
                wire.send(ALIVE)
                await wire.over(within=1)
                target.met["lives on" if wire.heard(b'"accepted"') else "shown out"] += 1
                wire.hang_up()


PLACES = 650
"""Sockets of those who only watch: more than the besieged house has places."""


async def watchers(target: Target) -> None:
    """As many as there are places, from a few addresses."""

    async def one(number: int) -> None:
        await asyncio.sleep(number / 200)
        source = f"127.0.6.{1 + number % 8}"
        while True:
            try:
                path = f"{target.path(target.over)}/socket?since=100000"
                wire = await Wire.socket(target, source, path)
            except (OSError, TurnedAway) as no:
                target.met[f"{no}"] += 1
                await asyncio.sleep(2)
                continue
            target.met["watches"] += 1
            await wire.closed.wait()
            wire.hang_up()

    await all_of(map(one, range(PLACES)))


TROUBLE = (OSError, ConnectionClosed, InvalidStatus, httpx.HTTPError, ValueError)
"""What an attacker may meet, and be done for; it is noted."""
