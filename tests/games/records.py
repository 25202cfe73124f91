"""What must be noticed in the record of any game: the tests that a game's own file inherits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cache
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core.game import NATURE, AnyGame, Result
from ludotheque.core.record import BadRecord, Ply, Record, finish, read, write
from ludotheque.core.verify import verify
from tools.generate.stories import records

LUCKS = ("another", "yet another", "a third", "a fourth")
"""What a forger may say that a seat added: a draw from few outcomes may stay the same by luck."""


@cache
def kept(game: str) -> dict[str, bytes]:
    """The records among the transcripts, by name."""
    return {path.stem: path.read_bytes() for path in records(game)}


@cache
def of_other_rules(game: AnyGame) -> str | None:
    """What to do about records that these rules do not play: what is noticed of a change in them
    would say nothing.
    """
    for name, raw in kept(game.name).items():
        try:
            verify(read(raw), game)
        except BadRecord as error:
            return (
                f"these records are of other rules: scripts/generate tests/transcripts/{game.name} "
                f"writes them anew ({name}: {error})"
            )
    return None


class Records(ABC):
    """Any byte, draw, order or header field of these records is noticed."""

    game: ClassVar[AnyGame]
    whole: ClassVar[tuple[str, ...]]
    """The records of which every single byte is tried; of the others, many."""
    told: ClassVar[bool] = False
    """Whether it was said that these records are of other rules."""

    @abstractmethod
    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        """Draws that Nature could have made instead of this one."""

    def setup_method(self) -> None:
        """Records of other rules are told once: all other tests could only say it again."""
        if why := of_other_rules(self.game):
            if type(self).told:
                pytest.skip("these records are of other rules, as was said")
            type(self).told = True
            pytest.fail(why, pytrace=False)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "raw" in metafunc.fixturenames:
            raws = kept(self.game.name)
            assert raws, "a game without a record"
            metafunc.parametrize("raw", raws.values(), ids=list(raws))

    def refused(self, raw: bytes) -> str:
        """Why a record does not verify, for it must not."""
        with pytest.raises(BadRecord) as caught:
            verify(read(raw), self.game)
        return str(caught.value)

    @pytest.mark.parametrize("part", range(8))
    def test_every_single_byte_counts(self, part: int) -> None:
        """All bytes, header, moves, draws and end alike, in eight parts."""
        for name in self.whole:
            raw = kept(self.game.name)[name]
            for at in range(part, len(raw), 8):
                self.refused(flipped(raw, at, 0x01))

    @pytest.mark.parametrize("bit", [0x02, 0x20, 0x80])
    def test_bytes_of_every_record_count(self, raw: bytes, bit: int) -> None:
        for at in range(0, len(raw), 1 + len(raw) // 1000):
            self.refused(flipped(raw, at, bit))

    # The same test for several games: what it is called on makes no difference to hypothesis.
    @settings(
        max_examples=300, deadline=None, suppress_health_check=[HealthCheck.differing_executors]
    )
    @given(st.data())
    def test_any_bytes_exchanged_removed_or_added_are_noticed(self, data: st.DataObject) -> None:
        raw = data.draw(st.sampled_from(list(kept(self.game.name).values())))
        start = data.draw(st.integers(0, len(raw) - 1))
        end = data.draw(st.integers(start, min(len(raw), start + 40)))
        instead = data.draw(st.binary(max_size=40))
        broken = raw[:start] + instead + raw[end:]
        if broken != raw:
            self.refused(broken)

    def test_every_draw_counts_even_with_a_digest_that_fits(self, raw: bytes) -> None:
        record = read(raw)
        tried = 0
        for at, line in enumerate(record.lines):
            if isinstance(line, Ply) and line.seat == NATURE:
                for other in self.other_draws(line.move, len(record.header.seats)):
                    assert other != line.move
                    lines = list(record.lines)
                    lines[at] = replace(line, move=other)
                    forgery = forged(record, lines=tuple(lines))
                    assert "not what was drawn from the seed" in self.refused(forgery)
                    tried += 1
        assert tried

    def test_the_order_of_lines_counts(self, raw: bytes) -> None:
        lines = raw.splitlines(keepends=True)
        for at in range(1, len(lines) - 2):
            lines[at], lines[at + 1] = lines[at + 1], lines[at]
            assert f"number {at - 1} should stand here" in self.refused(b"".join(lines))
            lines[at], lines[at + 1] = lines[at + 1], lines[at]

    def test_every_field_of_the_header_counts(self, raw: bytes) -> None:
        record = read(raw)
        header = record.header
        for other in (
            replace(header, version=header.version + 1),
            replace(header, commitment="0" * 64),
            replace(header, seats=header.seats[1:]),
            replace(header, entropy=header.entropy[1:]),
            replace(header, options={**header.options, "seats": len(header.seats) + 1}),
        ):
            self.refused(forged(record, header=other))

    def test_every_seats_entropy_counts(self, raw: bytes) -> None:
        record = read(raw)
        entropy = record.header.entropy
        for seat in range(len(entropy)):
            reasons = []
            for luck in LUCKS:
                other = (*entropy[:seat], luck, *entropy[seat + 1 :])
                header = replace(record.header, entropy=other)
                try:
                    verify(read(forged(record, header=header)), self.game)
                except BadRecord as error:
                    reasons.append(str(error))
            assert reasons, f"the luck of seat {seat} decides nothing"
            assert all("drawn from the seed" in reason for reason in reasons)

    def test_result_and_seed_count(self, raw: bytes) -> None:
        record = read(raw)
        end = record.end
        assert end is not None
        losers = tuple({*range(len(end.result.scores))} - {*end.result.winners})
        wrong = replace(end.result, winners=losers[:1])
        assert "result" in self.refused(closed(record, end.seed, wrong))
        assert "committed" in self.refused(closed(record, "00" * 32, end.result))
        short = Record(record.header, record.lines[:-1])
        assert "before the game does" in self.refused(closed(short, end.seed, end.result))


def flipped(raw: bytes, at: int, bit: int) -> bytes:
    broken = bytearray(raw)
    broken[at] ^= bit
    return bytes(broken)


def closed(record: Record, seed: str, result: Result) -> bytes:
    """Closed anew, with a digest that fits: what a forger would do."""
    return write(finish(Record(record.header, record.lines), result, bytes.fromhex(seed)))


def forged(record: Record, **changes: Any) -> bytes:
    assert record.end is not None
    return closed(replace(record, **changes), record.end.seed, record.end.result)
