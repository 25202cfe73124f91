"""Where agents land and how they get there, read from records that the arena or `rounds.py` kept.

python tools/rounds.py runs/four --play nizza master --seats 4 --games 200 --least 8 --most 40
python tools/nizza_landings.py runs/four
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from ludotheque.arena.ledger import RECORDS
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.line import Ply
from ludotheque.core.record import Opened, read
from ludotheque.games.nizza.board import AREAS, HOUSE
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.model import Climb, High, Place, Push, Street, Swing, Walk

NIZZA = Nizza()
TALL = frozenset({"h2", "h5", "h7", "h9", "h11"})


def kind(place: Place) -> str:
    if not isinstance(place, High):
        return "street"
    if AREAS[place.on].kind == "roof":
        return "tall roof" if HOUSE[place.on] in TALL else "low roof"
    return AREAS[place.on].kind


def counted(path: Path, landings: Counter[str], deeds: Counter[str]) -> None:
    """One game: landings by kind, swings and pushes, and how soon the wet are up high again."""
    opened = Opened(read(path.read_bytes()), NIZZA)
    state, wet = NIZZA.setup(opened.options), dict[Seat, int]()
    for line in opened.lines:
        if not isinstance(line, Ply):
            continue
        seat, move = line.seat, line.move
        after = NIZZA.apply(state, seat, move, ignore)
        if seat != NATURE:
            before, here = state.pawns[seat].place, after.pawns[seat].place
            if isinstance(move, Swing | Climb | Walk):
                landings[kind(here)] += 1
            if isinstance(move, Swing):
                deeds["swings"] += 1
                deeds["from"] += isinstance(before, Street)
                deeds["to"] += isinstance(here, Street)
            if isinstance(move, Push):
                deeds["pushes"] += 1
                wet[move.rival] = state.round
            if seat in wet and isinstance(here, High):
                deeds["returns"] += 1
                deeds["rounds"] += state.round - wet.pop(seat)
                deeds["swung"] += isinstance(move, Swing)
        state = after


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="+", type=Path, help="folders of the arena, with records")
    for folder in parser.parse_args().runs:
        landings, deeds = Counter[str](), Counter[str]()
        paths = sorted((folder / RECORDS).glob("*.jsonl"))
        if not paths:
            parser.error(f"{folder}: no records; play with --records")
        for path in paths:
            counted(path, landings, deeds)
        games, all_of_them = len(paths), landings.total()
        shares = ", ".join(f"{name} {n / all_of_them:.1%}" for name, n in landings.most_common())
        print(f"{folder}: {games} games; landings: {shares}")
        print(
            f"  a game: {deeds['swings'] / games:.1f} swings, {deeds['from'] / games:.1f} from the "
            f"street, {deeds['to'] / games:.1f} to it; {deeds['pushes'] / games:.1f} pushes"
        )
        if returns := deeds["returns"]:
            print(
                f"  up high again {deeds['rounds'] / returns:.2f} rounds after a push, "
                f"{deeds['swung'] / returns:.0%} of {returns} by a swing"
            )


if __name__ == "__main__":
    main()
