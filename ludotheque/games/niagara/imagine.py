"""A whole state that could lie behind a view: the sealed tiles, buy-backs and hands are dealt."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import Seat

from .model import GEMS, TILES, Gem, State, Tile, View


def imagine(view: View, rng: Random) -> State:
    seats = range(view.options.seats)
    hands = tuple(_hand(view, seat, rng) for seat in seats)
    laid = tuple(
        view.laid[seat] if known(view, seat) else rng.choice(hands[seat]) for seat in seats
    )
    choosing = None in laid
    buy_backs = tuple(
        view.buy_backs[seat]
        if known(view, seat)
        else _buy_back(view, seat, rng)
        if choosing
        else None
        for seat in seats
    )
    return State(
        options=view.options,
        phase=view.phase,
        round=view.round,
        lifebuoy=view.lifebuoy,
        weather=view.weather,
        fork=view.fork,
        sites=view.sites,
        stores=view.stores,
        canoes=view.canoes,
        hands=hands,
        laid=laid,
        buy_backs=buy_backs,
        turned=view.turned,
    )


def known(view: View, seat: Seat) -> bool:
    """Whether this seat's tile of the round needs no guess: seen, or not laid at all."""
    return view.laid[seat] is not None or not view.sealed[seat]


def _hand(view: View, seat: Seat, rng: Random) -> tuple[Tile, ...]:
    """A hand that was not followed can hold anything but the tile that lies face up."""
    hand = view.hands[seat]
    if hand is not None:
        return hand
    shown = view.laid[seat]
    size = len(TILES) - (view.round - 1) % len(TILES) - (shown is not None)
    return tuple(sorted(rng.sample([tile for tile in TILES if tile != shown], size)))


def _buy_back(view: View, seat: Seat, rng: Random) -> Gem | None:
    if all(canoe.place != "falls" for canoe in view.canoes[seat]):
        return None
    owned = [gem for gem, count in zip(GEMS, view.stores[seat], strict=True) if count]
    return rng.choice([None, *owned])
