"""Whole games at random: what is true at every moment, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.casanova.board import AT_DOGE, AT_PALAZZO, PALAZZI, in_order, palazzo, spots
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Deciding,
    EndTurn,
    Glide,
    Hiding,
    Looked,
    Met,
    Move,
    Options,
    Over,
    Placing,
    Sailing,
    Shown,
    State,
    Walk,
)
from ludotheque.games.casanova.sailing import can_leave

from .positions import CASANOVA, play, position

EVERY_TABLE = every(Options)
SOME = pytest.mark.parametrize("options", EVERY_TABLE[::11], ids=str)


def walk(options: Options, seed: int) -> Iterator[tuple[State, Seat, Move, State]]:
    rng, state = Random(seed), CASANOVA.setup(options)
    while awaited := CASANOVA.awaited(state):
        move = CASANOVA.sample(state, awaited[0], rng)
        after = CASANOVA.apply(state, awaited[0], move, ignore)
        yield state, awaited[0], move, after
        state = after


@pytest.mark.clause("casanova", "1.1", "1.2", "5.1", "R9")
def test_games_end_for_every_number_of_players_and_every_option() -> None:
    ends: list[Over] = []
    for number, options in enumerate(EVERY_TABLE):
        *_, (_, _, _, last) = walk(options, number)
        assert isinstance(last.phase, Over)
        ends.append(last.phase)
        winner = last.phase.winner
        if winner is None:
            assert last.round == 60
        else:
            assert last.casanova == winner
            assert last.jewels[winner]
            assert last.ladies[winner] == palazzo(winner)
        result = CASANOVA.result(last)
        assert result is not None
        assert result.winners == (() if winner is None else (winner,))
    assert len(EVERY_TABLE) == 432
    assert {end.winner for end in ends} >= {0, 1, 2, 3, 4}


@pytest.mark.clause("casanova", "1.5", "2.3", "2.7", "3.1")
@SOME
def test_gondolas_and_figures_are_neither_lost_nor_made(options: Options) -> None:
    for _, _, _, state in walk(options, 5):
        if isinstance(state.phase, Placing):
            continue
        assert len(state.ladies) == options.seats
        assert len({*state.ladies, *state.empties}) == 12
        assert state.empties == in_order(state.empties), "the same gondolas, the same state"
        assert len(state.theatres) == options.figures - options.seats
        if not isinstance(state.phase, Hiding):
            assert state.casanova in spots(options.seats, state.theatres)


@pytest.mark.clause("casanova", "2.1", "2.2", "3.1", "3.2", "3.4", "4.1", "R2", "R6")
@SOME
def test_what_changes_and_what_does_not(options: Options) -> None:
    for before, seat, move, after in walk(options, 3):
        if seat == NATURE or isinstance(before.phase, Placing):
            continue
        others = [other for other in range(options.seats) if other != seat]
        assert [after.ladies[other] for other in others] == [
            before.ladies[other] for other in others
        ]
        assert [after.jewels[other] for other in others] == [
            before.jewels[other] for other in others
        ]
        assert not before.jewels[seat] or after.jewels[seat]
        if after.jewels != before.jewels:
            assert after.ladies[seat] in AT_DOGE
        if not isinstance(move, Decide):
            assert after.casanova == before.casanova
        if not isinstance(move, Glide | Walk):
            assert (after.ladies, after.empties) == (before.ladies, before.empties)
        if isinstance(after.phase, Sailing | Deciding) and after.phase.seat == seat:
            assert isinstance(before.phase, Sailing | Deciding)
            spent = before.phase.points - after.phase.points
            assert spent == isinstance(move, Glide)
            assert len(set(after.phase.met)) == len(after.phase.met)
        if isinstance(move, EndTurn) and after.ladies[seat] in AT_PALAZZO:
            assert isinstance(before.phase, Sailing)
            at_home = after.ladies[seat] == palazzo(seat) and not before.phase.stayed
            assert at_home or not can_leave(before, before.phase)


@pytest.mark.clause("casanova", "3.1", "3.4", "5.2", "R10")
@SOME
def test_the_log_tells_the_truth(options: Options) -> None:
    """From where Casanova hid, the answers of the log lead to where he is, and fit every look."""
    place = None
    for before, seat, move, after in walk(options, 8):
        if before.casanova is None:
            place = after.casanova
        if len(after.log) > len(before.log):
            match after.log[-1]:
                case Met(seat=by, spot=spot, found=found, exchanged=None):
                    assert by == seat
                    assert found == (
                        "own" if place == by else "other" if place == spot else "neither"
                    )
                case Looked(seat=by, spots=there, found=found):
                    assert by == seat
                    assert by in there
                    assert found == (place if place in there else -1)
                case Shown(seat=by):
                    assert by == seat != place
                case entry:
                    raise AssertionError(entry)
        if isinstance(move, Decide):
            last = after.log[-1]
            assert isinstance(last, Met)
            assert last.exchanged == move.exchange
            if move.exchange and place in (last.seat, last.spot):
                place = last.spot if place == last.seat else last.seat
        assert after.casanova == place
    lengths = {len(wake) for wake in after.wakes}
    assert max(lengths) - min(lengths) <= 1
    assert max(lengths) in (after.round, after.round - 1)


@pytest.mark.clause("casanova", "2.1")
def test_who_does_not_listen_gets_the_same_state() -> None:
    for before, seat, move, after in walk(Options(), 2):
        assert play(before, (seat, move))[0] == after


# The clock: what the rules do for a seat whose time is up


@pytest.mark.clause("casanova", "R8", "2.1")
def test_out_of_time_the_turn_ends_but_no_answer_is_given_by_the_rules() -> None:
    """All can see that her time was up: an answer that the rules gave would be known to all."""
    turn = position({0: "Rialto"}, casanova=6)
    assert CASANOVA.lapse(turn, 0) == EndTurn()
    met, _ = play(turn, (0, Call()))
    for seat in range(3):
        assert CASANOVA.lapse(met, seat) is None
    done, _ = play(met, (0, Decide(True)))
    assert CASANOVA.lapse(done, 0) == EndTurn()


@pytest.mark.clause("casanova", "R6")
def test_out_of_time_nobody_chooses_a_way_out_for_her() -> None:
    assert CASANOVA.lapse(position({}, stayed=True), 0) is None
    assert CASANOVA.lapse(position({}), 0) == EndTurn(), "for a turn she may stay"
    one_way = position({1: "San Marcuola", 2: "Tre Archi"}, points=1, stayed=True)
    assert list(CASANOVA.moves(one_way, 0)) == [Glide(PALAZZI[0], "Santa Marta")]
    assert CASANOVA.lapse(one_way, 0) == Glide(PALAZZI[0], "Santa Marta")
