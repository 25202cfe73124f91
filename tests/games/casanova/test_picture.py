"""Venice in a terminal: where everything lies, what is known, and which answers mean what."""

from __future__ import annotations

import re

import pytest

from ludotheque.games.casanova.board import DOCKS, DOGE, NEXT, PALAZZI, PLAIN, STREET
from ludotheque.games.casanova.model import Call, Decide, Entry, Glide, Met, Options, Walk
from ludotheque.games.casanova.picture import NUMBER, offers, picture

from .positions import CASANOVA, SAN_CASSIANO, SAN_GIOVANNI, SAN_LUCA, play, position

LOG: tuple[Entry, ...] = (
    Met(2, 0, SAN_CASSIANO, "other", False),
    Met(3, 0, SAN_GIOVANNI, "neither", True),
    Met(3, 1, SAN_LUCA, "neither", True),
    Met(4, 2, SAN_LUCA, "neither", False),
    Met(4, 1, SAN_LUCA, "neither", False),
)
VENICE = position(
    {0: "Rialto", 1: "Molo 4"},
    ["Fondamente Nove", PALAZZI[3]],
    points=2,
    round=5,
    jewels=[1],
    theatres=("San Cassiano", "San Giovanni Grisostomo", "San Luca"),
    log=LOG,
)


@pytest.mark.clause("casanova", "1.3", "1.5", "4.1")
def test_what_lies_where() -> None:
    lines = picture(CASANOVA.view(VENICE, 0), ("Ana", "Ben", "C")).splitlines()
    assert lines[:4] == [
        "⌂  ·  Palazzo Rosso   ·  Palazzo Giallo  (C) Palazzo Verde  ( ) Palazzo Blu"
        "   ·  Palazzo Viola",
        "  →1,8,17",
        "♛  ·  Molo 1   ·  Molo 2   ·  Molo 3  (B) Molo 4   ·  Molo 5",
        "  →7,16,22",
    ]
    (street,) = (line for line in lines if "Rialto" in line)
    assert re.sub(" +", " ", street) == (
        "( ) 11 Fondamente Nove →10,12,23 ─♟─ San Giovanni Grisostomo (A) 3 Rialto →2,4,26"
    )
    (street,) = (line for line in lines if "Gesuiti" in line)
    assert "─·─ San Benedetto" in street, "nobody stands in that theatre"
    at = lines.index("# 5   ▸ A   ••")
    assert lines[at + 1 : at + 4] == [
        "A ◇  Palazzo Rosso  Ana",
        "B ◆  Palazzo Giallo  Ben",
        "C ◇  Palazzo Verde",
    ]


@pytest.mark.clause("casanova", "2.1", "2.4", "2.6", "R1")
def test_every_street_and_every_way_on_the_water_can_be_read_off() -> None:
    lines = picture(VENICE).splitlines()
    assert max(map(len, lines)) <= 110
    numbers: dict[str, int] = dict(NUMBER.items())
    read: dict[str, set[str]] = {}
    ends: dict[str, str] = {}
    for line in lines[5 : 5 + len(PLAIN) // 2]:
        sides = re.findall(r"(\d+) (\D+) →([⌂♛\d,]+)", line)
        assert len(sides) == 2
        for number, name, beyond in sides:
            assert numbers[name] == int(number)
            read[name] = set(beyond.split(","))
        (_, one, _), (_, other, _) = sides
        ends |= {one: other, other: one}
    assert ends == STREET
    sign = dict.fromkeys(PALAZZI, "⌂") | dict.fromkeys(DOGE, "♛")
    sign |= {dock: str(NUMBER[dock]) for dock in PLAIN}
    for dock in PLAIN:
        assert read[dock] == {sign[other] for other in NEXT[dock]}
    for line, docks in ((lines[1], PALAZZI), (lines[3], DOGE)):
        beyond = set(line.strip().removeprefix("→").split(","))
        for dock in docks:
            assert beyond == {sign[other] for other in NEXT[dock] if other in PLAIN}
    assert set(read) | {*PALAZZI, *DOGE} == set(DOCKS)


@pytest.mark.clause("casanova", "R10")
def test_r10_the_notebook_says_what_was_seen_when_and_who_came_since() -> None:
    seen = " ".join(picture(CASANOVA.view(VENICE, 0)).split())
    assert seen.endswith(
        "A ×3 (A3) B ? B4 C ? C4 "
        "San Cassiano ★2 (A2) San Giovanni Grisostomo ×3 (A3) San Luca ? CB4"
    )
    other = " ".join(picture(CASANOVA.view(VENICE, 2)).split())
    assert other.endswith(
        "A ? A3 B ? B4 C ×4 (C4) San Cassiano ? A2 San Giovanni Grisostomo ? A3 San Luca ×4 B4"
    )
    for shown in (seen, other):
        assert shown.count("★") == (shown == seen)
    off = position({0: "Rialto"}, options=Options(seats=3, notebook="off"), log=LOG)
    for last in (picture(CASANOVA.view(off, 0)), picture(VENICE)):
        assert last.splitlines()[-1].startswith("C ◇")


@pytest.mark.clause("casanova", "2.2", "R8")
def test_a_number_for_each_move_and_yes_or_no_for_an_answer() -> None:
    moves = CASANOVA.moves(VENICE, 0)
    offered = offers(CASANOVA.view(VENICE, 0), moves)
    assert list(offered) == [str(number + 1) for number in range(len(moves))]
    assert sorted(map(str, offered.values())) == sorted(map(str, moves))
    kinds = [
        "empty" if isinstance(move, Glide) and move.start != "Rialto" else "own"
        for move in offered.values()
    ]
    assert kinds == sorted(kinds, reverse=True)
    assert {Walk(), Call()} <= set(offered.values())
    met, _ = play(VENICE, (0, Call()))
    answers = offers(CASANOVA.view(met, 0), CASANOVA.moves(met, 0))
    assert answers == {"-": Decide(False), "+": Decide(True)}
