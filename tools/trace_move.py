"""Follows moves through the house: every Python file of ours that each one passes, in order.

python tools/trace_move.py [--moves N] [--json]

Three people play Niagara and one watches, each over a socket, in a house of its own on a free port.
From the frame that brings a move until the last of the four has seen it, whatever runs in the
house's threads is written down. The walk of the second move, a tile laid among others, is printed
in full; of the others how long they are, in all and without the rules of the game.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import httpx
import msgspec
import uvicorn
from msgspec import Struct
from websockets.sync.client import ClientConnection, connect

import ludotheque
from ludotheque.cli.serve import listening
from ludotheque.games.niagara.game import Niagara
from ludotheque.server.app import configured, create_app
from ludotheque.server.settings import UNLIMITED, Settings

ROOT = str(Path(ludotheque.__file__).parent)
MOVE = Niagara.codec.types["Move"]
PEOPLE = ("Ana", "Ben", "Chloé")
SHOWN = 1
"""Which walk is printed: the first tile is laid before anybody has done anything."""
PATIENCE = 60.0


class Walk(Struct):
    """Where one move came by."""

    move: dict[str, Any]
    files: dict[str, list[str]] = {}
    """In the order in which they were first entered, and the functions of each."""
    decoded: int = 0
    """How often bytes were made a move."""

    def called(self, file: str, function: str) -> None:
        functions = self.files.setdefault(file[len(ROOT) + 1 :].replace("\\", "/"), [])
        if function not in functions:
            functions.append(function)


class Tracer:
    """Profiles every thread that begins after it was made; this one, where the guests are, not."""

    def __init__(self) -> None:
        self.walk: Walk | None = None
        threading.setprofile(self._profile)

    def _profile(self, frame: FrameType, event: str, what: Any) -> None:
        walk = self.walk
        if walk is None:
            return
        if event == "call" and frame.f_code.co_filename.startswith(ROOT):
            walk.called(frame.f_code.co_filename, frame.f_code.co_qualname)
        elif event == "c_call":
            decoder = getattr(what, "__self__", None)
            if isinstance(decoder, msgspec.json.Decoder) and decoder.type == MOVE:
                walk.decoded += 1


@contextmanager
def opened(folder: Path) -> Iterator[str]:
    """A house in a thread of its own, where nothing happens by itself; its address."""
    settings = Settings(data=folder, port=0, workers=1, rates=UNLIMITED)
    app = create_app(settings)
    config = configured(app, settings)
    server, door = uvicorn.Server(config), listening(settings)
    ready = threading.Event()

    async def serve() -> None:
        serving = asyncio.create_task(server.serve(sockets=[door]))
        while not (server.started or serving.done()):
            await asyncio.sleep(0.01)
        if server.started:
            await app.state.services.house.upkeep.end()  # else a sweep would cross the walk
        ready.set()
        await serving

    def run() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(serve())

    thread = threading.Thread(target=run, name="house")
    thread.start()
    try:
        if not ready.wait(PATIENCE) or not server.started:
            raise SystemExit(f"the house did not open: {app.state.trouble}")
        yield f"127.0.0.1:{door.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        door.close()


class Guest:
    """One end of a table's socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.frame: Any = None

    def until(self, true: Callable[[Any], bool]) -> Any:
        """The next message that is so."""
        while True:
            said = msgspec.json.decode(self.line.recv(PATIENCE))
            if said["kind"] == "frame":
                self.frame = said
            if true(said):
                return said

    def shown(self, at: int) -> None:
        if self.frame is None or self.frame["at"] < at:
            self.until(lambda said: said["kind"] == "frame" and said["at"] >= at)


def gathered(address: str, stack: ExitStack) -> list[Guest]:
    """A game that has begun, and everybody has been shown that everybody is there."""
    cookies: list[str] = []
    for name in PEOPLE:
        with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
            cookie = http.post("/api/me", json={"name": name}).headers["set-cookie"]
            cookies.append(cookie.partition(";")[0])
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
        new = {"game": "niagara", "seats": ["person"] * len(PEOPLE)}
        table = http.post("/api/tables", json=new, headers={"cookie": cookies[0]}).json()["id"]
        for cookie in cookies:
            sat = http.post(f"/api/tables/{table}/seat", json={}, headers={"cookie": cookie})
            sat.raise_for_status()
    guests: list[Guest] = []
    for each in (*cookies, None):
        headers = {} if each is None else {"cookie": each}
        line = connect(f"ws://{address}/api/tables/{table}/socket", additional_headers=headers)
        guests.append(Guest(stack.enter_context(line)))
    for guest in guests:
        guest.shown(1)
        guest.until(lambda said: said["kind"] == "table_now" and said["table"]["watchers"] == 1)
    return guests


def made(guests: list[Guest], number: int, rng: Random, tracer: Tracer) -> Walk:
    """One move of whoever is awaited, and all that it passes."""
    frame = guests[-1].frame
    mover = guests[frame["awaited"][0]]
    move = rng.choice(mover.frame["moves"])
    sent = msgspec.json.encode({"kind": "submit", "id": f"{number}", "move": move}).decode()
    walk = tracer.walk = Walk(move)
    mover.line.send(sent)
    answer = mover.until(lambda said: said["kind"] in ("accepted", "refused", "objected"))
    if answer["kind"] != "accepted":
        raise SystemExit(f"the house did not take the move: {answer}")
    for guest in guests:
        guest.shown(answer["at"] + 1)
    tracer.walk = None
    for guest in guests:  # also Nature's lines that may have followed
        guest.line.send(msgspec.json.encode({"kind": "ping", "id": "."}).decode())
        guest.until(lambda said: said["kind"] == "pong")
    return walk


def walks(moves: int) -> list[Walk]:
    tracer, rng = Tracer(), Random(1)
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as address,
        ExitStack() as end,
    ):
        guests = gathered(address, end)
        return [made(guests, number, rng, tracer) for number in range(moves)]


def report(found: list[Walk]) -> None:
    shown = found[SHOWN]
    print(f"one move: {msgspec.json.encode(shown.move).decode()}")
    for number, (file, functions) in enumerate(shown.files.items(), 1):
        print(f"{number:3}  {file:34}{' '.join(functions)}")
    print(f"files: {len(shown.files)}; decoded: {shown.decoded}")
    print("all moves, as files, those of them that are no rules, and how often decoded:")
    for walk in found:
        ours = sum(not file.startswith("games/") for file in walk.files)
        print(f"  {walk.move['kind']:14}{len(walk.files):3}{ours:3}{walk.decoded:3}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=12, help="how many are made (default: 12)")
    parser.add_argument("--json", action="store_true", help="all walks, for other programs")
    asked = parser.parse_args()
    if asked.moves <= SHOWN:
        parser.error(f"make {SHOWN + 1} moves at least")
    found = walks(asked.moves)
    if asked.json:
        sys.stdout.write(msgspec.json.encode(found).decode())
    else:
        report(found)


if __name__ == "__main__":
    main()
