"""The master of Vertiges: looks at the hand that comes next, and tries ZAPs in thought."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.bots.thinking import Budget
from ludotheque.bots.vertiges import LADDER, rehearsal
from ludotheque.bots.vertiges.foresight import Foresight
from ludotheque.bots.vertiges.hand import Hand
from ludotheque.bots.vertiges.odds import Odds, part_of
from ludotheque.bots.vertiges.plans import Stack, plans
from ludotheque.bots.vertiges.rehearsal import Rehearser, rehearsed
from ludotheque.games.vertiges.model import Lift, Options, Pass, State, Take
from tests.games.vertiges.positions import GAME, TWO, WOOD, piece, position

CALM = Hand(0.2)
ZAP = Lift(piece("V-1"), piece("V+2"))


def master(playouts: int = 10) -> Rehearser:
    return Rehearser(GAME, Budget(playouts), hand=CALM, notices=1.0)


def hurried() -> Rehearser:
    """Its second is over before it can try anything."""
    late = iter(range(100))
    return Rehearser(GAME, Budget(10, 1.0, lambda: float(next(late))), hand=CALM, notices=1.0)


def before_a_zap(options: Options = WOOD) -> State:
    """Nothing fits, and a ZAP of four pieces is there to be made."""
    return position("V+1 V-1 T+1 T-1 W+1", "V+2", hands=("C+1", "C+2"), put=1, options=options)


class Rehearsals:
    """In place of the wood: what comes of each ZAP, and how often somebody tried one."""

    def __init__(self, comes: bool) -> None:
        self.comes, self.tried = comes, 0

    def __call__(self, *_: object) -> bool:
        self.tried += 1
        return self.comes


def test_the_ladders_master_is_one_that_tries_in_thought() -> None:
    assert isinstance(LADDER.bot(GAME, "master"), Rehearser)


def test_what_never_came_off_in_thought_is_not_lifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever its joints promise."""
    state = before_a_zap()
    assert Odds(WOOD, CALM.millimetres).zaps(part_of(state, ZAP)) > 0.8
    view = GAME.view(state, 0)
    monkeypatch.setattr(rehearsal, "rehearsed", Rehearsals(comes=True))
    assert master().choose(view, 0, Random(0)) == ZAP
    monkeypatch.setattr(rehearsal, "rehearsed", Rehearsals(comes=False))
    assert master().choose(view, 0, Random(0)) == Pass()


def test_two_that_failed_are_enough_and_three_that_came_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = GAME.view(before_a_zap(), 0)
    for comes, times in ((False, 2), (True, 3)):
        counted = Rehearsals(comes)
        monkeypatch.setattr(rehearsal, "rehearsed", counted)
        master().choose(view, 0, Random(0))
        assert counted.tried == times


def test_nobody_tries_more_than_there_is_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Rehearsals(comes=True)
    monkeypatch.setattr(rehearsal, "rehearsed", counted)
    assert master(playouts=2).choose(GAME.view(before_a_zap(), 0), 0, Random(0)) == ZAP
    assert counted.tried == 2
    assert hurried().choose(GAME.view(before_a_zap(), 0), 0, Random(0)) == ZAP
    assert counted.tried == 2, "it went by the odds alone"


def test_a_try_that_would_end_too_late_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Rehearsals(comes=True)
    monkeypatch.setattr(rehearsal, "rehearsed", counted)
    ticks = iter(range(100))
    slow = Budget(10, 5.0, lambda: 2.0 * next(ticks))  # each look at the clock is two seconds later
    bot = Rehearser(GAME, slow, hand=CALM, notices=1.0)
    bot.choose(GAME.view(before_a_zap(), 0), 0, Random(0))
    assert counted.tried == 1


def test_where_a_lot_decides_there_is_no_wood_to_try_in(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Rehearsals(comes=False)
    monkeypatch.setattr(rehearsal, "rehearsed", counted)
    master().choose(GAME.view(before_a_zap(TWO), 0), 0, Random(0))
    assert counted.tried == 0


def test_a_try_is_simulated_and_changes_nothing() -> None:
    state = before_a_zap()
    came = [rehearsed(GAME, state, 0, ZAP, CALM, Random(seed)) for seed in range(6)]
    assert came == [rehearsed(GAME, state, 0, ZAP, CALM, Random(seed)) for seed in range(6)]
    assert sum(came) >= 4, "straight towers, a steady hand"
    assert state == before_a_zap()


def test_what_odds_decline_is_made_if_it_holds_whenever_it_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A slant inside may slide or not, as it stands: the wood knows."""
    state = position("V+1 V-1 S1 S2 T+1", "V+2", hands=("C+3", "C+4"), put=1, options=WOOD)
    assert Odds(WOOD, CALM.millimetres).zaps(part_of(state, ZAP)) < 0.2
    view = GAME.view(state, 0)
    monkeypatch.setattr(rehearsal, "rehearsed", Rehearsals(comes=True))
    assert master().choose(view, 0, Random(0)) == ZAP
    assert hurried().choose(view, 0, Random(0)) == Pass(), "without time it goes by the odds"


def test_it_leaves_no_top_that_the_next_hand_is_waiting_for() -> None:
    """Whoever finds no place for a piece may not zap either (5.3)."""
    state = position("V+1 V-1", "V+2", hands=("T+2 W+2", "W-3"))
    closes, opens = (Stack(piece(mine), piece("V-1")) for mine in ("T+2", "W+2"))
    assert {closes, opens} <= {*plans(state, 0)}
    odds = Odds(TWO, CALM.millimetres)
    foresight = Foresight(state, 0, odds)
    assert foresight.worth(closes) > foresight.worth(opens) + 1
    nobody = Foresight(replace(state, hands=(state.hands[0], ())), 0, odds)
    assert nobody.worth(closes) == pytest.approx(nobody.worth(opens))
    assert master().choose(GAME.view(state, 0), 0, Random(0)) == Take(piece("T+2"))


def test_the_last_piece_brings_what_the_others_have_left() -> None:
    """Clause 6.2, with an empty pile."""
    few, many = (
        Foresight(position("V-1", hands=("V+1", hand)), 0, Odds(TWO, CALM.millimetres))
        for hand in ("C+1", "C+1 C+2 C+3 C+4 T+1 T+2")
    )
    last = Stack(piece("V+1"), piece("V-1"))
    assert many.worth(last) - few.worth(last) == pytest.approx(5, abs=0.2)


def test_its_hint_goes_by_the_same_values() -> None:
    state = position("V+1 V-1 T+1 T-1", "V+2", hands=("C+1 V-2", "C+2"), put=1)
    thoughts = master().consider(GAME.view(state, 0), 0, Random(0))
    judge = master().judge(state, 0, Odds(TWO, CALM.millimetres))
    best = max(plans(state, 0), key=judge)
    first = thoughts[0].move
    assert first == best if isinstance(best, Lift) else isinstance(first, Take)
