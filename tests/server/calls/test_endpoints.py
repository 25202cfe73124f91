"""A guest names where the house sends to: it goes to public machines, and to no other."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Any

import pytest

from ludotheque.server.calls.endpoints import LOOKED_UP, Forbidden, PushEndpoints, public
from tests.server.support.houses import PATIENCE


def leading(*addresses: str) -> PushEndpoints:
    """Where every name leads to these."""

    async def resolve(host: str, port: int) -> Sequence[str]:
        return addresses

    return PushEndpoints(resolve=resolve)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "https://push.example:8443/x",
        "https://push.example:22/x",
        "https://push.example:0/x",
        "https://name@push.example/x",
        "https://name:secret@push.example/x",
        "https://push.example/x#y",
        "https://localhost/x",
        "https://router/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::ffff:10.0.0.1]/x",
        "https:///x",
        "https://push.example/\r\nHost: router",
        "https://push.example/é",
        "ftp://push.example/x",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "",
        "https://push.example:99999/x",
        "https://[push.example/x",
        f"https://push.example/{'x' * 1000}",
    ],
)
def test_what_is_refused_without_asking_anybody(url: str) -> None:
    with pytest.raises(Forbidden):
        PushEndpoints().read(url)


def test_a_push_service_as_they_are() -> None:
    for url in (
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://fcm.googleapis.com/fcm/send/x:y",
        "https://web.push.apple.com/QGuQ?x=1",
        "https://wns2-par02p.notify.windows.com:443/w/?token=B",
    ):
        found = PushEndpoints().read(url)
        assert found.port == 443
        assert url.endswith(found.path)
        assert not found.own


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1",
        "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1",
        "::10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::a00:1", "2002:a00:1::", "2001:0:a00:1::",
        "2001:db8::1",
    ],
)  # fmt: skip
def test_a_name_that_leads_to_a_machine_that_is_not_public(address: str) -> None:
    endpoints = leading(address)
    with pytest.raises(Forbidden, match=r"push\.example is not a public machine"):
        asyncio.run(endpoints.address(endpoints.read("https://push.example/x")))


def test_one_address_among_others_is_enough_to_refuse_a_name() -> None:
    endpoints = leading("93.184.216.34", "10.0.0.1")
    with pytest.raises(Forbidden):
        asyncio.run(endpoints.address(endpoints.read("https://push.example/x")))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_a_public_machine(address: str) -> None:
    assert public(ip_address(address))
    endpoints = leading(address)
    found = asyncio.run(endpoints.address(endpoints.read("https://push.example/x")))
    assert found == address


def test_what_the_host_has_put_on_their_list_may_be_anywhere() -> None:
    own = PushEndpoints(["http://127.0.0.1:8901"])
    found = own.read("http://127.0.0.1:8901/wpush/v2/x")
    assert (found.own, found.port, found.path) == (True, 8901, "/wpush/v2/x")
    assert asyncio.run(own.address(found)) == "127.0.0.1"
    for near in ("http://127.0.0.1:8902/x", "http://127.0.0.1/x", "https://127.0.0.1:8901/x"):
        with pytest.raises(Forbidden):
            own.read(near)


def test_a_name_that_nobody_has() -> None:
    endpoints = leading()
    with pytest.raises(OSError, match="no address"):
        asyncio.run(endpoints.address(endpoints.read("https://push.example/x")))


def test_names_that_answer_late_keep_no_other_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither other names, nor threads in which games are looked at again."""
    go_on = threading.Event()

    def lookup(host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        if host.startswith("late"):
            go_on.wait(PATIENCE)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port))]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)

    async def scenario() -> None:
        endpoints = PushEndpoints()

        def asked(host: str) -> asyncio.Task[str]:
            found = endpoints.address(endpoints.read(f"https://{host}/x"))
            return asyncio.create_task(found)

        async with asyncio.timeout(PATIENCE):
            late = [asked(f"late{number}.example") for number in range(LOOKED_UP - 1)]
            await asyncio.sleep(0)
            assert await asyncio.to_thread(lambda: "a game") == "a game"
            assert await asked("push.example") == "93.184.216.34"
            late.append(asked("late.example"))
            await asyncio.sleep(0)
            with pytest.raises(OSError, match="too many names"):
                await asked("one.too.many.example")
            late[0].cancel()  # its thread goes on, and is counted until it ends
            go_on.set()
            assert {await each for each in late[1:]} == {"93.184.216.34"}
            assert await asked("push.example") == "93.184.216.34"

    try:
        asyncio.run(scenario())
    finally:
        go_on.set()
