"""Texts read without the library are what it would have read, however they come."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from ludotheque.server.http.text_frames import FrameCutter, framed, payload

MOST = 4000
SIZES = (0, 1, 5, 124, 125, 126, 127, 500, 3999, 4000, 4001, 65535, 65536)
SMALL = SIZES[:9]

Heard = list[tuple[str, bytes]]


def library() -> Protocol:
    return Protocol(Side.SERVER, state=State.OPEN, max_size=MOST)


def guests_frames(rng: Random) -> bytes:
    """Messages whole and in fragments, pings in between, and now and then what is forbidden."""
    out = b""
    for _ in range(rng.randrange(1, 12)):
        opcode = rng.choice((Opcode.TEXT, Opcode.TEXT, Opcode.TEXT, Opcode.BINARY))
        parts = rng.choice((1, 1, 1, 1, 2, 3))
        for part in range(parts):
            data = rng.randbytes(rng.choice(SMALL) // parts)
            frame = Frame(opcode if part == 0 else Opcode.CONT, data, fin=part == parts - 1)
            out += frame.serialize(mask=True)
            if rng.random() < 0.3:
                ping = rng.choice((Opcode.PING, Opcode.PONG))
                out += Frame(ping, rng.randbytes(rng.randrange(10))).serialize(mask=True)
    if rng.random() < 0.1:
        out += Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True)
    if rng.random() < 0.2:  # a bit is not what it was
        at = rng.randrange(len(out))
        out = out[:at] + bytes([out[at] ^ 1 << rng.randrange(8)]) + out[at + 1 :]
    return out


def in_pieces(data: bytes, rng: Random) -> list[bytes]:
    cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice((0, 0, 1, 3, 40))))
    bounds = [0, *cuts, len(data)]
    return [data[a:b] for a, b in pairwise(bounds) if a < b]


class Ear:
    """What is heard on a line: by the library alone, or with texts taken out before it."""

    def __init__(self, cutter: FrameCutter | None) -> None:
        self.conn, self.cutter = library(), cutter
        self.heard: Heard = []
        self.taken = 0

    def hear(self, data: bytes) -> None:
        for piece, head in self.cutter.cut(data) if self.cutter else ((data, 0),):
            if head and self.conn.state is State.OPEN:
                self.heard.append(("TEXT True", payload(piece, head)))
                self.taken += 1
                continue
            self.conn.receive_data(piece)
            for event in self.conn.events_received():
                assert isinstance(event, Frame)
                self.heard.append((f"{event.opcode.name} {event.fin}", bytes(event.data)))

    @property
    def end(self) -> object:
        return self.conn.state, self.conn.close_sent


def test_texts_taken_out_are_those_that_the_library_reads() -> None:
    taken = 0
    for seed in range(1500):
        rng = Random(seed)
        data = guests_frames(rng)
        alone, ours = Ear(None), Ear(FrameCutter(MOST))
        for piece in in_pieces(data, rng):
            alone.hear(piece)
            ours.hear(piece)
        # A head that is not whole yet is kept, where the library might complain already.
        if alone.conn.state is State.OPEN or alone.end == ours.end:
            assert (ours.heard, ours.end) == (alone.heard, alone.end), seed
        else:
            assert ours.heard == alone.heard[: len(ours.heard)], seed
        taken += ours.taken
    assert taken > 3000, "most of them are taken out"


def test_a_text_amid_fragments_is_for_the_library_to_refuse() -> None:
    begun = Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True)
    ear = Ear(FrameCutter(MOST))
    ear.hear(begun + Frame(Opcode.TEXT, b"b").serialize(mask=True))
    assert ear.taken == 0
    assert ear.conn.close_sent is not None
    assert ear.conn.close_sent.code == 1002


def test_bytes_of_a_payload_are_no_frame() -> None:
    """Whoever sends a head alone, and then what looks like a text, has sent one thing."""
    inner = Frame(Opcode.TEXT, b"inner").serialize(mask=True)
    outer = Frame(Opcode.TEXT, inner).serialize(mask=True)
    for cut in range(1, len(outer)):
        ear = Ear(FrameCutter(MOST))
        ear.hear(outer[:cut])
        ear.hear(outer[cut:])
        assert ear.heard == [("TEXT True", inner)]


def test_what_is_not_masked_is_for_the_library_to_refuse() -> None:
    ear = Ear(FrameCutter(MOST))
    ear.hear(Frame(Opcode.TEXT, b"a").serialize(mask=False))
    ear.hear(Frame(Opcode.TEXT, b"b").serialize(mask=True))
    assert (ear.taken, ear.conn.state) == (0, State.CLOSING)


@pytest.mark.parametrize("size", SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = Random(size).randbytes(size)
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
