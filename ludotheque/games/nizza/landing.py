"""Where a pawn may come to stand (clauses 3.2 to 4.1, 4.5, rulings R3, R15, R16 and R17)."""

from __future__ import annotations

from ludotheque.core.game import Refusal, Seat

from .board import BOARD, HOUSE, LAST_HOUSE, Point
from .geometry import Ledge, ledge, touches
from .model import Climb, Ground, High, Place, Rule, State, Street, Swing

_APART = (2 * BOARD.pawn_radius) ** 2


def overlap(state: State, seat: Seat | None, at: Point) -> Refusal | None:
    """Ruling R3: up high, two pawns are never in the same place."""
    x, y = at
    for other, pawn in enumerate(state.pawns):
        place = pawn.place
        if type(place) is High and other != seat:
            dx, dy = place.x - x, place.y - y
            if dx * dx + dy * dy < _APART:
                return Refusal(Rule.STANDING, "taken", {"rival": other})
    return None


def landing(state: State, seat: Seat, place: Place, move: Swing | Climb) -> Refusal | None:
    """Whether one may land where a move aims at, however far that is."""
    here = ledge(move.x, move.y)
    if here is None:
        return Refusal(Rule.STANDING, "nothing_to_stand_on", {"x": move.x, "y": move.y})
    to = here.ground
    if move.onto is not None and move.onto != to:
        return Refusal(Rule.STANDING, "something_else_there", {"x": move.x, "y": move.y})
    if to != "red1" and state.pawns[seat].case is None and at_the_tools(place):
        return Refusal(Rule.TOOLS, "tools_first")
    climbs = type(move) is Climb
    if to == "street":
        if climbs:
            if isinstance(place, Street):
                return Refusal(Rule.LADDER, "not_along_the_street")
            if ground(place) == "yacht":
                return Refusal(Rule.GANGWAY, "yacht_to_last_house_only")
        return None
    if to == "yacht":
        if ground(place) != "yacht" and not on_last_house(place):
            return Refusal(Rule.YACHT, "yacht_from_last_house_only")
    elif climbs and HOUSE[to] != LAST_HOUSE and ground(place) == "yacht":
        return Refusal(Rule.GANGWAY, "yacht_to_last_house_only")
    return overlap(state, seat, (move.x, move.y))


def ground(place: Place) -> Ground | None:
    if type(place) is High:
        return place.on
    return "street" if isinstance(place, Street) else None


def at_the_tools(place: Place) -> bool:
    """Ruling R17: on the first red terrace, or at least touching it."""
    return isinstance(place, High) and touches("red1", place.x, place.y)


def on_last_house(place: Place) -> bool:
    return isinstance(place, High) and HOUSE[place.on] == LAST_HOUSE


def standing(x: int, y: int) -> High | Street:
    """The place at a point that bears a pawn."""
    here = ledge(x, y)
    assert here is not None, "asked before"
    return settled(here, x, y)


def settled(here: Ledge, x: int, y: int) -> High | Street:
    if here.ground == "street":
        assert here.square is not None
        return Street(x, y, here.square)
    return High(x, y, here.ground)
