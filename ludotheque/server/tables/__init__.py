"""Live tables: one actor each, what changes them, and what their followers are sent."""
