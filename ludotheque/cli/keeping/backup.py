"""`ludotheque backup --data FOLDER TARGET`"""

from __future__ import annotations

from argparse import Namespace

from tqdm import tqdm

from ludotheque.cli.trouble import CommandError
from ludotheque.server.store.backup import backup
from ludotheque.server.store.store import StoreTrouble


def run(asked: Namespace) -> int:
    with tqdm(unit="page", delay=2, disable=None) as bar:

        def told(pages: tuple[int, int]) -> None:
            done, bar.total = pages
            bar.update(done - bar.n)

        try:
            copied = backup(asked.data, asked.target, told)
        except StoreTrouble as trouble:
            raise CommandError(str(trouble)) from None
    print(
        f"{asked.target}: in order. Tables {copied.tables}, people {copied.people}, "
        f"{copied.size / 1e6:.1f} MB"
    )
    return 0
