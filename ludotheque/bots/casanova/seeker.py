"""One that only walks to the nearest figure it has not seen, and takes Casanova home if it did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.casanova.board import SPOT_OF, THEATRE_AT, spots
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Deciding,
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

from .chart import (
    BESIDE,
    DOGE,
    HOME,
    NOWHERE,
    NUMBER,
    STREET,
    At,
    Bits,
    Far,
    bits,
    doors,
    each,
    far_to,
    way_to,
)
from .style import NightStyle
from .thoughts import Musing
from .worth import Temper

PLAIN = Temper(foresight=1, caution=0.0, spite=0.0, pushes=False, strolls=False)


class Seeker:
    def __init__(self, game: AnyGame, bluffs: float = 0.0, visits: float = 0.0) -> None:
        """`bluffs`: how often it exchanges where there is nothing to gain; `visits`: how often it
        sees somebody again who is at hand."""
        self.game, self.bluffs, self.visits = game, bluffs, visits

    def in_style(self, style: NightStyle) -> Seeker:
        return Seeker(self.game, max(0.0, style.bluffs), style.visits)

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        moves: list[Move] = list(self.game.moves(state, seat))
        match view.phase:
            case Deciding():
                last = view.log[-1]
                assert isinstance(last, Met)
                bluffs = self.bluffs and last.found == "neither" and rng.random() < self.bluffs
                return Decide(exchange=last.found == "other" or bool(bluffs))
            case Sailing():
                return self.sail(view, seat, moves, rng)
        return rng.choice(moves)

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """Nothing but the next figure."""
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return []
        return Musing(view, seat, PLAIN).thoughts(list(self.game.moves(state, seat)))

    def sail(self, view: View, seat: Seat, moves: list[Move], rng: Random) -> Move:
        if GiveJewel() in moves:
            return GiveJewel()
        carried = has_him(view, seat)
        unseen = set() if carried else self.unseen(view, seat)
        for move in moves:
            if meant(view, seat, move) in unseen:
                return move
        if self.visits and rng.random() < self.visits:
            at_hand = [move for move in moves if meant(view, seat, move) is not None]
            if at_hand:
                return rng.choice(at_hand)
        goals = 0
        for spot in unseen:
            goals |= doors(view, spot)
        if carried and view.jewels[seat]:
            goals = 1 << HOME[seat]
        elif carried or not goals:
            goals = DOGE
        return self.towards(view, seat, goals, moves, rng)

    def unseen(self, view: View, seat: Seat) -> set[Spot]:
        return unseen_by(view, seat)

    def towards(self, view: View, seat: Seat, goals: Bits, moves: list[Move], rng: Random) -> Move:
        """A step of the shortest way, on the water or on foot; round or through what is in it."""
        here, boats = NUMBER[view.ladies[seat]], bits(view.empties)
        if goals >> here & 1 and EndTurn() in moves:
            return EndTurn()
        walls = (bits(view.ladies) | boats) & ~(1 << here)
        far = way_to(goals, walls, boats)
        if far[here] == NOWHERE:  # barred: as if empty gondolas could be passed
            far = far_to(goals, walls)
        gliding = [move for move in moves if isinstance(move, Glide)]
        own = [move for move in gliding if NUMBER[move.start] == here]
        own.sort(key=lambda move: far[NUMBER[move.to]])
        if own and far[NUMBER[own[0].to]] < far[here]:
            return own[0]
        if Walk() in moves and self.worth_walking(view, STREET[here], goals, far, far[here]):
            return Walk()
        near = [move for move in gliding if BESIDE[here] >> NUMBER[move.start] & 1]
        pushes = [move for move in near if far[NUMBER[move.start]] < far[here]]
        if pushes:
            return rng.choice(pushes)
        return EndTurn() if EndTurn() in moves else rng.choice(own or moves)

    def worth_walking(self, view: View, end: At, goals: Bits, far: Far, now: int) -> bool:
        """Whether the street leads to a goal, or to where the next point brings one nearer."""
        assert isinstance(view.phase, Sailing)
        free = BESIDE[end] & ~bits((*view.ladies, *view.empties))
        nearer = any(far[dock] < now for dock in each(free))
        return bool(goals >> end & 1) or (view.phase.points > 0 and nearer)


def has_him(view: View, seat: Seat) -> bool:
    """Whether one's own figure was Casanova when it was last handled by oneself."""
    carried = False
    for entry in view.log:
        if isinstance(entry, Met) and entry.seat == seat:
            carried = entry.found == ("other" if entry.exchanged else "own")
        elif isinstance(entry, Met) and entry.spot == seat:
            carried = False  # somebody looked, and may have taken him
    return carried


def unseen_by(view: View, seat: Seat, since: int = 0) -> set[Spot]:
    """The figures not seen yet, or not since that round; once all were, those that others have
    handled since.
    """
    seen: set[Spot] = {seat}
    touched: set[Spot] = set()
    for entry in view.log:
        if isinstance(entry, Met):
            both = {entry.seat, entry.spot}
            if entry.seat == seat and entry.round >= since:
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
