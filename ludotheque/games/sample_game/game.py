"""The rules, in the order of the rulebook. A phase that grows gets a module of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat, put
from ludotheque.core.rulebook import Rulebook

from .events import (
    Event,
    GameEnded,
    GotWet,
    PlaceChosen,
    PlaceShown,
    ShellsGathered,
    TideBegan,
    WaveCame,
)
from .model import (
    BED,
    DICE,
    LETTER,
    ON_THE_BEACH,
    PLACES,
    REACHED,
    Choose,
    Choosing,
    Die,
    Move,
    Options,
    Over,
    Place,
    Roll,
    Rolling,
    Rule,
    State,
    View,
)
from .refusals import refusal


class SampleGame(Game[Options, State, Move, Event, View]):
    name = "sample-game"
    version = 1
    letter = LETTER
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        seats = options.seats
        return State(
            options=options,
            phase=Choosing(),
            tide=1,
            shells=(0,) * seats,
            wet=(False,) * seats,
            places=(None,) * seats,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Choosing():
                return tuple(seat for seat, place in enumerate(state.places) if place is None)
            case Rolling():
                return (NATURE,)
            case Over():
                return ()

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        return Result(state.shells, state.phase.winners, Rule.END)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.awaited(state):
            return ()
        if seat == NATURE:
            return [Roll(die) for die in DICE]
        return [Choose(place) for place in open_to(state, seat)]

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        match move:
            case Choose(place=place):
                return choose(state, seat, place, emit)
            case Roll(die=die):
                return next_tide(wave(state, die, emit), emit)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        return Choose("beach") if seat in self.awaited(state) else None

    def view(self, state: State, seat: Seat | None) -> View:
        hidden = isinstance(state.phase, Choosing)
        return View(
            seat=seat,
            options=state.options,
            phase=state.phase,
            tide=state.tide,
            shells=state.shells,
            wet=state.wet,
            chosen=tuple(place is not None for place in state.places),
            places=tuple(
                None if hidden and owner != seat else place
                for owner, place in enumerate(state.places)
            ),
        )

    def revealed(self, state: State) -> View:
        return replace(self.view(state, None), places=state.places)

    def imagine(self, view: View, rng: Random) -> State:
        """What others chose in secret could be any place that is open to them."""
        state = State(
            options=view.options,
            phase=view.phase,
            tide=view.tide,
            shells=view.shells,
            wet=view.wet,
            places=view.places,
        )
        for seat, chosen in enumerate(view.chosen):
            if chosen and state.places[seat] is None:
                place = rng.choice(open_to(state, seat))
                state = replace(state, places=put(state.places, seat, place))
        return state

    def sealed(self, state: State, seat: Seat, move: Move) -> bool:
        """A choice is secret, but for the last one, which shows them all."""
        return isinstance(move, Choose) and len(self.awaited(state)) > 1


def open_to(state: State, seat: Seat) -> tuple[Place, ...]:
    """2.3: whoever is wet stays on the beach."""
    return ("beach",) if state.wet[seat] else PLACES


def choose(state: State, seat: Seat, place: Place, emit: Emit[Event]) -> State:
    emit(PlaceChosen(seat=seat, rule=Rule.CHOOSE))
    state = replace(state, places=put(state.places, seat, place))
    if None in state.places:
        return state
    for owner, chosen in enumerate(state.places):
        if chosen is not None:
            emit(PlaceShown(seat=owner, place=chosen, rule=Rule.SHOW))
    return replace(state, phase=Rolling())


def wave(state: State, die: Die, emit: Emit[Event]) -> State:
    """3: who is caught, and what the others gather."""
    emit(WaveCame(die=die, rule=Rule.WAVE))
    shells, wet = list(state.shells), [False] * len(state.shells)
    for seat, place in enumerate(state.places):
        assert place is not None
        if place in REACHED.get(die, ()):
            wet[seat] = True
            emit(GotWet(seat=seat, place=place, rule=Rule.SOAKED))
        else:
            found = harvest(state.places, place)
            shells[seat] += found
            rule = Rule.SHARE if place in BED else Rule.BEACH
            emit(ShellsGathered(seat=seat, place=place, shells=found, rule=rule))
    return replace(state, shells=tuple(shells), wet=tuple(wet))


def harvest(places: Sequence[Place | None], place: Place) -> int:
    """What each of those who came here gathers, if no wave comes."""
    return BED[place] // places.count(place) if place in BED else ON_THE_BEACH


def next_tide(state: State, emit: Emit[Event]) -> State:
    state = replace(state, places=(None,) * state.options.seats)
    if state.tide < state.options.tides:
        emit(TideBegan(round=state.tide + 1, rule=Rule.TIDES))
        return replace(state, phase=Choosing(), tide=state.tide + 1)
    most = max(state.shells)
    winners = tuple(seat for seat, shells in enumerate(state.shells) if shells == most)
    emit(GameEnded(winners=winners, rule=Rule.END))
    return replace(state, phase=Over(winners))
