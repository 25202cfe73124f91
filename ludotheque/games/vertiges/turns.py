"""How turns begin and end, and how the game does: clauses 1, 2.6 and 6."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, put

from .events import (
    Event,
    GameWon,
    HandDrawn,
    HandRefilled,
    LastPiecePut,
    OldestNamed,
    PiecesShared,
    PointsScored,
    PracticeEnded,
    StandstillReached,
    TurnBegan,
    TurnPassed,
    WinShared,
    named,
)
from .model import (
    HAND,
    ORDINALS,
    Building,
    Deal,
    Deed,
    Options,
    Over,
    PieceId,
    Refilling,
    Rule,
    State,
)
from .pieces import PIECES

SHARE = {1: 24, 2: 24, 3: 16, 4: 12}
"""How many pieces each seat gets, by how many play (clause 1.2, ruling R14)."""
LONGEST = {"normal": 200, "fast": 60}
"""The game ends after so many turns (ruling R10)."""
HOLDS = 30
"""So often something can be taken hold of in a turn (ruling R16)."""


def share(options: Options) -> int:
    return HAND if options.game == "fast" else SHARE[options.seats]


def told_oldest(options: Options) -> Seat | None:
    """Who begins, if it was told and somebody sits there (ruling R8)."""
    if options.oldest == "lot":
        return None
    seat = ORDINALS.index(options.oldest)
    return seat if seat < options.seats else None


def deal(state: State, move: Deal, emit: Emit[Event]) -> State:
    """Clauses 1.2 to 1.5."""
    options, each = state.options, share(state.options)
    fast = options.game == "fast"
    turns = LONGEST[options.game]
    emit(PiecesShared(each=each, turns=turns, rule=Rule.FAST if fast else Rule.SHARES))
    shares = [move.pieces[seat * each : (seat + 1) * each] for seat in range(options.seats)]
    hands = tuple(tuple(sorted(dealt[:HAND])) for dealt in shares)
    for seat, hand in enumerate(hands):
        emit(HandDrawn(seat=seat, pieces=named(hand), rule=Rule.HAND))
    if options.seats > 1:
        lot = told_oldest(options) is None
        emit(OldestNamed(seat=move.first, lot=lot, rule=Rule.OLDEST if lot else Rule.ORDER))
    rest = tuple(sorted(move.pieces[options.seats * each :]))
    dealt = replace(
        state,
        first=move.first,
        hands=hands,
        piles=tuple(dealt[HAND:] for dealt in shares),
        aside=() if fast else rest,
        bag=rest if fast else (),
    )
    return _begin(dealt, move.first, emit)


def _begin(state: State, seat: Seat, emit: Emit[Event]) -> State:
    turn = state.turn + 1
    emit(TurnBegan(turn=turn, seat=seat, rule=Rule.ORDER))
    return replace(state, phase=Building(seat), turn=turn, put=0, holds=0)


def held_out(state: State) -> bool:
    """Whether nothing more is to be taken hold of in this turn (ruling R16)."""
    return state.holds >= HOLDS


def stock(state: State, seat: Seat) -> tuple[PieceId, ...]:
    """What a seat refills its hand from."""
    return state.bag if state.options.game == "fast" else state.piles[seat]


def gone(state: State, *pieces: PieceId) -> State:
    """What fell goes into the bag, or stays out of it (clauses 3.4 and 4.1, ruling R4)."""
    if state.options.game == "fast" and state.options.fallen == "out":
        return replace(state, out=_with(state.out, *pieces))
    return replace(state, bag=_with(state.bag, *pieces))


def pass_turn(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Clause 2.6. Who can only pass may have been wrong all the same (ruling R16)."""
    emit(TurnPassed(seat=seat, rule=Rule.PASS))
    return end_turn(state, seat, emit, Deed(seat, None, state.hands[seat], state.put))


def end_turn(state: State, seat: Seat, emit: Emit[Event], deed: Deed | None = None) -> State:
    """Refill the hand, from one's own pile at once, from the bag by Nature's draw."""
    state = replace(state, deed=deed)
    missing = min(HAND - len(state.hands[seat]), len(stock(state, seat)))
    if not missing:
        return _next(state, seat, emit)
    if state.options.game == "fast":
        return replace(state, phase=Refilling(seat))
    pile = state.piles[seat]
    state = replace(state, piles=put(state.piles, seat, pile[missing:]))
    return _next(_drawn(state, seat, pile[:missing], emit), seat, emit)


def refill(state: State, seat: Seat, pieces: tuple[PieceId, ...], emit: Emit[Event]) -> State:
    """Clause 1.4."""
    bag = tuple(piece for piece in state.bag if piece not in pieces)
    return _next(_drawn(replace(state, bag=bag), seat, pieces, emit), seat, emit)


def _drawn(state: State, seat: Seat, pieces: tuple[PieceId, ...], emit: Emit[Event]) -> State:
    drawn, left = named(sorted(pieces)), len(stock(state, seat))
    emit(HandRefilled(seat=seat, pieces=drawn, left=left, rule=Rule.PASS))
    return replace(state, hands=put(state.hands, seat, _with(state.hands[seat], *pieces)))


def _next(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Anti-clockwise (clause 1.5), unless nobody can go on or it is late (ruling R10)."""
    seats = range(state.options.seats)
    if not any(state.hands[each] or stock(state, each) for each in seats):
        emit(StandstillReached(why="no_piece_left", turns=state.turn, rule=Rule.STANDSTILL))
        return _over(state, Rule.STANDSTILL, emit)
    if state.turn >= LONGEST[state.options.game]:
        emit(StandstillReached(why="too_long", turns=state.turn, rule=Rule.STANDSTILL))
        return _over(state, Rule.STANDSTILL, emit)
    return _begin(state, (seat - 1) % state.options.seats, emit)


def finished(state: State, seat: Seat) -> bool:
    """Whether a seat has nothing left to put."""
    return not state.hands[seat] and not stock(state, seat)


def finish(state: State, seat: Seat, emit: Emit[Event]) -> State:
    """Clauses 6.1 and 6.2."""
    others = [other for other in range(state.options.seats) if other != seat]
    left = [piece for other in others for piece in (*state.hands[other], *state.piles[other])]
    emit(LastPiecePut(seat=seat, left=len(left), rule=Rule.END))
    points = worth(state.options, left)
    return _over(score(state, seat, points, Rule.LEFT_OVER, emit), Rule.END, emit)


def _over(state: State, rule: Rule, emit: Emit[Event]) -> State:
    """Clause 6.3 and ruling R9."""
    best, winners = max(state.scores), leaders(state)
    if state.options.seats == 1:
        emit(PracticeEnded(seat=0, score=best, rule=Rule.ALONE))
    elif len(winners) == 1:
        emit(GameWon(seat=winners[0], score=best, rule=Rule.WIN))
    else:
        emit(WinShared(winners=winners, score=best, rule=Rule.TIE))
    return replace(state, phase=Over(rule), deed=None)


def leaders(state: State) -> tuple[Seat, ...]:
    best = max(state.scores)
    return tuple(seat for seat, score in enumerate(state.scores) if score == best)


def worth(options: Options, pieces: Sequence[PieceId]) -> int:
    """What pieces that fell or were left over count: stars only if the table wants it (R5)."""
    stars = sum(PIECES[piece].star for piece in pieces) if options.stars == "everywhere" else 0
    return len(pieces) + stars


def score(state: State, seat: Seat, points: int, rule: Rule, emit: Emit[Event]) -> State:
    total = state.scores[seat] + points
    emit(PointsScored(seat=seat, points=points, score=total, rule=rule))
    return replace(state, scores=put(state.scores, seat, total))


def _with(hand: tuple[PieceId, ...], *pieces: PieceId) -> tuple[PieceId, ...]:
    return tuple(sorted((*hand, *pieces)))
