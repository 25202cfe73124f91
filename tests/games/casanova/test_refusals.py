"""Every "no": the clause, the reason, the facts. Most stand with their clause; the rest is here."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import NATURE, Refusal, ignore
from ludotheque.core.laws.arbitrary import arbitrary, every, vary
from ludotheque.games.casanova.board import PALAZZI, PLAIN
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    Decide,
    DrawLots,
    EndTurn,
    GiveJewel,
    Glide,
    Hide,
    LookRound,
    Meet,
    MoorGondola,
    Move,
    Options,
    Over,
    PlaceFigure,
    Walk,
)

from .positions import CASANOVA, THREE, play, position, refused
from .reasons import REASONS

PLAYERS_MOVES: list[Move] = [
    PlaceFigure("San Luca"),
    MoorGondola("Rialto"),
    Glide("Rialto", "Ca’ d’Oro"),
    Walk(),
    Meet(1),
    Call(),
    LookRound(),
    Decide(True),
    GiveJewel(),
    EndTurn(),
]
LOTS = DrawLots(0, THEATRES, PLAIN[:9])
TURN = position({0: "Rialto"})


@pytest.mark.clause("casanova", "1.1")
@pytest.mark.parametrize("seat", [3, 4, 99, -2])
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_an_unknown_seat(seat: int, move: Move) -> None:
    assert refused(TURN, seat, move) == Refusal("1.1", "no_such_seat", {"seat": seat})


@pytest.mark.clause("casanova", "1.1", "3.1")
@pytest.mark.parametrize("rival", [3, 7, -1])
def test_an_unknown_rival(rival: int) -> None:
    assert refused(TURN, 0, Meet(rival)) == Refusal("1.1", "no_such_seat", {"seat": rival})


@pytest.mark.clause("casanova", "1.1")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_nature_is_no_player(move: Move) -> None:
    for state in (CASANOVA.setup(THREE), TURN):
        assert refused(state, NATURE, move) == Refusal("1.1", "nature_is_no_player")


@pytest.mark.clause("casanova", "1.2", "1.6")
def test_what_only_nature_does() -> None:
    hiding, _ = play(CASANOVA.setup(THREE), (NATURE, LOTS))
    for state in (CASANOVA.setup(THREE), hiding, TURN):
        assert refused(state, 0, LOTS) == Refusal("1.6", "nature_draws_lots")
        assert refused(state, 0, Hide(0)) == Refusal("1.2", "nature_hides_him")


@pytest.mark.clause("casanova", "1.2", "1.6")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_before_the_first_turn_everybody_waits(move: Move) -> None:
    start = CASANOVA.setup(THREE)
    hiding, _ = play(start, (NATURE, LOTS))
    for seat in range(3):
        assert refused(start, seat, move) == Refusal("1.6", "lots_first")
        assert refused(hiding, seat, move) == Refusal("1.2", "he_hides_first")


@pytest.mark.clause("casanova", "1.2", "1.6", "R7")
def test_nature_draws_once_and_in_order() -> None:
    start = CASANOVA.setup(THREE)
    hiding, _ = play(start, (NATURE, LOTS))
    assert refused(start, NATURE, Hide(0)) == Refusal("1.2", "no_hiding_now")
    assert refused(TURN, NATURE, Hide(0)) == Refusal("1.2", "no_hiding_now")
    for state in (hiding, TURN):
        assert refused(state, NATURE, LOTS) == Refusal("1.6", "lots_are_drawn")
    for first in (-1, 3):
        lots = DrawLots(first, THEATRES, PLAIN[:9])
        no = Refusal("1.6", "no_such_first_player", {"seats": 3})
        assert refused(start, NATURE, lots) == no
    for spot in (3, 4):
        assert refused(hiding, NATURE, Hide(spot)) == Refusal("1.2", "no_figure_there")
    few, _ = play(
        CASANOVA.setup(Options(seats=3, figures=6)),
        (NATURE, DrawLots(0, THEATRES[:3], PLAIN[:9])),
    )
    assert refused(few, NATURE, Hide(8)) == Refusal("1.2", "no_figure_there")
    play(few, (NATURE, Hide(7)))


@pytest.mark.clause("casanova", "R7")
def test_nature_draws_nothing_that_players_place() -> None:
    state = CASANOVA.setup(Options(seats=3, placing="players"))
    no = Refusal("R7", "wrong_theatre_lots", {"figures": 0})
    assert refused(state, NATURE, LOTS) == no
    docks = DrawLots(0, (), PLAIN[:9])
    assert refused(state, NATURE, docks) == Refusal("R7", "wrong_dock_lots", {"gondolas": 0})
    assert CASANOVA.moves(state, NATURE) == [DrawLots(0), DrawLots(1), DrawLots(2)]


@pytest.mark.clause("casanova", "1.6")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_out_of_turn(move: Move) -> None:
    deciding, _ = play(TURN, (0, Call()))
    for state in (TURN, deciding):
        assert refused(state, 1, move) == Refusal("1.6", "not_your_turn", {"turn": 0})


@pytest.mark.clause("casanova", "R7")
def test_the_board_is_set_up_once() -> None:
    placed: list[Move] = [PlaceFigure("San Luca"), MoorGondola("Rialto")]
    for move in placed:
        assert refused(TURN, 0, move) == Refusal("R7", "placing_is_over")


@pytest.mark.clause("casanova", "2.2")
def test_no_gondola_no_glide() -> None:
    no = Refusal("2.2", "no_gondola_here", {"dock": "Frari"})
    assert refused(TURN, 0, Glide("Frari", "San Tomà")) == no


@pytest.mark.clause("casanova", "2.4", "R1")
def test_nobody_glides_on_the_spot() -> None:
    facts: dict[str, int | str] = {"start": "Rialto", "to": "Rialto"}
    no = Refusal("2.4", "not_the_next_dock", facts)
    assert refused(TURN, 0, Glide("Rialto", "Rialto")) == no


@pytest.mark.clause("casanova", "5.1", "R9")
def test_once_it_is_over_nothing_is_allowed() -> None:
    for winner, rule in ((0, "5.1"), (None, "R9")):
        over = position({0: PALAZZI[0]}, phase=Over(winner), casanova=0)
        for seat in range(NATURE, 4):
            for move in (*PLAYERS_MOVES, LOTS, Hide(0)):
                assert refused(over, seat, move) == Refusal(rule, "game_over")


@pytest.mark.clause("casanova", "2.1")
def test_every_reason_is_given_somewhere_with_its_facts() -> None:
    """Random tries in random games meet them all, and no other, each with the facts it says."""
    met: set[str] = set()
    kind = CASANOVA.codec.types["Move"]
    tables = every(Options)
    for seed in range(40):
        rng = Random(seed)
        state = CASANOVA.setup(rng.choice(tables))
        while CASANOVA.awaited(state) and state.round < 8:
            (seat,) = CASANOVA.awaited(state)
            move = CASANOVA.sample(state, seat, rng)
            tries = [arbitrary(kind, rng), arbitrary(kind, rng), vary(move, kind, rng)]
            for who in (seat, rng.randint(NATURE, 5)):
                for each in tries:
                    if refusal := CASANOVA.refusal(state, who, each):
                        met.add(refusal.reason)
                        assert set(refusal.facts) == set(REASONS[refusal.reason])
            state = CASANOVA.apply(state, seat, move, ignore)
    # told where nobody strays by chance: these have tests of their own
    rare = {
        "leave_first",
        "home_again",
        "no_way_on",
        "leave_palazzo",
        "only_looks_here",
        "game_over",
        "jewel_on_docking",
    }
    assert set(REASONS) - rare <= met
