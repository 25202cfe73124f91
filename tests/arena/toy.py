"""Pennies: a game for the arena's tests. Dice, sealed bids, and shouts out of turn.

Each round Nature rolls a prize and everybody seals a bid; the only highest bidder takes the prize.
Whoever has sealed may shout while others still think, for a point, as often as is agreed on.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from ludotheque.arena.match import Match, Played, played
from ludotheque.bots.bot import Bot
from ludotheque.core import game as core
from ludotheque.core.codec import Codec
from ludotheque.core.game import (
    NATURE,
    AnyGame,
    Data,
    Emit,
    Game,
    Manners,
    Refusal,
    Result,
    Seat,
    Tagged,
    put,
)
from ludotheque.core.rulebook import Rulebook


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=5)] = 3
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    shouts: Annotated[int, Meta(ge=0, le=9)] = 1


class State(Data, frozen=True):
    options: Options
    round: int
    prize: int | None
    bids: tuple[int | None, ...]
    shouts: tuple[int, ...]
    scores: tuple[int, ...]


class Roll(Tagged, frozen=True):
    prize: int


class Bid(Tagged, frozen=True):
    amount: int


class Shout(Tagged, frozen=True):
    pass


Move: TypeAlias = Roll | Bid | Shout


class BidSealed(core.Event, frozen=True, kw_only=True):
    seat: Seat


class PenniesManners(Manners[State, Move]):
    def begins(self, state: State, awaited: Sequence[Seat]) -> Seat:
        return state.options.seats - 1


class Pennies(Game[Options, State, Move, BidSealed, State]):
    """A view is a state in which the others' bids are 0."""

    name = "pennies"
    version = 1
    manners = PenniesManners()
    codec = Codec(options=Options, state=State, move=Move, event=BidSealed, view=State)
    rulebook = Rulebook(Path(__file__).parent)

    def setup(self, options: Options) -> State:
        zeros = (0,) * options.seats
        return State(options, 0, None, (None,) * options.seats, zeros, zeros)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        if state.round == state.options.rounds:
            return ()
        if state.prize is None:
            return (NATURE,)
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)[::-1]

    def result(self, state: State) -> Result | None:
        if state.round < state.options.rounds:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat, score in enumerate(state.scores) if score == best)
        return Result(state.scores, winners, "4.1")

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if move in self.moves(state, seat):
            return None
        clause = {Roll: "1.1", Bid: "2.1", Shout: "3.1"}[type(move)]
        return Refusal(clause, "not-now", {"seat": seat})

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if state.round == state.options.rounds or (seat == NATURE) != (state.prize is None):
            return ()
        if seat == NATURE:
            return [Roll(prize) for prize in range(1, 7)]
        if state.bids[seat] is None:
            return [Bid(amount) for amount in range(4)]
        return [Shout()] if state.shouts[seat] < state.options.shouts else ()

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[BidSealed]) -> State:
        match move:
            case Roll(prize=prize):
                return replace(state, prize=prize)
            case Shout():
                scores = put(state.scores, seat, state.scores[seat] + 1)
                return replace(
                    state, scores=scores, shouts=put(state.shouts, seat, state.shouts[seat] + 1)
                )
            case Bid(amount=amount):
                emit(BidSealed(seat=seat, rule="2.1"))
                state = replace(state, bids=put(state.bids, seat, amount))
                return state if None in state.bids else self.revealed(state)

    def revealed(self, state: State) -> State:
        bids = [bid for bid in state.bids if bid is not None]
        scores = state.scores
        if bids.count(max(bids)) == 1:
            seat = bids.index(max(bids))
            scores = put(scores, seat, scores[seat] + (state.prize or 0))
        empty = (None,) * len(bids)
        return replace(state, round=state.round + 1, prize=None, bids=empty, scores=scores)

    def view(self, state: State, seat: Seat | None) -> State:
        bids = (bid if each == seat else bid and 0 for each, bid in enumerate(state.bids))
        return replace(state, bids=tuple(bids))

    def imagine(self, view: State, rng: Random) -> State:
        return view


class Different(Pennies):
    """No two bids may be alike: a sealed one is in the others' way."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        taken = [Bid(bid) for bid in state.bids if bid is not None]
        return [move for move in super().moves(state, seat) if move not in taken]


class Auction(Pennies):
    """Nature changes the prize after every bid."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[BidSealed]) -> State:
        state = super().apply(state, seat, move, emit)
        return replace(state, prize=None) if isinstance(move, Bid) else state


class Regret(Pennies):
    """A shout takes the bid back."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[BidSealed]) -> State:
        state = super().apply(state, seat, move, emit)
        return (
            replace(state, bids=put(state.bids, seat, None)) if isinstance(move, Shout) else state
        )


PENNIES = Pennies()


# Bots


class Whatever:
    """Whatever is legal, shouts included."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return rng.choice(self.game.moves(self.game.imagine(view, rng), seat))


class Quiet(Whatever):
    """Never acts out of turn."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return super().choose(view, seat, rng) if view.bids[seat] is None else None


class Bold(Whatever):
    """Bids high, and shouts."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return Bid(3) if view.bids[seat] is None else Shout()


class Fixed:
    """Answers the same to everything, or raises it."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Watchful:
    """Bids high as long as nobody has sealed a bid, and otherwise its own number."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        return Bid(seat if any(bid is not None for bid in view.bids) else 3)


class Dreaming(Quiet):
    """Notes what it draws, by seat and by the number of the round."""

    def __init__(self, game: AnyGame, drawn: dict[tuple[Seat, int], float]) -> None:
        super().__init__(game)
        self.drawn = drawn

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        if view.bids[seat] is None:
            self.drawn[seat, view.round] = rng.random()
        return super().choose(view, seat, rng)


def toy_bot(game: AnyGame, strength: str) -> Bot:
    """The ladder's names, so that the schedules know them."""
    return {"random": Whatever, "novice": Quiet, "amateur": Quiet, "expert": Bold, "master": Bold}[
        strength
    ](game)


def play_toy(match: Match) -> Played:
    """Importable, so that a worker's process finds it."""
    return played(match, PENNIES, toy_bot)


def play_broken(match: Match) -> Played:
    if match.deal == 1:
        raise ZeroDivisionError("a bug\nin two lines")
    return play_toy(match)


def play_dying(match: Match) -> Played:
    """As if the machine had run out of memory; only ever called in a worker."""
    os._exit(1)
