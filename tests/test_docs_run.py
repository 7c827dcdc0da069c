"""What documents tell people to type is typed here: the Python and the commands of all, made shorter.

The commands of the README are run as they are written, in tests/test_readme.py; whole examples in
tests/test_examples.py.
"""

import re
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import hotelier
from hotelier import Seeded, results
from hotelier.bots import make_bot
from tests.arena.commands import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
SHORTER = {"256": "4", "range(1000)": "range(3)", "games=6": "games=2", "iterations=200": "iterations=4"}
"""The same, in less time."""
NEEDS_A_SERVER = "hotelier.client"
"""Played through a real server by tests/server/test_whole_games.py."""
OTHERS = ("analyse", "serve", "play", "companion", "bench")
"""Commands that wait for somebody or take their time have tests of their own."""
THE_READERS = "cautious"
"""The bot that a reader of docs/add-a-bot.md has just written."""
NOT_WHOLE = ("…", "NAME", "before.json", "--depth deep")
"""What is shortened, a placeholder, or takes minutes."""


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def blocks(file: Path, language: str) -> list[str]:
    found = BLOCK.findall(file.read_text(encoding="utf-8"))
    return [dedent(text) for kind, text in found if kind == language]


def commands(file: Path) -> list[str]:
    lines = [line for block in blocks(file, "") for line in block.splitlines()]
    return [line.partition("  #")[0].strip() for line in lines if line.startswith("hotelier ")]


WITH_PYTHON = [file for file in DOCUMENTS if blocks(file, "python")]
COMMANDS = sorted({command for file in DOCUMENTS[1:] for command in commands(file)})


def test_the_blocks_are_found() -> None:
    assert len(WITH_PYTHON) >= 10 and len(COMMANDS) >= 15


@pytest.mark.parametrize("file", WITH_PYTHON, ids=shown)
def test_the_python_of_a_document_runs(file: Path, tmp_path: Path) -> None:
    """One block after the other, as a reader would type them."""
    pytest.importorskip("pandas")
    results.play("overbooking", bots=["random"], games=1, out=tmp_path / "arena.jsonl")
    names: dict[str, Any] = {"hotelier": hotelier, "__name__": "typed"}
    said = StringIO()
    with chdir(tmp_path), redirect_stdout(said):
        for block in blocks(file, "python"):
            if NEEDS_A_SERVER in block:
                compile(block, shown(file), "exec")
                continue
            for long, short in SHORTER.items():
                block = block.replace(long, short)  # noqa: PLW2901
            exec(compile(block, shown(file), "exec"), names)
    if "tutorials" in shown(file):
        assert said.getvalue()


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_documents_work(command: str, tmp_path: Path) -> None:
    words = command.split()[1:]
    if words[0] in OTHERS or any(part in command for part in NOT_WHOLE):
        pytest.skip("tested elsewhere")
    if "--games" in words:
        words[words.index("--games") + 1] = "1"
    if "--bots" in words:  # each is known, but a game of the strong ones takes a minute
        place = words.index("--bots") + 1
        for code in words[place].split(","):
            if code != THE_READERS:
                make_bot(code, Seeded(0))
        words[place] = "random"
    results.play("overbooking", bots=["random"], games=1, out=tmp_path / "my-results.jsonl")
    words = [str(ROOT / word) if word.startswith("examples/") else word for word in words]
    done = run(*words, folder=tmp_path)
    if "--out" in words and words[0] == "arena":
        assert "holds results" in done.stderr or done.returncode == 0
    else:
        assert done.returncode == 0, done.stderr
