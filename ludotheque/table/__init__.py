"""A game being played: state, record, seats. No sockets, no clock, no disk; those are callers."""
