"""During the game: clocks, undo, resignations, draws and seats that are lent."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.game import Illegal
from ludotheque.core.record import read, write
from ludotheque.core.verify import verify
from ludotheque.games.niagara.model import Lay
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Over, Sheet
from ludotheque.server.tables.changes import offers, play
from ludotheque.server.tables.changes.records import record_of
from ludotheque.table.clock import HOUR, MINUTE, SECOND, Daily, Pace, Stock, Unlimited
from tests.server.support.sheets import ANA, BEN, CHLOE, NOW, Game

LENDER = "amateur"
HERE = (0, 1, 2, 3)


def reason(error: pytest.ExceptionInfo[Objection]) -> str:
    return error.value.reason


def over(game: Game) -> Over:
    assert isinstance(game.sheet.stage, Over)
    return game.sheet.stage


def draw(game: Game, seat: int, id: str = "d") -> None:
    game.make(offers.draw_proposed(game.sheet, seat, id, NOW))


def answer(game: Game, seat: int, yes: bool, id: str = "d") -> None:
    away = {each.seat for each in game.playing.offers if each.what == "lend"}
    here = [each for each in HERE if each not in away]
    game.make(offers.answered(game.sheet, seat, id, yes, here, NOW))
    game.ripen(here)


def take_back(game: Game, seat: int, id: str = "u") -> None:
    game.make(offers.taken_back(game.sheet, game.table, seat, id, HERE, NOW))


def resign(game: Game, seat: int) -> None:
    game.make(play.resigned(game.sheet, game.table, seat, LENDER, NOW))


def lend(game: Game, by: int, seat: int, id: str = "l") -> None:
    here = [each for each in HERE if each != seat]
    game.make(offers.lend_proposed(game.sheet, game.table, by, seat, id, LENDER, here, NOW))


def laid() -> Game:
    """Ana and Ben have laid their tiles, Chloé has not."""
    game = Game(ANA, BEN, CHLOE)
    game.make(play.moved(game.sheet, game.table, 0, Lay(4), NOW))
    game.make(play.moved(game.sheet, game.table, 1, Lay(3), NOW))
    return game


def test_the_game_begins_with_natures_lots_and_everybody_is_awaited() -> None:
    game = Game(ANA, BEN, bots=1)
    assert (game.playing.at, game.playing.awaited) == (1, (0, 1, 2))
    assert [chair.entropy for chair in game.sheet.chairs] == [
        "luck of Ana",
        "luck of Ben",
        "seat 2",
    ]


def test_a_move_that_the_rules_refuse_changes_nothing() -> None:
    game = laid()
    with pytest.raises(Illegal):
        play.moved(game.sheet, game.table, 0, Lay(5), NOW)
    assert game.playing.at == 3


def test_a_live_clock_runs_for_all_who_are_awaited_and_grows_with_ones_own_move() -> None:
    game = Game(ANA, BEN, CHLOE, pace=Stock(minutes=5, increment=10))
    game.move(0, now=NOW + 30 * SECOND)
    clock = game.playing.clock
    assert clock.left == (
        5 * MINUTE - 20 * SECOND,
        5 * MINUTE - 30 * SECOND,
        5 * MINUTE - 30 * SECOND,
    )
    assert clock.running == (1, 2)


def test_a_move_made_for_somebody_late_earns_no_time_and_says_so() -> None:
    game = Game(ANA, BEN, CHLOE, pace=Stock(minutes=1, increment=10))
    late = NOW + 2 * MINUTE
    assert game.playing.clock.flagged(late) == (0, 1, 2)
    game.make(play.moved(game.sheet, game.table, 0, Lay(4), late, late=True))
    assert game.playing.clock.left[0] == 0
    assert getattr(game.table.lines[-1], "by", None) == "clock"


def test_days_for_a_move_begin_anew_when_one_is_awaited_again() -> None:
    game = Game(ANA, BEN, CHLOE, pace=Daily(hours=24))
    for seat in range(3):
        game.move(seat, now=NOW + 5 * HOUR)
    (first,) = game.playing.clock.running
    assert game.playing.clock.remaining(first, NOW + 5 * HOUR) == 24 * HOUR


def test_a_sealed_tile_is_taken_back_alone_while_others_choose() -> None:
    game = laid()
    take_back(game, 0)
    assert game.playing.awaited == (0, 2)
    assert game.table.state.laid == (None, 3, None)
    assert game.playing.offers == ()


def test_what_was_revealed_is_never_taken_back() -> None:
    game = laid()
    game.move(2)  # the last tile: the first player's is turned
    first = game.playing.awaited[0]
    other = next(seat for seat in range(3) if seat != first)
    with pytest.raises(Objection) as error:
        take_back(game, other)
    assert reason(error) == "undo-learnt"


LIVE = Stock(minutes=30)


def after_the_river(*people: Person, bots: int = 0, last: int, pace: Pace = LIVE) -> Game:
    """A seat was the last to move in a round, the river flowed, and another laid a tile since."""
    game, rng, mover = Game(*people, bots=bots, pace=pace), Random(3), -1
    while not (len(game.playing.awaited) == 3 and mover == last):
        mover = game.playing.awaited[0]
        game.move(mover, rng)
    game.move(next(seat for seat in range(3) if seat != last))
    return game


def test_what_others_have_built_on_is_taken_back_if_they_agree() -> None:
    game = after_the_river(ANA, BEN, CHLOE, last=2)
    at, turn = game.playing.at, game.table.state.round
    take_back(game, 2)
    (offer,) = game.playing.offers
    assert (offer.what, offer.by, game.playing.at) == ("undo", 2, at)
    answer(game, 0, True, "u")
    assert game.playing.at == at
    answer(game, 1, True, "u")
    assert (game.playing.at, game.playing.awaited, game.playing.offers) == (at + 1, (2,), ())
    assert game.table.state.round == turn - 1


@pytest.mark.parametrize("pace", [Daily(hours=24), Unlimited()])
def test_where_people_come_and_go_all_are_asked_before_an_answered_move_goes(pace: Pace) -> None:
    """Ana and Ben have hung up; nothing of theirs is taken back behind their backs."""
    game = after_the_river(ANA, BEN, CHLOE, last=2, pace=pace)
    at = game.playing.at
    game.make(offers.taken_back(game.sheet, game.table, 2, "u", (2,), NOW))
    game.ripen((2,))
    assert ([offer.what for offer in game.playing.offers], game.playing.at) == (["undo"], at)
    for seat in (0, 1):
        game.make(offers.answered(game.sheet, seat, "u", True, (seat,), NOW))
        game.ripen((2,))
    assert (game.playing.at, game.playing.awaited) == (at + 1, (2,))


def test_in_a_live_game_who_is_away_for_a_moment_is_asked_too() -> None:
    game = after_the_river(ANA, BEN, CHLOE, last=2)
    near = (0, 1, 2)
    game.make(offers.taken_back(game.sheet, game.table, 2, "u", near, NOW))
    assert offers.ripe(game.sheet, game.table, LENDER, (2,), NOW, near) is None
    assert offers.ripe(game.sheet, game.table, LENDER, (2,), NOW) is not None


def test_who_is_asked_about_an_undo_is_known_beforehand() -> None:
    game = after_the_river(ANA, BEN, CHLOE, last=2)
    assert offers.undo_asks(game.sheet, game.table, 2, HERE)
    assert not offers.undo_asks(game.sheet, game.table, 2, (2,))
    assert not offers.undo_asks(laid().sheet, laid().table, 0, HERE), "it goes alone"


def test_an_offer_that_was_refused_is_told_until_its_maker_moves() -> None:
    game = Game(ANA, BEN, CHLOE)
    draw(game, 0)
    answer(game, 2, False)
    (declined,) = game.playing.declined
    assert (declined.offer.what, declined.offer.by, declined.by, declined.how) == (
        "draw",
        0,
        2,
        "no",
    )
    game.move(1)
    assert len(game.playing.declined) == 1
    game.move(0)
    assert not game.playing.declined


def test_an_offer_that_others_answer_by_moving_on_is_told_too() -> None:
    game = Game(ANA, BEN, CHLOE)
    draw(game, 0)
    game.move(1)
    (declined,) = game.playing.declined
    assert (declined.offer.by, declined.by, declined.how) == (0, 1, "moved")
    draw(game, 0, "again")
    assert game.playing.declined == ()
    answer(game, 0, False, "again")
    assert game.playing.declined == (), "nobody has to be told what they withdrew themselves"


def test_bots_do_not_mind_an_undo() -> None:
    game = after_the_river(ANA, bots=2, last=0)
    take_back(game, 0)
    assert (game.playing.awaited, game.playing.offers) == ((0,), ())


def test_an_early_draw_is_agreed_by_all_people() -> None:
    game = Game(ANA, BEN, bots=1)
    draw(game, 0)
    assert game.playing.offers[0].by == 0
    with pytest.raises(Objection) as error:
        draw(game, 0, "again")
    assert reason(error) == "offer-twice"
    answer(game, 1, True)
    assert (over(game).how, over(game).result.winners) == ("agreed", ())


def test_one_no_withdraws_an_offer_and_so_does_who_made_it() -> None:
    game = Game(ANA, BEN, CHLOE)
    draw(game, 0)
    answer(game, 1, True)
    assert game.playing.offers[0].yes == (1,)
    answer(game, 2, False)
    assert game.playing.offers == ()
    draw(game, 0)
    answer(game, 0, False)
    assert game.playing.offers == ()


def test_an_offer_cannot_be_answered_by_who_made_it_or_by_a_bot_seat() -> None:
    game = Game(ANA, BEN, bots=1)
    draw(game, 0)
    for seat in (0, 2):
        with pytest.raises(Objection) as error:
            answer(game, seat, True)
        assert reason(error) == "no-such-offer"
    with pytest.raises(Objection) as error:
        answer(game, 1, True, "another")
    assert reason(error) == "no-such-offer"


def test_a_move_withdraws_a_draw_but_not_a_lending() -> None:
    game = Game(ANA, BEN, CHLOE)
    draw(game, 0)
    lend(game, 0, 2)
    game.move(0)
    assert [offer.what for offer in game.playing.offers] == ["lend"]


def test_bots_do_not_agree_to_draws() -> None:
    game = Game(ANA, bots=2)
    with pytest.raises(Objection) as error:
        draw(game, 0)
    assert reason(error) == "bots-do-not-agree"


def test_who_resigns_is_played_by_a_bot_while_others_play_on() -> None:
    game = Game(ANA, BEN, bots=1)
    draw(game, 1)
    resign(game, 1)
    assert (game.playing.resigned, game.playing.lent, game.playing.offers) == ((1,), (1,), ())
    assert game.table.course.bot(1) == LENDER
    attempts: tuple[Callable[[], object], ...] = (
        lambda: resign(game, 1),
        lambda: draw(game, 1),
        lambda: take_back(game, 1),
    )
    for attempt in attempts:
        with pytest.raises(Objection) as error:
            attempt()
        assert reason(error) == "resigned"
    game.make(play.returned(game.sheet, game.table, 1, NOW))
    assert game.playing.lent == (1,), "a resignation is for good"


def test_the_last_person_to_resign_ends_the_game() -> None:
    game = Game(ANA, bots=2)
    resign(game, 0)
    assert (over(game).how, over(game).result.winners) == ("resigned", (1, 2))
    record = read(write(game.table.record()))
    assert verify(record, game.table.game).plies == 1


def test_a_seat_is_lent_when_all_others_agree_and_handed_back() -> None:
    game = Game(ANA, BEN, CHLOE)
    lend(game, 0, 2)
    assert not game.playing.lent
    answer(game, 1, True, "l")
    assert (game.playing.lent, game.playing.offers) == ((2,), ())
    game.make(play.returned(game.sheet, game.table, 2, NOW))
    assert game.playing.lent == ()


def test_the_only_other_person_lends_a_seat_at_once() -> None:
    game = Game(ANA, BEN, bots=1)
    lend(game, 0, 1)
    assert game.playing.lent == (1,)


@pytest.mark.parametrize(
    ("seat", "why"), [(0, "seat-not-absent"), (2, "seat-not-persons"), (9, "seat-not-persons")]
)
def test_neither_ones_own_nor_a_bots_seat_is_lent(seat: int, why: str) -> None:
    game = Game(ANA, BEN, bots=1)
    with pytest.raises(Objection) as error:
        lend(game, 0, seat)
    assert reason(error) == why


def test_who_is_away_is_not_asked_about_an_undo_but_about_a_draw() -> None:
    game = Game(ANA, BEN, CHLOE)
    lend(game, 0, 2)
    answer(game, 1, True, "l")
    draw(game, 0)
    answer(game, 1, True)
    assert game.playing.offers[0].yes == (1,)


def test_after_the_end_nothing_goes_on() -> None:
    game = Game(ANA, bots=2)
    resign(game, 0)
    attempts: tuple[Callable[[], object], ...] = (
        lambda: resign(game, 0),
        lambda: draw(game, 0),
        lambda: take_back(game, 0),
        lambda: lend(game, 0, 1),
        lambda: game.make(play.moved(game.sheet, game.table, 0, Lay(4), NOW)),
    )
    for attempt in attempts:
        with pytest.raises(Objection) as error:
            attempt()
        assert reason(error) == "game-over"


def test_whoever_comes_back_is_not_lent_any_more() -> None:
    game = Game(ANA, BEN, CHLOE)
    lend(game, 0, 2)
    game.make(offers.answered(game.sheet, 1, "l", True, HERE, NOW))
    game.ripen(HERE)  # Chloé is here by the time that the last one agrees
    assert (game.playing.lent, game.playing.offers) == ((), ())
    lend(game, 0, 2)
    game.make(play.returned(game.sheet, game.table, 2, NOW))
    assert game.playing.offers == ()


def test_two_who_are_away_do_not_wait_for_each_other() -> None:
    game = Game(ANA, BEN, CHLOE)
    for seat, id in ((1, "b"), (2, "c")):
        change = offers.lend_proposed(game.sheet, game.table, 0, seat, id, LENDER, (0,), NOW)
        game.make(change)
    assert game.playing.lent == (1, 2)


def test_a_draw_that_only_a_resigned_seat_had_not_agreed_to_comes_about() -> None:
    game = Game(ANA, BEN, CHLOE)
    draw(game, 0)
    answer(game, 1, True)
    assert game.playing.offers[0].yes == (1,)
    resign(game, 2)
    game.ripen()
    assert over(game).how == "agreed"


def test_an_undo_is_agreed_to_when_the_last_one_asked_has_left() -> None:
    game = after_the_river(ANA, BEN, CHLOE, last=2)
    take_back(game, 2)
    answer(game, 0, True, "u")
    game.ripen((0, 1, 2))
    assert game.playing.offers
    game.ripen((0, 2))
    assert (game.playing.awaited, game.playing.offers) == ((2,), ())


def test_what_was_revealed_is_not_taken_back_however_often_one_asks() -> None:
    """The first player has two tiles left, so that every second dream would show the same one."""
    game, rng = Game(ANA, BEN, CHLOE), Random(9)
    while game.table.state.round < 6 or len(game.playing.awaited) < 3:
        game.move(game.playing.awaited[0], rng)
    first = game.table.state.lifebuoy
    *others, last = [first, *(seat for seat in range(3) if seat != first)]
    for seat in (*others, last):
        game.move(seat, rng)
    for _ in range(300):
        with pytest.raises(Objection):
            take_back(game, last)


@pytest.mark.parametrize("pace", [Stock(minutes=1, increment=10), Daily(hours=24)])
def test_no_time_is_made_by_laying_and_taking_back(pace: Pace) -> None:
    game, now = Game(ANA, BEN, CHLOE, pace=pace), NOW
    before = game.playing.clock.remaining(0, now) or 0
    for _ in range(10):
        now += SECOND
        game.make(play.moved(game.sheet, game.table, 0, Lay(4), now))
        game.make(offers.taken_back(game.sheet, game.table, 0, "u", HERE, now))
    assert game.playing.clock.remaining(0, now) == before - 10 * SECOND


def test_a_bots_time_does_not_run_also_where_it_plays_for_somebody() -> None:
    game = Game(ANA, BEN, bots=1, pace=Stock(minutes=1))
    assert set(game.playing.clock.running) == {0, 1}
    lend(game, 0, 1)
    assert set(game.playing.clock.running) == {0}


def test_a_finished_record_is_made_from_what_was_stored_alone() -> None:
    game = Game(ANA, bots=2)
    game.move(0)
    resign(game, 0)
    lines = write(game.table.record()).splitlines()[1:-1]
    stored = msgspec.json.decode(msgspec.json.encode(game.sheet), type=Sheet)
    assert stored.named_apart
    assert record_of(stored, lines).splitlines()[1:-2] == lines
    assert read(record_of(stored, lines)).end is not None
    assert record_of(replace(stored, named_apart=False), lines) == write(game.table.record())
