"""Laws that these rules give no occasion to break, and no others."""

from __future__ import annotations

from ludotheque.core.laws.conform import Law

UNTESTED: set[Law] = {Law.ONLY, Law.COMPLETE, Law.COMMUTE, Law.SEALED}
"""No event is private, nothing is sealed, one seat at a time is awaited, and neither Nature's draws
nor the ways of a hand can be listed.
"""
