"""Whether a finished record is whole, legal, and drew its chance as it was committed to."""

from __future__ import annotations

import hashlib

from .chance import Chance, commitment
from .course import begin_course, how, result
from .game import NATURE, AnyGame
from .record import BadRecord, Opened, Ply, Record, encode, sealed


class Verified:
    """What was checked, for a person to read."""

    def __init__(self, plies: int, draws: int, fingerprint: str) -> None:
        self.plies, self.draws, self.fingerprint = plies, draws, fingerprint


def verify(record: Record, game: AnyGame) -> Verified:
    """Raises `BadRecord` at the first thing that is wrong."""
    end, header = record.end, record.header
    if end is None:
        raise BadRecord("the game is not finished: its seed is revealed at the end only")
    opened = Opened(record, game)
    whole = sealed(record)
    if hashlib.sha256(whole).hexdigest() != end.digest:
        raise BadRecord("the digest at the end is not that of the lines before it")
    try:
        seed = bytes.fromhex(end.seed)
    except ValueError:
        raise BadRecord("the seed is not written in hexadecimal") from None
    if seed.hex() != end.seed:
        raise BadRecord("the seed is not written as the house writes it, in small letters")
    if commitment(seed) != header.commitment:
        raise BadRecord("the seed is not the one that was committed to before play")
    try:
        chance = Chance(seed, header.entropy)
    except ValueError as error:
        raise BadRecord(str(error)) from None
    _play(opened, chance)
    plies = [line for line in record.lines if isinstance(line, Ply)]
    draws = sum(ply.seat == NATURE for ply in plies)
    fingerprint = hashlib.sha256(whole + encode(end)).hexdigest()
    return Verified(len(plies), draws, fingerprint)


def _play(opened: Opened, chance: Chance) -> None:
    """Everything again, from the first line to the last."""
    game, end = opened.game, opened.record.end
    course = begin_course(game, opened.options, opened.record.header.seats)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at, chance=chance)
    assert end is not None
    if how(game, course) is None:
        raise BadRecord("the record ends before the game does")
    if how(game, course) != end.how:
        raise BadRecord("the game did not end in the way that the record says")
    if result(game, course) != end.result:
        raise BadRecord("the result is not the one that the plies lead to")
