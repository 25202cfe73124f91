"""What a host is told of the memory: how much was written, how long it took, what failed."""

from __future__ import annotations

import logging
import time

from ludotheque.server.store.store import StoreTrouble

log = logging.getLogger(__name__)


class Figures:
    """`WriteFigures`, counted by whoever writes."""

    def __init__(self) -> None:
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        self.largest = 0
        self.failures = 0
        self.trouble: StoreTrouble | None = None
        self.tried_at = time.monotonic()
        self._unwritten = 0
        """Failures since it last went well."""

    def committed(self, jobs: int, seconds: float) -> None:
        self.commits += 1
        self.jobs += jobs
        self.largest = max(self.largest, jobs)
        self.seconds += seconds
        self.tried_at = time.monotonic()
        if self.trouble is not None:
            log.warning("the memory can be written again; %d writes failed", self._unwritten)
            self.trouble, self._unwritten = None, 0

    def failed(self, trouble: StoreTrouble, jobs: int) -> None:
        self.failures += jobs
        self._unwritten += jobs
        self.trouble = trouble
        self.tried_at = time.monotonic()
