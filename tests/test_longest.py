"""The list of modules that take long: whole, and written by a run."""

from __future__ import annotations

from tests.support.longest import TESTS, listed, ranked


def test_all_that_are_listed_are_there_once_and_the_browser_comes_last() -> None:
    modules = listed()
    assert [each for each in modules if not (TESTS / each).is_file()] == []
    assert len(set(modules)) == len(modules)
    assert sorted(modules, key=lambda each: each.startswith("browser/")) == modules
    assert any(each.startswith("browser/") for each in modules)


def test_a_run_ranks_what_it_ran_and_leaves_the_other_part_as_it_was() -> None:
    before = ["core/a.py", "core/b.py", "browser/c.py", "browser/d.py"]
    assert ranked({"core/b.py": 3.0, "core/e.py": 5.0}, before) == [
        *("core/e.py", "core/b.py"),
        *("browser/c.py", "browser/d.py"),
    ]
    assert ranked({"browser/d.py": 2.0}, before) == ["core/a.py", "core/b.py", "browser/d.py"]
