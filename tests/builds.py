"""Which tests run on which build: the one place where that is said.

`.ci/run` tests both builds and runs each test on the one for which it says most: HOTELIER_BUILD names the
build, `pure` or `compiled`, and what belongs to the other one is left out. Where the variable is not set
all tests run, on whatever build is there: `make test` runs them all as plain Python.

The rules are the same text on both builds, and `.ci/wheel` compares the games that they lead to. So the
engine, and what plays it whole, is tested as people have it, compiled; everything around it as plain
Python, with enough of the contract to see that the engine works there.
"""

import os
from collections.abc import Iterable
from pathlib import Path

import pytest

from hotelier import Seeded
from tests.contract import Case, cases

ROOT = Path(__file__).resolve().parents[1]
ENGINE = (
    "tests/analysis/",
    "tests/austria/",
    "tests/baselines/",
    "tests/bots/",
    "tests/core/",
    "tests/envs/",
    "tests/overbooking/",
    "tests/server/cups/",
    "tests/server/daily/",
    "tests/server/study/test_analyses.py",
    "tests/server/test_whole_games.py",
    "tests/test_bench.py",
    "tests/test_contract.py",
    "tests/test_readme.py",
    "tests/wire/",
)
"""Run on the compiled build; what is marked `pure_only` runs on the other all the same."""
MARK = "pure_only"
BOTH = (
    "tests/test_bad_input.py",  # compiled functions refuse arguments of a wrong type in their own words
    "tests/test_builds.py",
    "tests/test_compiled.py",
    "tests/test_contract.py",  # on the pure build with a part of the cases
)
PART = 4
"""On the pure build one case in this many of the contract is tested."""

CHOSEN = os.environ.get("HOTELIER_BUILD", "")
"""The build that is tested now, if there is another one that is tested for itself."""


def belongs(item: pytest.Item, build: str) -> bool:
    """Whether a test runs on a build."""
    if item.nodeid.startswith(BOTH):
        return True
    marked = item.get_closest_marker(MARK) is not None
    assert not marked or MARK in item.path.read_text(encoding="utf-8"), f"{item.path} must show its {MARK}"
    return (item.nodeid.startswith(ENGINE) and not marked) == (build == "compiled")


def is_left_out(file: Path) -> bool:
    """Whether no test of a file runs now, so that it need not even be read."""
    path = file.relative_to(ROOT).as_posix()
    if not CHOSEN or not file.name.startswith("test_") or path.startswith(BOTH):
        return False
    if CHOSEN == "compiled":
        return not path.startswith(ENGINE)
    return path.startswith(ENGINE) and MARK not in file.read_text(encoding="utf-8")


def contract_cases() -> list[Case]:
    """The cases of the contract that are tested now."""
    return part_of(cases()) if CHOSEN == "pure" else cases()


def part_of(every: list[Case]) -> list[Case]:
    """A fixed part, well mixed, in which every game, number of seats and choice of an option comes."""
    order = list(range(len(every)))
    Seeded(0).shuffle(order)
    kept = {every[place] for place in order[: len(order) // PART]}
    met = {feature for case in kept for feature in features(case)}
    for case in every:
        if not met.issuperset(features(case)):
            kept.add(case)
            met.update(features(case))
    return [case for case in every if case in kept]


def features(case: Case) -> Iterable[tuple[str, object, str]]:
    """What a case shows: its number of seats, and each option as it is chosen; of modules, each one."""
    yield case.name, "seats", str(case.seats)
    for option, value in case.options.items():
        for part in str(value).split(","):
            yield case.name, option, part
