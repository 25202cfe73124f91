"""The record is the game: a header, every ply, and, once it is over, the seed and the result.

JSON lines, written in exactly one way, so that a record is equal to another only if its bytes are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .chance import Chance
from .game import NATURE, AnyGame, Data, Result, Seat, T, Tagged, ignore

FORMAT: Final = "ludotheque-record/1"


class BadRecord(Exception):
    """Not a record, or not an honest one. The message is one line for a person."""


Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        # A name is shown as it is, in terminals too: nothing that moves the cursor, breaks the
        # line or turns the writing round.
        pattern="^[^\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069]+$",
    ),
]


class Seated(Data, frozen=True):
    """Who sits where. A bot is always shown as a bot."""

    name: Name
    bot: Name | None = None


class Header(Tagged, frozen=True, kw_only=True):
    format: Literal["ludotheque-record/1"] = FORMAT
    game: str
    version: int
    options: Any
    seats: tuple[Seated, ...]
    commitment: str
    entropy: tuple[str, ...]


class Ply(Tagged, frozen=True, kw_only=True):
    at: int
    seat: Seat
    move: Any


class End(Tagged, frozen=True, kw_only=True):
    """What is only known at the end. The digest is that of all bytes before this line."""

    result: Result
    seed: str
    digest: str


class Record(Data, frozen=True):
    header: Header
    plies: tuple[Ply, ...]
    end: End | None = None


_Line: TypeAlias = Header | Ply | End
_line = msgspec.json.Decoder(_Line)
_encode = msgspec.json.Encoder().encode  # keeps the order of keys, so that what was read stays


def begin(game: AnyGame, options: Any, seats: Iterable[Seated], chance: Chance) -> Header:
    """What is agreed on before the first ply. Of the chance it holds what may be known by then."""
    return Header(
        game=game.name,
        version=game.version,
        options=options,
        seats=tuple(seats),
        commitment=chance.commitment,
        entropy=chance.entropy,
    )


def _lines(*things: _Line) -> bytes:
    return b"".join(_encode(each) + b"\n" for each in things)


def write(record: Record) -> bytes:
    end = (record.end,) if record.end else ()
    return _lines(record.header, *record.plies, *end)


def finish(record: Record, result: Result, seed: bytes) -> Record:
    """Close a record: nothing can follow, and nothing before can change unnoticed."""
    digest = hashlib.sha256(write(record)).hexdigest()
    return Record(record.header, record.plies, End(result=result, seed=seed.hex(), digest=digest))


def read(raw: bytes) -> Record:
    """Decode a record's lines. Whether it is a good game is for `replay` and `verify` to say."""
    lines = [_decode(number, line) for number, line in enumerate(raw.splitlines(), 1)]
    if not lines or not isinstance(lines[0], Header):
        raise BadRecord("line 1: a record begins with its header")
    header, *rest = lines
    end = rest.pop() if rest and isinstance(rest[-1], End) else None
    plies: list[Ply] = []
    for at, line in enumerate(rest):
        if not isinstance(line, Ply) or line.at != at:
            raise BadRecord(f"line {at + 2}: ply {at} should stand here")
        plies.append(line)
    assert isinstance(header, Header)
    assert end is None or isinstance(end, End)
    record = Record(header, tuple(plies), end)
    try:
        written = write(record)
    except RecursionError:
        raise BadRecord("a line of the record is nested too deeply") from None
    if written != raw:
        raise BadRecord("the record is damaged: its lines are not written as the house writes them")
    return record


def _decode(number: int, line: bytes) -> _Line:
    try:
        decoded: _Line = _line.decode(line)
        return decoded
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None
    except RecursionError:
        raise BadRecord(f"line {number}: nested without end") from None


class Opened:
    """A record together with its game: options and moves decoded into the game's own types."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        header = record.header
        if (header.game, header.version) != (game.name, game.version):
            raise BadRecord(
                f"this is {header.game} version {header.version}, "
                f"and the house plays {game.name} version {game.version}"
            )
        self.record, self.game = record, game
        self.options = self._decoded(game.codec.options, header.options, "line 1: options")
        if not len(header.seats) == len(header.entropy) == self.options.seats:
            raise BadRecord(f"line 1: {self.options.seats} seats with an entropy each are needed")
        self.moves = tuple(
            self._decoded(game.codec.move, ply.move, f"line {ply.at + 2}") for ply in record.plies
        )

    def _decoded(self, decode: Callable[[bytes], T], plain: Any, where: str) -> T:
        """What a line holds, if it is written in the one way that the game would write it."""
        raw = _encode(plain)
        try:
            decoded = decode(raw)
        except msgspec.ValidationError as error:
            raise BadRecord(f"{where}: {error}") from None
        if _encode(decoded) != raw:
            raise BadRecord(f"{where}: not written as the house writes it")
        return decoded

    def step(self, state: Any, at: int, emit: Any = ignore, *, chance: Chance | None = None) -> Any:
        """Play ply `at` on the state before it. With `chance`, Nature's must be what it gives."""
        ply, move = self.record.plies[at], self.moves[at]
        if ply.seat not in range(-1, self.options.seats):
            raise BadRecord(f"line {at + 2}: there is no seat {ply.seat}")
        if chance is not None and ply.seat == NATURE:
            drawn = chance.move(self.game, state, at)
            if drawn is not None and move != drawn:
                raise BadRecord(f"line {at + 2}: this is not what was drawn from the seed")
        if refusal := self.game.refusal(state, ply.seat, move):
            raise BadRecord(
                f"line {at + 2}: seat {ply.seat} may not do that "
                f"(clause {refusal.rule}: {refusal.reason})"
            )
        return self.game.apply(state, ply.seat, move, emit)

    def state(self, at: int | None = None) -> Any:
        """The state before ply `at`; by default, after the last one."""
        state = self.game.setup(self.options)
        for each in range(len(self.moves) if at is None else at):
            state = self.step(state, each)
        return state
