"""Casanova's rules, in the order of the rulebook. Each phase has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat
from ludotheque.core.rulebook import Rulebook

from .board import AT_DOGE, DISTANCE, TO_DOGE, palazzo, spots
from .events import Event
from .imagine import chance_to_exchange, imagine
from .knowledge import all_known, known
from .manners import CasanovaManners
from .meetings import call, decide, look_round, meet, meetings
from .model import (
    LETTER,
    UNNAMED,
    Call,
    Decide,
    Deciding,
    DrawingLots,
    DrawLots,
    EndTurn,
    Entry,
    GiveJewel,
    Glide,
    Hide,
    Hiding,
    LookRound,
    Meet,
    MoorGondola,
    Move,
    Note,
    OnTurn,
    Options,
    Over,
    PlaceFigure,
    Placing,
    Rule,
    Sailing,
    Spot,
    State,
    View,
    Walk,
)
from .refusals import refusal
from .sailing import can_walk, give_jewel, glide, glides, glides_from, may_end, walk
from .setting import draw, draw_lots, hide, moor_gondola, place_figure, placings, set_up
from .turns import end_turn


class Casanova(Game[Options, State, Move, Event, View]):
    name = "casanova"
    version = 3
    letter = LETTER
    unnamed = UNNAMED
    manners = CasanovaManners()
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        return set_up(options)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        phase = state.phase
        if type(phase) is Sailing or isinstance(phase, OnTurn | Placing):
            return (phase.seat,)
        return () if isinstance(phase, Over) else (NATURE,)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        winner = state.phase.winner
        scores = tuple(int(seat == winner) for seat in range(state.options.seats))
        if winner is None:
            return Result(scores, (), Rule.DRAW)
        return Result(scores, (winner,), Rule.HOME)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.awaited(state):
            return ()
        match state.phase:
            case Sailing() as phase:
                return sailings(state, phase)
            case Deciding():
                return [Decide(exchange=False), Decide(exchange=True)]
            case Placing() as phase:
                return placings(state, phase)
            case Hiding():
                return [Hide(spot) for spot in spots(state.options.seats, state.theatres)]
            case DrawingLots():
                if state.options.placing != "players":
                    return ()  # more lots than anybody could list
                return [DrawLots(first) for first in range(state.options.seats)]
            case Over():
                raise AssertionError("nobody is awaited")

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        """Curious, and drawn to the Doge and home: so random games see everything, and end.

        A seat knows what it found: it exchanges as people do.
        """
        phase = state.phase
        if type(phase) is not Sailing:
            if isinstance(phase, Deciding):
                return Decide(exchange=rng.random() < chance_to_exchange(state.log[-1]))
            if isinstance(phase, DrawingLots):
                return draw(state.options, rng)
            return rng.choice(self.moves(state, seat))
        free = frees(state, phase)
        if free and rng.random() < CURIOSITY:
            move = rng.choice(free)
            if type(move) is not Walk or rng.random() < 0.5:  # to and fro could be for ever
                return move
        if phase.points > 1 or rng.random() < DILIGENCE:
            move_on = wander(state, phase, rng)
            if move_on is not None:
                return move_on
        return EndTurn() if may_end(state, phase) else rng.choice(glides(state, phase))

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        # By its very type: `match` asks with `isinstance`, which is five times as slow.
        phase, kind = state.phase, type(move)
        if type(phase) is Sailing:
            if type(move) is Glide:
                return glide(state, phase, move, emit)
            if kind is EndTurn:
                return end_turn(state, seat, emit)
            if kind is Walk:
                return walk(state, seat, emit)
            if kind is Call:
                return call(state, phase, emit)
            if type(move) is Meet:
                return meet(state, phase, move.rival, emit)
            if kind is LookRound:
                return look_round(state, phase, emit)
            if kind is GiveJewel:
                return give_jewel(state, seat, emit)
        match phase, move:
            case Deciding(), Decide(exchange=exchange):
                return decide(state, phase, exchange, emit)
            case Placing(), PlaceFigure():
                return place_figure(state, phase, move, emit)
            case Placing(), MoorGondola():
                return moor_gondola(state, phase, move, emit)
            case DrawingLots(), DrawLots():
                return draw_lots(state, move, emit)
            case Hiding(), Hide():
                return hide(state, move, emit)
            case _:
                raise AssertionError(move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Out of time, a turn ends, if it can end where she is.

        An answer to a meeting is not the rules' to give: all see whose time was up, and so all
        would know what it was (ruling R8).
        """
        if seat not in self.awaited(state):
            return None
        if isinstance(state.phase, Sailing) and may_end(state, state.phase):
            return EndTurn()
        moves = self.moves(state, seat)
        return moves[0] if len(moves) == 1 else None

    def view(self, state: State, seat: Seat | None) -> View:
        assert seat is None or seat >= 0, "Nature sees no view"
        casanova = state.casanova if isinstance(state.phase, Over) else None
        told = known(seat, state.log, spots(state.options.seats, state.theatres))
        return _seen(state, seat, told, casanova)

    def revealed(self, state: State) -> View:
        told = all_known(state.log, spots(state.options.seats, state.theatres))
        return _seen(state, None, told, state.casanova)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def sealed(self, state: State, seat: Seat, move: Move) -> bool:
        """Where he hides, and the answer to a meeting: both as long as the game lasts."""
        return isinstance(move, Hide | Decide)


CURIOSITY, DILIGENCE = 0.85, 0.95
"""How often `sample` takes what costs nothing, or its own gondola; how often its last point."""
PURPOSE = 0.8
"""How often it then goes where the game could end, unless it is out to wander for three rounds."""


def wander(state: State, phase: Sailing, rng: Random) -> Glide | None:
    """Any gondola, mostly one's own: to the Doge, then home and out again by turns."""
    seat = phase.seat
    here, given = state.ladies[seat], state.jewels[seat]
    mine = glides_from(state, phase, here) if rng.random() < CURIOSITY else []
    if not mine:
        moves = glides(state, phase)
        return rng.choice(moves) if moves else None
    if (given and state.round % 6 >= 3) or rng.random() > PURPOSE:
        return rng.choice(mine)
    far = DISTANCE[palazzo(seat)] if given else TO_DOGE
    return min(mine, key=lambda move: far[move.to])


def _seen(
    state: State,
    seat: Seat | None,
    told: tuple[tuple[Entry, ...], tuple[Note, ...]],
    casanova: Spot | None,
) -> View:
    options, (log, notes) = state.options, told
    return View(
        seat=seat,
        options=options,
        phase=state.phase,
        round=state.round,
        first=state.first,
        ladies=state.ladies,
        empties=state.empties,
        theatres=state.theatres,
        jewels=state.jewels,
        wakes=state.wakes,
        log=log,
        notebook=notes if options.notebook == "on" else (),
        casanova=casanova,
    )


def frees(state: State, phase: Sailing) -> list[Move]:
    """All that costs no point."""
    found = meetings(state, phase)
    if can_walk(state, phase.seat):
        found.append(Walk())
    seat = phase.seat
    chooses = state.options.jewel == "choose"
    if chooses and not state.jewels[seat] and state.ladies[seat] in AT_DOGE:
        found.append(GiveJewel())
    return found


def sailings(state: State, phase: Sailing) -> list[Move]:
    """All that a turn offers (clauses 2.1 to 4.1)."""
    found = [*glides(state, phase), *frees(state, phase)]
    if may_end(state, phase):
        found.append(EndTurn())
    return found
