"""A table of Vertiges over real sockets: somebody builds, another sits by, a third watches."""

from __future__ import annotations

import os
import signal
import time
from base64 import b64decode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec

from ludotheque.core.live import Row
from ludotheque.games.vertiges.physics.path import path
from ludotheque.games.vertiges.physics.trace import unpack
from ludotheque.games.vertiges.poses import Pose
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.changes.play import Change

from .houses import PATIENCE, Running, wait_for
from .party import submit
from .raw import Phone, Said, arrived, asked

TABLE: dict[str, Any] = {
    "game": "vertiges",
    "seats": ["person", "person"],
    "options": {"oldest": "first", "tremor": "easy"},
}
TOGETHER = 4
"""Samples a message: no more than can wait."""
MOST = 12
"""Samples a message."""
MOMENT = 0.03
"""Seconds: in so short a time nothing that falls comes to rest."""


class Site:
    """Ana is the oldest, and begins."""

    def __init__(self, house: Running, table: str, cookies: list[str]) -> None:
        self.house, self.table, self.cookies = house, table, cookies
        self.ana, self.ben, self.watcher = (self.phone(cookie) for cookie in (*cookies, None))

    def phone(self, cookie: str | None) -> Phone:
        return Phone(self.house, f"/api/tables/{self.table}/socket?language=en", cookie)

    def lines(self) -> list[Any]:
        """The record as it is stored."""
        kept = self.house.ask(lambda: self.house.house.store.load(self.table))
        assert kept is not None
        return [msgspec.json.decode(line.raw) for line in kept.lines]

    def kinds(self) -> list[str]:
        return [line["move"]["kind"] for line in self.lines() if line["kind"] == "ply"]

    def view(self, phone: Phone | None = None) -> Any:
        """As it was shown last."""
        phone = phone or self.ana
        phone.settle()
        return phone.last("frame")["view"]

    def take(self) -> int:
        """Ana takes the first piece of her hand; the number that the hold goes by."""
        piece = self.view()["hands"][0][0]
        took = self.ana.ask(submit({"kind": "take", "piece": piece}))
        assert took["kind"] == "accepted", took
        return int(self.live(self.ana)["at"])

    def way(self, x: int = 0, y: int = 0) -> list[Row]:
        """How she would put it there with its flat side down."""
        view = self.view()
        start = msgspec.convert(view["start"], Pose)
        around = [msgspec.convert(pose, Pose) for pose in view["poses"]]
        return path(start, Pose(start.piece, x, y, 0, False), around)

    def live(self, phone: Phone) -> Any:
        """The next glimpse of what is held."""
        return msgspec.json.decode(phone.until(lambda heard: heard["kind"] == "live"))

    def seen(self, phone: Phone, true: Callable[[Any], bool], what: str) -> Any:
        """The next glimpse that is so."""
        end = time.monotonic() + PATIENCE
        while not true(glimpse := self.live(phone)):
            assert time.monotonic() < end, f"never seen: {what}"
        return glimpse

    def recorded(self, kind: str, count: int = 1) -> Any:
        """The so-manieth such move, once it is there."""
        wait_for(lambda: self.kinds().count(kind) >= count, f"{kind} is recorded")
        plies = (line for line in self.lines() if line["kind"] == "ply")
        return [line for line in plies if line["move"]["kind"] == kind][count - 1]

    def story(self) -> list[str]:
        """Everything in the record, by what it is."""
        return [line.get("move", line)["kind"] for line in self.lines()]

    @contextmanager
    def standstill(self) -> Iterator[None]:
        """Nothing that is held or falls moves any further meanwhile."""
        pids = self.house.house.services.physics_pool.pids
        signalled(pids, signal.SIGSTOP)
        try:
            yield
        finally:
            signalled(pids, signal.SIGCONT)

    @contextmanager
    def let_go(self) -> Iterator[None]:
        """From moment to moment until fingers open: what they held is in the air, and stays there.

        However slowly anybody looks on, nothing has come to rest yet.
        """
        end = time.monotonic() + PATIENCE
        pids = self.house.house.services.physics_pool.pids
        with self.standstill():
            while self.watcher.last("live")["frame"]["held"]:
                assert time.monotonic() < end, "the fingers never open"
                signalled(pids, signal.SIGCONT)
                time.sleep(MOMENT)
                signalled(pids, signal.SIGSTOP)
                self.watcher.settle()
            assert self.kinds()[-1] == "steady", "it is in the air"
            yield

    def still(self, phone: Phone, at: int) -> Any:
        """The frame that tells what has come of it."""
        return msgspec.json.decode(
            phone.until(lambda heard: heard["kind"] == "frame" and heard["at"] > at)
        )

    def raised(self, at: int, seq: int, phone: Phone | None = None, by: int = 160) -> None:
        """Her hand goes up by so many sixteenths of a millimetre, and everybody sees it do so."""
        start = self.view()["start"]["y"]
        (phone or self.ana).send(steer(at, seq, [(0, by, 0, 1)]))
        self.watcher.until(
            lambda heard: (
                heard["kind"] == "live"
                and any(
                    y * 50 - start > by * 62.5 - 5_000 for _, _, y, *_ in heard["frame"]["poses"]
                )
            )
        )

    def traces(self) -> list[list[Row]]:
        """How hands have moved, as it is recorded."""
        moves = [line["move"] for line in self.lines() if line["kind"] == "ply"]
        return [unpack(b64decode(move["trace"])) for move in moves if move["kind"] == "put"]

    def actor(self) -> Actor:
        return self.house.house.actors[self.table]

    def change(self, made: Callable[[Actor, int], Change]) -> None:
        """Something that the house itself brings about, such as that a bot plays."""

        async def done() -> None:
            actor, now = self.actor(), self.house.house.now()
            await actor.live.change(made(actor, now), now)
            actor.broadcast.tell(0.0)
            actor.settle()

        self.house.ask(done)

    def film(self, at: int) -> Said:
        return asked(self.house, "GET", f"/api/tables/{self.table}/films/{at}")


def steer(at: int, seq: int, rows: Sequence[Row]) -> dict[str, Any]:
    return {"kind": "steer", "at": at, "seq": seq, "rows": [list(row) for row in rows]}


def steered(phone: Phone, at: int, rows: Sequence[Row], seq: int = 0) -> None:
    """As a hand does it, and never faster than the house takes it, however slow that is."""
    sent, before = 0, glimpsed(phone)
    while sent < len(rows):
        now = glimpsed(phone)
        some = rows[sent : sent + min(TOGETHER, now - before)]
        phone.send(steer(at, seq + sent, some))
        sent, before = sent + len(some), now


def hurried(phone: Phone, at: int, rows: Sequence[Row], seq: int = 0) -> None:
    """All of it at once, for a house in lockstep."""
    for sent in range(0, len(rows), MOST):
        phone.send(steer(at, seq + sent, rows[sent : sent + MOST]))


def glimpsed(phone: Phone) -> int:
    """How many samples' time has passed, by what is seen only now."""
    phone.settle()
    seen = msgspec.json.decode(phone.until(lambda heard: heard["kind"] == "live"))
    return int(seen["frame"]["t"])


def signalled(pids: Iterable[int], what: signal.Signals) -> None:
    for pid in pids:
        os.kill(pid, what)


@contextmanager
def building(house: Running, **wanted: Any) -> Iterator[Site]:
    cookies = [arrived(house, name) for name in ("Ana", "Ben")]
    asked_for = TABLE | wanted
    table = asked(house, "POST", "/api/tables", asked_for, cookies[0]).json()["id"]
    for cookie, seat in zip(cookies, asked_for["seats"], strict=False):
        if seat == "person":
            sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
            assert sat.status == 200, sat.body
    with ExitStack() as stack:
        site = Site(house, table, cookies)
        for phone in (site.ana, site.ben, site.watcher):
            stack.enter_context(phone)
        yield site
