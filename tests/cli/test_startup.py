"""Nobody waits for what they did not ask for: what a start loads, and what it does not."""

from __future__ import annotations

import subprocess
import sys

import pytest

SHOW = "import sys; print('\\n'.join(sys.modules))"


def loaded(program: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{program}\n{SHOW}"], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def within(modules: set[str], *packages: str) -> set[str]:
    return {each for each in modules if any(f"{each}.".startswith(f"{p}.") for p in packages)}


COMMAND = """
from ludotheque.cli import main
try:
    main({arguments!r})
except SystemExit:
    pass
"""
HEAVY = ("starlette", "uvicorn", "httpx", "openskill", "numpy", "pyb2d3")
HOUSE = ("ludotheque.server", "ludotheque.arena", "ludotheque.bots", "ludotheque.lessons")


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"]], ids=" ".join)
def test_a_question_about_the_program_loads_no_game_and_no_server(arguments: list[str]) -> None:
    modules = loaded(COMMAND.format(arguments=arguments))
    assert within(modules, *HEAVY, *HOUSE, "ludotheque.titles") == set()
    assert within(modules, "ludotheque.games") == set()


def test_to_say_the_versions_loads_rules_and_neither_server_nor_physics() -> None:
    modules = loaded(COMMAND.format(arguments=["--version"]))
    assert within(modules, *HEAVY, "ludotheque.server", "ludotheque.arena") == set()
    assert within(modules, "ludotheque.games.vertiges.physics.engine") == set()
    assert "ludotheque.games.vertiges.game" in modules


def test_one_game_does_not_load_another() -> None:
    modules = loaded(COMMAND.format(arguments=["rules", "niagara", "1.1"]))
    assert "ludotheque.games.niagara.game" in modules
    assert within(modules, "ludotheque.games.vertiges", "ludotheque.games.nizza") == set()
    assert within(modules, "starlette", "uvicorn", "numpy", "pyb2d3", "ludotheque.server") == set()


def test_the_client_loads_nothing_of_the_server_and_no_game() -> None:
    modules = loaded("import ludotheque.client")
    assert within(modules, "starlette", "uvicorn", "numpy", "pyb2d3", "ludotheque.server") == set()
    assert within(modules, "ludotheque.games") == set()


def test_this_would_notice() -> None:
    assert within(loaded("import ludotheque.server.app"), "starlette", "ludotheque.server")
