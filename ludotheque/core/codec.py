"""The five types of a game, and how they travel: JSON, one way to write each thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

O = TypeVar("O")  # noqa: E741
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")

_encode = msgspec.json.Encoder(order="deterministic").encode


class Codec(Generic[O, S, M, E, V]):
    """Encodes anything; decodes strictly, so that a malformed thing never reaches the rules."""

    def __init__(self, *, options: Any, state: Any, move: Any, event: Any, view: Any) -> None:
        self.types = {
            "Options": options,
            "State": state,
            "Move": move,
            "Event": event,
            "View": view,
        }
        # The decoders themselves: nothing stands between bytes and what they say.
        self.options: Callable[[bytes], O] = _decoder(options)
        self.state: Callable[[bytes], S] = _decoder(state)
        self.move: Callable[[bytes], M] = _decoder(move)
        self.event: Callable[[bytes], E] = _decoder(event)
        self.view: Callable[[bytes], V] = _decoder(view)

    @staticmethod
    def encode(thing: Any) -> bytes:
        return _encode(thing)


def _decoder(of: Any) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(of, strict=True).decode
