"""Imports go one way: core ← files ← games ← registry ← bots ← analysis ← wire ← all that faces people."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hotelier

ROOT = Path(hotelier.__file__).parent
GAMES = ("austria", "overbooking")

LAYERS = {
    "_version": -1,
    "core": 0,
    "files": 1,
    **dict.fromkeys(GAMES, 2),
    "games": 3,
    "bots": 4,
    "analysis": 5,
    "wire": 6,
    "hotelier": 7,  # the package itself, which hands out the functions with which all begins
}
OUTERMOST = 8
"""Everything else: envs, arena, server, client, terminal, command line."""

FLOORS = {
    **dict.fromkeys(
        (
            "addresses",
            "clock",
            "decoding",
            "descriptors",
            "limits",
            "logs",
            "metrics",
            "reach",
            "refusals",
            "routine",
            "settings",
        ),
        0,
    ),
    "tables": 1,
    "box": 2,
    "study": 2,
    "store": 3,
    "profiles": 4,
    "ratings": 4,
    "daily": 5,
    "live": 5,
    "bots": 5,
    "post": 5,
    "cups": 5,
    "admin": 6,
    "calls": 6,
    "offline": 6,
    "service": 7,
    "http": 8,
    "serve": 9,
    "at_home": 10,
}
"""The rooms of the server: each imports from floors below; those of one floor do not know each other."""

ROOMS = {"content": 0, "options": 1, "rules": 2, "shown": 3, "modules": 4, "solo": 5}
"""The rooms of a game: each imports from those below."""
ABOVE = 6
"""All else in a game: who is in play, the game itself, companion, dealing, entering."""
UPWARDS = {
    "austria/shown/facts.py": {
        "modules.ballrooms",
        "modules.ballrooms.places",
        "modules.celebrities",
        "modules.hotels",
    },
    "austria/shown/shapes.py": {"solo.shapes"},
}
"""What two files import from above all the same: the types of what modules print, and of an automaton."""

PLAIN = {
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "math",
    "operator",
    "types",
    "typing",
}
"""Modules of Python that neither read nor write nor bring chance or time in by a back door."""
PACKAGES = ("hotelier", "hotelier.server")
"""Packages from which parts are imported by their names."""
CALLS_OF_INPUT_AND_OUTPUT = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}

MODULES = sorted(ROOT.rglob("*.py"))
NAMES = sorted({path.relative_to(ROOT).parts[0].removesuffix(".py") for path in MODULES})


def shown(path: Path) -> str:
    return str(path.relative_to(ROOT))


def package_of(path: Path) -> str:
    """The part of the house that a file belongs to."""
    first = path.relative_to(ROOT).parts[0].removesuffix(".py")
    return "hotelier" if first == "__init__" else first


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a file imports, wherever in it, for running or for types."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{shown(path)}: relative imports hide where things come from"
            assert node.module is not None
            if node.module in PACKAGES:
                for alias in node.names:
                    yield f"{node.module}.{alias.name}"
            else:
                yield node.module


def parts_imported(path: Path) -> set[str]:
    """The parts of the house that a file imports."""
    parts: set[str] = set()
    for name in imported(path):
        first, _, rest = name.partition(".")
        if first == "hotelier":
            part = rest.partition(".")[0]
            parts.add(part if part in NAMES else "hotelier")
    return parts


def layer(part: str) -> int:
    return LAYERS.get(part, OUTERMOST)


def test_the_files_are_found() -> None:
    assert {"core", "austria", "games"} <= set(NAMES)
    assert parts_imported(ROOT / "austria" / "game.py") >= {"core", "austria"}
    assert parts_imported(ROOT / "__init__.py") >= {"core", "games"}


@pytest.mark.parametrize("path", MODULES, ids=shown)
def test_imports_go_one_way(path: Path) -> None:
    part = package_of(path)
    if layer(part) == OUTERMOST:
        return
    for other in parts_imported(path) - {part}:
        assert layer(other) < layer(part), f"{shown(path)} must not import hotelier.{other}"


def test_the_client_needs_nothing_of_the_server() -> None:
    assert parts_imported(ROOT / "client.py") == {"core", "extras", "wire"}


def test_only_the_command_line_knows_the_server() -> None:
    assert {package_of(path) for path in MODULES if "server" in parts_imported(path)} == {"cli", "server"}


@pytest.mark.parametrize("path", sorted((ROOT / "server").rglob("*.py")), ids=shown)
def test_rooms_of_the_server_import_from_floors_below(path: Path) -> None:
    room = path.relative_to(ROOT / "server").parts[0].removesuffix(".py")
    for name in imported(path):
        if name.startswith("hotelier.server."):
            other = name.split(".")[2]
            allowed = other == room or FLOORS[other] < FLOORS[room] or FLOORS[other] == 0
            assert allowed, f"{shown(path)} must not import {name}"


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_know_each_other(game: str) -> None:
    others = set(GAMES) - {game}
    for path in (ROOT / game).rglob("*.py"):
        assert not parts_imported(path) & others, shown(path)


@pytest.mark.parametrize("path", [path for path in MODULES if package_of(path) in GAMES], ids=shown)
def test_rooms_of_a_game_import_from_rooms_below(path: Path) -> None:
    """The rules call what is in play at named moments (hooks.py), and content and words find the files of
    modules by their names (manifests.py): so the base game knows no module."""
    game = package_of(path)
    room = room_of(path.relative_to(ROOT / game).as_posix())
    upwards = {
        name.removeprefix(f"hotelier.{game}.")
        for name in imported(path)
        if name.startswith(f"hotelier.{game}.")
        and ROOMS.get(room_of(name.split(".", 2)[2].replace(".", "/")), ABOVE) > ROOMS.get(room, ABOVE)
    }
    assert upwards == UPWARDS.get(shown(path), set())


def room_of(place: str) -> str:
    """The room of a game in which a file lies."""
    return place.partition("/")[0].removesuffix(".py")


@pytest.mark.parametrize("path", [path for path in MODULES if package_of(path) == "core"], ids=shown)
def test_the_core_does_no_input_and_output(path: Path) -> None:
    for name in imported(path):
        first = name.partition(".")[0]
        assert first == "hotelier" or first in PLAIN, f"{shown(path)} imports {name}"
    check_calls(path)


@pytest.mark.parametrize("path", [path for path in MODULES if package_of(path) in GAMES], ids=shown)
def test_games_are_plain_rules(path: Path) -> None:
    """No libraries, no clock and no chance but that of the core; only resources for their content."""
    for name in imported(path):
        first = name.partition(".")[0]
        assert first == "hotelier" or first in PLAIN or name.startswith("importlib.resources"), (
            f"{shown(path)} imports {name}"
        )
    check_calls(path)


def check_calls(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS_OF_INPUT_AND_OUTPUT, f"{shown(path)}, line {node.lineno}"


@pytest.mark.parametrize("path", [path for path in MODULES if package_of(path) == "bots"], ids=shown)
def test_bots_are_given_a_perspective_and_never_open_the_game(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr != "_game", f"{shown(path)}, line {node.lineno}"
