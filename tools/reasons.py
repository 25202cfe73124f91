"""Whether what bots say for a move is what decides: without the first reason the lead at least
halves, or the move changes.

python tools/reasons.py --positions 500

Positions are those of games between amateurs, one in seven; leads below `LEAST` are a matter of
taste and are not counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any

from ludotheque.bots.thinking import Thinker, considered
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.titles import OWN, Title, find

LEAST = 0.005
EVERY = 7


def decisions(title: Title, seed: int) -> Iterator[tuple[Any, Seat]]:
    """Positions of a game, each with a seat that is awaited."""
    game, rng, amateur = title.game, Random(seed), title.bot("amateur")
    state, number = game.setup(title.brisk_options()), seed
    while awaited := game.awaited(state):
        seat = awaited[0]
        if seat == NATURE:
            move = game.sample(state, NATURE, rng)
        else:
            number += 1
            if number % EVERY == 0:
                yield game.view(state, seat), seat
            move = amateur.choose(game.view(state, seat), seat, rng)
        state = game.apply(state, seat, move, ignore)


def faithful(title: Title, strength: str, wanted: int) -> tuple[int, int, int]:
    """How many leads there were, in how many the first reason takes half away, and all of it."""
    thinker = title.bot(strength)
    assert isinstance(thinker, Thinker)
    leads = halves = turns = seed = 0
    while leads < wanted:
        for view, seat in decisions(title, seed):
            thoughts = considered(thinker, title.game, view, seat)
            if not thoughts or thoughts[0].instead is None:
                continue
            best = thoughts[0]
            rival = next(each for each in thoughts if each.move == best.instead)
            lead = best.value - rival.value
            if lead < LEAST:
                continue
            weight = best.reasons[0].weight if best.reasons else 0.0
            leads += 1
            halves += weight >= lead / 2
            turns += weight >= lead
            if leads == wanted:
                break
        seed += 1
    return leads, halves, turns


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", help="by default all of the house")
    parser.add_argument("--strength", default="master")
    parser.add_argument("--positions", type=int, default=500)
    asked = parser.parse_args()
    for name in asked.games or OWN:
        leads, halves, turns = faithful(find(name), asked.strength, asked.positions)
        print(
            f"{name}: {leads} leads; {halves / leads:.0%} halve or turn, {turns / leads:.0%} turn"
        )


if __name__ == "__main__":
    main()
