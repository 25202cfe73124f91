"""A seat is its player's, and nobody is passed over: over real sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from ludotheque.table.clock import HouseClock
from tests.server.support.evenings import Hands
from tests.server.support.houses import Running, running_house
from tests.server.support.party import Party, gathered, submit
from tests.server.support.raw import Phone, arrived, asked

LIVE = {"kind": "live", "minutes": 30, "increment": 0}
DAILY = {"kind": "daily", "hours": 24}
FREE = {"kind": "unlimited"}
MINUTE = 60_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("manners")) as running:
        yield running


@pytest.fixture
def clock(house: Running) -> Hands:
    """The time at the tables that are set up from now on, set by hand."""
    now = house.house.now
    assert isinstance(now, HouseClock)
    hands = Hands(now())
    now.anchor, now.ticks, now.per = 0, hands, 1
    return hands


Back = Callable[[Party, int], Phone]


@pytest.fixture
def back() -> Iterator[Back]:
    """Somebody who hung up is here again, until the end of the test."""
    with ExitStack() as stack:

        def back(party: Party, seat: int) -> Phone:
            party.phones[seat] = phone = stack.enter_context(party.phone(seat))
            phone.settle()
            return phone

        yield back


def hangs_up(phone: Phone, *others: Phone, seat: int) -> None:
    def present(heard: dict[str, Any], so: bool) -> bool:
        return heard["kind"] == "table_now" and heard["table"]["seats"][seat]["present"] is so

    for other in others:
        # What was told before they had all come says the same, of somebody who was still to come.
        if not place(other, seat)["present"]:
            other.until(lambda heard: present(heard, True))
    phone.close()
    for other in others:
        other.until(lambda heard: present(heard, False))


def place(phone: Phone, seat: int) -> dict[str, Any]:
    phone.settle()
    seats: list[dict[str, Any]] = phone.last("table_now")["table"]["seats"]
    return seats[seat]


def lends(phone: Phone, seat: int, id: str) -> tuple[str, dict[str, Any]]:
    answer = phone.ask({"kind": "propose_lend", "id": id, "seat": seat})
    if answer["kind"] == "objected":
        return answer["problem"]["reason"], answer["problem"]["facts"]
    return answer["kind"], {}


def plays_until(party: Party, last: int) -> None:
    """A seat was the last to move in a round, the river flowed, and another laid a tile since."""
    rng, mover = Random(3), -1
    phones = party.phones[:3]
    while True:
        for phone in phones:
            phone.settle()
        frame = phones[0].last("frame")
        if len(frame["awaited"]) == 3 and mover == last:
            break
        mover = frame["awaited"][0]
        phones[mover].settle()
        moves = phones[mover].last("frame")["moves"]
        assert phones[mover].ask(submit(rng.choice(moves)))["kind"] == "accepted"
    phones[0].settle()
    assert phones[0].ask(submit(phones[0].last("frame")["moves"][0]))["kind"] == "accepted"


@pytest.mark.parametrize(("pace", "minutes"), [(LIVE, 5), (FREE, 15)], ids=["live", "free"])
def test_a_seat_stays_its_players_for_minutes(
    house: Running, back: Back, clock: Hands, pace: dict[str, Any], minutes: int
) -> None:
    with gathered(house, pace=pace) as party:
        ana, ben, chloe = party.phones[:3]
        if not place(ana, 2)["present"]:
            ana.until(
                lambda heard: (
                    heard["kind"] == "table_now" and heard["table"]["seats"][2]["present"] is True
                )
            )
        assert place(ana, 2)["grace"] is None
        hangs_up(chloe, ana, ben, seat=2)
        assert place(ana, 2)["grace"] == minutes * MINUTE
        assert lends(ana, 2, "1") == ("seat-away-shortly", {"minutes": minutes})
        clock.now += minutes * MINUTE - 1
        assert lends(ana, 2, "2") == ("seat-away-shortly", {"minutes": 1})
        clock.now += 1
        assert lends(ana, 2, "3") == ("accepted", {})
        assert not place(ben, 2)["lent"], "Ben is here, and is asked"
        back(party, 2)


def test_by_the_day_only_ones_own_clock_gives_a_seat_away(
    house: Running, back: Back, clock: Hands
) -> None:
    with gathered(house, pace=DAILY) as party:
        ana, ben, chloe = party.phones[:3]
        hangs_up(chloe, ana, ben, seat=2)
        clock.now += 23 * 60 * MINUTE
        assert place(ana, 2)["grace"] is None
        assert lends(ana, 2, "1") == ("seat-by-clock", {})
        assert not any(b'"lend"' in line for line in party.lines())
        back(party, 2)


def test_whoever_comes_back_reads_that_a_bot_played_for_them(
    house: Running, back: Back, clock: Hands
) -> None:
    with gathered(house, pace=LIVE) as party:
        ana, ben, chloe = party.phones[:3]
        hangs_up(ben, ana, chloe, seat=1)
        hangs_up(chloe, ana, seat=2)
        clock.now += 5 * MINUTE
        assert lends(ana, 2, "1") == ("accepted", {})
        ana.until(lambda heard: heard["kind"] == "frame" and 2 not in heard["awaited"])
        back(party, 1)
        back(party, 2)
        chloe = party.phones[2]

        def returned(heard: dict[str, Any]) -> bool:
            return any(line["kind"] == "return" for line in heard["lines"])

        # It may have been among the first things that she was told.
        if not any(map(returned, chloe.heard("frame"))):
            chloe.until(lambda heard: heard["kind"] == "frame" and returned(heard))
        lines = [line for frame in chloe.heard("frame") for line in frame["lines"]]
        assert [(line["kind"], line["seat"]) for line in lines] == [("lend", 2), ("return", 2)]
        assert lines[0]["why"] == "agreed"
        told = {each["at"] for frame in chloe.heard("frame") for each in frame["told"]}
        assert told & set(range(lines[0]["at"], lines[1]["at"])), "what it did is told"


@pytest.mark.parametrize("pace", [DAILY, FREE], ids=["daily", "free"])
def test_nobodys_answer_is_taken_back_behind_their_back(
    house: Running, back: Back, clock: Hands, pace: dict[str, Any]
) -> None:
    """Chloé moves, Ana answers and hangs up; so does Ben. Chloé would like her move back."""
    with gathered(house, pace=pace) as party:
        plays_until(party, last=2)
        ana, ben, chloe = party.phones[:3]
        before = party.lines()
        hangs_up(ana, ben, chloe, seat=0)
        hangs_up(ben, chloe, seat=1)
        clock.now += 20 * 60 * MINUTE
        assert chloe.ask({"kind": "ask_undo", "id": "may I"}) == {
            "kind": "undo_answer",
            "id": "may I",
            "at": len(before),
            "ask": True,
        }
        offered = chloe.ask({"kind": "take_back", "id": "back"})
        assert (offered["kind"], offered["offer"]) == ("accepted", "2:back")
        assert party.lines() == before
        back(party, 0)
        back(party, 1)
        for phone in party.phones[:2]:
            answered = {"kind": "answer", "id": "a", "offer": "2:back", "yes": True}
            assert phone.ask(answered)["kind"] == "accepted"
        assert len(party.lines()) == len(before) + 1


def test_in_a_live_game_a_hiccup_of_the_line_does_not_cost_a_move(
    house: Running, back: Back, clock: Hands
) -> None:
    with gathered(house, pace=LIVE) as party:
        plays_until(party, last=2)
        ana, ben, chloe = party.phones[:3]
        before = party.lines()
        hangs_up(ana, ben, chloe, seat=0)
        assert chloe.ask({"kind": "take_back", "id": "back"})["offer"] == "2:back"
        answered = {"kind": "answer", "id": "a", "offer": "2:back", "yes": True}
        assert ben.ask(answered)["kind"] == "accepted"
        assert party.lines() == before, "Ana is only just gone"
        clock.now += 5 * MINUTE
        ben.ask({"kind": "say", "id": "s", "text": "Ana?"})  # whatever happens next
        chloe.settle()
        assert len(party.lines()) == len(before) + 1
        back(party, 0)


def test_undo_says_beforehand_whether_and_why_not(house: Running, clock: Hands) -> None:
    with gathered(house) as party:
        ana, ben, chloe, dora = party.phones

        def may(phone: Phone, id: str) -> str:
            phone.settle()
            answer = phone.ask({"kind": "ask_undo", "id": id})
            if answer["kind"] == "undo_answer":
                return "asks" if answer["ask"] else "at once"
            return str(answer["problem"]["reason"])

        assert may(ana, "1") == "nothing-to-undo"
        assert may(dora, "1") == "not-seated"
        before = party.lines()
        ana.ask(submit(ana.last("frame")["moves"][0]))
        assert may(ana, "2") == "at once"
        assert ana.ask({"kind": "take_back", "id": "b"})["kind"] == "accepted"
        assert may(ana, "3") == "nothing-to-undo", "it was taken back, so there is none"
        for phone in (ana, ben, chloe):
            phone.settle()
            phone.ask(submit(phone.last("frame")["moves"][0]))
        ana.settle()
        first = ana.last("frame")["awaited"][0]
        other = next(seat for seat in range(3) if seat != first)
        assert may(party.phones[other], "4") == "undo-learnt"
        assert len(party.lines()) == len(before) + 5, "nobody changed anything by asking"


def test_who_says_no_is_told_to_who_asked_also_later(house: Running, back: Back) -> None:
    with gathered(house, pace=DAILY) as party:
        ana, ben, chloe = party.phones[:3]
        assert ana.ask({"kind": "propose_draw", "id": "d"})["offer"] == "0:d"
        hangs_up(ana, ben, seat=0)
        no = {"kind": "answer", "id": "n", "offer": "0:d", "yes": False}
        assert chloe.ask(no)["kind"] == "accepted"
        back(party, 0)
        party.phones[0].settle()
        table = party.phones[0].last("table_now")["table"]
        assert table["offers"] == []
        (declined,) = table["declined"]
        assert (declined["offer"]["id"], declined["by"], declined["how"]) == ("0:d", 2, "no")


def test_players_see_who_watches_and_lists_do_not(house: Running) -> None:
    with gathered(house) as party:
        ana = party.phones[0]
        ana.until(
            lambda heard: heard["kind"] == "table_now" and heard["table"]["watching"] == ["Dora"]
        )
        with party.phone() as nobody, party.phone(4), party.phone(4):
            ana.until(
                lambda heard: heard["kind"] == "table_now" and heard["table"]["watchers"] == 4
            )
            assert ana.last("table_now")["table"]["watching"] == ["Dora", "Eve"]
            nobody.settle()
            assert nobody.last("table_now")["table"]["watching"]
        renamed = asked(house, "POST", "/api/me/name", {"name": "Odile"}, party.cookies[3])
        assert renamed.status == 200, renamed.body
        ana.until(
            lambda heard: heard["kind"] == "table_now" and heard["table"]["watching"] == ["Odile"]
        )
        listed = asked(house, "GET", "/api/tables?stage=playing&most=100").json()["tables"]
        assert all(each["table"]["watching"] == [] for each in listed)


def test_two_of_one_name_can_be_told_apart(house: Running) -> None:
    cookies = [arrived(house, name) for name in ("Alice", "ALICE", "Alice", "A" * 40, "A" * 40)]
    made = asked(
        house, "POST", "/api/tables", {"game": "niagara", "seats": ["person"] * 5}, cookies[0]
    )
    table = made.json()["id"]
    for cookie in cookies[:4]:
        sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
        assert sat.status == 200, sat.body
    # Who sits down anew is not told apart from themselves.
    asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "other"}, cookies[0])
    sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookies[4])
    names = [each["name"] for each in sat.json()["table"]["seats"]]
    assert names == ["Alice", "ALICE 2", "Alice 3", "A" * 40, "A" * 37 + " 2"]


def test_two_watchers_of_one_name_can_be_told_apart(house: Running) -> None:
    """Also from who plays; and each keeps theirs, whoever leaves, until they change it."""

    def said(phone: Phone, text: str) -> str:
        assert phone.ask({"kind": "say", "id": text, "text": text})["kind"] == "accepted"
        phone.until(lambda heard: text in str(heard.get("said")))
        (name,) = (each["name"] for each in phone.last("heard")["said"] if each["text"] == text)
        return str(name)

    with gathered(house) as party:
        ana = party.phones[0]
        cookies = [arrived(house, name) for name in ("Dora", "DORA", "Ana")]
        with ExitStack() as stack:
            phones = [stack.enter_context(Phone(house, party.path, each)) for each in cookies]
            names = [said(phone, f"Hello {at}") for at, phone in enumerate(phones)]
            assert len({each.casefold() for each in ("Dora", *names)}) == 4
            assert names[2] == "Ana 2"
            phones[0].close()
            assert said(phones[1], "still here") == names[1]
            ana.until(
                lambda heard: (
                    heard["kind"] == "table_now"
                    and heard["table"]["watching"] == sorted(["Dora", *names[1:]])
                )
            )
            renamed = asked(house, "POST", "/api/me/name", {"name": "Odile"}, cookies[1])
            assert renamed.status == 200, renamed.body
            assert said(phones[1], "renamed") == "Odile"
            party.phones += phones


def test_in_a_game_one_has_the_name_one_sat_down_with_in_the_talk_too(house: Running) -> None:
    with gathered(house) as party:
        ben = party.phones[1]
        renamed = asked(house, "POST", "/api/me/name", {"name": "Benedikt"}, party.cookies[1])
        assert renamed.status == 200, renamed.body
        assert ben.ask({"kind": "say", "id": "s", "text": "Hello"})["kind"] == "accepted"
        ben.settle()
        assert [each["name"] for each in ben.last("heard")["said"]] == ["Ben"]
        assert place(ben, 1)["name"] == "Ben"
