"""Make an environment of the project: `python3 bootstrap.py run` or `python3 bootstrap.py dev`.

`run` is `.venv-run`: the project as a wheel, compiled where a C compiler is there, and what it needs; the
tools that build it are in `build/tools`. `dev` is `.venv`: all tools, and the project as it stands in
`src`, never compiled. All hold exactly what the lock files name.
Needs only Python itself. Returns at once when nothing has changed since the last time. After an
interruption it goes on with what is missing.
"""

import hashlib
import importlib.util
import os
import shutil
import signal
import sys
import sysconfig
from pathlib import Path
from types import FrameType
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons shall read this line, not a traceback)
    version = ".".join(map(str, sys.version_info[:2]))
    sys.exit(f"hotelier needs Python 3.11 or newer, not {version}; try: make PYTHON=python3.12 ...")

import build_engine
import build_page
from build_steps import Failed, Step, Steps

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
BUILD = ROOT / "build"
LOG = BUILD / "set-up.log"
WHEEL = BUILD / "wheel"
MADE_FROM = "made_from"
"""Beside the wheel: what it was made from."""
VENVS = {"run": ROOT / ".venv-run", "dev": ROOT / ".venv"}
AGAIN = "The same command goes on where it stopped."
NETWORK = f"Is there a network, and room on the disk? {AGAIN}"
NO_PAGE = f"HOTELIER_PAGE=0 before the command leaves the page out. {AGAIN}"
NO_ENGINE = f"HOTELIER_COMPILE=0 before the command leaves the engine in plain Python. {AGAIN}"


class Venv:
    """An environment, and what is known of it."""

    def __init__(self, folder: Path, wanted: str, bare: bool = False) -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.uv = self.python.with_stem("uv")
        self.stamp = folder / "hotelier.stamp"
        # It is bound to its own path and to its interpreter: if either changed, it is made anew.
        self.place = f"{folder} {sys.base_prefix} {'.'.join(map(str, sys.version_info[:3]))}"
        if bare:
            self.place += ", without tools"
        self.wanted = wanted

    def state(self) -> list[str]:
        """Its place, when it can be used at all, and what it was filled with, when that is complete."""
        usable = self.stamp.exists() and self.python.exists()
        return self.stamp.read_text(encoding="utf-8").splitlines() if usable else []

    def is_made(self) -> bool:
        return self.state()[:1] == [self.place]

    def is_complete(self) -> bool:
        return self.state() == [self.place, self.wanted]

    def note(self, *filled_with: str) -> None:
        self.stamp.write_text("\n".join([self.place, *filled_with]), encoding="utf-8")


# The steps --------------------------------------------------------------------------------------------


def make_with_pip(step: Step, venv: Venv) -> None:
    """Make an environment, with pip and uv in it, unless there is one."""
    if not venv.is_made():
        if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
            raise Failed(
                "this python3 cannot make virtual environments; install its venv package "
                "(Debian, Ubuntu: apt install python3-venv)"
            )
        # The base interpreter, because this one may itself live in the folder that is cleared.
        base = getattr(sys, "_base_executable", sys.executable)
        step.call(base, "-m", "venv", "--clear", venv.folder, advice=AGAIN)
    venv.note()
    pip = (venv.python, "-m", "pip", "--disable-pip-version-check", "-qq", "install")
    step.call(*pip, "--require-hashes", "-r", LOCKS / "boot.lock", advice=NETWORK)


def make_bare(step: Step, venv: Venv, uv: Path) -> None:
    """Make an environment without any tool in it, unless there is one."""
    if not venv.is_made():
        # uv shall not look for a Python: it shall be this one.
        python = getattr(sys, "_base_executable", sys.executable)
        step.call(uv, "venv", "--quiet", "--clear", "--python", python, venv.folder, advice=AGAIN)
    venv.note()


def sync(step: Step, venv: Venv, uv: Path, lock: str) -> None:
    """Bring an environment to exactly what a lock names."""
    step.call(
        *(uv, "pip", "--quiet", "sync", "--python", venv.python, "--require-hashes", LOCKS / lock),
        advice=NETWORK,
        UV_PYTHON_DOWNLOADS="never",
    )


def add_page(steps: Steps, python: Path, after: list[Step], everything: bool = False) -> list[Step]:
    """The steps to the page, if it is missing, and to everything for working on it."""
    if not build_page.missing(everything):
        return []

    def install(step: Step) -> None:
        what = ["install", "all"] if everything else ["install"]
        step.call(python, build_page.__file__, *what, advice=NETWORK)

    def build(step: Step) -> None:
        step.call(python, build_page.__file__, advice=NO_PAGE)

    packages = steps.add("packages of the page", install, 16 if everything else 4, after)
    return [steps.add("page", build, 8, [packages])]


def add_site(steps: Steps, python: Path, after: list[Step]) -> None:
    """The step to the page that needs no server, in `dist/site`; the tables are all there without it."""

    def build(step: Step) -> None:
        try:
            step.call(python, ROOT / "build_site.py", advice=AGAIN)
        except Failed:
            if step.steps.stopped:
                raise
            step.steps.say("hotelier: the page that needs no server is missing; `make site` says why")

    if os.environ.get("HOTELIER_PAGE") != "0":
        steps.add("page without a server", build, 12, after)


class Engine:
    """The steps to the compiled engine, and whether they came to it."""

    def __init__(self, steps: Steps, python: Path, after: list[Step]) -> None:
        self.python = python
        self.folder = BUILD / "engine"
        self.why_not = ""
        self.steps: list[Step] = []
        if build_engine.wish() == "0":
            return
        try:
            build_engine.compiler()
        except build_engine.CannotCompile as reason:
            self.give_up(str(reason))
            return
        translated = steps.add("engine into C", self.translate, 12, after)
        self.steps = [steps.add("engine compiled", self.compile, 60, [translated])]

    def translate(self, step: Step) -> None:
        self.work(step, "translate")

    def compile(self, step: Step) -> None:
        if not self.why_not:
            self.work(step, "compile")

    def work(self, step: Step, what: str) -> None:
        try:
            step.call(self.python, build_engine.__file__, what, self.folder, advice=NO_ENGINE)
        except Failed as failed:
            if step.steps.stopped:
                raise
            self.give_up(str(failed))

    def give_up(self, reason: str) -> None:
        """Plain Python does the same, slower; but not where compiling is an order."""
        if build_engine.wish() == "1":
            raise Failed(reason)
        self.why_not = reason

    def variables(self) -> dict[str, str]:
        """What the build hook must know."""
        return {"HOTELIER_COMPILE": "0"} if self.why_not else {"HOTELIER_ENGINE": str(self.folder)}


def wheel_of(venv: Venv) -> str:
    """What the wheel was made from, and for which Python."""
    return f"{venv.wanted} {sys.version}"


def is_wheel_kept(venv: Venv) -> bool:
    """Whether the wheel that was built last is the one that would be built now."""
    stamp = WHEEL / MADE_FROM
    there = stamp.exists() and any(WHEEL.glob("*.whl"))
    return there and stamp.read_text(encoding="utf-8") == wheel_of(venv)


def set_up_run(steps: Steps, venv: Venv) -> None:
    """`.venv-run`. Page, engine and packages need nothing of each other: all at once."""
    tools = Venv(BUILD / "tools", fingerprint_of([LOCKS / "boot.lock", LOCKS / "build.lock"]))

    def bring_tools(step: Step) -> None:
        make_with_pip(step, tools)
        sync(step, tools, tools.uv, "build.lock")
        tools.note(tools.wanted)

    def bring_packages(step: Step) -> None:
        make_bare(step, venv, tools.uv)
        sync(step, venv, tools.uv, "run.lock")

    def build_wheel(step: Step) -> None:
        shutil.rmtree(WHEEL, ignore_errors=True)
        build = ("-m", "hatchling", "build", "--target", "wheel", "--directory", WHEEL)
        step.call(tools.python, *build, advice=AGAIN, HATCH_QUIET="1", **engine.variables())
        install_wheel(step)
        if not engine.why_not:
            (WHEEL / MADE_FROM).write_text(wheel_of(venv), encoding="utf-8")

    def install_wheel(step: Step) -> None:
        install = (
            tools.uv,
            "pip",
            "--quiet",
            "install",
            "--python",
            venv.python,
            "--no-deps",
            "--no-index",
        )
        step.call(*install, "--reinstall-package", "hotelier", *WHEEL.glob("*.whl"), advice=AGAIN)

    first = [] if tools.is_complete() else [steps.add("tools", bring_tools, 10)]
    packages = steps.add("packages", bring_packages, 2, first)
    page = add_page(steps, tools.python, first)
    add_site(steps, tools.python, [*first, *page])
    if is_wheel_kept(venv) and not page:
        steps.add("wheel as it was built before", install_wheel, 1, [packages])
        steps.run()
        return
    engine = Engine(steps, tools.python, first)
    steps.add("wheel", build_wheel, 2, [packages, *page, *engine.steps])
    steps.run()
    if engine.why_not:
        steps.say(f"hotelier: plain Python, not compiled: {build_engine.in_one_line(engine.why_not)}")


def set_up_dev(steps: Steps, venv: Venv) -> None:
    """`.venv`: everything in one environment."""

    def bring_tools(step: Step) -> None:
        make_with_pip(step, venv)
        sync(step, venv, venv.uv, "dev.lock")

    def install_source(step: Step) -> None:
        install = (venv.uv, "pip", "--quiet", "install", "--python", venv.python, "--no-deps")
        # Built by what the locks name: without a build environment of its own.
        step.call(*install, "--no-build-isolation", "--editable", ROOT, advice=AGAIN)

    tools = steps.add("tools and packages", bring_tools, 12)
    page = add_page(steps, venv.python, [tools], everything=True)
    steps.add("project", install_source, 2, [tools, *page])
    steps.run()


SET_UPS = {"run": set_up_run, "dev": set_up_dev}


# Whether there is anything to do ----------------------------------------------------------------------


def fingerprint(kind: str) -> str:
    """Name the state of everything that decides what belongs into an environment."""
    files = [*sorted(LOCKS.glob("*.lock")), ROOT / "pyproject.toml", Path(__file__)]
    files += [
        ROOT / f"{name}.py"
        for name in ("build_engine", "build_help", "build_page", "build_steps", "hatch_build")
    ]
    files.append(ROOT / "src" / "hotelier" / "_version.py")
    files += build_page.sources()
    state: list[object] = [os.environ.get("HOTELIER_PAGE")]
    if kind == "run":
        code = (file for file in ROOT.glob("src/**/*") if build_page.PAGE not in file.parents)
        files += sorted(file for file in code if file.is_file() and file.suffix != ".pyc")
        files += [ROOT / "build_site.py", *sorted(build_page.WEB.glob("site/*"))]
        headers = Path(sysconfig.get_path("include"), "Python.h")
        state += [
            os.environ.get("HOTELIER_COMPILE"),
            os.environ.get("CC"),
            shutil.which("cc"),
            headers.exists(),
        ]
    return fingerprint_of(files, *state)


def fingerprint_of(files: list[Path], *state: object) -> str:
    digest = hashlib.sha256(repr(list(state)).encode())
    for file in files:
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def main(kind: str) -> None:
    build_engine.wish()  # a wrong one is refused before anything is done
    venv = Venv(VENVS[kind], fingerprint(kind), bare=kind == "run")
    if venv.is_complete() and not build_page.missing(everything=kind == "dev"):
        return
    steps = Steps(ROOT, LOG)
    steps.say(f"hotelier: setting up {venv.folder.name}; the next start needs none of this")
    try:
        if venv.is_made():
            venv.note()  # no longer complete, until it is again
        SET_UPS[kind](steps, venv)
    except Failed as failed:
        said = str(failed).replace("\n", "\n  ")
        sys.exit(f"hotelier: set-up failed: {said}\n  All that was said is in {LOG.relative_to(ROOT)}.")
    venv.note(venv.wanted)
    steps.say(f"hotelier: {venv.folder.name} is ready after {steps.summary()}")


def interrupt(signum: int, frame: FrameType | None) -> NoReturn:
    """Being told to end is the same as Ctrl-C: what was started must end, too."""
    raise KeyboardInterrupt


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["dev"]):
        sys.exit("usage: python3 bootstrap.py run|dev")
    signal.signal(signal.SIGTERM, interrupt)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, interrupt)
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit(f"hotelier: set-up interrupted. {AGAIN}")
