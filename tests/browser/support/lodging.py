"""A house in a process of its own, with the client in it, to be killed and opened again.

python -m tests.browser.support.lodging FOLDER PORT WEB
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from ludotheque.cli.serve import Doorkeeper, listening
from ludotheque.server.app import create_app
from ludotheque.server.logs import speak
from tests.server.support.brisk import ROOT, free_port
from tests.server.support.houses import PATIENCE, quick


class Lodging:
    """The process changes, the address and the data stay."""

    def __init__(self, folder: Path, web: Path, packages: Path | None = None) -> None:
        """`packages`: a folder into which games from elsewhere were installed."""
        self.folder, self.web, self.port = folder, web, free_port()
        self.packages, self.choices = packages, dict[str, str]()
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "tests.browser.support.lodging"),
                *(str(self.folder), str(self.port), str(self.web)),
            ],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(self.packages or "")} | self.choices,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        assert self._process.stdout.readline().startswith("the house is open")

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


def main() -> None:
    folder, port, web = sys.argv[1:]
    in_page = tuple(filter(None, os.environ.get("BOARDS_IN_PAGE", "").split(",")))
    settings = quick(Path(folder), port=int(port), web=Path(web), boards_in_page=in_page)
    app = create_app(settings)
    speak(logging.ERROR, "text")
    with closing(listening(settings)) as door:
        Doorkeeper(app, settings).run(sockets=[door])


if __name__ == "__main__":
    main()
