"""Every reason that Nizza can refuse for, its facts, and what they can be."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.nizza.model import SYMBOLS

_RIVALS = range(6)
_CERTIFICATE: dict[str, Sequence[int | str]] = {
    "x": (0, 1698, 9800),
    "y": (0, 4319, 6100),
    "to_x": (-5, 0, 7000),
    "to_y": (-5, 0, 3000),
    "length": (400, 570, 740),
    "distance": (401, 781, 12_345),
}
_POINT: dict[str, Sequence[int | str]] = {"x": (-1, 0, 4500), "y": (-1, 0, 4500)}

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "no_such_seat": {"seat": (-7, 6, 1000)},
    "game_over": {},
    "nature_throws": {},
    "nature_is_no_player": {},
    "start_first": {},
    "not_your_turn": {"turn": _RIVALS},
    "place_first": {},
    "already_placed": {},
    "dice_are_rolling": {},
    "keep_first": {},
    "throwing_is_over": {},
    "ropes_are_dealt": {},
    "wrong_ropes": {},
    "wrong_one_out": {},
    "no_start_throw_now": {},
    "a_die_each": {},
    "no_throw_now": {},
    "wrong_number_of_dice": {"dice": (1, 2, 5)},
    "no_die_chosen": {},
    "no_such_die": {"dice": (5,)},
    "dice_out_of_order": {},
    "symbol_missing": {"symbol": SYMBOLS},
    "not_on_the_green_terrace": {},
    "taken": {"rival": _RIVALS},
    "nothing_to_stand_on": _POINT,
    "something_else_there": _POINT,
    "ladder_too_short": _CERTIFICATE,
    "rope_too_far": _CERTIFICATE,
    "chimney_too_far": _CERTIFICATE,
    "landing_too_far": _CERTIFICATE,
    "rival_too_far": _CERTIFICATE,
    "no_such_rope": {"ropes": (6,)},
    "no_such_chimney": {"chimneys": (14,)},
    "not_a_neighbour": {"chimney": range(1, 15)},
    "not_along_the_street": {},
    "yacht_from_last_house_only": {},
    "yacht_to_last_house_only": {},
    "not_on_the_street": {},
    "not_the_next_square": {"square": (1, 7, 24)},
    "in_the_water": {},
    "not_in_the_water": {},
    "at_peace_yourself": {},
    "no_such_rival": {},
    "rival_at_peace": {"rival": _RIVALS},
    "other_level": {"rival": _RIVALS},
    "other_square": {"rival": _RIVALS},
    "not_the_square_below": {"squares": ("7", "7–8")},
    "no_suitcase_symbol": {},
    "already_carrying": {},
    "tools_first": {},
    "not_on_the_first_terrace": {},
    "no_tools": {},
    "jewels_already": {},
    "not_on_the_second_terrace": {},
    "two_suitcases_needed": {},
    "not_on_the_yacht": {},
    "no_jewels": {},
    "two_ladders_needed": {},
}
