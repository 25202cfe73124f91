"""How fast the engines are, beside a yardstick in the same run: these figures are ratios.

The yardstick is OpenSpiel's liars_dice(numdice=5), a C++ game stepped from Python at random. Each
side plays in turns, several times over, so that a noisy machine disturbs both alike; the clock is
the process's own, which stands still while others have the processor. A function of the rules is
measured beside a plain loop of a hundred additions, which takes turns with it.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pyspiel
from msgspec.structs import replace
from tqdm import tqdm

from ludotheque.core.game import NATURE, AnyGame, ignore
from ludotheque.games.nizza.model import Swing
from ludotheque.titles import OWN, find

YARDSTICK = "liars_dice(numdice=5)"
PASSES = 7
SWING = 20.0
"""Microseconds that the rules of Nizza may take, in the median, to judge a swing."""


class Rate(NamedTuple):
    """A second of random play: all steps, and those of players alone (not dice or lots)."""

    steps: float
    moves: float


def yardstick(rng: Random, seconds: float) -> Rate:
    game = pyspiel.load_game(YARDSTICK)
    steps, moves, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    spent = time.process_time() - start
    return Rate(steps / spent, moves / spent)


def playouts(game: AnyGame, options: Any, rng: Random, seconds: float) -> Rate:
    steps, moves, start = 0, 0, time.process_time()
    while True:
        state = game.setup(options)
        while awaited := game.awaited(state):
            seat = awaited[0]
            state = game.apply(state, seat, game.sample(state, seat, rng), ignore)
            moves += seat != NATURE
            steps += 1
            if steps % 64 == 0 and time.process_time() - start > seconds:
                spent = time.process_time() - start
                return Rate(steps / spent, moves / spent)


def positions(game: AnyGame, options: Any, rng: Random, wanted: int) -> list[tuple[Any, int, Any]]:
    """States of random games, each with somebody to move and a move of theirs."""
    found: list[tuple[Any, int, Any]] = []
    while len(found) < wanted:
        state = game.setup(options)
        while (awaited := game.awaited(state)) and len(found) < wanted:
            seat = rng.choice(awaited)
            move = game.sample(state, seat, rng)
            if seat != NATURE:
                found.append((state, seat, move))
            state = game.apply(state, seat, move, ignore)
    return found


def microseconds(
    each: Callable[[Any, int, Any], object], sample: list[tuple[Any, int, Any]]
) -> float:
    """The best of several passes: noise only ever adds."""
    return min(_pass(each, sample) for _ in range(PASSES))


def _pass(each: Callable[[Any, int, Any], object], sample: list[tuple[Any, int, Any]]) -> float:
    start = time.process_time()
    for state, seat, move in sample:
        each(state, seat, move)
    return (time.process_time() - start) / len(sample) * 1e6


def stride(state: Any, seat: int, move: Any) -> int:
    """The yardstick for a function: a plain loop, whatever machine and Python it runs on."""
    found = 0
    for number in range(100):
        found += number
    return found


def costs(game: AnyGame, options: Any) -> dict[str, tuple[float, float]]:
    """Of each function of the rules, microseconds and yardsticks, which take turns with it.

    The best of several passes over positions in the order of play, as a table asks.
    """
    rng = Random(3)
    sample = positions(game, options, rng, 2000)
    views = [(game.view(state, seat), seat, None) for state, seat, _ in sample]
    asked: dict[str, tuple[Callable[[Any, int, Any], object], list[tuple[Any, int, Any]]]] = {
        "apply": (lambda s, seat, move: game.apply(s, seat, move, ignore), sample),
        "moves": (lambda s, seat, _: game.moves(s, seat), sample),
        "sample": (lambda s, seat, _: game.sample(s, seat, rng), sample),
        "refusal": (game.refusal, sample),
        "view": (lambda s, seat, _: game.view(s, seat), sample),
        "imagine": (lambda view, _, __: game.imagine(view, rng), views),
    }
    best = dict.fromkeys(asked, float("inf"))
    one = float("inf")
    for _ in range(PASSES):
        for name, (each, of) in asked.items():
            one = min(one, _pass(stride, sample))
            best[name] = min(best[name], _pass(each, of))
    return {name: (cost, cost / one) for name, cost in best.items()}


def plain(state: Any, seat: int, move: Any) -> None:
    """What a function costs that does nothing: the yardstick for one question to the rules."""


def swings(rng: Random, wanted: int) -> list[tuple[Any, int, Any]]:
    """Swings of random games of Nizza: legal ones, and others a little beside them."""
    found: list[tuple[Any, int, Any]] = []
    game = find("nizza").game
    while len(found) < wanted:
        for state, seat, _ in positions(game, game.codec.options(b"{}"), rng, 2000):
            aims = [move for move in game.moves(state, seat) if isinstance(move, Swing)]
            for move in rng.sample(aims, min(3, len(aims))):
                beside = replace(move, x=move.x + rng.randint(-200, 200), onto=None)
                found += [(state, seat, move), (state, seat, beside)]
    return found[:wanted]


def judged() -> float:
    """The median time of a swing's refusal, printed beside a plain call."""
    sample = swings(Random(5), 1000)
    game = find("nizza").game
    each = [
        # Often enough that reading the clock, itself as dear as many calls, does not count.
        statistics.median(microseconds(ask, [one] * 50) for one in sample)
        for ask in (game.refusal, plain)
    ]
    print(
        f"  a swing's refusal {each[0]:>10.2f} µs   a plain call {each[1]:.2f} µs   "
        f"ratio {each[0] / each[1]:.0f}"
    )
    return each[0]


def turns(
    game: AnyGame, options: Any, rounds: int, seconds: float
) -> tuple[list[Rate], list[Rate]]:
    """Ours and the yardstick's, by turns."""
    ours, theirs = [], []
    for turn in tqdm(range(rounds), desc=game.name, delay=2, disable=None):
        theirs.append(yardstick(Random(turn), seconds))
        ours.append(playouts(game, options, Random(turn), seconds))
    return ours, theirs


def plies(rounds: int, seconds: float) -> Iterator[tuple[str, list[float], list[float]]]:
    """Of each game, all plies a second, and the yardstick's in the same turns."""
    for title in OWN.values():
        ours, theirs = turns(title.game, title.brisk_options(), rounds, seconds)
        yield title.game.name, [r.steps for r in ours], [r.steps for r in theirs]


def report(what: str, beside: str, ours: list[float], theirs: list[float]) -> float:
    """Print medians and the ratio, which is taken turn by turn."""
    ratios = sorted(mine / other for mine, other in zip(ours, theirs, strict=True))
    ratio = statistics.median(ratios)
    print(
        f"  {what + '/s':17} {statistics.median(ours):>10,.0f}   "
        f"{beside} {statistics.median(theirs):>9,.0f}   "
        f"ratio {ratio:.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
    )
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="turns of each side (default: 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each turn (default: 1)")
    asked = parser.parse_args()
    if asked.rounds < 1 or not asked.seconds > 0:
        parser.error("at least one turn of some length is needed")
    for title in OWN.values():
        # Rules are measured here, and no simulations.
        game, options = title.game, title.brisk_options()
        ours, theirs = turns(game, options, asked.rounds, asked.seconds)
        print(f"{game.name}: {options}")
        steps = report("plies", YARDSTICK, [r.steps for r in ours], [r.steps for r in theirs])
        report("players' moves", YARDSTICK, [r.moves for r in ours], [r.moves for r in theirs])
        for name, (cost, strides) in costs(game, options).items():
            print(f"  {name:17} {cost:>10.2f} µs   {strides:>6.2f} yardsticks")
        if game.name == "nizza" and judged() > SWING:
            raise SystemExit(f"nizza: a swing takes more than {SWING} µs to judge")
        if steps < title.floor:
            raise SystemExit(f"{game.name} is below its floor of {title.floor}")


if __name__ == "__main__":
    main()
