"""Broken Niagaras: the mistakes that somebody could really make there, and who notices."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import force_setattr, replace

from ludotheque.core.game import NATURE, Emit, Refusal, Result, Seat
from ludotheque.games.niagara.events import CanoeBoughtBack, Event, TileTurned
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import (
    TILES,
    Choosing,
    DrawingLots,
    Flow,
    Flowing,
    Lay,
    Move,
    Paddle,
    Rule,
    State,
    Stay,
    View,
)


class Transparent(Niagara):
    """Shows the tiles that lie face down."""

    def view(self, state: State, seat: Seat | None) -> View:
        return replace(super().view(state, seat), laid=state.laid)

    def imagine(self, view: View, rng: Random) -> State:
        """Dreams of what it saw: nothing but the leak is wrong with it."""
        seats = range(view.options.seats)
        known = {view.seat, *((view.lifebuoy + turn) % len(seats) for turn in range(view.turned))}
        honest = tuple(view.laid[seat] if seat in known else None for seat in seats)
        dream = super().imagine(replace(view, laid=honest), rng)
        hands = tuple(
            hand if seen is None or seat in known or seen in hand else swap(hand, drawn, seen)
            for seat, hand, drawn, seen in zip(
                seats, dream.hands, dream.laid, view.laid, strict=True
            )
        )
        return replace(dream, hands=hands, laid=view.laid)


def swap(hand: tuple[int, ...], out: int | None, into: int) -> tuple[int, ...]:
    return tuple(sorted(into if tile == out else tile for tile in hand))


class Early(Transparent):
    """Turns all tiles over as soon as the last one is laid, and not one by one (ruling R12)."""

    def view(self, state: State, seat: Seat | None) -> View:
        choosing = isinstance(state.phase, Choosing)
        return Niagara.view(self, state, seat) if choosing else super().view(state, seat)

    def imagine(self, view: View, rng: Random) -> State:
        choosing = isinstance(view.phase, Choosing)
        return Niagara.imagine(self, view, rng) if choosing else super().imagine(view, rng)


class Tattler(Niagara):
    """As the last tile is laid, tells which ones lay there already."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay) and self.awaited(state) == (seat,):
            for owner, tile in enumerate(state.laid):
                if tile is not None and owner != state.lifebuoy:
                    emit(TileTurned(seat=owner, tile=tile, rule=Rule.ONE_BY_ONE))
        return super().apply(state, seat, move, emit)


class Flash(Niagara):
    """Tells of a tile as it is laid, and not as it is turned over."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay):
            emit(TileTurned(seat=seat, tile=move.tile, rule=Rule.CHOOSE))
        return super().apply(state, seat, move, emit)


class PaidInPublic(Niagara):
    """Tells of a buy-back before all have laid, and so who still can be slow."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay) and move.buy_back is not None:
            emit(CanoeBoughtBack(seat=seat, canoe=0, gem=move.buy_back, rule=Rule.BUY_BACK))
        return super().apply(state, seat, move, emit)


class Snatched(Niagara):
    """Takes out of all hands what somebody has laid face down."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        left = [move for move in moves if not self.taken(state, move)]
        return left or moves

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        if refusal is None and move not in self.moves(state, seat):
            return Refusal(Rule.HAND, "not_in_hand")
        return refusal

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return rng.choice(self.moves(state, seat))

    def taken(self, state: State, move: Move) -> bool:
        return isinstance(move, Lay) and move.tile in state.laid


class Hint(Niagara):
    """Says in a refusal which tile is the lowest so far."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        if refusal and refusal.reason == "already_chosen":
            lowest = min(tile for tile in state.laid if tile is not None)
            return replace(refusal, facts={"lowest": lowest})
        return refusal


class Amnesia(Niagara):
    """Dreams that it laid some other tile."""

    def imagine(self, view: View, rng: Random) -> State:
        if isinstance(view.phase, Choosing):
            view = replace(view, laid=(None,) * view.options.seats)
        return super().imagine(view, rng)


class Unpaid(Niagara):
    """Dreams that it did not buy its canoe back."""

    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine(replace(view, buy_backs=(None,) * view.options.seats), rng)


class Receipt(Niagara):
    """Looking back, does not say who bought a canoe back, nor with what."""

    def revealed(self, state: State) -> View:
        return replace(super().revealed(state), buy_backs=(None,) * state.options.seats)


class Conjurer(Niagara):
    """Dreams of full hands, whatever was already played."""

    def imagine(self, view: View, rng: Random) -> State:
        state = super().imagine(view, rng)
        laid = tuple(
            rng.choice(TILES) if tile is not None and seat != view.seat else tile
            for seat, tile in enumerate(state.laid)
        )
        return replace(state, laid=laid) if isinstance(view.phase, Choosing) else state


class Idle(Niagara):
    """Lists to stay ashore even for a canoe that must move."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        paddles = any(isinstance(move, Paddle) for move in moves)
        return [*moves, Stay()] if paddles and Stay() not in moves else moves

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        return rng.choice(super().moves(state, seat))


class Honest(Niagara):
    """Forgets to list the thefts."""

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        moves = super().moves(state, seat)
        return [move for move in moves if not (isinstance(move, Paddle) and move.rob)]


class Sleeve(Niagara):
    """Allows a tile that was already played in this series."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        return None if refusal and refusal.rule == Rule.HAND else refusal


class Misnumbered(Niagara):
    """Tells of the turned tiles under a ruling that does not exist."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        def wrong(event: Event) -> None:
            emit(replace(event, rule="R99") if isinstance(event, TileTurned) else event)

        return super().apply(state, seat, move, wrong)


class Refloated(Niagara):
    """Passes the lifebuoy on in the state that it was given."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        after = super().apply(state, seat, move, emit)
        if after.lifebuoy != state.lifebuoy:
            force_setattr(state, "lifebuoy", after.lifebuoy)
        return after


class Counted(Niagara):
    """Counts the rounds by itself, and every look ahead counts."""

    rounds = 0

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        after = super().apply(state, seat, move, emit)
        self.rounds += after.round != state.round
        return replace(after, round=self.rounds + 1)


class Quickest(Niagara):
    """Gives the lifebuoy to whoever lays first."""

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay) and len(self.awaited(state)) == state.options.seats:
            state = replace(state, lifebuoy=seat)
        return super().apply(state, seat, move, emit)


class Ashore(Niagara):
    """Whoever is out of time stays ashore, even one who must launch."""

    def lapse(self, state: State, seat: Seat) -> Move | None:
        moves = super().moves(state, seat)
        return Stay() if any(isinstance(move, Paddle) for move in moves) else None


class Leading(Niagara):
    """Has a result as soon as anything is stored."""

    def result(self, state: State) -> Result | None:
        scores = tuple(map(sum, state.stores))
        if any(scores):
            return Result(scores, (scores.index(max(scores)),), Rule.END)
        return super().result(state)


class Impatient(Niagara):
    """Waits for tiles while the lots are drawn."""

    def awaited(self, state: State) -> tuple[Seat, ...]:
        awaited = super().awaited(state)
        return (*awaited, 0) if isinstance(state.phase, DrawingLots) else awaited


class Undertow(Niagara):
    """Splits the river with a generator of its own."""

    def __init__(self) -> None:
        self.own = Random(0)

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        if isinstance(state.phase, Flowing):
            discs = range(state.phase.discs)
            return Flow(tuple(self.own.choice(("L", "R")) for _ in discs))
        return super().sample(state, seat, rng)


class Rapids(Niagara):
    """Lets the river flow while players still think."""

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().refusal(state, seat, move)
        early = refusal and refusal.reason == "no_flow_now" and self.awaited(state) != (NATURE,)
        return None if early else refusal
