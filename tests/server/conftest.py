"""A house that is open for a whole module, nobody who comes in, and a guest."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.guests import somebody
from tests.server.support.houses import Running, running_house
from tests.server.support.kept import next_number
from tools.postgres import PostgresServer, postgres


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = "http://games.example.org"  # over https, tests/server/http/test_public.py
    folder = tmp_path_factory.mktemp("house")
    with running_house(folder, public_url=url, key="sesame") as running:
        yield running


@pytest.fixture
def nobody(house: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url) as client:
        yield client


@pytest.fixture
def guest(house: Running) -> Iterator[httpx.Client]:
    with somebody(house) as client:
        yield client


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    with postgres() as server:
        yield server


@pytest.fixture
def database(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of an empty one."""
    name = f"house{next_number()}"
    yield postgres_server.create(name)
    postgres_server.drop(name)
