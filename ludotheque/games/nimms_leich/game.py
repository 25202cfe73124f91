"""Nimm's Leich!'s rules, in the order of the rulebook. Each phase has its own module."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path
from random import Random

from msgspec.structs import replace

from ludotheque.core.codec import Codec
from ludotheque.core.game import NATURE, Emit, Game, Refusal, Result, Seat
from ludotheque.core.rulebook import Rulebook

from .bidding import (
    bid,
    bid_at,
    draw_lots,
    highest,
    investigate,
    investigations,
    lots,
    lowest,
    raises,
)
from .counting import denounce, open_round, vote
from .deck import CARDS, PILE, TOKENS
from .events import DealerDrawn, Event, PilesDealt, RowLaid
from .imagine import imagine
from .knowledge import revealed, view
from .manners import LeichManners
from .model import (
    CORPSES,
    LETTER,
    Bid,
    Bidding,
    Deal,
    Dealing,
    Denounce,
    Discard,
    DrawLots,
    Exchange,
    Investigate,
    Keep,
    Looking,
    Move,
    Options,
    Over,
    Replacing,
    Rule,
    State,
    Tuck,
    View,
    Vote,
    Voting,
)
from .refusals import refusal
from .replacing import choose, replacements

CHANCE_OF_A_TOKEN = 1 / 32
"""How often `sample` spends one on its turn, where it could."""
_DENOUNCE, _THUMB, _FIST = Denounce(), Vote(True), Vote(False)


class NimmsLeich(Game[Options, State, Move, Event, View]):
    name = "nimms-leich"
    version = 2
    letter = LETTER
    manners = LeichManners()
    rulebook = Rulebook(Path(__file__).parent)
    codec = Codec(options=Options, state=State, move=Move, event=Event, view=View)

    def setup(self, options: Options) -> State:
        seats = options.seats
        return State(
            options=options,
            phase=Dealing(),
            round=0,
            row=(),
            tokens=(TOKENS,) * seats,
            hands=((),) * seats,
            piles=((),) * seats,
            aside=(),
            discards=((),) * seats,
            bids=(),
            looks=(),
            inquests=(),
            shown=0,
        )

    def awaited(self, state: State) -> tuple[Seat, ...]:
        # By its very type: `match` asks with `isinstance`, which is five times as slow.
        phase = state.phase
        if type(phase) is Bidding:
            return (phase.seat,)
        if type(phase) is Voting:
            return tuple([seat for seat, thumb in enumerate(phase.thumbs) if thumb is None])
        match phase:
            case Replacing(choices=choices):
                return tuple([seat for seat, choice in enumerate(choices) if choice is None])
            case Over():
                return ()
            case _:
                return (NATURE,)

    def result(self, state: State) -> Result | None:
        """The score is how many cards a seat got rid of."""
        if not isinstance(state.phase, Over):
            return None
        rule = Rule.WIN if len(state.phase.finished) == 1 else Rule.TIE
        return Result(tuple(map(len, state.discards)), state.phase.winners, rule)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Deals are too many to be listed."""
        match state.phase:
            case Bidding(seat=turn) if seat != NATURE:
                found: list[Move] = []
                if seat == turn:
                    found += raises(state)
                    found += [Denounce()] if state.bids else []
                return found + investigations(state, seat)
            case Looking(opponents=opponents) if seat == NATURE:
                places = (range(1 + lot) for lot in lots(state, opponents))
                return [DrawLots(drawn) for drawn in product(*places)]
            case Voting(thumbs=thumbs) if seat != NATURE and thumbs[seat] is None:
                return [Vote(False), Vote(True)]
            case Replacing(choices=choices) if seat != NATURE and choices[seat] is None:
                return replacements(state, seat)
            case _:
                return ()

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        phase = state.phase
        if type(phase) is Bidding:
            if seat != phase.seat or (state.tokens[seat] and rng.random() < CHANCE_OF_A_TOKEN):
                return rng.choice(investigations(state, seat))
            bottom, top = lowest(state), highest(state)
            step = int(bottom + rng.random() * (top - bottom + 1 + bool(state.bids)))
            return _DENOUNCE if step > top else bid_at(state.row, step)
        if type(phase) is Voting and phase.thumbs[seat] is None:
            return _THUMB if rng.random() < 0.5 else _FIST
        if isinstance(phase, Dealing):
            row, cards = list(CORPSES), list(CARDS)
            rng.shuffle(row)
            rng.shuffle(cards)
            return Deal(tuple(row), tuple(cards), rng.randrange(state.options.seats))
        return rng.choice(self.moves(state, seat))

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if type(move) is Bid:
            return bid(state, seat, move, emit)
        if type(move) is Vote:
            return vote(state, seat, move.thumb, emit)
        match move:
            case Denounce():
                return denounce(state, seat, emit)
            case Investigate():
                return investigate(state, seat, move, emit)
            case DrawLots(places=places):
                return draw_lots(state, places, emit)
            case Discard() | Tuck() | Keep() | Exchange():
                return choose(state, seat, move, emit)
            case Deal():
                return deal(state, move, emit)
        raise AssertionError(move)

    def lapse(self, state: State, seat: Seat) -> Move | None:
        """Out of time, a fist stays closed, and nothing optional is done (ruling R2)."""
        if seat not in self.awaited(state):
            return None
        match state.phase:
            case Voting():
                return Vote(False)
            case Replacing(winners=winners) if not winners[seat] and not state.piles[seat]:
                return Keep()
            case Bidding() if lowest(state) > highest(state):
                return Denounce()
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def revealed(self, state: State) -> View:
        return revealed(state)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng)

    def sealed(self, state: State, seat: Seat, move: Move) -> bool:
        """A thumb is secret until all are decided; which card goes, until the next count.

        That a card is exchanged shows once all have chosen.
        """
        if isinstance(move, Vote | Keep | Exchange):
            return len(self.awaited(state)) > 1
        return isinstance(move, Discard | Tuck)


def deal(state: State, move: Deal, emit: Emit[Event]) -> State:
    """Clauses 1.1 to 1.5."""
    seats = state.options.seats
    aside = move.cards[seats * PILE :]
    emit(RowLaid(row=move.row, highest=move.row[-1], rule=Rule.ROW))
    emit(PilesDealt(aside=len(aside), rule=Rule.PILES))
    emit(DealerDrawn(dealer=move.dealer, rule=Rule.DRAWN))
    dealt = replace(
        state,
        row=move.row,
        piles=tuple(move.cards[seat * PILE : (seat + 1) * PILE] for seat in range(seats)),
        aside=aside,
    )
    return open_round(dealt, (move.dealer + 1) % seats, emit)
