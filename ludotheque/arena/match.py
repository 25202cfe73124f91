"""One game between bots: a pure function of what was agreed on before it.

The seed and the seats' entropies are hashes of the game, its options and the deal's number: a deal
brings the same luck to whoever sits there. What a bot draws while it thinks is seeded by the match,
its seat and the ply: thinking can disturb neither the dice nor the other bots.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.ladder import bot
from ludotheque.core.chance import Chance
from ludotheque.core.codec import Codec
from ludotheque.core.game import AnyGame, Data, Illegal, Options, Result, Seat
from ludotheque.core.record import Record, Seated, write
from ludotheque.games import GAMES
from ludotheque.table.table import Table

PLIES = 20_000
"""A game that lasts longer is taken for one that never ends."""

Maker: TypeAlias = Callable[[AnyGame, str], Bot]
Clock: TypeAlias = Callable[[], float]


class ArenaError(Exception):
    """Nothing can be played or rated like this. The message is one line for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


class Match(Data, frozen=True, kw_only=True):
    """All that decides a game between bots. `options` is plain data, defaults written out."""

    game: str
    version: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    """The strength that plays each seat."""
    deal: int
    rotation: int = 0
    """By how many seats the line-up was turned."""

    @property
    def digest(self) -> str:
        return _hash(self).hex()

    def __str__(self) -> str:
        bots = ", ".join(self.bots)
        return f"{self.game}, deal {self.deal}, rotation {self.rotation} ({bots})"


class Outcome(Data, frozen=True, kw_only=True):
    """What is kept of a match: a line of the results. All but `seconds` follows from the match."""

    digest: str
    match: Match
    result: Result
    plies: int
    fingerprint: str
    """The SHA-256 of the record's bytes."""
    seconds: tuple[tuple[float, ...], ...]
    """seconds[seat]: how long each decision took, in order; waiting out of turn is one as well."""


class Played(Data, frozen=True):
    match: Match
    result: Result
    record: Record
    seconds: tuple[tuple[float, ...], ...]

    @property
    def plies(self) -> int:
        return len(self.record.plies)

    @property
    def decisions(self) -> tuple[int, ...]:
        """How often each seat was asked."""
        return tuple(map(len, self.seconds))

    @property
    def outcome(self) -> Outcome:
        return Outcome(
            digest=self.match.digest,
            match=self.match,
            result=self.result,
            plies=self.plies,
            fingerprint=hashlib.sha256(write(self.record)).hexdigest(),
            seconds=self.seconds,
        )


def known(name: str) -> AnyGame:
    try:
        return GAMES[name]
    except KeyError:
        raise ArenaError(f"no game {name!r} here: choose among {', '.join(GAMES)}") from None


def agreed(game: AnyGame, chosen: Mapping[str, Any]) -> Options:
    """The options that were chosen, with the game's defaults for the others."""
    try:
        options: Options = game.codec.options(Codec.encode(chosen))
        return options
    except msgspec.ValidationError as error:
        what = f"{chosen['seats']} seats" if "`$.seats`" in str(error) else "options"
        raise ArenaError(f"{game.name}: {what}: {error}") from None


def play_match(match: Match) -> Played:
    """A match of the house: its game from the registry, its bots from the ladder."""
    return played(match, known(match.game), bot)


def played(match: Match, game: AnyGame, maker: Maker, now: Clock = perf_counter) -> Played:
    if (match.game, match.version) != (game.name, game.version):
        raise ArenaError(f"{match}: the house plays {game.name} version {game.version}")
    options = agreed(game, match.options)
    if len(match.bots) != options.seats:
        raise ArenaError(f"{match}: {len(match.bots)} bots for {options.seats} seats")
    seats = [Seated(strength, bot=strength) for strength in match.bots]
    table = Table(game, options, seats, _chance(match))
    sitting = _Sitting(match, table, [maker(game, strength) for strength in match.bots], now)
    sitting.play()
    assert table.result is not None, "over, but without a result"
    return Played(match, table.result, table.record(), tuple(map(tuple, sitting.seconds)))


class _Sitting:
    """Bots at a table. Nature's plies are the table's own affair."""

    def __init__(self, match: Match, table: Table, bots: Sequence[Bot], now: Clock) -> None:
        self.match, self.table, self.bots, self.now = match, table, bots, now
        self.seconds: list[list[float]] = [[] for _ in bots]

    def play(self) -> None:
        """Between two plies of awaited seats, everybody else may act once at most."""
        table, acted = self.table, set[Seat]()
        table.commit(table.open())
        while awaited := table.game.awaited(table.state):
            if table.at >= PLIES:
                raise ArenaError(f"{self.match}: no end after {PLIES} plies")
            volunteer = self.volunteer({*awaited, *acted})
            if volunteer is not None:
                acted.add(volunteer)
            else:
                acted.clear()
                self.ask(min(awaited))

    def volunteer(self, others: set[Seat]) -> Seat | None:
        """Who acted out of turn. After it, those who rather waited are asked anew."""
        for seat in range(len(self.bots)):
            if seat not in others and self.table.game.moves(self.table.state, seat):
                move = self.choose(seat)
                if move is not None:
                    self.make(seat, move)
                    return seat
        return None

    def ask(self, seat: Seat) -> None:
        move = self.choose(seat)
        if move is None:
            raise self.error(seat, "made no move, though the table waits for it")
        self.make(seat, move)

    def choose(self, seat: Seat) -> Any | None:
        view = self.table.game.view(self.table.state, seat)
        rng = Random(_hash("thought", self.match, seat, self.table.at))
        start = self.now()
        try:
            return self.bots[seat].choose(view, seat, rng)
        except Exception as error:
            raise self.error(seat, f"{type(error).__name__}: {error}") from error
        finally:
            self.seconds[seat].append(round(self.now() - start, 6))

    def make(self, seat: Seat, move: Any) -> None:
        try:
            self.table.game.codec.move(Codec.encode(move))
        except (msgspec.ValidationError, TypeError) as error:
            raise self.error(seat, f"{move!r} is no move: {error}") from None
        try:
            self.table.commit(self.table.propose(seat, move))
        except Illegal as illegal:
            raise self.error(seat, f"{illegal}: {move!r}") from None

    def error(self, seat: Seat, what: str) -> ArenaError:
        who = f"the bot {self.match.bots[seat]!r} on seat {seat}"
        return ArenaError(f"{self.match}: {who}, ply {self.table.at}: {what}")


def _chance(match: Match) -> Chance:
    """Of the bots and the rotation it knows nothing."""
    deal = (match.game, match.options, match.deal)
    entropy = [_hash("entropy", *deal, seat).hex() for seat in range(len(match.bots))]
    return Chance(_hash("seed", *deal), entropy)


def _hash(*things: Any) -> bytes:
    return hashlib.sha256(Codec.encode(things)).digest()
