"""What `pip install hotelier` leaves out: engine, bots, terminal and arena do without, all else says in one
line what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hotelier import BadInput
from hotelier.extras import extra

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LEFT_OUT = {
    "server": ["aiosqlite", "alembic", "asyncpg", "fastapi", "prometheus_client", "sqlalchemy", "uvicorn"],
    "client": ["httpx2", "msgspec", "websockets"],
    "envs": ["gymnasium", "numpy", "pettingzoo"],
    "openspiel": ["pyspiel", "open_spiel"],
    "plots": ["matplotlib"],
    "parquet": ["pyarrow"],
    "frames": ["pandas"],
    "polars": ["polars"],
    "ray": ["ray"],
    "report": ["jinja2"],
}
"""Modules by the extra that brings them."""
HIDE = """
from importlib.machinery import PathFinder
find = PathFinder.find_spec
PathFinder.find_spec = lambda name, *rest: None if name.partition(".")[0] in {names} else find(name, *rest)
"""
COMMAND = "from hotelier.__main__ import main; main()"


def without(names: list[str], program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program where these modules are not installed."""
    hide = HIDE.format(names=names)
    return subprocess.run(
        [sys.executable, "-c", f"{hide}\n{program}", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


EVERYTHING = [name for names in LEFT_OUT.values() for name in names]


def test_the_table_names_every_extra_but_the_trainers() -> None:
    assert {*LEFT_OUT, "train"} == set(PROJECT["optional-dependencies"])
    assert len(PROJECT["dependencies"]) == 3


def test_engine_bots_and_arena_need_no_extra(tmp_path: Path) -> None:
    out = str(tmp_path / "results.jsonl")
    program = f"""
import hotelier, hotelier.bots, hotelier.terminal.play, hotelier.arena.run
from hotelier.cli import make_app
game = hotelier.new_game("austria", seats=2, seed=1)
bot = hotelier.bots.make_bot("greedy", hotelier.Seeded(1))
game.apply(bot.choose(hotelier.Perspective(game, game.to_move)))
for words in (
    ["simulate", "austria", "--games", "1", "--seed", "1"],
    ["arena", "overbooking", "--bots", "random", "--games", "1", "--out", {out!r}],
    ["content", "check"],
):
    make_app()(words, standalone_mode=False)
"""
    done = without(EVERYTHING, program)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "results.jsonl").exists()


@pytest.mark.parametrize(
    "command", [["serve"], ["play"], [], ["play", "austria"], ["backup", "copy.sqlite"], ["admin", "list"]]
)
def test_commands_of_the_server_say_what_to_install(command: list[str]) -> None:
    done = without(EVERYTHING, COMMAND, *command)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "pip install 'hotelier[server]'" in done.stderr
    assert ("--terminal" in done.stderr) == (command[:1] in (["play"], []))


@pytest.mark.parametrize(("library", "named"), [("pandas", "frames"), ("polars", "polars")])
def test_frames_say_what_to_install(library: str, named: str) -> None:
    program = f"""
from hotelier import results
played = results.play("overbooking", bots=["random"], games=1)
results.to_frame(played, library={library!r})
"""
    done = without([library], program)
    assert done.returncode == 1 and f"pip install 'hotelier[{named}]'" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("module", "hidden", "extra_named"),
    [
        ("hotelier.client", ["httpx2"], "client"),
        ("hotelier.envs", ["numpy"], "envs"),
        ("hotelier.envs.vector", ["numpy"], "envs"),
        ("hotelier.envs.austria_v0", ["pettingzoo"], "envs"),
        ("hotelier.envs.overbooking_v0", ["gymnasium", "pettingzoo"], "envs"),
        ("hotelier.envs.vector_env", ["gymnasium", "pettingzoo"], "envs"),
        ("hotelier.envs.openspiel", ["pyspiel"], "openspiel"),
    ],
)
def test_modules_say_what_to_install(module: str, hidden: list[str], extra_named: str) -> None:
    done = without(hidden, f"import {module}")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert "MissingPackage" in last and f"pip install 'hotelier[{extra_named}]'" in last, done.stderr


def test_a_mistake_of_our_own_is_not_blamed_on_an_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module"), extra("envs", "environments"):
        import hotelier.no_such_module  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(ImportError), extra("envs", "environments"):
        from hotelier import no_such_name  # type: ignore[attr-defined]  # noqa: F401


def test_the_error_is_bad_input_and_an_import_error() -> None:
    for kind in (BadInput, ImportError):
        line = r"pictures need no_such_package: pip install 'hotelier\[plots\]'"
        with pytest.raises(kind, match=line), extra("plots", "pictures"):
            import no_such_package  # type: ignore[import-not-found]  # noqa: F401


def test_python_m_hotelier_is_the_command() -> None:
    command = [sys.executable, "-m", "hotelier", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.startswith("hotelier ")
