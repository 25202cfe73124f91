"""Nothing that honest guests do in two evenings of play meets a limit.

The clock of the limits is set by hand: people take their seconds, and the test takes none. All sit
in one living room, and so behind one address, where limits are tightest.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.server.settings import Rate, Rates
from tests.server.support.building import building, hurried
from tests.server.support.houses import Running, running_house
from tests.server.support.lookers import looking
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone, Said, arrived, asked

NAMES = ("Ana", "Ben", "Chloé", "Dora")
GAMES = ("niagara", "nimms-leich", "casanova", "nizza")
"""The fifth is built by hand."""
MOVES = 24
"""Of each game, before all but one give up: limits forget faster than a game lasts."""
MOMENT = 1.0
"""Seconds that pass with each thing that anybody in the room does."""
PAGE = ("/", "/api/house", "/api/me", "/api/games", "/api/tables", "/api/tables?mine=1")
"""What a page asks for when it is opened, all at once."""


class Room:
    """Four people and their house, whose limits know no time but theirs."""

    def __init__(self, house: Running) -> None:
        self.house, self.now = house, 1000.0
        limits = house.app.state.limits
        for each in limits._limits.values():
            each._clock = lambda: self.now
        self.cookies = [arrived(house, name) for name in NAMES]

    def passes(self, seconds: float = MOMENT) -> None:
        self.now += seconds

    def ask(self, who: int, method: str, path: str, body: Any = None) -> Said:
        said = asked(self.house, method, path, body, self.cookies[who])
        assert said.status in (200, 201, 204, 404), (path, said.status, said.body[:300])
        assert said.status != 404 or path == "/", "there is no client to load in this house"
        return said

    def page(self, who: int, *more: str) -> None:
        for path in (*PAGE, *more):
            self.ask(who, "GET", path)
        self.passes()


class Sitting:
    """One game: everybody plays, talks, thinks again, comes and goes, and somebody looks on."""

    def __init__(self, room: Room, table: str, people: int, rng: Random, stack: ExitStack) -> None:
        self.room, self.table, self.people, self.rng = room, table, people, rng
        self._stack = stack
        self.phones = [self._phone(seat) for seat in range(people)]
        self.watcher = self._phone(people) if people < len(NAMES) else self._phone(None)

    def _phone(self, who: int | None, since: int = 0) -> Phone:
        cookie = None if who is None else self.room.cookies[who]
        path = f"/api/tables/{self.table}/socket?language=en&since={since}"
        return self._stack.enter_context(Phone(self.room.house, path, cookie))

    def ask(self, seat: int, kind: str, **what: Any) -> dict[str, Any]:
        self.room.passes()
        return self.phones[seat].ask({"kind": kind, "id": f"{self.rng.random()}", **what})

    def move(self) -> bool:
        """False once it is over."""
        self.watcher.settle()
        if self.watcher.last("table_now")["table"]["stage"] == "over":
            return False
        seat = self.watcher.last("frame")["awaited"][0]
        self.phones[seat].settle()
        self.room.passes()
        moves = self.phones[seat].last("frame")["moves"]
        answer = self.phones[seat].ask(submit(self.rng.choice(moves)))
        assert answer["kind"] in ("accepted", "refused"), answer
        return True

    def play(self, moves: int) -> None:
        for number in range(moves):
            if not self.move():
                return
            seat = number % self.people
            if number % 3 == 0:
                assert self.ask(seat, "say", text=f"a word {number}")["kind"] == "accepted"
            if number % 4 == 0:  # a second thought, which may need a word of the others
                self.ask(seat, "ask_undo")
                self.ask(seat, "take_back")
                for other in set(range(self.people)) - {seat}:
                    self.phones[other].settle()
                    for offer in self.phones[other].last("table_now")["table"]["offers"]:
                        self.ask(other, "answer", offer=offer["id"], yes=number % 8 == 0)
            if number % 6 == 0:  # a phone that was locked, and finds its way back
                self.phones[seat].close()
                self.room.passes()
                self.phones[seat] = self._phone(seat, number)
                self.room.page(seat, f"/api/tables/{self.table}")
            if number % 10 == 0:
                self.room.page(3)

    def give_up(self) -> None:
        for seat in range(self.people - 1):
            self.ask(seat, "give_up")
        self.watcher.settle()
        assert self.watcher.last("table_now")["table"]["stage"] == "over"

    def look_back(self) -> None:
        """Everybody, through several eyes, and a page at a time."""
        path = f"/api/tables/{self.table}"
        for who in range(self.people):
            self.room.page(who, f"{path}/chart", f"{path}/record")
            for eyes in ("all", "watcher", str(who)):
                self.room.ask(who, "GET", f"{path}/moments?eyes={eyes}")
                self.room.passes()

    @property
    def unharmed(self) -> bool:
        return all(phone.code is None for phone in (*self.phones, self.watcher))


def evening(room: Room, rng: Random, moves: int = MOVES) -> None:
    for who in range(len(NAMES)):
        room.page(who)
    for game in GAMES:
        people, table = 3, ""
        for again in (False, True):
            with ExitStack() as stack:
                if again:
                    table = room.ask(0, "POST", f"/api/tables/{table}/rematch").json()["id"]
                else:
                    seats = {"game": game, "seats": ["person"] * people}
                    table = room.ask(0, "POST", "/api/tables", seats).json()["id"]
                for who in range(people):
                    room.passes()
                    room.ask(who, "POST", f"/api/tables/{table}/seat", {"entropy": "e"})
                sitting = Sitting(room, table, people, rng, stack)
                sitting.play(moves // 3 if again else moves)
                sitting.give_up()
                sitting.look_back()
                assert sitting.unharmed
    hints(room, rng)
    towers(room)
    by_the_day(room, rng)
    between(room)


def by_the_day(room: Room, rng: Random) -> None:
    """The deal of the day, alone; and a table by the day: moves prepared, a pause, and words."""
    for who in range(len(NAMES)):
        room.page(who, "/api/day", "/api/me/played", "/api/calls")
        for game in GAMES[:2]:
            made = asked(room.house, "POST", f"/api/day/{game}", None, room.cookies[who])
            assert made.status in (200, 201, 409), made.body  # on the second evening they had it
            room.passes()
    pace = {"kind": "daily", "hours": 24}
    seats = {"game": "niagara", "seats": ["person"] * 3, "pace": pace}
    table = room.ask(0, "POST", "/api/tables", seats).json()["id"]
    with ExitStack() as stack:
        for who in range(3):
            room.ask(who, "POST", f"/api/tables/{table}/seat", {"entropy": "e"})
        sitting = Sitting(room, table, 3, rng, stack)
        for number in range(MOVES // 2):
            if not sitting.move():
                break
            for seat in range(3):
                phone = sitting.phones[seat]
                phone.settle()
                prepared = [each for each in phone.heard("prepared") if each["can"]]
                if prepared:
                    now = {"at": prepared[-1]["at"], "moves": prepared[-1]["can"][:1]}
                    sitting.ask(seat, "prepare", **now)
                    sitting.ask(seat, "prepare", at=now["at"], moves=[])
            if number % 4 == 0:
                sitting.ask(number % 3, "propose_pause", days=2)
                for other in range(3):
                    sitting.phones[other].settle()
                    offers = sitting.phones[other].last("table_now")["table"]["offers"]
                    for offer in offers:
                        sitting.ask(other, "answer", offer=offer["id"], yes=False)
        assert sitting.unharmed


def between(room: Room) -> None:
    """In the lobby: all look at it; each on a second device, with all that is kept about them."""
    with ExitStack() as stack:
        for _ in range(2 * len(NAMES)):
            stack.enter_context(looking(room.house))
        for who in range(len(NAMES)):
            room.ask(who, "POST", "/api/calls/wishes", {"language": "fr", "zone": "Europe/Paris"})
            code = room.ask(who, "POST", "/api/me/code").json()["code"]
            mistyped = asked(room.house, "POST", "/api/me/latchkey", {"latchkey": "2222-2222"})
            assert mistyped.status == 403
            room.passes(10)
            used = asked(room.house, "POST", "/api/me/latchkey", {"latchkey": code})
            assert used.status == 200, used.body
            room.page(who, "/api/house/keeping", "/api/me/played")
        room.page(0, "/api/me/export")
        seats = {"game": "niagara", "seats": ["person"] * 3}
        table = room.ask(1, "POST", "/api/tables", seats).json()["id"]
        room.ask(1, "POST", f"/api/tables/{table}/seat", {"entropy": "e"})
        room.ask(2, "POST", f"/api/tables/{table}/reports", {"seat": 0, "why": "too funny"})
        room.ask(1, "DELETE", f"/api/tables/{table}/seat")


def hints(room: Room, rng: Random) -> None:
    """Alone with bots, and a hint whenever one is due."""
    made = room.ask(
        0, "POST", "/api/tables", {"game": "niagara", "seats": ["person"] + ["novice"] * 2}
    )
    table = made.json()["id"]
    room.ask(0, "POST", f"/api/tables/{table}/seat", {"entropy": "e"})
    with ExitStack() as stack:
        sitting = Sitting(room, table, 1, rng, stack)
        phone, at = sitting.phones[0], -1
        for _ in range(6):
            phone.until(lambda heard, at=at: due(heard, at))  # type: ignore[misc]
            at = phone.last("frame")["at"]
            room.passes(5)
            assert sitting.ask(0, "ask_hint")["kind"] in ("hint", "objected")
            phone.ask(submit(rng.choice(phone.last("frame")["moves"])))
        assert sitting.unharmed


def due(heard: dict[str, Any], at: int) -> bool:
    return heard["kind"] == "frame" and 0 in heard["awaited"] and heard["at"] > at


def towers(room: Room) -> None:
    """Put by hand: a page sends thirty samples a second, and so much time passes."""
    with building(room.house) as site:
        taken: list[int] = []
        for _ in range(2):
            at, rows = site.take(), site.way()
            hurried(site.ana, at, rows)
            room.passes(len(rows) / 60)
            site.still(site.ana, at)
            taken.append(at)
            site.watcher.settle()
            if 0 not in site.watcher.last("frame")["awaited"]:
                break  # another's turn
        assert all(phone.code is None for phone in (site.ana, site.ben, site.watcher))
        site.ana.ask({"kind": "give_up", "id": "enough"})
        for at in taken:  # in slow motion, by all who sit there
            for _ in range(len(NAMES)):
                said = asked(room.house, "GET", f"/api/tables/{site.table}/films/{at}")
                assert said.status in (200, 404), said.body
                room.passes()


def test_two_evenings_of_play_meet_no_limit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running_house(tmp_path, lockstep=True, rates=Rates()) as house:
        room, rng = Room(house), Random(1)
        evening(room, rng)
        room.passes(20 * 3600)
        evening(room, rng, MOVES // 2)
        assert house.app.state.limits.held_back.counts == {}
        numbers = asked(house, "GET", "/metrics").body.decode()
        assert 'reason="too-fast"' not in numbers
        assert 'status="429"' not in numbers
        assert "ludotheque_held_back_total{" not in numbers
    assert not [each for each in caplog.messages if "held back" in each]
    assert faults(caplog) == []


def test_the_same_evening_meets_limits_that_are_too_tight(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The hands of the clock are counted by: else the test above would say nothing."""
    tight = Rates(messages=Rate(0.05, 12))
    with running_house(tmp_path, rates=tight) as house:
        room = Room(house)
        with pytest.raises(AssertionError, match="1008"):
            evening(room, Random(1))
        assert house.app.state.limits.held_back.counts["messages"] == 1
    assert [each for each in caplog.messages if "held back: messages" in each]
