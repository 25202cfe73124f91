"""Steps of real games of Vertiges for the board's tests: a view, what was told, the next one.

python -m tests.web.vertiges     # writes them anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import (
    Aim,
    Building,
    Holding,
    Lift,
    Move,
    Options,
    Pass,
    Protest,
    State,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.towers import fitting, takes
from ludotheque.table.frame import SeatFrame, frame
from ludotheque.table.table import Table

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "vertiges"
FILE = BOARD / "recorded.jsonl"
DRAWS = BOARD / "draws.jsonl"

VERTIGES = Vertiges()
READER = 0
PLAYED = (
    (Options(seats=2, physics="reckoned", tremor="hard"), 1),
    (Options(seats=3, physics="reckoned", tremor="easy"), 2),
    (Options(seats=4, physics="reckoned", game="fast"), 3),
    (Options(seats=2, physics="reckoned", referee="automatic"), 4),
    (Options(seats=1, physics="reckoned"), 5),
)
DRAWN = 5
"""So many moves of chance are kept of each game."""
WANTED = {
    "piece_taken",
    "piece_put",
    "piece_taken_back",
    "tower_started",
    "tower_forbidden",
    "pieces_fell",
    "tower_lifted",
    "zapped",
    "fitting_caught",
    "base_removed",
    "protest_rejected",
    "turn_passed",
    "game_won",
}
"""What the board has pictures of, or buttons for."""


def recorded() -> str:
    """The whole file: the first step with each kind of event that the board shows."""
    known: set[str] = set()
    lines: list[str] = []
    for options, seed in PLAYED:
        before: SeatFrame | None = None
        for after in frames(options, seed):
            kinds = {type(told.event).__struct_config__.tag for told in after.told} & WANTED
            if before is not None and not kinds <= known:
                known |= kinds
                step = {
                    "before": before.view,
                    "told": after.told,
                    "after": after.view,
                    "moves": after.moves,
                }
                lines.append(VERTIGES.codec.encode(step).decode())
            before = after
    return "".join(f"{line}\n" for line in lines)


def draws() -> str:
    """What chance did first in those games: a line for each move, with what it was drawn from."""
    lines: list[str] = []
    for options, seed in PLAYED:
        drawn: list[Ply] = []
        for table in tables(options, seed):
            drawn = [line for line in table.lines if isinstance(line, Ply) and line.seat == NATURE]
            if len(drawn) >= DRAWN:
                break
        chance = {"seed": seed, "luck": luck(options.seats)}
        for line in drawn:
            each = {**chance, "at": line.at, "move": line.move, "options": options}
            lines.append(VERTIGES.codec.encode(each).decode())
    return "".join(f"{line}\n" for line in lines)


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
    table = Table(VERTIGES, options, tuple(map(Seated, names)), chance)
    yield table
    table.commit(table.open())
    while not table.over:
        yield table
        protest = next(
            (
                seat
                for seat in range(options.seats)
                if Protest() in VERTIGES.moves(table.state, seat)
            ),
            None,
        )
        if protest is not None and rng.random() < 0.5:
            table.commit(table.propose(protest, Protest()))
            continue
        (seat,) = table.awaited
        table.commit(table.propose(seat, choose(table.state, seat, rng)))
    yield table


def luck(seats: int) -> tuple[str, ...]:
    return tuple("abcd"[:seats])


def choose(state: State, seat: int, rng: Random) -> Move:
    """As people begin to play: mostly what fits, now and then something rash."""
    moves = list(VERTIGES.moves(state, seat))
    if isinstance(state.phase, Holding):
        held = state.phase.held
        aims = [move for move in moves if isinstance(move, Aim)]
        if rng.random() < 0.06:
            return Withdraw()
        if isinstance(held, Lift):
            return aims[0]
        good = [tower[-1] for tower in state.towers if takes(tower, held.piece)]
        if good and rng.random() < 0.9:
            return Aim(rng.choice(good))
        return rng.choice(aims)
    assert isinstance(state.phase, Building)
    lifts = [move for move in moves if isinstance(move, Lift)]
    if lifts and rng.random() < 0.5:
        return rng.choice(lifts)
    fit = fitting(state.towers, state.hands[seat])
    if fit is not None and rng.random() < 0.92:
        return Take(fit.piece)
    takeable = [move for move in moves if isinstance(move, Take)]
    if Pass() in moves and (state.put or not takeable):
        return Pass()
    return rng.choice(takeable) if takeable else Pass()


def main() -> None:
    FILE.write_text(recorded(), encoding="utf-8")
    DRAWS.write_text(draws(), encoding="utf-8")


if __name__ == "__main__":
    main()
