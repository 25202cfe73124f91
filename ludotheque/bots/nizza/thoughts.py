"""What can be said for a use of the dice in Nizza, and the facts that it is said with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Literal, get_args

from ludotheque.bots.thinking import (
    END,
    Apart,
    ApartAblated,
    ApartShares,
    Fact,
    ReasonFacts,
    Thought,
    apart_shares,
    explained,
    ranked,
)
from ludotheque.core.game import Seat
from ludotheque.games.nizza.board import Point
from ludotheque.games.nizza.lattice import climbable
from ludotheque.games.nizza.model import (
    SYMBOLS,
    KeepDice,
    Keeping,
    Move,
    PlacePawn,
    State,
    ThrowAgain,
    Using,
)
from ludotheque.games.nizza.turns import THROWS

from .features import STRIDE
from .outlook import outlook
from .prospects import NEXT, DiceHand, DicePlan, Prospects, hand
from .rerolls import worths

Hope = Literal["way", "act", "push", "win"]
"""What dice are kept for."""
KIND: Mapping[Hope, str] = {"way": "free", "act": "act", "push": "push", "win": "win"}
PERCENT = range(0, 101, 20)
SEATS = range(6)

REASONS: ReasonFacts = {
    "because-end": {},
    "because-way": {"less": PERCENT},
    "because-push": {"rival": SEATS},
    "because-danger": {},
    "because-hope-way": {},
    "because-hope-act": {},
    "because-hope-push": {},
    "because-hope-win": {},
}

# Where to begin


def left_from(state: State, at: Point) -> int:
    return outlook(state.ropes).least(climbable(at, "green"), None)


def placed(state: State, seat: Seat, moves: Sequence[PlacePawn]) -> list[Thought]:
    """Others may not have begun yet: all are taken to stand where the best place is."""
    left: dict[Move, int] = {move: left_from(state, (move.x, move.y)) for move in moves}
    least, seats = min(left.values()), state.options.seats
    apart = {
        move: apart_shares(
            seat, [{"way": (least - far) / STRIDE * (each == seat)} for each in range(seats)]
        )
        for move, far in left.items()
    }
    thoughts = [Thought(move, apart[move].value) for move in apart]
    worst = max(left.values())
    return explained(thoughts, apart, ("way",), lambda group: (group, less(least, worst)))


# Which dice to throw again


def kept_move(phase: Keeping, kept: DiceHand) -> Move:
    stay, again = list(kept), list[int]()
    for number, symbol in enumerate(phase.dice, start=1):
        index = SYMBOLS.index(symbol)
        if stay[index]:
            stay[index] -= 1
        else:
            again.append(number)
    return ThrowAgain(tuple(again)) if again else KeepDice()


def kept(prospects: Prospects, phase: Keeping) -> list[Thought]:
    dice, throws = hand(phase.dice), THROWS - phase.throw
    found = worths(prospects.worth, dice, throws)
    hopes = [
        (hope, worths(partial(_lacking, prospects, hope), dice, throws)) for hope in get_args(Hope)
    ]
    parts = sorted(found, key=lambda part: -sum(part))
    moves = {kept_move(phase, part): part for part in parts}
    apart: dict[Move, Apart] = {
        move: ApartAblated(found[part], {hope: values[part] for hope, values in hopes})
        for move, part in moves.items()
    }
    thoughts = [Thought(move, apart[move].value) for move in moves]
    return explained(
        thoughts, apart, get_args(Hope), lambda hope: (f"hope-{hope}", dict[str, Fact]())
    )


def _lacking(prospects: Prospects, hope: Hope, dice: DiceHand) -> float:
    """What a hand is worth if one kind of plan cannot be."""
    best = prospects.plan(dice, dice[5] > 0, dice[5])
    if best.kind != KIND[hope]:
        return best.worth
    plans = prospects.options(dice, dice[5] > 0, dice[5])
    return max(plan.worth for plan in plans if plan.kind != KIND[hope])


# One die


def planned(prospects: Prospects, phase: Using, begun: Callable[[DicePlan], Move]) -> list[Thought]:
    suitcases = phase.dice.count("suitcase")
    plans: dict[Move, DicePlan] = {}
    options = prospects.options(hand(phase.left), suitcases > 0, suitcases)
    for plan in sorted(options, reverse=True):
        plans.setdefault(begun(plan), plan)
    apart: dict[Move, Apart] = {move: _apart(prospects, plan) for move, plan in plans.items()}
    thoughts = [Thought(move, plan.worth) for move, plan in plans.items()]
    best, *others = ranked(thoughts)
    if not others:
        return [best]
    one = plans[best.move]

    def facts(group: str) -> tuple[str, Mapping[str, Fact]]:
        if group == "way":
            return group, less(one.own, plans[others[0].move].own)
        return group, {"rival": one.rival} if group == "push" else {}

    return explained(thoughts, apart, (END, "way", "push", "danger"), facts)


def less(one: int, other: int) -> dict[str, Fact]:
    """How much less is left, in a hundred."""
    return {"less": max(0, round(100 * (other - one) / max(1, other)))}


def _apart(prospects: Prospects, plan: DicePlan) -> ApartShares:
    seats = range(prospects.state.options.seats)
    if plan.kind == "win":
        return ApartShares(
            prospects.seat, tuple(float(each == prospects.seat) for each in seats), None
        )
    carried = prospects.pawn.case
    case = NEXT[carried] if plan.kind == "act" and carried in NEXT else carried
    calm = prospects.own_logit(plan.own - prospects.feared(plan), case)
    logits: list[dict[str, float]] = []
    for seat in seats:
        if seat == prospects.seat:
            logits.append({"way": calm, "danger": prospects.own_logit(plan.own, case) - calm})
        elif seat == plan.rival:
            logits.append({"push": prospects.sunk(seat, plan.after)})
        else:
            logits.append({"push": prospects.logits[seat]})
    return apart_shares(prospects.seat, logits)
