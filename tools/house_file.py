"""Makes the file of a house as a version of the program writes it, for the test that walks all
upgrades:

    .venv/bin/python -m tools.house_file 0.1.0 --of fde8a1d     the code of a commit
    .venv/bin/python -m tools.house_file 1.0.0                  the code that stands here

The files stand in `tests/upgrades/houses`, packed, each with a page of what is in it; from 1.0 on
a dump of the same house in PostgreSQL stands beside them. A version that was released has them, and
they are never made anew.

The house is opened by that version's own `ludotheque serve`, and its guests come by its own client:
what is in the file was written as people's houses were. Who plays are programs of ours, so that no
bot keeps anybody waiting.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import lzma
import os
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
HOUSES = ROOT / "tests" / "upgrades" / "houses"
GAMES = ("niagara", "nimms-leich", "casanova", "nizza", "vertiges")
BRISK = {"vertiges": {"game": "fast", "physics": "reckoned", "referee": "automatic"}}
"""Options by which no game keeps the maker waiting: nothing is simulated."""
RUNNING = 6
"""So many moves of each person are made where the game goes on."""
A_DAY = 24 * 3600
"""Seconds until somebody is called: nobody's calls are made while the file is."""
PASSPHRASE = "une petite maison de jeux"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("version", help="what the file is called, such as 1.0.0")
    parser.add_argument("--of", metavar="COMMIT", help="whose code writes it")
    parser.add_argument("--evening", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.evening is not None:
        asyncio.run(evening(asked.evening))
        if asked.database is not None and what_came_later() is not None:
            asyncio.run(_moved(asked.evening, asked.database))
        return
    packed, page = HOUSES / f"{asked.version}.sqlite3.xz", HOUSES / f"{asked.version}.json"
    dumped = HOUSES / f"{asked.version}.postgresql.xz"
    if packed.exists():
        sys.exit(f"{packed.relative_to(ROOT)} is there: a house that was released stays as it was")
    # Not those of the other code: only what makes the file needs them.
    sys.path.insert(0, str(ROOT))
    from tools.postgres import postgres

    with tempfile.TemporaryDirectory() as scratch, postgres() as server:
        address = server.create("house")
        code, data = Path(scratch) / "code", Path(scratch) / "house"
        data.mkdir()
        path = ROOT if asked.of is None else _code_of(asked.of, code)
        subprocess.run(
            [
                *(sys.executable, "-P", __file__, asked.version),
                *("--evening", str(data), "--database", address),
            ],
            env={**os.environ, "PYTHONPATH": str(path)},
            check=True,
        )
        house = (data / "house.sqlite3").read_bytes()
        HOUSES.mkdir(parents=True, exist_ok=True)
        page.write_bytes((data / "page.json").read_bytes())
        packed.write_bytes(lzma.compress(house, preset=9 | lzma.PRESET_EXTREME))
        if "later" in json.loads(page.read_bytes()):
            dump = [str(server.program("pg_dump")), "--no-owner", "--no-privileges", address]
            raw = subprocess.run(dump, check=True, capture_output=True).stdout
            dumped.write_bytes(lzma.compress(raw, preset=9 | lzma.PRESET_EXTREME))
    print(f"{packed.relative_to(ROOT)}: {len(house) // 1024} KiB, {packed.stat().st_size} packed")


def _code_of(commit: str, target: Path) -> Path:
    """The package alone, as it was then."""
    git = ["git", "-C", str(ROOT), "archive", commit, "ludotheque"]
    raw = subprocess.run(git, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(raw)) as archive:
        archive.extractall(target, filter="data")
    return target


# From here on in the other code


async def _moved(data: Path, database: str) -> None:
    """The same house in PostgreSQL, as that version writes it there."""
    from ludotheque.server.store.transfer import to_database

    await to_database(data, database)


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """The house of the code that is asked for, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
    house = subprocess.Popen(
        [
            *(sys.executable, "-P", "-m", "ludotheque", "serve", "--quiet"),
            *("--data", str(data), "--port", port, "--workers", "1"),
            *(() if what_came_later() is None else ("--call-after", str(A_DAY))),
        ]
    )
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        house.send_signal(signal.SIGINT)
        if house.wait(60) not in (0, 130):
            sys.exit(f"the house ended with {house.returncode}")


def what_came_later() -> Any:
    """The second half of the evening, where the code has what it is about: that of 0.1 has not."""
    if find_spec("ludotheque.server") is None or find_spec("ludotheque.server.calls") is None:
        return None
    spec = spec_from_file_location("house_later", Path(__file__).with_name("house_later.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def client() -> Any:
    import ludotheque.client as there

    return getattr(there, "HouseClient", None) or there.House  # type: ignore[attr-defined]


def bot_of(name: str) -> Any:
    try:
        from ludotheque.titles import find
    except ModuleNotFoundError:  # before there were titles
        from ludotheque.bots.ladder import bot  # type: ignore[attr-defined]
        from ludotheque.games import find as game  # type: ignore[attr-defined]

        return bot(game(name), "novice")
    return find(name).bot("novice")


async def evening(data: Path) -> None:
    with serving(data) as url:
        async with client()(url) as ana, client()(url) as ben, client()(url) as zoe:
            await _open(ana)
            await ana.enter_as("Ana")
            await ana.claim(PASSPHRASE)
            await ben.enter_as("Ben")
            await zoe.enter_as("Zoë")
            tables: dict[str, dict[str, Any]] = {}
            for name in GAMES:
                tables |= await _tables_of(name, ana, ben, zoe)
                print(f"{name} is in the house", flush=True)
            # Who comes later finds what is kept: cookies are good for another house on this file.
            page = {
                "people": {"Ana": ana.cookie, "Ben": ben.cookie, "Zoë": zoe.cookie},
                "passphrase": PASSPHRASE,
                "tables": tables,
            }
            if (more := what_came_later()) is not None:
                over = next(id for id, each in tables.items() if each["stage"] == "over")
                await more.looked_back(ana, over)
                page["later"] = await more.later(ana, ben, zoe, lambda: client()(url))
    (data / "page.json").write_text(
        json.dumps(page, indent=2, ensure_ascii=False) + "\n", encoding="utf-8"
    )


async def _open(house: Any) -> None:
    from ludotheque.client import Unreachable

    for _ in range(600):
        with contextlib.suppress(Unreachable):
            await house.health()
            return
        await asyncio.sleep(0.1)
    sys.exit("the house does not open")


async def _tables_of(name: str, ana: Any, ben: Any, zoe: Any) -> dict[str, dict[str, Any]]:
    """One that is over, one that goes on, with talk, and one that gathers."""
    found: dict[str, dict[str, Any]] = {}
    options = BRISK.get(name, {})
    for stage, most in (("over", None), ("playing", RUNNING)):
        people = (ana, ben, zoe)
        made = await ana.create(name, seats=("person",) * 3, options=options)
        for each in people:
            await each.sit(made.id)
        await _played(made.id, name, most, people)
        async with ana.at(made.id) as seat:
            await seat.say(f"{name}: à demain ?")
        lines = (await ana.table(made.id)).table.at
        found[made.id] = {
            "game": name,
            "version": made.version,
            "stage": stage,
            "lines": lines,
        }
    made = await ben.create(name, options=options, seats=("person", "person", "novice"))
    await ben.sit(made.id)
    found[made.id] = {"game": name, "version": made.version, "stage": "gathering", "lines": 0}
    return found


async def _played(table: str, name: str, most: int | None, people: tuple[Any, ...]) -> None:
    """To its end; or until the first of them has made so many moves, and the others stop too."""
    plays = [asyncio.create_task(_plays(each, table, name, most)) for each in people]
    whole = asyncio.ALL_COMPLETED if most is None else asyncio.FIRST_COMPLETED
    done, others = await asyncio.wait(plays, return_when=whole)
    for each in others:
        each.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    for each in done:
        each.result()


async def _plays(house: Any, table: str, name: str, most: int | None) -> None:
    import ludotheque.client as there

    refused: Any = getattr(there, "MoveRefused", None) or there.Refused  # type: ignore[attr-defined]
    bot, rng, made = bot_of(name), Random(f"{table} {house.cookie}"), 0
    async with house.at(table) as seat:
        async for frame in seat:
            if seat.number not in frame.awaited:
                continue
            if most is not None and made >= most:
                return
            move = await asyncio.to_thread(bot.choose, frame.view, seat.number, rng)
            if move is None:
                continue
            try:
                await seat.make(move)
            except refused:
                if seat.frame.at <= frame.at:
                    raise
            else:
                made += 1


if __name__ == "__main__":
    main()
