"""Steps and draws of real games of Nimm's Leich!, for the board's tests."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.core.game import Seat
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
from ludotheque.table.frame import SeatFrame
from ludotheque.table.table import Table
from tools.generate.evenings import Evening, Fixtures, kinds, lines, new_steps, step

LEICH = NimmsLeich()


def recorded() -> str:
    """The first step with each kind of event, by few and by many players."""

    def by_few(after: SeatFrame) -> set[tuple[str, bool]]:
        return {(kind, after.view.options.seats == 3) for kind in kinds(after)}

    found = new_steps((evening.frames() for evening in PLAYED), by_few)
    return lines(step(before, after) for before, after in found)


def draws() -> str:
    """All that chance did in those games.

    How many cards lie in the hands that are looked at follows from what was played before.
    """
    return lines(draw for evening in PLAYED for draw in evening.draws(earlier=True))


def anybody(table: Table, rng: Random) -> tuple[Seat, Any]:
    seat = rng.choice(table.awaited)
    return seat, choose(table.state, seat, rng)


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


PLAYED = tuple(
    Evening(LEICH, options, seed, anybody)
    for options, seed in (
        (Options(seats=3, notebook="on"), 5),
        (Options(seats=4), 2),
        (Options(seats=6), 4),
        (Options(seats=3), 10),
    )
)
"""In the last of them, the win is shared."""

FIXTURES: Fixtures = {"recorded.jsonl": recorded, "draws.jsonl": draws}
RECORDS: Fixtures = {}
