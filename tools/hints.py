"""Whether hints are faithful: does the preference fall if the first reason is taken away?

    python tools/hints.py --positions 500 niagara nizza

Positions come from games of amateurs, and the title's adviser is asked as the house asks it. Then
the moves are considered once more, with other luck: without the first reason of the hint the lead
has to be half of what it is at most, or gone. A hint that other luck does not bear out, because
another move is best then or the lead is no more than luck, counts against it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.bots.thinking import Reason, Thinker, Thought, considered, rival, sure
from ludotheque.core.game import NATURE, Options, Seat, ignore
from ludotheque.titles import OWN, Title, find


def positions(
    title: Title, seed: int, every: int, options: Options | None = None
) -> Iterator[tuple[Any, Seat]]:
    """Views of seats that have a choice, of games one after the other."""
    game, amateur, number = title.game, title.bot("amateur"), 0
    while True:
        rng = Random(seed)
        seed += 1
        state = game.setup(options or title.brisk_options())
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


class Asked(NamedTuple):
    """A hint with a reason, and what became of it with other luck."""

    same: bool
    """The same move is best."""
    halves: bool = False
    """Without its first reason half of the lead is gone, or more."""
    turns: bool = False


def alike(one: Any, other: Any) -> bool:
    """Where one lands is a point of the plane: what leads to the same place is the same thing."""
    if type(one) is not type(other) or not hasattr(one, "x"):
        return bool(one == other)
    return bool(replace(one, x=0, y=0) == replace(other, x=0, y=0))


def said(reason: Reason) -> str:
    return reason.key.removesuffix("-little")


def again(adviser: Thinker, view: Any, seat: Seat, best: Thought, seed: int) -> Asked:
    thoughts = adviser.consider(view, seat, Random(seed), (best.move, best.instead))
    top, other = thoughts[0], rival(thoughts)
    if other is None or not alike(top.move, best.move):
        return Asked(False)
    lead, key = sure(top.value - other.value, top.error), said(best.reasons[0])
    if not lead:
        return Asked(True)
    weight = next((each.weight for each in top.reasons if said(each) == key), 0.0)
    return Asked(True, weight >= lead / 2, weight >= lead)


def measured(title: Title, wanted: int, every: int) -> str:
    adviser = title.bot(title.adviser)
    assert isinstance(adviser, Thinker)
    asked: list[Asked] = []
    seconds: list[float] = []
    for number, (view, seat) in enumerate(positions(title, 1, every)):
        began = process_time()
        thoughts = considered(adviser, title.game, view, seat)
        seconds.append(process_time() - began)
        if thoughts and thoughts[0].reasons:
            asked.append(again(adviser, view, seat, thoughts[0], number))
        if len(asked) == wanted or len(seconds) == 20 * wanted:
            break
    seconds.sort()

    def part(count: int) -> str:
        return f"{100 * count / max(len(asked), 1):.0f} %"

    cells = [
        title.name,
        str(len(seconds)),
        str(len(asked)),
        part(sum(each.same for each in asked)),
        part(sum(each.halves for each in asked)),
        part(sum(each.turns for each in asked)),
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
    print("| game | asked | with reasons | same again | halves | turns | ms (median) | ms (95 %) |")
    print("|---|---|---|---|---|---|---|---|")
    for name in asked.games:
        print(measured(find(name), asked.positions, asked.every), flush=True)


if __name__ == "__main__":
    main()
