"""Votes and choices of cards over real sockets: no byte that reaches anybody else depends on them.

And the time that bots leave to people.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.record import Seated
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.games.nimms_leich.model import (
    Bidding,
    Denounce,
    Move,
    Options,
    Replacing,
    Vote,
    Voting,
)
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import StoredTable
from ludotheque.table.table import Table
from tests.server.support.houses import Running, running_house
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone, arrived, asked
from tests.server.support.sealings import worlds
from tests.server.support.worlds import NAMES, OTHERS, SEED, Fixed, World, alike, apart, fixed_house

GAME = NimmsLeich()
ANA = 0
VOTES = {"kind": "vote", "thumb": True}


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def opening(seats: int, until: type, **options: Any) -> list[tuple[int, Move]]:
    """Moves up to a vote in which Ana is free to choose, or to the choice of cards after it."""
    names = NAMES[:seats]
    chance = Chance(SEED, [f"luck of {name}" for name in names])
    table = Table(GAME, Options(seats=seats, **options), [Seated(name) for name in names], chance)
    table.commit(table.open())
    moves: list[tuple[int, Move]] = []
    while not isinstance(table.state.phase, until):
        seat, state = table.awaited[0], table.state
        move: Move = GAME.moves(state, seat)[0]
        if isinstance(state.phase, Bidding) and state.bids:
            free = ANA not in (seat, state.bids[-1].seat)
            move = Denounce() if free else move
        elif isinstance(state.phase, Voting):
            move = Vote(True)
        moves.append((seat, move))
        table.commit(table.propose(seat, move))
    return moves


def begun(fixed: Fixed, seats: int, until: type, **options: Any) -> StoredTable:
    """A game that has come as far as that."""
    return fixed.come_to(GAME, seats, options, opening(seats, until, **options))


def makes(world: World, name: str, move: Any, id: str) -> None:
    answer = world.does(name, submit(move, id))
    assert answer["kind"] == "accepted", answer


def offered(world: World, name: str) -> list[Any]:
    world.phones[name].settle()
    return list(world.phones[name].last("frame")["moves"])


@pytest.mark.clause("nimms-leich", "3.2")
@pytest.mark.parametrize("notebook", ["on", "two", "off"])
def test_3_2_a_thumb_until_the_count(fixed: Fixed, notebook: str) -> None:
    """Ana's vote, whoever votes after her, comes again or asks for what; the last vote opens it."""
    kept = begun(fixed, 5, Voting, notebook=notebook)
    opened = []

    def script(world: World, thumb: bool) -> None:
        makes(world, "Ana", {"kind": "vote", "thumb": thumb}, "vote")
        world.mark()
        free = [name for name in NAMES[1:] if VOTES in offered(world, name)]
        assert len(free) == 2
        again = world.does("Ana", submit({"kind": "vote", "thumb": not thumb}, "again"))
        assert again["kind"] == "refused"
        makes(world, free[0], {"kind": "vote", "thumb": True}, "vote")
        assert not any(VOTES in offered(world, name) for name in NAMES if name != free[1])
        world.mark()
        for name in OTHERS:
            world.comes_again(name, "&since=0")
            for path in ("", "/record", "/moments?eyes=all"):
                world.asks(name, f"/api/tables/{world.table}{path}")
        world.mark()
        makes(world, free[1], {"kind": "vote", "thumb": False}, "vote")
        opened.append(world.heard())

    found = worlds(fixed, kept, script, [True, False])
    alike(found)
    apart([world.marks[0] for world in found], ["Ana"])
    apart(opened, OTHERS)


@pytest.mark.clause("nimms-leich", "6.2", "6.3", "R8")
def test_r8_which_card_goes_until_the_next_count(fixed: Fixed) -> None:
    kept = begun(fixed, 3, Replacing)

    def script(world: World, which: int) -> None:
        makes(world, "Ana", offered(world, "Ana")[which], "card")
        world.mark()
        for name in ("Ben", "Chloé"):
            makes(world, name, offered(world, name)[0], "card")
            world.mark()
        for _ in range(2):
            (seat,) = world.phones["nobody"].last("frame")["awaited"]
            makes(world, NAMES[seat], offered(world, NAMES[seat])[0], "bid")
            world.mark()

    found = worlds(fixed, kept, script, [0, 1])
    alike(found)
    apart([world.marks[-1] for world in found], ["Ana"])


@pytest.mark.clause("nimms-leich", "R7")
def test_r7_after_a_bid_there_is_time_to_spend_a_token(tmp_path: Path) -> None:
    """Bots bid and denounce at their pace: a person can always come in between."""
    shortest, _ = Settings(data=tmp_path).bot_delay
    assert shortest >= 0.5, "the time that a house leaves unless told otherwise"
    with running_house(tmp_path, bot_delay=(0.4, 0.4)) as house:
        cookie = arrived(house, "Ana")
        wanted = {"game": "nimms-leich", "seats": ["person", "novice", "novice", "novice"]}
        table = asked(house, "POST", "/api/tables", wanted, cookie).json()["id"]
        asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        with Phone(house, f"/api/tables/{table}/socket?language=en", cookie) as phone:
            looked, since = 0, time.monotonic()
            for _ in range(40):
                frame = phone.hear()
                assert frame is not None
                if frame["kind"] != "frame":
                    continue
                bids = [each for each in frame["told"] if each["event"]["kind"] == "bid_made"]
                if ANA in frame["awaited"]:
                    phone.send(submit(frame["moves"][0]))
                elif bids and frame["view"]["phase"]["kind"] == "bidding":
                    answer = phone.ask(submit({"kind": "investigate", "opponents": [1, 2]}))
                    assert answer["kind"] == "accepted", answer
                    looked += 1
                    if looked == 2:
                        break
            assert looked == 2
            assert time.monotonic() - since > 0.4


@pytest.mark.clause("nimms-leich", "R7")
def test_r7_a_thought_of_coming_in_unasked_does_not_become_an_answer_to_a_bid(
    tmp_path: Path,
) -> None:
    """It began before the bid, and would be acted on too early, about a table that has changed."""
    with running_house(tmp_path, bot_delay=(600.0, 600.0)) as house:
        cookie = arrived(house, "Ana")
        table, phone = opened_by_ana(house, cookie)
        with phone:
            phone.settle()
            thoughts = house.house.actors[table].bot_turns
            before = dict(thoughts.thinking)
            assert 1 in before, "the next to bid wonders already whether to spend a token"
            bid = next(m for m in phone.last("frame")["moves"] if m["kind"] == "bid")
            assert phone.ask(submit(bid))["kind"] == "accepted"
            assert phone.last("frame")["awaited"] == [1]
            assert thoughts.thinking[1] is not before[1]
            assert before[1].cancelled() or before[1].cancelling()


def opened_by_ana(house: Running, cookie: str) -> tuple[str, Phone]:
    """A table at which it fell to Ana to bid first."""
    wanted = {"game": "nimms-leich", "seats": ["person", "novice", "novice", "novice"]}
    for _ in range(60):
        table = asked(house, "POST", "/api/tables", wanted, cookie).json()["id"]
        asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        phone = Phone(house, f"/api/tables/{table}/socket?language=en", cookie)
        with phone:
            phone.settle()
            if phone.last("frame")["awaited"] == [ANA]:
                return table, Phone(house, f"/api/tables/{table}/socket?language=en", cookie)
    raise AssertionError("it never fell to Ana")
