"""One that plays by habit: a glance at the water, a tile that looks good, and off it goes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought, ranked
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.niagara.model import (
    GEMS,
    Choosing,
    Clouding,
    Launching,
    Lay,
    Move,
    MoveWeather,
    Paddle,
    Paddling,
    Stay,
    Theft,
    View,
)

from .compact import PLACES, Position
from .dreams import dream, finished, laid, made
from .judge import ShareJudge
from .quick import CanoeDeed, PaddlingHabits, bought, deed, guessed_low, lay, sky, tile_of
from .style import PaddlingStyle

GLANCES = 8
"""In how many worlds it looks at a move when it is asked what it thinks of it."""


class Habitual:
    def __init__(self, game: AnyGame, habits: PaddlingHabits) -> None:
        self.game, self.habits = game, habits

    def in_style(self, style: PaddlingStyle) -> Habitual:
        return Habitual(self.game, self.habits.in_style(style))

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state = self.game.imagine(view, rng)
        moves: list[Move] = list(self.game.moves(state, seat))
        if len(moves) < 2:
            return moves[0] if moves else None
        position = dream(view, rng, self.habits)
        match view.phase:
            case Choosing():
                gem = bought(position, seat) if rng.random() >= self.habits.forgets else None
                if gem is not None:
                    position.buy(seat, gem)
                tile = tile_of(position, seat, rng, self.habits)
                return Lay(tile, None if gem is None else GEMS[gem])
            case Clouding():
                return MoveWeather(-1 if sky(position, seat, rng) < 0 else 1)
            case Launching():
                canoe = next(move.canoe for move in moves if isinstance(move, Paddle))
                stays = Stay() in moves
                return self._paddled(position, seat, canoe, rng, may_stay=stays)
            case Paddling(must=must, may=may):
                canoe = (must or may)[0]
                if not must and rng.random() < self.habits.lingers:
                    return Stay()
                return self._paddled(position, seat, canoe, rng, may_stay=not must)
        raise AssertionError("nobody is awaited")

    def _paddled(
        self, position: Position, seat: Seat, canoe: int, rng: Random, *, may_stay: bool
    ) -> Move:
        heeded = rng.random() < self.habits.heed
        discs = position.discs(guessed_low(position, seat, rng, own=True)) if heeded else 0
        ends = position.likely_ends(discs, rng)
        found = deed(position, seat, canoe, ends, may_stay=may_stay, theft=self.habits.theft)
        return Stay() if found is None else told(found)

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """All moves at a glance: each in the same few worlds, and no thought of what others want.

        All are judged alike, so there is nothing to judge `also`.
        """
        state = self.game.imagine(view, rng)
        moves: list[Move] = list(self.game.moves(state, seat))
        judge, totals = ShareJudge(), [0.0] * len(moves)
        for _ in range(GLANCES):
            base, seed = dream(view, rng, self.habits), rng.getrandbits(32)
            for place, move in enumerate(moves):
                position, luck = base.copy(), Random(seed)
                if isinstance(move, Lay):
                    laid(position, seat, move)
                    lay(position, luck)
                else:
                    made(position, seat, move, state, luck)
                totals[place] += judge.shares(finished(position, luck))[seat]
        thoughts = [
            Thought(move, total / GLANCES) for move, total in zip(moves, totals, strict=True)
        ]
        return ranked(thoughts)


def told(found: CanoeDeed) -> Paddle:
    """A deed of the quick policy as the rules know it."""
    canoe, way, prey = found
    theft = None if prey is None else Theft(*prey)
    return Paddle(canoe, PLACES[way.to], way.cargo, theft)
