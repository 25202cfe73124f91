"""What is made of a type can be decoded as that type, keeps its bounds, and reaches far enough."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from random import Random
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from ludotheque.core.game import AnyGame, Data, Tagged
from ludotheque.core.laws.arbitrary import arbitrary, every, vary
from tests.support.titles import GAMES


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Dot(Tagged, frozen=True):
    at: tuple[int, int]


class Path(Tagged, frozen=True):
    discs: Annotated[tuple[Literal["L", "R"], ...], Meta(min_length=1, max_length=3)]
    then: Dot | None = None


class Everything(Data, frozen=True):
    die: Annotated[int, Meta(ge=1, le=6)]
    open_die: Annotated[int, Meta(gt=0, lt=7)]
    even: Annotated[int, Meta(multiple_of=2)]
    low: Annotated[int, Meta(ge=3)]
    high: Annotated[int, Meta(le=3)]
    half: Annotated[float, Meta(ge=0, lt=1)]
    word: Annotated[str, Meta(min_length=2, max_length=4)]
    described: Annotated[bool, Meta(description="a flag")]
    colour: Colour
    figure: Dot | Path
    either: int | str | None
    row: tuple[bool, ...]
    many: list[Colour]
    named: dict[str, int]
    trace: bytes
    digest: Annotated[bytes, Meta(min_length=2, max_length=4)]


def decodes(value: Any, of: Any) -> bool:
    again = msgspec.json.decode(msgspec.json.encode(value), type=of, strict=True)
    return bool(again == value)


def test_a_value_of_a_type_can_be_decoded_as_that_type() -> None:
    rng = Random(1)
    assert all(decodes(arbitrary(Everything, rng), Everything) for _ in range(500))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_arbitrary_moves_of_every_game_could_arrive_on_the_wire(game: AnyGame) -> None:
    rng, kind = Random(2), game.codec.types["Move"]
    moves = [arbitrary(kind, rng) for _ in range(500)]
    moves += [vary(move, kind, rng) for move in moves]
    assert all(game.codec.move(game.codec.encode(move)) == move for move in moves)
    assert len({type(move) for move in moves}) > 1


def test_a_bounded_integer_reaches_both_ends_and_goes_no_further() -> None:
    rng = Random(3)
    assert {arbitrary(Annotated[int, Meta(ge=-1, lt=3)], rng) for _ in range(200)} == {-1, 0, 1, 2}


def test_an_integer_without_bounds_is_small_beyond_or_absurd() -> None:
    rng = Random(4)
    drawn = {arbitrary(int, rng) for _ in range(2000)}
    assert set(range(-2, 10)) <= drawn
    assert max(drawn) > 2**53
    assert min(drawn) < -(10**6)


def test_bytes_are_none_few_or_many_and_a_neighbour_has_one_bit_flipped() -> None:
    rng = Random(8)
    sizes = {len(arbitrary(bytes, rng)) for _ in range(500)}
    assert {0, 1, 8} < sizes
    assert max(sizes) > 50
    near = {vary(b"\x00\x01", bytes, rng) for _ in range(500)}
    assert {b"\x01\x01", b"\x00\x00", b"\x80\x01", b"\x00\x81"} < near
    assert vary(b"", bytes, rng) is not None


def test_the_same_seed_makes_the_same_value() -> None:
    assert arbitrary(Everything, Random(5)) == arbitrary(Everything, Random(5))


def test_a_neighbour_differs_in_one_place() -> None:
    rng = Random(6)
    start = Path(("L", "R"), Dot((2, 3)))
    near = {vary(start, Dot | Path, rng) for _ in range(2000)}
    assert all(decodes(each, Dot | Path) for each in near)
    for expected in (
        Path(("L",), Dot((2, 3))),
        Path(("R", "L"), Dot((2, 3))),
        Path(("L", "R", "L"), Dot((2, 3))),
        Path(("L", "R"), Dot((2, 4))),
        Path(("L", "R"), None),
    ):
        assert expected in near


def test_a_neighbour_of_nothing_can_be_something() -> None:
    rng = Random(7)
    near = {vary(Path(("L",)), Path, rng) for _ in range(200)}
    assert any(each.then is not None for each in near)


def test_every_lists_the_product_of_all_that_is_bounded() -> None:
    class Choice(Data, frozen=True):
        seats: Annotated[int, Meta(ge=2, le=4)]
        fork: Literal["a", "b"]
        memo: bool
        colour: Colour | None

    listed = every(Choice)
    assert len(listed) == len(set(listed)) == 3 * 2 * 2 * 3
    assert all(decodes(each, Choice) for each in listed)
    assert every(tuple[bool, Literal[1]]) == ((False, 1), (True, 1))
    assert every(Annotated[int, Meta(ge=1, le=9, multiple_of=4)]) == (4, 8)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_options_of_every_game_can_be_listed(game: AnyGame) -> None:
    listed = every(game.codec.types["Options"])
    assert listed
    assert all(game.codec.options(game.codec.encode(each)) == each for each in listed)


@pytest.mark.parametrize("of", [int, Annotated[int, Meta(ge=0)], str, tuple[bool, ...]])
def test_what_has_no_bounds_cannot_be_listed(of: Any) -> None:
    with pytest.raises(TypeError, match="cannot be listed"):
        every(of)


def test_what_cannot_be_made_is_said_to_be_so() -> None:
    with pytest.raises(TypeError, match="no arbitrary DateTimeType can be made"):
        arbitrary(datetime, Random(0))
