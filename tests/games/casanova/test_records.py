"""Casanova's records: any single byte, die, order, move or header field that changes is noticed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Result, ignore
from ludotheque.core.record import BadRecord, Record, finish, read, write
from ludotheque.core.verify import verify
from ludotheque.games.casanova.model import Met
from tools.generate.stories import records

from .positions import CASANOVA

RAW = {path.stem: path.read_bytes() for path in records("casanova")}
EVERY = pytest.mark.parametrize("raw", RAW.values(), ids=RAW)


def refused(raw: bytes) -> str:
    with pytest.raises(BadRecord) as caught:
        verify(read(raw), CASANOVA)
    return str(caught.value)


def closed(record: Record, seed: str, result: Result) -> bytes:
    """Closed anew, with a digest that fits: what a forger would do."""
    return write(finish(Record(record.header, record.lines), result, bytes.fromhex(seed)))


@dataclass
class Game:
    record: Record

    def forged(self, **changes: Any) -> bytes:
        end = self.record.end
        assert end is not None
        return closed(replace(self.record, **changes), end.seed, end.result)


@pytest.mark.parametrize("part", range(8))
def test_every_single_byte_counts(part: int) -> None:
    """All bytes of one record, header, moves, lots and end alike, in eight parts."""
    raw = RAW["three-seats.fr"]
    for at in range(part, len(raw), 8):
        broken = bytearray(raw)
        broken[at] ^= 0x01
        refused(bytes(broken))


@EVERY
@pytest.mark.parametrize("bit", [0x02, 0x20, 0x80])
def test_bytes_of_every_record_count(raw: bytes, bit: int) -> None:
    for at in range(0, len(raw), 1 + len(raw) // 1000):
        broken = bytearray(raw)
        broken[at] ^= bit
        refused(bytes(broken))


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_bytes_exchanged_removed_or_added_are_noticed(data: st.DataObject) -> None:
    raw = data.draw(st.sampled_from(list(RAW.values())))
    start = data.draw(st.integers(0, len(raw) - 1))
    end = data.draw(st.integers(start, min(len(raw), start + 40)))
    instead = data.draw(st.binary(max_size=40))
    broken = raw[:start] + instead + raw[end:]
    if broken != raw:
        refused(broken)


@EVERY
def test_every_die_counts_even_with_a_digest_that_fits(raw: bytes) -> None:
    game = Game(read(raw))
    for at, ply in enumerate(game.record.plies):
        if ply.seat != NATURE:
            continue
        other = dict(ply.move)
        if ply.move["kind"] == "draw_lots":
            other["first"] = (other["first"] + 1) % len(game.record.header.seats)
        else:
            other["spot"] = 0 if other["spot"] else 1
        plies = list(game.record.plies)
        plies[at] = replace(ply, move=other)
        assert "not what was drawn from the seed" in refused(game.forged(lines=tuple(plies)))


@EVERY
def test_the_order_of_plies_counts(raw: bytes) -> None:
    lines = raw.splitlines(keepends=True)
    for at in range(1, len(lines) - 2):
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
        assert f"number {at - 1} should stand here" in refused(b"".join(lines))
        lines[at], lines[at + 1] = lines[at + 1], lines[at]


@EVERY
def test_every_field_of_the_header_counts(raw: bytes) -> None:
    game = Game(read(raw))
    header = game.record.header
    for other in (
        replace(header, version=header.version + 1),
        replace(header, commitment="0" * 64),
        replace(header, seats=header.seats[1:]),
        replace(header, entropy=header.entropy[1:]),
        replace(header, options={**header.options, "seats": 6}),
        replace(header, options={**header.options, "figures": 7}),
    ):
        refused(game.forged(header=other))


@EVERY
def test_every_seats_entropy_counts(raw: bytes) -> None:
    """Where he hides may come out the same by luck, and who begins: not with all these."""
    game = Game(read(raw))
    entropy = game.record.header.entropy
    for seat in range(len(entropy)):
        refusals = 0
        for luck in ("another", "yet another", "a third", "a fourth"):
            other = (*entropy[:seat], luck, *entropy[seat + 1 :])
            forged = game.forged(header=replace(game.record.header, entropy=other))
            try:
                verify(read(forged), CASANOVA)
            except BadRecord as error:
                refusals += "drawn from the seed" in str(error)
        assert refusals >= 3


@EVERY
def test_result_and_seed_count(raw: bytes) -> None:
    record = read(raw)
    end = record.end
    assert end is not None
    losers = tuple({*range(len(end.result.scores))} - {*end.result.winners})
    wrong = replace(end.result, winners=losers[:1])
    assert "result" in refused(closed(record, end.seed, wrong))
    assert "committed" in refused(closed(record, "00" * 32, end.result))
    short = Record(record.header, record.plies[:-1])
    assert "before the game does" in refused(closed(short, end.seed, end.result))


def told_by(record: Record) -> list[Any]:
    """All that the plies lead to, one after the other, as far as the rules let them be made."""
    state = CASANOVA.setup(CASANOVA.codec.options(CASANOVA.codec.encode(record.header.options)))
    told: list[Any] = []
    for ply in record.plies:
        move = CASANOVA.codec.move(CASANOVA.codec.encode(ply.move))
        if refusal := CASANOVA.refusal(state, ply.seat, move):
            return [*told, refusal]
        state = CASANOVA.apply(state, ply.seat, move, ignore)
        told.append(state.phase)
    return told


@EVERY
def test_an_answer_counts_where_it_leads_elsewhere_even_with_a_digest_that_fits(raw: bytes) -> None:
    """To another winner, or to no end: always where it was the last that moved him, or kept him."""
    game = Game(read(raw))
    honest, concerned, noticed = told_by(game.record), list[int](), list[int]()
    for at, ply in enumerate(game.record.plies):
        if ply.move["kind"] != "decide":
            continue
        plies = list(game.record.plies)
        plies[at] = replace(ply, move={**ply.move, "exchange": not ply.move["exchange"]})
        forged = Record(game.record.header, tuple(plies))
        if found_him(game.record, at):
            concerned.append(at)
        try:
            verify(read(game.forged(lines=tuple(plies))), CASANOVA)
        except BadRecord:
            noticed.append(at)
            assert told_by(forged) != honest
        else:
            assert told_by(forged) == honest
    assert set(noticed) <= set(concerned)
    assert concerned[-1] in noticed


def found_him(record: Record, at: int) -> bool:
    """Whether he was one of the two whom this answer is about."""
    state = CASANOVA.setup(CASANOVA.codec.options(CASANOVA.codec.encode(record.header.options)))
    for ply in record.plies[:at]:
        move = CASANOVA.codec.move(CASANOVA.codec.encode(ply.move))
        state = CASANOVA.apply(state, ply.seat, move, ignore)
    met = state.log[-1]
    return isinstance(met, Met) and met.found != "neither"
