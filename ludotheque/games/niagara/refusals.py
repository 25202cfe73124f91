"""Every "no" of Niagara, with its clause and the facts. Asked in the order a person would ask."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .board import CALMEST, COST, DISTANCE, GEM_INDEX, SITE, WILDEST, way
from .canoes import fan_of, movable, prey, stocked
from .model import (
    Canoe,
    Choosing,
    Clouding,
    DrawingLots,
    DrawLots,
    Flow,
    Flowing,
    Gem,
    Launching,
    Lay,
    Move,
    MoveWeather,
    OnTurn,
    Over,
    Paddle,
    Paddling,
    Place,
    Rule,
    State,
    Stay,
)
from .routes import arrives_to_rob


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(Rule.END, "game_over")
    if seat == NATURE:
        return _nature(state, move)
    if seat not in range(state.options.seats):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
    match move:
        case DrawLots():
            return Refusal(Rule.FIRST_PLAYER, "nature_draws_lots")
        case Flow():
            return Refusal(Rule.FORK, "nature_splits_the_river")
        case Lay():
            return _wrong_moment(state, seat, move) or _lay(state, seat, move)
        case MoveWeather(by=by):
            return _wrong_moment(state, seat, move) or _weather(state, by)
        case Stay():
            return _wrong_moment(state, seat, move) or _stay(state)
        case Paddle():
            return _wrong_moment(state, seat, move) or _paddle(state, seat, move)


def _nature(state: State, move: Move) -> Refusal | None:
    match move:
        case DrawLots(first=first, fork=fork):
            if not isinstance(state.phase, DrawingLots):
                return Refusal(Rule.FIRST_PLAYER, "lots_are_drawn")
            if first not in range(state.options.seats):
                facts: dict[str, int | str] = {"seats": state.options.seats}
                return Refusal(Rule.FIRST_PLAYER, "no_such_first_player", facts)
            if (fork is None) != (state.options.fork == "random"):
                return Refusal(Rule.FORK, "wrong_fork_lot")
        case Flow(sides=sides):
            if not isinstance(state.phase, Flowing):
                return Refusal(Rule.FLOW, "no_flow_now")
            if len(sides) != state.phase.discs:
                return Refusal(Rule.FLOW, "wrong_number_of_discs", {"discs": state.phase.discs})
        case _:
            return Refusal(Rule.PLAYERS, "nature_is_no_player")
    return None


def _wrong_moment(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase:
        case DrawingLots():
            return Refusal(Rule.FIRST_PLAYER, "lots_first")
        case Flowing():
            return Refusal(Rule.FLOW, "river_flows_first")
        case Choosing():
            return None if isinstance(move, Lay) else Refusal(Rule.CHOOSE, "choose_first")
        case OnTurn(seat=turn):
            if isinstance(move, Lay):
                return Refusal(Rule.CHOOSE, "choosing_is_over")
            return None if turn == seat else Refusal(Rule.TURN, "not_your_turn", {"turn": turn})
        case Over():
            raise AssertionError("asked before")


def _lay(state: State, seat: Seat, move: Lay) -> Refusal | None:
    if state.laid[seat] is not None:
        return Refusal(Rule.CHOOSE, "already_chosen")
    if move.tile not in state.hands[seat]:
        return Refusal(Rule.HAND, "not_in_hand", {"tile": move.tile})
    if move.buy_back is None:
        return None
    if all(canoe.place != "falls" for canoe in state.canoes[seat]):
        return Refusal(Rule.BUY_BACK, "no_fallen_canoe")
    if not state.stores[seat][GEM_INDEX[move.buy_back]]:
        return Refusal(Rule.BUY_BACK, "gem_not_in_store", {"gem": move.buy_back})
    return None


def _weather(state: State, by: int) -> Refusal | None:
    if not isinstance(state.phase, Clouding):
        return Refusal(Rule.CLOUD, "not_a_cloud", {"tile": _tile(state)})
    if not CALMEST <= state.weather + by <= WILDEST:
        return Refusal(Rule.TRACK_END, "end_of_track", {"weather": state.weather})
    return None


def _tile(state: State) -> int:
    """The number of points of whoever's turn it is."""
    assert isinstance(state.phase, OnTurn)
    tile = state.laid[state.phase.seat]
    assert tile is not None
    return tile


def _stay(state: State) -> Refusal | None:
    match state.phase:
        case Clouding():
            return Refusal(Rule.CLOUD, "cloud_moves_no_canoe")
        case Launching():
            may = state.options.launch == "may"
            return None if may else Refusal(Rule.MUST_LAUNCH, "must_launch")
        case Paddling(must=(_, _)):
            return Refusal(Rule.BOTH_AFLOAT, "both_must_move")
        case Paddling(must=(other,), both=True):
            return Refusal(Rule.BOTH_AFLOAT, "other_must_move", {"canoe": other})
        case Paddling(must=(only,)):
            return Refusal(Rule.ONE_AFLOAT, "canoe_must_move", {"canoe": only})
    return None


def _paddle(state: State, seat: Seat, move: Paddle) -> Refusal | None:
    phase = state.phase
    if isinstance(phase, Clouding):
        return Refusal(Rule.CLOUD, "cloud_moves_no_canoe")
    assert isinstance(phase, Launching | Paddling)
    canoe = state.canoes[seat][move.canoe]
    if move.canoe not in movable(state, phase):
        return _not_movable(canoe, move)
    route = fan_of(state, seat, move.canoe).by_end.get((move.to, move.cargo))
    if route is None or not stocked(state, route):
        return _no_route(state, canoe, move)
    return _rob(state, seat, move, canoe) if move.rob is not None else None


def _not_movable(canoe: Canoe, move: Paddle) -> Refusal:
    facts: dict[str, int | str] = {"canoe": move.canoe}
    if canoe.place == "falls":
        return Refusal(Rule.FALLS, "canoe_fallen", facts)
    if canoe.place == "beach":
        return Refusal(Rule.LAND, "canoe_has_landed", facts)
    return Refusal(Rule.POINTS, "canoe_is_done", facts)


def _no_route(state: State, canoe: Canoe, move: Paddle) -> Refusal:
    """The first thing that is wrong with where a canoe goes and what it handles."""
    if move.to == "falls":
        return Refusal(Rule.NO_PLUNGE, "over_the_falls")
    if move.to == canoe.place == "beach":
        return Refusal(Rule.LAUNCH, "launch_it", {"canoe": move.canoe})
    path = way(canoe.place, move.to)
    if path is None:
        return Refusal(Rule.ARMS, "other_arm", {"start": canoe.place, "to": move.to})
    wrong = _course(state, move, path) or _cargo(state, canoe.gem, move)
    return wrong or _points(state, move, path)


def _course(state: State, move: Paddle, path: tuple[Place, ...]) -> Refusal | None:
    """Where cargo may be handled: beside a site, on the way, and as ruling R1 has it."""
    last = -1
    for handling in move.cargo:
        facts: dict[str, int | str] = {"disc": handling.at}
        if handling.at not in path:
            return Refusal(Rule.LOAD, "not_on_the_way", facts)
        if handling.at not in SITE:
            return Refusal(Rule.LOAD, "no_site_here", facts)
        here = path.index(handling.at)
        if here < last:
            return Refusal(Rule.LOADING, "out_of_order", facts)
        if state.options.loading == "anywhere" and here == last:
            return Refusal(Rule.LOADING, "one_handling_a_disc", facts)
        last = here
    if state.options.loading == "ends":
        if len(move.cargo) > 1:
            return Refusal(Rule.LOADING, "one_handling")
        if move.cargo and move.cargo[0].at not in (path[0], path[-1]):
            return Refusal(Rule.LOADING, "only_at_an_end", {"disc": move.cargo[0].at})
    return None


def _cargo(state: State, gem: Gem | None, move: Paddle) -> Refusal | None:
    """What can be loaded, unloaded and exchanged, one after the other."""
    sites = list(state.sites)
    for handling in move.cargo:
        site = SITE[handling.at]
        if handling.act == "load":
            if gem is not None:
                return Refusal(Rule.ONE_GEM, "already_loaded", {"gem": gem})
        elif gem is None:
            if handling.act == "unload":
                return Refusal(Rule.LOAD, "nothing_to_unload")
            return Refusal(Rule.EXCHANGE, "nothing_to_exchange")
        else:
            if handling.act == "exchange" and gem == site:
                return Refusal(Rule.EXCHANGE, "same_colour", {"gem": gem})
            sites[GEM_INDEX[gem]] += 1
            gem = None
        if handling.act != "unload":
            if not sites[GEM_INDEX[site]]:
                rule = Rule.LOAD if handling.act == "load" else Rule.EXCHANGE
                return Refusal(rule, "site_is_empty", {"gem": site})
            sites[GEM_INDEX[site]] -= 1
            gem = site
    return None


def _points(state: State, move: Paddle, path: tuple[Place, ...]) -> Refusal:
    cost = len(path) - 1 + sum(COST[handling.act] for handling in move.cargo)
    points = _tile(state)
    if cost > points:
        return Refusal(Rule.POINTS, "too_few_points", {"needed": cost, "points": points})
    assert cost < points, move
    return Refusal(Rule.POINTS, "points_unspent", {"spent": cost, "points": points})


def _rob(state: State, seat: Seat, move: Paddle, canoe: Canoe) -> Refusal | None:
    assert move.rob is not None
    if move.rob.seat == seat:
        return Refusal(Rule.RIVALS_ONLY, "own_canoe")
    if DISTANCE[move.to] >= DISTANCE[canoe.place]:
        return Refusal(Rule.ROB, "rob_upstream_only")
    aboard = fan_of(state, seat, move.canoe).by_end[move.to, move.cargo].gem
    if move.to != "beach" and not arrives_to_rob(move, canoe.place, aboard):
        return Refusal(Rule.ROB, "rob_only_empty")
    if move.to == "beach" or move.rob not in prey(state, seat, move.to):
        return Refusal(Rule.ROB, "nothing_to_rob", {"to": move.to})
    return None
