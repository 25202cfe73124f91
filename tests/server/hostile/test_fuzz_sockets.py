"""Guests who send anything, sensible or nearly: no table freezes, and every record verifies."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from random import Random, SystemRandom
from typing import Any

import pytest
from websockets.frames import Opcode

from ludotheque.core.record import Resign, Undo, read
from ludotheque.core.verify import verify
from ludotheque.titles import find
from tests.server.support.houses import Running, running_house
from tests.server.support.party import Party, faults, gathered, numbers
from tests.server.support.raw import Phone, asked

EXAMPLES = os.environ.get("LUDOTHEQUE_EXAMPLES")
"""How many evenings are spent like this. A long run sets many, and they are others each time."""

SEEDS = [SystemRandom().getrandbits(32) for _ in range(int(EXAMPLES))] if EXAMPLES else range(3)
STEPS = 120

PLACES = ["beach", "M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7", "falls"]
ODD = ["\0", "\ud800", "\u202e", "🛶", '"', "\\", "}", "[", "9" * 400, "null", "-", "1e999", " "]
WHO = (0, 1, 2, 3, None)
"""Three who play, one who watches, and one who has not even said a name."""


def some_move(rng: Random) -> dict[str, Any]:
    """A move of Niagara, and hardly ever a legal one."""
    gem = rng.choice([None, None, "amber", "ruby"])
    handling = {"at": rng.choice(PLACES[1:-1]), "act": rng.choice(["load", "unload", "exchange"])}
    theft = {"seat": rng.choice([-1, 0, 1, 2, 3, 2**70]), "canoe": rng.randrange(2)}
    return rng.choice(
        [
            {"kind": "lay", "tile": rng.randrange(7), "buy_back": gem},
            {"kind": "paddle", "canoe": rng.randrange(2), "to": rng.choice(PLACES)},
            {"kind": "paddle", "canoe": 0, "to": rng.choice(PLACES), "cargo": [handling] * 2},
            {"kind": "paddle", "canoe": 1, "to": rng.choice(PLACES), "cargo": [], "rob": theft},
            {"kind": "stay"},
            {"kind": "move_weather", "by": rng.choice([-1, 1])},
            {"kind": "draw_lots", "first": theft["seat"], "fork": "L"},
            {"kind": "flow", "sides": ["L", "R"] * rng.randrange(3)},
        ]
    )


def spoilt(text: str, rng: Random) -> bytes:
    """All but a message: something is cut out of it, put into it, or both."""
    start = rng.randrange(len(text))
    text = text[:start] + rng.choice(["", *ODD]) + text[start + rng.randrange(6) :]
    return text.encode("utf-8", "surrogatepass")


class Evening:
    def __init__(self, party: Party, seed: int) -> None:
        self.party, self.rng = party, Random(seed)
        self.said: list[str] = []
        self.phones: dict[int | None, Phone] = {}

    def phone(self, who: int | None) -> Phone:
        if who not in self.phones:
            self.phones[who] = self.party.phone(who, f"&since={self.rng.randrange(100)}")
        self.phones[who].settle()
        return self.phones[who]

    def step(self) -> None:
        acts: list[tuple[int, Callable[[int | None], None]]] = [
            (8, self.moves_as_offered),
            (4, self.sends),
            (1, self.takes_back),
            (3, self.sends_what_is_spoilt),
            (1, self.sends_garbage),
            (1, self.repeats),
            (2, self.hangs_up),
        ]
        (act,) = self.rng.choices([act for _, act in acts], [weight for weight, _ in acts])
        act(self.rng.choice(WHO))

    def moves_as_offered(self, who: int | None) -> None:
        """Whoever this is, somebody who is awaited moves: so the game gets somewhere."""
        for seat in self.phone(who).last("frame")["awaited"][:1]:
            self._ask(seat, {"kind": "submit", "move": self._offered(seat)})

    def sends(self, who: int | None) -> None:
        self._ask(who, self._message(who))

    def takes_back(self, who: int | None) -> None:
        """Whoever moves thinks better of it, and everybody asked is kind."""
        self.moves_as_offered(who)
        for seat in (0, 1, 2):
            self._ask(seat, {"kind": "take_back"})
        for other in (0, 1, 2):
            for offer in self.phone(other).last("table_now")["table"]["offers"]:
                self._ask(other, {"kind": "answer", "offer": offer["id"], "yes": True})

    def sends_what_is_spoilt(self, who: int | None) -> None:
        text = json.dumps({**self._message(who), "id": f"fuzz {next(numbers)}"})
        self.phone(who).frame(spoilt(text, self.rng))
        self._answered_or_closed(who)

    def sends_garbage(self, who: int | None) -> None:
        opcode = self.rng.choice([Opcode.TEXT, Opcode.BINARY])
        self.phone(who).frame(self.rng.randbytes(self.rng.randrange(40)), opcode)
        self._answered_or_closed(who)

    def repeats(self, who: int | None) -> None:
        """What anybody has sent before."""
        if self.said:
            self.phone(who).send(self.rng.choice(self.said))
            self._answered_or_closed(who)

    def hangs_up(self, who: int | None) -> None:
        if phone := self.phones.pop(who, None):
            phone.close()
            self.party.discreet(phone)

    def _ask(self, who: int | None, message: dict[str, Any]) -> None:
        """It is answered once, and the connection stays."""
        whole = {**message, "id": f"fuzz {next(numbers)}"}
        self.said.append(json.dumps(whole))
        phone = self.phone(who)
        assert phone.ask(whole)["kind"] in ("accepted", "refused", "objected", "pong")
        phone.settle()

    def _answered_or_closed(self, who: int | None) -> None:
        phone = self.phones[who]
        phone.send({"kind": "ping", "id": "here?"})
        while (heard := phone.hear()) is not None:
            if heard == {"kind": "pong", "id": "here?"}:
                return
        assert phone.code == 1007
        self.hangs_up(who)

    def _offered(self, who: int | None) -> dict[str, Any]:
        offered = self.phone(who).last("frame")["moves"]
        move: dict[str, Any] = self.rng.choice(offered or [{"kind": "stay"}])
        return move

    def _message(self, who: int | None) -> dict[str, Any]:
        rng, table = self.rng, self.phone(who).last("table_now")["table"]
        offers = [offer["id"] for offer in table["offers"]]
        messages: dict[str, dict[str, Any]] = {
            "submit": {"move": rng.choice([self._offered(who), some_move(rng)])},
            "take_back": {},
            "propose_draw": {},
            "propose_lend": {"seat": rng.choice([-1, 0, 1, 2, 3, 2**70])},
            "answer": {"offer": rng.choice([*offers * 5, "0:x", ""]), "yes": rng.random() < 0.7},
            "say": {"text": (rng.choice(ODD[3:]) * rng.randrange(3))[:500]},
            "ping": {},
        }
        if rng.random() < 0.01:
            messages = {"give_up": {}}
        kind = rng.choice(list(messages))
        return {"kind": kind, **messages[kind]}

    def end(self) -> bytes:
        """Everybody gives up, and the record is out."""
        for seat in (0, 1, 2):
            self._ask(seat, {"kind": "give_up"})
        frames = [self.phone(who).last("frame") for who in tuple(self.phones)]
        table = self.phone(0).last("table_now")["table"]
        assert table["stage"] == "over"
        assert {frame["at"] for frame in frames} == {table["at"]}
        for who in tuple(self.phones):
            self.hangs_up(who)
        record = asked(self.party.house, "GET", f"/api/tables/{self.party.table}/record")
        assert record.status == 200, record.body
        return record.body


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Where seats can be lent at once, and the bots that play for people are quick."""
    folder = tmp_path_factory.mktemp("house")
    with running_house(folder, absent_after=0.0, lender="random") as running:
        yield running


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    allowed = "Invalid UTF-8 sequence received from client."  # uvicorn's own word for it
    assert [fault for fault in faults(caplog) if fault != allowed] == []


def spend(house: Running, seed: int) -> bytes:
    with gathered(house) as party:
        for phone in party.phones:
            phone.close()
        party.phones.clear()
        evening, before = Evening(party, seed), party.lines()
        for _ in range(STEPS // 10):
            for _ in range(10):
                evening.step()
            lines = party.lines()
            assert lines[: len(before)] == before, "what is written stays"
            before = lines
        record = evening.end()
        assert record.splitlines()[1 : len(before) + 1] == before
        return record


def test_whatever_guests_send_the_game_stays_whole(house: Running) -> None:
    records = []
    for seed in SEEDS:
        try:
            records.append(read(spend(house, seed)))
            verify(records[-1], find("niagara").game)
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
    lines = [line for record in records for line in record.lines]
    assert len(lines) > 20 * len(records), "they did play, too"
    assert {type(line) for line in lines} >= {Undo, Resign}
