"""The surface between the base game and its modules: every moment of one is called by the other."""

import ast
import inspect
from pathlib import Path

import pytest

from hotelier.austria.registry import ALL, in_play
from hotelier.austria.rules import hooks
from hotelier.austria.rules.module import Module, Modules

pytestmark = pytest.mark.pure_only("it reads the source")

MOMENTS = {name for name, each in vars(Module).items() if inspect.isfunction(each) and name[0] != "_"}
RULES = Path(hooks.__file__).parent


def test_there_is_a_hook_for_every_moment() -> None:
    called = {name for name, each in vars(hooks).items() if inspect.isfunction(each)}
    assert called >= MOMENTS


def test_who_acts_at_a_moment_is_known_before() -> None:
    """But those moments at which all modules are asked, in the order of the box."""
    asked_in_order = {"lay_out", "shuffle", "tell_layout", "view"}
    asked_by_owner = {"details", "question", "question_words", "action_words"}
    known = {name for name in vars(Modules([])) if name != "in_play"}
    assert known == MOMENTS - asked_in_order - asked_by_owner


def test_only_those_are_asked_who_do_something() -> None:
    everybody = in_play(tuple(ALL))
    assert [module.number for module in everybody.append_actions] == [1, 3, 2, 4]
    assert [module.number for module in everybody.next_start] == [4]
    assert in_play(()).in_play == [] and in_play(()).append_actions == []


def test_the_base_rules_know_no_module() -> None:
    for file in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                assert not (node.module or "").startswith("hotelier.austria.modules"), file.name
