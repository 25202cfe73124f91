"""A call by Web Push, over a real connection to a push service."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Sequence
from email.utils import formatdate

import pytest

from ludotheque.server.calls import push, webpush
from ludotheque.server.calls.endpoints import PushEndpoints
from ludotheque.server.calls.push import PushSender
from ludotheque.server.calls.sending import CallOutcome, Message
from ludotheque.server.store.call_store import CallChannel
from tests.server.support.push_service import Device, PushService

RAW = webpush.new_key()
KEY = webpush.read_key(RAW)
PUBLIC = webpush.encoded(webpush.point(KEY))
MESSAGE = Message(
    id="mivo-tarelu.turn.4",
    tag="mivo-tarelu.turn",
    language="fr",
    title="Niagara : à vous",
    body="avec Zoë et Groß",
    path="/fr/tables/mivo-tarelu",
    urgent=False,
    lasts=3600,
    waiting=3,
)


def reached(device: Device, address: str | None = None) -> CallChannel:
    keys = device.subscribed
    return CallChannel(
        id="c",
        person="ana",
        kind="push",
        address=address or device.endpoint,
        p256dh=keys["p256dh"],
        auth=keys["auth"],
        language="fr",
        made=1,
    )


def now() -> int:
    return round(time.time() * 1000)


def sent(
    channel: CallChannel, endpoints: PushEndpoints, key: webpush.PrivateKey = KEY
) -> CallOutcome:
    async def scenario() -> CallOutcome:
        sender = PushSender(key, "mailto:host@example.org", endpoints, now)
        try:
            return await sender.send(channel, MESSAGE)
        finally:
            await sender.close()

    return asyncio.run(scenario())


@pytest.fixture
def device(service: PushService) -> Device:
    return Device(service, PUBLIC)


@pytest.fixture
def own(service: PushService) -> PushEndpoints:
    return PushEndpoints([service.origin])


def test_a_device_is_sent_what_was_said(device: Device, own: PushEndpoints) -> None:
    assert sent(reached(device), own) == CallOutcome("sent")
    (call,) = device.calls()
    assert call == {
        "id": "mivo-tarelu.turn.4",
        "tag": "mivo-tarelu.turn",
        "lang": "fr",
        "title": "Niagara : à vous",
        "body": "avec Zoë et Groß",
        "path": "/fr/tables/mivo-tarelu",
        "waiting": 3,
    }
    (post,) = device.sent()
    assert (post.headers["ttl"], post.headers["urgency"]) == ("3600", "normal")
    assert len(post.headers["topic"]) == 32
    assert post.headers["host"] == own.read(device.endpoint).origin.partition("//")[2]
    assert b"Niagara" not in post.body
    assert "cookie" not in post.headers


@pytest.mark.parametrize(
    ("status", "how"),
    [
        (200, "sent"),
        (202, "sent"),
        (301, "refused"),
        (307, "refused"),
        (400, "refused"),
        (401, "refused"),
        (404, "gone"),
        (410, "gone"),
        (413, "refused"),
        (429, "later"),
        (500, "later"),
        (503, "later"),
    ],
)
def test_what_a_push_service_answers(
    device: Device, own: PushEndpoints, status: int, how: str
) -> None:
    other = Device(device.service, PUBLIC)
    device.service.answers[device.token] = deque([(status, {"location": other.endpoint})])
    outcome = sent(reached(device), own)
    assert outcome.how == how
    assert device.endpoint not in outcome.why
    assert len(device.sent(status)) == 1
    assert other.sent() == [], "nobody is followed anywhere"


def test_how_long_a_push_service_has_us_wait(device: Device, own: PushEndpoints) -> None:
    def waits(told: str) -> float:
        device.service.answers[device.token] = deque([(429, {"retry-after": told})])
        return sent(reached(device), own).wait

    assert waits("120") == 120
    assert 3000 < waits(formatdate(time.time() + 3600, usegmt=True)) <= 3600
    assert waits("soon") == waits("-5") == waits(formatdate(0, usegmt=True)) == 0
    assert waits("9999999") == push.LONGEST_WAIT


def test_a_foreign_key_is_of_no_use(device: Device, own: PushEndpoints) -> None:
    assert sent(reached(device), own, webpush.read_key(webpush.new_key())).how == "refused"
    assert device.sent() == []


def test_the_connection_goes_to_the_address_that_was_looked_at(
    device: Device, service: PushService
) -> None:
    """The name leads nowhere but in our own book: nobody else is asked for it again."""
    asked: list[str] = []

    async def resolve(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1"]

    named = f"http://push.invalid:{service.port}"
    service._audience = named
    try:
        outcome = sent(
            reached(device, device.endpoint.replace(service.origin, named)),
            PushEndpoints([named], resolve),
        )
    finally:
        service._audience = service.origin
    assert outcome == CallOutcome("sent")
    assert asked == ["push.invalid"]
    assert device.sent()[0].headers["host"] == f"push.invalid:{service.port}"


def test_a_name_that_changes_where_it_leads_does_not_lead_inside(
    device: Device, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was public as it was looked at first, and is the host's own machine now."""
    answers = iter([["93.184.216.34"], ["127.0.0.1"], ["10.0.0.1"], ["::1"]])

    async def resolve(host: str, port: int) -> Sequence[str]:
        return next(answers)

    endpoints = PushEndpoints(resolve=resolve)
    url = "https://push.example/wpush/v2/x"
    assert asyncio.run(endpoints.address(endpoints.read(url))) == "93.184.216.34"
    for _ in range(3):
        outcome = sent(reached(device, url), endpoints)
        assert outcome == CallOutcome("refused", why="push.example is not a public machine")
    assert device.sent() == []


def test_a_service_that_does_not_answer_is_given_up(
    device: Device, own: PushEndpoints, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "PATIENCE", 0.05)
    service = device.service
    service.hold[device.token] = held = threading.Event()
    try:
        assert sent(reached(device), own) == CallOutcome("later", why="TimeoutError")
    finally:
        held.set()
    nobody = PushEndpoints(["http://127.0.0.1:9"])
    assert sent(reached(device, "http://127.0.0.1:9/x"), nobody).how == "later"
