"""The laws about what may be done: the list of moves and the refusals must agree, everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from ludotheque.core.game import NATURE, Refusal, Seat

from .arbitrary import arbitrary, vary
from .laws import Differ, Law, Trial

_EACH = 10
"""How many moves of each origin are tried."""
_NEAR = 2
"""How many neighbours of each played move are tried in its place."""
_WAYS = 5
"""In how many ways play goes on from a state, besides the way it went."""
GOES_ON = 3
"""For how many plies."""

_refusal = msgspec.json.Decoder(Refusal).decode


def tries(trial: Trial, at: int) -> list[Any]:
    """Moves for everybody to try: played in this game, listed now, next to those, or of no origin.

    The neighbours of legal moves find a forgotten rule; the arbitrary ones, a forgotten case.
    """
    trial.at = at
    game, rng, state, kind = trial.game, trial.rng, trial.states[at], trial.codec.types["Move"]
    played = [move for _, move in rng.sample(trial.plies, min(_EACH, len(trial.plies)))]
    listed = [move for seat in (NATURE, *trial.seats) for move in game.moves(state, seat)]
    listed = rng.sample(listed, min(_EACH, len(listed)))
    lapses = [move for seat in trial.seats if (move := game.lapse(state, seat)) is not None]
    made = [arbitrary(kind, rng) for _ in range(_EACH)]
    origins = [*played, *listed] or made
    near = [vary(rng.choice(origins), kind, rng) for _ in range(2 * _EACH)]
    return list(_different(trial, (*played, *listed, *lapses, *near, *made)))


def _different(trial: Trial, moves: Iterable[Any]) -> Iterable[Any]:
    return {trial.codec.encode(move): move for move in moves}.values()


def neighbours(trial: Trial, state: Any, seat: Seat, move: Any) -> None:
    """Next to every move that is played, some that may be wrong: if allowed, they are listed."""
    for _ in range(_NEAR):
        other = vary(move, trial.codec.types["Move"], trial.rng)
        if other != move and trial.refusal(state, seat, other) is None:
            listed = {trial.codec.encode(one) for one in trial.game.moves(state, seat)}
            _allowed(trial, state, seat, other, listed)


def steady(trial: Trial, state: Any, _: list[Any]) -> None:
    """Ask everything twice."""
    game, seed = trial.game, trial.rng.getrandbits(32)

    def answers(seat: Seat | None) -> tuple[Any, ...]:
        view = game.view(state, seat)
        common = (game.awaited(state), game.result(state), view, game.imagine(view, Random(seed)))
        if seat is None:
            return common
        return (*common, list(game.moves(state, seat)), game.lapse(state, seat))

    for seat in trial.followers:
        for one, other in zip(answers(seat), answers(seat), strict=True):
            trial.demand(Law.STEADY, one == other, seat, "answers differ:", Differ(one, other))
    same = trial.codec.encode(state) == trial.raws[trial.at]
    trial.demand(Law.STEADY, same, None, "a question changed the state")


def listing(trial: Trial, state: Any, tried: list[Any]) -> None:
    """What is listed is allowed, what is allowed is listed, and every no is a good one."""
    awaited = trial.game.awaited(state)
    for seat in range(NATURE, len(trial.seats) + 1):
        listed = trial.game.moves(state, seat) if seat < len(trial.seats) else ()
        keys = {trial.wire(trial.codec.move, move, seat) for move in listed}
        if listed:
            trial.demand(Law.ONCE, len(keys) == len(listed), seat, listed)
        for move in listed:
            refusal = trial.refusal(state, seat, move)
            trial.demand(Law.LISTED, refusal is None, seat, move, "is refused:", refusal)
        for law in _idle(trial, seat, awaited):
            trial.demand(law, not listed, seat, "listed:", listed)
        for move in tried:
            refusal = trial.refusal(state, seat, move)
            twin = trial.refusal(state, seat, move)
            trial.demand(Law.STEADY, refusal == twin, seat, move, "refused:", refusal, twin)
            for law in _idle(trial, seat, awaited):
                trial.demand(law, refusal is not None, seat, move, "is allowed")
            if refusal is None:
                _allowed(trial, state, seat, move, keys)
            else:
                _refused(trial, seat, move, refusal)
    for seat in awaited:
        _able(trial, state, seat)


def _idle(trial: Trial, seat: Seat, awaited: tuple[Seat, ...]) -> Iterable[Law]:
    """The laws by which this seat may do nothing now."""
    if seat == len(trial.seats):
        yield Law.TOTAL
    if not awaited:
        yield Law.ENDED
    elif seat == NATURE and NATURE not in awaited:
        yield Law.NATURE


def _allowed(trial: Trial, state: Any, seat: Seat, move: Any, keys: set[bytes]) -> None:
    # Nature's shuffles can be too many to list: she lists all that she may do, or nothing.
    if keys if seat == NATURE else not trial.game.aimed:
        listed = trial.codec.encode(move) in keys
        trial.demand(Law.COMPLETE, listed, seat, move, "is allowed and not listed")
    trial.apply(state, seat, move)


def _refused(trial: Trial, seat: Seat, move: Any, refusal: Refusal) -> None:
    good = refusal.rule in trial.game.rulebook and bool(refusal.reason)
    trial.demand(Law.CITED, good, seat, move, "is refused:", refusal)
    trial.wire(_refusal, refusal, seat)


def _able(trial: Trial, state: Any, seat: Seat) -> None:
    if seat != NATURE and not trial.game.aimed:
        some = bool(trial.game.moves(state, seat))
        trial.demand(Law.ABLE, some, seat, "is awaited, and nothing is listed")
    move = trial.sample(state, seat, trial.rng)
    refusal = trial.refusal(state, seat, move)
    trial.demand(Law.SAMPLED, refusal is None, seat, move, "is refused:", refusal)


def lapse(trial: Trial, state: Any, _: list[Any]) -> None:
    for seat in trial.seats:
        move = trial.game.lapse(state, seat)
        if move is not None:
            refusal = trial.refusal(state, seat, move)
            trial.demand(Law.LAPSE, refusal is None, seat, move, "is refused:", refusal)


def onward(trial: Trial, state: Any, _: list[Any]) -> None:
    """Other ways in which this game could have gone on for a while."""
    for _way in range(_WAYS):
        after = state
        for _ply in range(GOES_ON):
            if not (awaited := trial.game.awaited(after)):
                break
            seat = trial.rng.choice(awaited)
            move = trial.sample(after, seat, trial.rng)
            refusal = trial.refusal(after, seat, move)
            trial.demand(Law.SAMPLED, refusal is None, seat, move, "is refused:", refusal)
            after = trial.apply(after, seat, move)


def commute(trial: Trial, state: Any, _: list[Any]) -> None:
    """Two awaited seats, each with a move, in either order, as far as both remain legal."""
    rng = trial.rng
    pairs = list(combinations(trial.game.awaited(state), 2))
    for one, other in rng.sample(pairs, min(3, len(pairs))):
        x, y = trial.sample(state, one, rng), trial.sample(state, other, rng)
        x_first, y_first = trial.apply(state, one, x), trial.apply(state, other, y)
        if trial.refusal(x_first, other, y) or trial.refusal(y_first, one, x):
            continue
        ends = trial.apply(x_first, other, y), trial.apply(y_first, one, x)
        facts = (x, "and seat", other, y, "in either order:", Differ(*ends))
        trial.demand(Law.COMMUTE, ends[0] == ends[1], one, *facts)
