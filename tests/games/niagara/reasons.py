"""The facts of each refusal, and what they can be: the only facts that no type tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from ludotheque.games.niagara.model import GEMS, TILES, Disc, Place

CANOES, DISCS, POINTS = (0, 1), get_args(Disc), (1, 2, 6)

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "no_such_seat": {"seat": (-7, 5, 1000)},
    "nature_is_no_player": {},
    "nature_draws_lots": {},
    "nature_splits_the_river": {},
    "game_over": {},
    "lots_are_drawn": {},
    "no_such_first_player": {"seats": (3, 4, 5)},
    "wrong_fork_lot": {},
    "no_flow_now": {},
    "wrong_number_of_discs": {"discs": (1, 2, 8)},
    "lots_first": {},
    "river_flows_first": {},
    "choose_first": {},
    "already_chosen": {},
    "choosing_is_over": {},
    "not_your_turn": {"turn": range(6)},
    "not_in_hand": {"tile": TILES},
    "no_fallen_canoe": {},
    "gem_not_in_store": {"gem": GEMS},
    "cloud_moves_no_canoe": {},
    "not_a_cloud": {"tile": TILES},
    "end_of_track": {"weather": (-1, 2)},
    "must_launch": {},
    "canoe_must_move": {"canoe": CANOES},
    "other_must_move": {"canoe": CANOES},
    "both_must_move": {},
    "canoe_fallen": {"canoe": CANOES},
    "canoe_has_landed": {"canoe": CANOES},
    "canoe_is_done": {"canoe": CANOES},
    "over_the_falls": {},
    "launch_it": {"canoe": CANOES},
    "other_arm": {"start": DISCS, "to": DISCS},
    "not_on_the_way": {"disc": DISCS},
    "no_site_here": {"disc": DISCS},
    "out_of_order": {"disc": DISCS},
    "one_handling_a_disc": {"disc": DISCS},
    "one_handling": {},
    "only_at_an_end": {"disc": DISCS},
    "already_loaded": {"gem": GEMS},
    "nothing_to_unload": {},
    "nothing_to_exchange": {},
    "same_colour": {"gem": GEMS},
    "site_is_empty": {"gem": GEMS},
    "too_few_points": {"needed": (2, 7, 11), "points": POINTS},
    "points_unspent": {"spent": (0, 1, 5), "points": POINTS},
    "own_canoe": {},
    "rob_upstream_only": {},
    "rob_only_empty": {},
    "nothing_to_rob": {"to": get_args(Place)},
}
