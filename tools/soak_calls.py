"""Kill the house while it calls: each call that was due is made at least once, and a device that
knows calls by their id shows each once.

    .venv/bin/python -m tools.soak_calls --calls 200 --kills 10
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import tempfile
import threading
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.server.support.houses import Served, served, wait_for
from tests.server.support.push_service import Device, PushService, push_service

RATES: Final = (
    "reads-by-address", "writes-by-address", "writes-by-person", "guests-by-address",
    "tables-by-address", "tables-by-person", "calls",
)  # fmt: skip
PEOPLE: Final = 20
TABLE: Final[dict[str, Any]] = {
    "game": "niagara",
    "seats": ["person", "person", "novice"],
    "pace": {"kind": "daily", "hours": 24},
}


class Guest:
    """Somebody who asks again until the house answers: it is killed now and then."""

    def __init__(self, url: str, name: str) -> None:
        self._client = httpx.Client(base_url=url, timeout=30)
        said = self._client.post("/api/me", json={"name": name})
        self._client.headers["cookie"] = said.headers["set-cookie"].partition(";")[0]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        while True:
            with suppress(httpx.HTTPError):
                answer = self._client.request(method, path, json=body)
                if answer.status_code < 500:
                    return answer.json()
            time.sleep(0.05)

    def sits(self, table: str) -> None:
        """Sits, or sits already: the answer may have been lost."""
        path = f"/api/tables/{table}"
        while self.ask("GET", path)["seat"] is None:
            self.ask("POST", f"{path}/seat", {"entropy": "e"})

    def close(self) -> None:
        self._client.close()


def arguments(service: PushService) -> list[str]:
    rates = [part for rate in RATES for part in (f"--rates-{rate}", "1e9/1e9")]
    return ["--push-service", service.origin, "--call-after", "0", "--quiet", *rates]


def soak(calls: int, kills: int, seed: int) -> None:
    rng, began = Random(seed), time.monotonic()
    with push_service() as service, tempfile.TemporaryDirectory() as folder:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        over = threading.Event()
        opened: list[Served] = []
        killed: list[float] = []

        def keep_open() -> None:
            while not over.is_set():
                with served(Path(folder), *arguments(service), port=port) as house:
                    opened.append(house)
                    house.process.wait()

        keeper = threading.Thread(target=keep_open, daemon=True)
        keeper.start()
        wait_for(lambda: bool(opened), "the house opens")
        url = opened[0].url
        guests = [Guest(url, f"Guest {number}") for number in range(PEOPLE)]
        key = guests[0].ask("GET", "/api/calls")["key"]
        devices = [Device(service, key) for _ in guests[1:]]
        for guest, device in zip(guests[1:], devices, strict=True):
            guest.ask("POST", "/api/calls/devices", device.subscribed)
        due: list[tuple[Device, str]] = []
        arrived = 0
        moments = sorted(rng.sample(range(calls), min(kills, calls)))
        worst = set(moments[1::2])

        def kill() -> None:
            """As a call has arrived, before the house can note that it was made."""
            service.arrived = None
            with suppress(ProcessLookupError):
                os.kill(opened[-1].process.pid, signal.SIGKILL)

        for number in range(calls):
            at = number % len(devices)
            table = guests[1 + at].ask("POST", "/api/tables", TABLE)["id"]
            guests[1 + at].sits(table)
            if number in worst:
                service.arrived = kill
                arrived += 1
            elif number in moments:  # while the call is written, or made, or about to be noted
                delay = rng.uniform(0, 0.05)
                house = opened[-1]
                timer = threading.Timer(delay, os.kill, (house.process.pid, signal.SIGKILL))
                timer.start()
                killed.append(delay)
            guests[0].sits(table)
            due.append((devices[at], table))

        def turns(device: Device, table: str) -> list[str]:
            prefix = f"{table}.turn."
            return [call["id"] for call in device.calls() if call["id"].startswith(prefix)]

        wait_for(lambda: all(turns(*each) for each in due), "each is called at least once")
        made = Counter(id for device in devices for id in (call["id"] for call in device.calls()))
        again = sum(count - 1 for count in made.values())
        shown = len(made)
        assert shown == calls, (shown, calls)
        print(
            f"{calls} calls, the house killed {len(killed)} times at some moment, {arrived} times"
            " as one had arrived: each was sent at least once,"
            f" {again} came twice, and {shown} were shown by their ids,"
            f" in {time.monotonic() - began:.0f} s"
        )
        over.set()
        opened[-1].process.terminate()
        keeper.join(60)
        for guest in guests:
            guest.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--calls", type=int, default=200)
    asked.add_argument("--kills", type=int, default=10)
    asked.add_argument("--seed", type=int, default=int(time.time()))
    given = asked.parse_args()
    print(f"seed {given.seed}")
    soak(given.calls, given.kills, given.seed)


if __name__ == "__main__":
    main()
