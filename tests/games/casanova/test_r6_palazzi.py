"""Ruling R6: where a lady may not stay, and that she always can go on."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.casanova.board import AT_PALAZZO, DOCKS, NEXT, PALAZZI, PLAIN, palazzo
from ludotheque.games.casanova.model import (
    THEATRES,
    Decide,
    Dock,
    DrawLots,
    EndTurn,
    Glide,
    Hide,
    Meet,
    Options,
    Sailing,
    State,
)
from ludotheque.games.casanova.sailing import can_leave, moved, must_leave

from .positions import CASANOVA, FIVE, play, position, refused, sailing

HOME, RIVALS, SPARE = PALAZZI[0], PALAZZI[1], PALAZZI[4]
OUT: list[Dock] = ["San Marcuola", "Tre Archi", "Santa Marta"]


@pytest.mark.clause("casanova", "R6", "2.2")
def test_r6_she_may_stay_at_home_for_a_turn_and_move_empty_gondolas_only() -> None:
    start = position({}, ["Rialto", "San Lorenzo"])
    empties: list[Glide] = [Glide("Rialto", "Ca’ d’Oro"), Glide("Ca’ d’Oro", "Rialto")]
    state, _ = play(start, *((0, glide) for glide in (*empties, empties[0])), (0, EndTurn()))
    assert state.ladies[0] == HOME
    play(start, (0, EndTurn()))  # nor need she move any
    out, _ = play(start, (0, Glide(HOME, "Tre Archi")), (0, Glide("Tre Archi", HOME)))
    play(out, (0, EndTurn()))  # to come straight back is to stay


def ashore(state: State, start: Dock) -> Glide:
    """A way out, and where it leads is no palazzo."""
    to = next(to for to in NEXT[start] if to in OUT and to not in (*state.ladies, *state.empties))
    return Glide(start, to)


def others(state: State) -> State:
    """The other two stay where they may."""
    for seat in (1, 2):
        if CASANOVA.refusal(state, seat, EndTurn()) is not None:
            state, _ = play(state, (seat, ashore(state, state.ladies[seat])))
        state, _ = play(state, (seat, EndTurn()))
    return state


@pytest.mark.clause("casanova", "R6")
def test_r6_but_not_for_two_turns_running() -> None:
    """From the very first turn, and again after she has come home from elsewhere."""
    options = Options(seats=3)
    state, _ = play(CASANOVA.setup(options), (NATURE, DrawLots(0, THEATRES, PLAIN[-9:])))
    state, _ = play(state, (NATURE, Hide(7)))

    state = others(play(state, (0, EndTurn()))[0])
    assert sailing(state).stayed
    assert refused(state, 0, EndTurn()) == Refusal("R6", "leave_home", {"dock": HOME})
    dock = ashore(state, HOME).to
    state = others(play(state, (0, Glide(HOME, dock)), (0, EndTurn()))[0])
    assert not sailing(state).stayed
    state = others(play(state, (0, Glide(dock, HOME)), (0, EndTurn()))[0])
    assert not sailing(state).stayed, "she has only arrived"
    state = others(play(state, (0, EndTurn()))[0])
    assert sailing(state).stayed


@pytest.mark.clause("casanova", "R6")
def test_r6_after_a_turn_at_home_she_must_leave() -> None:
    start = position({}, stayed=True)
    no = Refusal("R6", "leave_home", {"dock": HOME})
    assert refused(start, 0, EndTurn()) == no
    for dock in OUT:
        state, _ = play(start, (0, Glide(HOME, dock)), (0, EndTurn()))
        assert state.ladies[0] == dock


@pytest.mark.clause("casanova", "R6")
def test_r6_if_she_cannot_leave_she_stays() -> None:
    rivals: dict[int, Dock] = {1: "San Marcuola", 2: "Tre Archi", 3: "Santa Marta"}
    state = position(rivals, options=FIVE, stayed=True)
    play(state, (0, EndTurn()))
    # nor is she hindered from moving empty gondolas
    barred = position(rivals, ["Rialto"], options=FIVE, stayed=True)
    play(barred, (0, Glide("Rialto", "Ca’ d’Oro")))


@pytest.mark.clause("casanova", "R6", "2.2")
def test_r6_an_empty_gondola_in_the_way_is_no_excuse() -> None:
    rivals: dict[int, Dock] = {1: "San Marcuola", 2: "Tre Archi"}
    state = position(rivals, ["Santa Marta"], stayed=True)
    assert refused(state, 0, EndTurn()).reason == "leave_home"
    # two points are needed, so only one may go elsewhere
    state, _ = play(
        state, (0, Glide("Santa Marta", PALAZZI[3])), (0, Glide(PALAZZI[3], PALAZZI[4]))
    )
    no = Refusal("R6", "leave_first", {"dock": HOME})
    assert refused(state, 0, Glide(PALAZZI[4], PALAZZI[3])) == no
    play(state, (0, Glide(HOME, "Santa Marta")), (0, EndTurn()))


@pytest.mark.clause("casanova", "R6")
@pytest.mark.parametrize("other", [RIVALS, SPARE])
def test_r6_she_does_not_end_her_turn_at_a_palazzo_that_is_not_hers(other: Dock) -> None:
    start = position({0: "San Marcuola", 1: "Rialto"})
    state, _ = play(start, (0, Glide("San Marcuola", other)))
    assert refused(state, 0, EndTurn()) == Refusal("R6", "leave_palazzo", {"dock": other})
    play(state, (0, Glide(other, "Santa Marta")), (0, EndTurn()))
    tired = replace(start, phase=replace(sailing(start), points=1))
    assert refused(tired, 0, Glide("San Marcuola", other)) == Refusal(
        "R6", "no_way_on", {"to": other}
    )


@pytest.mark.clause("casanova", "R6")
def test_r6_once_there_the_last_point_is_for_leaving() -> None:
    state = position({0: "San Marcuola", 1: "Rialto"}, ["Gesuiti"], points=2)
    state, _ = play(state, (0, Glide("San Marcuola", SPARE)))
    no = Refusal("R6", "leave_first", {"dock": SPARE})
    assert refused(state, 0, Glide("Gesuiti", "Ospedale")) == no


@pytest.mark.clause("casanova", "R6", "R5")
def test_r6_coming_straight_back_is_not_leaving() -> None:
    """With the jewel still to give there is nothing to show at home."""
    state, _ = play(position({}, points=2, stayed=True), (0, Glide(HOME, "Tre Archi")))
    no = Refusal("R6", "home_again", {"dock": HOME})
    assert refused(state, 0, Glide("Tre Archi", HOME)) == no


@pytest.mark.clause("casanova", "R6", "3.1")
@pytest.mark.parametrize("exchange", [False, True])
def test_r6_nor_is_it_with_a_meeting_on_the_way(exchange: bool) -> None:
    state, _ = play(
        position({1: "Madonna dell’Orto"}, points=2, stayed=True),
        (0, Glide(HOME, "San Marcuola")),
        (0, Meet(1)),
        (0, Decide(exchange)),
    )
    no = Refusal("R6", "home_again", {"dock": HOME})
    assert refused(state, 0, Glide("San Marcuola", HOME)) == no
    # with a point to spare she may come by, and has to leave again
    start = position({}, stayed=True)
    state, _ = play(start, (0, Glide(HOME, "Tre Archi")), (0, Glide("Tre Archi", HOME)))
    assert refused(state, 0, EndTurn()).reason == "leave_home"
    play(state, (0, Glide(HOME, "Tre Archi")), (0, EndTurn()))


@pytest.mark.clause("casanova", "R6", "5.2")
def test_r6_who_has_a_figure_to_show_may_come_straight_back() -> None:
    start = position({}, jewels=[0], casanova=1, stayed=True)
    assert refused(start, 0, EndTurn()).reason == "leave_home"
    state, _ = play(start, (0, Glide(HOME, "Tre Archi")), (0, Glide("Tre Archi", HOME)))
    assert CASANOVA.awaited(state) == (1,)
    assert state.ladies[0] == HOME


@pytest.mark.clause("casanova", "R6", "R5")
def test_r6_who_comes_from_elsewhere_may_stay_at_home_for_once() -> None:
    state, _ = play(
        position({0: "Tre Archi"}, points=1), (0, Glide("Tre Archi", HOME)), (0, EndTurn())
    )
    assert state.ladies[0] == HOME


def oracle(state: State, phase: Sailing, seat: int) -> bool:
    """Whether any glides at all take her to where she may stay."""
    dock = state.ladies[seat]
    home = dock == palazzo(seat)
    if dock not in AT_PALAZZO or (home and not phase.stayed):
        return True
    taken = {*state.ladies, *state.empties}
    for start in (dock, *state.empties) if phase.points else ():
        for to in NEXT[start]:
            if to in taken:
                continue
            if start == dock and to == palazzo(seat) and state.jewels[seat]:
                return True  # she shows her figure
            after = moved(state, phase, Glide(start, to))
            if oracle(after, replace(phase, points=phase.points - 1), seat):
                return True
    return False


@pytest.mark.clause("casanova", "R6")
@pytest.mark.parametrize("seed", range(12))
def test_r6_she_can_leave_exactly_if_some_glides_lead_away(seed: int) -> None:
    """In crowded corners, where the answer is not plain."""
    rng, answers = Random(seed), set[bool]()
    corner: list[Dock] = [
        *PALAZZI,
        *OUT,
        *{dock for out in OUT for dock in NEXT[out] if dock not in AT_PALAZZO},
    ]
    corner = sorted(set(corner), key=DOCKS.index)
    for _ in range(100):
        # seat 0 at some palazzo, the ways out taken more often than not
        here = rng.choice(PALAZZI)
        others = [dock for dock in corner if dock != here]
        outs = [dock for dock in OUT if rng.random() < 0.95]
        rest = [dock for dock in others if dock not in outs and rng.random() < 0.8]
        blocked = [*outs, *rest][:11]
        rng.shuffle(blocked)
        rivals = dict(zip((1, 2, 3, 4), blocked, strict=False))
        if len(rivals) < 4:
            continue
        state = position(
            {0: here, **rivals},
            blocked[4:],
            options=FIVE,
            points=rng.randint(0, 3),
            stayed=rng.random() < 0.5,
            jewels=[0] if rng.random() < 0.5 else [],
        )
        phase = sailing(state)
        if must_leave(state, phase):
            answer = can_leave(state, phase)
            assert answer == oracle(state, phase, 0)
            answers.add(answer)
    assert answers == {False, True}


@pytest.mark.clause("casanova", "R6", "2.7")
def test_r6_nobody_is_ever_stuck() -> None:
    """In random games with crowded palazzi somebody can always move, and no turn ends wrongly."""
    ended = 0
    for seed in range(30):
        rng = Random(seed)
        ladies: list[Dock] = rng.sample([*PALAZZI[1:], *OUT], 4)
        rest: list[Dock] = [dock for dock in (*PALAZZI[1:], *OUT) if dock not in ladies]
        state = position(
            {0: HOME, **dict(zip((1, 2, 3, 4), ladies, strict=True))}, rest, options=FIVE
        )
        for _ in range(60):
            seat = CASANOVA.awaited(state)[0]
            moves = CASANOVA.moves(state, seat)
            assert moves
            before, state = state, play(state, (seat, rng.choice(moves)))[0]
            if not isinstance(state.phase, Sailing) or state.phase.seat == seat:
                continue
            ended += 1
            dock, began = state.ladies[seat], before.phase
            assert isinstance(began, Sailing)
            if dock in AT_PALAZZO and dock != palazzo(seat):
                assert not can_leave(before, began)
    assert ended > 50
