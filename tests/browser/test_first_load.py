"""What a newcomer has to load, and from where."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Response

from .conftest import Come
from .games.niagara import NiagaraTable
from .games.nimms_leich import LeichTable
from .support.guest import PHONE, Guest
from .support.lobby import Lobby
from .support.table import Table

MOST = 150_000
"""Bytes of script, compressed, before somebody plays."""


FOREIGN = re.compile(r"/(HeldBoard|Snapshot|run|frame)[-.]")


class Loads:
    """Bytes by kind, as they came over the line."""

    def __init__(self, guest: Guest) -> None:
        self.found: list[Response] = []
        guest.page.on("response", lambda response: self.found.append(response))

    def bytes(self) -> Counter[str]:
        sizes: Counter[str] = Counter()
        for each in self.found:
            # The lobby's stream has no end, and so no size.
            if each.status == 200 and each.request.resource_type != "eventsource":
                size = each.request.sizes()["responseBodySize"]
                sizes[each.request.resource_type] += max(0, size)  # less than 0: from the cache
        return sizes


@pytest.mark.parametrize("game", [NiagaraTable, LeichTable])
def test_little_script(come: Come, game: type[Table]) -> None:
    guest = come("Ana", language="en", size=PHONE)
    loads = Loads(guest)
    lobby = Lobby(guest, game).open()
    guest.page.wait_for_function("() => document.querySelectorAll('article svg').length >= 5")
    lobby_bytes = loads.bytes()
    print(f"lobby: {dict(lobby_bytes)}")
    assert 10_000 < lobby_bytes["script"] < MOST
    # What holds boards from elsewhere is fetched where there is one, and by nobody else.
    assert not [each.url for each in loads.found if FOREIGN.search(each.url)]
    lobby.play().wait()
    table_bytes = loads.bytes()
    print(f"lobby and table: {dict(table_bytes)}")
    assert table_bytes["script"] < MOST
    assert table_bytes["font"] == 0


def test_a_strict_policy_and_no_detours(come: Come) -> None:
    """The guest watches what leaves the house and what the policy stops; here is that it does."""
    guest = come("Ana", language="en")
    response = guest.page.goto(guest.house)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert not guest.troubles
    guest.page.evaluate(
        """() => {
          const image = document.createElement('img');
          image.src = 'https://elsewhere.example/spy.png';
          document.body.append(image);
        }"""
    )
    guest.page.wait_for_function("() => document.images.length > 0")
    with guest.page.expect_event("console", lambda said: said.text.startswith("policy: img-src")):
        guest.page.evaluate(
            """() => { new Image().src = 'https://elsewhere.example/another.png'; }"""
        )
    assert any("policy: img-src" in each for each in guest.troubles)
    guest.expected = ("policy: img-src", "elsewhere.example")
