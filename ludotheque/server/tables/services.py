"""What every live table of a house is given."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from ludotheque.server.clock import Now
from ludotheque.server.limits.limits import Limits
from ludotheque.server.metrics import Metrics
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store
from ludotheque.server.table_changed import Subscriber
from ludotheque.server.workers.bot_pool import BotPool
from ludotheque.server.workers.physics_pool import PhysicsPool

from .live_table import Calling
from .new_tables import NewTables


class TableServices(Struct, frozen=True, kw_only=True):
    """An actor takes them apart: each of its parts is handed what it needs, and no more."""

    store: Store
    settings: Settings
    metrics: Metrics
    now: Now
    rng: Random
    bot_pool: BotPool
    physics_pool: PhysicsPool
    new_tables: NewTables
    limits: Limits
    subscribers: tuple[Subscriber, ...] = ()
    of_stocks: tuple[Subscriber, ...] = ()
    """Those who ask only about tables where a stock of time runs, which few have."""
    calling: Calling | None = None
    """None where the house has no way to call anybody."""
