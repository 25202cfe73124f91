"""A push service that lasts as long as a module's tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.push_service import PushService, push_service


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service
