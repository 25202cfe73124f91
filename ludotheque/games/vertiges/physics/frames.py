"""What everybody sees of a placement while it goes on: a few numbers, thirty times a second."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.games.vertiges.poses import Pose

LENGTH, ANGLE = 50, 100
"""What frames count in: so many micrometres, so many microradians."""


class Seen:
    """What has moved since the hand took hold, even if it came back."""

    def __init__(self, poses: Iterable[Pose]) -> None:
        self._first = {pose.piece: _coarse(pose) for pose in poses}
        self.moved: set[int] = set()

    def told(self, poses: Iterable[Pose]) -> list[list[int]]:
        """For each such piece: its number, x, y, angle, whether it is turned."""
        found = []
        for pose in poses:
            seen = _coarse(pose)
            if pose.piece in self.moved or self._first.get(pose.piece) != seen:
                self.moved.add(pose.piece)
                found.append([pose.piece, *seen])
        return found


def _coarse(pose: Pose) -> tuple[int, ...]:
    return (
        round(pose.x / LENGTH),
        round(pose.y / LENGTH),
        round(pose.angle / ANGLE),
        int(pose.turned),
    )
