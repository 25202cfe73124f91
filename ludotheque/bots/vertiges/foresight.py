"""Plans followed some deeds further, by what a hand can do in place of the physics."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.vertiges.model import Aim, Building, Falling, Holding, Lift, Over, State

from .planner import Planner
from .plans import Plan, Stack, first_move, plans
from .weigh import worth

CANDIDATES, WORLDS, DEEDS = 5, 16, 8
"""The best few at first sight are followed, in so many worlds each, for so many deeds."""
LEFT = 0.9
"""What a piece that is still to be put counts against its owner."""


class Foresight(Planner):
    """Follows what looks best at once to where it leads, with everybody planning as it does."""

    def plan(self, state: State, seat: Seat, rng: Random) -> Plan:
        chances = self.odds(state)
        ranked = sorted(plans(state, seat), key=lambda plan: -worth(state, seat, plan, chances))
        if len(ranked) == 1:
            return ranked[0]
        best = ranked[:CANDIDATES]
        lots = [rng.getrandbits(64) for _ in range(WORLDS)]
        return max(best, key=lambda plan: self._followed(state, seat, plan, lots))

    def _followed(self, state: State, seat: Seat, plan: Plan, lots: list[int]) -> float:
        return sum(self._once(state, seat, plan, Random(lot)) for lot in lots)

    def _once(self, state: State, seat: Seat, plan: Plan, rng: Random) -> float:
        """The same lots for every plan: then they differ by the plan alone."""
        game = self.game
        options = replace(state.options, physics="reckoned")
        state = _shuffled(replace(state, options=options, deed=None), rng)
        deeds = 0
        while not isinstance(state.phase, Over):
            match state.phase:
                case Building(seat=turn):
                    if deeds == DEEDS:
                        break
                    chosen = self._quick(state, turn) if deeds else plan
                    deeds += 1
                    aim = chosen.onto if isinstance(chosen, Stack) else None
                    state = game.apply(state, turn, first_move(state, chosen), ignore)
                case Holding(seat=turn, held=held):
                    onto = held.onto if isinstance(held, Lift) else aim
                    state = game.apply(state, turn, Aim(onto), ignore)
                case Falling() as phase:
                    fate = self.odds(state).draw(state, phase, rng)
                    state = game.apply(state, NATURE, fate, ignore)
                case _:
                    state = game.apply(state, NATURE, game.sample(state, NATURE, rng), ignore)
        return _standing(state, seat)

    def _quick(self, state: State, seat: Seat) -> Plan:
        chances = self.odds(state)
        return max(plans(state, seat), key=lambda plan: worth(state, seat, plan, chances))


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
