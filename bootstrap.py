"""Make `.venv` hold what the lock files name: `python3 bootstrap.py run` or `dev`.

Needs only Python itself. Returns at once when nothing has changed since the last time.
"""

import hashlib
import importlib.util
import os
import shlex
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons shall read this line, not a traceback)
    version = ".".join(map(str, sys.version_info[:2]))
    sys.exit(f"hotelier needs Python 3.11 or newer, not {version}; try: make PYTHON=python3.12 ...")

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "hotelier.stamp"


def call(*command: str | Path) -> None:
    """Run a command in the project's folder; its failure ends the set-up in one line."""
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never"}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(f"hotelier: set-up failed at: {shlex.join(map(str, command))}")


def make_venv() -> None:
    """Make `.venv` anew, with pip in it."""
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            "hotelier: this python3 cannot make virtual environments; install its venv package "
            "(Debian, Ubuntu: apt install python3-venv)"
        )
    # The base interpreter, because this one may itself live in the folder that is cleared.
    call(getattr(sys, "_base_executable", sys.executable), "-m", "venv", "--clear", VENV)


def install(kind: str) -> None:
    """Bring `.venv` to exactly what the lock names, plus the project itself, editable."""
    pip = (PYTHON, "-m", "pip", "--disable-pip-version-check", "-qq", "install")
    call(*pip, "--require-hashes", "-r", LOCKS / "boot.lock")
    uv = (BIN / "uv", "pip", "--quiet")
    call(*uv, "sync", "--python", PYTHON, "--require-hashes", LOCKS / f"{kind}.lock")
    project = ("--no-deps", "--reinstall-package", "hotelier", "--editable", ROOT)
    call(*uv, "install", "--python", PYTHON, "--build-constraints", LOCKS / "dev.lock", *project)


def fingerprint() -> str:
    """Name the state of every file that decides what belongs into `.venv`."""
    files = [*sorted(LOCKS.glob("*.lock")), ROOT / "pyproject.toml", Path(__file__)]
    files.append(ROOT / "src" / "hotelier" / "_version.py")
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def main(kind: str) -> None:
    # A venv is bound to its own path and to its interpreter: if either changed, it is made anew.
    place = f"{VENV} {sys.base_prefix} {'.'.join(map(str, sys.version_info[:3]))}"
    # The stamp is written last, so there is none after an interrupted set-up.
    usable = STAMP.exists() and PYTHON.exists()
    before = STAMP.read_text(encoding="utf-8").splitlines() if usable else []
    if before[:2] == [place, "dev"]:
        kind = "dev"  # it holds all that `run` needs, and stays
    now = [place, kind, fingerprint()]
    if before == now:
        return
    print(f"hotelier: setting up .venv ({kind})", file=sys.stderr, flush=True)
    STAMP.unlink(missing_ok=True)
    if before[:1] != [place]:
        make_venv()
    install(kind)
    STAMP.write_text("\n".join(now), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] not in (["run"], ["dev"]):
        sys.exit("usage: python3 bootstrap.py run|dev")
    try:
        main(sys.argv[1])
    except KeyboardInterrupt:
        sys.exit("hotelier: set-up interrupted")
