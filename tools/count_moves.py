"""How often a seat moves in a usual game of amateurs: what a title says of itself to guests.

.venv/bin/python tools/count_moves.py [GAME …] [--games 40]
"""

from __future__ import annotations

import argparse
from statistics import median, quantiles

import msgspec

from ludotheque.arena.match import Match, play_match
from ludotheque.core.options import agreed
from ludotheque.titles import TITLES, find


def moves(name: str, games: int) -> list[int]:
    """Of each seat of each game, at a table as `Play now` sets it up."""
    game = find(name).game
    options = agreed(game, {})
    found: list[int] = []
    for deal in range(games):
        match = Match(
            game=name,
            version=game.version,
            options=msgspec.to_builtins(options),
            bots=("amateur",) * options.seats,
            deal=deal,
        )
        plies = play_match(match).record.plies
        found += (sum(ply.seat == seat for ply in plies) for seat in range(options.seats))
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", metavar="GAME")
    asked.add_argument("--games", type=int, default=40)
    chosen = asked.parse_args()
    for name in chosen.names or TITLES:
        found = moves(name, chosen.games)
        least, _, most = quantiles(found, n=4)
        print(f"{name}: {median(found):g} moves a seat (half of them {least:g} to {most:g})")


if __name__ == "__main__":
    main()
