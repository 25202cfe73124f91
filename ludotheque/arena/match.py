"""One game between bots: a pure function of what was agreed on before it, rules and bots given.

The seed and the seats' entropies are hashes of the game, its options and the deal's number: a deal
brings the same luck to whoever sits there. What a bot draws while it thinks is seeded by the match,
its seat and the ply: thinking can disturb neither the dice nor the other bots.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from random import Random
from time import thread_time
from traceback import extract_tb
from typing import Any, TypeAlias

import msgspec

from ludotheque.bots.bot import Bot
from ludotheque.bots.thinking import Timer
from ludotheque.core.chance import Chance
from ludotheque.core.codec import Codec
from ludotheque.core.game import AnyGame, Data, Illegal, Result, Seat
from ludotheque.core.options import agreed
from ludotheque.core.record import Record, Seated, write
from ludotheque.table.table import Table
from ludotheque.titles import Title, find

PLIES = 20_000
"""A game that lasts longer is taken for one that never ends."""

Maker: TypeAlias = Callable[[AnyGame, str], Bot]


class ArenaError(Exception):
    """Nothing can be played or rated like this. The message is one line for a person."""

    def __init__(self, message: str) -> None:
        super().__init__(" ".join(message.split()))


class Match(Data, frozen=True, kw_only=True):
    """All that is agreed on before a game between bots. `options` is plain data, defaults too.

    What a strength means, such as how many iterations, is the ladder's and not written here. A bot
    that has changed plays another game of the same match: `ludotheque arena --again` notices.
    """

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
    """What is kept of a match: a line of the results. Only `seconds` depends on the machine."""

    digest: str
    match: Match
    result: Result
    plies: int
    fingerprint: str
    """The SHA-256 of the record's bytes."""
    seconds: tuple[tuple[float, ...], ...]
    """seconds[seat]: what each decision took of a processor, in order; to wait out of turn is one
    as well."""
    order: tuple[Seat, ...] = ()
    """The seats in turn order, from who begins; none where nobody does, or in older results."""


class Played(Data, frozen=True):
    match: Match
    result: Result
    record: Record
    seconds: tuple[tuple[float, ...], ...]
    order: tuple[Seat, ...]

    @property
    def plies(self) -> int:
        return len(self.record.plies)

    @property
    def outcome(self) -> Outcome:
        return Outcome(
            digest=self.match.digest,
            match=self.match,
            result=self.result,
            plies=self.plies,
            fingerprint=hashlib.sha256(write(self.record)).hexdigest(),
            seconds=self.seconds,
            order=self.order,
        )


def play_match(match: Match) -> Played:
    """A match of the house: its game and its bots from the title. `amateur/odile` is a character
    of that strength."""
    title = find(match.game)

    return played(match, title.game, lambda _, name: bot_of(title, name))


def bot_of(title: Title, name: str) -> Bot:
    """A bot by its name in the arena."""
    strength, _, character = name.partition("/")
    if character and title.character(character) is None:
        known = ", ".join(each.name for each in title.cast.characters) if title.cast else "nobody"
        raise ArenaError(f"{title.name} has no character {character!r}: there is {known}")
    return title.bot(strength, character=character or None)


def played(match: Match, game: AnyGame, maker: Maker, now: Timer = thread_time) -> Played:
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
    seconds = tuple(map(tuple, sitting.seconds))
    return Played(match, table.result, table.record(), seconds, sitting.order)


class _Sitting:
    """Bots at a table. Nature's plies are the table's own affair."""

    def __init__(self, match: Match, table: Table, bots: Sequence[Bot], now: Timer) -> None:
        self.match, self.table, self.bots, self.now = match, table, bots, now
        self.chosen: dict[Seat, Any] = {}
        """Answers to the same question, given by all before the first was submitted."""
        self.seconds: list[list[float]] = [[] for _ in bots]
        self.order: tuple[Seat, ...] = ()

    def play(self) -> None:
        """Between two plies of awaited seats, everybody else may act once at most."""
        table, acted = self.table, set[Seat]()
        table.commit(table.open())
        self.order = _order(table)
        while awaited := table.awaited:
            if table.at >= PLIES:
                raise ArenaError(f"{self.match}: no end after {PLIES} plies")
            volunteer = self.volunteer({*awaited, *acted})
            if volunteer is not None:
                acted.add(volunteer)
            else:
                acted.clear()
                self.submit(awaited)

    def volunteer(self, others: set[Seat]) -> Seat | None:
        """Who acted out of turn. After it, those who rather waited are asked anew."""
        for seat in range(len(self.bots)):
            if seat not in others and self.table.game.moves(self.table.state, seat):
                move = self.choose(seat)
                if move is not None:
                    self.make(seat, move)
                    return seat
        return None

    def submit(self, awaited: Sequence[Seat]) -> None:
        """One ply of those awaited. Nobody's choice depends on who happens to submit first.

        Where the table now waits for others than those who are left, the question is a new one.
        """
        if self.chosen.keys() != set(awaited):
            self.chosen = {seat: self.answer(seat) for seat in sorted(awaited)}
        seat = min(awaited)
        move = self.chosen.pop(seat)
        if self.table.game.refusal(self.table.state, seat, move):
            # It was legal when it was chosen: somebody who submitted earlier is in its way.
            move = self.answer(seat)
        self.make(seat, move)

    def answer(self, seat: Seat) -> Any:
        move = self.choose(seat)
        if move is None:
            raise self.error(seat, "made no move, though the table waits for it")
        return move

    def choose(self, seat: Seat) -> Any | None:
        """A move that is legal as the table stands, or none."""
        view = self.table.game.view(self.table.state, seat)
        rng = Random(_hash("thought", self.match, seat, self.table.at))
        start = self.now()
        try:
            move = self.bots[seat].choose(view, seat, rng)
        except Exception as error:
            raise self.error(seat, told(error, type(self.bots[seat]).__module__)) from error
        finally:
            self.seconds[seat].append(round(self.now() - start, 6))
        if move is not None:
            self.check(seat, move)
        return move

    def check(self, seat: Seat, move: Any) -> None:
        game = self.table.game
        try:
            game.codec.move(Codec.encode(move))
        except (msgspec.ValidationError, TypeError) as error:
            raise self.error(seat, f"{move!r} is no move: {error}") from None
        if refusal := game.refusal(self.table.state, seat, move):
            raise self.error(seat, f"{Illegal(refusal)}: {move!r}")

    def make(self, seat: Seat, move: Any) -> None:
        turn = self.table.propose(seat, move)
        self.table.commit(turn)
        if len(turn.steps) > 1:
            # Nature has moved as well: what was chosen before it answers another question.
            self.chosen.clear()

    def error(self, seat: Seat, what: str) -> ArenaError:
        who = f"the bot {self.match.bots[seat]!r} on seat {seat}"
        return ArenaError(f"{self.match}: {who}, ply {self.table.at}: {what}")


def _order(table: Table) -> tuple[Seat, ...]:
    """The seats in turn order, asked before anybody's first choice."""
    manners, seats = table.game.manners, len(table.seats)
    first = manners.begins(table.state, table.game.awaited(table.state))
    step = 1 if manners.clockwise else -1
    if first is None:
        return ()
    return tuple((first + step * place) % seats for place in range(seats))


def told(error: Exception, module: str) -> str:
    """What went wrong, and where in a bot's own module, which is what its author can change."""
    own = getattr(sys.modules.get(module), "__file__", None)
    frames = [each for each in extract_tb(error.__traceback__) if each.filename == own]
    place = f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {error}{place}"


def _chance(match: Match) -> Chance:
    """Of the bots and the rotation it knows nothing."""
    deal = (match.game, match.options, match.deal)
    entropy = [_hash("entropy", *deal, seat).hex() for seat in range(len(match.bots))]
    return Chance(_hash("seed", *deal), entropy)


def _hash(*things: Any) -> bytes:
    return hashlib.sha256(Codec.encode(things)).digest()
