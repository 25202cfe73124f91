"""Web Push: a message that one device alone can read (RFC 8291, in one record of RFC 8188), and by
whose leave it is sent (RFC 8292).
"""

from __future__ import annotations

import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LONGEST: Final = 3993
"""Bytes of a message: push services take bodies of 4096."""
_RECORD: Final = 4096
_VALID: Final = 12 * 3600
"""Seconds that a push service may take what we signed for ours; a day is the most."""
_CURVE: Final = ec.SECP256R1()

PrivateKey = ec.EllipticCurvePrivateKey


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A house's own, to be kept: a subscription is for one key, and void with another."""
    return ec.generate_private_key(_CURVE).private_numbers().private_value.to_bytes(32, "big")


def read_key(raw: bytes) -> PrivateKey:
    return ec.derive_private_key(int.from_bytes(raw, "big"), _CURVE)


def point(key: PrivateKey) -> bytes:
    """What others know it by."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def readable(p256dh: str, auth: str) -> bool:
    """Whether a device's keys are keys at all."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    key: PrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """`key` and `salt` are new for each message; they are given only where a vector is checked."""
    if len(message) > LONGEST:
        raise ValueError(f"{len(message)} bytes are too long for a push message")
    theirs = decoded(p256dh)
    key = key or ec.generate_private_key(_CURVE)
    salt = salt or secrets.token_bytes(16)
    ours = point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, theirs))
    secret = _derived(decoded(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack("!IB", _RECORD, len(ours)) + ours
    return header + cipher.encrypt(nonce, message + b"\x02", None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed(key: PrivateKey, audience: str, contact: str, now: int) -> str:
    """The `Authorization` for a push service: who sends, and to whom they may write about it."""
    claims = {"aud": audience, "exp": now // 1000 + _VALID} | ({"sub": contact} if contact else {})
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    token = ".".join(encoded(json.dumps(each, separators=(",", ":")).encode()) for each in parts)
    r, s = utils.decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={token}.{signature}, k={encoded(point(key))}"
