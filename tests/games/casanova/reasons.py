"""Every reason to refuse, with its facts and what they can be: no type tells these."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.casanova.board import DOCKS
from ludotheque.games.casanova.model import THEATRES

SEATS = range(5)

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "no_such_seat": {"seat": (-7, 5, 1000)},
    "nature_is_no_player": {},
    "nature_draws_lots": {},
    "nature_hides_him": {},
    "game_over": {},
    "lots_are_drawn": {},
    "no_hiding_now": {},
    "no_figure_there": {},
    "no_such_first_player": {"seats": (3, 4, 5)},
    "wrong_theatre_lots": {"figures": range(8)},
    "wrong_dock_lots": {"gondolas": (0, 7, 8, 9)},
    "lots_first": {},
    "he_hides_first": {},
    "not_your_turn": {"turn": SEATS},
    "placing_first": {},
    "placing_is_over": {},
    "figures_first": {},
    "gondolas_now": {},
    "gondolas_by_lot": {},
    "theatre_is_taken": {"theatre": THEATRES},
    "no_street_dock": {"dock": DOCKS},
    "no_gondola_here": {"dock": DOCKS},
    "rivals_gondola": {"dock": DOCKS, "rival": SEATS},
    "no_points_left": {},
    "not_the_next_dock": {"start": DOCKS, "to": DOCKS},
    "dock_is_taken": {"to": DOCKS},
    "leave_first": {"dock": DOCKS},
    "home_again": {"dock": DOCKS},
    "no_way_on": {"to": DOCKS},
    "no_street_here": {"dock": DOCKS},
    "no_gondola_there": {"to": DOCKS},
    "gondola_is_hers": {"to": DOCKS, "rival": SEATS},
    "leave_home": {"dock": DOCKS},
    "leave_palazzo": {"dock": DOCKS},
    "answer_first": {},
    "nobody_met": {},
    "own_figure": {},
    "rival_not_across": {"rival": SEATS},
    "rival_not_at_the_doge": {"rival": SEATS},
    "only_looks_here": {},
    "met_already": {"rival": SEATS},
    "no_theatre_here": {"dock": DOCKS},
    "theatre_is_empty": {"theatre": THEATRES},
    "called_already": {"theatre": THEATRES},
    "not_at_the_doge": {"dock": DOCKS},
    "looked_already": {},
    "jewel_is_given": {},
    "jewel_not_here": {"dock": DOCKS},
    "jewel_on_docking": {},
}
