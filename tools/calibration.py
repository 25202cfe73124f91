"""Whether the bids of Nimm's Leich!'s master mean what they say, as a table and a picture.

Behind every bid is a chance that it is good, as the master saw it. Bids that were thought good in
seven of ten cases should turn out good in seven of ten.

    python tools/calibration.py amateur --games 200 --picture calibration.svg
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from tqdm import tqdm

from ludotheque.arena.match import Match, played
from ludotheque.bots.bot import Bot
from ludotheque.bots.nimms_leich.belief import Belief
from ludotheque.bots.nimms_leich.plain import truth
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.bots.nimms_leich.schemer import Schemer
from ludotheque.core.game import AnyGame, Seat, ignore
from ludotheque.core.record import Record
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.nimms_leich.bidding import height
from ludotheque.games.nimms_leich.deck import showing
from ludotheque.games.nimms_leich.model import Bid, Move, View
from ludotheque.titles import find

GAME = find("nimms-leich").game
SEATS = 4
BINS = 10
SIZE, MARGIN = 460, 60
INK, FAINT, DOT, LINE = "#22303a", "#dfe5e8", "#14566b", "#c62828"


class Told(NamedTuple):
    """What the master thought of a bid of its own, and whether it was good."""

    chance: float
    good: bool


class Bin(NamedTuple):
    bids: int
    thought: float
    good: float

    @property
    def error(self) -> float:
        """Half of a 95 % interval."""
        return 1.96 * sqrt(max(self.good * (1 - self.good), 0.25 / self.bids) / self.bids)


class Candid:
    """The master, who says what it thinks of each bid."""

    def __init__(self, game: AnyGame) -> None:
        self.master, self.thoughts = Schemer(game), list[float]()

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        move = self.master.choose(view, seat, rng)
        if isinstance(move, Bid):
            reading = Reading(view, seat)
            odds = Belief(reading, self.master.habits).totals()
            self.thoughts.append(truth(reading, odds, height(view.row, move)))
        return move


def watched(against: str, deal: int, rotation: int) -> list[Told]:
    """One game of the master against three others, and what became of each of its bids."""
    candid = Candid(GAME)
    match = Match(
        game=GAME.name,
        version=GAME.version,
        options={"seats": SEATS, "notebook": "on"},
        bots=tuple("candid" if seat == rotation else against for seat in range(SEATS)),
        deal=deal,
        rotation=rotation,
    )

    def make(game: AnyGame, strength: str) -> Bot:
        return candid if strength == "candid" else find(game.name).bot(strength)

    game = played(match, GAME, make)
    goods = outcomes(game.record, rotation)
    return [Told(*each) for each in zip(candid.thoughts, goods, strict=True)]


def outcomes(record: Record, seat: Seat) -> list[bool]:
    """For each bid of a seat, whether the hands of that moment made it good."""
    state = GAME.setup(GAME.codec.options(GAME.codec.encode(record.header.options)))
    goods = []
    for ply in record.plies:
        move = GAME.codec.move(GAME.codec.encode(ply.move))
        if ply.seat == seat and isinstance(move, Bid):
            goods.append(showing(move.corpse, state.hands) >= move.count)
        state = GAME.apply(state, ply.seat, move, ignore)
    return goods


def gathered(told: Sequence[Told]) -> list[Bin]:
    found = []
    for number in range(BINS):
        here = [each for each in told if min(int(each.chance * BINS), BINS - 1) == number]
        if here:
            thought = sum(each.chance for each in here) / len(here)
            found.append(Bin(len(here), thought, sum(each.good for each in here) / len(here)))
    return found


def picture(bins: Sequence[Bin], title: str) -> bytes:
    """A dot for each tenth, with its interval; on the dashed line, thoughts and facts agree."""
    side = SIZE - 2 * MARGIN
    svg = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": f"0 0 {SIZE} {SIZE}",
            "width": str(SIZE),
            "height": str(SIZE),
            "font-family": "system-ui, 'Segoe UI', Roboto, Arial, sans-serif",
            "font-size": "13",
            "fill": INK,
        },
    )
    SubElement(svg, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})

    def x(share: float) -> str:
        return f"{MARGIN + share * side:.1f}"

    def y(share: float) -> str:
        return f"{SIZE - MARGIN - share * side:.1f}"

    def line(ends: tuple[float, float, float, float], colour: str, **more: str) -> None:
        one, start, other, end = ends
        place = {"x1": x(one), "y1": y(start), "x2": x(other), "y2": y(end), "stroke": colour}
        SubElement(svg, "line", place | more)

    def text(at_x: str, at_y: str, words: str) -> None:
        place = {"x": at_x, "y": at_y, "text-anchor": "middle"}
        SubElement(svg, "text", place).text = words

    for tenth in range(0, 11, 2):
        share = tenth / 10
        line((share, 0, share, 1), FAINT)
        line((0, share, 1, share), FAINT)
        text(x(share), f"{SIZE - MARGIN + 20}", f"{10 * tenth} %")
        text(f"{MARGIN - 26}", f"{float(y(share)) + 4}", f"{10 * tenth} %")
    line((0, 0, 1, 1), LINE, **{"stroke-dasharray": "6 5", "stroke-width": "2"})
    for each in bins:
        low, high = max(each.good - each.error, 0), min(each.good + each.error, 1)
        line((each.thought, low, each.thought, high), DOT, **{"stroke-width": "2"})
        dot = {"cx": x(each.thought), "cy": y(each.good), "r": "5", "fill": DOT}
        SubElement(svg, "circle", dot)
    text(f"{SIZE / 2}", "30", title)
    text(f"{SIZE / 2}", f"{SIZE - 22}", "across: how likely the master thought its bid")
    text(f"{SIZE / 2}", f"{SIZE - 6}", "upwards: how often it was good")
    indent(svg)
    return bytes(tostring(svg, encoding="utf-8")) + b"\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("against", choices=STRENGTHS, help="who sits on the other three seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--picture", type=Path, help="write an SVG there")
    asked = parser.parse_args()
    told: list[Told] = []
    for number in tqdm(range(asked.games), delay=2, disable=None):
        told += watched(asked.against, 1000 + number // SEATS, number % SEATS)
    bins = gathered(told)
    print(f"{len(told)} bids in {asked.games} games against three of {asked.against}")
    print("   bids  thought     good")
    for each in bins:
        print(f"{each.bids:>7}  {each.thought:>6.1%}  {each.good:>6.1%} ± {each.error:.1%}")
    off = sum(each.bids * abs(each.thought - each.good) for each in bins) / len(told)
    print(f"mean distance between thoughts and facts: {off:.1%}")
    if asked.picture:
        asked.picture.write_bytes(picture(bins, f"{len(told)} bids against three {asked.against}s"))


if __name__ == "__main__":
    main()
