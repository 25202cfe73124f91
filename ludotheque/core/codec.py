"""The five types of a game, and how they travel: JSON, one way to write each thing."""

from __future__ import annotations

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
        self._decoders = {
            name: msgspec.json.Decoder(each, strict=True) for name, each in self.types.items()
        }

    @staticmethod
    def encode(thing: Any) -> bytes:
        return _encode(thing)

    def options(self, raw: bytes) -> O:
        options: O = self._decoders["Options"].decode(raw)
        return options

    def state(self, raw: bytes) -> S:
        state: S = self._decoders["State"].decode(raw)
        return state

    def move(self, raw: bytes) -> M:
        move: M = self._decoders["Move"].decode(raw)
        return move

    def event(self, raw: bytes) -> E:
        event: E = self._decoders["Event"].decode(raw)
        return event

    def view(self, raw: bytes) -> V:
        view: V = self._decoders["View"].decode(raw)
        return view
