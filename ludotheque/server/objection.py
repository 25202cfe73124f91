"""What the house itself objects to. What the rules of a game object to is a `Refusal`."""

from __future__ import annotations

REASONS: dict[str, int] = {
    # People
    "nobody": 401,
    "name-bad": 422,
    "name-claimed": 409,
    "name-of-bots": 422,
    "passphrase-short": 422,
    "wrong-passphrase": 403,
    "too-many-attempts": 429,
    "latchkey-void": 403,
    "no-mailbox": 409,
    "muted": 403,
    "banned": 403,
    "door-closed": 403,
    # Opening a table and sitting down
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-version": 404,
    "bad-options": 422,
    "bad-seats": 422,
    "bad-character": 422,
    "seats-for-bots-only": 422,
    "no-such-seat": 404,
    "table-full": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "not-seated": 403,
    "host-only": 403,
    # Playing
    "already-started": 409,
    "not-started": 409,
    "game-over": 409,
    "not-over": 409,
    "table-frozen": 409,
    "table-closed": 409,
    "rules-changed": 409,
    "rules-newer": 503,
    "game-missing": 503,
    "resigned": 409,
    "steer-live": 409,
    "others-may-object": 409,
    "no-such-film": 404,
    "said-empty": 422,
    "no-hints-here": 409,
    "no-hint-now": 409,
    "hint-late": 503,
    "pause-not-here": 409,
    "pause-is-over": 409,
    "prepare-not-here": 409,
    "prepare-your-turn": 409,
    "prepare-late": 409,
    "prepare-not-this": 409,
    # The deal of the day
    "day-once": 409,
    "day-closed": 404,
    "day-not-over": 409,
    "no-such-day": 404,
    "day-no-undo": 409,
    "day-no-talk": 409,
    # Calls
    "calls-closed": 409,
    "bad-endpoint": 422,
    "bad-mail": 422,
    "bad-zone": 422,
    "too-many-devices": 409,
    "no-such-device": 404,
    # What needs the others to agree
    "nothing-to-undo": 409,
    "undo-settled": 409,
    "undo-late": 409,
    "undo-said": 409,
    "undo-learnt": 409,
    "undos-used-up": 409,
    "record-full": 409,
    "no-such-offer": 404,
    "offer-twice": 409,
    "bots-do-not-agree": 409,
    "seat-not-absent": 409,
    "seat-not-persons": 409,
    "seat-away-shortly": 409,
    "seat-by-clock": 409,
    "seat-not-lent": 409,
    # The house and its doors
    "house-busy": 503,
    "house-full": 503,
    "house-ill": 503,
    "not-certain": 503,
    "too-fast": 429,
    "bad-request": 400,
    "wrong-origin": 403,
    "other-protocol": 409,
    "wrong-type": 415,
    "too-large": 413,
    "no-such-page": 404,
    "wrong-method": 405,
    "house-error": 500,
}
"""Every reason the house can give, and the HTTP status that goes with it."""

FACTS: dict[str, tuple[str, ...]] = {
    "name-claimed": ("name",),
    "no-such-version": ("version",),
    "other-protocol": ("asked", "spoken"),
    "bad-options": ("why",),
    "bad-seats": ("wanted",),
    "bad-character": ("character",),
    "bad-request": ("why",),
    "day-closed": ("day",),
    "day-not-over": ("day",),
    "bad-endpoint": ("why",),
    "too-many-devices": ("most",),
    "undos-used-up": ("most",),
    "others-may-object": ("seconds",),
    "record-full": ("most",),
    "seat-away-shortly": ("minutes",),
}
"""The facts without which a reason cannot be said; most need none."""


class Objection(Exception):
    """What the house does not allow, as a key and facts: the sentence is said in the reader's
    language.
    """

    def __init__(self, reason: str, **facts: int | str) -> None:
        assert reason in REASONS, f"the house has no reason {reason!r}"
        missing = set(FACTS.get(reason, ())) - facts.keys()
        assert not missing, f"{reason} cannot be said without {sorted(missing)}"
        super().__init__(f"{reason} {facts or ''}".rstrip())
        self.reason, self.facts = reason, facts

    @property
    def status(self) -> int:
        return REASONS[self.reason]
