"""Rock Pools as it is played since: there are pearls, and more tides if nobody says otherwise."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from ludotheque.core import game as core
from ludotheque.core.codec import Codec
from ludotheque.core.game import Emit, Seat, put
from ludotheque.core.rulebook import Rulebook
from ludotheque.games.sample_game import events, model
from ludotheque.games.sample_game.game import SampleGame, choose, next_tide, wave
from ludotheque.titles import GamePackage
from ludotheque.titles.sample_game import TITLE as SAMPLE


class Options(model.Options, frozen=True, kw_only=True):
    tides: Literal[8, 14] = 14
    pearls: Literal["on", "off"] = "on"


class State(model.State, frozen=True, kw_only=True):
    options: Options
    pearls: tuple[int, ...]


class View(model.View, frozen=True, kw_only=True):
    options: Options
    pearls: tuple[int, ...]


class PearlFound(core.Event, frozen=True, kw_only=True):
    seat: Seat


Event: TypeAlias = events.Event | PearlFound


def _more(kind: Any, of: Any, **more: Any) -> Any:
    return kind(**{name: getattr(of, name) for name in of.__struct_fields__}, **more)


class RockPools(SampleGame):
    name = "rock-pools"
    version = 2
    rulebook = Rulebook(Path(__file__).parent / "words_now")
    codec = Codec(options=Options, state=State, move=model.Move, event=Event, view=View)

    def setup(self, options: Any) -> Any:
        return _more(State, super().setup(options), pearls=(0,) * options.seats)

    def apply(self, state: Any, seat: Seat, move: model.Move, emit: Emit[Any]) -> Any:
        if isinstance(move, model.Choose):
            return choose(state, seat, move.place, emit)
        after: Any = wave(state, move.die, emit)
        if move.die == 1 and state.options.pearls == "on":
            for owner, place in enumerate(state.places):
                if place == "reef":
                    emit(PearlFound(seat=owner, rule="3.5"))
                    shells = put(after.shells, owner, after.shells[owner] + 3)
                    pearls = put(after.pearls, owner, after.pearls[owner] + 1)
                    after = replace(after, shells=shells, pearls=pearls)
        return next_tide(after, emit)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return _more(View, super().view(state, seat), pearls=state.pearls)

    def imagine(self, view: Any, rng: Random) -> Any:
        return _more(State, super().imagine(view, rng), pearls=view.pearls)


TITLE = replace(
    SAMPLE,
    game=RockPools(),
    lesson=None,
    package=GamePackage(api=1),
    former={1: "rock_pools_then:TITLE"},
)
