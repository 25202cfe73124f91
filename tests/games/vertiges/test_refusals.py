"""Every refusal cites a clause that exists and gives the facts that its message needs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import ludotheque.games.vertiges as package
from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.model import (
    Aim,
    Deal,
    Falling,
    Fate,
    Lift,
    Move,
    Pass,
    Protest,
    Put,
    Refill,
    Refilling,
    Settle,
    State,
    Steady,
    Steadying,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.physics.trace import pack

from .positions import (
    FAST,
    GAME,
    OPENED,
    TWO,
    WOOD,
    piece,
    play,
    position,
    reason,
    refused,
)
from .reasons import REASONS

ALL = tuple(range(48))
BOX = GAME.setup(TWO)
TAKE = Take(piece("T-1"))
BUILDING = position("T+1", hands=("T-1 S1", "V+1"))
STEADYING = position("T+1", hands=("T-1 S1", "V+1"), phase=Steadying(0, TAKE))
FALLING = position("T+1", hands=("T-1 S1", "V+1"), phase=Falling(0, TAKE, piece("T+1")))
REFILLING = position("T+1", hands=("S1", "V+1"), phase=Refilling(0), bag="Z1", options=FAST)
HOLDING, _ = play(BUILDING, (0, TAKE), (NATURE, Steady(1)))
BY_HAND = position("T+1", hands=("T-1 S1", "V+1"), options=WOOD)
GRIPPING, _ = play(BY_HAND, (0, TAKE), (NATURE, Steady(1)))
SETTLING, _ = play(GRIPPING, (0, Put(OPENED)))
STATES = (BOX, BUILDING, STEADYING, FALLING, REFILLING, HOLDING, GRIPPING, SETTLING)
NATURES: tuple[Move, ...] = (Deal(ALL, 0), Steady(1), Settle(None, ()), Fate((), True), Refill(()))
OURS: tuple[Move, ...] = (TAKE, Lift(0, 1), Put(b""), Aim(None), Withdraw(), Pass())


def test_all_reasons_are_listed_and_no_others() -> None:
    """What the code can say, read from the code itself."""
    said: set[str] = set()
    for path in Path(package.__path__[0]).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refusal"), args=[_, ast.Constant(value=str(why)), *_]
                ):
                    said.add(why)
    assert said == set(REASONS)


@pytest.mark.clause("vertiges", "1.1")
@pytest.mark.parametrize("seat", [-7, 2, 1000])
def test_no_such_seat(seat: int) -> None:
    for move in (*NATURES, *OURS, Protest()):
        refusal = refused(BUILDING, seat, move)
        assert (refusal.rule, refusal.reason) == ("1.1", "no_such_seat")
        assert refusal.facts == {"seat": seat}


@pytest.mark.clause("vertiges", "1.2", "R12")
def test_players_do_not_do_what_is_natures() -> None:
    for state in STATES:
        for move in NATURES:
            drawing = isinstance(move, Deal | Refill)
            expected = ("1.2", "nature_draws") if drawing else ("R12", "nature_decides")
            assert reason(state, 0, move) == expected


@pytest.mark.clause("vertiges", "1.1", "1.2", "1.4", "R12")
def test_nature_does_only_what_she_owes() -> None:
    owed: dict[type[Move], tuple[State, ...]] = {
        Deal: (BOX,),
        Steady: (STEADYING,),
        Settle: (SETTLING,),
        Fate: (FALLING,),
        Refill: (REFILLING,),
    }
    wrong = {
        Deal: ("1.2", "pieces_are_dealt"),
        Steady: ("R12", "no_hand_closes"),
        Settle: ("R12", "nothing_settles_now"),
        Fate: ("R12", "nothing_settles_now"),
        Refill: ("1.4", "no_refill_now"),
    }
    for state in STATES:
        for move in NATURES:
            if state not in owed[type(move)]:
                assert reason(state, NATURE, move) == wrong[type(move)]
        for ours in (*OURS, Protest()):
            assert reason(state, NATURE, ours) == ("1.1", "nature_is_no_player")


@pytest.mark.clause("vertiges", "1.1", "1.2")
def test_a_deal_is_of_all_pieces_to_those_who_sit_there() -> None:
    for wrong in (ALL[1:], (*ALL[1:], 1), (*ALL, 0), ()):
        assert reason(BOX, NATURE, Deal(wrong, 0)) == ("1.1", "wrong_pieces")
    for first in (-1, 2, 99):
        assert reason(BOX, NATURE, Deal(ALL, first)) == ("R8", "wrong_oldest")


@pytest.mark.clause("vertiges", "1.2", "2.6", "R12", "1.5")
@pytest.mark.parametrize("move", OURS)
def test_everything_in_its_time(move: Move) -> None:
    assert reason(BOX, 0, move) == ("1.2", "deal_first")
    assert reason(STEADYING, 0, move) == ("R12", "hand_closes_first")
    assert reason(FALLING, 0, move) == ("R12", "let_it_settle")
    assert reason(SETTLING, 0, move) == ("R12", "let_it_settle")
    assert reason(REFILLING, 0, move) == ("2.6", "refill_first")
    for state in (BUILDING, HOLDING, GRIPPING):
        refusal = refused(state, 1, move)
        assert (refusal.rule, refusal.reason) == ("1.5", "not_your_turn")
        assert refusal.facts == {"turn": 0}


@pytest.mark.clause("vertiges", "R12", "2.4")
def test_first_take_then_put() -> None:
    for move in (Put(b""), Aim(None), Withdraw()):
        assert reason(BUILDING, 0, move) == ("R12", "nothing_held")
    for other in (TAKE, Lift(0, 1), Pass()):
        assert reason(HOLDING, 0, other) == ("2.4", "hand_is_full")


@pytest.mark.clause("vertiges", "R13")
def test_r13_wood_is_steered_and_reckoning_aimed() -> None:
    assert reason(HOLDING, 0, Put(b"")) == ("R13", "only_aim")
    for move in (Aim(piece("T+1")), Aim(None), Withdraw()):
        assert reason(GRIPPING, 0, move) == ("R13", "steer_by_hand")
    for take in (Take(piece("T-1"), True), Take(piece("T-1"), False, True)):
        assert reason(BUILDING, 0, take) == ("R13", "turns_by_itself")
        play(BY_HAND, (0, take))


@pytest.mark.clause("vertiges", "2.2")
def test_one_aims_at_tops() -> None:
    for onto in ("T-1", "V+1", "S2"):
        refusal = refused(HOLDING, 0, Aim(piece(onto)))
        assert (refusal.rule, refusal.reason) == ("2.2", "no_such_top")


@pytest.mark.clause("vertiges", "R12")
@pytest.mark.parametrize(("tiring", "most"), [("on", 1800), ("off", 3600)])
def test_r12_a_trace_must_be_readable(tiring: Any, most: int) -> None:
    gripping = replace(GRIPPING, options=replace(GRIPPING.options, tiring=tiring))
    still, let_go = (0, 0, 0, 1), (0, 0, 0, 0)
    for trace in (
        OPENED[:-1],
        OPENED + b"\x00",
        pack([still] * (most + 1)),
        pack([let_go, still]),
        pack([let_go, let_go]),
        pack([(0, 0, 0, 9)]),
        b"x",
    ):
        refusal = refused(gripping, 0, Put(trace))
        assert (refusal.rule, refusal.reason) == ("R12", "broken_trace")
        assert refusal.facts == {"rows": most}
    for trace in (
        b"",
        OPENED,
        pack([still] * most),
        pack([still, let_go]),
        pack([(100, -100, 50, 7), (100, -100, 50, 6)]),
    ):
        play(gripping, (0, Put(trace)))


@pytest.mark.clause("vertiges", "R12")
def test_r12_a_trace_is_what_a_hand_can_do() -> None:
    for rows in (
        [(-32768, 32767, 1, 7)],
        [(120, 120, 0, 1)],
        [(0, 0, 97, 1)],
        [(1, 0, 0, 0)],
        [(5, 0, 0, 1), (6, 0, 0, 0)],
        [(0, 0, 0, 1), (0, 0, 0, 2)],
        [(0, -160 * number, 0, 1) for number in range(40)],
    ):
        assert reason(GRIPPING, 0, Put(pack(rows))) == ("R12", "impossible_trace")


def test_a_trace_travels_as_base64_written_in_one_way() -> None:
    assert GAME.codec.encode(Put(b"\x00\xff")) == b'{"kind":"put","trace":"AP8="}'
    assert GAME.codec.move(b'{"kind":"put","trace":"AP8="}') == Put(b"\x00\xff")
    other = GAME.codec.move(b'{"kind":"put","trace":"AP9="}')
    assert GAME.codec.encode(other) != b'{"kind":"put","trace":"AP9="}'
