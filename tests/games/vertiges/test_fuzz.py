"""Games that hypothesis looks for: moves nobody would make, and what must hold all the same."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.game import NATURE, ignore
from ludotheque.core.laws.arbitrary import arbitrary, every
from ludotheque.games.vertiges.model import Options, Over, Settle, Settling, State
from ludotheque.games.vertiges.poses import Pose, upon
from ludotheque.games.vertiges.towers import all_fitting, pose_of
from tests.games.fuzz import listed_or_refused

from .positions import GAME, everywhere

RECKONED = [table for table in every(Options) if table.physics == "reckoned"]
WOOD = [table for table in every(Options) if table.physics == "wood"]


def walked(options: Options, choices: list[int]) -> State:
    """A game in which each number picks who moves, out of turn too, and which move is made."""
    rng, state = Random(len(choices)), GAME.setup(options)
    for choice in choices:
        awaited = GAME.awaited(state)
        if not awaited:
            break
        seat = choice % options.seats if choice % 5 == 0 else awaited[0]
        listed = GAME.moves(state, seat) if choice % 3 == 0 else ()
        if listed:
            state = GAME.apply(state, seat, listed[choice // 7 % len(listed)], ignore)
        else:
            state = _sampled(state, awaited[0], rng)
    return state


def _sampled(state: State, seat: int, rng: Random) -> State:
    """Without the simulation: what it could come to is made up, whatever it is."""
    if isinstance(state.phase, Settling):
        return GAME.apply(state, NATURE, made_up(state, state.phase, rng), ignore)
    return GAME.apply(state, seat, GAME.sample(state, seat, rng), ignore)


def made_up(state: State, phase: Settling, rng: Random) -> Settle:
    """Anything that physics could never do, as long as it tells of the right pieces."""
    poses = {pose.piece: pose for pose in state.poses}
    released: Pose | None = None
    if rng.random() < 0.8:
        released = _placed(state, phase.held.piece, rng)
        poses[phase.held.piece] = released
    for piece in list(poses):
        if rng.random() < 0.02:
            poses[piece] = _somewhere(piece, rng)
    return Settle(released, tuple(poses[piece] for piece in sorted(poses)))


def _placed(state: State, piece: int, rng: Random) -> Pose:
    """Often where it fits."""
    fits = [onto for _, onto in all_fitting(state, (piece,))]
    if fits and rng.random() < 0.8:
        return upon(pose_of(state, rng.choice(fits)), piece)
    return _somewhere(piece, rng)


def _somewhere(piece: int, rng: Random) -> Pose:
    if rng.random() < 0.5:
        return Pose(piece, rng.randrange(-9, 10) * 40_000, 0, 0, False)
    pose = arbitrary(Pose, rng)
    return Pose(piece, pose.x, pose.y, pose.angle, pose.turned)


def sound(state: State) -> None:
    """What is true of every state."""
    if state.turn:
        assert everywhere(state) == list(range(48))
    assert [pose.piece for pose in state.poses] == sorted(
        piece for tower in state.towers for piece in tower
    )
    assert all(state.towers)
    assert all(len(hand) <= 6 for hand in state.hands)
    assert isinstance(state.phase, Over) == (GAME.awaited(state) == ())
    for seat in (None, *range(state.options.seats)):
        view = GAME.view(state, seat)
        assert GAME.view(GAME.imagine(view, Random(state.turn)), seat) == view


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from([*RECKONED, *WOOD]),
    st.lists(st.integers(0, 20_000), min_size=20, max_size=120),
)
def test_a_walk_keeps_the_pieces_together(options: Options, choices: list[int]) -> None:
    sound(walked(options, choices))


@settings(max_examples=80, deadline=None)
@given(
    st.sampled_from(RECKONED),
    st.lists(st.integers(0, 20_000), max_size=80),
    st.integers(0, 2**32),
)
def test_without_a_hand_any_move_is_listed_or_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    listed_or_refused(GAME, walked(options, choices), options.seats, Random(seed))


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(WOOD), st.lists(st.integers(0, 20_000), max_size=80), st.integers(0, 2**32))
def test_by_hand_any_move_can_be_made_or_is_refused_with_a_clause(
    options: Options, choices: list[int], seed: int
) -> None:
    state, rng = walked(options, choices), Random(seed)
    for seat in range(NATURE, options.seats + 1):
        for _ in range(10):
            move = arbitrary(GAME.codec.types["Move"], rng)
            refusal = GAME.refusal(state, seat, move)
            if refusal is None:
                sound(GAME.apply(state, seat, move, ignore))
            else:
                assert refusal.rule in GAME.rulebook


def test_the_walks_get_somewhere() -> None:
    """Else nothing above would have been tried."""
    rng = Random(4)
    grown = {"wood": 0, "reckoned": 0}
    for options in rng.sample([*RECKONED, *WOOD], 30):
        state = walked(options, [rng.randrange(20_000) for _ in range(150)])
        grown[options.physics] = max(grown[options.physics], *map(len, state.towers), 0)
    assert min(grown.values()) >= 3
