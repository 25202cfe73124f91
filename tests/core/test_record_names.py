"""The second format: names outside of the digest, and every other byte under it as before."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.core.record import (
    FIRST,
    SECOND,
    Names,
    Record,
    Seated,
    encode,
    finish,
    nameless,
    read,
    write,
)
from ludotheque.core.verify import verify
from ludotheque.titles import find

from .test_record import FLIPS, SEED, WHOLE, judge, refused, unnoticed
from .toy import Auction

GOLDEN = Path(__file__).parents[2] / "web" / "src" / "fairness"


def apart(*names: str | None) -> Record:
    """The same game with its names outside."""
    assert WHOLE.end is not None
    header = replace(WHOLE.header, format=SECOND, seats=tuple(map(Seated, names)))
    return finish(Record(header, WHOLE.lines), WHOLE.end.result, SEED)


NAMED = apart("Ana", "Ben")
RAW = write(NAMED)
NAMES = encode(Names(("Ana", "Ben")))
GAME = RAW.removesuffix(NAMES)


def test_names_are_the_last_line_and_stand_nowhere_else() -> None:
    assert RAW == GAME + NAMES
    assert NAMES == b'{"kind":"names","names":["Ana","Ben"]}\n'
    assert b"Ana" not in GAME
    assert write(read(RAW)) == RAW
    assert [seat.name for seat in read(RAW).header.seats] == ["Ana", "Ben"]


def test_it_verifies_alike_under_any_names_and_under_none() -> None:
    found = [
        verify(read(write(each)), Auction())
        for each in (NAMED, apart("Ana", None), apart("X", "Y"), nameless(NAMED))
    ]
    assert {each.fingerprint for each in found} == {hashlib.sha256(GAME).hexdigest()}
    assert {(each.plies, each.draws) for each in found} == {(len(WHOLE.plies), 1)}


def test_of_a_game_of_nobody_there_is_no_line_of_names() -> None:
    assert write(nameless(NAMED)) == write(nameless(WHOLE)).replace(
        WHOLE.end.digest.encode() if WHOLE.end else b"",
        NAMED.end.digest.encode() if NAMED.end else b"",
    )
    assert write(nameless(NAMED)) == GAME
    assert "not written as the house writes" in refused(GAME + encode(Names((None, None))))


def test_one_that_goes_on_has_its_names_too() -> None:
    going = Record(NAMED.header, NAMED.lines[:3])
    assert write(going).endswith(NAMES)
    assert write(read(write(going))) == write(going)


@pytest.mark.parametrize("flip", FLIPS.values(), ids=FLIPS)
def test_no_byte_but_those_of_names_can_change_unnoticed(flip: Callable[[int], int]) -> None:
    found = unnoticed(RAW, flip)
    assert all(at >= len(GAME) for at in found), found
    within = {
        at for each in (b"Ana", b"Ben") for at in range(len(RAW)) if 0 <= at - RAW.find(each) < 3
    }
    assert set(found) <= within, "only a name can be another, and the line is still a line"


def test_a_name_can_change_and_still_it_is_the_same_game() -> None:
    judge(RAW.replace(b"Ana", b"Bob"))


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (GAME + encode(Names(("Ana",))), "2 seats to be named"),
        (GAME + encode(Names(("Ana", "Ben", "C"))), "2 seats to be named"),
        (GAME + NAMES + NAMES, "should stand here"),
        (RAW.replace(GAME, GAME.replace(b"\n", b"\n" + NAMES, 1)), "should stand here"),
        (write(WHOLE) + NAMES, "should stand here"),
        (GAME + NAMES.replace(b",", b", "), "not written as the house writes"),
        (GAME.replace(b'"bot":null', b'"name":"Ana","bot":null') + NAMES, "line 1"),
        (write(WHOLE).replace(b"player 0", b"", 1), "line 1"),
        (write(WHOLE).replace(b'"player 0","bot"', b'null,"bot"', 1), "line 1: each seat needs"),
    ],
    ids=["few", "many", "twice", "early", "first format", "space", "in both", "empty", "null"],
)
def test_names_stand_in_one_place_and_in_one_way(raw: bytes, reason: str) -> None:
    assert reason in refused(raw)


def test_the_first_format_cannot_forget() -> None:
    assert WHOLE.header.format == FIRST
    header = replace(WHOLE.header, seats=(Seated(None), Seated("Ben")))
    with pytest.raises(ValueError, match="nobody"):
        write(replace(WHOLE, header=header))


@pytest.mark.parametrize("name", ["record.golden.jsonl", "record2.golden.jsonl"])
def test_what_is_kept_of_both_formats_still_verifies(name: str) -> None:
    raw = (GOLDEN / name).read_bytes()
    assert verify(read(raw), find("niagara").game).draws == 5
    assert write(read(raw)) == raw
