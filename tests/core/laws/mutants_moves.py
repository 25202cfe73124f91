"""Auctions whose lists, refusals and answers do not agree."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal, Seat
from tests.core.toy import Auction
from tests.core.toy_model import Bid, Bidding, Dealing, Move, Over, Peek, Rule, State


class Untimely(Auction):
    """Lets Nature deal again, which would let anyone choose the draw that suits him."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        return None if refusal and refusal.reason == "already_dealt" else refusal


class Moody(Auction):
    """Says in a refusal how often it was asked."""

    asked = 0

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        self.asked += 1
        refusal = super().refusal(state, seat, move)
        return refusal and replace(refusal, facts={"asked": self.asked})


class Shuffled(Auction):
    """Lists its moves in another order each time."""

    def __init__(self) -> None:
        self.own = Random(0)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = list(super().moves(state, seat))
        self.own.shuffle(moves)
        return moves


class Stuck(Auction):
    """Waits for those who have already bid."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        return super().awaited(state) and (
            (NATURE,) if isinstance(state.phase, Dealing) else tuple(range(state.options.seats))
        )


class Overlisted(Auction):
    """Lists a look at one's own bid, and never samples it."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        return [*moves, Peek(seat)] if any(isinstance(move, Peek) for move in moves) else moves

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return rng.choice(super().moves(state, seat))


class Twice(Auction):
    """Lists to bid nothing once more, as a way to pass."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        return [*moves, Bid(0)] if Bid(0) in moves else moves


class OffTheEnd(Auction):
    """Looks for the bid before asking whether there is such a seat."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        match state.phase, move:
            case Bidding(bids=bids), Peek(target=target) if bids[target] is None:
                return Refusal(Rule.TOKEN, "no_such_bid")
        return super().refusal(state, seat, move)


class OpenDoor(Auction):
    """Lets one who does not sit at the table look at a bid."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        bidding = isinstance(state.phase, Bidding) and isinstance(move, Bid)
        return None if bidding and seat == state.options.seats else refusal


class Misquoted(Auction):
    """Cites the name of the clause in place of its number."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        return refusal and replace(refusal, rule=refusal.rule.replace(Rule.PURSE, "PURSE"))


class Speechless(Auction):
    """Refuses without a word."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        return refusal and replace(refusal, reason="")


class InTurn(Auction):
    """Allows, but does not list, what is done out of turn."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        return super().moves(state, seat) if seat in self.awaited(state) else ()


class Credit(Auction):
    """Allows a bid of one coin more than the purse holds."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        purse = refusal.facts.get("purse") if refusal else None
        return None if isinstance(purse, int) and move == Bid(purse + 1) else refusal


class Encore(Auction):
    """Goes on taking bids after the end."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(state.phase, Over) and isinstance(move, Bid) and seat != NATURE:
            return None
        return super().refusal(state, seat, move)


class Generous(Auction):
    """Bids a coin for whoever is out of time, even out of an empty purse."""

    def lapse(self, state: State, seat: Seat) -> Move | None:
        return super().lapse(state, seat) and Bid(1)
