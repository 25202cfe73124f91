"""`ludotheque types FOLDER`: the structs that travel, for the web client."""

from __future__ import annotations

from argparse import Namespace

from ludotheque.protocol.typescript import files
from ludotheque.titles import OWN, find

from .trouble import CommandError


def run(asked: Namespace) -> int:
    if not asked.folder.is_dir():
        raise CommandError(f"{asked.folder} is not a folder")
    games = OWN.values() if asked.game is None else (find(asked.game),)
    for name, text in files(title.game for title in games).items():
        if asked.game is not None and name == "wire.ts":
            continue  # what the house itself says is none of a board's concern
        (asked.folder / name).write_text(text, encoding="utf-8")
    return 0
