"""`ludotheque verify RECORD...`"""

from __future__ import annotations

from argparse import Namespace

from tqdm import tqdm

from ludotheque.core.record import BadRecord
from ludotheque.core.verify import verify

from .trouble import Trouble, known_game, read_record


def run(asked: Namespace) -> int:
    for path in tqdm(asked.records, unit="record", delay=2, disable=None):
        record = read_record(path)
        try:
            verified = verify(record, known_game(record.header.game))
        except BadRecord as error:
            raise Trouble(f"{path}: {error}") from None
        tqdm.write(
            f"{path}: in order. {verified.plies} plies, all legal; "
            f"{verified.draws} of them chance, drawn again from the committed seed.\n"
            f"fingerprint {verified.fingerprint}"
        )
    return 0
