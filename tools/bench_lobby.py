"""What a thousand people cost who only look at the lobby: told by its stream, or asking.

Ten tables go on meanwhile, so that the lists change every second. Turns with nobody, with lookers
and with askers take turns; what lookers cost is the difference to nobody in the same round.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter
from typing import cast
from urllib.parse import urlsplit

import httpx
import uvloop

from tools.bench_guests import Players, Stint, people
from tools.bench_server import Server, serving

TABLES, EVERY = 10, 0.5
GOAL = 0.1
"""Of a core, for a thousand."""
ASKERS = 100
"""So many ask; a thousand would be more than a core."""
_LISTS = ("gathering&most=10", "playing&most=6", "over&most=6")
_PAUSE = 5.0


class Looker(asyncio.Protocol):
    """Reads the stream, and counts."""

    def __init__(self, head: bytes) -> None:
        self._head = head
        self.bytes = self.lists = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is of no such class
        self.transport.write(self._head)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.lists += data.count(b"event: lists")


async def looks(server: Server, many: int) -> list[Looker]:
    place = urlsplit(server.url)
    assert place.hostname is not None
    assert place.port is not None
    head = f"GET /api/lobby HTTP/1.1\r\nhost: {place.netloc}\r\n\r\n".encode()
    loop, found = asyncio.get_running_loop(), []
    for _ in range(many):
        _, looker = await loop.create_connection(lambda: Looker(head), place.hostname, place.port)
        found.append(looker)
    while not all(each.lists for each in found):
        await asyncio.sleep(0.1)
    return found


async def asks(server: Server, http: httpx.AsyncClient, cookie: str, rng: Random) -> None:
    """As pages did: three lists that are everybody's and three of one's own, every five seconds."""
    await asyncio.sleep(rng.uniform(0, _PAUSE))
    while True:
        for own in ("", "&mine=1"):
            for each in _LISTS:
                url = f"{server.url}/api/tables?stage={each}{own}"
                (await http.get(url, headers={"cookie": cookie})).raise_for_status()
        await asyncio.sleep(_PAUSE)


async def share(server: Server, seconds: float) -> float:
    """Of a core that the house takes."""
    began, spent = perf_counter(), server.spent()
    await asyncio.sleep(seconds)
    return (server.spent() - spent) / (perf_counter() - began)


async def bench(many: int, turns: int, seconds: float, folder: Path) -> None:
    limits = httpx.Limits(max_connections=ASKERS)
    with serving("house", folder) as house:
        async with httpx.AsyncClient(timeout=60, limits=limits) as http:
            cookies = await people(house.url, http)
            players = [Players(house.url, Random(n), http, cookies) for n in range(TABLES)]
            for each in players:
                await each.gather()
            stint = Stint(players, EVERY)
            told: list[float] = []
            asked: list[float] = []
            for _ in range(turns):
                alone = await share(house, seconds)
                lookers = await looks(house, many)
                await asyncio.sleep(2.0)  # until all have come
                before = [(each.lists, each.bytes) for each in lookers]
                told.append(await share(house, seconds) - alone)
                lists = sum(each.lists for each in lookers) - sum(lists for lists, _ in before)
                size = sum(each.bytes for each in lookers) - sum(size for _, size in before)
                for looker in lookers:
                    looker.transport.abort()
                await asyncio.sleep(1.0)
                alone = await share(house, seconds)
                rng = Random(1)
                askers = [
                    asyncio.create_task(asks(house, http, cookies[n % 3], rng))
                    for n in range(ASKERS)
                ]
                await asyncio.sleep(_PAUSE)
                asked.append((await share(house, seconds) - alone) * many / ASKERS)
                for task in askers:
                    task.cancel()
                await asyncio.gather(*askers, return_exceptions=True)
                print(
                    f"  {many:,} lookers: {told[-1]:.3f} of a core,"
                    f" {lists / many / seconds:.2f} lists a second each,"
                    f" {size / max(lists, 1):,.0f} bytes a list; {many:,} askers:"
                    f" {asked[-1]:.2f} (from {ASKERS})",
                    flush=True,
                )
            await stint.end()
            for each in players:
                each.leave()
    cost, once = statistics.median(told), statistics.median(asked)
    print(f"median of {turns}: told {cost:.3f} of a core, asking {once:.2f}: {once / cost:.0f} x")
    print(f"goal, at most {GOAL:g} of a core for 1,000: {'yes' if cost <= GOAL else 'no'}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench lobby", description=__doc__)
    parser.add_argument("--lookers", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        uvloop.run(bench(asked.lookers, asked.turns, asked.seconds, Path(name)))


if __name__ == "__main__":
    main()
