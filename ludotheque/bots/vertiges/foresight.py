"""Plans followed some deeds further, by what a hand can do in place of the physics."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.vertiges.model import (
    Building,
    Falling,
    Lift,
    Over,
    Pass,
    PieceId,
    State,
    Take,
)
from ludotheque.games.vertiges.towers import all_fitting

from .planner import Planner
from .plans import Begin, Plan, Stack, plans
from .weigh import worth

CANDIDATES, WORLDS, DEEDS = 5, 8, 8
"""The best few at first sight are followed, in so many worlds each, for so many deeds."""
LEFT = 0.9
"""What a piece that is still to be put counts against its owner."""


class Foresight(Planner):
    """Follows what looks best at once to where it leads, with everybody planning as it does."""

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        return self._best(state, seat, plans(state, seat), rng)

    def target(self, state: State, seat: Seat, piece: PieceId, rng: Random) -> PieceId | None:
        free = replace(state, phase=Building(seat))
        stacks: list[Plan] = [Stack(*fit) for fit in all_fitting(state.towers, (piece,))]
        chosen = self._best(free, seat, stacks, rng) if stacks else None
        return chosen.onto if isinstance(chosen, Stack) else None

    def _best(self, state: State, seat: Seat, found: list[Plan], rng: Random) -> Plan:
        if len(found) == 1:
            return found[0]
        chances = self.odds(state)
        best = sorted(found, key=lambda plan: -worth(state, seat, plan, chances))[:CANDIDATES]
        lots = [rng.getrandbits(64) for _ in range(WORLDS)]
        return max(best, key=lambda plan: self._followed(state, seat, plan, lots))

    def _followed(self, state: State, seat: Seat, plan: Plan, lots: list[int]) -> float:
        return sum(self._once(state, seat, plan, Random(lot)) for lot in lots)

    def _once(self, state: State, seat: Seat, plan: Plan, rng: Random) -> float:
        """The same lots for every plan: then they differ by the plan alone."""
        game, chances, deeds = self.game, self.odds(state), 0
        options = replace(state.options, physics="reckoned")
        state = _shuffled(replace(state, options=options, deed=None), rng)
        while not isinstance(state.phase, Over):
            match state.phase:
                case Building(seat=turn):
                    if deeds == DEEDS:
                        break
                    chosen = self._quick(state, turn) if deeds else plan
                    deeds += 1
                    state = _done(state, turn, chosen) or game.apply(state, turn, Pass(), ignore)
                case Falling() as phase:
                    fate = chances.draw(state, phase, rng)
                    state = game.apply(state, NATURE, fate, ignore)
                case _:
                    state = game.apply(state, NATURE, game.sample(state, NATURE, rng), ignore)
        return _standing(state, seat)

    def _quick(self, state: State, seat: Seat) -> Plan:
        chances = self.odds(state)
        return max(
            plans(state, seat), key=lambda plan: worth(state, seat, plan, chances, hasty=True)
        )


def _done(state: State, seat: Seat, plan: Plan) -> State | None:
    """At once, without a hand that takes hold and moves; None where nothing is done."""
    match plan:
        case Lift(onto=onto):
            return replace(state, phase=Falling(seat, plan, onto))
        case Stack(piece=piece, onto=onto):
            return replace(state, phase=Falling(seat, Take(piece), onto))
        case Begin(piece=piece):
            return replace(state, phase=Falling(seat, Take(piece), None))
    return None


def _shuffled(state: State, rng: Random) -> State:
    """Another order of the piles: what is drawn from them is not known."""
    piles = tuple(tuple(rng.sample(pile, len(pile))) for pile in state.piles)
    return replace(state, piles=piles)


def _standing(state: State, seat: Seat) -> float:
    """One's own score against that of the best other, with what is still to be put."""
    stands = [
        score - LEFT * (len(state.hands[each]) + len(state.piles[each]))
        for each, score in enumerate(state.scores)
    ]
    if isinstance(state.phase, Over):
        stands = [float(score) for score in state.scores]
    others = [each for at, each in enumerate(stands) if at != seat]
    return stands[seat] - max(others, default=0.0)
