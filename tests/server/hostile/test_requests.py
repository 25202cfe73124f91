"""Messages that no client would send: each is answered or ends its own connection, and the game
at the same table goes on for the others.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.frames import Opcode

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.titles import find
from tests.server.support.houses import Running
from tests.server.support.party import NIAGARA, Party, faults, gathered, submit
from tests.server.support.raw import Message, Phone, arrived, asked

PING = b'{"kind":"ping","id":"1"}'
LAY = {"kind": "lay", "tile": 3}
LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def party(house: Running) -> Iterator[Party]:
    with gathered(house) as party:
        yield party


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


# What is no request


def test_a_head_of_hundreds_of_headers_is_no_request(house: Running) -> None:
    """Each would be looked through for each that is asked for."""
    few, many = ({f"x-{number}": "" for number in range(count)} for count in (90, 120))
    assert asked(house, "GET", "/healthz", None, None, **few).status == 200
    assert asked(house, "GET", "/healthz", None, None, **many).status == 400


# What is no message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "0",
        '"ping"',
        "{}",
        '{"kind":"ping"}',
        '{"kind":"ping","id":',
        '{"kind":"ping","id":"1"} {"kind":"ping","id":"2"}',
        '{"kind":"ping","id":"1","extra":0}',
        '{"kind":"ping","id":1}',
        '{"kind":"ping","id":""}',
        '{"kind":"ping","id":"%s"}' % ("a" * 65),
        '{"kind":"Ping","id":"1"}',
        '{"kind":"welcome","protocol":1,"pulse":1}',
        '{"kind":"accepted","id":"1","at":99}',
        '{"kind":"played","seat":0,"move":null}',
        '{"kind":"flag"}',
        '{"id":"1"}',
        '\ufeff{"kind":"ping","id":"1"}',
        '{"kind":"say","id":"\\ud800","text":"x"}',
        '{"kind":"say","id":"1","text":"%s"}' % ("a" * 501),
        '{"kind":"propose_lend","id":"1","seat":NaN}',
        '{"kind":"propose_lend","id":"1","seat":1e400}',
        '{"kind":"propose_lend","id":"1","seat":1.5}',
        '{"kind":"propose_lend","id":"1","seat":true}',
        '{"kind":"propose_lend","id":"1","seat":%s}' % ("9" * 5000),
        '{"kind":"submit","id":"1"}',
        '{"kind":"submit","id":"1","move":null}',
        '{"kind":"submit","id":"1","move":{"kind":"castle"}}',
        '{"kind":"submit","id":"1","move":{"kind":"lay","tile":7}}',
        '{"kind":"submit","id":"1","move":{"kind":"lay","tile":-0.0}}',
        '{"kind":"submit","id":"1","move":{"kind":"lay","tile":3,"seat":1}}',
        '{"kind":"submit","id":"1","seat":1,"move":{"kind":"lay","tile":3}}',
        "[" * LARGEST,
        '{"kind":"submit","id":"1","move":%s}' % ("[" * 8000 + "]" * 8000),
        '{"kind":"submit","id":"1","move":%s}' % ('{"a":' * 2000 + "0" + "}" * 2000),
    ],
    ids=lambda text: text[:60],
)
def test_what_is_no_message_ends_the_connection_and_nothing_else(party: Party, text: str) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.send(text)
        rude.send({"kind": "ping", "id": "still here?"})
        while rude.hear() not in (None, {"kind": "pong", "id": "still here?"}):
            pass
        last = rude.last("objected")
        assert last["problem"]["reason"] == "bad-request"
        assert (last["id"], rude.code) in ((None, 1007), ("1", None))
        assert 0 < len(last["problem"]["facts"]["why"]) <= 300
    party.discreet(rude)


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "say", "id": "long", "text": "x" * 501},
        {"kind": "submit", "id": "long", "move": {"kind": "lay", "tile": 17}},
        {"kind": "dance", "id": "long"},
    ],
)
def test_whoever_waits_for_the_answer_to_a_malformed_message_gets_it(
    party: Party, message: Message
) -> None:
    with party.undisturbed(), party.phone(0) as clumsy:
        answer = clumsy.ask(message)
        assert (answer["kind"], answer["id"]) == ("objected", "long")
        assert clumsy.ask({"kind": "ping", "id": "on"})["kind"] == "pong"


def test_bytes_are_no_message(party: Party) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.frame(PING, Opcode.BINARY)
        assert rude.closed() == 1007
        assert "bytes" in rude.last("objected")["problem"]["facts"]["why"]


def test_text_that_is_no_utf_8(party: Party, caplog: pytest.LogCaptureFixture) -> None:
    for data in (b"\xff\xfe", b'{"kind":"say","id":"1","text":"\xc3"}', b"\xed\xa0\x80"):
        with party.undisturbed(), party.phone(0) as rude:
            rude.frame(data)
            assert rude.closed() == 1007
    assert not faults(caplog)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x02{}", 1002),  # not masked
        (b"\xc1\x80\0\0\0\0", 1002),  # a reserved bit
        (b"\x83\x80\0\0\0\0", 1002),  # no such kind of frame
        (b"\x80\x80\0\0\0\0", 1002),  # the end of a message that never began
        (b"\x01\x81\0\0\0\0a\x81\x81\0\0\0\0b", 1002),  # a message within a message
        (b"\x89\xfe\0\x7e\0\0\0\0" + b"a" * 126, 1002),  # a ping too long for one
        (b"\x88\x81\0\0\0\0a", 1002),  # half a closing code
        (b"\x88\x82\0\0\0\0\x03\xed", 1002),  # a closing code that nobody may send
        (b"\x88\x84\0\0\0\0\x03\xe8\xff\xff", 1007),  # a closing reason that is no text
        (b"\x81\xff\x7f" + b"\xff" * 7 + b"\0" * 4, 1009),  # 2 ** 63 bytes are announced
    ],
)
def test_what_is_no_frame(party: Party, data: bytes, code: int) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.raw(data)
        assert rude.closed() == code


def test_too_much(party: Party) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.frame(PING.ljust(LARGEST))
        assert rude.answer("1")["kind"] == "pong"
        rude.frame(PING.ljust(LARGEST + 1))
        assert rude.closed() == 1009


def test_too_much_in_small_pieces(party: Party) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.frame(b" ", fin=False)
        rude.raw(b"\x00\x81\0\0\0\0 " * LARGEST)
        assert rude.closed() == 1009


def test_a_message_in_thousands_of_pieces_is_one_message(party: Party) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.frame(PING[:10], fin=False)
        rude.raw(b"\x00\x80\0\0\0\0" * 3000)
        for at in range(10, len(PING)):
            rude.frame(PING[at : at + 1], Opcode.CONT, fin=at == len(PING) - 1)
            rude.frame(b"in between", Opcode.PING)
        assert rude.answer("1")["kind"] == "pong"


def test_half_a_message_and_silence(party: Party) -> None:
    with party.undisturbed(), party.phone(0) as rude:
        rude.frame(PING[:10], fin=False)
        rude.raw(b"\x81\xfe\x40\x00")  # a frame that is announced and does not come


# What is a message, and not allowed

FORBIDDEN: list[tuple[Message, str]] = [
    (submit({"kind": "paddle", "canoe": 0, "to": "M3"}), "choose_first"),
    (submit({"kind": "stay"}), "choose_first"),
    (submit({"kind": "move_weather", "by": 1}), "choose_first"),
    (submit({"kind": "lay", "tile": 3, "buy_back": "ruby"}), "no_fallen_canoe"),
    (submit({"kind": "draw_lots", "first": 1, "fork": "L"}), "nature_draws_lots"),
    (submit({"kind": "draw_lots", "first": 10**300, "fork": None}), "nature_draws_lots"),
    (submit({"kind": "flow", "sides": ["L"] * 3000}), "nature_splits_the_river"),
    (
        submit({"kind": "paddle", "canoe": 1, "to": "M1", "rob": {"seat": -(10**300), "canoe": 0}}),
        "choose_first",
    ),
    ({"kind": "propose_lend", "id": "l1", "seat": 0}, "seat-not-absent"),
    ({"kind": "propose_lend", "id": "l2", "seat": 1}, "seat-not-absent"),
    ({"kind": "propose_lend", "id": "l3", "seat": -1}, "seat-not-persons"),
    ({"kind": "propose_lend", "id": "l4", "seat": 10**300}, "seat-not-persons"),
    ({"kind": "answer", "id": "a1", "offer": "0:x", "yes": True}, "no-such-offer"),
    ({"kind": "take_back", "id": "t1"}, "nothing-to-undo"),
    ({"kind": "say", "id": "s1", "text": " \n\u2028 "}, "said-empty"),
]


def reason(answer: Message) -> str:
    if answer["kind"] == "refused":
        return str(answer["refusal"]["reason"])
    assert answer["kind"] == "objected", answer
    return str(answer["problem"]["reason"])


def test_what_is_not_allowed_is_told_to_whoever_asked_and_to_nobody_else(house: Running) -> None:
    with gathered(house) as party, party.undisturbed(), party.phone(1) as rude:
        for phone in party.phones:
            phone.settle()
        before = [len(phone.heard("frame")) for phone in party.phones]
        for message, why in FORBIDDEN:
            assert reason(rude.ask(message)) == why
        for phone in party.phones:
            phone.settle()
        assert [len(phone.heard("frame")) for phone in party.phones] == before
        assert not any(phone.heard("refused") or phone.heard("objected") for phone in party.phones)
        party.discreet(rude)


def test_who_does_not_sit_there_cannot_play(party: Party) -> None:
    with party.undisturbed(), party.phone(3) as dora, party.phone() as nobody:
        acts: list[Message] = [
            submit(LAY),
            {"kind": "give_up", "id": "g"},
            {"kind": "take_back", "id": "t"},
            {"kind": "propose_draw", "id": "d"},
            {"kind": "propose_lend", "id": "l", "seat": 0},
            {"kind": "answer", "id": "a", "offer": "x", "yes": True},
        ]
        for act in acts:
            assert reason(dora.ask(act)) == "not-seated"
            assert reason(nobody.ask(act)) == "nobody"
        assert reason(nobody.ask({"kind": "say", "id": "s", "text": "hello"})) == "nobody"
        party.discreet(dora, nobody)


def test_out_of_turn_with_anothers_moves(house: Running) -> None:
    """The very moves that the awaited seat is offered, sent by each of the others."""
    with gathered(house) as party:
        for _ in range(3):
            party.goes_on()
        (awaited,) = party.phones[3].last("frame")["awaited"]
        moves = party.phones[awaited].last("frame")["moves"]
        with party.undisturbed():
            for seat in {0, 1, 2} - {awaited}:
                for move in moves[:10]:
                    assert party.phones[seat].ask(submit(move))["kind"] == "refused"


def test_before_the_game(house: Running) -> None:
    ana = arrived(house, "Ana")
    table = asked(house, "POST", "/api/tables", NIAGARA, ana).json()["id"]
    path = f"/api/tables/{table}"
    asked(house, "POST", f"{path}/seat", {}, ana)
    with Phone(house, f"{path}/socket", ana) as early:
        for message, _ in FORBIDDEN:
            expected = "said-empty" if message["kind"] == "say" else "not-started"
            assert reason(early.ask(message)) == expected
        assert reason(early.ask(submit({"kind": "castle"}))) == "bad-request"
    assert asked(house, "GET", path).json()["table"]["stage"] == "gathering"
    assert asked(house, "GET", f"{path}/record").reason == "not-over"


def test_after_the_game(house: Running) -> None:
    with gathered(house) as party:
        for seat in (0, 1):
            party.phones[seat].ask({"kind": "give_up", "id": "g"})
        before = party.lines()
        late = party.phones[2]
        for message, why in FORBIDDEN:
            assert reason(late.ask(message)) == (
                "said-empty" if why == "said-empty" else "game-over"
            )
        assert reason(late.ask({"kind": "give_up", "id": "too late"})) == "game-over"
        assert reason(party.phones[0].ask(submit(LAY))) == "game-over"
        assert party.lines() == before
        record = asked(house, "GET", f"/api/tables/{party.table}/record").body
        assert verify(read(record), find("niagara").game).fingerprint
        party.phones.clear()  # the seed is no secret any more


# What was sent before


def test_a_session_sent_again(house: Running) -> None:
    """Everything that Ben sent, sent once more by himself, by another player and by a stranger."""
    with gathered(house) as party:
        ben = party.phones[1]
        session: list[Message] = []
        answers: list[Message] = []

        def does(message: Message) -> None:
            session.append(message)
            answers.append(ben.ask(message))

        while len(session) < 6:
            ben.settle()
            if 1 in ben.last("frame")["awaited"]:
                does(submit(ben.last("frame")["moves"][0]))
            else:
                party.goes_on()
        does({"kind": "propose_draw", "id": "d"})
        before = party.lines()
        with party.phone(1) as again:
            assert [again.ask(message) for message in session] == answers
        with party.phone(3) as dora:
            assert {reason(dora.ask(message)) for message in session} == {"not-seated"}
        assert party.lines() == before
        awaited = party.phones[3].last("frame")["awaited"]
        idle = next(seat for seat in (0, 2) if seat not in awaited)
        with party.phone(idle) as other:
            for message in session[:-1]:
                assert other.ask(message)["kind"] == "refused"
        with party.undisturbed():
            pass
        for sent in (again, dora, other):
            party.discreet(sent)


def test_no_talk_makes_the_house_forget_a_move(house: Running) -> None:
    with gathered(house) as party, party.phone(3) as dora:
        move = submit(LAY, "once")
        first = party.phones[0].ask(move)
        dora.send(*({"kind": "say", "id": f"{each}", "text": "blah"} for each in range(60)))
        dora.answer("59")
        for each in range(100):
            dora.ask({"kind": "say", "id": f"more {each}", "text": "blah"})
        with party.undisturbed():
            assert party.phones[0].ask(move) == first
