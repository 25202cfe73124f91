"""Kill the house while it calls: each call that was due is made at least once, and a device that
knows calls by their id shows each once.

    .venv/bin/python -m tools.soak_calls --calls 200 --kills 10

Nothing is believed that was not seen: a kill counts once the process has died of it, and once the
house has opened again. What a device shows is told by the worker's own rule, an id at a time; and a
house that writes mails is told to write one of each call, too.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import socket
import tempfile
import threading
import time
from collections import Counter
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.server.support.houses import Served, served, wait_for
from tests.server.support.mail_server import KeptMail, mail_server
from tests.server.support.push_service import Device, PushService, push_service

RATES: Final = (
    "reads-by-address", "writes-by-address", "writes-by-person", "guests-by-address",
    "tables-by-address", "tables-by-person", "calls",
)  # fmt: skip
PEOPLE: Final = 20
WRITTEN_TO: Final = 6
"""Of these, so many are called by mail as well."""
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

    def press(self, path: str) -> None:
        """The one button of a page."""
        while True:
            with suppress(httpx.HTTPError):
                if self._client.post(path).status_code < 500:
                    return
            time.sleep(0.05)

    def close(self) -> None:
        self._client.close()


class Houses:
    """One house after the other in the same folder, and how each of them ended."""

    def __init__(self, folder: Path, store: str | None, arguments: list[str]) -> None:
        self._folder, self._over = folder, threading.Event()
        self._arguments = arguments + (["--store", store] if store else [])
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self.opened: list[Served] = []
        self.ended: list[int] = []
        """What each process ended with."""
        self.asked = 0
        """Kills that met a house that was alive."""
        self._keeper = threading.Thread(target=self._keep_open, daemon=True)

    def begin(self) -> str:
        """Its address."""
        self._keeper.start()
        wait_for(lambda: bool(self.opened), "the house opens")
        return self.opened[0].url

    def _keep_open(self) -> None:
        while not self._over.is_set():
            with served(self._folder, *self._arguments, port=self._port) as house:
                self.opened.append(house)
                self.ended.append(house.process.wait())

    @property
    def killed(self) -> int:
        """Houses that have died of it."""
        return self.ended.count(-signal.SIGKILL)

    def kill(self) -> None:
        """Only once: a house that is opening again is left to open."""
        if len(self.opened) == len(self.ended):
            return
        with suppress(ProcessLookupError):
            os.kill(self.opened[-1].process.pid, signal.SIGKILL)
            self.asked += 1

    def close(self) -> None:
        self._over.set()
        self.opened[-1].process.terminate()
        self._keeper.join(60)


def arguments(service: PushService, mail: KeptMail) -> list[str]:
    rates = [part for rate in RATES for part in (f"--rates-{rate}", "1e9/1e9")]
    writes = [
        *("--mail", f"smtp://127.0.0.1:{mail.port}?tls=none"),
        *("--mail-from", "house@example.org", "--public-url", "http://games.example.org"),
    ]
    return ["--push-service", service.origin, *writes, "--call-after", "0", "--quiet", *rates]


def confirmed(guest: Guest, mail: KeptMail, address: str) -> None:
    """By the link in the first mail there."""
    guest.ask("POST", "/api/calls/mail", {"address": address})

    def link() -> str | None:
        for each in tuple(mail.mails):
            if each["To"] == address:
                body = each.get_body(("plain",))
                found = re.search(r"/calls/confirm/\S+", body.get_content() if body else "")
                return found.group() if found else None
        return None

    wait_for(lambda: link() is not None, "the address is asked")
    guest.press(link() or "")


def soak(calls: int, kills: int, seed: int, store: str | None = None) -> None:
    rng, began = Random(seed), time.monotonic()
    with ExitStack() as stack:
        service = stack.enter_context(push_service())
        mail = stack.enter_context(mail_server())
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        houses = Houses(folder, store, arguments(service, mail))
        url = houses.begin()
        guests = [Guest(url, f"Guest {number}") for number in range(PEOPLE)]
        key = guests[0].ask("GET", "/api/calls")["key"]
        devices = [Device(service, key) for _ in guests[1:]]
        for number, (guest, device) in enumerate(zip(guests[1:], devices, strict=True)):
            guest.ask("POST", "/api/calls/devices", device.subscribed)
            if number < WRITTEN_TO:
                confirmed(guest, mail, f"guest{number}@example.org")
        due: list[tuple[Device, str]] = []
        moments = sorted(rng.sample(range(calls), min(kills, calls)))
        worst = set(moments[1::2])
        arrived = 0

        def kill() -> None:
            """As a call has arrived, before the house can note that it was made."""
            nonlocal arrived
            service.arrived = None
            arrived += 1
            houses.kill()

        for number in range(calls):
            at = number % len(devices)
            table = guests[1 + at].ask("POST", "/api/tables", TABLE)["id"]
            guests[1 + at].sits(table)
            before, killed = len(houses.opened), houses.asked
            timer = None
            if number in worst:
                service.arrived = kill
            elif number in moments:  # while the call is written, or made, or about to be noted
                timer = threading.Timer(rng.uniform(0, 0.5), houses.kill)
                timer.start()
            guests[0].sits(table)
            due.append((devices[at], table))
            if number in moments:
                # Each kill meets a house that is open: one that is opening again is waited for.
                if timer is not None:
                    timer.join()
                wait_for(lambda killed=killed: houses.asked > killed, "it is killed")  # type: ignore[misc]
                wait_for(lambda before=before: len(houses.opened) > before, "it opens again")  # type: ignore[misc]

        def turns(device: Device, table: str) -> list[str]:
            prefix = f"{table}.turn."
            return [call["id"] for call in device.calls() if call["id"].startswith(prefix)]

        def letters() -> Counter[str]:
            found = [str(each["Message-ID"]) for each in tuple(mail.mails)]
            return Counter(each for each in found if ".turn." in each)

        wait_for(lambda: all(turns(*each) for each in due), "each is called at least once")
        written = [each for each in due if each[0] in devices[:WRITTEN_TO]]
        wait_for(
            lambda: all(any(f"<{table}." in id for id in letters()) for _, table in written),
            "each who asked for mails is written to at least once",
        )
        for device, table in due:
            assert len(set(turns(device, table))) == 1, (
                "one call has one id, however often it comes"
            )
        shown = sum(len(rung(device)) for device in devices)
        sent = sum(len(device.calls()) for device in devices)
        twice = sum(letters().values()) - len(letters())
        assert shown == calls, (shown, calls)
        assert len(letters()) == len(written), (len(letters()), len(written))
        assert houses.killed == houses.asked == len(moments), (houses.killed, houses.asked)
        assert len(houses.opened) == len(moments) + 1, len(houses.opened)
        assert arrived == len(worst), (arrived, len(worst))
        print(
            f"{calls} calls and {len(written)} mails, the house killed {houses.killed} times,"
            f" {arrived} of them as a call had arrived, and open again each time: each was sent at"
            f" least once; {sent - shown} calls and {twice} mails came again under the same id, and"
            f" devices rang {shown} times; in {time.monotonic() - began:.0f} s"
        )
        houses.close()
        for guest in guests:
            guest.close()


def rung(device: Device) -> list[str]:
    """What a device shows aloud, as `web/src/worker/push.ts` decides it: an id that came before is
    shown in silence.
    """
    known, aloud = set[str](), list[str]()
    for call in device.calls():
        if call["id"] not in known:
            known.add(call["id"])
            if ".turn." in call["id"]:
                aloud.append(call["id"])
    return aloud


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--calls", type=int, default=200)
    asked.add_argument("--kills", type=int, default=10)
    asked.add_argument("--seed", type=int, default=int(time.time()))
    asked.add_argument("--store", help="a PostgreSQL of its own; without one, a file")
    given = asked.parse_args()
    print(f"seed {given.seed}")
    soak(given.calls, given.kills, given.seed, given.store)


if __name__ == "__main__":
    main()
