"""Three houses on one PostgreSQL behind HAProxy, and all that may befall them while games go on.

scripts/soak cluster [--kills N] [--freezes N] [--followers N] [--restarts N] [--only TRIAL,…]

After each mishap every table goes on; every line that a guest had the house's word for is in the
database once, as it was; and at the end every record verifies. Stops at the first thing that is
wrong. What takes seconds is printed, and held to the numbers that we want (`WANTED`, `AT_MOST`):
what was missed is told at the end, and is an error.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import asyncpg
import httpx

from ludotheque.server.store.postgres.postgres import Postgres
from tests.server.support.circle import Circle, door, stored
from tests.server.support.crowd import Crowd
from tests.server.support.inquest import Left, fair, promised, whole
from tests.server.support.raw import arrived, asked
from tools.cluster import Apart, Cluster, House, cluster

TRIALS: Final = (
    "kills", "freezes", "followers", "restart", "database", "cookie", "link", "clocks"
)  # fmt: skip
WANTED: Final = {
    "kills": "no line lost or doubled; on after 3 s in the median, 5 at most",
    "freezes": "the same; the thawed house writes no line of a table it lost",
    "followers": "all that followers were told is what the record tells",
    "restart": "no error over HTTP; hand-over under 500 ms",
    "database": "a clear word meanwhile; all tables on within 10 s",
    "cookie": "dead at the others within a second",
    "link": "nothing lost, nobody owns a table twice",
    "clocks": "the same, with clocks five seconds apart",
}
AT_MOST: Final = {
    "kills, in the median": 3.0,
    "kills, the slowest": 5.0,
    "freezes, in the median": 3.0,
    "freezes, the slowest": 5.0,
    "restart, let go": 0.5,
    "restart, errors over HTTP": 0.0,
    "database, all on": 10.0,
    "cookie": 1.0,
    "link, on": 5.0,
}
LIMITLESS: Final = (
    "reads_by_address", "writes_by_address", "writes_by_person", "guests_by_address",
    "tables_by_address", "tables_by_person", "messages", "frames", "frames_by_address",
)  # fmt: skip
KEY: Final = "the key of the soak"
GIVEN: Final = [
    *("--key", KEY),
    *("--workers", "1", "--bot-budget", "0.02", "--bot-delay", "0,0"),
    *("--sockets-by-address", "5000", "--connections-by-address", "5000"),
    *(word for each in LIMITLESS for word in (f"--rates-{each.replace('_', '-')}", "1e6/1e6")),
]
FROZEN: Final = 10.0
LONG: Final = 60.0
"""Seconds of the longest cut."""
STUCK: Final = 120.0
NETWORK, NEAR, FAR = "10.77.0.0/24", "10.77.0.1", "10.77.0.2"


missed: list[str] = []
"""What was not as it should be, but no reason to stop."""


def held(what: str, value: float) -> None:
    if value > AT_MOST[what]:
        missed.append(f"{what}: {value:.2f}, wanted {AT_MOST[what]:g}")


class Evening:
    """Games at a cluster, and what their guests were promised."""

    def __init__(self, running: Cluster, tables: int, rng: Random) -> None:
        self.running, self.rng, self.tables = running, rng, tables
        self.crowd = Crowd(running.address, Random(rng.random()), tables)
        self.checked = 0
        self._settled: set[str] = set()
        """Games that are over, and were looked up since: none of their lines comes or goes."""

    async def spend(self, trial: Callable[[Evening], Awaitable[None]]) -> str:
        """Games go on while the trial lasts, and then to their ends."""
        async with AsyncExitStack() as stack:
            self.store = await Postgres.open(self.running.postgres.address(), "inquest")
            stack.push_async_callback(self.store.close)
            async with asyncio.TaskGroup() as tasks:
                for place in range(self.tables):
                    tasks.create_task(self.crowd.spend(place))
                await self.goes_on()
                await trial(self)
                self.crowd.late = True
            self._settled.clear()
            await self.check()
        lines = sum(len(party.words) for party in self.crowd.parties)
        plies = sum(fair(party) for party in self.crowd.parties)
        return (
            f"{lines} acknowledged lines, looked up {self.checked} times, none lost or doubled;"
            f" {len(self.crowd.parties)} games verified, {plies} plies"
        )

    async def goes_on(self) -> list[float]:
        """Seconds until each table has gone on. What was on its way already does not count."""
        await asyncio.sleep(0.05)
        before, began = list(self.crowd.steps), time.monotonic()
        took: list[float | None] = [None] * self.tables
        while None in took:
            for place, steps in enumerate(self.crowd.steps):
                if took[place] is None and steps > before[place]:
                    took[place] = time.monotonic() - began
            if time.monotonic() - began > STUCK:
                raise SystemExit(f"a table stands still: {took}")
            await asyncio.sleep(0.005)
        return [each for each in took if each is not None]

    async def check(self) -> None:
        """All that was promised up to now is stored, and nothing is half written."""
        # Noted before anything is read: what is promised meanwhile may not be in it yet.
        promises = [
            _Then(each.id, list(each.words), set(each.said), dict(each.entropy))
            for each in self.crowd.parties
            if each.id and each.id not in self._settled
        ]
        over = {each.id for each in self.crowd.parties if each.record}
        for then in promises:
            kept = await self.store.load(then.id)
            assert kept is not None, then.id
            await asyncio.to_thread(whole, kept)  # it plays them again, and guests shall not wait
            texts = await self.asked("SELECT text FROM said WHERE table_id = $1", then.id)
            self.checked += promised(then, {then.id: Left(kept, texts)})  # type: ignore[arg-type]
        self._settled |= over

    async def asked(self, query: str, *facts: object) -> list[str]:
        connection = await asyncpg.connect(self.running.postgres.address())
        try:
            return [row[0] for row in await connection.fetch(query, *facts)]
        finally:
            await connection.close()

    async def busy(self) -> tuple[House, int]:
        """A house, rather one that has tables, and how many."""
        found = []
        for house in self.running.houses:
            found.append((house, await self.owned(await asyncio.to_thread(name_of, house))))
        return self.rng.choices(found, [had + 0.2 for _, had in found])[0]

    async def owned(self, house: str) -> int:
        query = "SELECT id FROM tables WHERE owner = $1 AND stage = 'playing'"
        return len(await self.asked(query, house))


class _Then:
    """A party as it was a moment ago."""

    def __init__(self, id: str, words: list, said: set[str], entropy: dict) -> None:  # type: ignore[type-arg]
        self.id, self.words, self.said, self.entropy = id, words, said, entropy


def name_of(house: House) -> str:
    """What the others know it by."""
    asking = urllib.request.Request(
        f"{house.url}/metrics", headers={"authorization": f"Bearer {KEY}"}
    )
    with urllib.request.urlopen(asking, timeout=30) as answer:
        (name,) = re.findall(r'ludotheque_info\{.*?house="([^"]+)"', answer.read().decode())
    return str(name)


def shown(seconds: Sequence[float]) -> str:
    return f"median {statistics.median(seconds):.2f} s, at most {max(seconds):.2f}"


async def started(house: House) -> None:
    await asyncio.to_thread(house.start)
    await asyncio.to_thread(house.wait)


# The trials


def kills(times: int) -> Callable[[Evening], Awaitable[None]]:
    async def trial(evening: Evening) -> None:
        back = []
        for number in range(1, times + 1):
            await asyncio.sleep(evening.rng.uniform(0.3, 1.5))
            house, had = await evening.busy()
            await asyncio.to_thread(house.end, signal.SIGKILL)
            took = await evening.goes_on()
            if had:
                back.append(max(took))
            await evening.check()
            await started(house)
            again = await evening.goes_on()
            print(
                f"  kill {number}: house {house.number} had {had} of {evening.tables};"
                f" on: {shown(took)}; all on with it back after {max(again):.2f} s",
                flush=True,
            )
        if back:
            print(f"  slowest table after each of {len(back)} kills: {shown(back)}", flush=True)
            held("kills, in the median", statistics.median(back))
            held("kills, the slowest", max(back))

    return trial


def freezes(times: int) -> Callable[[Evening], Awaitable[None]]:
    async def trial(evening: Evening) -> None:
        back = []
        for number in range(1, times + 1):
            house, had = await evening.busy()
            assert house.process is not None
            house.process.send_signal(signal.SIGSTOP)
            try:
                began = time.monotonic()
                took = await evening.goes_on()
                await evening.check()
                await asyncio.sleep(max(0.0, FROZEN - (time.monotonic() - began)))
            finally:
                house.process.send_signal(signal.SIGCONT)
            again = await evening.goes_on()
            await evening.check()  # what the thawed one wrote, if anything, would be seen
            if had:
                back.append(max(took))
            print(
                f"  freeze {number}: house {house.number} had {had} of {evening.tables};"
                f" on: {shown(took)}; thawed: {shown(again)}",
                flush=True,
            )
        if back:
            print(f"  slowest table after each of {len(back)} freezes: {shown(back)}", flush=True)
            held("freezes, in the median", statistics.median(back))
            held("freezes, the slowest", max(back))

    return trial


def followers(running: Cluster, folder: Path, times: int, rng: Random) -> None:
    """The owner of a table dies in the middle of a move, again and again."""
    total, mid = 0, 0
    circle = Circle(door(running.address, folder))
    fails = 0
    while fails < times:
        for _ in range(rng.randint(1, 3)):
            if not circle.phones[-1].last("frame")["awaited"]:
                total += circle.compare()
                circle = Circle(door(running.address, folder))
            circle.moves()
        owner = asyncio.run(_owner(running, circle.table))
        house = next(each for each in running.houses if name_of(each) == owner)
        before = stored(running.postgres.address(), circle.table)
        if circle.phones[-1].last("frame")["awaited"]:
            circle.flings()
        time.sleep(rng.uniform(0, 0.01))
        house.end(signal.SIGKILL)
        fails += 1
        circle.come()
        after = stored(running.postgres.address(), circle.table)
        assert after[: len(before)] == before
        assert [at for at, _ in after] == list(range(len(after)))
        mid += len(after) > len(before)
        house.start()
        house.wait()
        circle.come()  # on a slow machine that takes so long that who does not listen is given up
        if fails % 5 == 0:
            total += circle.compare()
            circle = Circle(door(running.address, folder))
            print(f"  {fails} failovers of the owner, {total} lines told alike", flush=True)
    total += circle.compare()
    print(
        f"  {fails} failovers, {mid} with a move on its way that was stored:"
        f" {total} lines told to four followers, each as the record tells it",
        flush=True,
    )


async def _owner(running: Cluster, table: str) -> str | None:
    connection = await asyncpg.connect(running.postgres.address())
    owner: str | None = await connection.fetchval("SELECT owner FROM tables WHERE id = $1", table)
    await connection.close()
    return owner


def restart(times: int) -> Callable[[Evening], Awaitable[None]]:
    async def trial(evening: Evening) -> None:
        asking = Asking(evening.running.address)
        prober = asyncio.create_task(asking.go_on())
        freed = []
        for _ in range(times):
            for house in evening.running.houses:
                name = await asyncio.to_thread(name_of, house)
                had = await evening.owned(name)
                assert house.process is not None
                process = house.process
                process.send_signal(signal.SIGTERM)
                began = time.monotonic()
                took = asyncio.create_task(evening.goes_on())
                while await evening.owned(name):
                    await asyncio.sleep(0.01)
                freed.append(time.monotonic() - began)
                stood = await took
                code = await asyncio.to_thread(process.wait, STUCK)
                assert code == 0, code
                house.process = None
                await started(house)
                await evening.check()
                print(
                    f"  house {house.number} closed: had {had} of {evening.tables}, let go after"
                    f" {freed[-1]:.2f} s; tables on: {shown(stood)}",
                    flush=True,
                )
        prober.cancel()
        await asyncio.gather(prober, return_exceptions=True)
        print(
            f"  let go: {shown(freed)}; {asking.answers} answers over HTTP meanwhile,"
            f" {len(asking.errors)} errors {asking.errors[:5]}",
            flush=True,
        )
        held("restart, let go", max(freed))
        held("restart, errors over HTTP", len(asking.errors))

    return trial


class Asking:
    """Somebody who asks the proxy, and changes something, over and over."""

    def __init__(self, url: str) -> None:
        self.url, self.answers = url, 0
        self.errors: list[str] = []

    async def go_on(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as client:
            await client.post("/api/me", json={"name": "Asks"})
            while True:
                for method, path in (("GET", "/api/tables"), ("POST", "/api/me")):
                    body = {"name": "Asks"} if method == "POST" else None
                    try:
                        answer = await client.request(method, path, json=body)
                        if answer.status_code >= 500:
                            self.errors.append(f"{method} {path}: {answer.status_code}")
                    except httpx.TransportError as error:
                        self.errors.append(f"{method} {path}: {type(error).__name__}")
                    self.answers += 1
                await asyncio.sleep(0.02)


async def database(evening: Evening) -> None:
    """PostgreSQL is killed, and comes back after five seconds."""
    postgres = evening.running.postgres
    await asyncio.to_thread(postgres.kill)
    await asyncio.sleep(1.0)
    words = []
    async with httpx.AsyncClient(timeout=30) as client:
        for house in evening.running.houses:
            with suppress(httpx.TransportError):
                health = await client.get(f"{house.url}/healthz")
                made = await client.post(f"{house.url}/api/me", json={"name": "Ana"})
                words.append((health.status_code, made.status_code, made.json().get("reason")))
    await asyncio.sleep(4.0)
    await asyncio.to_thread(postgres.start)
    took = await evening.goes_on()
    await evening.check()
    assert all(word[0] == 503 and word[1] == 503 for word in words), words
    frozen = await evening.asked("SELECT id FROM tables WHERE stage = 'frozen'")
    assert not frozen, frozen
    print(f"  meanwhile: {words}; all tables on after it was back: {shown(took)}", flush=True)
    held("database, all on", max(took))


def cookie(running: Cluster, folder: Path) -> None:
    took = []
    for number in range(10):
        ana = arrived(door(running.address, folder), f"Ana {number}")
        here, *others = (door(each.url, folder) for each in running.houses)
        for each in others:
            assert asked(each, "GET", "/api/me", None, ana).status == 200
        asked(here, "DELETE", "/api/me?everywhere=1", None, ana)
        began = time.monotonic()
        while {asked(each, "GET", "/api/me", None, ana).status for each in others} != {204}:
            assert time.monotonic() - began < STUCK
        took.append(time.monotonic() - began)
    print(f"  void at one house, nobody at the others after: {shown(took)} ({len(took)} times)")
    held("cookie", max(took))


async def link(evening: Evening) -> None:
    """The third house lives behind a line of its own, which is cut: so shortly that what was on its
    way may arrive after all, and so long that the system would wait for minutes before it tries.
    """
    for number, seconds in enumerate((FROZEN, FROZEN, LONG), 1):
        house = evening.running.houses[2]
        had = await evening.owned(await asyncio.to_thread(name_of, house))
        _run("ip", "link", "set", "ludo-near", "down")
        took = await evening.goes_on()
        await evening.check()
        await asyncio.sleep(seconds)
        _run("ip", "link", "set", "ludo-near", "up")
        again = await evening.goes_on()
        await evening.check()
        print(
            f"  cut {number}, {seconds:g} s: house 3 had {had} of {evening.tables}; on:"
            f" {shown(took)}; mended: {shown(again)}",
            flush=True,
        )
        held("link, on", max(took))


@contextmanager
def namespace() -> Iterator[None]:
    """A machine of its own, as far as the network is concerned."""
    with suppress(subprocess.CalledProcessError):
        _run("ip", "netns", "del", "ludo")
    _run("ip", "netns", "add", "ludo")
    try:
        _run("ip", "link", "add", "ludo-near", "type", "veth", "peer", "name", "ludo-far")
        _run("ip", "link", "set", "ludo-far", "netns", "ludo")
        _run("ip", "addr", "add", f"{NEAR}/24", "dev", "ludo-near")
        _run("ip", "link", "set", "ludo-near", "up")
        for words in (
            ("addr", "add", f"{FAR}/24", "dev", "ludo-far"),
            ("link", "set", "ludo-far", "up"),
            ("link", "set", "lo", "up"),
        ):
            _run("ip", "netns", "exec", "ludo", "ip", *words)
        yield
    finally:
        with suppress(subprocess.CalledProcessError):
            _run("ip", "link", "del", "ludo-near")
        _run("ip", "netns", "del", "ludo")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)


def faketime() -> Path | None:
    return next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)


def ahead(seconds: float) -> Apart:
    """A house whose clock is wrong by so much."""
    return Apart(before=["env", f"LD_PRELOAD={faketime()}", f"FAKETIME={seconds:+g}s"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/soak cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--freezes", type=int, default=50)
    parser.add_argument("--followers", type=int, default=100, help="failovers of a table's owner")
    parser.add_argument("--restarts", type=int, default=3, help="of every house")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--only", default=",".join(TRIALS), help="some of them, with commas")
    given = parser.parse_args()
    for each in (signal.SIGTERM, signal.SIGINT):  # so that nothing is left behind
        signal.signal(each, signal.default_int_handler)
    rng = Random(given.seed)
    for trial in given.only.split(","):
        print(f"{trial} (wanted: {WANTED[trial]})", flush=True)
        with _folder() as folder, ExitStack() as stack:
            apart, network = {}, ""
            if trial == "link":
                if os.geteuid() != 0 or shutil.which("ip") is None:
                    raise SystemExit("a link is cut in a network namespace: as root, with `ip`")
                stack.enter_context(namespace())
                network = NETWORK
                before = ["ip", "netns", "exec", "ludo"]
                apart[3] = Apart(before=before, host=FAR, database=NEAR)
            if trial == "clocks":
                if faketime() is None:
                    raise SystemExit("clocks are set apart by libfaketime: apt-get install it")
                apart = {1: ahead(-5), 3: ahead(5)}
            proxy = ["--proxy", NEAR] if network else []
            running = stack.enter_context(
                cluster(folder, given=[*GIVEN, *proxy], apart=apart, network=network)
            )
            if trial == "followers":
                followers(running, folder, given.followers, rng)
                continue
            if trial == "cookie":
                cookie(running, folder)
                continue
            what = {
                "kills": kills(given.kills),
                "freezes": freezes(given.freezes),
                "restart": restart(given.restarts),
                "database": database,
                "link": link,
                "clocks": kills(max(1, given.kills // 20)),
            }[trial]
            print(f"  {asyncio.run(Evening(running, given.tables, rng).spend(what))}", flush=True)
    if missed:
        raise SystemExit(f"missed: {'; '.join(missed)}")
    print("as wanted")


@contextmanager
def _folder() -> Iterator[Path]:
    """PostgreSQL does not run as root, and nobody else may look into root's own folders."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-soak-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


if __name__ == "__main__":
    main()
