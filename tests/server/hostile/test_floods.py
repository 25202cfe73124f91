"""Floods: whoever sends too much is told so and shut out for a while, and nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.frames import Opcode

from ludotheque.server.settings import UNLIMITED, Rate, Rates
from tests.server.support.houses import Running, running_house
from tests.server.support.party import Party, faults, gathered
from tests.server.support.raw import Message, Phone, TurnedAway, arrived, asked, open_sockets

USUAL = Rates()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the limits that every house has."""
    with running_house(tmp_path_factory.mktemp("house"), rates=USUAL) as running:
        yield running


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def test_a_flood_of_messages(party: Party) -> None:
    with party.undisturbed(), party.phone(4) as rude:
        rude.send(*({"kind": "ping", "id": f"{each}"} for each in range(500)))
        assert rude.closed() == 1008
        last = rude.last("objected")
        assert (last["id"], last["problem"]["reason"]) == (None, "too-fast")
        answered = [each["id"] for each in rude.heard("pong")]
        assert answered == [f"{each}" for each in range(len(answered))]
        assert USUAL.messages.burst <= len(answered) < 300


def test_a_flood_through_many_sockets_is_one_flood(party: Party) -> None:
    with party.undisturbed(), ExitStack() as stack:
        many = [stack.enter_context(party.phone(4)) for _ in range(5)]
        for phone in many:
            phone.send(*({"kind": "ping", "id": f"{each}"} for each in range(100)))
        assert {phone.closed() for phone in many} == {1008}
        assert sum(len(phone.heard("pong")) for phone in many) < 300


def test_a_flood_of_talk_and_all_that_was_accepted_is_heard(party: Party) -> None:
    talk: list[Message] = [
        {"kind": "say", "id": f"{each}", "text": f"buy {each}"} for each in range(300)
    ]
    flo = arrived(party.house, "Flo")
    with party.undisturbed(), Phone(party.house, party.path, flo) as rude:
        rude.send(*talk)
        assert rude.closed() == 1008
        accepted = [each["id"] for each in rude.heard("accepted")]
    watcher = party.phones[3]
    watcher.settle()
    heard = [each for heard in watcher.heard("heard") for each in heard["said"]]
    texts = [each["text"] for each in heard]
    assert texts == [f"buy {each}" for each in range(len(texts))]
    assert USUAL.messages.burst <= len(texts) < len(talk)
    assert accepted == [f"{each}" for each in range(len(accepted))]
    assert len(accepted) <= len(texts)
    assert [each["number"] for each in heard] == list(range(1, len(heard) + 1))
    assert not party.phones[0].heard("heard"), "players do not hear watchers"


@pytest.mark.parametrize(
    "frame",
    [b"\x89\x84\0\0\0\0ping", b"\x8a\x84\0\0\0\0pong", b"\x00\x80\0\0\0\0"],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_of_frames_that_are_no_message(party: Party, frame: bytes) -> None:
    first = b"\x01\x80\0\0\0\0" if frame.startswith(b"\x00") else b""
    held_back = party.house.app.state.limits.held_back.counts
    before = held_back["frames"]
    with party.undisturbed(), party.phone() as rude:
        rude.raw(first + frame * int(USUAL.frames.burst / 2))
        rude.frame(b"in between", Opcode.PING)  # a lively program is no flood
        rude.raw(frame * 5000)
        # What nobody reads of a flood makes the kernel reset the line: then the house's last word
        # is lost on the way, and only the house can tell why it hung up.
        assert rude.closed() in (1008, 1006)
        assert held_back["frames"] > before
        for phone in party.phones:
            phone.settle()


def test_frames_of_many_sockets_of_one_address_are_counted_together(tmp_path: Path) -> None:
    """Each keeps to what a socket may send."""
    rates = replace(UNLIMITED, frames_by_address=Rate(0.001, 100))
    with running_house(tmp_path, rates=rates) as house, gathered(house) as party:
        ping = b"\x89\x80\0\0\0\0"
        with ExitStack() as stack:
            many = [
                stack.enter_context(Phone(house, party.path, source="127.0.0.2")) for _ in range(6)
            ]
            for phone in many:
                phone.settle()
                phone.raw(ping * 30)
            for phone in many[4:]:
                assert phone.closed() in (1008, 1006)
        counts = house.app.state.limits.held_back.counts
        assert counts["frames_by_address"] >= 2
        party.goes_on()


def test_a_flood_of_tables(party: Party) -> None:
    eve = party.cookies[4]
    with party.undisturbed():
        answers = [
            asked(party.house, "POST", "/api/tables", {"game": "niagara"}, eve) for _ in range(25)
        ]
    made = [answer for answer in answers if answer.status == 201]
    assert len(made) == USUAL.tables_by_person.burst
    assert {(each.status, each.reason) for each in answers[len(made) :]} == {(429, "too-fast")}
    assert answers[-1].headers["retry-after"] == "20"
    ana = asked(party.house, "POST", "/api/tables", {"game": "niagara"}, party.cookies[0])
    assert ana.status == 201


def test_a_flood_of_wrong_passphrases(party: Party) -> None:
    house, secret = party.house, "three canoes and a ruby"
    gil = arrived(house, "Gil")
    assert asked(house, "POST", "/api/me/claim", {"passphrase": secret}, gil).status == 200
    with party.undisturbed():
        guesses = [
            asked(house, "POST", "/api/me/enter", {"name": "GIL", "passphrase": f"guess {each:04}"})
            for each in range(20)
        ]
    said = [(answer.status, answer.reason) for answer in guesses]
    assert said == [(403, "wrong-passphrase")] * 5 + [(429, "too-many-attempts")] * 15
    assert guesses[-1].headers["retry-after"] == "30"
    assert not any("set-cookie" in answer.headers for answer in guesses)
    nobody = {"name": "Nobody has claimed this", "passphrase": secret}
    assert asked(house, "POST", "/api/me/enter", nobody).reason == "wrong-passphrase"


def test_a_flood_of_guests(tmp_path: Path) -> None:
    with running_house(tmp_path, rates=Rates()) as house, gathered(house) as party:
        with party.undisturbed():
            answers = [asked(house, "POST", "/api/me", {"name": f"{each}"}) for each in range(30)]
        made = [answer for answer in answers if answer.status == 200]
        assert len(made) + len(party.cookies) == USUAL.guests_by_address.burst
        assert answers[-1].reason == "too-fast"
        renamed = asked(house, "POST", "/api/me/name", {"name": "Anna"}, party.cookies[0])
        assert renamed.status == 200


def test_a_flood_of_sockets(tmp_path: Path) -> None:
    with (
        running_house(tmp_path, sockets=10) as house,
        gathered(house) as party,
        ExitStack() as stack,
    ):
        with party.undisturbed(), ExitStack() as crowd:
            for _ in range(5):
                crowd.enter_context(party.phone()).settle()
            with pytest.raises(TurnedAway) as turned:
                party.phone(4)
            assert turned.value.said.reason == "house-full"
            crowd.enter_context(party.phone(0)).settle()  # the last places are for who has a seat
            for _ in range(5):
                with pytest.raises(TurnedAway) as turned:
                    party.phone(0)
                assert (turned.value.said.status, turned.value.said.reason) == (503, "house-full")
            assert asked(house, "GET", "/healthz").json()["sockets"] == 10
        house.ask(lambda: open_sockets(house, 4))
        assert house.app.state.limits.sockets.largest == 4
        for _ in range(6):  # there is room again
            stack.enter_context(party.phone(0)).settle()


def test_who_opens_sockets_too_fast_waits(tmp_path: Path) -> None:
    rates = replace(UNLIMITED, reads_by_address=Rate(0.01, 25))
    with running_house(tmp_path, rates=rates) as house, gathered(house) as party:
        with party.undisturbed():
            for _ in range(12):
                with suppress(TurnedAway), party.phone(0) as phone:
                    phone.settle()
            with pytest.raises(TurnedAway) as turned:
                party.phone(0)
        assert (turned.value.said.status, turned.value.said.reason) == (429, "too-fast")
