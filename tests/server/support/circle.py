"""A table of three people and a watcher, who come again wherever they are let in, and note all that
they are told.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncpg

from .houses import Running, quick, wait_for
from .party import NIAGARA, submit
from .raw import Phone, TurnedAway, arrived, asked


def door(address: str, tmp_path: Path) -> Running:
    """A proxy's address, for those who speak to a house: nothing else of it is at hand."""
    return Running(url=address, settings=quick(tmp_path), app=None, loop=None)  # type: ignore[arg-type]


class Circle:
    """Three people and a watcher at one table. They come again wherever they are let in."""

    def __init__(self, house: Running) -> None:
        self.house = house
        self.cookies = [arrived(house, name) for name in ("Ana", "Ben", "Chloé")]
        made = asked(house, "POST", "/api/tables", NIAGARA, self.cookies[0])
        assert made.status == 201, made.body
        self.table = made.json()["id"]
        for cookie in self.cookies:
            sat = asked(house, "POST", f"/api/tables/{self.table}/seat", {"entropy": "e"}, cookie)
            assert sat.status == 200, sat.body
        self.phones: list[Phone] = []
        self.told: list[dict[int, list[Any]]] = [{} for _ in range(4)]
        """To each follower: what was told of each line."""
        self.acknowledged = 0
        self.come()

    def come(self) -> None:
        """All four, each from the last line they have heard of; a house may still be dying."""
        self.leave()

        def all_in() -> bool:
            try:
                for seat in range(len(self.phones), 4):
                    since = max(self.told[seat], default=-1) + 1
                    path = f"/api/tables/{self.table}/socket?language=en&since={since}"
                    cookie = self.cookies[seat] if seat < 3 else None
                    self.phones.append(Phone(self.house, path, cookie))
                for phone in self.phones:
                    phone.settle()
                return True
            except (TurnedAway, AssertionError, OSError):
                self.leave()
                return False

        wait_for(all_in, "somebody serves the table")

    def moves(self) -> None:
        """Whoever is awaited moves, and everybody has heard of it."""
        frame = self.phones[-1].last("frame")
        mover = self.phones[frame["awaited"][0]]
        answer = mover.ask(submit(mover.last("frame")["moves"][0]))
        assert answer["kind"] == "accepted", answer
        for phone in self.phones:
            phone.settle()
        at = self.phones[-1].last("frame")["at"]
        assert at > frame["at"]
        self.acknowledged = at

    def flings(self) -> None:
        """Somebody moves, and does not wait for an answer."""
        mover = self.phones[self.phones[-1].last("frame")["awaited"][0]]
        mover.send(submit(mover.last("frame")["moves"][0]))

    def compare(self) -> int:
        """All that anybody was ever told is what the record tells from its very first line: how
        many lines that were. Everybody leaves.
        """
        self.leave()
        heard, self.told = self.told, [{} for _ in self.told]
        self.come()
        self.leave()
        for seat, whole in enumerate(self.told):
            assert set(heard[seat]) == set(whole)
            for at, told in heard[seat].items():
                assert told == whole[at], (seat, at)
        return sum(map(len, heard))

    def leave(self) -> None:
        for seat, phone in enumerate(self.phones):
            for frame in phone.heard("frame"):
                for each in frame["told"]:
                    self.told[seat].setdefault(each["at"], []).append(each)
            phone.close()
        self.phones = []


def stored(address: str, table: str) -> list[tuple[int, bytes]]:
    async def asked_for() -> list[tuple[int, bytes]]:
        connection = await asyncpg.connect(address)
        try:
            found = await connection.fetch(
                "SELECT at, raw FROM line WHERE table_id = $1 ORDER BY at", table
            )
            return [(row["at"], row["raw"]) for row in found]
        finally:
            await connection.close()

    return asyncio.run(asked_for())
