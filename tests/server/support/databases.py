"""What befalls a database, or is put into it, behind the houses' backs."""

from __future__ import annotations

import asyncpg


async def told(address: str, statement: str, *facts: object) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute(statement, *facts)
    finally:
        await connection.close()


async def cut(address: str) -> None:
    """Whoever is connected is so no more."""
    await told(
        address,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database()",
    )


async def owner(address: str, table: str) -> str | None:
    connection = await asyncpg.connect(address)
    try:
        found: str | None = await connection.fetchval(
            "SELECT owner FROM tables WHERE id = $1", table
        )
        return found
    finally:
        await connection.close()


async def orphaned(address: str, table: str) -> None:
    """Its house has died, as far as anybody can tell."""
    await told(address, "INSERT INTO house VALUES ('ghost', clock_timestamp() - interval '1 day')")
    await told(address, "UPDATE tables SET owner = 'ghost' WHERE id = $1", table)
