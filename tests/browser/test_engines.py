"""In other people's browsers: a move of each game, and for `scripts/soak` whole ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.server.support.houses import Running

from .engines.firefox import firefox
from .engines.hands import MOVES, Sitting, path_of
from .engines.webkit import webkit
from .engines.window import Window
from .support.guest import DESK, PHONE
from .support.tour import TABLES

ENGINES: dict[str, Callable[[Path], AbstractContextManager[Window]]] = {
    "firefox": lambda folder: firefox(path_of("FIREFOX", "firefox-esr", "firefox"), folder),
    "webkit": lambda folder: webkit(path_of("WEBKIT_DRIVER", "WebKitWebDriver"), folder),
}


@pytest.fixture(params=ENGINES)
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Window]:
    """What went wrong before somebody's eyes fails the test."""
    with ENGINES[request.param](tmp_path) as opened:
        # Few have WebKit on a desk; and by software, every pixel takes its time.
        opened.size(*(PHONE if request.param == "webkit" else DESK))
        yield opened
        assert not opened.troubles


def test_a_move_of_each_game(window: Window, house: Running) -> None:
    for move in MOVES:
        # Somebody else may have doubted a bid by then: then one takes sides, and does not bid.
        while not (sitting := Sitting(window, house, move.game)).asked_for(move.kind):
            pass
        sitting.make(move)


@pytest.mark.long
@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_whole_game(window: Window, house: Running, game: str) -> None:
    sitting = Sitting(window, house, game, **TABLES[game].arrangement)
    assert sitting.play_out() > 2
