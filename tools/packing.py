"""Puts the browser's client into the wheel, for which hatchling asks when it builds one.

In the source archive it stays where it was built, so that a wheel can be made of that without Node.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT: Final = "web/dist"
WITHIN: Final = {"wheel": "ludotheque/web", "sdist": BUILT}


class ClientHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # which finds the client where it was built
        built = Path(self.root, BUILT)
        if not (built / "index.html").is_file():
            raise SystemExit(
                f"there is no client in {BUILT}, and without it nobody could play in a browser: "
                "scripts/wheel builds both"
            )
        home = WITHIN[self.target_name]
        for path in sorted(built.rglob("*")):
            if path.is_file() and not path.name.startswith("."):
                build_data["force_include"][str(path)] = (
                    f"{home}/{path.relative_to(built).as_posix()}"
                )
        if self.target_name == "wheel":
            self._texts(build_data["force_include"])

    def _texts(self, included: dict[str, str]) -> None:
        """What the client says in English: whoever translates begins with it."""
        source = Path(self.root, "web/src")
        for path in sorted(source.rglob("*.en.ftl")):
            place = path.relative_to(source).as_posix()
            if "sample-game" not in place:
                included[str(path)] = f"ludotheque/client_texts/{place}"
