"""Steps of real games of Casanova for the board's tests: a view, what was told, the next one.

python -m tests.web.casanova     # writes them anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, Seat
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Decide, EndTurn, Move, Options, State
from ludotheque.table.frame import SeatFrame, frame
from ludotheque.table.table import Table

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "casanova"
FILE = BOARD / "recorded.jsonl"
DRAWS = BOARD / "draws.jsonl"

CASANOVA = Casanova()
READER = 0


class Played(NamedTuple):
    options: Options
    seed: int
    idle: bool = False
    """Whether everybody only waits for the sixtieth round to pass."""


PLAYED = (
    Played(Options(seats=4), 18),
    Played(Options(seats=5, figures=8), 27),
    Played(Options(seats=3, figures=6, placing="players", jewel="choose"), 2),
    Played(Options(seats=3, figures=6), 1, idle=True),
    Played(Options(seats=3, figures=6), 2, idle=True),
)
"""In the last two nobody wins: he is aboard in one of them, and in a theatre in the other."""


def recorded() -> str:
    """The whole file: the first step with each kind of event, and what the reader may do then."""
    known: set[str] = set()
    lines: list[str] = []
    for played in PLAYED:
        before: SeatFrame | None = None
        for after in frames(played):
            kinds = {type(told.event).__name__ for told in after.told}
            if before is not None and not kinds <= known:
                known |= kinds
                step = {
                    "before": before.view,
                    "told": after.told,
                    "after": after.view,
                    "moves": after.moves,
                }
                lines.append(CASANOVA.codec.encode(step).decode())
            before = after
    return "".join(f"{line}\n" for line in lines)


def draws() -> str:
    """All that chance did in those games: a line for each move, with what it was drawn from."""
    found: list[dict[str, Any]] = []
    for played in PLAYED:
        *_, table = tables(played)
        chance = {"seed": played.seed, "luck": luck(played.options.seats)}
        plies = [line for line in table.lines if isinstance(line, Ply)]
        found += [
            {
                **chance,
                "at": line.at,
                "move": line.move,
                "options": table.options,
                "before": [ply.move for ply in plies if ply.at < line.at],
            }
            for line in plies
            if line.seat == NATURE
        ]
    return "".join(f"{CASANOVA.codec.encode(each).decode()}\n" for each in found)


def frames(played: Played) -> Iterator[SeatFrame]:
    """A whole game as one seat sees it, from before the lots to the end."""
    at = 0
    for table in tables(played):
        yield frame(table, READER, at)
        at = table.at


def tables(played: Played) -> Iterator[Table]:
    """The same table again and again, each time a move later."""
    rng = Random(played.seed)
    names = luck(played.options.seats)
    chance = Chance(bytes([played.seed]) * 32, names)
    seated = tuple(Seated(name) for name in names)
    table = Table(CASANOVA, played.options, seated, chance)
    yield table
    table.commit(table.open())
    while not table.over:
        yield table
        seat = table.awaited[0]
        table.commit(table.propose(seat, choose(table.state, seat, rng, idle=played.idle)))
    yield table


def luck(seats: int) -> tuple[str, ...]:
    return tuple("abcde"[:seats])


def choose(state: State, seat: Seat, rng: Random, *, idle: bool) -> Move:
    """As people might; or whatever brings the turn to its end."""
    if not idle:
        return CASANOVA.sample(state, seat, rng)
    moves = CASANOVA.moves(state, seat)
    quiet = [move for move in moves if isinstance(move, EndTurn | Decide)]
    return quiet[0] if quiet else moves[-1]


def main() -> None:
    FILE.write_text(recorded(), encoding="utf-8")
    DRAWS.write_text(draws(), encoding="utf-8")


if __name__ == "__main__":
    main()
