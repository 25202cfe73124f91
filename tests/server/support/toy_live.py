"""A live half for a toy: a hand that carries a number about, and some that misbehave."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.core.game import Data
from ludotheque.core.live import Live, Row, Simulated, Simulation
from tests.bots.toy_hands import WhichHand
from tests.support.titles import toy_title

OPEN = 1
"""Of the buttons: what is held falls."""
STILL = 3
"""Samples until everything is still."""


class Job(Data, frozen=True):
    begin: int = 0
    does: str = ""


class Carried(Simulation):
    def __init__(self, job: Job) -> None:
        if job.does == "fail":
            raise ValueError("it would not be held")
        self.does, self.place = job.does, job.begin
        self.rows: list[Row] = []
        self.after: int | None = None
        self.back = False

    def feed(self, row: Row) -> None:
        if self.after is None:
            self.rows.append(row)
            self.place += row[0]
            if row[3] & OPEN:
                self.after = 0

    def tick(self) -> None:
        if self.does == "die":
            os._exit(3)
        if self.does == "stumble":
            raise RuntimeError("it slipped")
        if self.after is not None:
            self.after += 1

    def withdraw(self) -> None:
        if self.after is None:
            self.after, self.back = 0, True

    @property
    def held(self) -> bool:
        return self.after is None

    @property
    def over(self) -> bool:
        return self.after is not None and self.after >= STILL

    def frame(self) -> Any:
        return {"place": self.place}

    def outcome(self) -> Simulated:
        return Simulated(self.rows, {"place": self.place, "back": self.back})


class Carrying(Live):
    hertz, every, longest = 60, 2, 3600
    back = (0, 0, 0, OPEN)

    def holder(self, state: Any) -> int | None:
        return None

    def job(self, state: Any) -> bytes:
        return msgspec.json.encode(Job())

    def begin(self, job: bytes) -> Simulation:
        return Carried(msgspec.json.decode(job, type=Job))

    def lost(self, state: Any) -> Any:
        return None

    def steered(self, move: Any) -> bool:
        return False

    def rows(self, move: Any) -> Sequence[Row] | None:
        return None

    def measured(self, state: Any) -> bool:
        return False


class Carrier(WhichHand):
    name = "carrier"
    live = Carrying()


class Brief(Carrying):
    longest = 40


class BriefCarrier(WhichHand):
    name = "brief-carrier"
    live = Brief()


TITLES = {game.name: toy_title(game()) for game in (Carrier, BriefCarrier)}
