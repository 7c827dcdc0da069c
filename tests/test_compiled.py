"""Which build the tests run on: the same tests must pass on plain Python and on the compiled package."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from build_engine import hot_modules
from hotelier._build import BUILD

ROOT = Path(__file__).parents[1]
HOT = hot_modules()


def test_the_build_is_the_one_that_is_to_be_tested() -> None:
    assert os.environ.get("HOTELIER_BUILD", BUILD) == BUILD


@pytest.mark.parametrize("module", HOT)
def test_all_hot_modules_are_compiled_or_none(module: str) -> None:
    file = import_module(f"hotelier.{module.removesuffix('.py').replace('/', '.')}").__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == (BUILD == "compiled")
