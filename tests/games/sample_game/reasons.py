"""The facts of each refusal, and what they can be: the only facts that no type tells."""

from __future__ import annotations

from collections.abc import Sequence

REASONS: dict[str, dict[str, Sequence[int | str]]] = {
    "no_such_seat": {"seat": (-7, 5, 1000)},
    "nature_is_no_player": {},
    "nature_rolls": {},
    "game_over": {},
    "choose_first": {},
    "wave_first": {},
    "already_chosen": {},
    "still_wet": {"place": ("bank", "reef")},
}
