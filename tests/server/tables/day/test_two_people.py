"""Two people and the deal of the day: the same first view, the same answers, and nothing of the
seed before the day is over.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.games.vertiges.physics.path import path
from ludotheque.games.vertiges.poses import Pose
from ludotheque.server.tables.day.calendar import ends
from ludotheque.server.tables.day.days import SECRET
from ludotheque.table.clock import HouseClock
from ludotheque.titles import OWN, find
from tests.server.support.building import steer
from tests.server.support.houses import Running, running_house
from tests.server.support.party import submit
from tests.server.support.raw import Phone, Said, TurnedAway, arrived, asked

BY_TURNS: Final = [name for name in OWN if name != "vertiges"]
MOVES: Final = 3
"""That each makes before the house is closed, and again after it."""


class Player:
    """Somebody at their table of today's deal. What they do follows from what they are shown."""

    def __init__(self, house: Running, cookie: str, game: str) -> None:
        self.house, self.cookie, self.game = house, cookie, game
        begun = asked(house, "POST", f"/api/day/{game}", {}, cookie)
        self.heard: list[Said] = [begun]
        if begun.status == 201:
            self.table = begun.json()["id"]
        else:
            card = asked(house, "GET", "/api/day", None, cookie).json()
            self.table = next(each["table"] for each in card["deals"] if each["game"] == game)
        self.seen: list[Any] = []

    @contextmanager
    def connected(self) -> Iterator[Phone]:
        path = f"/api/tables/{self.table}/socket?language=en"
        with Phone(self.house, path, self.cookie) as phone:
            yield phone

    def play(self, moves: int) -> list[str]:
        """So many moves; all that came over the line."""
        with self.connected() as phone:
            for number in range(moves + 1):
                frame = _own_turn(phone)
                self.seen.append((frame["at"], frame["view"], frame["moves"]))
                if number == moves or frame["result"] is not None:
                    break
                offered = frame["moves"]
                answer = phone.ask(submit(offered[frame["at"] * 7 % len(offered)]))
                assert answer["kind"] == "accepted", answer
            return phone.texts

    def lines(self) -> list[bytes]:
        kept = self.house.ask(lambda: self.house.house.store.load(self.table))
        assert kept is not None
        return [line.raw for line in kept.lines]


def _own_turn(phone: Phone) -> Any:
    def mine(heard: Any) -> bool:
        if heard["kind"] != "frame":
            return False
        return 0 in heard["awaited"] or heard["result"] is not None

    return msgspec.json.decode(phone.until(mine))


def secrets(house: Running, game: str, table: str) -> list[bytes]:
    """What nobody may be told: the seed of the deal, and what all deals are made from."""

    async def found() -> list[bytes]:
        sheet = await house.house.store.sheet(table)
        noted = await house.house.store.noted(SECRET)
        assert sheet is not None
        assert noted is not None
        raws = [bytes.fromhex(sheet.seed), noted]
        return [
            form
            for raw in raws
            for form in (raw, raw.hex().encode(), base64.b64encode(raw), base64.b32encode(raw))
        ]

    return house.ask(found)


def past_midnight(house: Running) -> str:
    """The day is over; which it was."""

    async def shifted() -> str:
        clock = house.house.now
        assert isinstance(clock, HouseClock)
        day = (await house.house.days.card(None)).day
        clock.set(ends(day) + 1000)
        return day

    return house.ask(shifted)


def test_the_same_moves_are_answered_alike_also_by_a_house_that_was_closed_between(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """One plays before and after a restart, the other all of it afterwards: other processes think
    for the bots, with other hashes and at other times.
    """
    said: dict[str, list[bytes]] = {game: [] for game in BY_TURNS}
    with running_house(tmp_path) as house:
        ana = arrived(house, "Ana")
        before: dict[str, list[Any]] = {}
        for game in BY_TURNS:
            player = Player(house, ana, game)
            said[game] += [text.encode() for text in player.play(MOVES)]
            before[game] = player.seen
    with running_house(tmp_path) as house:
        ben = arrived(house, "Ben")
        for game in BY_TURNS:
            one, other = Player(house, ana, game), Player(house, ben, game)
            assert one.heard[0].reason == "day-once"
            assert one.table != other.table
            said[game] += [text.encode() for text in one.play(MOVES)]
            said[game] += [text.encode() for text in other.play(2 * MOVES)]
            # The first view is the same byte by byte, and so is whatever follows.
            encode = msgspec.json.encode
            assert encode(other.seen[0][1]) == encode(before[game][0][1])
            assert encode(other.seen) == encode(before[game][:-1] + one.seen), game
            assert other.lines() == one.lines(), game
            assert len(one.lines()) > 2 * MOVES
        _nothing_leaks(house, ana, ben, said, caplog)
        _everything_opens(house, ana, ben, tuple(BY_TURNS))


def _nothing_leaks(
    house: Running,
    ana: str,
    ben: str,
    said: dict[str, list[bytes]],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Neither to who plays, nor to others, nor to the host: until the day is over."""
    for game in said:
        player = Player(house, ana, game)
        with player.connected() as phone:
            assert phone.ask({"kind": "give_up", "id": "up"})["kind"] == "accepted"
            phone.settle()
            said[game] += [text.encode() for text in phone.texts]
        table = player.table
        for cookie in (ana, ben, None):
            moments = ("/moments", "/moments?eyes=all", "/moments?eyes=1")
            films = tuple(f"/films/{at}" for at in hands(player))
            assert bool(films) == (game == "vertiges")
            for way in ("", "/record", *moments, "/chart", *films):
                answer = asked(house, "GET", f"/api/tables/{table}{way}", None, cookie)
                open_ = cookie == ana and way in ("", "/moments", "/chart", *films)
                assert (answer.status == 200) == open_, (way, answer.body)
                said[game].append(answer.body)
            if cookie != ana:
                _turned_away(house, table, cookie)
        own = asked(house, "GET", f"/api/tables/{table}/moments", None, ana).json()
        assert (own["eyes"], own["choices"]) == ("0", ["0"])
        day = asked(house, "GET", "/api/day", None, ana)
        shut = asked(house, "GET", f"/api/days/{day.json()['day']}/{game}", None, ana)
        assert shut.reason == "day-not-over"
        said[game] += [day.body, asked(house, "GET", "/metrics").body]
        said[game].append(asked(house, "GET", "/api/tables?mine=1", None, ana).body)
        said[game].append("\n".join(caplog.messages).encode())
        for secret in secrets(house, game, table):
            assert not [each for each in said[game] if secret in each], game
        assert sum(map(len, said[game])) > 10_000


def _turned_away(house: Running, table: str, cookie: str | None) -> None:
    """Nobody else looks on."""
    with pytest.raises(TurnedAway) as no:
        Phone(house, f"/api/tables/{table}/socket?language=en", cookie)
    assert no.value.said.reason == "day-closed"


def hands(player: Player) -> list[int]:
    """The last line that somebody's own hand has made, if there is one."""
    game, lines = find(player.game).game, [msgspec.json.decode(raw) for raw in player.lines()]
    if game.live is None:
        return []
    moves = [(each["at"], each["move"]) for each in lines if each["kind"] == "ply"]
    steered = [at for at, move in moves if game.live.rows(_typed(game, move)) is not None]
    return steered[-1:]


def _typed(game: Any, move: Any) -> Any:
    return game.codec.move(msgspec.json.encode(move))


def _everything_opens(house: Running, ana: str, ben: str, games: Sequence[str]) -> None:
    players = {game: Player(house, ana, game) for game in games}
    day = past_midnight(house)
    for game, player in players.items():
        table = player.table
        record = asked(house, "GET", f"/api/tables/{table}/record")
        assert record.status == 200
        assert secrets(house, game, table)[1] in record.body
        verify(read(record.body), find(game).game)
        for at in hands(player):
            film = asked(house, "GET", f"/api/tables/{table}/films/{at}", None, ben)
            assert film.status == 200, film.body
        shown = asked(house, "GET", f"/api/tables/{table}/moments", None, ben).json()
        assert len(shown["choices"]) > (4 if game in BY_TURNS else 1)
        results = asked(house, "GET", f"/api/days/{day}/{game}", None, ana).json()
        assert results["people"] == 2
        assert [(each["name"], each["yours"], each["rank"]) for each in results["results"]] == [
            ("Ana", True, None),
            ("Ben", False, None),
        ]
        with Phone(house, f"/api/tables/{table}/socket?language=en", ben) as phone:
            phone.until(lambda heard: heard["kind"] == "frame" and heard["result"] is not None)
        # Tomorrow is another day: the next deal is another one.
        fresh = Player(house, ana, game)
        assert fresh.table != table
        assert fresh.heard[0].status == 201
    card = asked(house, "GET", "/api/day", None, ana).json()
    assert card["before"] == day
    assert (card["row"], len(card["days"])) == (2, 2)


def test_the_tower_of_the_day_is_one_and_the_same_and_falls_alike(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A hand that goes the same way meets the same tremor, and what falls is the same. It is as
    closed to others as every deal, its films with it.
    """
    with running_house(tmp_path, lockstep=True) as house:
        ana, ben = (arrived(house, name) for name in ("Ana", "Ben"))
        built = [_built(Player(house, cookie, "vertiges")) for cookie in (ana, ben)]
        said = {"vertiges": [raw for views, lines in built for raw in views]}
        _nothing_leaks(house, ana, ben, said, caplog)
        _everything_opens(house, ana, ben, ("vertiges",))
    assert built[0] == built[1]
    kinds = [msgspec.json.decode(line)["kind"] for line in built[0][1]]
    assert kinds.count("lend") == kinds.count("return") == 1


def _built(player: Player) -> tuple[list[bytes], list[bytes]]:
    """Somebody puts a piece beside the towers, with their flat hand: views, and lines."""
    with player.connected() as phone:
        phone.settle()
        first = phone.last("frame")
        assert sum(map(len, first["view"]["towers"])) >= 12
        piece = first["view"]["hands"][0][0]
        assert phone.ask(submit({"kind": "take", "piece": piece}))["kind"] == "accepted"
        phone.until(lambda heard: heard["kind"] == "live")
        held = phone.last("frame")
        start = msgspec.convert(held["view"]["start"], Pose)
        around = [msgspec.convert(pose, Pose) for pose in held["view"]["poses"]]
        way = path(start, Pose(start.piece, 3000, 0, 0, False), around)
        for seq in range(0, len(way), 4):
            phone.send(steer(held["at"], seq, way[seq : seq + 4]))
        after = phone.until(lambda heard: heard["kind"] == "frame" and heard["at"] > held["at"])
        views = [first["view"], held["view"], msgspec.json.decode(after)["view"]]
    return [msgspec.json.encode(each) for each in views], player.lines()
