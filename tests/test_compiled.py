"""Which build the tests run on: the same tests must pass on plain Python and on the compiled package."""

import inspect
import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import hotelier
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


def test_help_tells_what_the_sources_say() -> None:
    """mypyc leaves docstrings out; build_help.py puts them back."""
    from hotelier.core import chance, playout

    game = hotelier.new_game("austria", seed=1)
    assert (
        inspect.getdoc(playout)
        == "Random play without the interpreter in the loop: for benchmarks, playouts and long runs."
    )
    for thing, words in (
        (playout.play_randomly, "each action equally likely"),
        (hotelier.Game, "A game in progress"),
        (hotelier.Game.apply, "Carry out a legal action"),
        (hotelier.Game.to_move, "The seat that must decide now"),
        (type(game).clone, "An independent copy"),  # said by Game, as is the next
        (type(game).resample, "consistent with its view"),
        (type(game).outcome, "None until the game is over"),
        (chance.Seeded, "sfc32"),
        (chance.Seeded.below, "each equally likely; 1 <= n < 2 ** 30"),
    ):
        assert words in (inspect.getdoc(thing) or ""), thing
    assert list(inspect.signature(hotelier.Game.resample).parameters) == ["self", "seat", "rng"]
    assert inspect.signature(hotelier.Game.events).parameters["since"].default == 0


def test_the_sources_lie_beside_the_binaries_for_editors_and_type_checkers() -> None:
    package = Path(hotelier.__file__).parent
    assert (package / "py.typed").exists()
    assert all((package / module).exists() for module in HOT)
