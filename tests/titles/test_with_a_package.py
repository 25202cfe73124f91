"""All that goes over every game of the house goes over one from elsewhere, where it is installed.

Here the tests that do so, and are quick, are run once more beside the example; the job
`beside-a-package` runs all of them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from ludotheque.titles import OWN
from tests.support.packages import EXAMPLE, installed

ROOT = Path(__file__).parents[2]
RUN = (
    "tests/cli/test_cli.py::test_which_version_it_is",
    "tests/server/calls/test_words.py",
    "tests/server/http/outside/test_manifest.py",
    "tests/server/http/outside/test_preview.py::test_each_game_has_a_picture_that_messengers_show",
    "tests/server/http/test_routes.py",
    "tests/table/test_prepared.py",
    "tests/titles/test_elsewhere.py",
    "tests/titles/test_titles.py",
)
ASKED = "from ludotheque.titles import TITLES; print(*TITLES)"


def test_they_pass_beside_the_example(tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE / "hounds_and_hare", tmp_path / "hounds_and_hare")
    games = {"hounds-and-hare": "hounds_and_hare.title:TITLE"}
    installed(tmp_path, "ludotheque-hounds-and-hare", games, None)
    beside = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}
    told = subprocess.run(
        [sys.executable, "-c", ASKED], env=beside, capture_output=True, text=True, check=True
    )
    assert told.stdout.split()[: len(OWN) + 1] == [*OWN, "hounds-and-hare"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *RUN],
        cwd=ROOT,
        env=beside,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:]
