"""A table where a game goes on, whatever guests without manners do meanwhile."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from .houses import Running
from .raw import Phone, Said, arrived, asked

numbers = itertools.count(1)

NIAGARA: dict[str, Any] = {
    "game": "niagara",
    "seats": ["person"] * 3,
    "options": {"memo": "off"},  # so that nobody's hand is to be seen either
}


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house logged as an error of its own: no guest should ever bring that about."""
    records = caplog.get_records("call")
    return [record.getMessage() for record in records if record.levelno >= logging.ERROR]


def submit(move: Any, id: str | None = None) -> dict[str, Any]:
    return {"kind": "submit", "id": id or f"move {next(numbers)}", "move": move}


class Party:
    """Three people at a table, each with a phone, and one who only watches. Number 4 is Eve, who
    has no phone yet.
    """

    def __init__(self, house: Running, cookies: list[str], table: str, phones: list[Phone]) -> None:
        self.house, self.cookies, self.table, self.phones = house, cookies, table, phones

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}/socket?language=en"

    def phone(self, seat: int | None = None, query: str = "", **headers: str) -> Phone:
        """One more connection of somebody, or of a watcher who has not said a name."""
        cookie = None if seat is None else self.cookies[seat]
        return Phone(self.house, self.path + query, cookie, None, **headers)

    def lines(self) -> list[bytes]:
        """The record as it is stored."""
        kept = self.house.ask(lambda: self.house.house.store.load(self.table))
        assert kept is not None
        return [line.raw for line in kept.lines]

    def secrets(self) -> list[str]:
        """What no answer may hold while the game goes on."""
        sheet = self.house.house.actors[self.table].live.sheet
        return [sheet.seed, sheet.host, *(chair.person for chair in sheet.chairs if chair.person)]

    def goes_on(self) -> None:
        """Somebody who is awaited moves, and everybody is shown it."""
        for phone in self.phones:
            phone.settle()
        frame = self.phones[-1].last("frame")
        mover = self.phones[frame["awaited"][0]]
        answer = mover.ask(submit(mover.last("frame")["moves"][0]))
        assert answer["kind"] == "accepted", answer
        for phone in self.phones:
            phone.settle()
            assert phone.last("frame")["at"] > frame["at"]

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Whatever is done meanwhile, no line changes, and the game goes on for everybody."""
        before = self.lines()
        yield
        assert self.lines() == before
        self.goes_on()
        assert self.lines()[: len(before)] == before

    def discreet(self, *heard: Phone | Said) -> None:
        """Nobody was told anything that is not theirs to know."""
        for each in heard:
            said = "\n".join(each.texts) if isinstance(each, Phone) else each.body.decode()
            for secret in self.secrets():
                assert secret not in said
            for frame in each.heard("frame") if isinstance(each, Phone) else ():
                view = frame["view"]
                for seat, (hand, tile) in enumerate(zip(view["hands"], view["laid"], strict=True)):
                    mine = seat == view["seat"]
                    turned = (seat - view["lifebuoy"]) % len(view["laid"]) < view["turned"]
                    assert mine or hand is None
                    assert mine or turned or tile is None


@contextmanager
def gathered(house: Running, **asked_for: Any) -> Iterator[Party]:
    """A game that has just begun, with everybody connected."""
    cookies = [arrived(house, name) for name in ("Ana", "Ben", "Chloé", "Dora", "Eve")]
    made = asked(house, "POST", "/api/tables", NIAGARA | asked_for, cookies[0])
    assert made.status == 201, made.body
    table = made.json()["id"]
    for cookie in cookies[:3]:
        sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        assert sat.status == 200, sat.body
    with ExitStack() as stack:
        party = Party(house, cookies, table, [])
        party.phones += [stack.enter_context(party.phone(seat)) for seat in range(4)]
        yield party
        party.discreet(*party.phones)
