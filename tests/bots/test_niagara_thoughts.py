"""What Niagara's bots can tell of their moves."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.niagara import LADDER, STUDY
from ludotheque.bots.niagara.judge import ShareJudge
from ludotheque.bots.niagara.player import FRESH, Paddler
from ludotheque.bots.niagara.study import sample
from ludotheque.bots.niagara.worlds import TurnWorlds
from ludotheque.bots.thinking import END, Budget, Thinker, considered, halving, softmax
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Canoe, Options, Paddle, State
from tests.games.niagara.positions import FALLEN, turn

NIAGARA = Niagara()


def decisions(seed: int, wanted: int) -> list[tuple[State, int]]:
    """Positions of a game of amateurs in which a seat has something to decide."""
    rng, state = Random(seed), NIAGARA.setup(Options())
    amateur, found = LADDER.bot(NIAGARA, "amateur"), list[tuple[State, int]]()
    while len(found) < wanted and (awaited := NIAGARA.awaited(state)):
        seat = awaited[0]
        if seat == NATURE:
            move = NIAGARA.sample(state, seat, rng)
        else:
            if len(NIAGARA.moves(state, seat)) > 1:
                found.append((state, seat))
            chosen = amateur.choose(NIAGARA.view(state, seat), seat, rng)
            assert chosen is not None
            move = chosen
        state = NIAGARA.apply(state, seat, move, ignore)
    return found


@pytest.mark.parametrize("strength", STRENGTHS[1:])
def test_every_strength_can_tell_what_it_thinks_of_every_move(strength: str) -> None:
    thinker = LADDER.bot(NIAGARA, strength)
    assert isinstance(thinker, Thinker)
    for state, seat in decisions(3, 8)[::4]:
        thoughts = thinker.consider(NIAGARA.view(state, seat), seat, Random(1))
        assert {str(each.move) for each in thoughts} == set(map(str, NIAGARA.moves(state, seat)))


def test_a_gem_that_wins_is_taken_home_because_it_ends_the_game() -> None:
    state = turn(2, Canoe("M2", "ruby"), FALLEN, stores={0: (1, 1, 1, 1, 0)})
    best, *_ = Paddler(NIAGARA, Budget(60)).consider(NIAGARA.view(state, 0), 0, Random(1))
    assert best.move == Paddle(0, "beach")
    assert best.value == 1.0
    assert best.reasons[0].key == f"because-{END}"


def test_without_its_first_reason_a_lead_is_half_as_large_or_gone() -> None:
    """Of clear leads on one's turn; the worlds are other ones than those that gave the reason."""
    judge, faithful, clear = ShareJudge(), 0, 0
    thinker = Paddler(NIAGARA, Budget(80), judge=judge)
    for state, seat in [each for seed in range(4) for each in decisions(seed, 60)]:
        if state.turned == 0:
            continue
        view = NIAGARA.view(state, seat)
        best, *_ = considered(thinker, NIAGARA, view, seat)
        if not best.reasons:
            continue
        moves = list(NIAGARA.moves(state, seat))
        worlds = TurnWorlds(view, seat, state, moves, Random(9), judge, thinker.habits)
        again = worlds.compared(moves.index(best.move), moves.index(best.instead), FRESH)
        if again.lead < 0.02:
            continue
        name = best.reasons[0].key.removeprefix("because-")
        clear += 1
        faithful += again.without("hand" if name == "tile" else name) <= again.lead / 2
    assert clear > 30
    assert faithful >= 0.8 * clear, (faithful, clear)


def test_shares_add_up_and_weights_are_there_for_every_feature() -> None:
    judge = ShareJudge()
    assert judge.weights.names == STUDY.names
    for state, _ in decisions(7, 40):
        rows = sample(state)
        if rows is not None:
            shares = softmax([judge.weights.logit(row) for row in rows])
            assert sum(shares) == pytest.approx(1)
        assert (rows is None) == (state.turned > 0 or any(t is not None for t in state.laid))


def test_the_better_half_goes_on_and_what_is_kept_is_played_to_the_end() -> None:
    worth = (0.1, 0.9, 0.5, 0.4, 0.3, 0.2)
    luck = Random(1)

    def play(alive: object) -> list[float]:
        world = luck.random() / 10
        return [worth[each] + world * (each + 1) for each in alive]  # type: ignore[attr-defined]

    tally = halving(len(worth), play, Budget(200), keep=(0,))
    worlds = [len(values) for values in tally.values]
    assert tally.ranked()[0] == 1
    assert worlds[0] == worlds[1] == max(worlds)
    assert worlds[5] < worlds[2] <= worlds[1]
