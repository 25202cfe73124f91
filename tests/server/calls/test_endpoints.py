"""A guest names where the house sends to: it goes to public machines, and to no other."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address

import pytest

from ludotheque.server.calls.endpoints import Forbidden, PushEndpoints, public


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
