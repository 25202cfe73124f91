"""The laws that every ply of a random game is held to: they cost little, so none is left out."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.game import NATURE, Result, Seat
from ludotheque.core.record import BadRecord, Opened, Record, finish, read, write
from ludotheque.core.verify import verify

from .laws import Differ, Law, Trial
from .legality import neighbours
from .secrecy import imagine

_OUT_OF_TURN = 0.1
"""How often a seat that is not awaited is asked first, so that such moves are played too."""

_result = msgspec.json.Decoder(Result).decode


def walk(trial: Trial, limit: int) -> None:
    """Play at random until the game is over, or until `limit` plies were made."""
    game = trial.game
    trial.wire(trial.codec.options, trial.options)
    state = game.setup(trial.options)
    again = game.setup(trial.options)
    trial.demand(Law.PURITY, state == again, None, "two setups differ:", Differ(state, again))
    while True:
        trial.at = len(trial.states)
        trial.states.append(state)
        trial.raws.append(trial.wire(trial.codec.state, state))
        awaited = flow(trial, state)
        if not awaited or trial.at == limit:
            break
        seat, move = _choose(trial, state, awaited)
        refusal = trial.refusal(state, seat, move)
        law = Law.SAMPLED if seat in awaited else Law.LISTED
        trial.demand(law, refusal is None, seat, move, "is refused:", refusal)
        trial.wire(trial.codec.move, move, seat)
        neighbours(trial, state, seat, move)
        dreamer = trial.rng.choice(trial.followers)
        imagine(trial, game.view(state, dreamer), dreamer)
        state = _step(trial, state, seat, move)
        trial.plies.append((seat, move))


def flow(trial: Trial, state: Any) -> tuple[Seat, ...]:
    """Whom the game waits for, once it is known to make sense."""
    awaited, result = trial.game.awaited(state), trial.game.result(state)
    over = not awaited
    trial.demand(Law.FLOW, over == (result is not None), None, awaited, "awaited, result", result)
    if NATURE in awaited:
        trial.demand(Law.NATURE, awaited == (NATURE,), NATURE, "awaited with others:", awaited)
    else:
        real = len(set(awaited)) == len(awaited) and all(seat in trial.seats for seat in awaited)
        trial.demand(Law.FLOW, real, None, "awaited:", awaited)
    if result is not None:
        trial.wire(_result, result)
        whole = (
            len(result.scores) == len(trial.seats)
            and len(set(result.winners)) == len(result.winners)
            and all(seat in trial.seats for seat in result.winners)
            and result.rule in trial.game.rulebook
        )
        trial.demand(Law.RESULT, whole, None, result)
    return awaited


def _choose(trial: Trial, state: Any, awaited: tuple[Seat, ...]) -> tuple[Seat, Any]:
    """A sampled move of somebody awaited or, now and then, a listed one out of turn."""
    game, rng = trial.game, trial.rng
    if rng.random() < _OUT_OF_TURN:
        seat = rng.choice(trial.seats)
        if seat not in awaited and (listed := game.moves(state, seat)):
            return seat, rng.choice(listed)
    seat = rng.choice(awaited)
    return seat, trial.sample(state, seat, trial.chance.at(trial.at) if seat == NATURE else rng)


def _step(trial: Trial, state: Any, seat: Seat, move: Any) -> Any:
    """Apply, twice: nothing may be different the second time."""
    events: list[Any] = []
    again: list[Any] = []
    after = trial.apply(state, seat, move, events.append)
    twin = trial.apply(state, seat, move, again.append)
    trial.demand(Law.PURITY, after == twin, seat, move, "leads elsewhere:", Differ(after, twin))
    trial.demand(Law.PURITY, events == again, seat, move, "tells otherwise:", events, again)
    same = trial.codec.encode(state) == trial.raws[-1]
    trial.demand(Law.PURITY, same, seat, move, "changed the state that it was applied to")
    for event in events:
        trial.wire(trial.codec.event, event, seat)
        trial.demand(Law.CLAUSES, event.rule in trial.game.rulebook, seat, event)
        if event.only is not None:
            real = all(one in trial.seats for one in event.only)
            trial.demand(Law.ONLY, real, seat, event)
    return after


def past(trial: Trial) -> None:
    """Each state is still what it was when it was reached."""
    for at, (state, raw) in enumerate(zip(trial.states, trial.raws, strict=True)):
        trial.at, same = at, trial.codec.encode(state) == raw
        trial.demand(Law.PAST, same, None, "this state was changed later on")


def record(trial: Trial) -> None:
    """Written, read and replayed, the game is the same; once over, its chance verifies."""
    trial.at = len(trial.plies)
    state, game = trial.states[-1], trial.game
    written = trial.record(trial.at)
    try:
        replayed = Opened(_travelled(written), game).state()
        trial.demand(Law.RECORD, replayed == state, None, Differ(state, replayed))
        if (result := game.result(state)) is not None:
            verify(_travelled(finish(written, result, trial.chance.seed)), game)
            trial.demand(Law.RECORD, True, None)
    except BadRecord as error:
        raise trial.broken(Law.RECORD, None, error) from error


def _travelled(written: Record) -> Record:
    return read(write(written))
