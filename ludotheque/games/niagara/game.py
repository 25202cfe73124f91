"""Niagara's rules, in the order of the rulebook. Each phase has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat, ignore, put
from ludotheque.core.rulebook import Rulebook

from .board import CALMEST, GEM_INDEX, GEMS_PER_SITE, WEATHER_START, WILDEST
from .canoes import fan_of, may_stay, movable, next_turn, paddle, prey, stocked, with_canoe
from .events import (
    CanoeBoughtBack,
    Event,
    FirstPlayerDrawn,
    ForkDrawn,
    StayedAshore,
    TileLaid,
    WeatherMoved,
)
from .imagine import imagine
from .manners import NiagaraManners
from .model import (
    GEMS,
    LETTER,
    SIDES,
    TILES,
    UNNAMED,
    Canoe,
    Choosing,
    Clouding,
    DrawingLots,
    DrawLots,
    Flow,
    Flowing,
    Gem,
    Launching,
    Lay,
    Move,
    MoveWeather,
    OnTurn,
    Options,
    Over,
    Paddle,
    Paddling,
    Rule,
    State,
    Stay,
    View,
)
from .refusals import refusal
from .river import face_up, flow, lowest, speed

CHANCE_OF_BUY_BACK = 1 / 64
"""How often `sample` considers one."""
SECOND_THOUGHTS = 3
"""How often `sample` draws again when a gem would be unloaded."""


class Niagara(Game[Options, State, Move, Event, View]):
    name = "niagara"
    version = 1
    letter = LETTER
    unnamed = UNNAMED
    manners = NiagaraManners()
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        seats = options.seats
        return State(
            options=options,
            phase=DrawingLots(),
            round=1,
            lifebuoy=0,
            weather=WEATHER_START,
            fork=None,
            sites=(GEMS_PER_SITE,) * len(GEMS),
            stores=((0,) * len(GEMS),) * seats,
            canoes=((Canoe(), Canoe()),) * seats,
            hands=(TILES,) * seats,
            laid=(None,) * seats,
            buy_backs=(None,) * seats,
            turned=0,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        # By its very type: `isinstance` is five times as slow for all that it is not.
        phase = state.phase
        if type(phase) is Choosing:
            return tuple([seat for seat, tile in enumerate(state.laid) if tile is None])
        if type(phase) is Paddling or isinstance(phase, OnTurn):
            return (phase.seat,)
        return () if isinstance(phase, Over) else (NATURE,)

    def result(self, state: State) -> Result | None:
        if not isinstance(state.phase, Over):
            return None
        rule = Rule.END if state.options.ending == "at_once" else Rule.ENDING
        return Result(tuple(map(sum, state.stores)), state.phase.winners, rule)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        if type(phase) is Paddling or type(phase) is Launching:
            return paddles(state, phase) if phase.seat == seat else ()
        if seat not in self.awaited(state):
            return ()
        match phase:
            case Choosing():
                return lays(state, seat)
            case Clouding():
                return [
                    MoveWeather(by) for by in (-1, 1) if CALMEST <= state.weather + by <= WILDEST
                ]
            case DrawingLots():
                forks = SIDES if state.options.fork == "alternate" else (None,)
                seats = range(state.options.seats)
                return [DrawLots(first, fork) for first in seats for fork in forks]
            case Flowing(discs=discs):
                return [Flow(sides) for sides in product(SIDES, repeat=discs)]
        raise AssertionError("nobody is awaited")

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        """Thrifty, so that random games end: gems are seldom paid or thrown back into the river."""
        phase = state.phase
        if type(phase) is Choosing and rng.random() > CHANCE_OF_BUY_BACK:
            return Lay(rng.choice(state.hands[seat]))
        if type(phase) is Flowing:
            return Flow(tuple([rng.choice(SIDES) for _ in range(phase.discs)]))
        moves = self.moves(state, seat)
        move = rng.choice(moves)
        for _ in range(SECOND_THOUGHTS):
            if not (type(move) is Paddle and move.cargo and gives_up(move)):
                break
            move = rng.choice(moves)
        return move

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if type(move) is Paddle:
            return paddle(state, seat, move, emit)
        if type(move) is Lay:
            return lay(state, seat, move, emit)
        match move:
            case Stay():
                launching = isinstance(state.phase, Launching)
                rule = Rule.MUST_LAUNCH if launching else Rule.ONE_AFLOAT
                emit(StayedAshore(seat=seat, rule=rule))
                return next_turn(state, emit)
            case MoveWeather(by=by):
                rule = Rule.TRACK_END if state.weather in (CALMEST, WILDEST) else Rule.CLOUD
                emit(WeatherMoved(seat=seat, weather=state.weather + by, rule=rule))
                return next_turn(replace(state, weather=state.weather + by), emit)
            case Flow(sides=sides):
                return flow(state, sides, emit)
            case DrawLots(first=first, fork=fork):
                emit(FirstPlayerDrawn(seat=first, rule=Rule.FIRST_PLAYER))
                if fork is not None:
                    emit(ForkDrawn(side=fork, rule=Rule.FORK))
                return replace(state, phase=Choosing(), lifebuoy=first, fork=fork)
        raise AssertionError(move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Out of time, nothing optional is done; whoever has a choice to make is not replaced."""
        moves = self.moves(state, seat)
        if Stay() in moves:
            return Stay()
        return moves[0] if len(moves) == 1 else None

    def view(self, state: State, seat: Seat | None) -> View:
        return self.views(state, (seat,))[0]

    def views(self, state: State, seats: Sequence[Seat | None]) -> list[View]:
        shown = face_up(state)
        sealed = tuple([tile is not None for tile in state.laid])
        discs = speed(state) if state.turned == len(shown) or lowest(shown) else None
        return [_view(state, seat, shown, sealed, discs) for seat in seats]

    def revealed(self, state: State) -> View:
        return replace(
            self.view(state, None), hands=state.hands, laid=state.laid, buy_backs=state.buy_backs
        )

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def sealed(self, state: State, seat: Seat, move: Move) -> bool:
        """A tile is secret until its owner's turn, a buy-back until everybody has chosen.

        So the last tile laid is still sealed, unless its owner is the first to turn it over.
        """
        if not isinstance(move, Lay):
            return False
        last = len(self.awaited(state)) == 1
        return not last or (seat != state.lifebuoy and move.buy_back is None)


def _view(
    state: State,
    seat: Seat | None,
    shown: tuple[int | None, ...],
    sealed: tuple[bool, ...],
    discs: int | None,
) -> View:
    """A seat's, once it is known what everybody sees of the tiles."""
    assert seat is None or seat >= 0, "Nature sees no view"
    hands: tuple[tuple[int, ...] | None, ...] = state.hands
    if state.options.memo == "off":
        hands = tuple([hand if owner == seat else None for owner, hand in enumerate(hands)])
    laid, buy_backs = shown, state.buy_backs
    if seat is not None and laid[seat] != state.laid[seat]:
        laid = put(shown, seat, state.laid[seat])
    if any(buy_backs):
        buy_backs = tuple([gem if owner == seat else None for owner, gem in enumerate(buy_backs)])
    # By their places: sixteen names would take as long as all the rest.
    return View(
        seat,
        state.options,
        state.phase,
        state.round,
        state.lifebuoy,
        state.weather,
        state.fork,
        state.sites,
        state.stores,
        state.canoes,
        hands,
        sealed,
        laid,
        buy_backs,
        state.turned,
        discs,
    )


def gives_up(move: Paddle) -> bool:
    """Whether a gem is unloaded on the way."""
    return any(handling.act == "unload" for handling in move.cargo)


def lays(state: State, seat: Seat) -> list[Move]:
    """Every tile of the hand, with each way to pay for a fallen canoe (clauses 2.1 and 2.2)."""
    payments: list[Gem | None] = [None]
    if any(canoe.place == "falls" for canoe in state.canoes[seat]):
        payments += [gem for gem, count in zip(GEMS, state.stores[seat], strict=True) if count]
    return [Lay(tile, gem) for gem in payments for tile in state.hands[seat]]


def lay(state: State, seat: Seat, move: Lay, emit: Emit[Event]) -> State:
    if emit is not ignore:
        emit(TileLaid(seat=seat, rule=Rule.CHOOSE))
    laid, buy_backs = put(state.laid, seat, move.tile), state.buy_backs
    if move.buy_back is not None:
        buy_backs = put(buy_backs, seat, move.buy_back)
    state = replace(state, laid=laid, buy_backs=buy_backs)
    if None in laid:
        return state
    for buyer, gem in enumerate(buy_backs):
        if gem is not None:
            state = buy_back(state, buyer, gem, emit)
    return next_turn(state, emit)


def buy_back(state: State, seat: Seat, gem: Gem, emit: Emit[Event]) -> State:
    """Clause 2.2: the gem returns to its site, the canoe to the beach."""
    index = GEM_INDEX[gem]
    number = 0 if state.canoes[seat][0].place == "falls" else 1
    emit(CanoeBoughtBack(seat=seat, canoe=number, gem=gem, rule=Rule.BUY_BACK))
    store = state.stores[seat]
    return replace(
        state,
        canoes=with_canoe(state.canoes, seat, number, Canoe()),
        stores=put(state.stores, seat, put(store, index, store[index] - 1)),
        sites=put(state.sites, index, state.sites[index] + 1),
        buy_backs=put(state.buy_backs, seat, None),
    )


def paddles(state: State, phase: Launching | Paddling) -> list[Move]:
    """Every move of every canoe that may go next (clauses 3.2 to 3.13), and `Stay` if it may."""
    seat = phase.seat
    found: list[Move] = []
    for number in movable(state, phase):
        fan = fan_of(state, seat, number)
        found += fan.free
        for route in fan.asking:
            if stocked(state, route):
                move = route.paddle
                found.append(move)
                if route.may_rob:
                    found += [replace(move, rob=theft) for theft in prey(state, seat, move.to)]
    if may_stay(state, phase):
        found.append(Stay())
    return found
