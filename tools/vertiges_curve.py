"""How often a piece is put in its place in Vertiges, by how the hand trembles and how high it is.

A hand that knows the way but never looks puts one more piece on towers that are built a little
askew. As much as it trembles, it is also wrong about where the tower is.

    python tools/vertiges_curve.py --samples 40 --picture vertiges-curve.svg
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log, sqrt
from pathlib import Path
from random import Random
from typing import Literal, NamedTuple, TypeAlias
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tqdm import tqdm

from ludotheque.games.vertiges.judge import judge
from ludotheque.games.vertiges.physics.job import Job
from ludotheque.games.vertiges.physics.path import path
from ludotheque.games.vertiges.physics.simulation import settle
from ludotheque.games.vertiges.physics.trace import pack
from ludotheque.games.vertiges.physics.tremor import GROWTH, REACH, STEADY_BELOW
from ludotheque.games.vertiges.physics.world import left_alone
from ludotheque.games.vertiges.pieces import CUTS, PIECES, fits, mate
from ludotheque.games.vertiges.poses import Pose, upon

TREMORS = (3, 6, 10, 15, 22, 30, 45, 70)
"""Tenths of a millimetre."""
HEIGHTS = (2, 6, 10, 14, 18, 22)
"""Pieces below, or one more in every second sample: flat joints and cuts by turns."""
ASKEW = 1000.0
"""Micrometres by which a flat joint is off, on average."""

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 480, 70, 150, 60, 70
INK, FAINT = "#22303a", "#dfe5e8"
LINES = ("#9fd3c7", "#5fb0b7", "#14566b", "#7a5ea8", "#c0587e", "#c62828")

End: TypeAlias = Literal["put", "misfit", "fall"]


class Cell(NamedTuple):
    samples: int
    put: float
    fell: float

    @property
    def error(self) -> float:
        """Half of a 95 % interval."""
        return 1.96 * sqrt(max(self.put * (1 - self.put), 0.25 / self.samples) / self.samples)


def askew(pieces: int, rng: Random) -> tuple[list[Pose], list[int]]:
    """A tower, base first, as it comes to stand; and what is left of the 48."""
    left = {cut: [piece.id for piece in PIECES if piece.cut == cut] for cut in CUTS}
    tower: list[Pose] = []
    while len(tower) < pieces:
        cut = rng.choice(CUTS)
        if not left[cut] or len(left[mate(cut)]) < 1 + (cut == mate(cut)):
            continue
        lower, upper = left[cut].pop(), left[mate(cut)].pop()
        base = Pose(lower, 0, 0, 0, False)
        if tower:
            ideal = upon(tower[-1], lower)
            off = round(rng.gauss(0, ASKEW))
            base = Pose(lower, ideal.x + off, ideal.y, ideal.angle, False)
        tower += [base, upon(base, upper)]
    # An odd tower ends with a cut, and what fits on it is still there: its mate was not put.
    spare = [piece for pieces in left.values() for piece in pieces]
    spare += [pose.piece for pose in tower[pieces:]]
    stood = {pose.piece: pose for pose in left_alone(tower[:pieces], 0.75)}
    return [stood[pose.piece] for pose in tower[:pieces]], spare


def sample(pieces: int, tremor: int, seed: int) -> End:
    rng = Random(f"{pieces} {tremor} {seed}")
    tower, spare = askew(pieces, rng)
    top = tower[-1]
    wanted = [
        piece for piece in spare if not top.cut_up or fits(PIECES[top.piece].cut, PIECES[piece].cut)
    ]
    piece = rng.choice(wanted)
    place = upon(top, piece)
    growth = 1 + GROWTH * max(0.0, place.y / 10_000 - STEADY_BELOW) / REACH
    mistake = round(rng.gauss(0, tremor * 100 / 2) * growth)
    aimed = Pose(piece, place.x + mistake, place.y, place.angle, False)
    start = Pose(piece, aimed.x, aimed.y + 25_000, place.angle, False)
    poses = tuple(sorted(tower, key=lambda pose: pose.piece))
    job = Job(poses, (piece,), start, rng.getrandbits(48), tremor)
    came = settle(job, pack(path(start, aimed, ())))
    verdict = judge(poses, job.held, came.released, came.poses)
    if verdict.fallen:
        return "fall"
    return "put" if verdict.seated_on == top.piece else "misfit"


def measured(samples: int) -> dict[tuple[int, int], Cell]:
    cells: dict[tuple[int, int], Cell] = {}
    jobs = [(height, tremor) for height in HEIGHTS for tremor in TREMORS]
    for height, tremor in tqdm(jobs, delay=2, disable=None):
        ends = Counter(sample(height + seed % 2, tremor, seed) for seed in range(samples))
        cells[height, tremor] = Cell(samples, ends["put"] / samples, ends["fall"] / samples)
    return cells


def picture(cells: Mapping[tuple[int, int], Cell]) -> bytes:
    """A line for each height, with its intervals; the tremor on a scale of ratios."""
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {HEIGHT}",
            "width": str(WIDTH),
            "height": str(HEIGHT),
            "font-family": "system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
            "font-size": "14",
            "fill": INK,
        },
    )
    SubElement(svg, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    floor, edge = HEIGHT - BOTTOM, WIDTH - RIGHT

    def x(tremor: int) -> float:
        part = log(tremor / TREMORS[0]) / log(TREMORS[-1] / TREMORS[0])
        return round(LEFT + part * (edge - LEFT), 1)

    def y(share: float) -> float:
        return round(floor - share * (floor - TOP), 1)

    def line(ends: Sequence[float], colour: str, width: int = 1) -> None:
        place = dict(zip(("x1", "y1", "x2", "y2"), map(str, ends), strict=True))
        SubElement(svg, "line", place | {"stroke": colour, "stroke-width": str(width)})

    def text(at_x: float, at_y: float, words: str, **more: str) -> None:
        place = {"x": str(at_x), "y": str(at_y), "text-anchor": "middle"}
        SubElement(svg, "text", place | more).text = words

    samples = next(iter(cells.values())).samples
    title = f"Vertiges: how often one piece more sits, in {samples} samples each"
    text(WIDTH / 2, 34, title, **{"font-size": "18"})
    for tenth in range(0, 11, 2):
        line((LEFT, y(tenth / 10), edge, y(tenth / 10)), FAINT)
        text(LEFT - 28, y(tenth / 10) + 5, f"{10 * tenth} %")
    for tremor in TREMORS:
        line((x(tremor), TOP, x(tremor), floor), FAINT)
        text(x(tremor), floor + 22, f"{tremor / 10:g}")
    text((LEFT + edge) / 2, floor + 50, "tremor in millimetres; the bars are 95 % intervals")
    for height, colour in zip(HEIGHTS, LINES, strict=True):
        row = [cells[height, tremor] for tremor in TREMORS]
        points = " ".join(
            f"{x(tremor)},{y(cell.put)}" for tremor, cell in zip(TREMORS, row, strict=True)
        )
        drawn = {"points": points, "fill": "none", "stroke": colour, "stroke-width": "2.5"}
        SubElement(svg, "polyline", drawn)
        for tremor, cell in zip(TREMORS, row, strict=True):
            low, high = max(cell.put - cell.error, 0), min(cell.put + cell.error, 1)
            line((x(tremor), y(low), x(tremor), y(high)), colour)
            dot = {"cx": str(x(tremor)), "cy": str(y(cell.put)), "r": "4", "fill": colour}
            SubElement(svg, "circle", dot)
        at = TOP + 24 * HEIGHTS.index(height)
        line((edge + 16, at, edge + 40, at), colour, 3)
        text(edge + 48, at + 5, f"{height} below", **{"text-anchor": "start"})
    indent(svg)
    return bytes(tostring(svg, encoding="utf-8")) + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--samples", type=int, default=40, help="placements for each point")
    parser.add_argument("--picture", type=Path, help="write an SVG there")
    asked = parser.parse_args()
    cells = measured(asked.samples)
    print(f"put in its place / made something fall, {asked.samples} samples each")
    print("  below" + "".join(f"{tremor / 10:>12g} mm" for tremor in TREMORS))
    for height in HEIGHTS:
        row = [cells[height, tremor] for tremor in TREMORS]
        print(f"{height:>7}" + "".join(f"{cell.put:>9.2f} / {cell.fell:.2f}" for cell in row))
    if asked.picture:
        asked.picture.write_bytes(picture(cells))


if __name__ == "__main__":
    main()
