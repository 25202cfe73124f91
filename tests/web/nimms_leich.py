"""Steps of real games of Nimm's Leich! for the board's tests: a view, what was told, the next one.

python -m tests.web.nimms_leich     # writes them anew; look at what changed before a commit
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, Seat
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated
from ludotheque.games.nimms_leich.deck import FACES, INDEX
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.games.nimms_leich.model import (
    Bid,
    Bidding,
    Corpse,
    Denounce,
    Investigate,
    Move,
    Options,
    State,
    Vote,
    Voting,
)
from ludotheque.table.frame import SeatFrame, frame
from ludotheque.table.table import Table

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "nimms-leich"
FILE = BOARD / "recorded.jsonl"
DRAWS = BOARD / "draws.jsonl"

LEICH = NimmsLeich()
READER = 0
PLAYED = ((3, 5), (4, 2), (6, 4), (3, 10))
"""Seats and seed: in the last of them, the win is shared."""


def recorded() -> str:
    """The whole file: the first step with each kind of event, by few and by many players."""
    known: set[tuple[str, bool]] = set()
    lines: list[str] = []
    for seats, seed in PLAYED:
        before: SeatFrame | None = None
        for after in frames(seats, seed):
            kinds = {(type(told.event).__name__, seats == 3) for told in after.told}
            if before is not None and not kinds <= known:
                known |= kinds
                step = {"before": before.view, "told": after.told, "after": after.view}
                lines.append(LEICH.codec.encode(step).decode())
            before = after
    return "".join(f"{line}\n" for line in lines)


def draws() -> str:
    """All that chance did in those games: a line for each move, with what it was drawn from.

    How many cards lie in the hands that are looked at follows from what was played before.
    """
    found: list[dict[str, Any]] = []
    for seats, seed in PLAYED:
        *_, table = tables(seats, seed)
        chance, options = {"seed": seed, "luck": luck(seats)}, table.options
        plies = [line for line in table.lines if isinstance(line, Ply)]
        for index, line in enumerate(plies):
            if line.seat != NATURE:
                continue
            earlier = [{"seat": each.seat, "move": each.move} for each in plies[:index]]
            drawn = {"at": line.at, "move": line.move, "options": options, "earlier": earlier}
            found.append({**chance, **drawn})
    return "".join(f"{LEICH.codec.encode(each).decode()}\n" for each in found)


def frames(seats: int, seed: int) -> Iterator[SeatFrame]:
    """A whole game as one seat sees it, from before the deal to the end."""
    at = 0
    for table in tables(seats, seed):
        yield frame(table, READER, at)
        at = table.at


def tables(seats: int, seed: int) -> Iterator[Table]:
    """The same table again and again, each time a move later."""
    rng = Random(seed)
    chance = Chance(bytes([seed]) * 32, luck(seats))
    names = tuple(Seated(name) for name in luck(seats))
    table = Table(LEICH, Options(seats=seats), names, chance)
    yield table
    table.commit(table.open())
    while not table.over:
        yield table
        seat = rng.choice(table.awaited)
        table.commit(table.propose(seat, choose(table.state, seat, rng)))
    yield table


def luck(seats: int) -> tuple[str, ...]:
    return tuple("abcdef"[:seats])


def choose(state: State, seat: Seat, rng: Random) -> Move:
    """As people begin to play: a little above what one's own cards promise, and then no further."""
    moves = LEICH.moves(state, seat)
    if isinstance(state.phase, Voting):
        last = state.bids[-1]
        return Vote(_expected(state, seat, last.corpse) >= last.count)
    if not isinstance(state.phase, Bidding):
        return rng.choice(moves)
    looks = [move for move in moves if isinstance(move, Investigate)]
    if looks and rng.random() < 0.12:
        return rng.choice(looks)
    bids = [move for move in moves if isinstance(move, Bid)]
    nerve = rng.choice((-1, 0, 0, 1))
    modest = [bid for bid in bids if bid.count <= _expected(state, seat, bid.corpse) + nerve]
    if modest:
        return rng.choice(modest[:6])
    return Denounce() if state.bids else bids[0]


def _expected(state: State, seat: Seat, corpse: Corpse) -> int:
    """What one sees, and once on every card that one does not see."""
    own = state.hands[seat]
    unseen = sum(map(len, state.hands)) - len(own)
    return sum(FACES[card][INDEX[corpse]] for card in own) + unseen


def main() -> None:
    FILE.write_text(recorded(), encoding="utf-8")
    DRAWS.write_text(draws(), encoding="utf-8")


if __name__ == "__main__":
    main()
