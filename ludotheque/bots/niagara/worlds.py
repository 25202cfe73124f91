"""The worlds that candidates are tried in: each world with all of them, and the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from ludotheque.bots.thinking import Compared
from ludotheque.core.game import Seat
from ludotheque.games.niagara.model import Lay, Move, State, View

from .compact import Position
from .dreams import dream, finished, laid, made, pay
from .judge import ShareJudge
from .quick import PaddlingHabits, tile_of

HABITUAL = 0.25
"""How often the others lay a tile by habit, and not the one that does them most good."""
WARM_UP = 3
"""So many worlds until they know which does."""
EXPLORE = 0.35
PRIOR = 0.3


class Rivals:
    """What the others may lay: each chooses, world by world, what has brought them most so far."""

    def __init__(self, root: Position, seat: Seat, rng: Random, habits: PaddlingHabits) -> None:
        self.root, self.rng, self.habits, self.worlds = root, rng, habits, 0
        self.seats = [other for other in range(root.agreed.seats) if other != seat]
        self.visits = {other: [0] * len(root.hands[other]) for other in self.seats}
        self.totals = {other: [0.0] * len(root.hands[other]) for other in self.seats}

    def lay(self, position: Position) -> dict[Seat, int]:
        """A tile of everybody's, laid; told by its place in their hands."""
        self.worlds += 1
        picks: dict[Seat, int] = {}
        for other in self.seats:
            hand = self.root.hands[other]
            if self.worlds <= WARM_UP or self.rng.random() < HABITUAL:
                picks[other] = hand.index(tile_of(self.root, other, self.rng, self.habits))
            else:
                picks[other] = self._best(other)
            position.laid[other] = hand[picks[other]]
        pay(position, self.seats)
        return picks

    def _best(self, other: Seat) -> int:
        more, best, found = log(self.worlds + 1), -9.0, 0
        for place, (visits, total) in enumerate(
            zip(self.visits[other], self.totals[other], strict=True)
        ):
            bound = (total + PRIOR) / (visits + 1) + EXPLORE * sqrt(more / (visits + 1))
            if bound > best:
                best, found = bound, place
        return found

    def learn(self, picks: dict[Seat, int], shares: Sequence[Sequence[float]]) -> None:
        for other, place in picks.items():
            self.visits[other][place] += 1
            for each in shares:
                self.totals[other][place] += each[other] / len(shares)


class Worlds:
    """What both kinds of decisions have in common."""

    def __init__(
        self,
        view: View,
        seat: Seat,
        state: State,
        moves: Sequence[Move],
        rng: Random,
        judge: ShareJudge,
        habits: PaddlingHabits,
    ) -> None:
        self.view, self.seat, self.state, self.moves = view, seat, state, moves
        self.rng, self.judge, self.habits = rng, judge, habits

    def ends(self, alive: Sequence[int]) -> list[Position]:
        """One more world: how it stands at the end of the round after each of these moves."""
        raise NotImplementedError

    def play(self, alive: Sequence[int]) -> Sequence[float]:
        seat = self.seat
        return [self.judge.shares(position)[seat] for position in self.ends(alive)]

    def compared(self, best: int, rival: int, worlds: int) -> Compared:
        positions = [self.ends((best, rival)) for _ in range(worlds)]
        apart, seat = self.judge.apart, self.seat
        ends = [(apart(one, seat), apart(other, seat)) for one, other in positions]
        return Compared(ends, [(one, other) for one, other in positions])


class LayingWorlds(Worlds):
    """Everybody lays a tile, and nobody sees the others'."""

    def __init__(
        self,
        view: View,
        seat: Seat,
        state: State,
        moves: Sequence[Move],
        rng: Random,
        judge: ShareJudge,
        habits: PaddlingHabits,
    ) -> None:
        super().__init__(view, seat, state, moves, rng, judge, habits)
        self.root = dream(view, rng, habits)
        self.rivals = Rivals(self.root, seat, rng, habits)

    def ends(self, alive: Sequence[int]) -> list[Position]:
        return self._laid(alive)[1]

    def play(self, alive: Sequence[int]) -> Sequence[float]:
        picks, ends = self._laid(alive)
        shares = [self.judge.shares(position) for position in ends]
        self.rivals.learn(picks, shares)
        return [each[self.seat] for each in shares]

    def _laid(self, alive: Sequence[int]) -> tuple[dict[Seat, int], list[Position]]:
        base = self.root.copy()
        picks, seed = self.rivals.lay(base), self.rng.getrandbits(32)
        found = []
        for each in alive:
            position, move = base.copy(), self.moves[each]
            assert isinstance(move, Lay)
            laid(position, self.seat, move)
            found.append(finished(position, Random(seed)))
        return picks, found


class TurnWorlds(Worlds):
    """One's own turn: tiles that are covered are what players would have laid."""

    def ends(self, alive: Sequence[int]) -> list[Position]:
        base, seed = dream(self.view, self.rng, self.habits), self.rng.getrandbits(32)
        found = []
        for each in alive:
            position, luck = base.copy(), Random(seed)
            made(position, self.seat, self.moves[each], self.state, luck)
            found.append(finished(position, luck))
        return found
