"""Every refusal cites a clause that exists and gives the facts that its message needs."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from ludotheque.core.game import NATURE
from ludotheque.core.languages import LANGUAGES
from ludotheque.games.nizza.model import (
    Climb,
    DealRopes,
    EndTurn,
    KeepDice,
    Move,
    Options,
    Over,
    PassDie,
    PlacePawn,
    Placing,
    Swing,
    Symbol,
    Throw,
    ThrowForStart,
    Throwing,
    Walk,
)
from ludotheque.voice.voice import Voice

from .positions import NIZZA, TWO, keeping, on, position, reason, refused, street, turn

FIVE: tuple[Symbol, ...] = ("rope", "swing", "ladder", "walk", "parachute")
BOX = NIZZA.setup(TWO)
STARTED = NIZZA.apply(BOX, NATURE, DealRopes((570, 600, 630, 690, 720, 740)), lambda _: None)
ROLLING = position(Throwing(0, (), (1, 2, 3, 4, 5), 1))


@pytest.mark.clause("nizza", "1.1")
@pytest.mark.parametrize("seat", [-7, 2, 1000])
def test_no_such_seat(seat: int) -> None:
    refusal = refused(turn(()), seat, EndTurn())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("1.1", "no_such_seat", {"seat": seat})


@pytest.mark.clause("nizza", "2.1", "1.5")
@pytest.mark.parametrize("move", [DealRopes(()), ThrowForStart(()), Throw(())])
def test_players_do_not_throw_natures_dice(move: Move) -> None:
    for state in (BOX, STARTED, ROLLING, keeping(FIVE), turn(())):
        assert reason(state, move) == ("2.1", "nature_throws")


@pytest.mark.clause("nizza", "1.1", "1.4", "1.5", "2.1")
def test_nature_does_only_what_she_owes() -> None:
    cases: list[tuple[object, Move, tuple[str, str]]] = [
        (BOX, EndTurn(), ("1.1", "nature_is_no_player")),
        (STARTED, DealRopes((570, 600, 630, 690, 720, 740)), ("1.4", "ropes_are_dealt")),
        (BOX, ThrowForStart(("walk", "walk")), ("1.5", "no_start_throw_now")),
        (STARTED, ThrowForStart(("walk",)), ("R10", "a_die_each")),
        (keeping(FIVE), Throw(("walk",)), ("2.1", "no_throw_now")),
        (ROLLING, Throw(("walk",)), ("2.1", "wrong_number_of_dice")),
    ]
    for state, move, expected in cases:
        refusal = NIZZA.refusal(state, NATURE, move)  # type: ignore[arg-type]
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == expected


@pytest.mark.clause("nizza", "1.3", "1.5", "2.1")
def test_everything_in_its_time() -> None:
    assert reason(BOX, EndTurn()) == ("1.5", "start_first")
    assert reason(STARTED, KeepDice()) == ("1.5", "start_first")
    placing = position(Placing(0))
    assert reason(placing, EndTurn()) == ("1.3", "place_first")
    green = PlacePawn(on("green").x, on("green").y)
    for state in (keeping(FIVE), turn(())):
        assert reason(state, green) == ("1.3", "already_placed")
    assert reason(ROLLING, green) == ("2.1", "dice_are_rolling")
    assert reason(turn(()), KeepDice()) == ("2.1", "throwing_is_over")


@pytest.mark.clause("nizza", "5.1")
def test_once_it_is_over_nothing_is_allowed() -> None:
    over = position(Over(1))
    for seat in (NATURE, 0, 1, 2):
        for move in (EndTurn(), KeepDice(), Throw(()), PassDie("rope"), Walk(0, 0)):
            refusal = NIZZA.refusal(over, seat, move)
            assert refusal is not None
            assert refusal.rule == "5.1"


@pytest.mark.clause("nizza", "3.2")
@pytest.mark.parametrize("chimney", [-1, 0, 15, 10**9])
def test_there_are_fourteen_chimneys(chimney: int) -> None:
    state = turn(("swing",), street(3))
    refusal = refused(state, 0, Swing(0, chimney, 0, 0))
    assert (refusal.reason, refusal.facts) == ("no_such_chimney", {"chimneys": 14})


@pytest.mark.clause("nizza", "1.1")
def test_absurd_points_are_refused_like_any_other() -> None:
    """And can be said, however far they are."""
    state = turn(("swing", "ladder", "walk"), street(3), options=Options(seats=2))
    voices = [Voice(NIZZA, language, ["Ada", "Bo"]) for language in LANGUAGES]
    for far in (10**6, 10**9, -(10**9), 2**53 + 1, 10**27, 10**900):
        moves: tuple[Move, ...] = (
            Swing(0, 1, far, far),
            Climb(far, 0),
            Walk(far, -far),
            PlacePawn(far, far),
        )
        for move, voice in product(moves, voices):
            refusal = NIZZA.refusal(state, 0, move)
            assert refusal is not None
            said = voice.refusal(refusal)
            assert (str(far) in said) == ("x" in refusal.facts)


@pytest.mark.clause("nizza", "1.1")
@pytest.mark.parametrize("kind", ["swing", "climb", "walk", "place_pawn"])
@pytest.mark.parametrize("far", [10**6 + 1, -(10**6) - 1, 10**27])
def test_what_is_out_of_this_world_is_no_move(kind: str, far: int) -> None:
    fields: dict[str, object] = {"kind": kind, "rope": 0, "chimney": 1, "x": 0, "y": far}
    if kind != "swing":
        del fields["rope"], fields["chimney"]
    with pytest.raises(msgspec.ValidationError, match=r"\$\.y"):
        NIZZA.codec.move(msgspec.json.encode(fields))
    near = NIZZA.codec.move(msgspec.json.encode({**fields, "y": 10**6}))
    assert isinstance(near, Swing | Climb | Walk | PlacePawn)
    assert near.y == 10**6
