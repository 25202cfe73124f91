"""Builders: they choose what to put where, with a hand of their own, and keep an eye on others."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.vertiges.model import (
    Aim,
    Building,
    Holding,
    Lift,
    Move,
    PieceId,
    Protest,
    Put,
    State,
    View,
    Withdraw,
)
from ludotheque.games.vertiges.protests import contested, fault
from ludotheque.games.vertiges.towers import all_fitting, free_place

from .hand import Hand
from .odds import Odds, odds
from .plans import Plan, Stack, first_move, plans
from .weigh import worth


class Builder:
    """Any right thing, without a plan. `notices` is how often it sees a fault of somebody's."""

    def __init__(self, game: AnyGame, hand: Hand, notices: float) -> None:
        self.game, self.hand, self.notices = game, hand, notices

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state: State = self.game.imagine(view, rng)
        deed = contested(state, seat)
        if deed is not None and fault(state, deed) and rng.random() < self.notices:
            return Protest()
        match state.phase:
            case Building(seat=turn) if turn == seat:
                return first_move(state, self.plan(state, seat, rng))
            case Holding(seat=turn) as phase if turn == seat:
                return self._put(state, phase, seat, rng)
        return None

    def odds(self, state: State) -> Odds:
        """What this hand can do at such a table."""
        return odds(state.options.tremor, self.hand.millimetres)

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        return rng.choice(plans(state, seat))

    def target(self, state: State, seat: Seat, piece: PieceId, rng: Random) -> PieceId | None:
        """Where to put a piece that is in the hand already."""
        tops = [onto for _, onto in all_fitting(state.towers, (piece,))]
        return rng.choice(tops) if tops else None

    def _put(self, state: State, phase: Holding, seat: Seat, rng: Random) -> Move:
        held = phase.held
        if isinstance(held, Lift):
            onto: PieceId | None = held.onto
        else:
            onto = self.target(state, seat, held.piece, rng)
        if state.options.physics == "wood":
            return Put(self.hand.put(state, held, onto, rng))
        if onto is None and free_place(state) is None:
            return Withdraw()
        return Aim(onto)


class Planner(Builder):
    """What is worth most at once. `slips` is how often it acts without thinking."""

    def __init__(self, game: AnyGame, hand: Hand, notices: float, slips: float = 0.0) -> None:
        super().__init__(game, hand, notices)
        self.slips = slips

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        found = plans(state, seat)
        if self.slips and rng.random() < self.slips:
            return rng.choice(found)
        rng.shuffle(found)  # so that equals are not always taken in the same order
        chances = self.odds(state)
        return max(found, key=lambda plan: worth(state, seat, plan, chances))

    def target(self, state: State, seat: Seat, piece: PieceId, rng: Random) -> PieceId | None:
        tops = [onto for _, onto in all_fitting(state.towers, (piece,))]
        if not tops:
            return None
        chances = self.odds(state)
        return max(tops, key=lambda onto: worth(state, seat, Stack(piece, onto), chances))
