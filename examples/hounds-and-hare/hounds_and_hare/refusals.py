"""Every "no" of the game, with its clause and the facts. Asked in the order a person would ask."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .model import BESIDE, ROW, Fleeing, Hunting, Leap, Move, Over, Point, Rule, Run, State


def pack(state: State) -> Seat:
    """Who leads the hounds."""
    return 0 if state.options.pack == "first" else 1


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(state.phase.rule, "game_over")
    if seat == NATURE or seat not in range(2):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
    match move:
        case Run(start=start, end=end):
            if seat != pack(state):
                return Refusal(Rule.SETUP, "not_your_hounds")
            if not isinstance(state.phase, Hunting):
                return Refusal(Rule.TURNS, "hare_first")
            return _run(state, start, end)
        case Leap(end=end):
            if seat == pack(state):
                return Refusal(Rule.SETUP, "not_your_hare")
            if not isinstance(state.phase, Fleeing):
                return Refusal(Rule.TURNS, "hounds_first")
            return _step(state, state.hare, end)


def _run(state: State, start: Point, end: Point) -> Refusal | None:
    if start not in state.hounds:
        return Refusal(Rule.STEP, "no_hound", {"point": start})
    if no := _step(state, start, end):
        return no
    if ROW[end] < ROW[start]:
        return Refusal(Rule.FORWARD, "never_back")
    return None


def _step(state: State, start: Point, end: Point) -> Refusal | None:
    if end not in BESIDE[start]:
        return Refusal(Rule.STEP, "no_line", {"start": start, "end": end})
    if end in state.hounds or end == state.hare:
        return Refusal(Rule.STEP, "taken", {"point": end})
    return None
