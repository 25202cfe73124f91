"""Steps of real games of Nizza for the board's tests: a view, what was told, the next one.

python -m tests.web.nizza     # writes them anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, Seat
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated
from ludotheque.games.nizza.model import Move, Options, Push, State, Symbol, Using, Walk
from ludotheque.table.frame import SeatFrame, frame
from ludotheque.table.table import Table
from tests.games.nizza.positions import NIZZA, on, play, position, street, turn, where

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "nizza"
FILE = BOARD / "recorded.jsonl"
DRAWS = BOARD / "draws.jsonl"

READER = 0
PLAYED = (
    (Options(seats=2), 1, None),
    (Options(seats=3, by_eye="on"), 17, None),
    (Options(seats=6, ropes="equal"), 1, 40),
)
"""Options, seed, and how much of the game is looked at."""
DRAWN = 12
"""So many moves of chance are kept of each game."""


def recorded() -> str:
    """The whole file: the first step with each kind of event, and a fall with the jewels."""
    known: set[str] = set()
    steps: list[dict[str, Any]] = []
    for options, seed, most in PLAYED:
        for before, after in pairwise(islice(frames(options, seed), most)):
            kinds = {type(told.event).__name__ for told in after.told}
            if not kinds <= known:
                known |= kinds
                steps.append({"before": before.view, "told": after.told, "after": after.view})
    return "".join(f"{NIZZA.codec.encode(step).decode()}\n" for step in (*steps, *rare()))


def rare() -> Iterator[dict[str, Any]]:
    """What few games come to: a walk, and a push from the yacht with the jewels in hand."""
    yield scene(turn(("walk",), street(12), on("h5_roof")), 0, Walk(*where(street(13))))
    dice: tuple[Symbol, ...] = ("parachute", "walk", "rope", "walk", "rope")
    rival = Using(1, dice, dice)
    aboard = position(rival, on("yacht", 1), on("yacht", 3), cases={READER: "jewels"})
    yield scene(aboard, 1, Push(READER, 24))


def scene(before: State, seat: Seat, move: Move) -> dict[str, Any]:
    after, events = play(before, (seat, move))
    told = [{"at": 0, "event": event} for event in events if event.seen_by(READER)]
    views = NIZZA.view(before, READER), NIZZA.view(after, READER)
    return {"before": views[0], "told": told, "after": views[1]}


def draws() -> str:
    """What chance did first in those games: a line for each move, with what it was drawn from."""
    found: list[dict[str, Any]] = []
    for options, seed, _ in PLAYED:
        chance = {"seed": seed, "luck": luck(options.seats)}
        drawn: list[Ply] = []
        for table in tables(options, seed):
            drawn = [line for line in table.lines if isinstance(line, Ply) and line.seat == NATURE]
            if len(drawn) >= DRAWN:
                break
        found += [
            {**chance, "at": line.at, "move": line.move, "options": options} for line in drawn
        ]
    return "".join(f"{NIZZA.codec.encode(each).decode()}\n" for each in found)


def frames(options: Options, seed: int) -> Iterator[SeatFrame]:
    """A whole game as one seat sees it, from before the deal to the end."""
    at = 0
    for table in tables(options, seed):
        yield frame(table, READER, at)
        at = table.at


def tables(options: Options, seed: int) -> Iterator[Table]:
    """The same table again and again, each time a move later."""
    rng = Random(seed)
    names = luck(options.seats)
    chance = Chance(bytes([seed]) * 32, names)
    table = Table(NIZZA, options, tuple(map(Seated, names)), chance)
    yield table
    table.commit(table.open())
    while not table.over:
        yield table
        seat = table.awaited[0]
        table.commit(table.propose(seat, NIZZA.sample(table.state, seat, rng)))
    yield table


def luck(seats: int) -> tuple[str, ...]:
    return tuple("abcdef"[:seats])


def main() -> None:
    FILE.write_text(recorded(), encoding="utf-8")
    DRAWS.write_text(draws(), encoding="utf-8")


if __name__ == "__main__":
    main()
