"""How the wheel is built: compiled where that is possible, otherwise plain Python; never in the sources."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from build_engine import hot_patterns
from tests.test_compiled import HOT, ROOT

PLAIN_ROOMS = ("companion", "entering", "content", "pictures", "shown")
PLAIN_AT_THE_TOP = "envs"
"""Its rooms are hot, but not the files before them: environments in the forms that others want."""

TINY = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "hotelier"
version = "0"
requires-python = ">=3.11"

[tool.hatch.build.targets.wheel]
packages = ["src/hotelier"]

[tool.hatch.build.targets.wheel.hooks.custom]
hot = ["first.py", "second.py"]
"""
FIRST = """\
def twice(number: int) -> int:
    return 2 * number


class Bell:
    def ring(self, times: int) -> int:
        "Ring it."
        return times
"""
SECOND = """\
from hotelier.first import Bell as AnyBell, twice

EIGHT: int = twice(4)


class LoudBell(AnyBell):
    def ring(self, times: int) -> int:
        return twice(times)
"""
needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")


class Tiny:
    """A project of two modules with the build hook of the real one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "hotelier"
        self.package.mkdir(parents=True)
        self.write("__init__.py", "")
        self.write("first.py", FIRST)
        self.write("second.py", SECOND)
        (folder / "pyproject.toml").write_text(TINY)
        for name in ("build_engine.py", "build_help.py", "build_page.py", "hatch_build.py"):
            shutil.copy(ROOT / name, folder)

    def write(self, name: str, text: str) -> None:
        (self.package / name).write_text(text)

    def sources(self) -> list[str]:
        return sorted(str(file.relative_to(self.folder)) for file in self.folder.glob("src/**/*"))

    def build(self, target: str = "wheel", **given: str) -> subprocess.CompletedProcess[str]:
        environment = {
            name: value for name, value in os.environ.items() if name not in ("CC", "HOTELIER_COMPILE")
        }
        return subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", target],
            cwd=self.folder,
            env={**environment, "HATCH_QUIET": "1", "HOTELIER_PAGE": "0", **given},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    def wheel(self) -> Path:
        (wheel,) = (self.folder / "dist").glob("*.whl")
        return wheel

    def is_pure(self) -> bool:
        return self.wheel().name == "hotelier-0-py3-none-any.whl"


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return Tiny(tmp_path)


def test_no_room_of_the_engine_is_forgotten_by_the_compiler() -> None:
    """Every module of core, games, bots and environments is hot, named as an exception, or in a room that
    is plain as a whole; and no pattern is left over from something that is gone."""
    sources = ROOT / "src" / "hotelier"
    patterns = hot_patterns()
    for room in ("core", "austria", "overbooking", "bots", "envs"):
        for file in (sources / room).rglob("*.py"):
            module = file.relative_to(sources)
            named = any(module.match(pattern) for pattern in patterns["plain"])
            plain = module.parts[1] in PLAIN_ROOMS or module.parts[:-1] == (PLAIN_AT_THE_TOP,)
            assert module.as_posix() in HOT or named or plain, module
    every = [file.relative_to(sources) for file in sources.rglob("*.py")]
    for pattern in (*patterns["hot"], *patterns["plain"]):
        assert any(module.match(pattern.replace("**", "*")) for module in every), pattern


def test_hot_modules_have_no_local_underscore() -> None:
    """To mypy `_` may be anything, so compiled code makes an object of every number that goes there:
    a sixth of the speed was once lost by it. `__` is as good a name for what nobody reads."""
    boxed = [
        f"{module}:{name.lineno}"
        for module in HOT
        for name in ast.walk(ast.parse((ROOT / "src" / "hotelier" / module).read_text()))
        if isinstance(name, ast.Name) and name.id == "_"
    ]
    assert not boxed, f"call it __: {boxed}"


@needs_compiler
def test_a_compiled_wheel_works_and_the_sources_stay_as_they_are(tiny: Tiny, tmp_path: Path) -> None:
    before = tiny.sources()
    done = tiny.build(HOTELIER_COMPILE="1")
    assert done.returncode == 0, done.stderr
    assert tiny.sources() == before
    assert not tiny.is_pure()
    site = tmp_path / "site"
    with ZipFile(tiny.wheel()) as wheel:
        wheel.extractall(site)
    code = (
        "from hotelier import first, second; print(second.EIGHT, first.__file__, second.__file__); "
        "assert second.LoudBell.ring.__doc__ == '(times: int) -> int\\n\\nRing it.'"
    )
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=site, capture_output=True, text=True, check=True
    )
    eight, *files = said.stdout.split()
    assert eight == "8"
    assert not any(file.endswith(".py") for file in files)


def test_without_a_compiler_the_wheel_is_plain_python_with_a_warning(tiny: Tiny) -> None:
    done = tiny.build(CC="/nonexistent/cc")
    assert done.returncode == 0
    assert tiny.is_pure()
    assert done.stderr.startswith(
        "hotelier: plain Python, not compiled: there is no compiler /nonexistent/cc"
    )
    assert len(done.stderr.splitlines()) == 1


def test_without_a_compiler_an_order_to_compile_fails_in_one_line(tiny: Tiny) -> None:
    done = tiny.build(CC="/nonexistent/cc", HOTELIER_COMPILE="1")
    assert done.returncode == 1
    assert done.stderr.startswith("hotelier: cannot compile: there is no compiler /nonexistent/cc")
    assert len(done.stderr.splitlines()) == 1
    assert not list(tiny.folder.rglob("*.whl"))


@needs_compiler
def test_what_mypyc_refuses_becomes_plain_python_with_a_warning(tiny: Tiny) -> None:
    tiny.write("second.py", "EIGHT: int = 'eight'\n")
    done = tiny.build()
    assert done.returncode == 0
    assert tiny.is_pure()
    _, warning = done.stderr.splitlines()
    assert warning.startswith(
        "hotelier: plain Python, not compiled: mypyc failed: hotelier/second.py:1: error:"
    )


@needs_compiler
def test_what_mypyc_refuses_fails_when_compiling_is_an_order(tiny: Tiny) -> None:
    tiny.write("second.py", "EIGHT: int = 'eight'\n")
    done = tiny.build(HOTELIER_COMPILE="1")
    assert done.returncode == 1
    assert "hotelier: cannot compile: mypyc failed:\nhotelier/second.py:1: error:" in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_is_compiled_when_that_is_wished(tiny: Tiny) -> None:
    done = tiny.build(HOTELIER_COMPILE="0")
    assert done.returncode == 0
    assert done.stderr == ""
    assert tiny.is_pure()


def test_an_unknown_wish_is_refused_in_one_line(tiny: Tiny) -> None:
    done = tiny.build(HOTELIER_COMPILE="yes")
    assert done.returncode == 1
    assert done.stderr == "hotelier: HOTELIER_COMPILE is 1 or 0, not 'yes'\n"


def test_an_editable_install_is_never_compiled(tiny: Tiny) -> None:
    before = tiny.sources()
    done = tiny.build("wheel:editable", HOTELIER_COMPILE="1")
    assert done.returncode == 0, done.stderr
    assert tiny.sources() == before
    with ZipFile(tiny.wheel()) as wheel:
        assert not [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]


# When an environment is made anew -------------------------------------------------------------------


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """bootstrap.py in a copy of the files that it looks at."""
    own = ("build_engine", "build_help", "build_page", "build_site", "build_steps")
    for name in (*(f"{module}.py" for module in own), "bootstrap.py", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for module in own:
        monkeypatch.delitem(sys.modules, module, raising=False)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    package = tmp_path / "src" / "hotelier"
    package.mkdir(parents=True)
    for name in ("_version.py", "games.py"):
        (package / name).write_text("")
    spec = importlib.util.spec_from_file_location("bootstrap_under_test", tmp_path / "bootstrap.py")
    assert spec is not None
    assert spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.mark.parametrize(
    ("changed", "run", "dev"),
    [
        ("src/hotelier/games.py", True, False),
        ("src/hotelier/new.json", True, False),
        ("src/hotelier/__pycache__/games.cpython-311.pyc", False, False),
        ("hatch_build.py", True, True),
        ("pyproject.toml", True, True),
        ("requirements/dev.lock", True, True),
        ("README.md", False, False),
        ("build_engine.py", True, True),
        ("build_help.py", True, True),
        ("build_page.py", True, True),
        ("build_site.py", True, False),
        ("web/site/offline.js", True, False),
        ("web/src/App.svelte", True, True),
        ("web/src/stage.test.ts", False, False),
        ("src/hotelier/server/page/index.html", False, False),
    ],
)
def test_an_environment_is_made_anew_when_what_it_holds_has_changed(
    bootstrap: ModuleType, tmp_path: Path, changed: str, run: bool, dev: bool
) -> None:
    before = [bootstrap.fingerprint(kind) for kind in ("run", "dev")]
    assert before == [bootstrap.fingerprint(kind) for kind in ("run", "dev")]
    (tmp_path / changed).parent.mkdir(exist_ok=True, parents=True)
    with (tmp_path / changed).open("a") as file:
        file.write("\n")
    after = [bootstrap.fingerprint(kind) for kind in ("run", "dev")]
    assert [new != old for new, old in zip(after, before, strict=True)] == [run, dev]


def test_the_wheel_is_built_anew_when_another_build_is_wished(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELIER_COMPILE", "0")
    pure = bootstrap.fingerprint("run")
    monkeypatch.delenv("HOTELIER_COMPILE")
    assert bootstrap.fingerprint("run") != pure


def test_the_page_is_built_when_it_is_missing_or_older_than_its_sources(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = bootstrap.build_page
    source = tmp_path / "web" / "src" / "App.svelte"
    source.parent.mkdir(parents=True)
    source.write_text("<p>hotelier</p>")
    assert page.missing()
    page.PAGE.mkdir(parents=True)
    page.STAMP.write_text(page.fingerprint())
    assert not page.missing()
    source.write_text("<p>another page</p>")
    assert page.missing()
    monkeypatch.setenv("HOTELIER_PAGE", "0")
    assert not page.missing()


def test_a_wheel_that_was_built_is_found_again_until_something_changes(
    bootstrap: ModuleType, tmp_path: Path
) -> None:
    def venv() -> object:
        return bootstrap.Venv(tmp_path / ".venv-run", bootstrap.fingerprint("run"), bare=True)

    assert not bootstrap.is_wheel_kept(venv())
    bootstrap.WHEEL.mkdir(parents=True)
    (bootstrap.WHEEL / bootstrap.MADE_FROM).write_text(bootstrap.wheel_of(venv()))
    assert not bootstrap.is_wheel_kept(venv())  # the wheel itself is gone
    (bootstrap.WHEEL / "hotelier-1-py3-none-any.whl").touch()
    assert bootstrap.is_wheel_kept(venv())
    (tmp_path / "src" / "hotelier" / "games.py").write_text("changed = True")
    assert not bootstrap.is_wheel_kept(venv())
