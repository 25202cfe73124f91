"""What goes on in games of Vertiges, read from the records that the arena kept.

Of each strength: how often something fell while it built, by the height of the tower; where its
points come from; how often its turns ended wrongly, and who was caught; which of its ZAPs came off,
beside what it was told by its odds. And how many turns the games took.

    ludotheque arena vertiges master expert --games 60 --records --out runs/wood
    python tools/vertiges_games.py runs/wood
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from ludotheque.arena.ledger import RECORDS
from ludotheque.bots.vertiges import LADDER
from ludotheque.bots.vertiges.odds import odds, part_of
from ludotheque.bots.vertiges.planner import Builder
from ludotheque.core.line import Ply
from ludotheque.core.record import Opened, read
from ludotheque.games.vertiges.events import (
    Event,
    FittingCaught,
    IdlenessCaught,
    PiecePut,
    PiecesFell,
    PieceTakenBack,
    PointsScored,
    SecondTowerCaught,
    ZapMissed,
    Zapped,
)
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import Falling, Lift, Move, Rule, Settle, Settling, State, Take
from ludotheque.games.vertiges.protests import fault
from ludotheque.games.vertiges.towers import pose_of

GAME = Vertiges()
BANDS = ((0, 2), (3, 5), (6, 8), (9, 12), (13, 48))
"""Pieces below the one that is put."""
SOURCES = {
    Rule.ZAP_POINTS: "ZAPs",
    Rule.FALL: "falls while building",
    Rule.ZAP_FALLS: "falls by ZAPs",
    Rule.CAUGHT: "protests",
    Rule.LEFT_OVER: "what was left over",
}


class Tally:
    """All that one strength did."""

    def __init__(self) -> None:
        self.put: Counter[int] = Counter()
        self.fell: Counter[int] = Counter()
        self.points: Counter[str] = Counter()
        self.turns = self.faults = self.caught = 0
        self.zaps: list[Zap] = []


class Zap(NamedTuple):
    moved: int
    delicate: bool
    """With a slant or a hill inside."""
    promised: float
    held: bool


class Step(NamedTuple):
    before: State
    move: Move
    after: State
    events: list[Event]


def steps(path: Path) -> tuple[list[str], Iterator[Step]]:
    record = read(path.read_bytes())
    opened = Opened(record, GAME)
    bots = [seat.bot or "" for seat in record.header.seats]
    return bots, _steps(opened)


def _steps(opened: Opened) -> Iterator[Step]:
    state = GAME.setup(opened.options)
    for line in opened.lines:
        if isinstance(line, Ply):
            events: list[Event] = []
            after = GAME.apply(state, line.seat, line.move, events.append)
            yield Step(state, line.move, after, events)
            state = after


def band(below: int) -> int:
    return next(number for number, (_, most) in enumerate(BANDS) if below <= most)


def placement(tally: Tally, step: Step, tops: dict[int, int]) -> None:
    """A piece from the hand that was let go over a tower; `tops` are heights by their top."""
    for event in step.events:
        if isinstance(event, PiecePut):
            tally.put[band(event.height - 1)] += 1
            return
    fell = next((event for event in step.events if isinstance(event, PiecesFell)), None)
    back = any(isinstance(e, PieceTakenBack) and e.why == "does_not_fit" for e in step.events)
    if fell is None and not back:
        return
    below = tops.get(aimed(step), 0)
    tally.put[band(below)] += 1
    tally.fell[band(below)] += fell is not None


def aimed(step: Step) -> int:
    """The top that was nearest to where the fingers opened."""
    phase = step.before.phase
    assert isinstance(phase, Settling | Falling)
    if isinstance(phase, Falling):
        return -1 if phase.onto is None else phase.onto
    assert isinstance(step.move, Settle)
    released = step.move.released
    if released is None:
        return -1
    tops = [tower[-1] for tower in step.before.towers]
    near = [(abs(pose_of(step.before, top).x - released.x), top) for top in tops]
    return min(near, default=(0, -1))[1]


def read_game(path: Path, tallies: dict[str, Tally]) -> int:
    bots, course = steps(path)
    state = None
    for step in course:
        before, after = step.before, step.after
        state = after
        for event in step.events:
            if isinstance(event, PointsScored):
                source = SOURCES.get(Rule(event.rule), event.rule)
                tallies[bots[event.seat]].points[source] += event.points
            elif isinstance(event, FittingCaught | SecondTowerCaught | IdlenessCaught):
                tallies[bots[event.against]].caught += 1
        if after.turn > before.turn > 0 and after.deed is not None:
            deed = after.deed
            tallies[bots[deed.seat]].faults += fault(after, deed) is not None
        if after.turn > before.turn > 0:
            tallies[bots[_turn(before)]].turns += 1
        phase = before.phase
        if not isinstance(phase, Settling | Falling):
            continue
        tally = tallies[bots[phase.seat]]
        if isinstance(phase.held, Take):
            placement(tally, step, {tower[-1]: len(tower) for tower in before.towers})
        else:
            zap(tally, step, phase.held, hand_of(bots[phase.seat]))
    assert state is not None
    return state.turn


def _turn(state: State) -> int:
    """Whose turn it is."""
    seat = getattr(state.phase, "seat", None)
    assert seat is not None, state.phase
    return int(seat)


def zap(tally: Tally, step: Step, lift: Lift, hand: float) -> None:
    if any(isinstance(event, ZapMissed) and event.why != "misfit" for event in step.events):
        return
    part = part_of(step.before, lift)
    promised = odds(step.before.options, hand).zaps(part)
    held = any(isinstance(event, Zapped) for event in step.events)
    tally.zaps.append(Zap(part.moved, bool(part.loose), promised, held))


@cache
def hand_of(bot: str) -> float:
    """How much its own hand shakes."""
    made = LADDER.bot(GAME, bot)
    assert isinstance(made, Builder), bot
    return made.hand.millimetres


def share(part: float, whole: float) -> str:
    return f"{part / whole:6.1%}" if whole else "     –"


def told(name: str, tally: Tally) -> None:
    print(f"\n{name}: {tally.turns} turns")
    print("  while building: pieces below, placements, of these something fell")
    for number, (least, most) in enumerate(BANDS):
        put, fell = tally.put[number], tally.fell[number]
        print(f"    {least:2}-{most:2} {put:6} {fell:5} {share(fell, put)}")
    put = sum(n for at, n in tally.put.items() if BANDS[at][0] >= 6)
    fell = sum(n for at, n in tally.fell.items() if BANDS[at][0] >= 6)
    print(f"    from 6 on {put:5} {fell:5} {share(fell, put)}")
    points = sum(tally.points.values())
    print(f"  points: {points}")
    for source, number in tally.points.most_common():
        print(f"    {source:22} {number:6} {share(number, points)}")
    wrong = share(tally.faults, tally.turns)
    print(f"  turns that ended wrongly: {tally.faults} ({wrong}), caught {tally.caught}")
    print("  ZAPs: pieces, tried, promised, held")
    many = [("2-3", 2, 3), ("4-5", 4, 5), ("6-7", 6, 7), ("8+", 8, 48), ("all", 2, 48)]
    for label, least, most in many:
        zaps_told(label, [each for each in tally.zaps if least <= each.moved <= most])
    zaps_told("with a slant or a hill", [each for each in tally.zaps if each.delicate])


def zaps_told(label: str, zaps: list[Zap]) -> None:
    if zaps:
        held = sum(each.held for each in zaps)
        promised = statistics.fmean(each.promised for each in zaps)
        error = 1.96 * sqrt(max(0.25 / len(zaps), promised * (1 - promised)) / len(zaps))
        print(
            f"    {label:22} {len(zaps):5} {promised:6.1%} {share(held, len(zaps))} ± {error:.1%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("runs", nargs="+", type=Path, help="folders of the arena, with records")
    asked = parser.parse_args()
    paths = [path for run in asked.runs for path in sorted((run / RECORDS).iterdir())]
    if not paths:
        parser.error("no records there: play with --records")
    names = sorted({bot for path in paths for bot in steps(path)[0]})
    tallies = {name: Tally() for name in names}
    turns = sorted(read_game(path, tallies) for path in paths)
    print(f"{len(turns)} games; turns: {statistics.median(turns):g} ({turns[0]}-{turns[-1]})")
    for name, tally in tallies.items():
        told(name, tally)


if __name__ == "__main__":
    main()
