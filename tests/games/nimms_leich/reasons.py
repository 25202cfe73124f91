"""The facts of each refusal, and what they can be: the only facts that no type tells."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.games.nimms_leich.model import CORPSES

SEATS = range(6)

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "game_over": {},
    "no_such_seat": {"seat": (-7, 6, 1000)},
    "nature_is_no_player": {},
    "nature_deals": {},
    "nature_draws_lots": {},
    "cards_are_dealt": {},
    "wrong_row": {},
    "wrong_cards": {},
    "no_such_dealer": {"seats": (3, 4, 5, 6)},
    "no_lots_now": {},
    "wrong_lots": {},
    "deal_first": {},
    "lots_first": {},
    "not_your_turn": {"turn": SEATS},
    "thumbs_first": {},
    "replace_first": {},
    "at_least_one": {},
    "never_so_many": {"cards": (3, 4, 5, 6), "most": (10, 13, 16, 18)},
    "not_a_raise": {"corpse": CORPSES, "count": range(1, 19)},
    "nothing_to_denounce": {},
    "too_late_for_tokens": {},
    "no_token_left": {},
    "no_such_opponent": {"seat": (-7, -1, 6, 1000)},
    "own_card": {},
    "only_one_card_there": {"owner": SEATS},
    "two_opponents": {},
    "nothing_to_vote_on": {},
    "denouncer_has_no_thumb": {},
    "bidder_has_a_thumb": {},
    "already_decided": {},
    "no_choice_of_cards": {},
    "nothing_to_replace": {},
    "already_replaced": {},
    "winner_discards": {},
    "loser_tucks": {},
    "keep_or_exchange": {},
    "not_in_hand": {},
}
