"""A guest need not trust the house: what it saw and gave must be what the record has."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.client import Pledge
from ludotheque.core.record import BadRecord, Record, finish, write
from tests.table.test_table import played

TABLE = played()
RECORD = TABLE.record()
PLEDGE = Pledge(
    table="mivo-tarelu",
    commitment=TABLE.chance.commitment,
    seat=1,
    entropy=TABLE.chance.entropy[1],
)


def test_the_record_of_an_honest_game_is_in_order() -> None:
    verified = PLEDGE.check(write(RECORD))
    assert verified.plies == len(RECORD.lines)
    assert verified.draws > 0


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"commitment": "0" * 64}, "commitment"),
        ({"entropy": "something else"}, "entropy of seat 1"),
        ({"seat": 0}, "entropy of seat 0"),
        ({"seat": 7}, "entropy of seat 7"),
    ],
)
def test_another_commitment_or_entropy_is_noticed(changed: dict[str, str | int], says: str) -> None:
    """A game that is perfectly in order, and is not the one that was agreed on."""
    pledge = replace(PLEDGE, **changed)
    with pytest.raises(BadRecord, match=says):
        pledge.check(write(RECORD))


def test_a_record_that_does_not_verify_is_noticed() -> None:
    assert RECORD.end is not None
    short = Record(RECORD.header, RECORD.lines[:-1])
    closed = finish(short, RECORD.end.result, TABLE.chance.seed)
    with pytest.raises(BadRecord):
        PLEDGE.check(write(closed))
    with pytest.raises(BadRecord):
        PLEDGE.check(write(short))


def test_a_pledge_can_be_kept_in_a_file() -> None:
    assert msgspec.json.decode(msgspec.json.encode(PLEDGE), type=Pledge) == PLEDGE
