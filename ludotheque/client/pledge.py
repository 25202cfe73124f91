"""What a guest remembers of the dice, so as not to have to trust the house."""

from __future__ import annotations

from ludotheque.core.game import Data, Seat
from ludotheque.core.record import BadRecord, read
from ludotheque.core.verify import Verified, verify
from ludotheque.titles import find


class Pledge(Data, frozen=True, kw_only=True):
    """The commitment that a table showed, and the entropy that was chosen only then.

    Plain data: keep it, and the game can be checked by another program, another day.
    """

    table: str
    commitment: str
    seat: Seat
    entropy: str

    def check(self, raw: bytes) -> Verified:
        """Raises `BadRecord` unless it is this game, whole and legal, drawn as was promised."""
        record = read(raw)
        header = record.header
        if header.commitment != self.commitment:
            raise BadRecord("the commitment is not the one that was shown before we sat down")
        if header.entropy[self.seat : self.seat + 1] != (self.entropy,):
            raise BadRecord(f"the entropy of seat {self.seat} is not the one that we gave")
        verified = verify(record, find(header.game, header.version).game)
        for seat, (seated, entropy) in enumerate(zip(header.seats, header.entropy, strict=True)):
            if seated.bot is not None and entropy != f"seat {seat}":
                raise BadRecord(f"the entropy of the bot at seat {seat} was chosen by somebody")
        return verified
