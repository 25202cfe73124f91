"""The rules in small integers are the rules: the same games, with every option."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from ludotheque.bots.niagara.compact import GEM, NO_TILE, PLACE, Position, Way, by_lots, compact
from ludotheque.bots.niagara.habitual import told
from ludotheque.bots.niagara.quick import PaddlingHabits, bought, tile_of, turn
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.options import choices
from ludotheque.games.niagara.board import GEM_INDEX
from ludotheque.games.niagara.canoes import fan_of
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import (
    CLOUD,
    GEMS,
    Flow,
    Flowing,
    Lay,
    Move,
    MoveWeather,
    Options,
    Paddle,
    State,
    Stay,
)

NIAGARA = Niagara()
EVERY = [
    NIAGARA.codec.options(NIAGARA.codec.encode(dict(zip(choices(NIAGARA), values, strict=True))))
    for values in product(*choices(NIAGARA).values())
]
PLIES, ROUNDS = 160, 40


def seen(position: Position) -> bytes:
    """All of a position, as bytes."""
    return NIAGARA.codec.encode(
        [
            position.canoes,
            position.stores,
            position.sites,
            position.weather,
            position.fork if position.agreed.alternate else None,
            position.buoy,
            position.hands,
            position.laid,
            position.turned,
            position.winners,
        ]
    )


def begun(options: Options, rng: Random) -> State:
    state = NIAGARA.setup(options)
    return NIAGARA.apply(state, NATURE, NIAGARA.sample(state, NATURE, rng), ignore)


class Follower:
    """Makes every move of a game in small integers, too."""

    def __init__(self, state: State) -> None:
        self.position, self.bought = compact(state), dict[Seat, int]()

    def make(self, before: State, seat: Seat, move: Move, after: State) -> None:
        position = self.position
        match move:
            case Lay(tile=tile, buy_back=gem):
                position.laid[seat] = tile
                if gem is not None:
                    self.bought[seat] = GEM_INDEX[gem]
                if NO_TILE in position.laid:
                    return
                for buyer in sorted(self.bought):
                    position.buy(buyer, self.bought[buyer])
                self.bought.clear()
                position.turn_over()
            case Flow(sides=sides):
                position.end_round(dict(by_lots(len(sides)))[sides])
            case _:
                self._turn(before, seat, move, after)

    def _turn(self, before: State, seat: Seat, move: Move, after: State) -> None:
        position = self.position
        if isinstance(move, MoveWeather):
            position.weather += move.by
        elif isinstance(move, Paddle):
            route = fan_of(before, seat, move.canoe).by_end[move.to, move.cargo]
            sites = route.sites if move.cargo else None
            way = Way(PLACE[move.to], GEM[route.gem], (), sites, False, move.cargo)
            theft = move.rob
            prey = None if theft is None else (theft.seat, theft.canoe)
            position.paddle(seat, move.canoe, way, prey)
        if position.winners or (
            NIAGARA.awaited(after) == (seat,) and after.turned == before.turned
        ):
            return
        if position.turned < position.agreed.seats:
            position.turn_over()
        elif not isinstance(after.phase, Flowing):
            position.flow(Random(0))  # no lot is needed


def test_every_option_is_among_them() -> None:
    assert len(EVERY) == 3 * 2**6


@pytest.mark.parametrize("part", range(4))
def test_random_games_are_the_same_with_every_option(part: int) -> None:
    compared = 0
    for number in range(part, len(EVERY), 4):
        rng = Random(number)
        state = begun(EVERY[number], rng)
        follower = Follower(state)
        for _ in range(PLIES):
            awaited = NIAGARA.awaited(state)
            if not awaited:
                break
            seat = rng.choice(awaited)
            move = NIAGARA.sample(state, seat, rng)
            after = NIAGARA.apply(state, seat, move, ignore)
            follower.make(state, seat, move, after)
            state = after
            if not isinstance(state.phase, Flowing):
                if not follower.position.winners:
                    assert seen(follower.position) == seen(compact(state)), (number, move)
                assert follower.position.winners == compact(state).winners
                compared += 1
    assert compared > 20 * len(EVERY)


def told_round(position: Position, rng: Random) -> list[tuple[Seat, Move]]:
    """A round by the quick policy, made in small integers, as moves that the rules understand."""
    seats, habits = position.agreed.seats, PaddlingHabits(heat=1.0)
    moves: list[tuple[Seat, Move]] = []
    gems = [bought(position, seat) for seat in range(seats)]
    for seat in range(seats):
        position.laid[seat] = tile_of(position, seat, rng, habits)
        gem = gems[seat]
        moves.append((seat, Lay(position.laid[seat], None if gem is None else GEMS[gem])))
    for seat, gem in enumerate(gems):
        if gem is not None:
            position.buy(seat, gem)
    while position.turned < seats and not position.winners:
        seat, sky = position.turn_over(), position.weather
        deeds = turn(position, seat, rng, habits)
        if position.laid[seat] == CLOUD:
            moves.append((seat, MoveWeather(1 if position.weather > sky else -1)))
        moves += [(seat, told(deed)) for deed in deeds]
        moves.append((seat, Stay()))
    if not position.winners:
        moves.append((NATURE, Flow(position.flow(rng))))
    return moves


def test_what_the_quick_policy_plays_is_legal_and_leads_to_the_same_bytes() -> None:
    over = 0
    for number, options in enumerate(EVERY):
        rng = Random(number)
        state = begun(options, rng)
        position = compact(state)
        for _ in range(ROUNDS):
            for seat, move in told_round(position, rng):
                if isinstance(move, Stay) and move not in NIAGARA.moves(state, seat):
                    continue  # nothing was left to launch
                if isinstance(move, Flow) and NATURE not in NIAGARA.awaited(state):
                    continue  # it flowed by itself, or the game is over
                assert NIAGARA.refusal(state, seat, move) is None, (options, move)
                state = NIAGARA.apply(state, seat, move, ignore)
            assert position.winners == compact(state).winners
            if position.winners:
                over += 1
                break
            assert seen(position) == seen(compact(state)), options
    assert over > 0.95 * len(EVERY), "games of the quick policy end"
