"""A misclick can be taken back; a move that told its maker something cannot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ludotheque.core import game as core
from ludotheque.core.chance import Chance
from ludotheque.core.course import Course, advance
from ludotheque.core.game import NATURE, AnyGame, Emit, Seat
from ludotheque.core.record import Ply, Seated
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Canoe, Choosing, Lay, Options, Paddle, State, Stay
from ludotheque.table.table import Table
from ludotheque.table.undo import Takeback, undoable
from tests.core import toy_model
from tests.core.toy import Auction
from tests.core.toy_line import Line
from tests.games.niagara.positions import NIAGARA, eve, position, store, turn

from .dreaming import dreams
from .test_table import opened, played

FREE, ALONE, ASK = (False, False), (True, False), (False, True)
SEATS = tuple(Seated(name) for name in ("Ana", "Ben", "Chloé"))


def course(state: State, *plies: tuple[Seat, Any]) -> Course:
    """Niagara from a position on; the plies are numbered from 0."""
    made = Course(seats=SEATS, state=state)
    for seat, move in plies:
        made = advance(NIAGARA, made, Ply(at=made.at, seat=seat, move=move))
    return made


def offered(game: AnyGame, stands: Course, seat: Seat) -> tuple[int, tuple[bool, bool]] | None:
    """Which ply, and whether alone and whether after asking; the same whatever is dreamt."""
    found = [undoable(game, stands, seat, dreams(seed)) for seed in range(10)]
    assert all(each == found[0] for each in found)
    return None if found[0] is None else (found[0].ply, (found[0].alone, found[0].ask))


def rivers(*plies: tuple[Seat, Any], state: State | None = None) -> list[Any]:
    stands = course(state or position(), *plies)
    return [offered(NIAGARA, stands, seat) for seat in range(3)]


MEMO = [Options(seats=3), Options(seats=3, memo="off")]
every_memo = pytest.mark.parametrize("options", MEMO, ids=lambda options: options.memo)


def test_at_first_there_is_nothing_to_take_back() -> None:
    assert rivers() == [None, None, None]
    table = opened()
    assert [offered(NIAGARA, table.course, seat) for seat in (NATURE, 0, 1, 2)] == [None] * 4


@every_memo
def test_a_tile_is_taken_back_while_others_still_choose(options: Options) -> None:
    state = position(options=options)
    assert rivers((1, Lay(4)), state=state) == [None, (0, FREE), None]
    both = rivers((1, Lay(4)), (2, Lay(6)), state=state)
    assert both == [None, (0, ALONE), (1, FREE)]


@every_memo
def test_whoever_laid_the_last_tile_saw_the_first_one_turned(options: Options) -> None:
    """Seat 0 holds the lifebuoy: it alone learns nothing when its own tile is turned over."""
    state = position(options=options)
    assert rivers((0, Lay(4)), (1, Lay(3)), (2, Lay(5)), state=state) == [(0, ASK), None, None]


@every_memo
def test_nobody_chooses_again_once_the_first_tile_is_seen(options: Options) -> None:
    """Also where the first player was the last to choose, and so opened nothing but its own."""
    state = position(options=options)
    assert rivers((1, Lay(3)), (2, Lay(5)), (0, Lay(4)), state=state) == [(2, FREE), None, None]


@every_memo
def test_a_tile_without_a_price_is_like_any_other(options: Options) -> None:
    """Seat 1 could have bought its canoe back, and did not: what it laid instead nobody knows."""
    fallen = {1: (Canoe("falls"), Canoe())}
    state = position(options=options, canoes=fallen, stores={1: store(ruby=1)})
    assert rivers((0, Lay(4)), (2, Lay(5)), (1, Lay(3)), state=state) == [(0, ASK), None, None]
    payment = (1, Lay(3, "ruby"))
    assert rivers((0, Lay(4)), payment, state=state) == [(0, ALONE), (1, FREE), None]
    assert rivers((0, Lay(4)), (2, Lay(5)), payment, state=state) == [None, None, None]


@every_memo
def test_a_sealed_tile_tells_nothing_to_who_moved_before_it(options: Options) -> None:
    stayed = ((2, Stay()), (1, Lay(4)))
    assert rivers(*stayed, state=eve(options=options)) == [None, (1, FREE), (0, ASK)]


class Unlisted(Niagara):
    """Tiles are laid, but not offered: as if each were a point to aim at."""

    def moves(self, state: State, seat: Seat) -> Sequence[Any]:
        return () if isinstance(state.phase, Choosing) else super().moves(state, seat)


def test_nobody_chooses_again_where_choices_cannot_be_listed() -> None:
    laid = ((1, Lay(3)), (2, Lay(5)))
    assert offered(Unlisted(), course(position(), *laid), 1) == (0, ALONE)
    assert offered(Unlisted(), course(position(), *laid, (0, Lay(4))), 1) is None


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_taken_back_once_the_game_is_won(seed: int) -> None:
    table = played(seed=seed)
    assert table.course.window
    assert [offered(NIAGARA, table.course, seat) for seat in range(3)] == [None] * 3


def test_what_was_seen_stays_seen_when_it_is_taken_back() -> None:
    """The first player lays last, is seen, and takes the tile back: the others' tiles lie."""
    stands = course(position(), (1, Lay(3)), (2, Lay(5)), (0, Lay(4)))
    table = seated(stands)
    table.commit(table.take_back(Takeback(ply=2, alone=False, ask=False), 0))
    assert NIAGARA.awaited(table.state) == (0,)
    assert [offered(NIAGARA, table.course, seat) for seat in range(3)] == [None, None, None]


def test_a_sealed_tile_taken_back_hinders_nobody() -> None:
    table = seated(course(position(), (1, Lay(3)), (2, Lay(5))))
    table.commit(table.take_back(Takeback(ply=1, alone=False, ask=False), 2))
    assert offered(NIAGARA, table.course, 1) == (0, ALONE)
    assert offered(NIAGARA, table.course, 2) is None


def seated(stands: Course) -> Table:
    """A table where the game stands like that."""
    table = Table(NIAGARA, Options(seats=3), SEATS, Chance(bytes(32), "abc"))
    table.course = stands
    return table


def test_a_misclicked_canoe_is_taken_back_in_mid_turn() -> None:
    state = turn(3, Canoe("M1"), Canoe("M2"))
    misclick = (0, Paddle(0, "M4"))
    assert rivers(misclick, state=state) == [(0, FREE), None, None]


def test_a_turn_that_ends_shows_the_next_tile() -> None:
    state = turn(3, Canoe("M1"), Canoe("M2"))
    whole = ((0, Paddle(0, "M4")), (0, Paddle(1, "M5")))
    assert rivers(*whole, state=state) == [None, None, None]


def last_round(options: Options) -> State:
    """The last of seven: everybody has laid the one tile that was left."""
    canoes = {0: (Canoe("M1"), Canoe("M2"))}
    state = position(options=options, played=(0, 1, 2, 4, 5, 6), canoes=canoes)
    lain: State = course(state, *((seat, Lay(3)) for seat in range(3))).state
    return lain


def test_a_tile_that_everybody_could_count_on_tells_nothing() -> None:
    remembered, forgotten = (last_round(options) for options in MEMO)
    paddles = ((0, Paddle(0, "M4")), (0, Paddle(1, "M5")))
    assert rivers(*paddles, state=forgotten) == [None, None, None]
    assert rivers(*paddles, state=remembered) == [(1, FREE), None, None]


def test_when_others_have_moved_on_they_are_asked() -> None:
    plies = ((0, Paddle(0, "M4")), (0, Paddle(1, "M5")), (1, Paddle(0, "M3")))
    assert rivers(*plies, state=last_round(MEMO[0])) == [(1, ASK), (2, FREE), None]


def test_when_others_have_moved_on_they_are_asked_even_if_they_took_it_back() -> None:
    plies = ((0, Paddle(0, "M4")), (0, Paddle(1, "M5")), (1, Paddle(0, "M3")))
    table = seated(course(last_round(MEMO[0]), *plies))
    table.commit(table.take_back(Takeback(ply=2, alone=False, ask=False), 1))
    assert offered(NIAGARA, table.course, 0) == (1, ASK)


# The Auction: sealed bids, a look at one of them

AUCTION = Auction()


def auction(*plies: tuple[Seat, Any]) -> Table:
    table = Table(AUCTION, toy_model.Options(seats=3), SEATS, Chance(bytes(32), "abc"))
    table.commit(table.open())
    for seat, move in plies:
        table.commit(table.propose(seat, move))
    return table


def bidders(table: Table) -> list[Any]:
    return [offered(AUCTION, table.course, seat) for seat in range(3)]


def test_a_bid_is_taken_back_until_all_are_opened() -> None:
    bids = [(seat, toy_model.Bid(seat + 1)) for seat in range(3)]
    assert bidders(auction(*bids[:1])) == [(1, FREE), None, None]
    assert bidders(auction(*bids[:2])) == [(1, ALONE), (2, FREE), None]
    assert bidders(auction(*bids)) == [None, None, None]


def test_a_look_at_a_bid_settles_everything_before_it() -> None:
    assert bidders(auction((0, toy_model.Bid(1)), (1, toy_model.Peek(0)))) == [None, None, None]


class BidCried(core.Event, frozen=True, kw_only=True):
    settles = True


class Criers(Auction):
    """Where the second seat has its bid cried out; nobody who dreams can learn from that."""

    def apply(
        self, state: toy_model.State, seat: Seat, move: toy_model.Move, emit: Emit[Any]
    ) -> toy_model.State:
        if seat == 1:
            emit(BidCried(rule="2.1"))
        return super().apply(state, seat, move, emit)


def test_an_event_that_settles_leaves_nothing_before_it_to_be_taken_back() -> None:
    game, bid = Criers(), toy_model.Bid(1)
    first = advance(game, auction().course, Ply(at=1, seat=0, move=bid))
    assert [offered(game, first, seat) for seat in range(3)] == [(1, FREE), None, None]
    second = advance(game, first, Ply(at=2, seat=1, move=bid))
    assert [offered(game, second, seat) for seat in range(3)] == [None, None, None]
    assert bidders(auction((0, bid), (1, bid))) == [(1, ALONE), (2, FREE), None]


def test_a_lent_seat_hinders_nobody_and_the_end_everybody() -> None:
    table = auction((0, toy_model.Bid(1)))
    table.commit(table.lend(1, "novice", "clock"))
    assert bidders(table) == [(1, FREE), None, None]
    table.commit(table.agree((0, 1, 2)))
    assert bidders(table) == [None, None, None]


def test_nature_settles_everything() -> None:
    game = Line()
    table = Table(game, game.codec.options(b'{"seats":2}'), SEATS[:2], Chance(bytes(32), "ab"))
    table.commit(table.propose(0, game.sample(table.state, 0, Random(1))))
    assert table.at == 2
    assert offered(game, table.course, 0) is None


# Whole games


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", [NIAGARA, AUCTION], ids=lambda game: game.name)
def test_what_is_offered_can_be_done(game: AnyGame, seed: int) -> None:
    options = game.codec.options(b'{"seats":3}')
    table = Table(game, options, SEATS, Chance(bytes([seed]) * 32, "abc"))
    table.commit(table.open())
    rng, done = Random(seed), 0
    for _ in range(60):
        if not table.awaited:
            break
        seat = rng.choice(table.awaited)
        table.commit(table.propose(seat, game.sample(table.state, seat, rng)))
        seat = rng.randrange(3)
        before = {back.at: back for back in table.course.window}
        if takeback := undoable(game, table.course, seat, dreams(rng.random())):
            done += 1
            assert before[takeback.ply].seat == seat
            after = table.take_back(takeback, seat).course
            if takeback.alone:
                own = before[takeback.ply]
                again = Ply(at=after.at, seat=seat, move=own.move)
                assert advance(game, after, again).state == table.state
            else:
                assert after.state == before[takeback.ply].before
    assert done
