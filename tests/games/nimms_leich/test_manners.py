"""What a house needs to know at this game's table: what cannot be unsaid, and when bots wait."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import Course, advance
from ludotheque.core.game import NATURE, Result, Seat, ignore
from ludotheque.core.line import Agree, Lend, Ply, Seated, Undo
from ludotheque.core.record import BadRecord, Record, begin, finish, read, write
from ludotheque.core.verify import verify
from ludotheque.games.nimms_leich.model import Denounce, Investigate, Move, Options, Vote
from ludotheque.table.undo import Takeback, undoable
from tests.table.dreaming import dreams

from .positions import GAME, bid, card, position

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]
NAMES = ("Ana", "Ben", "Chloé", "Dora")


def course(*plies: tuple[Seat, Move], people: int = 1) -> Course:
    """The first seats are people's, the others have bots."""
    seats = tuple(
        Seated(name, None if seat < people else "expert") for seat, name in enumerate(NAMES)
    )
    made = Course(seats=seats, state=position(HANDS))
    for seat, move in plies:
        made = advance(GAME, made, Ply(at=made.at, seat=seat, move=move))
    return made


def takeback(made: Course, seat: Seat) -> Takeback | None:
    return undoable(GAME, made, seat, dreams(0))


@pytest.mark.clause("nimms-leich", "R12")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_r12_between_people_what_was_said_stands_at_once(people: int) -> None:
    said = ((0, bid("2 A")), (1, Denounce()))
    assert takeback(course(*said[:1], people=people), 0) is None
    assert takeback(course(*said, people=people), 1) is None
    looked = course((1, Investigate((0, 2))), people=people)
    assert takeback(looked, 1) is None


def forged(*plies: tuple[Seat, Move]) -> Record:
    """A finished record, by its own words, in which the last of these plies is taken back."""
    options, fresh = Options(seats=4), GAME.setup(Options(seats=4))
    for byte in range(256):
        chance = Chance(bytes([byte] * 32), "abcd")
        deal = GAME.sample(fresh, NATURE, chance.at(0))
        if GAME.awaited(GAME.apply(fresh, NATURE, deal, ignore)) == (0,):
            break
    said = [Ply(at=at, seat=s, move=m) for at, (s, m) in enumerate([(NATURE, deal), *plies])]
    end = len(said)
    back = Undo(at=end, seat=plies[-1][0], ply=end - 1, alone=False)
    agreed = Agree(at=end + 1, seats=(0, 1, 2, 3))
    header = begin(GAME, options, [Seated(name) for name in NAMES], chance)
    drawn = Result((0,) * 4, (), "agreement")
    return finish(Record(header, (*said, back, agreed)), drawn, bytes([byte] * 32), "agreed")


@pytest.mark.clause("nimms-leich", "R12")
@pytest.mark.parametrize(
    ("plies", "why"),
    [
        ([(0, bid("2 A"))], "ply 1 was heard, and stands"),
        ([(0, bid("2 A")), (1, bid("4 A"))], "ply 2 was heard, and stands"),
        ([(0, bid("2 A")), (1, Denounce())], "ply 2 was heard, and stands"),
        ([(1, Investigate((0, 2)))], "ply 1 cannot be taken back, or not any more"),
    ],
    ids=["a first bid", "a raise", "a denunciation", "a look"],
)
def test_r12_a_record_in_which_it_was_unsaid_is_forged(
    plies: list[tuple[Seat, Move]], why: str
) -> None:
    with pytest.raises(BadRecord, match=why):
        verify(read(write(forged(*plies))), GAME)


@pytest.mark.clause("nimms-leich", "R12", "3.2")
def test_r12_a_thumb_is_not_said_before_the_count_of_three() -> None:
    said = ((0, bid("2 A")), (1, Denounce()), (2, Vote(True)))
    assert takeback(course(*said, people=4), 2) == Takeback(ply=2, alone=False, ask=False)


@pytest.mark.clause("nimms-leich", "R12")
def test_r12_a_seat_that_is_lent_is_still_a_persons() -> None:
    opened = course((0, bid("2 A")), people=2)
    lent = advance(GAME, opened, Lend(at=opened.at, seat=1, bot="expert", why="clock"))
    assert takeback(lent, 0) is None


@pytest.mark.clause("nimms-leich", "R12", "4.1")
def test_r12_a_look_is_never_taken_back() -> None:
    assert takeback(course((0, Investigate((1, 2)))), 0) is None


@pytest.mark.clause("nimms-leich", "R12")
def test_r12_alone_with_bots_a_bid_can_be_taken_back_until_somebody_answers_it() -> None:
    opened = course((0, bid("2 A")))
    assert takeback(opened, 0) == Takeback(ply=0, alone=False, ask=False)
    answered = course((0, bid("2 A")), (1, bid("4 A")))
    assert takeback(answered, 0) is None
    assert takeback(answered, 1) == Takeback(ply=1, alone=False, ask=False)


@pytest.mark.clause("nimms-leich", "R12")
def test_r12_so_can_a_denunciation_until_somebody_votes() -> None:
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
