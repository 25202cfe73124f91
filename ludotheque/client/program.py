"""A guest's program, run from its beginning to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from .trouble import Trouble


def run(program: Coroutine[Any, Any, object]) -> None:
    """Whatever goes wrong between us and the house is one line, and no trace."""
    try:
        asyncio.run(program)
    except Trouble as trouble:
        raise SystemExit(str(trouble)) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
