"""A house under siege: every attack, one after the other and then three at a time, while fifty
tables of people and bots play. Attackers come from this machine, and to a house on it.

python -m tools.siege [--minutes N] [--tables N] [--only ATTACK ...] [--cluster | --house COMMAND]

With `--cluster` there are three houses on one PostgreSQL, and everybody comes through HAProxy.

Prints, for each attack, how long a bystander waits, as a ratio to what they wait in calm. Fails if
somebody with a seat was kept out, a game did not come to its end, memory grew, or there is a trace.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shlex
import shutil
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from random import randrange
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.record import read
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Chair, Over, Sheet
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import Store, StoredLine
from ludotheque.table.clock import Unlimited
from tests.server.support.siege.attacks import ATTACKS
from tests.server.support.siege.bystander import Bystander
from tests.server.support.siege.doors import PROXY
from tools.cluster import Cluster, cluster

HERE = Path(__file__).parents[1]
LONG = HERE / "tests" / "transcripts" / "vertiges" / "three-seats-fast.en.jsonl"
OVER = "mivo-tarelu"
"""A long game that is over, in the house before it opens."""
SOCKETS, LOOKERS = 600, 400
"""Places: as many as attackers from a few addresses can take; and a thousand lines beside them."""
PLACES = ["--sockets", str(SOCKETS), "--lookers", str(LOOKERS)]
CALM, ALONE, TOGETHER = 5.0, 15.0, 30.0
"""Seconds of ten minutes: of calm before each, of one attack, of three."""
RECOVERY = 6
"""So often it is looked whether calm has come back."""
PATIENCE = 600.0
"""Seconds after which what was begun has to be over."""
TIMES, AT_LEAST, BOTS = 5.0, 20.0, 2.5
"""A bystander waits at most so many times as long as in calm, or so many milliseconds; for bots
at most so many times as long."""
FLAT = 1.25
"""What all attacks together leave, compared with the most that one alone has left; and the last of
them compared with the first."""
WAITS = ("pong", "page", "memory", "entry")
"""A bystander's: at their table, for what is the same for all, for what the memory is asked, and
to come in.
"""


class Row(Struct):
    """What a bystander waited, in milliseconds."""

    names: tuple[str, ...]
    calm: dict[str, float]
    besieged: dict[str, float]
    met: Counter[str]

    def ratio(self, what: str) -> float | None:
        if what not in self.calm or what not in self.besieged:
            return None
        return self.besieged[what] / self.calm[what]

    def held(self) -> bool:
        for what in WAITS:
            ratio = self.ratio(what)
            if ratio is not None and ratio > TIMES and self.besieged[what] > AT_LEAST:
                return False
        bots = self.ratio("bots")
        return bots is None or bots <= BOTS

    def cells(self) -> list[str]:
        def ratio(what: str) -> str:
            found = self.ratio(what)
            return "–" if found is None else f"{found:.1f}"

        calm, now = self.calm.get("pong", 0), self.besieged.get("pong", 0)
        met = ", ".join(f"{what} {many}" for what, many in self.met.most_common(3))
        return [
            ", ".join(self.names),
            f"{calm:.1f} → {now:.1f} ms",
            *map(ratio, (*WAITS, "bots", "echo")),
            met,
        ]


HEAD = ["attack", "pong, calm → besieged", *WAITS, "bots", "machine", "the attackers met"]


def table(rows: Sequence[Row]) -> str:
    lines = [HEAD, ["---"] * len(HEAD), *(row.cells() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


async def furnish(store: Store) -> None:
    """A long game that is over, at which everybody can look."""
    told = read(LONG.read_bytes())
    assert told.end is not None
    chairs = tuple(
        Chair(name=f"Robot {seat}", bot="amateur", entropy=entropy)
        for seat, entropy in enumerate(told.header.entropy)
    )
    chairs = (Chair(person="somebody", name="Ana", entropy=chairs[0].entropy), *chairs[1:])
    sheet = Sheet(
        id=OVER,
        revision=0,
        game=told.header.game,
        version=told.header.version,
        options=told.header.options,
        chairs=chairs,
        pace=Unlimited(),
        public=True,
        host="somebody",
        seed=told.end.seed,
        made=1,
        changed=1,
    )
    lines = [StoredLine(at=line.at, raw=msgspec.json.encode(line), when=1) for line in told.lines]
    stage = Over(at=len(lines), result=told.end.result, how=told.end.how)
    await store.save_person(Person(id="somebody", name="Ana", made=1))
    await store.create(sheet)
    await store.save(replace(sheet, revision=1, stage=stage), lines)
    await store.release(sheet.id)


class Besieged(Struct):
    """What is attacked: where it is, whose memory counts, and where it logs."""

    url: str
    pids: Sequence[int]
    logs: Sequence[Path]


Opening: TypeAlias = Callable[[], AbstractAsyncContextManager[Besieged]]


@asynccontextmanager
async def one_house(folder: Path, other: str | None) -> AsyncIterator[Besieged]:
    """On a file; `other` is a command that opens another, such as an older one."""
    data, log = folder / "house", folder / "log"
    if other:
        command = [*shlex.split(other), str(data)]
    else:
        with closing(Sqlite.open(data / DATABASE)) as store:
            await furnish(store)
        command = [sys.executable, "-m", "ludotheque", "serve", "--data", str(data)]
        command += ["--port", "0", *PLACES, "--proxy", PROXY]
    with log.open("wb") as file:
        house = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=file)
        try:
            yield Besieged(await _address(house, log), [house.pid], [log])
        finally:
            house.terminate()
            await asyncio.wait_for(house.wait(), 60)


async def _address(house: Process, log: Path) -> str:
    assert house.stdout is not None
    while line := (await house.stdout.readline()).decode():
        if found := re.search(r"http://127\.0\.0\.1:\d+", line):
            return found.group()
    raise RuntimeError(f"the house did not open: see {log}")


@asynccontextmanager
async def three_houses(folder: Path) -> AsyncIterator[Besieged]:
    """On one PostgreSQL, behind HAProxy."""
    # PostgreSQL does not run as root, and nobody else may look into root's own folders.
    with TemporaryDirectory(prefix="ludotheque-siege-") as name:
        Path(name).chmod(0o755)
        opening = cluster(Path(name), given=PLACES)
        opened: Cluster = await asyncio.to_thread(opening.__enter__)
        logs = [folder / f"log{house.number}" for house in opened.houses]
        try:
            store = await Postgres.open(opened.postgres.address(), "furnisher")
            await furnish(store)
            await store.close()
            pids = [each.process.pid for each in opened.houses if each.process is not None]
            yield Besieged(opened.address, pids, logs)
        finally:
            await asyncio.to_thread(opening.__exit__, None, None, None)
            for house, log in zip(opened.houses, logs, strict=True):
                shutil.copy(Path(name) / f"house{house.number}.log", log)
            shutil.copy(Path(name) / "proxy.log", folder)


class Siege:
    def __init__(self, opening: Opening, tables: int, minutes: float) -> None:
        self._opening, self.tables = opening, tables
        self.scale, self.together = minutes / 10, True
        self.rows: list[Row] = []
        self.memory: list[int] = []
        self.faults: list[str] = []
        self._house = Besieged("", (), ())
        self._bots: list[float] = []
        self._best = 1e9
        """What a bystander waits for a pong when nothing goes on, in milliseconds."""

    async def run(self, names: Sequence[str]) -> None:
        async with self._opening() as self._house:
            await self._besiege(names)
        for log in self._house.logs:
            self._read_log(log)

    async def _besiege(self, names: Sequence[str]) -> None:
        company = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.support.siege.company"),
            *(self._house.url, str(self.tables)),
            stdin=PIPE,
            stdout=PIPE,
            cwd=HERE,
        )
        try:
            bystander = Bystander(self._house.url)
            await bystander.enter()
            async with bystander.living():
                await asyncio.sleep(max(5.0, 20 * self.scale))  # until all have begun
                await self._attacks(names, bystander)
                await self._afterwards(company)
            await bystander.who.close()
        finally:
            if company.returncode is None:
                company.kill()
        if bystander.kept_out:
            self.faults.append(f"somebody with a seat was kept out {bystander.kept_out} times")
        print(f"somebody with a seat came in {bystander.came_in} times", flush=True)

    async def _attacks(self, names: Sequence[str], bystander: Bystander) -> None:
        for name in names:
            await self._one((name,), bystander, ALONE)
        alone = len(self.memory)
        if len(names) >= 3 and self.together:
            around = cycle(names)
            for _ in range(-(-len(names) // 3)):
                await self._one(tuple(islice(around, 3)), bystander, TOGETHER)
            before, together = max(self.memory[:alone]), self.memory[alone:]
            if max(together) > FLAT * before or together[-1] > FLAT * together[0]:
                self.faults.append(f"memory grew: {before} KiB alone, then {together}")

    async def _one(self, names: tuple[str, ...], bystander: Bystander, seconds: float) -> None:
        """Calm, then this: each is compared with the calm right before it."""
        calm, seconds = await self._calm(bystander), seconds * self.scale
        attackers = [await self._attacker(name, bystander.table, seconds) for name in names]
        await asyncio.sleep(1)
        bystander.medians()
        said = await asyncio.gather(*(each.communicate() for each in attackers))
        met: Counter[str] = Counter()
        for out, _ in said:
            met.update(json.loads(out or '{"failed": 1}'))
        row = Row(names, calm, bystander.medians(), met)
        self.rows.append(row)
        if not row.held():
            self.faults.append(f"{', '.join(names)}: a bystander waited too long")
        if met["failed"]:
            self.faults.append(f"{', '.join(names)}: an attacker failed")
        if met["lives on"]:
            self.faults.append(f"{met['lives on']} sockets lived on after their guest had left")
        self.memory.append(self._resident())
        print(f"| {' | '.join(row.cells())} |", flush=True)

    async def _calm(self, bystander: Bystander) -> dict[str, float]:
        """Once the house has got over what was before, or after some patience."""
        for _ in range(RECOVERY):
            bystander.medians()
            await asyncio.sleep(max(3.0, CALM * self.scale))
            calm = bystander.medians()
            self._best = min(self._best, calm.get("pong", self._best))
            if calm.get("pong", 1e9) <= 3 * self._best:
                break
        return self._usual(calm)

    def _usual(self, calm: dict[str, float]) -> dict[str, float]:
        """Bots take seconds: of them all calm so far says more than the last of it."""
        if "bots" in calm:
            self._bots.append(calm["bots"])
        return calm | ({"bots": median(self._bots)} if self._bots else {})

    async def _attacker(self, name: str, table: str, seconds: float) -> Process:
        over = OVER if ATTACKS[name].over else ""
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.support.siege"),
            *(name, self._house.url, table, over, str(seconds)),
            stdout=PIPE,
            cwd=HERE,
        )

    async def _afterwards(self, company: Process) -> None:
        """What was begun comes to its end."""
        assert company.stdin is not None
        company.stdin.write(b"it is late\n")
        async with asyncio.timeout(PATIENCE):
            out, _ = await company.communicate()
        told = json.loads(out.splitlines()[-1]) if company.returncode == 0 else {}
        if not told or told["begun"] != told["ended"]:
            self.faults.append(f"not every game came to its end: {told}")
        else:
            print(f"{told['ended']} games came to their end: {told['met']}")
            broken = [each for each in told["met"] if each.startswith(("broken", "429", "503"))]
            self.faults += [f"honest company met: {each}" for each in broken]

    def _resident(self) -> int:
        """Of all houses, in KiB."""
        whole = 0
        for pid in self._house.pids:
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
            whole += int(found.group(1)) if found else 0
        return whole

    def _read_log(self, log: Path) -> None:
        text = log.read_text(encoding="utf-8")
        held = Counter(re.findall(r"held back: ([\w ]+) \(", text))
        print(f"held back, lines in {log.name}: {dict(held)}")
        for line in text.splitlines():
            if "Traceback" in line or re.match(r"\S+\s+(error|critical)\b", line):
                self.faults.append(f"{log.name}: {line[:200]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--alone", action="store_true", help="no three at a time")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--house", help="a command that opens another house, such as an older one")
    other.add_argument("--cluster", action="store_true", help="three houses, through a proxy")
    asked = parser.parse_args()
    folder = HERE / "runs" / f"siege-{randrange(10**6)}"  # stays there if anything is wrong
    folder.mkdir(parents=True)
    opening: Opening = partial(one_house, folder, asked.house)
    if asked.cluster:
        opening = partial(three_houses, folder)
    siege = Siege(opening, asked.tables, asked.minutes)
    siege.together = not asked.alone
    asyncio.run(siege.run(asked.only))
    print(f"\n{table(siege.rows)}\n\nmemory of the house after each, in KiB: {siege.memory}")
    if siege.faults:
        sys.exit("\n".join(["", *dict.fromkeys(siege.faults), f"kept in {folder}"]))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
