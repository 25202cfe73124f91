"""Placements without physics: the odds that were measured with it, and ideal stacks (R13)."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from random import Random

from ludotheque.core.series import exp, log

from .model import TREMOR, Falling, Fate, Lift, Options, PieceId, State, Tower
from .outcome import Outcome
from .physics.job import weariness
from .poses import Pose, upon
from .towers import free_place, held_pieces, pose_of, shows_cut, takes, top_index, tower_with

PARTS = 1_000_000
"""Odds are whole numbers of these, so that they are the same on every machine."""
MEANWHILE = 2.5
"""Seconds that something is held, about, when it matters how tired the hand is."""
STUMP = 3
"""Of a tower that topples, fewer than so many pieces are left standing."""


def shaking(options: Options) -> float:
    """How much a hand trembles at such a table, in millimetres, when it puts something down."""
    tired = weariness(MEANWHILE) if options.tiring == "on" else 1.0
    return TREMOR[options.tremor] / 10 * tired


def standing(shake: float, height: int, cut: bool) -> float:
    """The log odds that nothing falls, by the logarithm of the tremor."""
    tall = height / 10
    return 10.55 - 4.53 * shake - 4.19 * tall + 1.10 * shake * tall - 1.15 * cut


def sitting(shake: float, height: int, cut: bool) -> float:
    """The same for a piece that sits as it should."""
    tall = height / 10
    return 7.67 - 3.04 * shake - 2.95 * tall + 0.35 * shake * tall - 1.54 * cut


def _parts(logit: float) -> int:
    return round(PARTS / (1 + exp(-logit)))


@cache
def safe(options: Options, height: int, cut: bool) -> int:
    """How often nothing falls when a piece is put on a tower of this height."""
    return _parts(standing(log(shaking(options)), height, cut))


@cache
def good(options: Options, height: int, cut: bool) -> int:
    """How often the piece sits as it should."""
    return _parts(sitting(log(shaking(options)), height, cut))


@cache
def good_zap(options: Options, heights: int) -> int:
    """How often a part of one tower comes to stand on another, by the height of both together."""
    return _parts(2.3 - 4.0 * log(shaking(options)) - 0.075 * heights)


def can_seat(state: State, phase: Falling) -> bool:
    """Whether what is held fits where it is aimed at all."""
    if isinstance(phase.held, Lift) or phase.onto is None:
        return True
    return takes(_target(state, phase.onto), phase.held.piece)


def _target(state: State, onto: PieceId | None) -> Tower:
    index = None if onto is None else top_index(state.towers, onto)
    return () if index is None else state.towers[index]


def draw_fate(state: State, phase: Falling, rng: Random) -> Fate:
    if not can_seat(state, phase):
        return Fate((), False)
    held, options, target = phase.held, state.options, _target(state, phase.onto)
    lot = rng.randrange(PARTS)
    if isinstance(held, Lift):
        start = tower_with(state.towers, held.piece)
        assert start is not None
        seated = good_zap(options, len(state.towers[start]) + len(target))
        still = (PARTS + seated) // 2
    else:
        seated = good(options, len(target), shows_cut(target))
        still = safe(options, len(target), shows_cut(target))
    if lot < seated:
        return Fate((), True)
    if lot < still:
        return Fate((), False)
    lost = held_pieces(state, held)
    # As often as not, the tower itself keeps standing.
    if target and rng.randrange(2):
        lost = (*lost, *target[rng.randrange(min(STUMP, len(target))) :])
    return Fate(tuple(sorted(lost)), False)


def reckoned(state: State, phase: Falling, fate: Fate) -> Outcome:
    """How the table looks after such a fate."""
    if not fate.seated:
        return Outcome(state.poses, fate.fallen, None, base=False, kept=False)
    pieces = held_pieces(state, phase.held)
    stack: list[Pose] = []
    for piece in pieces:
        if stack:
            stack.append(upon(stack[-1], piece))
        elif phase.onto is None:
            place = free_place(state)
            assert place is not None
            stack.append(Pose(piece, place, 0, 0, False))
        else:
            stack.append(upon(pose_of(state, phase.onto), piece))
    rest = [pose for pose in state.poses if pose.piece not in pieces]
    poses = tuple(sorted((*rest, *stack), key=attrgetter("piece")))
    return Outcome(poses, (), phase.onto, base=phase.onto is None, kept=False)
