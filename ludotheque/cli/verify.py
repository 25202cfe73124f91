"""`ludotheque verify RECORD...`"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from tqdm import tqdm

from ludotheque.core.record import BadRecord
from ludotheque.core.verify import verify

from .asked import read_record, title_of
from .trouble import CommandError, known_language


def run(asked: Namespace) -> int:
    """Every record is looked at, also after a bad one."""
    bad, language = 0, known_language(asked.language)
    for path in tqdm(asked.records, unit="record", delay=2, disable=None):
        try:
            tqdm.write(verdict(path, language))
        except CommandError as trouble:
            bad += 1
            tqdm.write(f"ludotheque: {trouble}", file=sys.stderr)
    return 2 if bad else 0


def verdict(path: Path, language: str) -> str:
    record = read_record(path)
    game = title_of(path, record, language).game
    try:
        verified = verify(record, game)
    except BadRecord as error:
        raise CommandError(f"{path}: {error}") from None
    return (
        f"{path}: in order. {verified.plies} plies, all legal; "
        f"{verified.draws} of them chance, drawn again from the committed seed.\n"
        f"fingerprint {verified.fingerprint}"
    )
