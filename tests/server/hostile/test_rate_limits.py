"""Who asks too often has to wait, and nobody else."""

from __future__ import annotations

import re
from pathlib import Path

import httpx

from ludotheque.server.settings import UNLIMITED, Rate, Rates
from tests.server.support.guests import numbers, problem, somebody
from tests.server.support.houses import running_house


def limited(**rates: Rate) -> Rates:
    chosen = {name: getattr(UNLIMITED, name) for name in UNLIMITED.__struct_fields__}
    return Rates(**(chosen | rates))


def test_a_person_who_writes_too_fast_waits(tmp_path: Path) -> None:
    rates = limited(writes_by_person=Rate(0.1, 3), tables_by_person=Rate(0.01, 2))
    with running_house(tmp_path, rates=rates) as house, somebody(house) as guest:
        for _ in range(2):
            assert guest.post("/api/tables", json={"game": "niagara"}).status_code == 201
        slow = guest.post("/api/tables", json={"game": "niagara"})
        assert problem(slow, 429, "too-fast")["facts"] == {"wait": 100}
        assert slow.headers["retry-after"] == "100"
        slow = guest.post("/api/me", json={"name": "Ana"})
        problem(slow, 429, "too-fast")
        assert slow.headers["retry-after"] == "10"
        assert guest.get("/api/me").status_code == 200  # reading goes on
        with somebody(house) as other:
            assert other.post("/api/me", json={"name": "Ben"}).status_code == 200


def test_an_address_that_asks_too_fast_waits(tmp_path: Path) -> None:
    rates = limited(guests_by_address=Rate(0.01, 2), reads_by_address=Rate(0.01, 3))
    with running_house(tmp_path, rates=rates) as house:
        for name in ("Ana", "Ben"):
            assert httpx.post(f"{house.url}/api/me", json={"name": name}).status_code == 200
        problem(httpx.post(f"{house.url}/api/me", json={"name": "Cleo"}), 429, "too-fast")
        for _ in range(3):
            # Nobody trusts this header: there is no proxy that may say it.
            away = {"x-forwarded-for": f"203.0.113.{next(numbers)}"}
            assert httpx.get(f"{house.url}/api/games", headers=away).status_code == 200
        problem(httpx.get(f"{house.url}/api/games"), 429, "too-fast")
        assert httpx.get(f"{house.url}/").status_code == 429
        assert httpx.get(f"{house.url}/healthz").status_code == 200


def test_behind_a_proxy_each_guest_has_their_own_address(tmp_path: Path) -> None:
    rates = limited(reads_by_address=Rate(0.01, 1))
    with running_house(tmp_path, rates=rates, proxies=("127.0.0.1",)) as house:
        for guest, status in ((1, 200), (2, 200), (1, 429), (3, 200)):
            away = {"x-forwarded-for": f"203.0.113.{guest}"}
            assert httpx.get(f"{house.url}/api/games", headers=away).status_code == status


def test_waking_tables_counts_for_more(tmp_path: Path) -> None:
    rates = limited(reads_by_address=Rate(0.01, 25))
    with running_house(tmp_path, rates=rates) as house, somebody(house) as guest:
        tables = [
            guest.post("/api/tables", json={"game": "niagara"}).json()["id"] for _ in range(3)
        ]
        assert guest.get(f"/api/tables/{tables[0]}").status_code == 200
        assert guest.get(f"/api/tables/{tables[0]}").status_code == 200  # it is awake by now
        assert guest.get(f"/api/tables/{tables[1]}").status_code == 200
        problem(guest.get(f"/api/tables/{tables[2]}"), 429, "too-fast")


def test_the_limits_that_hosts_read_are_the_real_ones() -> None:
    hosting = Path(__file__).parents[3] / "docs" / "hosting.md"
    rows = re.findall(
        r"\| (\d+) \| ([\d.]+) \|$", hosting.read_text(encoding="utf-8"), re.MULTILINE
    )
    rates = [getattr(Rates(), name) for name in Rates.__struct_fields__]
    assert [(float(burst), float(rate)) for burst, rate in rows] == [
        (rate.burst, rate.each_second) for rate in rates
    ]
