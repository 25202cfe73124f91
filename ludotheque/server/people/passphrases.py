"""What is kept of a passphrase: argon2id's own text, in which its salt and parameters stand.

An older house kept what scrypt made of it, with a salt beside it.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""The least that OWASP asks for: 19 MiB, twice."""
_OURS: Final = b"$argon2id$"

NOBODYS: Final = _HASHER.hash(b"", salt=bytes(16)).encode()
"""To be compared with where there is nobody, so that it takes as long."""


def hashed(secret: bytes) -> bytes:
    return _HASHER.hash(secret).encode()


def right(secret: bytes, salt: bytes, expected: bytes) -> bool:
    if not expected.startswith(_OURS):
        scrypt = hashlib.scrypt(secret, salt=salt, n=2**14, r=8, p=1, dklen=32)
        return hmac.compare_digest(scrypt, expected)
    try:
        return _HASHER.verify(expected, secret)
    except (VerificationError, InvalidHashError):
        return False


def kind(expected: bytes) -> str:
    """The name of the function that made it; nothing where there is no passphrase."""
    return "argon2id" if expected.startswith(_OURS) else "scrypt" if expected else ""


def outdated(expected: bytes) -> bool:
    """Whether it was made otherwise than it is made now."""
    return not expected.startswith(_OURS) or _HASHER.check_needs_rehash(expected)
