"""`ludotheque demo`, as a process: life for a visitor, and nothing left behind."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import httpx
import pytest

from ludotheque.cli.main import main
from ludotheque.server.store.sqlite import DATABASE
from tests.server.support.houses import PATIENCE, Served, opened

COMMAND = (sys.executable, "-m", "ludotheque", "demo", "--port", "0")


def told(house: Served) -> str:
    assert house.process.stdout is not None
    return house.process.stdout.readline().strip()


def games(house: Served, stage: str) -> list[str]:
    answer = httpx.get(f"{house.url}/api/tables", params={"stage": stage, "most": 50})
    return sorted(each["table"]["game"] for each in answer.json()["tables"])


def test_there_is_life_for_whoever_comes_and_nothing_stays(tmp_path: Path) -> None:
    """A chair that is free, a game that is over, and one that goes on; others follow."""
    environment = {**os.environ, "TMPDIR": str(tmp_path), "LANG": "de_DE.UTF-8"}
    environment.pop("LC_ALL", None)
    with opened(COMMAND, env=environment) as house:
        assert told(house) == "nothing is kept; Ctrl-C closes the house"
        assert len(list(tmp_path.glob("ludotheque-demo-*"))) == 1
        end = time.monotonic() + PATIENCE
        while not games(house, "playing"):
            assert time.monotonic() < end, "nothing begins"
            time.sleep(0.5)  # each look costs the house something that it needs for that
        # Of each game that goes on one is over before, and more may have begun since that look.
        going, over = games(house, "playing"), games(house, "over")
        assert going
        assert set(going) <= set(over)
        assert len(over) == len(set(over))
        assert len(games(house, "gathering")) == 1
        card = httpx.get(f"{house.url}/api/house").json()
        assert card["greeting"].startswith("Ein Haus zum Vorführen")
        house.process.send_signal(signal.SIGINT)
        assert house.process.wait(PATIENCE) == 0
    assert list(tmp_path.iterdir()) == []


def test_what_is_asked_for_is_kept_and_settings_are_those_of_any_house(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    with opened([*COMMAND, "--data", str(kept), "--greeting", "Come in"]) as house:
        assert told(house) == f"everything is kept in {kept}; Ctrl-C closes the house"
        assert httpx.get(f"{house.url}/api/house").json()["greeting"] == "Come in"
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(PATIENCE) == 0
    assert (kept / DATABASE).is_file()


def test_no_database_is_filled(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["demo", "--store", "postgresql://127.0.0.1/house"])
    assert stop.value.code == 2
    out, trouble = capsys.readouterr()
    assert out == ""
    assert trouble == "ludotheque: a demo keeps nothing in a database: leave --store away\n"
