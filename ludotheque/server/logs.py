"""Logging: a line for each thing that matters, for a person or for a program.

No cookie, no passphrase, no query of a request and no address of a guest ever stands in it.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

from ludotheque.server.store.store import StoreTrouble

Form: TypeAlias = Literal["text", "json"]

MINUTE = 60.0

NAMES = {
    logging.DEBUG: "detail",
    logging.INFO: "info",
    logging.WARNING: "warning",
    logging.ERROR: "error",
    logging.CRITICAL: "error",
}


class Text(logging.Formatter):
    """`2026-01-31T18:45:07+01:00  warning  what happened`, and below it the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="seconds")
        lines = [f"{when}  {_level(record):<7}  {_in_one_line(record.getMessage())}"]
        if record.exc_info:
            lines += [f"    {line}" for line in self._trace(record).splitlines()]
        return "\n".join(lines)

    def _trace(self, record: logging.LogRecord) -> str:
        assert record.exc_info
        return self.formatException(record.exc_info)


class Json(Text):
    """The same as an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": _level(record),
            "what": record.getMessage(),
            "where": record.name,
        }
        if record.exc_info:
            line["trace"] = self._trace(record)
        return msgspec.json.encode(line).decode()


class Patience(logging.Filter):
    """While the disk is full, every table says so again and again: the host reads it once a minute.

    How often it was left out stands in the next such line.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[str, tuple[float, int]] = {}
        """When a trouble was last said, and how often it was left out since."""

    def filter(self, record: logging.LogRecord) -> bool:
        facts = record.args if isinstance(record.args, tuple) else ()
        trouble = next((str(each) for each in facts if isinstance(each, StoreTrouble)), None)
        if trouble is None:
            return True
        now = self._clock()
        said, left_out = self._said.get(trouble, (now - MINUTE, 0))
        if now - said < MINUTE:
            self._said[trouble] = said, left_out + 1
            return False
        if left_out:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more such lines)", ()
        if len(self._said) > 100:  # a trouble may name a table, and there are many
            self._said.clear()
        self._said[trouble] = now, 0
        return True


def _level(record: logging.LogRecord) -> str:
    return NAMES.get(record.levelno, record.levelname.lower())


def _in_one_line(text: str) -> str:
    """A name that a guest chose cannot look like a line of the log."""
    return "".join(each if each.isprintable() else " " for each in text)


def speak(level: int, form: Form) -> None:
    """On standard error. Of uvicorn only its errors are of interest: the rest we say ourselves."""
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(Json() if form == "json" else Text())
    stream.addFilter(Patience())
    for name, least in (("ludotheque", level), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [stream]
        logger.setLevel(least)
        logger.propagate = False
    logging.getLogger("asyncio").handlers = [stream]
