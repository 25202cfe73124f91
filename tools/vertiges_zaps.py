"""What ZAPs and placements come to in wood, by hands of bots: what their odds are fitted to.

Games between hands that shake more and less are played in wood. Wherever somebody could zap, one
ZAP is tried beside the game, by some hand; wherever something could be put, one placement. With
`--fit`, what the odds should have been is printed.

    python tools/vertiges_zaps.py --games 40 --fit
"""

from __future__ import annotations

import argparse
import os
import pickle
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, hypot, log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from ludotheque.bots.vertiges.hand import Hand
from ludotheque.bots.vertiges.odds import WEIGHTS, Odds, Part, part_of
from ludotheque.bots.vertiges.planner import Planner
from ludotheque.bots.vertiges.plans import Stack, first_move, stacks, zaps
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.vertiges.events import Event, PiecePut, PiecesFell, Zapped
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import Building, Holding, Lift, Move, Options, Put, State
from ludotheque.games.vertiges.surrogate import shaking, sitting, standing
from ludotheque.games.vertiges.towers import shows_cut, tower_with

GAME = Vertiges()
HANDS = (0.2, 0.5, 1.2, 1.7, 2.2)
"""Millimetres: those of the ladder, and the average one."""
EVERY = 0.5
"""How often a moment of a game is tried beside it."""


class Zap(NamedTuple):
    part: Part
    hand: float
    table: float
    promised: float
    held: bool
    fell: bool


class Placement(NamedTuple):
    height: int
    cut: bool
    hand: float
    table: float
    sat: bool
    fell: bool


def tried(state: State, seat: Seat, move: Move, onto: int, hand: float, rng: Random) -> list[Event]:
    """What comes of it if this hand does it now."""
    events: list[Event] = []
    state = GAME.apply(state, seat, move, ignore)
    state = GAME.apply(state, NATURE, GAME.sample(state, NATURE, rng), ignore)
    assert isinstance(state.phase, Holding)
    put = Put(Hand(hand).put(state, state.phase.held, onto, rng))
    state = GAME.apply(state, seat, put, ignore)
    GAME.apply(state, NATURE, GAME.sample(state, NATURE, rng), events.append)
    return events


def zap(state: State, seat: Seat, lift: Lift, hand: float, rng: Random) -> Zap:
    part = part_of(state, lift)
    events = tried(state, seat, lift, lift.onto, hand, rng)
    held = any(isinstance(event, Zapped) for event in events)
    fell = any(isinstance(event, PiecesFell) for event in events)
    promised = Odds(state.options, hand).zaps(part)
    return Zap(part, hand, shaking(state.options), promised, held, fell)


def placement(state: State, seat: Seat, plan: Stack, hand: float, rng: Random) -> Placement:
    index = tower_with(state.towers, plan.onto)
    assert index is not None
    tower = state.towers[index]
    events = tried(state, seat, first_move(state, plan), plan.onto, hand, rng)
    sat = any(isinstance(event, PiecePut) for event in events)
    fell = any(isinstance(event, PiecesFell) for event in events)
    return Placement(len(tower), shows_cut(tower), hand, shaking(state.options), sat, fell)


def trials(options: Options, deal: int) -> list[Zap | Placement]:
    """Beside one game."""
    rng = Random(f"trials {deal}")
    bots = [Planner(GAME, Hand(rng.choice(HANDS)), notices=1.0) for _ in range(options.seats)]
    state = GAME.setup(options)
    found: list[Zap | Placement] = []
    while awaited := GAME.awaited(state):
        (seat,) = awaited
        if seat == NATURE:
            state = GAME.apply(state, seat, GAME.sample(state, seat, rng), ignore)
            continue
        if isinstance(state.phase, Building) and rng.random() < EVERY:
            hand = rng.choice(HANDS)
            lifts = zaps(state) if state.put else []
            puts = [*stacks(state, seat, ())]
            if lifts:
                found.append(zap(state, seat, rng.choice(lifts), hand, rng))
            elif puts:
                found.append(placement(state, seat, rng.choice(puts), hand, rng))
        move = bots[seat].choose(GAME.view(state, seat), seat, rng)
        assert move is not None
        state = GAME.apply(state, seat, move, ignore)
    return found


def fitted(rows: Sequence[Sequence[float]], held: Sequence[bool]) -> Any:
    """Weights of a logistic regression, by Newton's method, held a little towards nothing."""
    import numpy as np

    known, came = np.array(rows, dtype=float), np.array(held, dtype=float)
    weights, ridge = np.zeros(known.shape[1]), np.diag([0.0] + [0.05] * (known.shape[1] - 1))
    for _ in range(30):
        share = 1 / (1 + np.exp(-np.clip(known @ weights, -30, 30)))
        slope = known.T @ (came - share) - ridge @ weights
        bend = (known * (share * (1 - share))[:, None]).T @ known + ridge
        weights += np.linalg.solve(bend, slope)
    return weights


def shake(trial: Zap | Placement) -> float:
    return log(hypot(trial.table, trial.hand))


def told(zaps: Sequence[Zap]) -> None:
    print("\nZAPs by hand and number of pieces: tried, promised, held")
    bands = ((2, 3), (4, 5), (6, 7), (8, 48), (2, 48))
    for hand in (*HANDS, None):
        own = [each for each in zaps if hand in (None, each.hand)]
        print(f"  {'all' if hand is None else f'{hand} mm'}")
        for least, most in bands:
            line(f"{least}-{most}", [each for each in own if least <= each.part.moved <= most])
    for name in ("loose", "bowled", "askew", "lean"):
        line(f"with {name}", [each for each in zaps if getattr(each.part, name)])


def line(label: str, zaps: Sequence[Zap]) -> None:
    if zaps:
        promised = fmean(each.promised for each in zaps)
        held = fmean(each.held for each in zaps)
        print(f"    {label:12} {len(zaps):5} {promised:6.1%} {held:6.1%}")


def placements_told(placements: Sequence[Placement]) -> None:
    print("\nplacements by hand and pieces below: tried, sat (promised), nothing fell (promised)")
    for hand in HANDS:
        for least, most in ((1, 2), (3, 5), (6, 8), (9, 12), (13, 48), (6, 48)):
            own = [each for each in placements if each.hand == hand]
            own = [each for each in own if least <= each.height <= most]
            if own:
                sat = fmean(each.sat for each in own)
                stood = fmean(not each.fell for each in own)
                says = [_share(sitting(shake(each), each.height, each.cut)) for each in own]
                stand = [_share(standing(shake(each), each.height, each.cut)) for each in own]
                print(
                    f"  {hand} mm {least:2}-{most:2} {len(own):5} {sat:6.1%} ({fmean(says):6.1%})"
                    f" {stood:6.1%} ({fmean(stand):6.1%})"
                )


def _share(logit: float) -> float:
    return 1 / (1 + exp(-logit))


def _array(row: Sequence[float]) -> Any:
    import numpy as np

    return np.array(row)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--tremor", default="normal", help="the table's")
    parser.add_argument("--tiring", default="on", help="whether hands tire")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path, help="write the trials there, or read them")
    parser.add_argument("--fit", action="store_true", help="print what the odds should have been")
    asked = parser.parse_args()
    found: list[Zap | Placement] = []
    if asked.keep and asked.keep.exists():
        found = pickle.loads(asked.keep.read_bytes())
    else:
        options = Options(seats=2, tremor=asked.tremor, tiring=asked.tiring)
        deals = range(asked.first, asked.first + asked.games)
        with ProcessPoolExecutor(asked.workers) as pool:
            for some in pool.map(partial(trials, options), deals):
                found += some
                if asked.keep:  # what is done stays done
                    asked.keep.write_bytes(pickle.dumps(found))
    zaps = [each for each in found if isinstance(each, Zap)]
    placements = [each for each in found if isinstance(each, Placement)]
    print(f"{len(zaps)} ZAPs, {len(placements)} placements")
    told(zaps)
    placements_told(placements)
    if asked.fit:
        firm = [each for each in zaps if not each.part.loose]
        rows = [(1.0, shake(each), *each.part.features) for each in firm]
        weights = fitted(rows, [each.held for each in firm])
        print("\nweights", [round(float(x), 2) for x in weights], "of", len(firm))
        print("   kept", list(WEIGHTS))
        loose = [each for each in zaps if each.part.loose == 1]
        known = ((1.0, shake(each), *each.part.features) for each in loose)
        would = sum(_share(float(row @ weights)) for row in map(_array, known))
        print(f"a loose joint held in {sum(each.held for each in loose)} of {would:.0f}")
        missed = [each for each in zaps if not each.held]
        print("of those that missed, something fell:", fmean(each.fell for each in missed))
        puts = [
            (1.0, shake(each), each.height / 10, shake(each) * each.height / 10, each.cut)
            for each in placements
        ]
        for name, came in (
            ("sits", [each.sat for each in placements]),
            ("stands", [not each.fell for each in placements]),
        ):
            print(name, [round(float(x), 2) for x in fitted(puts, came)])


if __name__ == "__main__":
    main()
