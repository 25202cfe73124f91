"""The record is the game: a header, all that happened, and, once it is over, seed and result.

JSON lines, written in exactly one way, so that a record is equal to another only if its bytes are.
In the second format names are a line of their own after all others, under no digest: somebody can
be forgotten, and the game verifies as before.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from .chance import Chance
from .course import BadLine, Course, advance, begin_course
from .game import NATURE, AnyGame, Data, Emit, Illegal, Result, T, Tagged, exact, ignore, measured
from .line import Agree, Aside, How, Lend, Line, Name, Ply, Resign, Return, Seated, Undo
from .options import since

__all__ = [
    "FIRST",
    "SECOND",
    "Agree",
    "Aside",
    "BadRecord",
    "End",
    "Header",
    "How",
    "Lend",
    "Line",
    "Name",
    "Names",
    "Opened",
    "OtherRules",
    "Ply",
    "Record",
    "Resign",
    "Return",
    "Seated",
    "Undo",
    "begin",
    "encode",
    "finish",
    "nameless",
    "read",
    "sealed",
    "write",
]

Format: TypeAlias = Literal["ludotheque-record/1", "ludotheque-record/2"]
FIRST: Final = "ludotheque-record/1"
"""Names stand in the header."""
SECOND: Final = "ludotheque-record/2"
"""Names stand after everything else."""


class BadRecord(Exception):
    """Not a record, or not an honest one. The message is one line for a person."""


class OtherRules(BadRecord):
    """An honest record, perhaps, of a game that is played by other rules now."""


class Header(Tagged, frozen=True, kw_only=True):
    format: Format = FIRST
    game: str
    version: int
    options: Any
    seats: tuple[Seated, ...]
    commitment: str
    entropy: tuple[str, ...]


class _BareSeat(Data, frozen=True):
    """A seat as the header of the second format has it."""

    bot: Name | None
    character: Name | UnsetType = UNSET


class _BareHeader(Tagged, frozen=True, kw_only=True, tag="header"):
    """The header of the second format, as it is written."""

    format: Literal["ludotheque-record/2"] = SECOND
    game: str
    version: int
    options: Any
    seats: tuple[_BareSeat, ...]
    commitment: str
    entropy: tuple[str, ...]


class Names(Tagged, frozen=True):
    """Who sat where, in the second format: the last line, under no digest. Null is nobody any more,
    and where that is so of all seats there is no such line.
    """

    names: tuple[Name | None, ...]


class End(Tagged, frozen=True, kw_only=True, omit_defaults=True):
    """What is only known at the end. The digest is that of all bytes before this line."""

    result: Result
    seed: str
    digest: str
    how: How = "rules"
    """Not written where the rules have ended the game."""


class Record(Data, frozen=True):
    header: Header
    lines: tuple[Line, ...]
    end: End | None = None

    @property
    def plies(self) -> tuple[Ply, ...]:
        """The plies that stand in the end: what was taken back has led nowhere."""
        standing: list[Ply] = []
        for line in self.lines:
            match line:
                case Ply():
                    standing.append(line)
                case Undo(ply=ply, alone=alone):
                    standing = [
                        each for each in standing if each.at < ply or (alone and each.at > ply)
                    ]
        return tuple(standing)


_Line: TypeAlias = Header | Line | End | Names
_line = msgspec.json.Decoder(_Line)
_bare = msgspec.json.Decoder(_BareHeader)
_SECOND: Final = b'{"kind":"header","format":"ludotheque-record/2",'
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


def encode(line: Header | Line | End | Names) -> bytes:
    """One line as it is written, its end included: lines one after the other are a record."""
    if isinstance(line, Header) and line.format == SECOND:
        return _encode(_without_names(line)) + b"\n"
    return _encode(line) + b"\n"


def _without_names(header: Header) -> _BareHeader:
    return _BareHeader(
        game=header.game,
        version=header.version,
        options=header.options,
        seats=tuple(_BareSeat(seat.bot, seat.character) for seat in header.seats),
        commitment=header.commitment,
        entropy=header.entropy,
    )


def sealed(record: Record) -> bytes:
    """What the digest is of: all before the end, and no names in the second format."""
    return b"".join(encode(each) for each in (record.header, *record.lines))


def write(record: Record) -> bytes:
    end = encode(record.end) if record.end else b""
    names = tuple(seat.name for seat in record.header.seats)
    if record.header.format == FIRST:
        if None in names:
            raise ValueError("the first format has no way to name nobody")
        return sealed(record) + end
    return sealed(record) + end + (encode(Names(names)) if any(names) else b"")


def nameless(record: Record) -> Record:
    """The same game of nobody in particular, so that it can lie about. Not of the first format:
    there the names are under the digest.
    """
    seats = tuple(replace(seat, name=None) for seat in record.header.seats)
    return replace(record, header=replace(record.header, format=SECOND, seats=seats))


def finish(record: Record, result: Result, seed: bytes, how: How = "rules") -> Record:
    """Close a record: nothing can follow, and nothing before can change unnoticed."""
    digest = hashlib.sha256(sealed(record)).hexdigest()
    end = End(result=result, seed=seed.hex(), digest=digest, how=how)
    return Record(record.header, record.lines, end)


def read(raw: bytes, first: int = 0) -> Record:
    """Decode a record's lines. Whether it is a good game is for `replay` and `verify` to say.

    Of a record that was cut, the lines between the header and number `first` are missing.
    """
    lines = [_decode(number, line) for number, line in enumerate(raw.splitlines(), 1)]
    if not lines or not isinstance(lines[0], Header):
        raise BadRecord("line 1: a record begins with its header")
    header, *rest = lines
    assert isinstance(header, Header)
    if header.format == SECOND and rest and isinstance(rest[-1], Names):
        header = _named(header, rest.pop(), len(lines))
    end = rest.pop() if rest and isinstance(rest[-1], End) else None
    made: list[Line] = []
    for at, line in enumerate(rest, first):
        if isinstance(line, Header | End | Names) or line.at != at:
            raise BadRecord(f"line {at + 2}: number {at} should stand here")
        made.append(line)
    assert end is None or isinstance(end, End)
    record = Record(header, tuple(made), end)
    try:
        written = write(record)
    except RecursionError:
        raise BadRecord("a line of the record is nested too deeply") from None
    if written != raw:
        raise BadRecord("the record is damaged: its lines are not written as the house writes them")
    return record


def _named(header: Header, line: _Line, number: int) -> Header:
    assert isinstance(line, Names)
    if len(line.names) != len(header.seats):
        raise BadRecord(f"line {number}: there are {len(header.seats)} seats to be named")
    named = zip(header.seats, line.names, strict=True)
    return replace(header, seats=tuple(replace(seat, name=name) for seat, name in named))


def _decode(number: int, line: bytes) -> _Line:
    try:
        if line.startswith(_SECOND):
            return _header(_bare.decode(line))
        decoded: _Line = _line.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"line {number}: {error}") from None
    except RecursionError:
        raise BadRecord(f"line {number}: nested without end") from None
    if isinstance(decoded, Header) and not all(seat.name for seat in decoded.seats):
        raise BadRecord(f"line {number}: each seat needs a name")
    return decoded


def _header(bare: _BareHeader) -> Header:
    return Header(
        format=SECOND,
        game=bare.game,
        version=bare.version,
        options=bare.options,
        seats=tuple(Seated(None, seat.bot, seat.character) for seat in bare.seats),
        commitment=bare.commitment,
        entropy=bare.entropy,
    )


class Opened:
    """A record together with its game: options and moves decoded into the game's own types.

    If its first lines are missing, it goes on from the course that they led to, `start`.
    """

    def __init__(self, record: Record, game: AnyGame, start: Course | None = None) -> None:
        header = record.header
        if (header.game, header.version) != (game.name, game.version):
            raise OtherRules(
                f"this is {header.game} version {header.version}, "
                f"and the house plays {game.name} version {game.version}"
            )
        self.record, self.game = record, game
        self.options = self._options(header.options)
        if not len(header.seats) == len(header.entropy) == self.options.seats:
            raise BadRecord(f"line 1: {self.options.seats} seats with an entropy each are needed")
        self.lines = tuple(self._line(line) for line in record.lines)
        """From the first one on that is there."""
        self.start = start or begin_course(game, self.options, header.seats)
        self.last = self.start.at + len(self.lines)
        """How many lines there are, with those that are missing."""

    def _options(self, named: Any) -> Any:
        later = since(self.game, named) if isinstance(named, dict) else {}
        return self._decoded(self.game.codec.options, named, "line 1: options", later)

    def _line(self, line: Line) -> Line:
        if not isinstance(line, Ply):
            return line
        return replace(
            line, move=self._decoded(self.game.codec.move, line.move, f"line {line.at + 2}")
        )

    def _decoded(
        self,
        decode: Callable[[bytes], T],
        plain: Any,
        where: str,
        later: Mapping[str, int | str] = {},
    ) -> T:
        """What a line holds, if it is written in the one way that the game would write it.

        `later` has what the line cannot name, as it was written before there was such a thing.
        """
        raw = _encode(plain)
        try:
            decoded = decode(_encode({**later, **plain}) if later else raw)
        except msgspec.ValidationError as error:
            raise BadRecord(f"{where}: {error}") from None
        written: Any = decoded
        if later:
            whole = msgspec.to_builtins(decoded)
            written = {name: value for name, value in whole.items() if name not in later}
        if _encode(written) != raw:
            raise BadRecord(f"{where}: not written as the house writes it")
        return decoded

    def advance(
        self,
        course: Course,
        at: int,
        emit: Emit[Any] = ignore,
        *,
        chance: Chance | None = None,
        measure: bool = True,
    ) -> Course:
        """Line `at`, on the course before it. With `chance`, Nature must do what it gives.

        Without `measure`, what a simulation came to is believed: it takes long to run it again.
        """
        line = self.lines[at - self.start.at]
        believed = not measure and measured(self.game, course.state)
        if chance is not None and isinstance(line, Ply) and line.seat == NATURE and not believed:
            drawn = chance.move(self.game, course.state, at)
            if drawn is not None and line.move != drawn:
                raise BadRecord(f"line {at + 2}: this is not what was drawn from the seed")
            if measured(self.game, course.state) and not exact(self.game, course.state):
                raise BadRecord(f"line {at + 2}: no hand can have done all that was before this")
        try:
            return advance(self.game, course, line, emit)
        except BadLine as error:
            raise BadRecord(f"line {at + 2}: {error}") from None
        except Illegal as error:
            assert isinstance(line, Ply)
            rule, reason = error.refusal.rule, error.refusal.reason
            raise BadRecord(
                f"line {at + 2}: seat {line.seat} may not do that (clause {rule}: {reason})"
            ) from None

    def course(self, at: int | None = None) -> Course:
        """How the game stands before line `at`; by default, after the last one."""
        course = self.start
        for each in range(course.at, self.last if at is None else at):
            course = self.advance(course, each)
        return course

    def state(self, at: int | None = None) -> Any:
        return self.course(at).state
