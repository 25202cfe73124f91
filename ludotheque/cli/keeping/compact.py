"""`ludotheque compact --data FOLDER`"""

from __future__ import annotations

from argparse import Namespace

from ludotheque.cli.trouble import CommandError
from ludotheque.server.configuration import Unusable, seconds
from ludotheque.server.store.compact import compact
from ludotheque.server.store.store import StoreTrouble


def run(asked: Namespace) -> int:
    try:
        spans = {
            name: None if given is None else seconds(given, f"--{name}")
            for name, given in (("finished", asked.finished), ("abandoned", asked.abandoned))
        }
        done = compact(asked.data, **spans)
    except (StoreTrouble, Unusable) as trouble:
        raise CommandError(str(trouble)) from None
    print(
        f"{asked.data}: {done.removed} tables put away, "
        f"{done.before / 1e6:.1f} MB before and {done.after / 1e6:.1f} MB now"
    )
    return 0
