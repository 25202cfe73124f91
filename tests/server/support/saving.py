"""A store that saves as a test likes, whoever asks and however: who waits, and who is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import MethodType

from ludotheque.server.store.store import Store


def saved_by(store: Store, save: Callable[..., Awaitable[None]]) -> None:
    store.save = save  # type: ignore[method-assign, assignment]
    store.save_soon = MethodType(Store.save_soon, store)  # type: ignore[method-assign]
