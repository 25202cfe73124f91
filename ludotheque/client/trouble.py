"""What can go wrong between a guest and a house. Every exception of the client is a `Trouble`."""

from __future__ import annotations

import msgspec

from ludotheque.core.game import Refusal
from ludotheque.protocol.wire import Problem


class Trouble(Exception):
    """The message is one line for a person."""


class Unreachable(Trouble):
    """Nobody answers at that address, or not any more."""


class Unintelligible(Trouble):
    """What came back is not of this protocol: no house, another version, or something between."""


class Interrupted(Trouble):
    """The link broke before the house answered: it may have happened, or not. Look, then decide."""


class HouseObjected(Trouble):
    """The house does not allow it."""

    def __init__(self, problem: Problem, status: int | None = None) -> None:
        super().__init__(f"{problem.reason}: {problem.text}")
        self.problem, self.status = problem, status

    @property
    def reason(self) -> str:
        return self.problem.reason


class MoveRefused(Trouble):
    """The rules do not allow the move."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"clause {refusal.rule}: {text}")
        self.refusal, self.text = refusal, text


def objection(status: int, raw: bytes | bytearray) -> Trouble:
    """What an answer that says no means."""
    try:
        return HouseObjected(msgspec.json.decode(raw, type=Problem), status)
    except msgspec.DecodeError:
        if status >= 500:  # a proxy's words, or a house that is just closing
            return Unreachable(f"status {status}: the house is not there at the moment")
        return Unintelligible(f"status {status}, and not in the words of a house")
