"""What a plan is worth: points, what is left to put, what it opens to the others, and the risk."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.games.vertiges.model import Lift, PieceId, State, Tower
from ludotheque.games.vertiges.pieces import HANDED, PIECES, mate
from ludotheque.games.vertiges.poses import upon
from ludotheque.games.vertiges.towers import lifted, pose_of, shows_cut, tower_with

from .odds import TOPPLES, Odds, part_of
from .plans import BeginTower, Plan, Stack, Stop, zaps

PUT = 0.8
"""A piece that is off one's hands."""
STAR = 0.3
"""One with a star in a tower: some ZAP may count it, anybody's."""
OPENING = 0.16
"""For each piece of the next player's hand that finds a place, so much is lost."""
GOING_ON = 0.25
"""For each piece of one's own hand that does, so much is won: the turn goes on."""
LOST = 0.6
"""Of a tower that is knocked, so much falls on average."""
SHED = 0.25
"""The same of two towers between which something is lifted, beside what is lifted itself."""


def worth(state: State, seat: Seat, plan: Plan, odds: Odds) -> float:
    match plan:
        case Stack(piece=piece, onto=onto):
            return _stacked(state, seat, piece, onto, odds)
        case BeginTower(piece=piece):
            # The first tower is built on in the same turn.
            ends = bool(state.towers)
            return PUT + _outlook(state, seat, (*state.towers, (piece,)), piece, ends=ends)
        case Lift():
            return _zapped(state, seat, plan, odds)
        case Stop():
            return -_opened(state, seat, state.towers)


def _stacked(state: State, seat: Seat, piece: PieceId, onto: PieceId, odds: Odds) -> float:
    index = tower_with(state.towers, onto)
    assert index is not None
    tower = state.towers[index]
    height, cut = len(tower), shows_cut(tower)
    sits, stands = odds.sits(height, cut), odds.stands(height, cut)
    towers = (*state.towers[:index], (*tower, piece), *state.towers[index + 1 :])
    won = PUT + STAR * PIECES[piece].star + _outlook(state, seat, towers, piece, ends=False)
    # A ZAP ends the turn, a piece does not: what fits goes first, if the ZAP can wait for it.
    won += best_zap(_with(state, towers, piece, onto), seat, odds)
    return sits * won - (1 - stands) * (1 + LOST * height) * _rivals(state)


def best_zap(state: State, seat: Seat, odds: Odds) -> float:
    """What the ZAP is worth that one would make now, if any."""
    return max((0.0, *(_zapped(state, seat, lift, odds) for lift in zaps(state))))


def _with(state: State, towers: tuple[Tower, ...], piece: PieceId, onto: PieceId) -> State:
    support = pose_of(state, onto)
    pose = upon(support, piece, PIECES[piece].cut in HANDED and support.turned)
    return replace(state, towers=towers, poses=(*state.poses, pose))


def _zapped(state: State, seat: Seat, lift: Lift, odds: Odds) -> float:
    moved = lifted(state.towers, lift.piece)
    start, end = tower_with(state.towers, lift.piece), tower_with(state.towers, lift.onto)
    part = part_of(state, lift)
    heights, sits = part.below + part.moved, odds.zaps(part)
    points = len(moved) + sum(PIECES[piece].star for piece in moved)
    falls = TOPPLES * (1 - sits)
    after = tuple(
        tower if at not in (start, end) else (*tower, *moved) if at == end else tower[: -len(moved)]
        for at, tower in enumerate(state.towers)
    )
    opened = _opened(state, seat, after)
    return sits * points - opened - falls * (len(moved) + SHED * heights) * _rivals(state)


def _outlook(
    state: State, seat: Seat, towers: tuple[Tower, ...], used: PieceId, *, ends: bool
) -> float:
    """What the tops that are left are good for, to oneself and to who comes next."""
    own = [piece for piece in state.hands[seat] if piece != used]
    going_on = 0.0 if ends else GOING_ON * bool(_finding(towers, own))
    return going_on - _opened(state, seat, towers)


def _opened(state: State, seat: Seat, towers: tuple[Tower, ...]) -> float:
    """What the tops that are left are good for to who comes next."""
    if state.options.seats == 1:
        return 0.0
    return OPENING * _finding(towers, state.hands[_next(state, seat)])


def _finding(towers: tuple[Tower, ...], hand: tuple[PieceId, ...] | list[PieceId]) -> int:
    """How many pieces of a hand find a place."""
    if not all(map(shows_cut, towers)):
        return len(hand)
    wanted = {mate(PIECES[tower[-1]].cut) for tower in towers}
    return sum(PIECES[piece].cut in wanted for piece in hand)


def _next(state: State, seat: Seat) -> Seat:
    return (seat - 1) % state.options.seats


def _rivals(state: State) -> float:
    """What falls counts for each opponent; each of them is one of several to beat."""
    return 1.0 if state.options.seats > 1 else 0.5
