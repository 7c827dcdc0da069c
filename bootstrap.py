"""Make an environment of the project: `python3 bootstrap.py run` or `python3 bootstrap.py dev`.

`run` is `.venv-run`: the project as a wheel, compiled where a C compiler is there. `dev` is `.venv`: the
tools, and the project as it stands in `src`, never compiled. Both hold exactly what the lock files name.
Needs only Python itself. Returns at once when nothing has changed since the last time.
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons shall read this line, not a traceback)
    version = ".".join(map(str, sys.version_info[:2]))
    sys.exit(f"hotelier needs Python 3.11 or newer, not {version}; try: make PYTHON=python3.12 ...")

import build_page

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
VENVS = {"run": ROOT / ".venv-run", "dev": ROOT / ".venv"}
LOCKS_OF = {"run": ("run.lock", "build.lock"), "dev": ("dev.lock",)}


def call(*command: str | Path, **variables: str) -> None:
    """Run a command in the project's folder; its failure ends the set-up in one line."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", **variables}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(f"hotelier: set-up failed at: {shlex.join(map(str, command))}")


def make_venv(venv: Path) -> None:
    """Make an environment anew, with pip in it."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "hotelier: this python3 cannot make virtual environments; install its venv package "
            "(Debian, Ubuntu: apt install python3-venv)"
        )
    # The base interpreter, because this one may itself live in the folder that is cleared.
    call(getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", venv)


def install(kind: str, python: Path) -> None:
    """Bring an environment to exactly what its locks name, plus the project itself."""
    pip = (python, "-m", "pip", "--disable-pip-version-check", "-qq", "install")
    call(*pip, "--require-hashes", "-r", LOCKS / "boot.lock")
    uv = (python.with_stem("uv"), "pip", "--quiet")
    call(*uv, "sync", "--python", python, "--require-hashes", *(LOCKS / lock for lock in LOCKS_OF[kind]))
    project = (*uv, "install", "--python", python, "--no-deps", "--reinstall-package", "hotelier")
    # Built by what the locks name: without a build environment of its own.
    if kind == "dev":
        call(*project, "--no-build-isolation", "--editable", ROOT)
        return
    with TemporaryDirectory() as folder:
        build = ("-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        call(python, *build, HATCH_QUIET="1")  # only what the build hook says
        call(*project, "--no-index", *Path(folder).glob("*.whl"))


def fingerprint(kind: str) -> str:
    """Name the state of everything that decides what belongs into an environment."""
    files = [
        *sorted(LOCKS.glob("*.lock")),
        ROOT / "pyproject.toml",
        ROOT / "hatch_build.py",
        ROOT / "build_page.py",
        Path(__file__),
    ]
    files.append(ROOT / "src" / "hotelier" / "_version.py")
    files += build_page.sources()
    state: list[object] = [os.environ.get("HOTELIER_PAGE")]
    if kind == "run":
        code = (file for file in ROOT.glob("src/**/*") if build_page.PAGE not in file.parents)
        files += sorted(file for file in code if file.is_file() and file.suffix != ".pyc")
        headers = Path(sysconfig.get_path("include"), "Python.h")
        state += [
            os.environ.get("HOTELIER_COMPILE"),
            os.environ.get("CC"),
            shutil.which("cc"),
            headers.exists(),
        ]
    digest = hashlib.sha256(repr(state).encode())
    for file in files:
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def main(kind: str) -> None:
    venv = VENVS[kind]
    python = venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = venv / "hotelier.stamp"
    # A venv is bound to its own path and to its interpreter: if either changed, it is made anew.
    place = f"{venv} {sys.base_prefix} {'.'.join(map(str, sys.version_info[:3]))}"
    # The stamp is written last, so there is none after an interrupted set-up.
    usable = stamp.exists() and python.exists()
    before = stamp.read_text(encoding="utf-8").splitlines() if usable else []
    now = [place, fingerprint(kind)]
    if before == now and not build_page.missing():
        return
    print(f"hotelier: setting up {venv.name}", file=sys.stderr, flush=True)
    stamp.unlink(missing_ok=True)
    if before[:1] != [place]:
        make_venv(venv)
    install(kind, python)
    stamp.write_text("\n".join(now), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["dev"]):
        sys.exit("usage: python3 bootstrap.py run|dev")
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit("hotelier: set-up interrupted")
