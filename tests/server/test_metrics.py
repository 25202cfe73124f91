"""What a host can watch: the numbers are right, and name nobody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from ludotheque.server.metrics import Lately, Metrics, counter, gauge, gauges
from ludotheque.server.store import sqlite
from tests.server.store.test_sqlite import no_file_larger_than
from tests.server.support.guests import given_up, seated, somebody
from tests.server.support.houses import PATIENCE, Running, running_house

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def samples(text: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def value(text: str, name: str, **labels: str) -> float:
    return samples(text)[f"ludotheque_{name}", tuple(sorted(labels.items()))]


# Counting


def test_what_happened_in_the_last_minute() -> None:
    now = [1000.0]
    lately = Lately(lambda: now[0])
    lately.add()
    lately.add(2)
    assert lately.count == 3
    now[0] = 1059.9
    lately.add(4)
    assert lately.count == 7
    now[0] = 1060.0
    assert lately.count == 4
    now[0] = 1119.5
    assert lately.count == 0


def test_a_busy_minute_takes_no_more_room_than_a_quiet_one() -> None:
    now = [0.0]
    lately = Lately(lambda: now[0])
    for each in range(10_000):
        now[0] = each / 10
        lately.add()
    assert lately.count == 600
    assert len(lately._bins) <= 61


def test_each_thing_is_counted_under_its_own_name() -> None:
    metrics = Metrics("1.2.3")
    metrics.ply("niagara", 3)
    metrics.refused("niagara")
    metrics.objected("seat-taken")
    metrics.objected("seat-taken")
    metrics.malformed()
    metrics.told(0.004)
    metrics.answered("GET", "/api/tables/{id}", 404, 0.002)
    text = metrics.page().decode()
    assert value(text, "plies_total", game="niagara") == 3
    assert metrics.plies_lately.count == 3
    assert value(text, "refusals_total", game="niagara") == 1
    assert value(text, "objections_total", reason="seat-taken") == 2
    assert value(text, "protocol_errors_total") == 1
    assert value(text, "told_seconds_count") == 1
    assert value(text, "told_seconds_bucket", le="0.0025") == 0
    assert value(text, "told_seconds_bucket", le="0.005") == 1
    answers = {"method": "GET", "route": "/api/tables/{id}", "status": "404"}
    assert value(text, "http_answers_total", **answers) == 1
    assert value(text, "info", version="1.2.3") == 1


def test_what_others_count_is_asked_for_when_somebody_looks() -> None:
    metrics = Metrics("1")
    looks = [0]

    def look() -> Iterator[object]:
        looks[0] += 1
        yield gauge("sockets", "Open", looks[0])
        yield gauges("tables_awake", "Awake", "stage", {"playing": 2})
        yield counter("store_commits", "Commits", 7)

    metrics.watch(look)  # type: ignore[arg-type]
    assert looks == [0]
    assert value(metrics.page().decode(), "sockets") == 1
    text = metrics.page().decode()
    assert value(text, "sockets") == 2
    assert value(text, "tables_awake", stage="playing") == 2
    assert value(text, "store_commits_total") == 7


# In a house


def test_a_game_in_numbers(house: Running) -> None:
    with somebody(house, "Berenike") as guest:
        given_up(house, guest)
        table = seated(guest)
        guest.get("/api/tables/no-such-table")
        guest.request("PURGE", "/nothing")
        page = guest.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain; version=0.0.4")
    text = page.text
    assert value(text, "plies_total", game="niagara") > 0
    assert value(text, "tables_awake", stage="playing") == 1
    assert value(text, "tables_awake", stage="over") == 1
    assert value(text, "store_commits_total") > 3
    assert value(text, "store_jobs_total") >= value(text, "store_commits_total")
    assert value(text, "store_failures_total") == 0
    assert value(text, "store_free_bytes") > 0
    assert value(text, "store_file_bytes") > 10_000
    assert value(text, "bots_asked_total") > 0
    assert value(text, "bots_processes") == 1
    assert value(text, "told_seconds_count") > 0
    assert value(text, "objections_total", reason="no-such-table") == 1
    assert ("process_resident_memory_bytes", ()) in samples(text)
    lost = {"method": "other", "route": "other", "status": "404"}
    assert value(text, "http_answers_total", **lost) == 1
    for private in ("Berenike", table, "no-such-table/", guest.headers["cookie"]):
        assert private not in text


def test_a_full_disk_is_seen_until_it_is_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running_house(tmp_path) as house, somebody(house) as guest:
        with no_file_larger_than(1):
            assert guest.post("/api/tables", json={"game": "niagara"}).status_code == 503
            ill = guest.get("/healthz")
            assert (ill.status_code, ill.json()["status"]) == (503, "ill")
            assert "could not be written" in guest.get("/host").text
        monkeypatch.setattr(sqlite, "CHECK_AGAIN", -1)
        assert guest.get("/healthz").json()["status"] == "ok"
        assert "could not be written" not in guest.get("/host").text
        assert value(guest.get("/metrics").text, "store_failures_total") == 1


def test_the_numbers_are_for_the_host(nobody: httpx.Client) -> None:
    away = {"x-forwarded-for": "203.0.113.7"}
    assert nobody.get("/metrics").status_code == 200
    assert nobody.get("/metrics", headers=away).status_code == 404
    assert nobody.get("/metrics?key=sesame", headers=away).status_code == 200
    assert nobody.get("/metrics?key=open", headers=away).status_code == 404


def test_messages_that_are_none(house: Running, guest: httpx.Client) -> None:
    before = value(guest.get("/metrics").text, "protocol_errors_total")
    table = seated(guest)
    with connect(f"{house.socket_url}/api/tables/{table}/socket") as socket:
        assert value(guest.get("/metrics").text, "sockets") == 1
        socket.send("hello")
        kind = ""
        while kind != "objected":
            kind = json.loads(socket.recv(timeout=PATIENCE))["kind"]
    assert value(guest.get("/metrics").text, "protocol_errors_total") == before + 1


def test_every_number_is_explained_to_hosts(house: Running, guest: httpx.Client) -> None:
    explained = HOSTING.read_text(encoding="utf-8")
    for family in text_string_to_metric_families(guest.get("/metrics").text):
        if family.name.startswith("ludotheque_"):
            total = "_total" if family.type == "counter" else ""
            assert re.search(rf"`{family.name}{total}[`{{]", explained), family.name
