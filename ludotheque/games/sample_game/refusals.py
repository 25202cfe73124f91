"""Every "no" of the game, with its clause and the facts. Asked in the order a person would ask."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .model import Choose, Choosing, Move, Over, Place, Roll, Rolling, Rule, State


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(Rule.END, "game_over")
    if seat == NATURE:
        return _nature(state, move)
    if seat not in range(state.options.seats):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
    match move:
        case Roll():
            return Refusal(Rule.WAVE, "nature_rolls")
        case Choose(place=place):
            return _choose(state, seat, place)


def _nature(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Roll):
        return Refusal(Rule.CHOOSE, "nature_is_no_player")
    if not isinstance(state.phase, Rolling):
        return Refusal(Rule.WAVE, "choose_first")
    return None


def _choose(state: State, seat: Seat, place: Place) -> Refusal | None:
    if not isinstance(state.phase, Choosing):
        return Refusal(Rule.WAVE, "wave_first")
    if state.places[seat] is not None:
        return Refusal(Rule.CHOOSE, "already_chosen")
    if state.wet[seat] and place != "beach":
        return Refusal(Rule.DRY_OFF, "still_wet", {"place": place})
    return None
