"""Nizza's records: any single byte, die, order, move or header field that changes is noticed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.core.record import BadRecord, Record, finish, read, write
from ludotheque.core.verify import verify
from tests.transcript import records

from .positions import NIZZA

RAW = {path.stem: path.read_bytes() for path in records("nizza")}
EVERY = pytest.mark.parametrize("raw", RAW.values(), ids=RAW)


def refused(raw: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(read(raw), NIZZA)
    return str(caught.value)


def forged(record: Record, **changes: object) -> bytes:
    """Closed anew, with a digest that fits: what a forger would do."""
    end = record.end
    assert end is not None
    other = replace(record, **changes)
    return write(finish(Record(other.header, other.lines), end.result, bytes.fromhex(end.seed)))


@pytest.mark.parametrize("part", range(4))
def test_every_single_byte_counts(part: int) -> None:
    raw = RAW["two-seats.fr"]
    for at in range(part, len(raw), 4):
        broken = bytearray(raw)
        broken[at] ^= 0x01
        refused(bytes(broken))


@EVERY
@pytest.mark.parametrize("bit", [0x02, 0x20, 0x80])
def test_bytes_of_every_record_count(raw: bytes, bit: int) -> None:
    for at in range(0, len(raw), 1 + len(raw) // 400):
        broken = bytearray(raw)
        broken[at] ^= bit
        refused(bytes(broken))


@EVERY
def test_every_die_counts_even_with_a_digest_that_fits(raw: bytes) -> None:
    record = read(raw)
    thrown = [at for at, ply in enumerate(record.plies) if ply.seat == NATURE]
    for at in thrown[:: 1 + len(thrown) // 12]:
        ply = record.plies[at]
        other = dict(ply.move)
        if ply.move["kind"] == "deal_ropes":
            other["lengths"] = other["lengths"][::-1]
        else:
            first, *rest = other["dice"]
            other["dice"] = ["walk" if first != "walk" else "rope", *rest]
        if other == ply.move:  # ropes that are all alike
            continue
        plies = list(record.plies)
        plies[at] = replace(ply, move=other)
        assert "not what was drawn from the seed" in refused(forged(record, lines=tuple(plies)))


@EVERY
def test_a_landing_moved_out_of_reach_is_noticed(raw: bytes) -> None:
    record = read(raw)
    climbs = [at for at, ply in enumerate(record.plies) if ply.move["kind"] == "climb"]
    for at in climbs[:5]:
        ply = record.plies[at]
        plies = list(record.plies)
        plies[at] = replace(ply, move={**ply.move, "x": 0, "y": 0})
        refused(forged(record, lines=tuple(plies)))


@EVERY
def test_every_field_of_the_header_counts(raw: bytes) -> None:
    record = read(raw)
    header = record.header
    for other in (
        replace(header, version=2),
        replace(header, commitment="0" * 64),
        replace(header, seats=header.seats[1:]),
        replace(header, entropy=("another", *header.entropy[1:])),
        replace(header, options={**header.options, "seats": 6}),
    ):
        refused(forged(record, header=other))
