"""Whole games of Casanova's opponents, and what the weaker ones do now and then."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.bots.casanova import AMATEUR, EXPERT, LADDER, MASTER
from ludotheque.bots.casanova.planner import NightPlanner
from ludotheque.bots.casanova.seeker import Seeker
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.casanova.board import PLAIN
from ludotheque.games.casanova.model import Move, Options, Over, Placing
from tests.games.casanova.positions import CASANOVA, position


@pytest.mark.parametrize(
    "options",
    [
        Options(seats=3, placing="players", jewel="choose", figures=6),
        Options(seats=4, doge_swap="off", figures=8),
        Options(seats=5, notebook="off"),
    ],
    ids=["players_place", "only_looks", "five"],
)
def test_all_strengths_play_whole_games_together(options: Options) -> None:
    state, rng = CASANOVA.setup(options), Random(4)
    move: Move | None
    players = [LADDER.bot(CASANOVA, STRENGTHS[-1 - seat % 4]) for seat in range(options.seats)]
    plies = 0
    while awaited := CASANOVA.awaited(state):
        (seat,) = awaited
        if seat == NATURE:
            move = CASANOVA.sample(state, seat, rng)
        else:
            if isinstance(state.phase, Placing):
                assert len(CASANOVA.moves(state, seat)) > 1
            move = players[seat].choose(CASANOVA.view(state, seat), seat, rng)
            for other in range(options.seats):
                if other != seat:
                    view = CASANOVA.view(state, other)
                    assert players[other].choose(view, other, rng) is None
        assert move is not None
        assert CASANOVA.refusal(state, seat, move) is None
        state = CASANOVA.apply(state, seat, move, ignore)
        plies += 1
        assert plies < 4000
    assert isinstance(state.phase, Over)
    assert state.phase.winner is not None


def test_a_decision_is_the_same_for_the_same_view_and_luck() -> None:
    state = position({0: "Rialto", 1: "Frari"}, ["Gesuiti", "San Tomà"])
    for temper in (AMATEUR, EXPERT, MASTER):
        player, view = NightPlanner(CASANOVA, temper), CASANOVA.view(state, 0)
        assert player.choose(view, 0, Random(3)) == player.choose(view, 0, Random(3))


def test_who_slips_only_walks_to_the_nearest_figure() -> None:
    always = NightPlanner(CASANOVA, replace(MASTER, slips=1.0))
    seeker = Seeker(CASANOVA)
    never = NightPlanner(CASANOVA, MASTER)
    chosen = set()
    for seed in range(12):
        ladies = dict(enumerate(Random(seed).sample(PLAIN, 3)))
        state = position(ladies, ["Palazzo Blu", "Palazzo Viola"])
        view = CASANOVA.view(state, 0)
        # the first draw says whether it slips: always, here
        rng = Random(seed)
        CASANOVA.imagine(view, rng)
        rng.random()
        assert always.choose(view, 0, Random(seed)) == Seeker(CASANOVA).sail(
            view, 0, list(CASANOVA.moves(state, 0)), rng
        )
        chosen.add(never.choose(view, 0, Random(seed)) == seeker.choose(view, 0, Random(seed)))
    assert False in chosen, "and it is not what the master does anyway"


def test_the_master_beats_those_who_only_walk() -> None:
    """Six short games, two of which a fair share would be."""
    wins = 0
    for seed in range(3, 9):
        state, rng = CASANOVA.setup(Options(seats=3, figures=6)), Random(seed)
        players = [LADDER.bot(CASANOVA, "novice")] * 3
        players[seed % 3] = LADDER.bot(CASANOVA, "master")
        while awaited := CASANOVA.awaited(state):
            (seat,) = awaited
            move = (
                CASANOVA.sample(state, seat, rng)
                if seat == NATURE
                else players[seat].choose(CASANOVA.view(state, seat), seat, rng)
            )
            assert move is not None
            state = CASANOVA.apply(state, seat, move, ignore)
        assert isinstance(state.phase, Over)
        wins += state.phase.winner == seed % 3
    assert wins >= 4
