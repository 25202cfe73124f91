"""In how many rounds games end, read from the records that the arena kept.

ludotheque arena nizza master expert --seats 6 --games 200 --records --out runs/six
python tools/rounds.py runs/six --least 8 --most 40

The arena sets strengths against each other. With `--play`, one strength sits on all seats: there is
nothing to win by that but the games themselves.

python tools/rounds.py runs/four --play nizza master --seats 4 --games 200 --least 8 --most 40
"""

from __future__ import annotations

import argparse
import statistics
from pathlib import Path

import msgspec

from ludotheque.arena.ledger import RECORDS
from ludotheque.arena.match import Match
from ludotheque.arena.run import run
from ludotheque.core.options import agreed
from ludotheque.core.record import Opened, read
from ludotheque.titles import find


def rounds(path: Path) -> int:
    """The round in which a game ended: every game counts its own."""
    record = read(path.read_bytes())
    return int(Opened(record, find(record.header.game).game).state().round)


def alone(name: str, strength: str, seats: int, games: int) -> list[Match]:
    """One strength on all seats, a deal for each game: turned round, it would be the same again."""
    game = find(name).game
    options = msgspec.to_builtins(agreed(game, {"seats": seats}))
    return [
        Match(
            game=game.name,
            version=game.version,
            options=options,
            bots=(strength,) * seats,
            deal=deal,
        )
        for deal in range(games)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="+", type=Path, help="folders of the arena, with records")
    parser.add_argument("--least", type=int, default=1, help="count games of no fewer rounds")
    parser.add_argument("--most", type=int, default=1000, help="and of no more")
    parser.add_argument("--play", nargs=2, metavar=("GAME", "STRENGTH"), help="play them first")
    parser.add_argument("--seats", type=int, default=4, help="with --play, at tables of so many")
    parser.add_argument("--games", type=int, default=200, help="with --play, so many games")
    parser.add_argument("--workers", type=int, help="with --play (default: one a processor)")
    asked = parser.parse_args()
    if asked.play:
        if len(asked.runs) > 1:
            parser.error("--play keeps its games in one folder")
        name, strength = asked.play
        matches = alone(name, strength, asked.seats, asked.games)
        run(matches, asked.workers, asked.runs[0], records=True)
    for folder in asked.runs:
        found = sorted(map(rounds, (folder / RECORDS).glob("*.jsonl")))
        if not found:
            parser.error(f"{folder}: no records; play with --records")
        among = sum(asked.least <= each <= asked.most for each in found)
        print(
            f"{folder}: {len(found)} games, {found[0]} to {found[-1]} rounds, "
            f"median {statistics.median(found):g}; "
            f"{among / len(found):.1%} in {asked.least} to {asked.most}"
        )


if __name__ == "__main__":
    main()
