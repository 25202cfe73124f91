"""One that only walks to the nearest figure it has not seen, and takes Casanova home if it did."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.casanova.board import DOGE, NEXT, SPOT_OF, STREET, THEATRE_AT, palazzo, spots
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Deciding,
    Dock,
    EndTurn,
    GiveJewel,
    Glide,
    Meet,
    Met,
    Move,
    Sailing,
    Spot,
    View,
    Walk,
)

from .chart import Far, doors, far_to, way_to

NOWHERE = 99.0


class Seeker:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        moves: list[Move] = list(self.game.moves(state, seat))
        match view.phase:
            case Deciding():
                last = view.log[-1]
                assert isinstance(last, Met)
                return Decide(exchange=last.found == "other")
            case Sailing():
                return self.sail(view, seat, moves, rng)
        return rng.choice(moves)

    def sail(self, view: View, seat: Seat, moves: list[Move], rng: Random) -> Move:
        if GiveJewel() in moves:
            return GiveJewel()
        carried = has_him(view, seat)
        unseen = set() if carried else unseen_by(view, seat)
        for move in moves:
            if meant(view, seat, move) in unseen:
                return move
        goals: set[Dock] = {dock for spot in unseen for dock in doors(view, spot)}
        if carried:
            goals = {palazzo(seat)} if view.jewels[seat] else set(DOGE)
        elif not goals:
            goals = set(DOGE)
        return self.towards(view, seat, goals, moves, rng)

    def towards(
        self, view: View, seat: Seat, goals: set[Dock], moves: list[Move], rng: Random
    ) -> Move:
        """A step of the shortest way, on the water or on foot; round or through what is in it."""
        here, boats = view.ladies[seat], set(view.empties)
        if here in goals and EndTurn() in moves:
            return EndTurn()
        walls = {*view.ladies, *boats} - {here}
        far = way_to(goals, walls, boats)
        if here not in far:  # barred: as if empty gondolas could be passed
            far = far_to(goals, walls)
        own = [move for move in moves if isinstance(move, Glide) and move.start == here]
        own.sort(key=lambda move: far.get(move.to, NOWHERE))
        if own and far.get(own[0].to, NOWHERE) < far[here]:
            return own[0]
        if Walk() in moves and self.worth_walking(view, STREET[here], goals, far, far[here]):
            return Walk()
        pushes = [move for move in moves if isinstance(move, Glide) and move.start in NEXT[here]]
        pushes = [move for move in pushes if far.get(move.start, NOWHERE) < far[here]]
        if pushes:
            return rng.choice(pushes)
        return EndTurn() if EndTurn() in moves else rng.choice(own or moves)

    def worth_walking(self, view: View, end: Dock, goals: set[Dock], far: Far, now: float) -> bool:
        """Whether the street leads to a goal, or to where the next point brings one nearer."""
        assert isinstance(view.phase, Sailing)
        on = [dock for dock in NEXT[end] if dock not in (*view.ladies, *view.empties)]
        nearer = any(far.get(dock, NOWHERE) < now for dock in on)
        return end in goals or (view.phase.points > 0 and nearer)


def has_him(view: View, seat: Seat) -> bool:
    """Whether one's own figure was Casanova when it was last handled by oneself."""
    carried = False
    for entry in view.log:
        if isinstance(entry, Met) and entry.seat == seat:
            carried = entry.found == ("other" if entry.exchanged else "own")
        elif isinstance(entry, Met) and entry.spot == seat:
            carried = False  # somebody looked, and may have taken him
    return carried


def unseen_by(view: View, seat: Seat) -> set[Spot]:
    """The figures not seen yet; once all were, those that others have handled since."""
    seen: set[Spot] = {seat}
    touched: set[Spot] = set()
    for entry in view.log:
        if isinstance(entry, Met):
            both = {entry.seat, entry.spot}
            if entry.seat == seat:
                seen |= both
                touched -= both
            else:
                touched |= both
    every = set(spots(view.options.seats, view.theatres))
    return (every - seen) or (touched - {seat}) or (every - {seat})


def meant(view: View, seat: Seat, move: Move) -> Spot | None:
    """The figure that a move goes to see."""
    match move:
        case Meet(rival=rival):
            return rival
        case Call():
            return SPOT_OF[THEATRE_AT[view.ladies[seat]]]
    return None
