"""docs/notation.md names every question of both games, in the words of their types."""

from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from hotelier import game_info
from hotelier.games import NAMES

TEXT = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_the_questions_of_a_game_are_those_of_its_types(name: str) -> None:
    chapter = TEXT.split(f"\n# {game_info(name).title}\n")[1].split("\n# ")[0]
    questions = chapter.split("\n## Questions\n")[1].split("\n## ")[0]
    rows = [line for line in questions.splitlines() if line.startswith("| `")]
    members = get_args(import_module(f"hotelier.{name}.shown.shapes").Question)
    kinds = [get_args(get_type_hints(member)["kind"])[0] for member in members]
    wanted = [f"| `{kind}` | {member.__doc__} |" for kind, member in zip(kinds, members, strict=True)]
    assert rows == wanted
