"""Chance that anyone can verify.

Before play the table publishes `commitment(seed)`. Each seat adds entropy of its own, so that
neither the house nor a player alone decides the dice. The draw of ply number `at` comes from a
stream keyed by both and by `at`; once the seed is revealed, everybody can draw it all again:

    key        = HMAC-SHA256(seed, the seats' entropies as a JSON array of strings)
    stream key = HMAC-SHA256(key, at in decimal)
    block n    = HMAC-SHA256(stream key, n in decimal), n = 0, 1, 2 ...

`getrandbits(k)` takes the next ceil(k / 8) bytes of the blocks, most significant first, and drops
the lowest bits that are too many. A number below n is drawn with as many bits as n has, again and
again until it is small enough: no modulo, no bias.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from random import Random
from typing import Any, NoReturn

import msgspec

from .game import NATURE, AnyGame

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


class Chance:
    """All draws of one game, each found by its ply number alone."""

    def __init__(self, seed: bytes, entropy: Sequence[str]) -> None:
        if len(seed) != SEED_BYTES or not all(entropy):
            raise ValueError(f"{SEED_BYTES} bytes of seed and an entropy from each seat are needed")
        self.seed, self.entropy = seed, tuple(entropy)
        self._key = _mac(seed, msgspec.json.encode(self.entropy))

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def at(self, ply: int) -> Random:
        return Stream(_mac(self._key, b"%d" % ply))

    def secret(self, what: str) -> Random:
        """For what is no draw and must not be foreseen: the same each time, and told to nobody."""
        return Stream(_mac(self._key, f"secret {what}".encode()))

    def move(self, game: AnyGame, state: Any, ply: int) -> Any | None:
        """What Nature does at a ply, if she is the one to move."""
        if game.awaited(state) != (NATURE,):
            return None
        return game.sample(state, NATURE, self.at(ply))


class Stream(Random):
    """A `Random` whose bits are HMAC blocks, so that another language can draw them too."""

    def __init__(self, key: bytes) -> None:
        self._key, self._blocks, self._pool = key, 0, b""
        super().__init__()

    def seed(self, *_: object) -> None:
        """The key is the seed: there is nothing else to set."""

    def getstate(self) -> NoReturn:
        """So that nobody copies half of a stream: it is found again by its key."""
        raise TypeError("a stream cannot be copied or pickled; make it anew from its key")

    def getrandbits(self, k: int, /) -> int:
        size = -(-k // 8)
        while len(self._pool) < size:
            self._pool += _mac(self._key, b"%d" % self._blocks)
            self._blocks += 1
        taken, self._pool = self._pool[:size], self._pool[size:]
        return int.from_bytes(taken, "big") >> (8 * size - k)

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def _mac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
