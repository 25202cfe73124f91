"""The laws that every game keeps, what breaking one is, and one game brought before them.

`conform.check` is the way in; the laws themselves are put in `walk`, `legality` and `secrecy`.
"""

from __future__ import annotations

import hashlib
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, Emit, Refusal, Seat, ignore
from ludotheque.core.record import Ply, Record, Seated, begin, write


class Law(Enum):
    """A short name, and what it demands. They are put in this order, as far as one can be."""

    WIRE = "Whatever travels survives the wire: equal value, equal bytes."
    FLOW = "Only who sits there is awaited; nobody, if and only if there is a result: it is over."
    RESULT = "A result has a score for each seat, winners who sit there, and a clause."
    ABLE = "Whoever is awaited has a legal move."
    SAMPLED = "A sampled move is legal."
    PURITY = "Applied twice, a move leads to the same state and events, and leaves what it got."
    CLAUSES = "Every event cites a clause that exists."
    ONLY = "A private event is for seats that exist."
    PAST = "A state that was left behind never changes."
    STEADY = "The same question has the same answer, and asking changes nothing."
    ONCE = "No move is listed twice."
    LISTED = "A listed move is legal."
    TOTAL = "Any seat may try any move at any time, and gets an answer; no seat, no move."
    ENDED = "Once it is over, nothing is allowed."
    NATURE = "Nature is awaited alone, and may do nothing while she is not."
    COMPLETE = "A move that is allowed is listed, unless it is aimed."
    CITED = "A refusal cites a clause that exists, and gives a reason."
    LAPSE = "The move that the rules make for a seat out of time is legal."
    SAFE = "Nothing that may be asked raises, and what is allowed can be done."
    COMMUTE = "Simultaneous moves lead to the same state in either order."
    DREAM = "A dream looks the same to whoever dreams it."
    OPEN = "Whom we wait for, what a seat may do and how it ended are the same in a dream."
    DISCREET = "A refusal tells no secret: it is the same in a dream."
    PLAYABLE = "A dream is a good state: it travels, whoever it awaits can move, and play goes on."
    SEALED = "Sealed moves look alike to everybody else, for as long as they would be sealed."
    EVENTS = "Where a follower's views cannot tell two outcomes apart, the events cannot either."
    REVEALED = "Behind a view that hides nothing there is nothing to dream but the state itself."
    RECORD = "The record is the game: it replays to the same state, and verifies once it is over."

    def __str__(self) -> str:
        return self.name.lower()

    __hash__ = object.__hash__  # laws are counted by the million, and an Enum's own hash is slow


LAWS: Final = tuple(Law)

_LONGEST = 500
"""No fact is told in more characters: the record tells the rest."""


class Broken(AssertionError):
    """A law that a game does not keep. The same options, seed, effort and limit break it again."""

    def __init__(
        self,
        law: Law,
        game: str,
        options: Any,
        seed: int,
        ply: int,
        seat: Seat | None,
        facts: str,
        record: bytes = b"",
    ) -> None:
        super().__init__(law, game, options, seed, ply, seat, facts, record)
        self.law, self.game, self.options, self.seed = law, game, options, seed
        self.ply, self.seat, self.facts = ply, seat, facts
        self.record = record
        """The game up to this ply, as a record that `ludotheque replay` opens."""

    def __str__(self) -> str:
        who = "" if self.seat is None else f", seat {self.seat}"
        return (
            f"{self.law} is broken by {self.game} {_text(self.options)}, seed {self.seed}, "
            f"ply {self.ply}{who}: {self.facts}. {self.law.value}"
        )


class Tally:
    """How often each law was really put to the test, in how many games and plies."""

    def __init__(self) -> None:
        self.games = self.plies = 0
        self.tests: Counter[Law] = Counter()

    def __add__(self, other: Tally) -> Tally:
        both = Tally()
        both.games, both.plies = self.games + other.games, self.plies + other.plies
        both.tests = self.tests + other.tests
        return both

    @property
    def untested(self) -> tuple[Law, ...]:
        """The laws that never had an occasion: for these, nothing was shown."""
        return tuple(law for law in LAWS if not self.tests[law])

    def __str__(self) -> str:
        lines = (f"{law!s:>9} {self.tests[law]:>9,}  {law.value}" for law in LAWS)
        return "\n".join((f"{self.games:,} games, {self.plies:,} plies", *lines))


class Differ:
    """Where two things differ, worked out only if somebody wants to read it."""

    def __init__(self, one: Any, other: Any) -> None:
        self.one, self.other = one, other

    def __str__(self) -> str:
        return ", ".join(_differences("", self.one, self.other)) or "no difference"


def _differences(name: str, one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for field in one.__struct_fields__:
            yield from _differences(f"{name}.{field}", getattr(one, field), getattr(other, field))
    elif one != other:
        texts = _text(one), _text(other)
        if texts[0] == texts[1]:  # such as a list and a tuple
            texts = repr(one), repr(other)
        yield f"{name} {texts[0]} ≠ {texts[1]}".lstrip(" .")


class Trial:
    """One random game brought before the laws: what was played, and where we stand."""

    def __init__(self, game: AnyGame, options: Any, seed: int) -> None:
        self.game, self.options, self.seed = game, options, seed
        self.codec = game.codec
        self.seats = range(options.seats)
        self.followers: tuple[Seat | None, ...] = (None, *self.seats)
        self.rng = Random(seed)
        entropy = [f"seat {seat}" for seat in self.seats]
        self.chance = Chance(hashlib.sha256(b"%d" % seed).digest(), entropy)
        self.tally = Tally()
        self.states: list[Any] = []
        self.raws: list[bytes] = []
        """The bytes of each state when it was reached."""
        self.plies: list[tuple[Seat, Any]] = []
        self.at = 0
        """The number of the state that is being looked at."""

    def demand(self, law: Law, good: bool, seat: Seat | None, *facts: object) -> None:
        """Put a law to the test. The facts are worded only if it is broken."""
        self.tally.tests[law] += 1
        if not good:
            raise self.broken(law, seat, *facts)

    def broken(self, law: Law, seat: Seat | None, *facts: object) -> Broken:
        return Broken(
            law,
            self.game.name,
            self.options,
            self.seed,
            self.at,
            seat,
            " ".join(_short(_text(fact)) for fact in facts),
            write(self.record(self.at)),
        )

    def refusal(self, state: Any, seat: Seat, move: Any) -> Refusal | None:
        """Ask the game. That it answers at all is a law."""
        try:
            refusal = self.game.refusal(state, seat, move)
        except Exception as error:
            raise self.broken(Law.TOTAL, seat, "asked about", move, "it raised", error) from error
        self.tally.tests[Law.TOTAL] += 1
        return refusal

    def sample(self, state: Any, seat: Seat, rng: Random) -> Any:
        """Ask an awaited seat for a move. That it finds one is a law."""
        try:
            move = self.game.sample(state, seat, rng)
        except Exception as error:
            raise self.broken(Law.ABLE, seat, "is awaited, and finds no move:", error) from error
        self.tally.tests[Law.ABLE] += 1
        return move

    def apply(self, state: Any, seat: Seat, move: Any, emit: Emit[Any] = ignore) -> Any:
        """Make a move that is allowed. That it can be made is a law."""
        try:
            after = self.game.apply(state, seat, move, emit)
        except Exception as error:
            raise self.broken(Law.SAFE, seat, move, "is allowed, and raised", error) from error
        self.tally.tests[Law.SAFE] += 1
        return after

    def wire(self, decode: Callable[[bytes], Any], thing: Any, seat: Seat | None = None) -> bytes:
        try:
            raw = self.codec.encode(thing)
            again = decode(raw)
        except Exception as error:
            raise self.broken(Law.WIRE, seat, repr(thing), "cannot travel:", error) from error
        same = again == thing and self.codec.encode(again) == raw
        self.demand(Law.WIRE, same, seat, Differ(thing, again))
        return raw

    def record(self, plies: int) -> Record:
        seated = (Seated(f"seat {seat}", "random") for seat in self.seats)
        header = begin(self.game, msgspec.to_builtins(self.options), seated, self.chance)
        made = enumerate(self.plies[:plies])
        return Record(
            header,
            tuple(
                Ply(at=at, seat=seat, move=msgspec.to_builtins(move)) for at, (seat, move) in made
            ),
        )


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def _text(fact: object) -> str:
    """One line for a person: words as they are, structs as they travel."""
    if isinstance(fact, str | Differ):
        return str(fact)
    if isinstance(fact, Exception):
        lines = traceback.extract_tb(fact.__traceback__)
        where = f" ({Path(lines[-1].filename).name}:{lines[-1].lineno})" if lines else ""
        return f"{type(fact).__name__}: {fact}{where}"
    try:
        return msgspec.json.encode(fact).decode()
    except TypeError:
        return repr(fact)
