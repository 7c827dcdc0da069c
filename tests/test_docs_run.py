"""What documents tell people to type is typed here: the Python and the commands of all, made shorter.

The commands of a document are typed one after the other in one folder, so what one writes the next can
read. Those of the README are run as they are written, in tests/test_readme.py; what examples bring is
looked at in tests/test_examples.py.
"""

import json
import re
import subprocess
import sys
import tomllib
from argparse import ArgumentParser, Namespace
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from runpy import run_path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any, NoReturn
from unittest.mock import MagicMock

import pytest

import hotelier
from hotelier import Seeded, results
from hotelier.analysis.analyst import Analyst
from hotelier.analysis.judging import CARE, Care
from hotelier.bench import engine, measuring
from hotelier.bots import make_bot
from hotelier.bots.levels import QUICK
from tests.arena.commands import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
SHORTER = {"256": "4", "range(1000)": "range(3)", "games=6": "games=2", "iterations=200": "iterations=4"}
"""The same, in less time."""
NEEDS_A_SERVER = "hotelier.client"
"""Played through a real server by tests/server/test_whole_games.py."""
THE_READERS = "cautious"
"""The bot that a reader of docs/add-a-bot.md has just written."""
FEW = {"--games": "1", "--minutes": "0.001", "--rounds": "1"}
"""Options whose values are made small."""
TINY = {
    "train_ppo.py": ["--games", "4", "--judged", "4", "--hidden", "8"],
    "self_play.py": ["--games", "4", "--judged", "4", "--hidden", "8", "--minutes", "0.001"],
    "imitate.py": ["--lessons", "2", "--epochs", "2", "--judged", "2"],
    "balance_study.py": ["--games", "4", "--bot", "random"],
}
"""What makes an example quick."""
MAKE = re.compile(r"^make ([a-z-]+)", re.MULTILINE)
EXTRAS = re.compile(r"hotelier\[([\w,]+)\]|'\.\[([\w,]+)\]'")
NPM = re.compile(r"build_page\.py npm (?:run )?(?:--silent )?(\w+)")


def shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def blocks(file: Path, language: str) -> list[str]:
    found = BLOCK.findall(file.read_text(encoding="utf-8"))
    return [dedent(text) for kind, text in found if kind == language]


def commands(file: Path, begin: str) -> list[str]:
    """All that begins so, without the comments behind; a line may go on in the next one."""
    lines = [line for block in blocks(file, "") for line in block.replace("\\\n", " ").splitlines()]
    return [line.partition("  #")[0].strip() for line in lines if line.startswith(begin)]


WITH_PYTHON = [file for file in DOCUMENTS if blocks(file, "python")]
WITH_COMMANDS = [file for file in DOCUMENTS[1:] if commands(file, "hotelier ")]
SCRIPTS = sorted({command for file in DOCUMENTS for command in commands(file, "python ")})


def test_the_blocks_are_found() -> None:
    assert len(WITH_PYTHON) >= 10 and len(WITH_COMMANDS) >= 11 and len(SCRIPTS) >= 12


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


# Commands of hotelier ---------------------------------------------------------------------------------


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Settings of servers that were asked for; tests/server/ starts real ones."""
    asked: list[Any] = []
    monkeypatch.setattr("hotelier.server.serve.run", lambda settings, *rest, **more: asked.append(settings))
    return asked


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses of one turn, a single measurement, and somebody at the keyboard who leaves at once."""
    for depth in CARE:
        monkeypatch.setitem(CARE, depth, Care(2, QUICK, duels=2, flat_duels=2))
    monkeypatch.setattr(Analyst, "run", lambda analyst: iter([analyst.turn(0)]))
    monkeypatch.setattr(engine, "engine_measurements", lambda: [engine.random_play("overbooking", 2)])
    monkeypatch.setattr(measuring, "FULL", measuring.QUICK)
    monkeypatch.setattr("sys.stdin", StringIO("q\n" * 3))


@pytest.mark.parametrize("file", WITH_COMMANDS, ids=shown)
def test_the_commands_of_a_document_work(
    file: Path, tmp_path: Path, served: list[Any], hasty: None
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name in ("my-waltz.json", "my-box.json"):
        (tmp_path / name).symlink_to(ROOT / "examples" / name)
    for command in commands(file, "hotelier "):
        typed, _, target = command.partition(" > ")
        words = shorter([unique(word, tmp_path) for word in typed.split()[1:]])
        done = run(*words, folder=tmp_path)
        assert done.returncode == 0, (command, done.stderr)
        if target:
            (tmp_path / target).write_text(done.stdout, encoding="utf-8")
        if words[0] == "serve":
            assert served[-1].workers == 2 and "postgresql" in served[-1].database_url


def unique(word: str, folder: Path) -> str:
    """A file whose name is shortened by an ellipsis is the one that a command before has written."""
    if "…" not in word:
        return word
    (found,) = folder.glob(word.replace("…", "*"))
    return found.name


def shorter(words: list[str]) -> list[str]:
    """The same, in less time. Bots are known, but a game of the strong ones takes a minute."""
    for option, value in FEW.items():
        if option in words:
            words[words.index(option) + 1] = value
    if "--bots" in words:
        place = words.index("--bots") + 1
        for code in words[place].split(","):
            if code != THE_READERS:
                make_bot(code, Seeded(0))
        words[place] = "random"
    return words


# Everything else --------------------------------------------------------------------------------------


class Accepted(Exception):
    """What was typed is what the script takes."""


@pytest.mark.parametrize("command", SCRIPTS)
def test_the_scripts_of_documents_take_what_is_typed(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Examples are run; measurements and training are stopped when they have understood."""
    script, *words = command.replace('"', "").split()[1:]
    if script.startswith("examples/"):
        typed = [*shorter(words), *TINY[Path(script).name]]
        done = subprocess.run(
            [sys.executable, ROOT / script, *typed],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return

    def parse(parser: ArgumentParser, *given: Any) -> NoReturn:
        assert isinstance(parse_args(parser, *given), Namespace)
        raise Accepted

    parse_args = ArgumentParser.parse_args
    monkeypatch.setattr(ArgumentParser, "parse_args", parse)
    monkeypatch.setattr("sys.argv", [script, *words])
    torch = MagicMock(nn=SimpleNamespace(Module=object))  # too large to be there for this
    monkeypatch.setitem(sys.modules, "torch", torch)
    with pytest.raises(Accepted):
        run_path(str(ROOT / script), run_name="__main__")


def test_what_else_is_typed_is_there() -> None:
    """Targets of make, extras to install, scripts of the page, and tests."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in DOCUMENTS)
    typed = "\n".join(block for file in DOCUMENTS for block in blocks(file, ""))
    targets = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(MAKE.findall(typed)) <= set(targets)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name for each in EXTRAS.findall(text) for name in "".join(each).split(",")}
    assert len(extras) > 5 and extras <= set(project["optional-dependencies"])
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    assert set(NPM.findall(typed)) <= set(package["scripts"])
    paths = re.findall(r"^\.venv/bin/pytest (\S+)", typed, re.MULTILINE)
    assert len(paths) >= 3 and all((ROOT / path).exists() for path in paths)
