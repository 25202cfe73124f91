"""Draws Nizza's board anew: from angles around the bay to the integer polygons that rules judge by.

The houses are told in degrees along the course and in distances from the middle of the bay; what is
written is `board.json` beside the rules, all of it in whole tenths, with every polygon checked.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import Any

from shapely.geometry import Point, Polygon

FILE = Path(__file__).parents[1] / "ludotheque" / "games" / "nizza" / "board.json"
TENTHS = 10
SIZE = (980, 610)
CENTRE = (490, 432)
STRETCH = 1.1
"""How much wider the bay is than the distances below say: a race should not be over too soon."""
SQUARES, COURSE, BEFORE = 24, 220, 200
"""Street squares, the course in degrees, and where it begins."""
STREET, WATER = (170, 196), (132, 170)
ROPES = [570, 600, 630, 690, 720, 740]
"""The shortest still brings somebody up from the street; from 750 on a race is a swing shorter, and
too many are over in seven rounds."""
ARC = 2.0
"""Degrees between two points of an arc."""

HOUSES: list[tuple[str, float, float, float, str]] = [
    ("h1", 0, 16, 250, "lookout"),
    ("h2", 24, 40, 292, "villa"),
    ("h3", 41, 55, 244, "boarding_house"),
    ("h4", 62, 80, 259, "ironmonger"),
    ("h5", 82, 96, 310, "hotel"),
    ("h6", 104, 118, 250, "bakery"),
    ("h7", 119, 134, 296, "opera"),
    ("h8", 141, 157, 254, "bank"),
    ("h9", 158, 172, 304, "palace"),
    ("h10", 174, 188, 246, "fishery"),
    ("h11", 196, 208, 290, "clock_tower"),
    ("h12", 209, 220, 236, "harbour_office"),
]
"""Name, from where to where, height of the facade, and what it is: for whoever draws it. Low houses
stand so low that a rope on their front ridge reaches the street; tall ones have deep roofs, whose
eaves come down to where a rope from next door reaches them."""

SECTORS: list[tuple[str, str, str | None, float, float, float, float]] = [
    ("green", "terrace", "h1", 1, 15, 234, 264),
    ("h1_balcony", "balcony", "h1", 5, 11, 205, 221),
    ("h2_roof", "roof", "h2", 24, 40, 269, 306),
    ("h2_balcony", "balcony", "h2", 26.5, 32.5, 206, 222),
    ("h2_upper_balcony", "balcony", "h2", 31.5, 37.5, 240, 256),
    ("h3_roof", "roof", "h3", 41, 55, 230, 258),
    ("h3_balcony", "balcony", "h3", 45, 51, 205, 221),
    ("h4_roof", "roof", "h4", 62, 67, 245, 273),
    ("red1", "terrace", "h4", 68, 79, 243, 271),
    ("h4_balcony", "balcony", "h4", 68, 74, 205, 221),
    ("h5_roof", "roof", "h5", 82, 96, 284, 324),
    ("h5_balcony", "balcony", "h5", 83.5, 89.5, 206, 222),
    ("h5_upper_balcony", "balcony", "h5", 88.5, 94.5, 246, 262),
    ("h6_roof", "roof", "h6", 104, 118, 236, 264),
    ("h6_balcony", "balcony", "h6", 108, 114, 205, 221),
    ("h7_roof", "roof", "h7", 119, 134, 272, 310),
    ("h7_balcony", "balcony", "h7", 121, 127, 206, 222),
    ("h7_upper_balcony", "balcony", "h7", 126, 132, 241, 257),
    ("h8_roof", "roof", "h8", 141, 145, 240, 268),
    ("red2", "terrace", "h8", 146, 156.5, 238, 266),
    ("h8_balcony", "balcony", "h8", 146, 152, 205, 221),
    ("h9_roof", "roof", "h9", 158, 172, 279, 318),
    ("h9_balcony", "balcony", "h9", 159.5, 165.5, 206, 222),
    ("h9_upper_balcony", "balcony", "h9", 164.5, 170.5, 244, 260),
    ("h10_roof", "roof", "h10", 174, 188, 232, 260),
    ("h10_balcony", "balcony", "h10", 178, 184, 205, 221),
    ("h11_roof", "roof", "h11", 196, 208, 268, 304),
    ("h11_balcony", "balcony", "h11", 196.5, 202.5, 206, 222),
    ("h11_upper_balcony", "balcony", "h11", 201.5, 207.5, 239, 255),
    ("h12_roof", "roof", "h12", 209, 220, 222, 250),
    ("h12_balcony", "balcony", "h12", 211.5, 217.5, 196, 212),
    ("yacht", "yacht", None, 204, 224, 112, 165),
]
PALMS = [("a", 20, 224), ("b", 58.5, 226), ("c", 100, 224), ("d", 137.5, 226), ("e", 192, 224)]
CROWN, FRONDS = 16, 24
CHIMNEYS: list[tuple[float, float]] = [
    (13.5, 238),
    (32, 300),
    (48, 234),
    (64, 247),
    (84.5, 318),
    (94, 318),
    (111, 240),
    (122, 304),
    (143, 242),
    (161, 312),
    (170.5, 312),
    (181, 236),
    (201, 298),
    (214.5, 228.5),
]


def polar(t: float, r: float) -> list[int]:
    """A point by its degrees along the course and its distance from the middle of the bay."""
    theta = radians(BEFORE - t)
    far = r * STRETCH
    x, y = CENTRE[0] + far * cos(theta), CENTRE[1] - far * sin(theta)
    return [round(x * TENTHS), round(y * TENTHS)]


def degrees(start: float, end: float) -> list[float]:
    steps = max(1, round((end - start) / ARC))
    return [start + (end - start) * step / steps for step in range(steps + 1)]


def sector(start: float, end: float, near: float, far: float) -> list[list[int]]:
    """The outer arc, and back along the inner one."""
    there = degrees(start, end)
    ring = [polar(t, far) for t in there] + [polar(t, near) for t in reversed(there)]
    assert Polygon(ring).is_valid
    return ring


def crown(t: float, r: float) -> list[list[int]]:
    x, y = polar(t, r)
    turns = [radians(360 * frond / FRONDS) for frond in range(FRONDS)]
    size = CROWN * TENTHS
    return [[round(x + size * cos(turn)), round(y + size * sin(turn))] for turn in turns]


def spots(kind: str, start: float, end: float, near: float, far: float) -> list[list[int]]:
    """Points that are worth stepping through: by keyboard, or for a quick look at what is near."""
    middle = (near + far) / 2
    if kind == "balcony":
        # The inner rim too, where it is what the yacht is reached from.
        rim = [polar(t, near + 1.5) for t in (start + 1, (start + end) / 2, end - 1)]
        return [polar((start + end) / 2, middle), *(rim if near == STREET[1] else [])]
    if kind == "yacht":
        # The outer rim too: it is all that a ladder or a rope from the last house reaches.
        rim = [polar(t, far - 1.5) for t in (210.5, 214.5, 218.5)]
        return [*(polar(t, r) for t in (209, 214, 219) for r in (130, 156)), *rim]
    inset = min(1.5, (end - start) / 4)
    count = max(2, round((end - start) / 3.2))
    steps = [
        start + inset + (end - start - 2 * inset) * step / (count - 1) for step in range(count)
    ]
    return [polar(t, r) for t in steps for r in (near + 8, far - 8)]


def surfaces() -> Iterator[dict[str, Any]]:
    for name, kind, house, start, end, near, far in SECTORS:
        yield {
            "id": name,
            "kind": kind,
            "house": house,
            "polygon": sector(start, end, near, far),
            "spots": spots(kind, start, end, near, far),
        }
    for letter, t, r in PALMS:
        yield {
            "id": f"palm_{letter}",
            "kind": "palm",
            "house": None,
            "polygon": crown(t, r),
            "spots": [polar(t, r)],
        }


def board() -> dict[str, Any]:
    edges = [COURSE * square / SQUARES for square in range(SQUARES + 1)]
    pairs = list(pairwise(edges))
    middle = sum(STREET) / 2
    return {
        "size": [each * TENTHS for each in SIZE],
        "centre": [each * TENTHS for each in CENTRE],
        "ladder": 400,
        "pawn_radius": 60,
        "push_reach": 520,
        "ropes": ROPES,
        "equal_rope": 680,
        "fall_tolerance": 25,
        "chimneys": [polar(t, r) for t, r in CHIMNEYS],
        "rope_chimneys": [1, 4, 5, 8, 9, 11],
        "houses": [
            {"id": name, "style": style, "facade": sector(start, end, STREET[1], top)}
            for name, start, end, top, style in HOUSES
        ],
        "surfaces": list(surfaces()),
        "street": [
            {
                "polygon": sector(start, end, *STREET),
                "middle": polar((start + end) / 2, middle),
                "spots": [polar((start + end) / 2, r) for r in (middle, STREET[1] - 2)],
            }
            for start, end in pairs
        ],
        "water": [
            {"polygon": sector(start, end, *WATER), "middle": polar((start + end) / 2, 151)}
            for start, end in pairs
        ],
        "bounds": [polar(edge, middle) for edge in edges],
        "helicopter": [3560, 5100],
        "rope_ladder": [[4040, 4940], polar(205, 130)],
    }


def check(made: dict[str, Any]) -> None:
    """No surface overlaps another by more than the thickness of a line, and spots lie inside."""
    shapes = [(each["id"], Polygon(each["polygon"])) for each in made["surfaces"]]
    for index, (name, shape) in enumerate(shapes):
        assert shape.is_valid, name
        for other, another in shapes[index + 1 :]:
            assert shape.intersection(another).area < 1000, (name, other)
    for each in (*made["surfaces"], *made["street"]):
        assert all(Polygon(each["polygon"]).contains(Point(*spot)) for spot in each["spots"])
    apart = [hypot(x - made["centre"][0], y - made["centre"][1]) for x, y in made["bounds"]]
    assert max(apart) - min(apart) < 2


def written() -> str:
    """The whole file; `scripts/generate` writes it."""
    made = board()
    check(made)
    lines = ",\n".join(f' "{key}": {_line(value)}' for key, value in made.items())
    return f"{{\n{lines}\n}}\n"


def _line(value: Any) -> str:
    """Lists of things a line each, everything else on one line: a diff that can be read."""
    if isinstance(value, list) and value and isinstance(value[0], dict):
        rows = ",\n".join(f"  {json.dumps(each)}" for each in value)
        return f"[\n{rows}\n ]"
    return json.dumps(value)
