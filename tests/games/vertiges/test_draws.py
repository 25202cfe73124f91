"""What `docs/records.md` says of Vertiges' draws is enough to draw them again."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import pytest

from ludotheque.core.record import Opened, Ply, read
from ludotheque.games.vertiges.model import Falling, Lift, State
from ludotheque.games.vertiges.surrogate import good, good_zap, safe
from ludotheque.games.vertiges.towers import held_pieces, takes
from tests.games.records import kept

from .positions import GAME

RECORDS = kept(GAME.name)


class Bits:
    """The stream of bytes of one line, as the document describes it."""

    def __init__(self, seed: bytes, entropy: tuple[str, ...], at: int) -> None:
        told = json.dumps(entropy, ensure_ascii=False, separators=(",", ":"))
        self._key = _mac(_mac(seed, told), str(at))
        self._block, self._rest = 0, b""

    def take(self, bits: int) -> int:
        size = (bits + 7) // 8
        while len(self._rest) < size:
            self._rest += _mac(self._key, str(self._block))
            self._block += 1
        taken, self._rest = self._rest[:size], self._rest[size:]
        return int.from_bytes(taken, "big") >> (8 * size - bits)

    def below(self, limit: int) -> int:
        while (number := self.take(limit.bit_length())) >= limit:
            pass
        return number

    def shuffled(self, items: list[int]) -> list[int]:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


def _mac(key: bytes, message: str) -> bytes:
    return hmac.new(key, message.encode(), hashlib.sha256).digest()


def drawn(bits: Bits, kind: str, state: State) -> dict[str, Any] | None:
    """The draw of this kind; None for a simulation."""
    match kind:
        case "deal":
            pieces = bits.shuffled(list(range(48)))
            told = {"lot": None, "first": 0}[state.options.oldest]
            first = bits.below(state.options.seats) if told is None else told
            return {"kind": kind, "pieces": pieces, "first": first}
        case "steady":
            return {"kind": kind, "seed": bits.take(48)}
        case "refill":
            seat = state.phase.seat  # type: ignore[union-attr]
            missing = 6 - len(state.hands[seat])
            return {"kind": kind, "pieces": sorted(bits.shuffled(list(state.bag))[:missing])}
        case "fate":
            assert isinstance(state.phase, Falling)
            return {"kind": kind, **fate(bits, state, state.phase)}
    return None


def fate(bits: Bits, state: State, phase: Falling) -> dict[str, Any]:
    tower = next((each for each in state.towers if each[-1] == phase.onto), ())
    held, options, height = held_pieces(state, phase.held), state.options, len(tower)
    if isinstance(phase.held, Lift):
        source = next(each for each in state.towers if held[0] in each)
        sits = good_zap(options, height + len(source))
        still = (1_000_000 + sits) // 2
    else:
        if tower and not takes(tower, held[0]):
            return {"fallen": [], "seated": False}
        cut = height % 2 == 1
        sits, still = good(options, height, cut), safe(options, height, cut)
    number = bits.below(1_000_000)
    if number < sits or number < still:
        return {"fallen": [], "seated": number < sits}
    falls = list(held)
    if tower and bits.below(2):
        falls += tower[bits.below(min(3, height)) :]
    return {"fallen": sorted(falls), "seated": False}


@pytest.mark.parametrize("name", RECORDS)
def test_every_draw_is_drawn_as_it_is_written_down(name: str) -> None:
    record = read(RECORDS[name])
    opened = Opened(record, GAME)
    assert record.end is not None
    seed, entropy = bytes.fromhex(record.end.seed), record.header.entropy
    course, kinds = opened.course(0), set()
    for at, line in enumerate(record.lines):
        assert isinstance(line, Ply)
        if line.seat == -1:
            again = drawn(Bits(seed, entropy, at), line.move["kind"], course.state)
            assert again in (None, line.move), at
            kinds.add(line.move["kind"])
        course = opened.advance(course, at)
    wood = record.header.options["physics"] == "wood"
    assert kinds >= {"deal", "steady", "settle" if wood else "fate"}
