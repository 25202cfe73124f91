"""Whether hints are faithful: does the preference fall if the first reason is taken away?

    python tools/hints.py --positions 500 niagara nizza

Positions come from games of amateurs, and the title's adviser is asked as the house asks it. Then
the two moves of the hint are considered once more, with other luck: without the first reason the
lead has to be half of what it is at most, or gone. Where other luck finds another best move there
was no lead to speak of, and nothing is counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from ludotheque.bots.thinking import Thinker, Thought, considered
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.titles import OWN, Title, find


def positions(title: Title, seed: int, every: int) -> Iterator[tuple[Any, Seat]]:
    """Views of seats that have a choice, of games one after the other."""
    game, amateur, number = title.game, title.bot("amateur"), 0
    while True:
        rng = Random(seed)
        seed += 1
        state = game.setup(title.brisk_options())
        while awaited := game.awaited(state):
            seat = awaited[0]
            if seat == NATURE:
                move = game.sample(state, NATURE, rng)
            else:
                view = game.view(state, seat)
                if len(game.moves(state, seat)) > 1 or game.aimed:
                    number += 1
                    if number % every == 0:
                        yield view, seat
                move = amateur.choose(view, seat, rng)
            state = game.apply(state, seat, move, ignore)


def weighed(best: Thought, thoughts: list[Thought], key: str) -> tuple[float, float] | None:
    """The lead over the same rival, and what of it the reason is; None if another move is best."""
    top = thoughts[0]
    if top.move != best.move or top.instead != best.instead:
        return None
    rival = next(each for each in thoughts if each.move == best.instead)
    weight = next((each.weight for each in top.reasons if each.key == key), 0.0)
    return top.value - rival.value, weight


def measured(title: Title, wanted: int, every: int) -> str:
    adviser = title.bot(title.adviser)
    assert isinstance(adviser, Thinker)
    asked = counted = halved = turned = 0
    seconds: list[float] = []
    for number, (view, seat) in enumerate(positions(title, 1, every)):
        began = process_time()
        thoughts = considered(adviser, title.game, view, seat)
        seconds.append(process_time() - began)
        if thoughts and thoughts[0].reasons:
            asked += 1
            best = thoughts[0]
            again = adviser.consider(view, seat, Random(number), (best.move, best.instead))
            found = weighed(best, again, best.reasons[0].key)
            if found is not None and found[0] > 0:
                counted += 1
                halved += found[1] >= found[0] / 2
                turned += found[1] >= found[0]
        if asked == wanted or len(seconds) == 20 * wanted:
            break
    seconds.sort()
    cells = [
        title.name,
        str(len(seconds)),
        str(asked),
        str(counted),
        f"{100 * halved / max(counted, 1):.0f} %",
        f"{100 * turned / max(counted, 1):.0f} %",
        f"{1000 * seconds[len(seconds) // 2]:.0f}",
        f"{1000 * seconds[len(seconds) * 95 // 100]:.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(OWN))
    parser.add_argument("--positions", type=int, default=60, help="with a reason, for each game")
    parser.add_argument("--every", type=int, default=7, help="of the choices, each so many")
    asked = parser.parse_args()
    print("| game | asked | with reasons | counted | halves | turns | ms (median) | ms (95 %) |")
    print("|---|---|---|---|---|---|---|---|")
    for name in asked.games:
        print(measured(find(name), asked.positions, asked.every), flush=True)


if __name__ == "__main__":
    main()
