"""One house for all tests of a file: they sit at different tables."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.support.houses import running_house


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_house(tmp_path_factory.mktemp("client"), absent_after=0.0) as house:
        yield house.url
