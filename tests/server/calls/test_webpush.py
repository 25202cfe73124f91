"""Web Push, held to the RFC's own example, and to a device that reads it."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from ludotheque.server.calls import webpush
from tests.server.support.push_service import Device, PushService

KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
    "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
    "gSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5: byte by byte."""
    key = webpush.read_key(webpush.decoded(KEY))
    message = b"When I grow up, I want to be a watermelon"
    sealed = webpush.encrypted(message, P256DH, AUTH, key, webpush.decoded(SALT))
    assert webpush.encoded(sealed) == SEALED


@pytest.mark.parametrize("length", [0, 1, 100, webpush.LONGEST])
def test_a_device_reads_what_was_meant_for_it_and_no_other_does(length: int) -> None:
    service = PushService(1)
    device, other = Device(service, ""), Device(service, "")
    keys, message = device.subscribed, b"\xc3" * length
    sealed = webpush.encrypted(message, keys["p256dh"], keys["auth"])
    assert len(sealed) <= 4096
    assert device.read(sealed) == message
    assert length < 16 or message not in sealed
    with pytest.raises(InvalidTag):
        other.read(sealed)


def test_no_message_is_too_long_for_a_push_service() -> None:
    keys = Device(PushService(1), "").subscribed
    with pytest.raises(ValueError, match="too long"):
        webpush.encrypted(b"x" * (webpush.LONGEST + 1), keys["p256dh"], keys["auth"])


def test_two_of_the_same_are_not_alike() -> None:
    keys = Device(PushService(1), "").subscribed
    first, second = (webpush.encrypted(b"x", keys["p256dh"], keys["auth"]) for _ in range(2))
    assert first[:16] != second[:16]
    assert first[21:] != second[21:]


def test_a_signature_is_for_one_service_and_names_who_can_be_written_to() -> None:
    key = webpush.read_key(webpush.new_key())
    service = PushService(1)
    public = webpush.encoded(webpush.point(key))
    import time

    now = round(time.time() * 1000)
    mine = webpush.signed(key, service.origin, "mailto:host@example.org", now)
    assert service._by_leave({"authorization": mine}, public)
    elsewhere = webpush.signed(key, "https://push.example", "", now)
    assert not service._by_leave({"authorization": elsewhere}, public)
    long_ago = webpush.signed(key, service.origin, "", now - 86_400_000)
    assert not service._by_leave({"authorization": long_ago}, public)
    foreign = webpush.read_key(webpush.new_key())
    assert not service._by_leave(
        {"authorization": webpush.signed(foreign, service.origin, "", now)}, public
    )
    claims = json.loads(webpush.decoded(mine.split(".")[1]))
    assert claims["sub"] == "mailto:host@example.org"
    assert "sub" not in json.loads(webpush.decoded(elsewhere.split(".")[1]))


def test_keys_are_kept_as_they_are() -> None:
    raw = webpush.new_key()
    assert len(raw) == 32
    assert webpush.point(webpush.read_key(raw)) == webpush.point(webpush.read_key(raw))
    assert webpush.new_key() != raw


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        ("AAAA", AUTH),
        (P256DH[:-4] + "AAAA", AUTH),
        (P256DH, ""),
        (P256DH, "é"),
        ("é", AUTH),
    ],
)
def test_keys_that_are_none(p256dh: str, auth: str) -> None:
    assert webpush.readable(P256DH, AUTH)
    assert not webpush.readable(p256dh, auth)
    assert ec.SECP256R1().key_size == 256
