"""The laws about what may be known: nobody learns more than a view shows, whatever is asked."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ludotheque.core.game import NATURE, Seat, ignore

from .laws import Broken, Differ, Law, Trial
from .legality import GOES_ON

_DREAMS = 2
"""How many dreams each follower has of a state."""
_OUTCOMES = 6
"""How many moves of a seat are compared with each other."""


def imagine(trial: Trial, view: Any, seat: Seat | None) -> Any:
    """One dream. It looks the same to whoever dreams it."""
    dream = trial.game.imagine(view, trial.rng)
    seen = trial.game.view(dream, seat)
    same = seen == view and trial.codec.encode(seen) == trial.codec.encode(view)
    trial.demand(Law.DREAM, same, seat, "dreamt otherwise:", Differ(view, seen))
    return dream


def dreams(trial: Trial, state: Any, tried: list[Any]) -> None:
    """What a follower may not know is dealt anew; nothing that is asked may notice."""
    game = trial.game
    awaited, result = game.awaited(state), game.result(state)
    for seat in trial.followers:
        view = game.view(state, seat)
        trial.wire(trial.codec.view, view, seat)
        answers = [trial.refusal(state, seat, move) for move in tried] if seat is not None else []
        for _ in range(_DREAMS):
            dream = imagine(trial, view, seat)
            dreamt = game.awaited(dream), game.result(dream)
            real = awaited, result
            trial.demand(
                Law.OPEN, dreamt == real, seat, "awaited, result:", real, "dreamt:", dreamt
            )
            if seat is not None:
                _asked(trial, state, dream, seat)
                for move, said in zip(tried, answers, strict=True):
                    twin = trial.refusal(dream, seat, move)
                    facts = (move, "refused:", said, "dreamt:", twin)
                    trial.demand(Law.DISCREET, twin == said, seat, *facts)
            else:
                _evident(trial, state, dream, awaited)
            playable(trial, state, dream, seat)


def _evident(trial: Trial, state: Any, dream: Any, awaited: tuple[Seat, ...]) -> None:
    """What everybody is said to see of a seat's moves is so for who only watches."""
    game = trial.game
    for seat in awaited:
        said = game.manners.evident(state, seat)
        same = said == game.manners.evident(dream, seat)
        trial.demand(Law.OPEN, same, seat, "evident:", said, "not so in a dream")
        if said and seat != NATURE:
            real, dreamt = (trial.codec.encode(game.moves(each, seat)) for each in (state, dream))
            facts = ("evident:", real.decode(), "dreamt:", dreamt.decode())
            trial.demand(Law.OPEN, real == dreamt, seat, *facts)


def _asked(trial: Trial, state: Any, dream: Any, seat: Seat) -> None:
    for ask in (trial.game.moves, trial.game.lapse):
        real, dreamt = trial.codec.encode(ask(state, seat)), trial.codec.encode(ask(dream, seat))
        trial.demand(Law.OPEN, real == dreamt, seat, real.decode(), "dreamt:", dreamt.decode())


def playable(trial: Trial, state: Any, dream: Any, dreamer: Seat | None) -> None:
    """A dream travels, and play goes on in it (in one that is true, it was seen to go on)."""
    game, law = trial.game, Law.PLAYABLE
    try:
        raw = trial.codec.encode(dream)
        trial.demand(law, trial.codec.state(raw) == dream, dreamer, "the dream does not travel")
        for _ in range(GOES_ON if dream != state else 0):
            awaited = game.awaited(dream)
            for seat in awaited:
                move = game.sample(dream, seat, trial.rng)
                refusal = trial.refusal(dream, seat, move)
                facts = ("dreamt that seat", seat, "may", move, "and it was refused:", refusal)
                trial.demand(law, refusal is None, dreamer, *facts)
            if not awaited:
                break
            dream = game.apply(dream, seat, move, ignore)
    except Broken:
        raise
    except Exception as error:
        raise trial.broken(law, dreamer, "in a dream it raised", error) from error


class Consequence:
    """What a move would lead to, and what each follower would notice of it."""

    def __init__(self, trial: Trial, state: Any, seat: Seat, move: Any) -> None:
        self._game, self.move = trial.game, move
        self._events: list[Any] = []
        self.after = trial.apply(state, seat, move, self._events.append)

    def then(self, trial: Trial, seat: Seat, move: Any) -> Consequence:
        """The same choice, seen after somebody else's."""
        later = Consequence(trial, self.after, seat, move)
        later.move = self.move
        return later

    def view(self, follower: Seat | None) -> Any:
        return self._game.view(self.after, follower)

    def events(self, follower: Seat | None) -> list[Any]:
        return [event for event in self._events if event.seen_by(follower)]

    def prompts(self, follower: Seat | None) -> tuple[Any, Any]:
        moves = () if follower is None else self._game.moves(self.after, follower)
        return self._game.awaited(self.after), moves


def outcomes(trial: Trial, state: Any, _: list[Any]) -> None:
    """For each seat, compare what its moves lead to."""
    game, rng = trial.game, trial.rng
    awaited = game.awaited(state)
    for seat in (NATURE, *trial.seats):
        listed = game.moves(state, seat)
        moves = list(rng.sample(listed, min(_OUTCOMES, len(listed))))
        if seat in awaited:
            moves += [trial.sample(state, seat, rng) for _ in range(_OUTCOMES - len(moves))]
        different = {trial.codec.encode(move): move for move in moves}.values()
        found = [Consequence(trial, state, seat, move) for move in different]
        promised = [outcome for outcome in found if game.sealed(state, seat, outcome.move)]
        _alike(trial, promised, seat)
        _lasting(trial, state, promised[:2], seat)
        for follower in trial.followers:
            _told(trial, found, seat, follower)


def _alike(trial: Trial, promised: list[Consequence], seat: Seat) -> None:
    """Sealed moves: views, events and prompts are the same to the byte, for everybody else."""
    encode = trial.codec.encode
    for follower in trial.followers:
        if follower == seat:
            continue
        looks = [(it.view(follower), it.events(follower), it.prompts(follower)) for it in promised]
        for index in range(1, len(looks)):
            facts = _apart(promised[0], promised[index], follower)
            for one, other in zip(looks[0], looks[index], strict=True):
                same = encode(one) == encode(other)
                trial.demand(Law.SEALED, same, seat, *facts, Differ(one, other))


def _lasting(trial: Trial, state: Any, promised: list[Consequence], seat: Seat) -> None:
    """A sealed move stays sealed while others make theirs.

    For how long is for the game to say: as long as it would be sealed if it were made only now,
    after them. Simultaneous moves commute, so both ways lead to the same state.
    """
    game, rng = trial.game, trial.rng
    for _ in trial.seats if len(promised) == 2 else ():
        others = [other for other in game.awaited(state) if other not in (seat, NATURE)]
        if not others:
            return
        other = rng.choice(others)
        move = trial.sample(state, other, rng)
        if any(trial.refusal(it.after, other, move) for it in promised):
            return
        state = trial.apply(state, other, move)
        for it in promised:
            if trial.refusal(state, seat, it.move) or not game.sealed(state, seat, it.move):
                return
        promised = [it.then(trial, other, move) for it in promised]
        _alike(trial, promised, seat)


def _told(trial: Trial, found: list[Consequence], seat: Seat, follower: Seat | None) -> None:
    """Events may not tell apart what views do not.

    Where both moves lead to the very same state there is nothing to be told apart: the order in
    which things happened in the open may then be narrated as it was.
    """
    encode = trial.codec.encode
    seen = [(encode(outcome.view(follower)), outcome) for outcome in found]
    for (view, one), (other_view, other) in combinations(seen, 2):
        if view == other_view and one.after != other.after:
            told = one.events(follower), other.events(follower)
            facts = *_apart(one, other, follower), Differ(*told)
            trial.demand(Law.EVENTS, encode(told[0]) == encode(told[1]), seat, *facts)


def _apart(one: Consequence, other: Consequence, follower: Seat | None) -> tuple[object, ...]:
    by = "a spectator:" if follower is None else f"seat {follower}:"
    return one.move, "and", other.move, "are told apart by", by


def revealed(trial: Trial, state: Any, _: list[Any]) -> None:
    """Where everything lies open, whoever dreams only remembers."""
    view = trial.game.revealed(state)
    if view is None:
        return
    trial.wire(trial.codec.view, view)
    for dream in [trial.game.imagine(view, trial.rng) for _ in range(_DREAMS)]:
        trial.demand(Law.REVEALED, dream == state, None, Differ(state, dream))
