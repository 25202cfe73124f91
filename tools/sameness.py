"""Whether Niagara's bots are clones of each other: lengths of games, tiles laid alike, openings.

ludotheque arena niagara amateur --seats 4 --games 200 --records --out runs/amateurs
python tools/sameness.py runs/amateurs

*Pairs alike* stands beside what chance would give: two seats of the same round, whose tiles are
drawn from how often tiles were laid in that round's number at all.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from ludotheque.arena.ledger import RECORDS
from ludotheque.core.record import read
from ludotheque.core.sums import total
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Lay

NIAGARA = Niagara()


class Sameness(NamedTuple):
    games: int
    rounds: list[int]
    """How many each game took, in order of size."""
    alike: float
    """In which share of the rounds everybody laid the same tile."""
    pairs: float
    by_chance: float
    openings: Counter[int]


def laid(path: Path) -> list[tuple[int, ...]]:
    """The tiles of each whole round of a game."""
    record = read(path.read_bytes())
    seats = len(record.header.seats)
    tiles: list[int] = []
    for ply in record.plies:
        move = NIAGARA.codec.move(NIAGARA.codec.encode(ply.move))
        if isinstance(move, Lay):
            tiles.append(move.tile)
    whole = len(tiles) // seats * seats
    return [tuple(tiles[at : at + seats]) for at in range(0, whole, seats)]


def sameness(paths: list[Path]) -> Sameness:
    games = [laid(path) for path in paths]
    rounds = [tiles for game in games for tiles in game]
    by_number: dict[int, Counter[int]] = defaultdict(Counter)
    for game in games:
        for number, tiles in enumerate(game):
            by_number[number].update(tiles)
    pairs = [one == other for tiles in rounds for one, other in combinations(tiles, 2)]
    chances = [
        total((count / by_number[number].total()) ** 2 for count in by_number[number].values())
        for game in games
        for number, _ in enumerate(game)
    ]
    return Sameness(
        games=len(games),
        rounds=sorted(map(len, games)),
        alike=sum(len({*tiles}) == 1 for tiles in rounds) / len(rounds),
        pairs=sum(pairs) / len(pairs),
        by_chance=total(chances) / len(chances),
        openings=Counter(tile for game in games for tile in game[0]),
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="+", type=Path, help="folders of the arena, with records")
    for run in parser.parse_args().runs:
        paths = sorted((run / RECORDS).glob("*.jsonl"))
        if not paths:
            raise SystemExit(f"{run}: no records there: play with --records")
        found = sameness(paths)
        ninety = found.rounds[int(0.9 * (found.games - 1))]
        within = sum(rounds <= 28 for rounds in found.rounds) / found.games
        tile, count = found.openings.most_common(1)[0]
        print(
            f"{run}: {found.games} games, median {found.rounds[found.games // 2]} rounds, "
            f"90 % within {ninety}, {within:.0%} within 28; all alike in {found.alike:.1%} of "
            f"rounds, pairs in {found.pairs:.0%} (by chance {found.by_chance:.0%}); the commonest "
            f"opening is {tile}, {count / found.openings.total():.0%}"
        )


if __name__ == "__main__":
    main()
