"""The links in mails: each opens one thing about one channel, for whoever has the mail."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

from itsdangerous import BadSignature, Signer

_VALID: Final = 3 * 24 * 3600 * 1000
"""Milliseconds in which an address can be confirmed."""
_LONGEST: Final = 200


class Passes:
    """Signed with the house's key, and kept nowhere: without its channel, none opens anything."""

    def __init__(self, key: bytes, now: Callable[[], int]) -> None:
        self._now = now
        self._confirm, self._stop = (
            Signer(key, salt, key_derivation="hmac", digest_method=hashlib.sha256)
            for salt in ("confirm a mail address", "stop calls by mail")
        )

    def to_confirm(self, channel: str) -> str:
        return self._confirm.sign(f"{channel}-{self._now()}").decode()

    def to_stop(self, channel: str) -> str:
        """Good for as long as there is anything to stop."""
        return self._stop.sign(channel).decode()

    def confirmed(self, given: str) -> str | None:
        """The channel; None if it is no pass of ours, or of long ago."""
        held = _held(self._confirm, given)
        channel, _, made = (held or "").rpartition("-")
        return channel if channel and self._now() - int(made) <= _VALID else None

    def stopped(self, given: str) -> str | None:
        return _held(self._stop, given)


def _held(signer: Signer, given: str) -> str | None:
    if len(given) > _LONGEST or not given.isascii():
        return None
    try:
        return signer.unsign(given).decode()
    except BadSignature:
        return None
