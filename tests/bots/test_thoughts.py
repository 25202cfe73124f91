"""What bots can tell of their moves: one protocol, every game, every strength."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludotheque.bots.thinking import Compared, Thinker, Thought, beside, considered, rival, sure
from ludotheque.bots.thinking.apart import ApartAblated, ApartSum, apart_shares, explained
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.titles import Title
from tools.generate.places import EVERY_TITLE

every_title = pytest.mark.parametrize("title", EVERY_TITLE.values(), ids=EVERY_TITLE)


def decisions(title: Title, seed: int, wanted: int, every: int) -> Iterator[tuple[Any, Seat]]:
    """Some positions of a game of amateurs, with a seat that is awaited."""
    game, rng, amateur = title.game, Random(seed), title.bot("amateur")
    state, number, found = game.setup(title.brisk_options()), 0, 0
    while (awaited := game.awaited(state)) and found < wanted:
        seat = awaited[0]
        if seat == NATURE:
            move = game.sample(state, NATURE, rng)
        else:
            number += 1
            if number % every == 0:
                found += 1
                yield state, seat
            move = amateur.choose(game.view(state, seat), seat, rng)
        state = game.apply(state, seat, move, ignore)


@every_title
@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_bot_tells_what_it_thinks_of_its_moves(title: Title, strength: str) -> None:
    game, thinker, told = title.game, title.bot(strength), 0
    assert isinstance(thinker, Thinker)
    for state, seat in decisions(title, 3, 6, 5):
        thoughts = considered(thinker, game, game.view(state, seat), seat)
        values = [each.value for each in thoughts]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert len({game.codec.encode(each.move) for each in thoughts}) == len(thoughts)
        for each in thoughts:
            assert game.refusal(state, seat, each.move) is None
            for reason in each.reasons:
                assert each is thoughts[0]
                assert {*reason.facts} == {*title.ladder.reasons[reason.key]}
        told += bool(thoughts)
    assert told > 1


@every_title
@pytest.mark.parametrize("adviser", [False, True], ids=["expert", "adviser"])
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_thoughts(
    title: Title, adviser: bool
) -> None:
    """Who is asked for hints thinks by other ways than those who play beside it."""
    game, rng = title.game, Random(4)
    thinker = title.bot(title.adviser if adviser else "expert")
    assert isinstance(thinker, Thinker)
    for state, seat in decisions(title, 5, 3, 7):
        view = game.view(state, seat)
        other = game.view(game.imagine(view, rng), seat)
        assert considered(thinker, game, view, seat) == considered(thinker, game, other, seat)


@every_title
def test_who_is_not_awaited_has_nothing_to_decide(title: Title) -> None:
    game = title.game
    for state, _ in decisions(title, 6, 2, 9):
        others = {*range(state.options.seats)} - {*game.awaited(state)}
        for seat in others:
            for strength in STRENGTHS[1:]:
                thinker = title.bot(strength)
                assert isinstance(thinker, Thinker)
                assert considered(thinker, game, game.view(state, seat), seat) == []


def test_a_reason_weighs_what_the_lead_loses_without_it() -> None:
    better = apart_shares(0, [{"way": 2.0, "thieves": 0.5}, {"way": 1.0}])
    worse = apart_shares(0, [{"way": 1.0, "thieves": 0.5}, {"way": 1.0}])
    told = Compared([(better, worse)])
    (reason,) = told.reasons(("way", "thieves"), lambda group: (group, {}))
    assert reason.key == "because-way"
    assert reason.weight == pytest.approx(told.lead)
    assert told.without("thieves") == pytest.approx(told.lead)


def test_what_is_taken_away_is_taken_from_both() -> None:
    one, other = ApartAblated(0.6, {"push": 0.4}), ApartAblated(0.5, {"push": 0.45})
    assert Compared([(one, other)]).without("push") == pytest.approx(-0.05)


def test_the_best_is_held_against_the_next_that_is_really_worse() -> None:
    apart = {
        name: ApartSum({"near": value, "far": 0.1}, lambda value: value)
        for name, value in (("a", 0.2), ("b", 0.5), ("c", 0.5), ("d", 0.4))
    }
    thoughts = [Thought(name, each.value) for name, each in apart.items()]
    best, *_ = explained(thoughts, apart, ("near", "far"), lambda group: (group, {}))
    assert (best.move, best.instead) == ("b", "d")
    assert [reason.key for reason in best.reasons] == ["because-near"]


def test_a_lead_that_luck_may_have_made_has_no_reasons() -> None:
    def told(*values: float) -> Compared:
        return Compared(
            [(ApartSum({"near": value}, float), ApartSum({"near": 0.5}, float)) for value in values]
        )

    by_luck, clear = told(0.9, 0.2, 0.6), told(0.7, 0.6, 0.8)
    assert by_luck.lead > 0
    assert sure(by_luck.lead, by_luck.error) == 0
    assert by_luck.reasons(("near",), lambda group: (group, {})) == ()
    assert sure(clear.lead, clear.error) == clear.lead
    assert clear.reasons(("near",), lambda group: (group, {}))


def test_numbers_that_read_the_same_are_not_put_beside_each_other() -> None:
    assert beside("tour", 0.23, 0.22) == ("tour", {"amount": 23, "other": 22})
    assert beside("tour", 0.233, 0.229) == ("tour-little", {})


def test_the_rival_is_the_move_that_the_reasons_speak_against() -> None:
    best, as_good = Thought("a", 0.5, instead="c"), Thought("b", 0.5)
    worse = Thought("c", 0.3)
    assert rival([best, as_good, worse]) is worse
    assert rival([Thought("a", 0.5), as_good]) is as_good
    assert rival([best]) is None
    assert rival([]) is None
