"""Where a program keeps what is its user's, if nobody says otherwise."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Final

NAME: Final = "ludotheque"


class NoHome(Exception):
    """Nobody knows where this user's things are."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """Raises `NoHome`. Nothing is made."""
    if sys.platform == "win32":
        return _named(environment, "LOCALAPPDATA", "AppData", "Local")
    if sys.platform == "darwin":
        return _home() / "Library" / "Application Support" / NAME
    return _named(environment, "XDG_DATA_HOME", ".local", "share")


def _named(environment: Mapping[str, str], variable: str, *usual: str) -> Path:
    """A path that is not absolute is as good as none: so it is agreed."""
    chosen = environment.get(variable, "")
    return (Path(chosen) if PurePath(chosen).is_absolute() else _home().joinpath(*usual)) / NAME


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise NoHome from None
