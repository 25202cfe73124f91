"""How a process is begun that Ctrl-C shall not reach."""

from __future__ import annotations

import sys
from typing import Any


def apart() -> dict[str, Any]:
    """For `subprocess`: what is pressed in the terminal is heard by whoever began it, alone."""
    if sys.platform == "win32":
        import subprocess

        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}
