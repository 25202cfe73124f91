"""Win shares with their intervals as an SVG that needs nothing else: no script, no address.

Drawn here because it is fifty lines; a plotting library would be the heaviest thing in the house.
"""

from __future__ import annotations

from math import ceil
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from .rating import Ranking, Summary

WIDTH, ROW = 860, 48
LEFT, RIGHT, TOP, BOTTOM = 150, 40, 78, 74
INK, FAINT, BAR, LINE, FAIR = "#22303a", "#dfe5e8", "#8fc3d4", "#14566b", "#c62828"


def picture(told: Summary) -> bytes:
    """The best on top, and a line where they would all be if nobody were better."""
    standings, fair = told.standings, told.fair
    # Up to the next ten per cent beyond everything that is drawn.
    top = min(1.0, ceil(10 * max(fair, *(each.wins.high for each in standings)) + 0.2) / 10)
    height = TOP + ROW * len(standings) + BOTTOM
    floor = height - BOTTOM

    def x(share: float) -> float:
        return round(LEFT + share / top * (WIDTH - LEFT - RIGHT), 1)

    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {WIDTH} {height}",
            "width": str(WIDTH),
            "height": str(height),
            "font-family": "system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
            "font-size": "15",
            "fill": INK,
        },
    )
    SubElement(svg, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    games = f"{told.games} game{'' if told.games == 1 else 's'}"
    seats = len(told.match.bots)
    title = f"{told.title}, {seats} seats: who wins how often in {games}"
    _text(svg, WIDTH / 2, 40, title, size=20)
    for step in range(round(top * 10) + 1):
        _line(svg, x(step / 10), TOP - 8, x(step / 10), floor, FAINT)
        _text(svg, x(step / 10), floor + 22, f"{10 * step} %")
    for row, each in enumerate(standings):
        _row(
            svg,
            each,
            TOP + ROW * row,
            x(0),
            x(each.wins.share),
            x(each.wins.low),
            x(each.wins.high),
        )
    dashed = _line(svg, x(fair), TOP - 8, x(fair), floor, FAIR, width=2)
    dashed.attrib |= {"class": "fair", "stroke-dasharray": "7 5"}
    note = f"95 % intervals; the dashed line is a fair share, {100 * fair:.3g} %"
    _text(svg, WIDTH / 2, floor + 52, note)
    indent(svg)
    return bytes(tostring(svg, encoding="utf-8")) + b"\n"


def _row(
    svg: Element, each: Ranking, y: float, zero: float, share: float, low: float, high: float
) -> None:
    """A bar up to the share, and whiskers over the interval."""
    middle = y + ROW / 2 - 4
    label = f"{each.strength} {100 * each.wins.share:.0f} %"
    _text(svg, LEFT - 14, middle + 5, label, anchor="end")
    bar = {"x": f"{zero}", "y": f"{y + 6}", "width": f"{share - zero:.1f}", "height": f"{ROW - 20}"}
    SubElement(svg, "rect", bar | {"fill": BAR, "rx": "3"})
    interval = SubElement(svg, "g", {"class": "ci"})
    _line(interval, low, middle, high, middle, LINE, width=2)
    for end in (low, high):
        _line(interval, end, middle - 7, end, middle + 7, LINE, width=2)
    dot = {"cx": f"{share}", "cy": f"{middle}", "r": "4.5", "fill": LINE}
    SubElement(interval, "circle", dot)


def _text(
    parent: Element, x: float, y: float, text: str, *, anchor: str = "middle", size: int = 15
) -> None:
    place = {"x": f"{x}", "y": f"{y}", "text-anchor": anchor, "font-size": str(size)}
    SubElement(parent, "text", place).text = text


def _line(
    parent: Element, x: float, y: float, to_x: float, to_y: float, colour: str, *, width: int = 1
) -> Element:
    ends = {"x1": f"{x}", "y1": f"{y}", "x2": f"{to_x}", "y2": f"{to_y}"}
    return SubElement(parent, "line", ends | {"stroke": colour, "stroke-width": str(width)})
