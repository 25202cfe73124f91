"""Clauses 1: material and set-up."""

from __future__ import annotations

from random import Random
from typing import get_args

import msgspec
import pytest

from ludotheque.bots.nizza.player import Player
from ludotheque.core.game import NATURE
from ludotheque.games.nizza.board import AREAS, BOARD
from ludotheque.games.nizza.events import (
    PawnPlaced,
    RopeDealt,
    RoundBegun,
    SatOut,
    StartDieThrown,
    StarterFound,
    StartUndecided,
)
from ludotheque.games.nizza.model import (
    Aside,
    Dealing,
    DealRopes,
    High,
    Options,
    Pawn,
    PlacePawn,
    Placing,
    Starting,
    State,
    Symbol,
    ThrowForStart,
    Throwing,
)

from .positions import NIZZA, THREE, of, play, reason, refused

LENGTHS = (600, 570, 740, 690, 720, 630)


def dealt(options: Options = THREE, sits_out: int | None = None) -> State:
    return play(NIZZA.setup(options), (NATURE, DealRopes(LENGTHS, sits_out)))[0]


def started(options: Options = THREE, first: int = 1) -> State:
    dice: list[Symbol] = ["walk"] * options.seats
    dice[first] = "parachute"
    return play(dealt(options), (NATURE, ThrowForStart(tuple(dice))))[0]


@pytest.mark.clause("nizza", "1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_1_1_a_pawn_a_player_fourteen_chimneys_six_ropes(seats: int) -> None:
    state = NIZZA.setup(Options(seats=seats))
    assert state.pawns == (Pawn(Aside(), None),) * seats
    assert len(BOARD.chimneys) == 14
    assert len(BOARD.ropes) == 6
    assert state.phase == Dealing()


@pytest.mark.clause("nizza", "1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_1_1_neither_one_nor_seven_may_play(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        NIZZA.codec.options(f'{{"seats": {seats}}}'.encode())


@pytest.mark.clause("nizza", "1.2")
def test_1_2_a_die_has_six_symbols() -> None:
    symbols = get_args(Symbol)
    assert set(symbols) == {"rope", "swing", "ladder", "walk", "parachute", "suitcase"}


@pytest.mark.clause("nizza", "1.3")
@pytest.mark.parametrize("spot", AREAS["green"].spots)
def test_1_3_anywhere_on_the_green_terrace(spot: tuple[int, int]) -> None:
    state, events = play(started(), (1, PlacePawn(*spot)))
    assert state.pawns[1] == Pawn(High(*spot, on="green"))
    assert events == [PawnPlaced(seat=1, x=spot[0], y=spot[1], rule="1.3")]


@pytest.mark.clause("nizza", "1.3")
def test_1_3_nowhere_else() -> None:
    for area in BOARD.surfaces:
        if area.id != "green":
            assert reason(started(), PlacePawn(*area.spots[0]), 1) == (
                "1.3",
                "not_on_the_green_terrace",
            )
    assert refused(started(), 1, PlacePawn(0, 0)).rule == "1.3"


@pytest.mark.clause("nizza", "1.4")
def test_1_4_the_ropes_hang_on_six_chimneys() -> None:
    state, events = play(NIZZA.setup(THREE), (NATURE, DealRopes(LENGTHS)))
    assert [rope.chimney for rope in state.ropes] == [1, 4, 5, 8, 9, 11]
    assert [rope.length for rope in state.ropes] == list(LENGTHS)
    assert [(each.rope, each.chimney, each.length) for each in of(events, RopeDealt)] == [
        (number, rope.chimney, rope.length) for number, rope in enumerate(state.ropes)
    ]


@pytest.mark.clause("nizza", "1.5", "R10")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_1_5_the_only_parachute_begins(first: int) -> None:
    dice: list[Symbol] = ["ladder"] * 3
    dice[first] = "parachute"
    state, events = play(dealt(), (NATURE, ThrowForStart(tuple(dice))))
    assert of(events, StarterFound) == [StarterFound(seat=first, rule="1.5")]
    assert [each.symbol for each in of(events, StartDieThrown)] == dice
    assert (state.first, state.phase) == (first, Placing(first))


@pytest.mark.clause("nizza", "R10")
@pytest.mark.parametrize(
    ("dice", "parachutes"),
    [(("walk", "rope", "swing"), 0), (("parachute", "parachute", "rope"), 2)],
)
def test_r10_none_or_several_throw_again(dice: tuple[Symbol, ...], parachutes: int) -> None:
    before = dealt()
    state, events = play(before, (NATURE, ThrowForStart(dice)))
    assert state == before
    assert of(events, StartUndecided) == [StartUndecided(parachutes=parachutes, rule="R10")]
    assert NIZZA.awaited(state) == (NATURE,)


@pytest.mark.clause("nizza", "1.5", "R11")
@pytest.mark.parametrize("out", [0, 3, 5])
def test_r11_with_six_players_one_does_not_throw(out: int) -> None:
    six = Options(seats=6)
    state, events = play(NIZZA.setup(six), (NATURE, DealRopes(LENGTHS, out)))
    assert of(events, SatOut) == [SatOut(seat=out, rule="R11")]
    assert state.phase == Starting(out)
    dice: tuple[Symbol, ...] = ("walk", "walk", "parachute", "walk", "walk")
    assert refused(state, NATURE, ThrowForStart((*dice, "walk"))).rule == "R10"
    state, events = play(state, (NATURE, ThrowForStart(dice)))
    throwers = [seat for seat in range(6) if seat != out]
    assert [each.seat for each in of(events, StartDieThrown)] == throwers
    assert state.first == throwers[2]


@pytest.mark.clause("nizza", "R11")
@pytest.mark.parametrize(("seats", "out"), [(3, 0), (6, None), (6, 6), (5, 4)])
def test_r11_somebody_sits_out_if_and_only_if_six_play(seats: int, out: int | None) -> None:
    box = NIZZA.setup(Options(seats=seats))
    assert refused(box, NATURE, DealRopes(LENGTHS, out)).rule == "R11"


@pytest.mark.clause("nizza", "R12")
def test_r12_pawns_are_placed_in_the_order_of_turns() -> None:
    state, spots = started(first=1), AREAS["green"].spots
    for seat, spot in zip((1, 2, 0), spots[::2], strict=False):
        assert NIZZA.awaited(state) == (seat,)
        state, events = play(state, (seat, PlacePawn(*spot)))
    assert of(events, RoundBegun) == [RoundBegun(round=1, rule="2.2")]
    assert state.phase == Throwing(1, (), (1, 2, 3, 4, 5), 1)
    assert state.round == 1


@pytest.mark.clause("nizza", "R3", "R12")
def test_r3_pawns_do_not_overlap_at_the_start() -> None:
    x, y = AREAS["green"].spots[0]
    state, _ = play(started(), (1, PlacePawn(x, y)))
    assert refused(state, 2, PlacePawn(x, y)).facts == {"rival": 1}
    near = next(  # 119 away: one short of two radii
        (x + dx, y + dy)
        for dx in range(-119, 120)
        for dy in range(-119, 120)
        if 118**2 < dx * dx + dy * dy < 120**2
        and NIZZA.refusal(started(), 1, PlacePawn(x + dx, y + dy)) is None
    )
    assert reason(state, PlacePawn(*near), 2) == ("R3", "taken")


BARRED = ((2031, 4752), (2139, 4597), (2221, 4889), (2261, 5060))
"""Four pawns here leave none of the listed spots free."""


@pytest.mark.clause("nizza", "1.3", "R3")
@pytest.mark.parametrize("seats", [5, 6])
def test_1_3_whoever_finds_all_spots_taken_still_has_a_place(seats: int) -> None:
    state = dealt(Options(seats=seats), seats - 1 if seats == 6 else None)
    dice: tuple[Symbol, ...] = ("parachute", "walk", "walk", "walk", "walk")
    state, _ = play(state, (NATURE, ThrowForStart(dice)))
    state, _ = play(state, *((seat, PlacePawn(*at)) for seat, at in enumerate(BARRED)))
    for spot in AREAS["green"].spots:
        assert reason(state, PlacePawn(*spot), 4) == ("R3", "taken")
    for seat in range(4, seats):
        (listed,) = NIZZA.moves(state, seat)
        assert NIZZA.lapse(state, seat) == listed
        assert NIZZA.refusal(state, seat, NIZZA.sample(state, seat, Random(seat))) is None
        chosen = Player(NIZZA).choose(NIZZA.view(state, seat), seat, Random(seat))
        assert chosen is not None
        state, _ = play(state, (seat, chosen))
    assert isinstance(state.phase, Throwing)


@pytest.mark.clause("nizza", "1.3", "R3")
def test_1_3_however_five_stand_the_sixth_has_a_place() -> None:
    rng, spots = Random(5), AREAS["green"].spots
    box = dealt(Options(seats=6), 5)
    opened, _ = play(box, (NATURE, ThrowForStart(("parachute", *("walk",) * 4))))
    for _ in range(30):
        state = opened
        for seat in range(5):
            # Whatever bars most of the spots that are still free.
            tries = [NIZZA.sample(state, seat, rng) for _ in range(20)]
            after = [play(state, (seat, each))[0] for each in tries]
            state = min(after, key=lambda each: len(NIZZA.moves(each, (seat + 1) % 6)))
        assert 0 < len(NIZZA.moves(state, 5)) < len(spots)


@pytest.mark.clause("nizza", "R1")
def test_r1_six_different_lengths_or_six_equal_ones() -> None:
    different, equal = NIZZA.setup(THREE), NIZZA.setup(Options(seats=3, ropes="equal"))
    assert NIZZA.refusal(equal, NATURE, DealRopes((680,) * 6)) is None
    assert refused(different, NATURE, DealRopes((680,) * 6)).rule == "R1"
    assert refused(equal, NATURE, DealRopes(LENGTHS)).rule == "R1"
    assert refused(different, NATURE, DealRopes(LENGTHS[:5])).rule == "R1"
    assert refused(different, NATURE, DealRopes((570, *LENGTHS[1:]))).rule == "R1"
