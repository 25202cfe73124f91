"""A PostgreSQL for those tests that want one."""

from tests.server.conftest import database, postgres_server

__all__ = ["database", "postgres_server"]
