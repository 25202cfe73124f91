"""Laws that these rules give no occasion to break, and no others."""

from __future__ import annotations

from ludotheque.core.laws.conform import Law

UNTESTED: set[Law] = {Law.ONLY}
"""No event is private."""
