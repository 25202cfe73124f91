"""Builders: they choose what to put where, with a hand of their own, and keep an eye on others."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought
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
    Take,
    View,
    Withdraw,
)
from ludotheque.games.vertiges.protests import contested, fault
from ludotheque.games.vertiges.towers import all_fitting, free_place

from .hand import Hand
from .odds import Odds, odds
from .plans import Plan, Stack, first_move, plans
from .style import PLAIN, BuildingStyle
from .thoughts import JudgePlan, weighed
from .weigh import worth


class Builder:
    """Any right thing, without a plan. `notices` is how often it sees a fault of somebody's, and
    `overlooks` how often not even that a piece of its own fits.
    """

    def __init__(
        self, game: AnyGame, hand: Hand, notices: float, *, overlooks: float = 0.0
    ) -> None:
        self.game, self.hand = game, hand
        self.notices, self.overlooks = notices, overlooks

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

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """What to take or to lift, and where the dice decide what falls, where to put it. In wood
        nobody can tell a hand what to do."""
        state: State = self.game.imagine(view, rng)
        begun: dict[Move, list[Plan]] = {}
        match state.phase:
            case Building(seat=turn) if turn == seat:
                for plan in plans(state, seat):
                    begun.setdefault(first_move(state, plan), []).append(plan)
            case Holding(seat=turn, held=Take(piece=piece)) if turn == seat:
                if state.options.physics != "wood":
                    for _, onto in all_fitting(state, (piece,)):
                        begun[Aim(onto)] = [Stack(piece, onto)]
        return weighed(state, seat, begun, self.odds(state), self.judge) if begun else []

    def judge(self, state: State, seat: Seat, odds: Odds) -> JudgePlan:
        """What plans are worth in this position, to a hand of these odds."""
        return lambda plan: worth(state, seat, plan, odds)

    def odds(self, state: State) -> Odds:
        """What this hand can do at such a table."""
        return odds(state.options, self.hand.millimetres)

    def plans(self, state: State, seat: Seat, rng: Random) -> list[Plan]:
        """What it sees of what there is to do. Who overlooks what fits may be caught."""
        watched = state.options.seats == 1 or state.options.referee == "automatic"
        if not self.overlooks or watched:
            return plans(state, seat)
        hand = state.hands[seat]
        return plans(state, seat, {piece for piece in hand if rng.random() < self.overlooks})

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        return rng.choice(self.plans(state, seat, rng))

    def target(self, state: State, seat: Seat, piece: PieceId, rng: Random) -> PieceId | None:
        """Where to put a piece that is in the hand already."""
        tops = [onto for _, onto in all_fitting(state, (piece,))]
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

    def __init__(
        self,
        game: AnyGame,
        hand: Hand,
        notices: float,
        *,
        overlooks: float = 0.0,
        slips: float = 0.0,
        style: BuildingStyle = PLAIN,
    ) -> None:
        super().__init__(game, hand, notices, overlooks=overlooks)
        self.slips, self.style = slips, style

    def in_style(self, style: BuildingStyle) -> Planner:
        return Planner(
            self.game,
            self.hand,
            min(1.0, max(0.0, self.notices + style.notices)),
            overlooks=self.overlooks,
            slips=self.slips,
            style=style,
        )

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        suspects = self.style.suspects and rng.random() < self.style.suspects
        if suspects and contested(self.game.imagine(view, rng), seat) is not None:
            return Protest()
        return super().choose(view, seat, rng)

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        found = self.plans(state, seat, rng)
        if self.slips and rng.random() < self.slips:
            return rng.choice(found)
        rng.shuffle(found)  # so that equals are not always taken in the same order
        return self.best(state, seat, found, rng)

    def best(self, state: State, seat: Seat, found: Sequence[Plan], rng: Random) -> Plan:
        return max(found, key=self.liking(state, seat))

    def liking(self, state: State, seat: Seat) -> JudgePlan:
        """What plans are worth, and what they are to somebody of this style."""
        judge, leaning = self.judge(state, seat, self.odds(state)), self.style.leaning
        return lambda plan: judge(plan) + leaning(state, plan)

    def target(self, state: State, seat: Seat, piece: PieceId, rng: Random) -> PieceId | None:
        tops = [onto for _, onto in all_fitting(state, (piece,))]
        if not tops:
            return None
        liked = self.liking(state, seat)
        return max(tops, key=lambda onto: liked(Stack(piece, onto)))
