"""Tables of Vertiges that are built over a socket, before anybody looks at them in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from ludotheque.games.vertiges.physics.path import path
from ludotheque.games.vertiges.poses import Pose, upon
from tests.browser.support.guest import Guest
from tests.server.support.building import hurried
from tests.server.support.houses import Running
from tests.server.support.party import submit
from tests.server.support.raw import Phone, arrived, asked

from .hands import heard
from .vertiges import VertigesTable

T = TypeVar("T")
TABLES = 200
"""So many hands are never all unlike the one that is wanted."""
ALONE: dict[str, Any] = {
    "game": "vertiges",
    "seats": ["person"],
    "options": {"oldest": "first", "tremor": "easy", "tiring": "off"},
}


class Mason:
    """Puts pieces where they belong, at a table in lockstep: a moment each."""

    def __init__(self, house: Running, table: str, cookie: str) -> None:
        self.table = table
        self._phone = Phone(house, f"/api/tables/{table}/socket?language=en", cookie)
        self._view = self._shown(lambda frame: bool(frame["view"]["hands"][0]))

    def _shown(self, true: Callable[[Any], bool]) -> Any:
        """The view of the next frame that is so."""
        frame = self._phone.until(lambda said: said["kind"] == "frame" and true(said))
        return msgspec.json.decode(frame)["view"]

    @property
    def hand(self) -> list[int]:
        pieces: list[int] = self._view["hands"][0]
        return pieces

    @property
    def towers(self) -> list[int]:
        """How many pieces each tower has."""
        return [len(tower) for tower in self._view["towers"]]

    def put(self, piece: int, onto: int | None = None, x: int = 0) -> None:
        """On another, or on the table there; it may still fall."""
        took = self._phone.ask(submit({"kind": "take", "piece": piece}))
        assert took["kind"] == "accepted", took
        at = msgspec.json.decode(self._phone.until(lambda said: said["kind"] == "live"))["at"]
        view = self._phone.last("frame")["view"]
        start = msgspec.convert(view["start"], Pose)
        stand = {pose["piece"]: msgspec.convert(pose, Pose) for pose in view["poses"]}
        there = Pose(piece, x, 0, 0, False) if onto is None else upon(stand[onto], piece)
        hurried(self._phone, at, path(start, there, stand.values()))
        self._view = self._shown(lambda frame: frame["at"] > at)

    def leave(self) -> None:
        self._phone.close()

    def left_to(self, guest: Guest) -> VertigesTable:
        """From here on it is played in the browser."""
        self.leave()
        guest.go(f"/{guest.language}/tables/{self.table}")
        seen = VertigesTable(guest).come()
        seen.pieces.first.wait_for()
        return seen


def dealt(house: Running, guest: Guest, wanted: Callable[[list[int]], T | None]) -> tuple[Mason, T]:
    """A table to practise at alone, with a hand in which something was found."""
    cookie = introduced(house, heard(guest))
    for _ in range(TABLES):
        table = asked(house, "POST", "/api/tables", ALONE, cookie).json()["id"]
        asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "chosen by hand"}, cookie)
        mason = Mason(house, table, cookie)
        if (found := wanted(mason.hand)) is not None:
            return mason, found
        mason.leave()
    raise AssertionError("such pieces are never together")


def introduced(house: Running, guest: Guest) -> str:
    """Their cookie: the house knows them before they have come."""
    for known in guest.context.cookies(house.url):
        return f"{known['name']}={known['value']}"
    cookie = arrived(house, guest.name)
    name, _, value = cookie.partition("=")
    guest.context.add_cookies([{"name": name, "value": value, "url": house.url}])
    return cookie
