"""What may stand in a record beside plies: undos, resignations, agreed draws, lent seats."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from ludotheque.core.course import (
    LONGEST,
    BadLine,
    Course,
    advance,
    awaited,
    begin_course,
    how,
    result,
)
from ludotheque.core.game import NATURE, AnyGame, Illegal, Manners, Refusal, Result, Seat
from ludotheque.core.line import Agree, Lend, Line, Ply, Resign, Return, Seated, Undo
from ludotheque.games.niagara import model as niagara
from ludotheque.games.niagara.game import Niagara

from .toy import Auction
from .toy_model import COLOURS, Bid, Bidding, Deal, Options, Peek

AUCTION, NIAGARA = Auction(), Niagara()
NEXT = -1
"""In these tests a line takes the number that is due."""


def ply(seat: Seat, move: Any, by: Literal["clock"] | None = None) -> Ply:
    return Ply(at=NEXT, seat=seat, move=move, by=by)


def undo(seat: Seat, number: int, alone: bool = False) -> Undo:
    return Undo(at=NEXT, seat=seat, ply=number, alone=alone)


def resign(seat: Seat) -> Resign:
    return Resign(at=NEXT, seat=seat)


def agree(*seats: Seat) -> Agree:
    return Agree(at=NEXT, seats=seats)


def lend(seat: Seat, why: Literal["agreed", "clock", "resigned"] = "agreed") -> Lend:
    return Lend(at=NEXT, seat=seat, bot="novice", why=why)


def back(seat: Seat) -> Return:
    return Return(at=NEXT, seat=seat)


def after(game: AnyGame, course: Course, *lines: Line) -> Course:
    for line in lines:
        course = advance(game, course, replace(line, at=course.at))
    return course


def auction(*bots: Literal["novice"] | None) -> Course:
    """Nature has dealt: everybody may bid. Line 1 comes next."""
    seats = [Seated(f"seat {seat}", bot) for seat, bot in enumerate(bots)]
    fresh = begin_course(AUCTION, Options(seats=len(bots)), seats)
    return after(AUCTION, fresh, ply(NATURE, Deal(COLOURS[:1] * len(bots))))


THREE = auction(None, None, None)


def sold(course: Course, *lines: Line) -> Course:
    return after(AUCTION, course, *lines)


def bids(course: Course) -> tuple[int | None, ...]:
    assert isinstance(course.state.phase, Bidding)
    return course.state.phase.bids


def refused(game: AnyGame, course: Course, line: Line) -> str:
    with pytest.raises(BadLine) as caught:
        after(game, course, line)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def river() -> Course:
    """Three people at Niagara; seat 0 holds the lifebuoy. Line 1 comes next."""
    seats = [Seated(name) for name in ("Ana", "Ben", "Chloé")]
    course = begin_course(NIAGARA, niagara.Options(seats=3), seats)
    return after(NIAGARA, course, ply(NATURE, niagara.DrawLots(first=0, fork="L")))


# Plies


def test_every_line_has_the_next_number() -> None:
    with pytest.raises(BadLine, match="number 1 should stand here, and not 2"):
        advance(AUCTION, THREE, Ply(at=2, seat=0, move=Bid(1)))


def test_a_ply_is_told_and_a_refused_one_is_not() -> None:
    told: list[Any] = []
    advance(AUCTION, THREE, Ply(at=1, seat=0, move=Bid(1)), told.append)
    assert [type(event).__name__ for event in told] == ["BidSealed"]
    with pytest.raises(Illegal):
        advance(AUCTION, THREE, Ply(at=1, seat=0, move=Bid(9)), told.append)
    assert len(told) == 1


@pytest.mark.parametrize("seat", [3, -2])
def test_there_are_only_the_seats_of_the_table(seat: Seat) -> None:
    for line in (ply(seat, Bid(1)), resign(seat), lend(seat)):
        assert refused(AUCTION, THREE, line) == f"there is no seat {seat}"


def test_nature_has_no_clock() -> None:
    fresh = begin_course(AUCTION, Options(seats=2), [Seated("a"), Seated("b")])
    deal = ply(NATURE, Deal(("red", "red")), by="clock")
    assert refused(AUCTION, fresh, deal) == "Nature has no clock"


# What can be taken back


def test_the_window_holds_the_plies_with_the_states_before_them() -> None:
    course = sold(THREE, ply(2, Bid(1)), lend(0), back(0), ply(0, Bid(2), by="clock"))
    assert [(each.at, each.seat, each.move) for each in course.window] == [
        (1, 2, Bid(1)),
        (4, 0, Bid(2)),
    ]
    assert [each.before for each in course.window] == [
        THREE.state,
        sold(THREE, ply(2, Bid(1))).state,
    ]


def test_who_was_too_late_for_a_move_cannot_have_it_back() -> None:
    course = sold(THREE, ply(2, Bid(1)), ply(0, Bid(2), by="clock"))
    assert refused(AUCTION, course, undo(0, 2)) == "ply 2 was made by the clock"
    assert sold(course, undo(2, 1)).window == ()


def test_nature_and_what_one_seat_alone_was_told_close_the_window() -> None:
    assert THREE.window == ()
    course = sold(THREE, ply(0, Bid(1)), undo(0, 1), ply(0, Bid(2)), ply(1, Peek(0)))
    assert (course.window, course.undone) == ((), ())


def test_a_resignation_closes_the_window() -> None:
    assert sold(THREE, ply(0, Bid(1)), resign(2)).window == ()


def long_game(plies: int) -> Course:
    """Niagara with its alternating fork: Nature does nothing once the lots are drawn."""
    course, rng = river(), Random(5)
    for _ in range(plies):
        seat = rng.choice(awaited(NIAGARA, course))
        course = after(NIAGARA, course, ply(seat, NIAGARA.sample(course.state, seat, rng)))
    return course


def test_the_window_is_bounded() -> None:
    course = long_game(60)
    assert [each.at for each in course.window] == [*range(61 - LONGEST, 61)]
    oldest = course.window[0]
    assert "not any more" in refused(NIAGARA, course, undo(oldest.seat, oldest.at - 1))
    assert after(NIAGARA, course, undo(oldest.seat, oldest.at)).state == oldest.before


def test_an_undo_brings_back_the_state_but_not_the_number() -> None:
    course = sold(THREE, ply(0, Bid(1)), ply(1, Bid(2)), undo(1, 2))
    assert bids(course) == (1, None, None)
    assert course.at == 4
    assert [each.at for each in course.window] == [1]
    again = sold(course, ply(1, Bid(3)))
    assert bids(again) == (1, 3, None)
    assert [each.at for each in again.window] == [1, 4]


def test_an_undo_takes_every_later_ply_with_it() -> None:
    course = sold(THREE, ply(0, Bid(1)), ply(1, Bid(2)), undo(0, 1))
    assert course.state == THREE.state
    assert course.window == ()
    assert [each.at for each in course.undone] == [1, 2]


def test_a_sealed_ply_can_be_taken_back_alone() -> None:
    course = sold(THREE, ply(0, Bid(1)), ply(1, Bid(2)), undo(0, 1, alone=True))
    assert bids(course) == (None, 2, None)
    assert [(each.at, each.before) for each in course.window] == [(2, THREE.state)]
    assert bids(sold(course, undo(1, 2))) == (None, None, None)
    assert bids(sold(course, ply(0, Bid(4)))) == (4, 2, None)


def test_only_a_standing_ply_of_ones_own_can_be_taken_back() -> None:
    course = sold(THREE, ply(0, Bid(1)), ply(1, Bid(2)))
    assert refused(AUCTION, course, undo(1, 1)) == "ply 1 is not seat 1's own"
    for seat, number in ((NATURE, 0), (0, 0), (0, 3), (0, -1), (2, 9)):
        assert refused(AUCTION, course, undo(seat, number)) == (
            f"ply {number} cannot be taken back, or not any more"
        )
    once = sold(course, undo(1, 2))
    assert "cannot be taken back" in refused(AUCTION, once, undo(1, 2))
    assert "cannot be taken back" in refused(AUCTION, once, undo(1, 3))


def test_what_others_have_built_upon_is_not_taken_back_alone() -> None:
    """Once all tiles lie, the first is turned over, and a canoe moves."""
    course = river()
    course = after(NIAGARA, course, *(ply(seat, niagara.Lay(4)) for seat in (0, 1, 2)))
    assert "was not sealed" in refused(NIAGARA, course, undo(0, 1, alone=True))
    paddle = NIAGARA.moves(course.state, 0)[0]
    moved = after(NIAGARA, course, ply(0, paddle))
    assert refused(NIAGARA, moved, undo(1, 2, alone=True)) == "ply 4 cannot stand without ply 2"
    assert "was not sealed" in refused(NIAGARA, moved, undo(0, 4, alone=True))
    assert after(NIAGARA, moved, undo(0, 4)).state == course.state


class Ordered(Auction):
    """Whoever bids after another pays more attention: the order of sealed bids matters here."""

    def apply(self, state: Any, seat: Seat, move: Any, emit: Any) -> Any:
        after = super().apply(state, seat, move, emit)
        first = isinstance(move, Bid) and all(bid is None for bid in state.phase.bids)
        return replace(after, tokens=(False,) * len(state.tokens)) if first and seat == 0 else after


def test_what_does_not_commute_is_not_taken_back_alone() -> None:
    course = after(Ordered(), THREE, ply(0, Bid(1)), ply(1, Bid(2)))
    assert "cannot be taken back alone" in refused(Ordered(), course, undo(0, 1, alone=True))


class Rising(Auction):
    """Nobody bids less than another has bid."""

    def refusal(self, state: Any, seat: Seat, move: Any) -> Refusal | None:
        low = isinstance(move, Bid) and any(move.amount <= (bid or -1) for bid in state.phase.bids)
        return Refusal("2.2", "too_low") if low else super().refusal(state, seat, move)


def test_what_could_not_be_made_later_is_not_taken_back_alone() -> None:
    course = after(Rising(), THREE, ply(0, Bid(1)), ply(1, Bid(2)))
    assert "cannot be taken back alone" in refused(Rising(), course, undo(0, 1, alone=True))


class Spoken(Auction):
    """A bid stands once it was heard."""

    class _Manners(Manners[Any, Any]):
        def binding(self, state: Any, seat: Seat, move: Any) -> bool:
            return isinstance(move, Bid)

    manners = _Manners()


@pytest.mark.parametrize("alone", [False, True])
def test_what_stands_between_people_is_not_taken_back(alone: bool) -> None:
    said = after(Spoken(), THREE, ply(0, Bid(1)))
    assert refused(Spoken(), said, undo(0, 1, alone)) == "ply 1 was heard, and stands"


def test_among_bots_it_stands_once_anybody_has_answered() -> None:
    said = after(Spoken(), auction(None, "novice", "novice"), ply(0, Bid(1)))
    assert after(Spoken(), said, undo(0, 1)).window == ()
    answered = after(Spoken(), said, ply(1, Bid(2)))
    assert refused(Spoken(), answered, undo(0, 1)) == "ply 1 was heard, and stands"


class Half(Auction):
    """Only what seat 1 bids stands."""

    class _Manners(Manners[Any, Any]):
        def binding(self, state: Any, seat: Seat, move: Any) -> bool:
            return seat == 1

    manners = _Manners()


def test_nobody_takes_back_what_stands_of_others_with_their_own() -> None:
    said = after(Half(), THREE, ply(0, Bid(1)), ply(1, Bid(2)))
    assert refused(Half(), said, undo(0, 1)) == "ply 2 was heard, and stands"
    assert bids(after(Half(), said, undo(0, 1, alone=True))) == (None, 2, None)


def test_what_was_learnt_from_plies_taken_back_is_not_forgotten_by_repetition() -> None:
    course = sold(THREE, ply(1, Bid(1)))
    for _ in range(LONGEST):
        course = sold(course, ply(0, Bid(1)), undo(0, course.at))
    assert len(course.undone) == LONGEST
    assert [each.at for each in course.window] == [1]
    course = sold(course, ply(0, Bid(1)), undo(0, course.at))
    assert len(course.undone) == LONGEST
    assert course.window == ()


# Resigning


def test_when_one_seat_is_left_it_has_won() -> None:
    course = sold(auction(None, None), ply(0, Bid(1)), resign(0))
    assert how(AUCTION, course) == "resigned"
    assert awaited(AUCTION, course) == ()
    assert result(AUCTION, course) == Result((0, 1), (1,), "resignation")


def test_when_no_person_is_left_the_bots_have_won() -> None:
    course = sold(auction(None, "novice", "novice"), resign(0))
    assert result(AUCTION, course) == Result((0, 1, 1), (1, 2), "resignation")


def test_else_the_game_goes_on_and_a_bot_takes_over_first() -> None:
    course = sold(THREE, resign(1))
    assert how(AUCTION, course) is None
    assert result(AUCTION, course) is None
    for line in (ply(0, Bid(1)), lend(0), lend(0, "clock"), resign(0), agree(0, 2), back(1)):
        assert "a bot must take over first" in refused(AUCTION, course, line)
    assert "not lent because" in refused(AUCTION, course, lend(1, "clock"))
    lent = sold(course, lend(1, "resigned"))
    assert (lent.resigned, lent.lent, lent.people()) == ((1,), {1: "novice"}, (0, 2))
    assert [lent.bot(seat) for seat in range(3)] == [None, "novice", None]
    assert awaited(AUCTION, lent) == (0, 1, 2)
    assert bids(sold(lent, ply(1, Bid(2)))) == (None, 2, None)


def test_who_has_resigned_is_out_for_good() -> None:
    course = sold(THREE, resign(1), lend(1, "resigned"))
    assert "not one to come back to" in refused(AUCTION, course, back(1))
    assert "has resigned before" in refused(AUCTION, course, resign(1))
    assert "all people in the game" in refused(AUCTION, course, agree(0, 1, 2))
    over = sold(course, resign(0))
    assert result(AUCTION, over) == Result((0, 0, 1), (2,), "resignation")


def test_who_is_away_can_resign_too() -> None:
    course = sold(THREE, lend(1, "clock"), resign(1))
    assert course.owed() == 1
    assert sold(course, lend(1, "resigned")).bot(1) == "novice"


def test_a_bot_does_not_resign() -> None:
    assert refused(AUCTION, auction(None, None, "novice"), resign(2)) == "seat 2 is a bot's"


# Agreeing on a draw


def test_all_people_agree_on_a_draw() -> None:
    course = sold(auction(None, "novice", None), agree(0, 2))
    assert how(AUCTION, course) == "agreed"
    assert awaited(AUCTION, course) == ()
    drawn = result(AUCTION, course)
    assert drawn == Result((0, 0, 0), (), "agreement")
    assert drawn.shares() == (1 / 3, 1 / 3, 1 / 3)


@pytest.mark.parametrize("seats", [(0,), (0, 1), (2, 0), (0, 1, 2), (0, 0, 2), ()])
def test_nobody_else_does(seats: tuple[Seat, ...]) -> None:
    course = auction(None, "novice", None)
    assert "all people in the game" in refused(AUCTION, course, agree(*seats))


def test_a_person_does_not_agree_alone() -> None:
    assert "two at least" in refused(AUCTION, auction(None, "novice"), agree(0))


# Lending a seat


def test_a_seat_is_lent_and_given_back() -> None:
    course = sold(THREE, lend(1, "clock"))
    assert course.bot(1) == "novice"
    assert "a bot plays for seat 1 already" in refused(AUCTION, course, lend(1))
    assert "not lent because it was resigned" in refused(AUCTION, course, lend(0, "resigned"))
    home = sold(course, back(1))
    assert home.bot(1) is None
    assert home.lent == {}
    for seat in (0, 1, 7, NATURE):
        assert "not one to come back to" in refused(AUCTION, home, back(seat))


def test_a_bots_seat_is_not_lent() -> None:
    assert refused(AUCTION, auction(None, None, "novice"), lend(2)) == "seat 2 is a bot's"


# The end, and Nature


ENDS: dict[str, list[Line]] = {
    "rules": [ply(seat, Bid(0)) for _ in range(3) for seat in range(3)],
    "resigned": [resign(0), lend(0, "resigned"), resign(1)],
    "agreed": [agree(0, 1, 2)],
}


@pytest.mark.parametrize("end", ENDS)
def test_nothing_follows_the_end(end: str) -> None:
    course = sold(THREE, *ENDS[end])
    assert how(AUCTION, course) == end
    assert result(AUCTION, course) is not None
    for line in (undo(2, course.at - 1), resign(2), agree(0, 1, 2), lend(2), back(0)):
        assert refused(AUCTION, course, line) == "the game is over"
    with pytest.raises((BadLine, Illegal), match="over"):
        sold(course, ply(2, Bid(0)))


def test_nothing_comes_between_nature_and_her_draw() -> None:
    """Whoever knows the seed could else choose among draws by pushing them to another number."""
    fresh = begin_course(AUCTION, Options(seats=2), [Seated("a"), Seated("b")])
    for line in (resign(0), agree(0, 1), lend(0), back(0), undo(0, 0)):
        assert "Nature moves before anything else" in refused(AUCTION, fresh, line)
