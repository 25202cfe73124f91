"""What a house needs to know at this game's table: what cannot be unsaid, and when bots wait."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.course import Course, advance
from ludotheque.core.game import Seat
from ludotheque.core.line import Ply, Seated
from ludotheque.games.nimms_leich.model import Denounce, Move, Vote
from ludotheque.table.undo import Takeback, undoable
from tests.table.dreaming import dreams

from .positions import GAME, bid, card, position

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]
SEATS = tuple(Seated(name) for name in ("Ana", "Ben", "Chloé", "Dora"))


def course(*plies: tuple[Seat, Move]) -> Course:
    made = Course(seats=SEATS, state=position(HANDS))
    for seat, move in plies:
        made = advance(GAME, made, Ply(at=made.at, seat=seat, move=move))
    return made


def takeback(made: Course, seat: Seat) -> Takeback | None:
    return undoable(GAME, made, seat, dreams(0))


def test_a_bid_can_be_taken_back_until_somebody_answers_it() -> None:
    opened = course((0, bid("2 A")))
    assert takeback(opened, 0) == Takeback(ply=0, alone=False, ask=False)
    answered = course((0, bid("2 A")), (1, bid("4 A")))
    assert takeback(answered, 0) is None
    assert takeback(answered, 1) == Takeback(ply=1, alone=False, ask=False)


def test_so_can_a_denunciation_until_somebody_votes() -> None:
    said = ((0, bid("2 A")), (1, Denounce()))
    assert takeback(course(*said), 1) is not None
    assert takeback(course(*said, (2, Vote(True))), 1) is None


@pytest.mark.clause("nimms-leich", "R7")
def test_r7_bots_leave_time_for_tokens_and_for_looking_at_a_count() -> None:
    first = position(HANDS)
    later = replace(first, round=2)
    after_a_bid = course((0, bid("2 A"))).state
    assert GAME.manners.haste(later) < GAME.manners.haste(after_a_bid) < 1
    assert GAME.manners.haste(first) == GAME.manners.haste(after_a_bid)
    spent = replace(later, tokens=(0, 0, 0, 0))
    assert GAME.manners.haste(spent) == 1
    assert GAME.manners.haste(course((0, bid("2 A")), (1, Denounce())).state) == 1
