"""The house beside its peers, in one run and as ratios: boardgame.io and OpenSpiel.

boardgame.io serves as many matches as the house serves tables, at each three players and one who
watches, and all four are sent every move: once with its matches in memory alone, once with its own
store on the disk. The house stores each move before anybody is told. They take turns, several times
over, so that a noisy machine disturbs all alike.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import re
import resource
import statistics
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal

import httpx
import msgspec
import uvloop
from msgspec import Struct
from tqdm import tqdm

from tools.bench import plies
from tools.bench_goals import at_most
from tools.bench_guests import FOUR, WATCHER, Callers, Circle, Players, people
from tools.bench_house import (
    PACES,
    Figures,
    end_with_the_first_failure,
    gathered,
    spread,
    turn,
    typical,
)
from tools.bench_server import Server, serving
from tools.bench_wire import connect

HOUSE, ECHO = "the house, durable", "a bare echo to all four"
MEMORY, DISK = "boardgame.io, in memory", "boardgame.io, on disk"
COST = {"human pace": 0.65, "full speed": 0.45}
"""At most so much of boardgame.io's processor time, though ours stores."""
_HERE = Path(__file__).parent
_INSTALLED = _HERE.parent / ".tools" / "peers" / "node_modules"


@contextmanager
def matches(store: Literal["memory", "disk"], folder: Path) -> Iterator[Server]:
    """A server of boardgame.io, with our driver."""
    folder.mkdir(parents=True)
    process = subprocess.Popen(
        ["node", str(_HERE / "peers" / "matches.cjs"), store, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_PATH": str(_INSTALLED), "NODE_ENV": "production"},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("boardgame.io did not open")
        yield Server(url=line.strip(), pid=process.pid)
    finally:
        process.terminate()
        process.wait(60)


class Table(Struct):
    hands: list[list[int]]


class Context(Struct, rename="camel"):
    current_player: str


class MatchState(Struct):
    G: Table
    ctx: Context
    at: int = msgspec.field(name="_stateID")


_SPACE = b"/tiles,"
_AT = re.compile(rb'"_stateID":(\d+)')
_STATE = re.compile(rb'^42/tiles,\["(sync|update)"')


class MatchPlayers(Circle):
    """Three players of a match and one who watches, who speak socket.io as its clients do."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(url, Random(number))
        self.match = f"m{number}"
        self.frames: dict[int, bytes] = {}
        self._at = -1
        self._here = [asyncio.Event() for _ in FOUR]

    async def gather(self) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        for connection in FOUR:
            hear = partial(self._read, connection)
            self.wires.append(await connect(self.url, path, None, hear))
            await self._here[connection].wait()

    def ask(self) -> None:
        state = self._seen()
        seat, self._at = state.ctx.current_player, state.at
        tile = self.rng.choice(state.G.hands[int(seat)])
        move = {"type": "lay", "args": [tile], "playerID": seat}
        self._waits_for(FOUR)
        self._emit(
            int(seat), "update", {"type": "MAKE_MOVE", "payload": move}, state.at, self.match, seat
        )

    def _seen(self) -> MatchState:
        """As whoever watches knows it."""
        frame = self.frames[WATCHER]
        told: list[Any] = msgspec.json.decode(frame[len(b"42") + len(_SPACE) :])
        state = told[2]["state"] if told[0] == "sync" else told[2]
        return msgspec.convert(state, MatchState)

    def _emit(self, connection: int, *what: object) -> None:
        self.wires[connection].send(b"42" + _SPACE + msgspec.json.encode(what))

    def _read(self, connection: int, message: bytes, now: int) -> None:
        if message.startswith(b"2"):
            self.wires[connection].send(b"3")  # a ping
        elif message.startswith(b"0"):
            asyncio.get_running_loop().call_soon(self._enter, connection)
        elif message.startswith(b"40"):
            seat = None if connection == WATCHER else str(connection)
            self._emit(connection, "sync", self.match, seat, None, WATCHER)
        elif _STATE.match(message):
            self.frames[connection] = message
            self._here[connection].set()
            found = _AT.search(message)
            assert found is not None
            if int(found[1]) > self._at >= 0:
                self._answered(connection, now)

    def _enter(self, connection: int) -> None:
        """Only once the wire is in its place: the server speaks first."""
        self.wires[connection].send(b"40" + _SPACE)


async def bench(tables: int, turns: int, seconds: float, folder: Path) -> None:
    end_with_the_first_failure()
    async with AsyncExitStack() as open_now:
        servers = {
            HOUSE: open_now.enter_context(serving("house", folder / "house")),
            MEMORY: open_now.enter_context(matches("memory", folder / "memory")),
            DISK: open_now.enter_context(matches("disk", folder / "disk")),
            ECHO: open_now.enter_context(serving("echo", folder / "echo")),
        }
        http = await open_now.enter_async_context(httpx.AsyncClient(timeout=60))
        empty = {name: server.memory() for name, server in servers.items()}
        cookies = await people(servers[HOUSE].url, http)
        house = servers[HOUSE].url
        players = [Players(house, Random(n), http, cookies) for n in range(tables)]
        await gathered(players, f"{tables} tables")
        await turn(servers[HOUSE], players, PACES["human pace"], 2.0)
        in_memory = [MatchPlayers(servers[MEMORY].url, n) for n in range(tables)]
        await gathered(in_memory, f"{tables} matches")
        on_disk = [MatchPlayers(servers[DISK].url, n) for n in range(tables)]
        await gathered(on_disk, f"{tables} matches")
        echoes = [Callers(servers[ECHO].url, n, typical(players)) for n in range(tables)]
        for each in echoes:
            each.for_all = True
        await gathered(echoes, f"{4 * tables} sockets")
        circles: dict[str, Sequence[Circle]] = {
            HOUSE: players,
            MEMORY: in_memory,
            DISK: on_disk,
            ECHO: echoes,
        }
        gc.collect()
        gc.freeze()
        found: dict[tuple[str, str], list[Figures]] = defaultdict(list)
        for _ in tqdm(range(turns), desc="turns", delay=2, disable=None, leave=False):
            for pace, every in PACES.items():
                for name, server in servers.items():
                    figures = await turn(server, circles[name], every, seconds)
                    found[pace, name].append(figures)
        memory = {
            name: (server.memory() - empty[name]) / tables for name, server in servers.items()
        }
        sizes = [len(frame) for each in in_memory for frame in each.frames.values()]
        print(
            f"{tables} tables, {4 * tables} sockets; a frame of the house has"
            f" {len(typical(players)):,} bytes, one of boardgame.io"
            f" {statistics.median(sizes):,.0f}; medians, lowest and highest in brackets\n"
        )
        report(found, memory)
        for circle in (each for some in circles.values() for each in some):
            circle.leave()


def report(found: dict[tuple[str, str], list[Figures]], memory: dict[str, float]) -> None:
    print("| pace | server | moves a second | p50, ms | p99, ms | CPU a move, µs | house / it |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for (pace, name), turns in found.items():
        ours = found[pace, HOUSE]
        ratios = [mine.cost / its.cost for mine, its in zip(ours, turns, strict=True)]
        columns = [
            spread([getattr(each, what) for each in turns])
            for what in ("rate", "median", "late", "cost")
        ]
        print(f"| {pace} | {name} | {' | '.join(columns)} | {spread(ratios)} |")
    print("\n| server | memory a table with its four sockets, KiB | house / it |")
    print("|---|---:|---:|")
    for name, each in memory.items():
        print(f"| {name} | {each / 1024:,.0f} | {memory[HOUSE] / each:.2f} |")
    for pace, goal in COST.items():
        pairs = zip(found[pace, HOUSE], found[pace, MEMORY], strict=True)
        ratio = statistics.median(ours.cost / its.cost for ours, its in pairs)
        at_most(f"CPU a move, house / {MEMORY}, {pace}", ratio, goal)


def engines(turns: int, seconds: float) -> None:
    """Random plies of each game beside OpenSpiel's."""
    print("\n| random plies a second | ours | OpenSpiel's liars_dice | ratio |")
    print("|---|---:|---:|---:|")
    for name, ours, theirs in plies(turns, seconds):
        ratios = [mine / other for mine, other in zip(ours, theirs, strict=True)]
        middle = statistics.median(ours), statistics.median(theirs)
        print(f"| {name} | {middle[0]:,.0f} | {middle[1]:,.0f} | {spread(ratios)} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--turns", type=int, default=5, help="of each (default: 5)")
    parser.add_argument("--seconds", type=float, default=6.0, help="of each turn (default: 6)")
    parser.add_argument("--engines", type=int, help="turns of the engines (default: as many)")
    parser.add_argument("--folder", type=Path, default=Path("runs"), help="on a real disk")
    asked = parser.parse_args()
    if asked.turns < 1 or not asked.seconds > 0 or asked.tables < 1:
        parser.error("at least one table and one turn of some length are needed")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    asked.folder.mkdir(parents=True, exist_ok=True)
    gc.disable()  # a pause on this end would be taken for one of a server's
    with (
        tempfile.TemporaryDirectory(prefix="bench-", dir=asked.folder) as folder,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(bench(asked.tables, asked.turns, asked.seconds, Path(folder)))
    gc.enable()
    if rounds := asked.turns if asked.engines is None else asked.engines:
        engines(rounds, 1.0)


if __name__ == "__main__":
    main()
