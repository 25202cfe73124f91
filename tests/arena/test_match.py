from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.arena import match as arena
from ludotheque.arena.match import ArenaError, Match, play_match, played
from ludotheque.bots.bot import Bot
from ludotheque.core.game import NATURE, AnyGame, Seat
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import write
from ludotheque.core.verify import verify

from .toy import (
    PENNIES,
    Auction,
    Bid,
    Different,
    Dreaming,
    Fixed,
    Regret,
    Roll,
    Shout,
    Watchful,
    Whatever,
    play_toy,
    toy_bot,
)


def a_match(*bots: str, deal: int = 0, **options: Any) -> Match:
    chosen = {"seats": len(bots), "rounds": 3, "shouts": 1} | options
    return Match(game="pennies", version=1, options=chosen, bots=bots, deal=deal)


TABLE = a_match("random", "novice", "master")


def draws(match: Match) -> list[Any]:
    return [ply.move for ply in play_toy(match).record.plies if ply.seat == NATURE]


def test_the_same_match_is_the_same_record() -> None:
    first, second = play_toy(TABLE), play_toy(TABLE)
    assert write(first.record) == write(second.record)
    assert first.result == second.result


def test_every_part_of_a_match_counts() -> None:
    others = [
        replace(TABLE, deal=1),
        replace(TABLE, rotation=1),
        replace(TABLE, bots=("random", "novice", "expert")),
        replace(TABLE, options=TABLE.options | {"rounds": 4}),
    ]
    assert len({match.digest for match in (TABLE, *others)}) == 5
    records = {write(play_toy(match).record) for match in (TABLE, *others)}
    assert len(records) == 5


def test_a_deal_brings_the_same_luck_to_whoever_sits_there() -> None:
    seedings = set()
    for bots in (("random", "novice", "master"), ("novice", "master", "random")):
        record = play_toy(replace(TABLE, bots=bots, rotation=1)).record
        assert record.end is not None
        seedings.add((record.end.seed, record.header.entropy))
    assert len(seedings) == 1
    # With nobody out of turn, Nature's plies have the same numbers, and so the same dice.
    silent = a_match("random", "novice", "master", rounds=9, shouts=0)
    assert draws(silent) == draws(replace(silent, bots=("master", "random", "novice")))
    assert draws(silent) != draws(replace(silent, deal=1))


@pytest.mark.parametrize("deal", range(20))
def test_every_record_verifies(deal: int) -> None:
    match = a_match("random", "novice", "master", "expert", deal=deal)
    outcome = play_toy(match)
    checked = verify(outcome.record, PENNIES)
    assert checked.plies == outcome.plies
    assert checked.fingerprint == outcome.outcome.fingerprint
    assert checked.fingerprint == hashlib.sha256(write(outcome.record)).hexdigest()


def test_a_bot_is_shown_as_a_bot() -> None:
    seats = play_toy(TABLE).record.header.seats
    assert [seated.bot for seated in seats] == ["random", "novice", "master"]


def test_seconds_are_beside_the_result() -> None:
    ticks = iter(range(10**6))
    timed = played(TABLE, PENNIES, toy_bot, now=lambda: float(next(ticks)))
    assert {second for seat in timed.seconds for second in seat} == {1.0}
    assert write(timed.record) == write(play_toy(TABLE).record)


def test_decisions_are_counted_where_bots_wait_too() -> None:
    """Three rounds of three bids in seat order: seat 0 may shout twice a round before the last."""
    waiting = play_toy(a_match("novice", "novice", "novice"))
    assert [len(seat) for seat in waiting.seconds] == [3 + 6, 3 + 3, 3]
    assert waiting.plies == 3 * 4


def test_awaited_seats_play_in_seat_order() -> None:
    """Pennies names them from the last to the first."""
    plies = play_toy(a_match("novice", "novice", "novice", rounds=1)).record.plies
    assert [ply.seat for ply in plies] == [NATURE, 0, 1, 2]


def bids(game: AnyGame, bot: Bot) -> list[int]:
    match = a_match("novice", "novice", "novice", rounds=1, shouts=0)
    plies = played(match, game, lambda *_: bot).record.plies
    return [ply.move.amount for ply in plies if ply.seat != NATURE]


def test_what_is_chosen_together_does_not_depend_on_who_submits_first() -> None:
    assert bids(PENNIES, Watchful()) == [3, 3, 3]


def test_a_choice_that_somebody_got_in_the_way_of_is_made_again() -> None:
    assert bids(Different(), Watchful()) == [3, 1, 2]


def test_a_choice_from_before_nature_moved_is_made_again() -> None:
    class ByPrize:
        def choose(self, view: Any, seat: Seat, rng: Random) -> Any:
            return Bid(view.prize % 4)

    for deal in range(5):
        match = a_match("novice", "novice", "novice", rounds=1, shouts=0, deal=deal)
        plies = played(match, Auction(), lambda *_: ByPrize()).record.plies
        prizes = [ply.move.prize for ply in plies if ply.seat == NATURE]
        assert [ply.move.amount for ply in plies if ply.seat != NATURE] == [n % 4 for n in prizes]


def test_who_is_asked_once_more_is_asked_together_with_the_others() -> None:
    match = a_match("master", "novice", "novice", rounds=1)
    plies = played(match, Regret(), toy_bot).record.plies
    assert [ply.seat for ply in plies] == [NATURE, 0, 0, 0, 1, 2]
    assert [type(ply.move) for ply in plies[1:4]] == [Bid, Shout, Bid]


def test_every_seat_and_every_ply_has_thoughts_of_its_own() -> None:
    """What a bot draws follows from the match, and is drawn for one decision alone."""

    def drawn(match: Match) -> dict[tuple[Seat, int], float]:
        noted: dict[tuple[Seat, int], float] = {}
        played(match, PENNIES, lambda game, _: Dreaming(game, noted))
        return noted

    first, other = drawn(TABLE), drawn(replace(TABLE, rotation=1))
    assert first == drawn(TABLE)
    assert len(first) == 3 * 3
    assert len({*first.values(), *other.values()}) == 2 * 3 * 3


def test_a_seat_acts_out_of_turn_once_at_a_time() -> None:
    plies = play_toy(a_match("master", "novice", rounds=2, shouts=9)).record.plies
    assert [ply.seat for ply in plies] == [NATURE, 0, 0, 1] * 2
    assert [type(ply.move) for ply in plies[:4]] == [Roll, Bid, Shout, Bid]


def seated(wrong: Bot) -> Any:
    def maker(game: AnyGame, strength: str) -> Bot:
        return wrong if strength == "master" else Whatever(game)

    return maker


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (Bid(9), r"clause 2\.1: not-now {'seat': 1}: Bid\(amount=9\)"),
        (None, "made no move, though the table waits for it"),
        ("bid", "'bid' is no move"),
        (object(), ".*is no move"),
        (KeyError("lost"), "KeyError: 'lost'"),
    ],
)
def test_a_wrong_bot_is_named(answer: Any, complaint: str) -> None:
    match = a_match("random", "master", "random", shouts=0)
    with pytest.raises(ArenaError) as error:
        played(match, PENNIES, seated(Fixed(answer)))
    error.match(r"pennies, deal 0, rotation 0 .*: the bot 'master' on seat 1, ply 1: " + complaint)
    assert "\n" not in str(error.value)


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "PLIES", 7)
    with pytest.raises(ArenaError, match="no end after 7 plies"):
        play_toy(TABLE)


def test_options_that_the_game_does_not_know() -> None:
    with pytest.raises(NotInTheHouse, match=r"pennies: rounds can be 1, .*, 9, and not 10"):
        play_toy(a_match("random", "random", rounds=10))
    with pytest.raises(NotInTheHouse, match="pennies has no option 'colour'"):
        play_toy(a_match("random", "random", colour="red"))
    with pytest.raises(ArenaError, match="2 bots for 3 seats"):
        play_toy(a_match("random", "random", seats=3))
    with pytest.raises(ArenaError, match="the house plays pennies version 1"):
        play_toy(replace(TABLE, version=2))


def test_a_game_that_the_house_has_not() -> None:
    with pytest.raises(NotInTheHouse, match="there is no game 'chess'"):
        play_match(replace(TABLE, game="chess"))
