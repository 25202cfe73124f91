"""What is asked of one house holds through a proxy, too, and at a house that had to ask another one
for the table: nobody is let in by forgery, nothing leaks, and the API is as its document says.

The tests are those of one house, and their names are theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.store import StoredTable
from tests.server.hostile import test_doors as doors
from tests.server.http import test_openapi as openapi
from tests.server.leaks import test_leaks as leaks
from tests.server.leaks import test_leaks_casanova as casanova
from tests.server.support.elsewhere import Elsewhere, served_elsewhere
from tests.server.support.houses import Running
from tests.server.support.party import Party, gathered
from tests.server.support.venice import Evening
from tests.server.support.worlds import Fixed, fixed_house
from tools.postgres import PostgresServer

# asyncpg draws lots as it connects, in a house's own thread, and Hypothesis takes them for its own.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning"
)

quiet = doors.quiet
session, table = openapi.session, openapi.table

test_a_forged_cookie_is_nobodys = doors.test_a_forged_cookie_is_nobodys
test_what_a_forger_would_try_first = doors.test_what_a_forger_would_try_first
test_of_two_cookies_the_first_counts = doors.test_of_two_cookies_the_first_counts
test_a_cookie_of_another_house = doors.test_a_cookie_of_another_house
test_no_path_leads_out_of_the_house = doors.test_no_path_leads_out_of_the_house
test_another_site_can_neither_write = doors.test_another_site_can_neither_write_nor_sit_down

test_a_sealed_tile = leaks.test_a_sealed_tile_and_what_is_paid_beside_it
test_what_is_refused_is_told_to_nobody_else = leaks.test_what_is_refused_is_told_to_nobody_else
test_who_comes_again = leaks.test_who_comes_again_and_asks_for_everything
test_where_casanova_is = casanova.test_where_he_is_and_whether_she_exchanged

test_nobody_asks_anything = openapi.test_nobody_asks_anything
test_a_guest_asks_about_a_real_table = openapi.test_a_guest_asks_about_a_real_table


@pytest.fixture(scope="module")
def shared(postgres_server: PostgresServer) -> Iterator[str]:
    """A database for all of them."""
    yield postgres_server.create("elsewhere")
    postgres_server.drop("elsewhere")


@pytest.fixture(scope="module")
def elsewhere(shared: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    with served_elsewhere(tmp_path_factory.mktemp("elsewhere"), shared) as elsewhere:
        yield elsewhere


@pytest.fixture(scope="module")
def house(elsewhere: Elsewhere) -> Running:
    return elsewhere.guests


@pytest.fixture(scope="module")
def party(elsewhere: Elsewhere) -> Iterator[Party]:
    """Who sat down at the first house, and comes again through the proxy."""
    with gathered(elsewhere.first) as party, ExitStack() as stack:
        party.goes_on()
        for phone in party.phones:
            phone.close()
        party.house = elsewhere.guests
        party.phones[:] = [stack.enter_context(party.phone(seat)) for seat in range(4)]
        party.goes_on()
        assert party.table not in elsewhere.first.house.actors
        yield party


@pytest.fixture(scope="module")
def fixed(
    postgres_server: PostgresServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Fixed]:
    """Where every table is another house's before anybody comes to it."""
    found: list[Elsewhere] = []

    @contextmanager
    def opening(folder: Path, **chosen: Any) -> Iterator[Running]:
        with served_elsewhere(folder, store, **chosen) as elsewhere:
            found.append(elsewhere)
            yield elsewhere.guests

    store = postgres_server.create("fixed")
    with fixed_house(tmp_path_factory.mktemp("fixed"), opening) as fixed:
        fixed.copied_at = found[0].first
        yield fixed
    postgres_server.drop("fixed")


@pytest.fixture(scope="module")
def kept(fixed: Fixed) -> StoredTable:
    return fixed.begun(memo="off")


@pytest.fixture(scope="module")
def evening(fixed: Fixed) -> Evening:
    return Evening(fixed)
