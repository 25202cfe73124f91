"""Exponential and logarithm without the C library."""

from __future__ import annotations

import math

import pytest

from ludotheque.core.series import exp, log


@pytest.mark.parametrize("value", [-30.0, -7.25, -0.3, 0.0, 1e-9, 0.5, 1.0, 3.7, 29.0])
def test_exp(value: float) -> None:
    assert exp(value) == pytest.approx(math.exp(value), rel=1e-13)


@pytest.mark.parametrize("value", [1e-9, 0.05, 0.5, 0.7, 0.71, 1.0, 1.5, 2.0, 3.3, 1e6])
def test_log(value: float) -> None:
    assert log(value) == pytest.approx(math.log(value), rel=1e-13, abs=1e-15)


def test_bits_that_every_machine_has() -> None:
    assert [exp(x).hex() for x in (1.0, -2.5)] == ["0x1.5bf0a8b145768p+1", "0x1.50385c094f425p-4"]
    assert [log(x).hex() for x in (3.0, 0.1)] == ["0x1.193ea7aad030ap+0", "-0x1.26bb1bbb55515p+1"]
