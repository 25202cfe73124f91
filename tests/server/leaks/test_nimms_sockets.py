"""Investigators over real sockets: any seat, at any moment of the bidding, first come first served,
and shut out from the instant of the denunciation.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.support.houses import Running, running_house
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone, arrived, asked

SEATS = 4
DENOUNCE: dict[str, Any] = {"kind": "denounce"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("nimms")) as running:
        yield running


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def investigate(*opponents: int) -> dict[str, Any]:
    return {"kind": "investigate", "opponents": list(opponents)}


class Night:
    """Four people at a table, each with a phone, and one who only watches."""

    def __init__(self, house: Running, table: str, phones: list[Phone]) -> None:
        self.house, self.table, self.phones = house, table, phones

    @property
    def turn(self) -> int:
        self.phones[-1].settle()
        (seat,) = self.phones[-1].last("frame")["awaited"]
        return int(seat)

    def plies(self) -> list[tuple[int, str]]:
        """The record as it is stored: who did what, in order."""
        kept = self.house.ask(lambda: self.house.house.store.load(self.table))
        assert kept is not None
        lines = [msgspec.json.decode(line.raw) for line in kept.lines]
        return [(line["seat"], line["move"]["kind"]) for line in lines if line["kind"] == "ply"]

    def does(self, seat: int, move: dict[str, Any]) -> dict[str, Any]:
        return self.phones[seat].ask(submit(move))

    def bids(self) -> int:
        """Whose turn it is makes the lowest bid that is open."""
        seat = self.turn
        self.phones[seat].settle()
        move = self.phones[seat].last("frame")["moves"][0]
        assert move["kind"] == "bid"
        assert self.does(seat, move)["kind"] == "accepted"
        return seat

    def denounces(self) -> int:
        seat = self.turn
        assert self.does(seat, DENOUNCE)["kind"] == "accepted"
        return seat

    def told(self, number: int, kind: str) -> list[dict[str, Any]]:
        """Events of a kind that reached a phone."""
        self.phones[number].settle()
        frames = self.phones[number].heard("frame")
        events = [told["event"] for frame in frames for told in frame["told"]]
        return [event for event in events if event["kind"] == kind]


@contextmanager
def night(house: Running, seats: int = SEATS) -> Iterator[Night]:
    cookies = [arrived(house, f"Guest {number}") for number in range(seats + 1)]
    wanted = {"game": "nimms-leich", "seats": ["person"] * seats}
    made = asked(house, "POST", "/api/tables", wanted, cookies[0])
    assert made.status == 201, made.body
    table = made.json()["id"]
    for cookie in cookies[:seats]:
        sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        assert sat.status == 200, sat.body
    path = f"/api/tables/{table}/socket?language=en"
    with ExitStack() as stack:
        phones = [stack.enter_context(Phone(house, path, cookie)) for cookie in cookies]
        for phone in phones:
            phone.settle()
        yield Night(house, table, phones)


@pytest.mark.clause("nimms-leich", "4.1")
@pytest.mark.parametrize("bids", [0, 1, 3])
def test_4_1_any_seat_at_any_moment_of_the_bidding(house: Running, bids: int) -> None:
    with night(house) as table:
        for _ in range(bids):
            table.bids()
        turn = table.turn
        for seat in range(SEATS):
            others = [other for other in range(SEATS) if other != seat]
            for pair in list(combinations(others, 2))[:2]:
                assert table.does(seat, investigate(*pair))["kind"] == "accepted"
            answer = table.does(seat, investigate(*others[:2]))
            assert (answer["kind"], answer["refusal"]["rule"]) == ("refused", "4.3")
        assert table.turn == turn, "nobody has lost their turn by it"
        assert [kind for _, kind in table.plies()].count("investigate") == 2 * SEATS


@pytest.mark.clause("nimms-leich", "4.1")
def test_4_1_everybody_hears_of_it_and_one_alone_sees_others_cards(house: Running) -> None:
    """Whose card was looked at is told so; nobody else hears what was there to be seen."""
    with night(house) as table:
        table.bids()
        seat = (table.turn + 1) % SEATS
        pair = sorted(other for other in range(SEATS) if other != seat)[:2]
        assert table.does(seat, investigate(*pair))["kind"] == "accepted"
        for number in range(SEATS + 1):
            spent = table.told(number, "token_spent")
            assert [(event["seat"], event["opponents"]) for event in spent] == [(seat, pair)]
            seen = table.told(number, "cards_seen")
            own = [number] if number in pair else []
            assert [event["owner"] for event in seen] == (pair if number == seat else own)
            heard = "".join(table.phones[number].texts)
            assert ("cards_seen" in heard) == (number in (seat, *pair))


@pytest.mark.clause("nimms-leich", "R12")
def test_r12_what_was_said_at_a_table_of_people_is_said(house: Running) -> None:
    """Neither a bid nor a denunciation is taken back, not even before anybody has answered it."""
    with night(house) as table:
        for said in (table.bids, table.denounces):
            seat = said()
            phone = table.phones[seat]
            phone.settle()
            assert phone.last("frame")["undo"] is False
            plies = table.plies()
            answer = phone.ask({"kind": "take_back", "id": "back"})
            assert (answer["kind"], answer["problem"]["reason"]) == (
                "objected",
                "undo-said",
            )
            assert table.plies() == plies


@pytest.mark.clause("nimms-leich", "4.2", "3.1")
def test_4_2_from_the_denunciation_on_they_stay_outside(house: Running) -> None:
    with night(house) as table:
        table.bids()
        denouncer = table.turn
        assert table.does(denouncer, DENOUNCE)["kind"] == "accepted"
        for seat in range(SEATS):
            others = [other for other in range(SEATS) if other != seat]
            answer = table.does(seat, investigate(*others[:2]))
            assert (answer["kind"], answer["refusal"]["rule"]) == ("refused", "4.2")
            assert answer["text"], "the clause is explained"
        assert table.plies()[-1] == (denouncer, "denounce")


@pytest.mark.clause("nimms-leich", "4.1", "4.2")
@pytest.mark.parametrize("seed", range(4))
def test_4_2_in_the_order_of_arrival(house: Running, seed: int) -> None:
    """Everybody reaches for a token in the same instant in which the bid is denounced.

    Whoever comes before the denunciation sees cards; whoever comes after it is refused, and has
    the token still. The record says who came when.
    """
    rng = Random(seed)
    with night(house) as table:
        table.bids()
        denouncer = table.turn
        looks = {seat: rng.choice([0, 1, 2]) for seat in range(SEATS)} | {denouncer: 2}
        first = rng.randint(0, 2)  # so many looks of their own before they denounce
        answers: dict[str, dict[str, Any]] = {}
        gate = threading.Barrier(SEATS)

        def hurry(seat: int) -> None:
            phone = table.phones[seat]
            pair = sorted(other for other in range(SEATS) if other != seat)[:2]
            wanted = [submit(investigate(*pair), f"{seat}-{n}") for n in range(looks[seat])]
            if seat == denouncer:
                wanted.insert(first, submit(DENOUNCE, "denounce"))
            gate.wait()
            phone.send(*wanted)
            for message in wanted:
                answers[message["id"]] = phone.answer(message["id"])

        threads = [threading.Thread(target=hurry, args=(seat,)) for seat in range(SEATS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert answers["denounce"]["kind"] == "accepted"
        plies = table.plies()
        end = plies.index((denouncer, "denounce"))
        assert [kind for _, kind in plies[end:]] == ["denounce"], "nothing came in after it"
        for seat, count in looks.items():
            outcomes = [answers[f"{seat}-{n}"] for n in range(count)]
            accepted = [each for each in outcomes if each["kind"] == "accepted"]
            refused = [each for each in outcomes if each["kind"] == "refused"]
            assert len(accepted) + len(refused) == count
            assert {each["refusal"]["rule"] for each in refused} <= {"4.2"}
            assert plies.count((seat, "investigate")) == len(accepted)
            table.phones[seat].settle()
            tokens = table.phones[seat].last("frame")["view"]["tokens"]
            assert tokens[seat] == 2 - len(accepted)
        own = [answers[f"{denouncer}-{n}"]["kind"] for n in range(2)]
        assert own == ["accepted"] * first + ["refused"] * (2 - first), "in the order of sending"
        accepted_ids = [id for id, answer in answers.items() if answer["kind"] == "accepted"]
        in_order = sorted(accepted_ids, key=lambda id: int(answers[id]["at"]))
        assert in_order[-1] == "denounce", "whoever was later was refused"
        kinds = [
            (denouncer, "denounce") if id == "denounce" else (int(id[0]), "investigate")
            for id in in_order
        ]
        assert plies[-len(kinds) :] == kinds, "the record has them as they were answered"
        for seat in range(SEATS):
            sent = [id for id in in_order if id.startswith(f"{seat}-")]
            assert sent == sorted(sent), "what one phone sent keeps its order"


@pytest.mark.clause("nimms-leich", "6.4", "R4")
def test_r4_the_lot_is_drawn_before_anything_else_happens(house: Running) -> None:
    with night(house, seats=3) as table:
        seat = (table.turn + 1) % 3
        others = sorted({0, 1, 2} - {seat})
        assert table.does(seat, investigate(*others))["kind"] == "accepted"
        assert [kind for _, kind in table.plies()[-2:]] == ["investigate", "draw_lots"]
        seen = {event["owner"]: event["cards"] for event in table.told(seat, "cards_seen")}
        assert set(seen) == {*others}
        for other in others:
            (told,) = table.told(other, "cards_seen")
            assert (told["owner"], told["cards"]) == (other, seen[other]), "one's own, which of two"
            view = table.phones[other].last("frame")["view"]
            assert view["looks"][-1]["cards"] == [face["card"] for face in seen[other]]
        assert table.told(3, "cards_seen") == []
        for other in (*others, 3):
            assert "draw_lots" not in "".join(table.phones[other].texts)
