"""The evaluator of Casanova's textbook rival: how far everybody is from home with him."""

from __future__ import annotations

import pytest

from ludotheque.arena.rivals.casanova import evaluate, to_go
from ludotheque.games.casanova.board import DISTANCE
from ludotheque.games.casanova.model import Over
from tests.games.casanova.positions import HOME, SAN_MOISE, position


def test_shares_add_up_and_who_has_him_is_ahead() -> None:
    shares = evaluate(position({0: "Rialto"}, casanova=0, jewels=(0, 1, 2)))
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > max(shares[1:])


def test_the_winner_takes_all_and_without_one_nobody_has_anything() -> None:
    assert evaluate(position(phase=Over(1))) == (0.0, 1.0, 0.0)
    assert evaluate(position(phase=Over(None))) == (0.0, 0.0, 0.0)


def test_the_way_home_leads_by_the_doge_as_long_as_he_is_to_be_paid() -> None:
    paid = position({0: "Santa Marta"}, casanova=0, jewels=(0,), points=0)
    unpaid = position({0: "Santa Marta"}, casanova=0, points=0)
    round_to_wait = 3
    assert to_go(paid, 0) == DISTANCE["Santa Marta"][HOME[0]] + round_to_wait
    assert to_go(unpaid, 0) > to_go(paid, 0)


def test_points_that_are_left_count_and_whoever_waits_is_a_round_behind() -> None:
    fresh, spent = position(casanova=SAN_MOISE), position(casanova=SAN_MOISE, points=0)
    assert to_go(spent, 0) - to_go(fresh, 0) == 3
    assert to_go(spent, 1) == to_go(fresh, 1)
    later = position(casanova=SAN_MOISE, seat=1)
    assert to_go(spent, 0) - to_go(later, 0) == pytest.approx(1)
