"""The facts of each refusal, and what they can be: the only facts that no type tells."""

from __future__ import annotations

from collections.abc import Sequence

PIECES = range(48)

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "game_over": {},
    "no_such_seat": {"seat": (-7, 4, 1000)},
    "nature_is_no_player": {},
    "nature_draws": {},
    "nature_decides": {},
    "deal_first": {},
    "refill_first": {},
    "hand_closes_first": {},
    "let_it_settle": {},
    "not_your_turn": {"turn": range(4)},
    "nothing_held": {},
    "hand_is_full": {},
    "not_in_hand": {"piece": PIECES},
    "turns_by_itself": {},
    "steer_by_hand": {},
    "only_aim": {},
    "broken_trace": {"rows": (3600,)},
    "no_such_top": {"onto": PIECES},
    "no_room": {},
    "aim_as_told": {"onto": PIECES},
    "two_towers_needed": {},
    "not_standing": {"piece": PIECES},
    "not_a_top": {"onto": PIECES},
    "same_tower": {},
    "two_pieces_needed": {},
    "flat_side": {},
    "no_mates": {"piece": PIECES, "onto": PIECES},
    "put_a_piece_first": {},
    "a_piece_fits": {"piece": PIECES, "onto": PIECES},
    "start_a_tower": {},
    "nobody_to_contest": {},
    "house_is_referee": {},
    "nothing_to_contest": {},
    "own_deed": {},
    "already_answered": {},
    "pieces_are_dealt": {},
    "wrong_pieces": {},
    "wrong_oldest": {},
    "no_hand_closes": {},
    "nothing_settles_now": {},
    "wrong_poses": {},
    "wrong_fate": {},
    "no_refill_now": {},
    "wrong_refill": {},
}
