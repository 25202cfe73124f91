"""The record is the game: read as it was written, refused in one line when it is not honest."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, AnyGame, Result, ignore
from ludotheque.core.record import (
    BadRecord,
    Header,
    Opened,
    Ply,
    Record,
    Seated,
    finish,
    read,
    write,
)
from ludotheque.core.verify import verify

from .toy import Auction
from .toy_line import Line
from .toy_model import Bid, Deal, Options

SEED = hashlib.sha256(b"a seed").digest()
OPTIONS = Options(seats=2, rounds=2)


def played(game: AnyGame, options: Any, plies: int = 1000) -> tuple[Record, Any]:
    """A random game, finished unless it was cut short, and the state it led to."""
    names = [f"player {seat}" for seat in range(options.seats)]
    chance, rng = Chance(SEED, names), Random(1)
    state, made = game.setup(options), list[Ply]()
    while (awaited := game.awaited(state)) and len(made) < plies:
        seat = rng.choice(awaited)
        move = game.sample(state, seat, chance.at(len(made)) if seat == NATURE else rng)
        made.append(Ply(at=len(made), seat=seat, move=msgspec.to_builtins(move)))
        state = game.apply(state, seat, move, ignore)
    header = Header(
        game=game.name,
        version=game.version,
        options=msgspec.to_builtins(options),
        seats=tuple(Seated(name) for name in names),
        commitment=chance.commitment,
        entropy=chance.entropy,
    )
    record = Record(header, tuple(made))
    result = game.result(state)
    return (finish(record, result, SEED) if result else record), state


WHOLE, STATE = played(Auction(), OPTIONS)
OPEN, _ = played(Auction(), OPTIONS, plies=3)


def judge(raw: bytes) -> None:
    verify(read(raw), Auction())


def refused(raw: bytes) -> str:
    """Why these bytes are no honest record: one line for a person."""
    with pytest.raises(BadRecord) as caught:
        judge(raw)
    message = str(caught.value)
    assert message
    assert "\n" not in message
    return message


def changed(record: Record, **header: Any) -> bytes:
    """The same record under another header, with a digest that fits."""
    end = record.end
    assert end is not None
    other = Record(msgspec.structs.replace(record.header, **header), record.lines)
    return write(finish(other, end.result, bytes.fromhex(end.seed)))


def with_ply(at: int, **fields: Any) -> bytes:
    """The same record with one ply changed, and a digest that fits."""
    plies = list(WHOLE.plies)
    plies[at] = msgspec.structs.replace(plies[at], **fields)
    assert WHOLE.end is not None
    return write(finish(Record(WHOLE.header, tuple(plies)), WHOLE.end.result, SEED))


@pytest.mark.parametrize("game", [Auction(), Line()], ids=lambda game: game.name)
def test_a_record_replays_and_verifies(game: AnyGame) -> None:
    options = game.codec.options(b'{"seats":2}')
    record, state = played(game, options)
    again = read(write(record))
    assert write(again) == write(record)
    assert Opened(again, game).state() == state
    verified = verify(again, game)
    assert verified.plies == len(record.plies)
    assert verified.draws == sum(ply.seat == NATURE for ply in record.plies) > 0
    assert verified.fingerprint == hashlib.sha256(write(record)).hexdigest()


def test_every_state_on_the_way_can_be_had() -> None:
    opened = Opened(WHOLE, Auction())
    assert opened.state(0) == Auction().setup(OPTIONS)
    assert opened.state(len(WHOLE.plies)) == opened.state() == STATE
    events: list[Any] = []
    opened.advance(opened.course(0), 0, events.append)
    assert [event.seen_by(None) for event in events] == [True, False, False, True]


def test_an_unfinished_record_opens_but_does_not_verify() -> None:
    assert OPEN.end is None
    assert len(Opened(read(write(OPEN)), Auction()).lines) == 3
    assert "not finished" in refused(write(OPEN))


def test_a_record_cut_anywhere_is_refused() -> None:
    raw = write(WHOLE)
    for size in range(len(raw)):
        refused(raw[:size])


def test_a_record_with_something_after_its_end_is_refused() -> None:
    raw = write(WHOLE)
    for more in (b"\n", b" ", b"{}\n", raw.splitlines(keepends=True)[-2], raw):
        refused(raw + more)


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (b"", "begins with its header"),
        (b"\n", "line 1"),
        (b"\xff\xfe\n", "line 1"),
        (b"[]\n", "line 1"),
        (b"not a record\n", "line 1"),
        (write(WHOLE).partition(b"\n")[2], "begins with its header"),
        (write(WHOLE).replace(b"\n", b"\r\n"), "damaged"),
        (write(WHOLE).replace(b'"at":1,', b'"at":2,'), "line 3: number 1 should stand here"),
        (write(WHOLE).replace(b'"kind":"header"', b'"kind":"heading"'), "line 1"),
        (write(WHOLE).replace(b"ludotheque-record/1", b"ludotheque-record/2"), "line 1"),
        (write(WHOLE).replace(b'"bot":null', b'"bot": null'), "damaged"),
        (write(WHOLE).replace(b'"bot":null', b'"bot":null,"more":1'), "line 1"),
        (b"[" * 100_000 + b"\n", "line 1"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
def test_what_is_not_written_as_the_house_writes_is_refused(raw: bytes, reason: str) -> None:
    assert reason in refused(raw)


class Later(Auction):
    """The same game, since it can be chosen how many rounds there are."""

    unnamed: ClassVar[Mapping[str, int | str]] = {"rounds": 2}


def naming(options: dict[str, Any]) -> Record:
    header = msgspec.structs.replace(WHOLE.header, options=options)
    assert WHOLE.end is not None
    return finish(Record(header, WHOLE.lines), WHOLE.end.result, SEED)


def test_an_option_that_a_record_does_not_name_means_what_was_played_then() -> None:
    old = naming({"seats": 2})
    assert Opened(old, Later()).options == OPTIONS, "and not today's default, which is 3"
    assert verify(read(write(old)), Later()).plies == len(WHOLE.lines)
    assert Opened(WHOLE, Later()).options == OPTIONS


@pytest.mark.parametrize(
    ("game", "options", "reason"),
    [
        (Auction(), {"seats": 2}, "line 1: options: not written as the house writes it"),
        (Later(), {}, "line 1: options: not written as the house writes it"),
        (Later(), {"seats": 2, "more": 1}, "line 1: options: Object contains unknown"),
        (Later(), {"rounds": 2, "seats": 2}, "line 1: options: not written as the house writes it"),
    ],
    ids=["that always was", "seats", "unknown", "order"],
)
def test_only_what_came_later_may_be_left_unnamed(
    game: AnyGame, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadRecord, match=reason):
        Opened(naming(options), game)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"game": "line"}, "this is line version 1, and the house plays auction version 1"),
        ({"version": 2}, "this is auction version 2"),
        ({"options": {"seats": 9, "rounds": 2}}, "line 1: options: Expected `int` <= 4"),
        (
            {"options": {"seats": 2, "rounds": 2, "more": 1}},
            "line 1: options: Object contains unknown",
        ),
        ({"options": []}, "line 1: options: Expected `object`"),
        ({"options": {"seats": 3, "rounds": 2}}, "3 seats with an entropy each are needed"),
        ({"seats": (Seated("alone"),)}, "2 seats with an entropy each are needed"),
        ({"entropy": ("a", "b", "c")}, "2 seats with an entropy each are needed"),
        ({"entropy": ("player 0", "somebody")}, "not what was drawn from the seed"),
        ({"commitment": "0" * 64}, "not the one that was committed to"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_header_that_does_not_fit_is_refused(header: dict[str, Any], reason: str) -> None:
    assert reason in refused(changed(WHOLE, **header))


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (with_ply(1, move={"kind": "bid", "amount": 99}), "line 3: seat"),
        (with_ply(1, move={"kind": "bid", "amount": 1.5}), "line 3: "),
        (with_ply(1, move={"kind": "bluff"}), "line 3: "),
        (with_ply(1, move=None), "line 3: "),
        (with_ply(1, seat=2), "line 3: there is no seat 2"),
        (with_ply(1, seat=-2), "line 3: there is no seat -2"),
        (with_ply(1, seat=NATURE), "line 3: seat -1 may not do that"),
        (with_ply(1, seat=NATURE, move=msgspec.to_builtins(Deal(("red", "red")))), "already_dealt"),
        (with_ply(0, seat=0), "line 2: seat 0 may not do that"),
        (with_ply(0, move=msgspec.to_builtins(Bid(1))), "line 2: "),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_ply_that_the_rules_refuse_is_refused(raw: bytes, reason: str) -> None:
    assert reason in refused(raw)


def other_deals() -> Iterator[bytes]:
    colours = ("red", "blue")
    deals = [msgspec.to_builtins(Deal((one, two))) for one in colours for two in colours]  # type: ignore[arg-type]
    for deal in deals:
        if [*deal["tastes"]] != [*WHOLE.plies[0].move["tastes"]]:
            yield with_ply(0, move=deal)


def test_a_draw_that_does_not_come_from_the_seed_is_refused() -> None:
    assert [refused(raw) for raw in other_deals()] == [
        "line 2: this is not what was drawn from the seed"
    ] * 3


def ended(**fields: Any) -> bytes:
    assert WHOLE.end is not None
    return write(Record(WHOLE.header, WHOLE.plies, msgspec.structs.replace(WHOLE.end, **fields)))


def test_an_end_that_does_not_fit_is_refused() -> None:
    assert "committed to" in refused(ended(seed=SEED[::-1].hex()))
    assert "hexadecimal" in refused(ended(seed="no"))
    assert "digest" in refused(ended(digest="0" * 64))
    assert "result" in refused(ended(result=Result((9, 0), (0,), "4.1")))
    assert WHOLE.end is not None
    early = finish(Record(WHOLE.header, WHOLE.plies[:-1]), WHOLE.end.result, SEED)
    assert "ends before the game does" in refused(write(early))
    twice = (*WHOLE.plies, Ply(at=len(WHOLE.plies), seat=0, move={"kind": "bid", "amount": 0}))
    late = finish(Record(WHOLE.header, twice), WHOLE.end.result, SEED)
    assert "auction_is_over" in refused(write(late))


FLIPS: dict[str, Callable[[int], int]] = {
    **{f"bit {bit}": (lambda byte, bit=bit: byte ^ 1 << bit) for bit in range(8)},  # type: ignore[misc]
    "all bits": lambda byte: byte ^ 0xFF,
    "one more": lambda byte: (byte + 1) % 256,
    "a space": lambda _: 0x20,
    "a line's end": lambda _: 0x0A,
    "nothing": lambda _: 0x00,
}


def accepted(raw: bytes) -> bool:
    try:
        judge(raw)
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize("flip", FLIPS.values(), ids=FLIPS)
def test_no_byte_can_change_unnoticed(flip: Callable[[int], int]) -> None:
    assert unnoticed(write(WHOLE), flip) == {}


def unnoticed(raw: bytes, flip: Callable[[int], int]) -> dict[int, bytes]:
    """Where a byte could be another, and what would then stand there."""
    spoilt = (
        (at, raw[:at] + bytes([flip(byte)]) + raw[at + 1 :])
        for at, byte in enumerate(raw)
        if flip(byte) != byte
    )
    return {at: other[at - 20 : at + 20] for at, other in spoilt if accepted(other)}


@pytest.mark.parametrize(
    "raw",
    [
        changed(WHOLE, options={"rounds": 2, "seats": 2}),
        with_ply(1, move=dict(reversed(WHOLE.plies[1].move.items()))),
    ],
    ids=["options", "move"],
)
def test_a_game_is_written_in_one_way_only(raw: bytes) -> None:
    """Keys in another order, or a default left out: the same game, and yet other bytes."""
    refused(raw)


@pytest.mark.parametrize("depth", [100, 400, 500, 900, 950, 980, 990, 1000, 5000])
def test_a_move_nested_without_end_is_refused(depth: int) -> None:
    ply = b'{"kind":"ply","at":0,"seat":0,"move":' + b"[" * depth + b"]" * depth + b"}\n"
    raw = write(Record(WHOLE.header, ())) + ply
    with pytest.raises(BadRecord):
        Opened(read(raw), Auction())
