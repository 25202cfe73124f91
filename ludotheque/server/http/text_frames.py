"""Frames of a socket, as far as they are read and written here: whole short texts.

Nearly all that travels is one of these. The rest (pings, closing, fragments, whatever is long or
broken) is the library's, which is handed every frame that is not read here, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

_TEXT = 0x81
"""The first byte of a whole text: its last fragment, no extension, a text."""
_MASKED, _SIZE = 0x80, 0x7F
_LAST, _CONTROL = 0x80, 0x08
_EXTENDED = {126: 2, 127: 8}
"""Bytes in which a size is told that does not fit into seven bits."""
_MASK = 4


class FrameCutter:
    """Where the frames of one guest begin and end, however they come in."""

    def __init__(self, most: int) -> None:
        """Texts longer than this are not taken for whole."""
        self._most = most
        self._rest = b""
        """The beginning of a frame's head."""
        self._owed = 0
        """Bytes that belong to a frame of which the library has had the beginning."""
        self._amid = False
        """Whether a message in fragments has begun, and not ended."""
        self._lost = False
        """After what no browser sends, the library closes the line: nothing else is to be found."""

    def cut(self, data: bytes) -> Iterator[tuple[bytes, int]]:
        """What has come, in pieces: a whole text, and where behind its head it begins; or anything
        else, and 0.
        """
        if self._lost:
            yield data, 0
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        if self._owed:
            at = min(self._owed, end)
            self._owed -= at
            yield data[:at], 0
        while at < end:
            if end - at < 2:
                self._rest = data[at:]
                return
            first, second = data[at], data[at + 1]
            if second < _MASKED:
                self._lost = True
                yield data[at:], 0
                return
            size, head = second & _SIZE, 2 + _MASK
            if size in _EXTENDED:
                head += _EXTENDED[size]
                size = int.from_bytes(data[at + 2 : at + head - _MASK], "big")
            if end - at < head:
                self._rest = data[at:]
                return
            whole = first == _TEXT and not self._amid and size <= self._most
            if not first & _CONTROL:
                self._amid = not first & _LAST
            until = at + head + size
            self._owed = max(until - end, 0)
            piece = data if at == 0 and until == end else data[at:until]
            at = until
            yield piece, head if whole and not self._owed else 0


def payload(piece: bytes, head: int) -> bytes:
    """What a whole text says, as it was before it was masked."""
    return apply_mask(piece[head:], piece[head - _MASK : head])


def framed(text: bytes) -> bytes:
    """A whole text to a guest, which nobody masks."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
