"""Who runs the house, and what it keeps: by its settings, and no other word of it."""

from __future__ import annotations

from pathlib import Path

import httpx

from tests.server.support.houses import running_house


def test_the_house_says_what_its_host_has_set(tmp_path: Path) -> None:
    said = {"imprint": "Ana Ruiz\nRue du Lac 1", "privacy": "Logs: <b>14</b> days"}
    with (
        running_house(
            tmp_path, finished_after=86400.0 * 30, imprint=said["imprint"], privacy=said["privacy"]
        ) as house,
        httpx.Client(base_url=house.url) as nobody,
    ):
        kept = nobody.get("/api/house/keeping").json()
    assert {key: kept[key] for key in said} == said
    assert (kept["finished_after"], kept["abandoned_after"]) == (86400.0 * 30, 0)
    assert (kept["cookie_days"], kept["ban_days"], kept["words"]) == (400, 90, 500)
