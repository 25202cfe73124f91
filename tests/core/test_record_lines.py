"""Records with more than plies: every kind of line is written, read, verified, and never forged."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, Result
from ludotheque.core.record import (
    Agree,
    BadRecord,
    How,
    Lend,
    Line,
    Opened,
    Ply,
    Record,
    Resign,
    Return,
    Seated,
    Undo,
    begin,
    encode,
    finish,
    read,
    write,
)
from ludotheque.core.verify import verify

from .test_record import FLIPS, SEED, WHOLE, played, refused, unnoticed
from .toy import Auction
from .toy_line import Line as Stones
from .toy_model import Bid, Options

FOUR = (Seated("Ana"), Seated("Ben"), Seated("Chloé"), Seated("Robot", "novice"))
NUMBERED = 0
"""`ended_by` gives each line its own number."""

COMMON: tuple[Line, ...] = (
    Ply(at=NUMBERED, seat=0, move=Bid(1)),
    Ply(at=NUMBERED, seat=1, move=Bid(2)),
    Undo(at=NUMBERED, seat=0, ply=1, alone=True),
    Lend(at=NUMBERED, seat=2, bot="expert", why="agreed"),
    Ply(at=NUMBERED, seat=2, move=Bid(3), by="clock"),
    Undo(at=NUMBERED, seat=1, ply=2, alone=False),
    Return(at=NUMBERED, seat=2),
    Lend(at=NUMBERED, seat=2, bot="novice", why="clock"),
    Resign(at=NUMBERED, seat=2),
    Lend(at=NUMBERED, seat=2, bot="master", why="resigned"),
    Ply(at=NUMBERED, seat=3, move=Bid(4)),
)
"""What follows the deal, and leaves Ana and Ben as the people in the game."""

AGREED, DRAWN = Agree(at=NUMBERED, seats=(0, 1)), Result((0, 0, 0, 0), (), "agreement")


def ended_by(*lines: Line, result: Result = DRAWN, how: How = "agreed") -> Record:
    """A record of these lines after the deal, with a digest that fits."""
    game, options, chance = Auction(), Options(seats=4), Chance(SEED, "abcd")
    deal = game.sample(game.setup(options), NATURE, chance.at(0))
    numbered = (
        replace(line, at=at) for at, line in enumerate((Ply(at=0, seat=NATURE, move=deal), *lines))
    )
    header = begin(game, options, FOUR, chance)
    return finish(Record(header, tuple(numbered)), result, SEED, how)


EVERY_KIND = {
    "agreed": ended_by(*COMMON, AGREED),
    "resigned": ended_by(
        *COMMON,
        Resign(at=NUMBERED, seat=0),
        Lend(at=NUMBERED, seat=0, bot="random", why="resigned"),
        Resign(at=NUMBERED, seat=1),
        result=Result((0, 0, 0, 1), (3,), "resignation"),
        how="resigned",
    ),
}


@pytest.mark.parametrize("record", EVERY_KIND.values(), ids=EVERY_KIND)
def test_every_kind_of_line_is_written_read_and_verified(record: Record) -> None:
    again = read(write(record))
    assert write(again) == write(record)
    verified = verify(again, Auction())
    assert (verified.plies, verified.draws) == (5, 1)
    assert [ply.at for ply in again.plies] == [0, 11]
    state = Opened(again, Auction()).state()
    assert state.phase.bids == (None, None, None, 4)


def test_only_what_was_not_taken_back_stands() -> None:
    assert [ply.at for ply in ended_by(*COMMON[:2]).plies] == [0, 1, 2]
    assert [ply.at for ply in ended_by(*COMMON[:3]).plies] == [0, 2]
    assert [ply.at for ply in ended_by(*COMMON[:5]).plies] == [0, 2, 5]
    assert [ply.at for ply in ended_by(*COMMON[:6]).plies] == [0]


def test_what_was_taken_back_can_still_be_looked_at() -> None:
    opened = Opened(EVERY_KIND["agreed"], Auction())
    bids = [opened.state(at).phase.bids[:3] for at in range(1, 7)]
    none: tuple[None, ...] = (None, None, None)
    assert bids[:2] == [none, (1, None, None)]
    assert bids[2:4] == [(1, 2, None), (None, 2, None)]
    assert bids[4:] == [(None, 2, None), (None, 2, 3)]
    assert opened.state(7).phase.bids[:3] == none


def test_lines_are_written_as_they_are_documented() -> None:
    lines = write(EVERY_KIND["agreed"]).splitlines()
    assert lines[6] == (
        b'{"kind":"ply","at":5,"seat":2,"move":{"kind":"bid","amount":3},"by":"clock"}'
    )
    assert lines[4] == b'{"kind":"undo","at":3,"seat":0,"ply":1,"alone":true}'
    assert lines[5] == b'{"kind":"lend","at":4,"seat":2,"bot":"expert","why":"agreed"}'
    assert lines[8] == b'{"kind":"return","at":7,"seat":2}'
    assert lines[10] == b'{"kind":"resign","at":9,"seat":2}'
    assert lines[13] == b'{"kind":"agree","at":12,"seats":[0,1]}'
    assert lines[14].endswith(b'","how":"agreed"}')
    assert b'"how"' not in write(WHOLE)
    assert b'"by"' not in write(WHOLE)


def test_a_record_is_its_lines_one_after_the_other() -> None:
    record = EVERY_KIND["agreed"]
    assert record.end is not None
    every = (record.header, *record.lines, record.end)
    assert b"".join(map(encode, every)) == write(record)


@pytest.mark.parametrize("record", EVERY_KIND.values(), ids=EVERY_KIND)
@pytest.mark.parametrize("flip", FLIPS.values(), ids=FLIPS)
def test_no_byte_of_any_line_can_change_unnoticed(
    flip: Callable[[int], int], record: Record
) -> None:
    assert unnoticed(write(record), flip) == {}


def last(line: Line) -> bytes:
    """What a forger would close: all that happened, this line, and the draw."""
    return write(ended_by(*COMMON, line, AGREED))


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (last(Undo(at=0, seat=NATURE, ply=0, alone=False)), "line 14: ply 0 cannot be taken back"),
        (last(Undo(at=0, seat=0, ply=0, alone=True)), "line 14: ply 0 cannot be taken back"),
        (last(Undo(at=0, seat=0, ply=11, alone=False)), "line 14: ply 11 is not seat 0's own"),
        (last(Undo(at=0, seat=0, ply=1, alone=False)), "line 14: ply 1 cannot be taken back"),
        (last(Resign(at=0, seat=2)), "line 14: seat 2 has resigned before"),
        (last(Resign(at=0, seat=3)), "line 14: seat 3 is a bot's"),
        (last(Resign(at=0, seat=-1)), "line 14: there is no seat -1"),
        (last(Lend(at=0, seat=3, bot="novice", why="agreed")), "line 14: seat 3 is a bot's"),
        (last(Lend(at=0, seat=2, bot="novice", why="agreed")), "line 14: a bot plays for seat 2"),
        (last(Lend(at=0, seat=0, bot="novice", why="resigned")), "line 14: seat 0 is not lent"),
        (last(Return(at=0, seat=2)), "line 14: seat 2 is not one to come back to"),
        (last(Return(at=0, seat=0)), "line 14: seat 0 is not one to come back to"),
        (last(Agree(at=0, seats=(0, 1, 2))), "line 14: a draw is agreed on by all people"),
        (last(Agree(at=0, seats=(1, 0))), "line 14: a draw is agreed on by all people"),
        (last(AGREED), "line 15: the game is over"),
        (write(ended_by(*COMMON, AGREED, Resign(at=0, seat=0))), "line 15: the game is over"),
        (write(ended_by(*COMMON, AGREED, Ply(at=0, seat=0, move=Bid(1)))), "line 15: the game"),
        (write(ended_by(*COMMON[:9], AGREED)), "line 12: seat 2 has resigned, and a bot must"),
        (write(ended_by(*COMMON[:2], AGREED)), "line 5: a draw is agreed on by all people"),
        (write(ended_by(*COMMON)), "the record ends before the game does"),
        (write(ended_by(*COMMON, AGREED, how="resigned")), "did not end in the way"),
        (write(ended_by(*COMMON, AGREED, how="rules")), "did not end in the way"),
        (write(ended_by(*COMMON, AGREED, result=Result((1, 0, 0, 0), (0,), "1.1"))), "result"),
        (
            write(ended_by(*COMMON, AGREED)).replace(b'"alone":true', b'"alone":1', 1),
            "line 5: Expected `bool`",
        ),
        (
            write(ended_by(*COMMON, AGREED)).replace(b'"why":"clock"', b'"why":"whim"', 1),
            "line 10: Invalid enum value",
        ),
        (
            write(ended_by(*COMMON, AGREED)).replace(b'"bot":"expert"', b'"bot":"a\\nb"', 1),
            "line 6: Expected `str` matching",
        ),
        (
            write(ended_by(*COMMON, AGREED)).replace(b'"seat":2}\n', b'"seat":2,"by":null}\n', 1),
            "line 9: Object contains unknown field",
        ),
        (
            write(ended_by(*COMMON, AGREED)).replace(b"1}}\n", b'1},"by":null}\n', 1),
            "damaged",
        ),
        (
            write(WHOLE).replace(b'"}\n', b'","how":"rules"}\n'),
            "damaged",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_line_that_may_not_stand_there_is_refused(raw: bytes, reason: str) -> None:
    """All with a digest that fits, but for those that are not even written properly."""
    assert reason in refused(raw)


def test_no_line_can_push_a_draw_to_another_number() -> None:
    """A seat lent and given back would change the wind, if the wind were drawn again."""
    record, _ = played(Stones(), Stones().codec.options(b'{"seats":2}'))
    assert record.end is not None
    away: tuple[Line, ...] = (
        Lend(at=0, seat=0, bot="novice", why="agreed"),
        Return(at=0, seat=0),
    )
    assert record.plies[1].move["kind"] == "blow"
    for at, reason in ((0, "drawn from the seed"), (1, "Nature moves before anything else")):
        forged = (*record.lines[:at], *away, *record.lines[at:])
        lines = tuple(replace(line, at=n) for n, line in enumerate(forged))
        closed = finish(Record(record.header, lines), record.end.result, SEED)
        with pytest.raises(BadRecord, match=reason):
            verify(read(write(closed)), Stones())
