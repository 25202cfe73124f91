"""What somebody wishes: quiet hours by the clock on their own wall."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from ludotheque.protocol.wire import CallWishes
from ludotheque.server.calls import wishes as wishes_module
from ludotheque.server.calls.wishes import (
    quiet_until,
    read_wishes,
    wanted,
    written,
    zone_known,
)


def at(zone: str, *moment: int) -> int:
    year, month, day, hour, minute = moment
    return round(datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "moment", "ends"),
    [
        ((22 * 60, 8 * 60), (2026, 6, 1, 23, 30), (2026, 6, 2, 8, 0)),
        ((22 * 60, 8 * 60), (2026, 6, 1, 3, 0), (2026, 6, 1, 8, 0)),
        ((22 * 60, 8 * 60), (2026, 6, 1, 22, 0), (2026, 6, 2, 8, 0)),
        ((22 * 60, 8 * 60), (2026, 6, 1, 8, 0), None),
        ((22 * 60, 8 * 60), (2026, 6, 1, 21, 59), None),
        ((13 * 60, 14 * 60 + 30), (2026, 6, 1, 14, 0), (2026, 6, 1, 14, 30)),
        ((13 * 60, 14 * 60 + 30), (2026, 6, 1, 14, 30), None),
        ((60, 60), (2026, 6, 1, 1, 0), None),
        (None, (2026, 6, 1, 3, 0), None),
        # The clock goes forward from 2 to 3, and back from 3 to 2.
        ((22 * 60, 8 * 60), (2026, 3, 28, 23, 0), (2026, 3, 29, 8, 0)),
        ((22 * 60, 8 * 60), (2026, 10, 24, 23, 0), (2026, 10, 25, 8, 0)),
        ((22 * 60, 8 * 60), (2026, 12, 31, 23, 0), (2027, 1, 1, 8, 0)),
    ],
)
@pytest.mark.parametrize("zone", ["Europe/Paris", "Europe/Berlin"])
def test_when_it_is_quiet(
    zone: str,
    quiet: tuple[int, int] | None,
    moment: tuple[int, ...],
    ends: tuple[int, ...] | None,
) -> None:
    wishes = CallWishes(language="fr", zone=zone, quiet=quiet)
    assert quiet_until(wishes, at(zone, *moment)) == (None if ends is None else at(zone, *ends))


def test_it_is_quiet_where_the_guest_is() -> None:
    noon = at("Europe/Paris", 2026, 6, 1, 12, 0)
    night = (22 * 60, 8 * 60)
    here = CallWishes(language="fr", zone="Europe/Paris", quiet=night)
    far = CallWishes(language="fr", zone="Pacific/Auckland", quiet=night)
    assert quiet_until(here, noon) is None
    assert quiet_until(far, noon) == at("Pacific/Auckland", 2026, 6, 2, 8, 0)


def test_zones_by_their_names_alone() -> None:
    assert zone_known("Europe/Paris")
    assert zone_known("UTC")
    for none in ("", "Paris", "../../etc/passwd", "/etc/passwd", "Europe/../Europe/Paris", "a\0b"):
        assert not zone_known(none)


def test_the_zones_are_looked_for_once_and_not_for_each_who_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It reads hundreds of files, while everybody waits."""
    looked = 0

    def noted() -> set[str]:
        nonlocal looked
        looked += 1
        return {"Europe/Paris"}

    monkeypatch.setattr(wishes_module, "available_timezones", noted)
    wishes_module._zones.cache_clear()
    try:
        assert [zone_known("Europe/Paris") for _ in range(50)] == [True] * 50
        assert looked == 1
    finally:
        wishes_module._zones.cache_clear()


def test_who_has_said_nothing_is_called_for_everything() -> None:
    wishes = read_wishes(None, "de")
    assert wishes == CallWishes(language="de")
    assert wanted(wishes, "push", "niagara")
    some = CallWishes(language="de", off={"niagara": ("push",)})
    assert read_wishes(written(some)) == some
    assert not wanted(some, "push", "niagara")
    assert wanted(some, "mail", "niagara")
    assert wanted(some, "push", "nizza")
