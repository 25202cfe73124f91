"""What the house says of itself: a line for each thing that matters, for a person or a program.

No cookie, no passphrase, no query of a request and no address of a guest ever stands in it.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Literal, TypeAlias

import msgspec

Form: TypeAlias = Literal["text", "json"]

NAMES = {
    logging.DEBUG: "detail",
    logging.INFO: "info",
    logging.WARNING: "warning",
    logging.ERROR: "error",
    logging.CRITICAL: "error",
}


class Text(logging.Formatter):
    """`2026-01-31 18:45:07  warning  what happened`, and below it where, if it is an error."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(record.created))
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


def _level(record: logging.LogRecord) -> str:
    return NAMES.get(record.levelno, record.levelname.lower())


def _in_one_line(text: str) -> str:
    """A name that a guest chose cannot look like a line of the log."""
    return "".join(each if each.isprintable() else " " for each in text)


def speak(level: int, form: Form) -> None:
    """On standard error. Of uvicorn only its errors are of interest: the rest we say ourselves."""
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(Json() if form == "json" else Text())
    for name, least in (("ludotheque", level), ("uvicorn", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [stream]
        logger.setLevel(least)
        logger.propagate = False
    logging.getLogger("asyncio").handlers = [stream]
