"""Builds the site that needs no server: the page with the engine in the browser, in `dist/site/`.

    python build_site.py    # in .venv: `make site`
    python build_site.py --server https://play.example.org    # where friends can play with each other

Any static host serves the folder, at any path. Python for the browser comes with the npm package `pyodide`,
the one library that the tables need as a wheel for WebAssembly (requirements/site.lock). What the browser
loads for the engine is compiled and compressed here: a browser would compile at every start, and not every
host compresses.
"""

import argparse
import ast
import gzip
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import build_page
from build_page import ROOT, WEB, CannotBuild

SITE = ROOT / "dist" / "site"
STAMP = SITE / "sources.txt"
"""Names the sources that the site was built from."""
WORK = ROOT / "build" / "site"
PARTS = WORK / "parts.json"
LOCK = ROOT / "requirements" / "site.lock"
WORKER = WEB / "site" / "offline.js"
OF_SERVERS = ("badge.png", "worker.js")
"""What only notices from a server need."""
PICTURES = {
    "austria.png": ("1280x800", "wide", "A table of Grand Austria Hotel"),
    "leopold.png": ("1280x800", "wide", "Leopold's turn, by night"),
    "phone.png": ("390x844", "narrow", "Guests and dice on a phone"),
}
PYODIDE = WEB / "node_modules" / "pyodide"
PLATFORM = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14", "--only-binary=:all:")
SOURCES = ROOT / "src" / "hotelier"
OFFLINE = SOURCES / "server" / "offline"
DOORS = (OFFLINE / "browser.py", OFFLINE / "thinker.py", OFFLINE / "beforehand.py")
"""The modules that workers of the browser import."""
WHOLE = ("austria", "overbooking", "bots", "analysis/exercises")
"""Packages whose modules are found by their names; of the others only what is imported goes along."""
NOT_READ = (".c", ".pyc", ".pyd", ".pyi", ".so")
"""What no Python reads in a browser."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive: the same sources make the same archive."""


def build(server: str | None = None) -> bool:
    """Build the site if it is not there or older than its sources; whether it had to be built."""
    wanted = f"{fingerprint()} {server or ''}".strip()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return False
    build_page.install(everything=False)
    engine = WORK / "engine"
    shutil.rmtree(engine, ignore_errors=True)
    engine.mkdir(parents=True)
    parts = [pack(engine, name, data) for name, data in engine_parts()]
    PARTS.write_text(json.dumps(parts), encoding="utf-8")
    (engine / "catalog.json").write_bytes(catalog(server))
    build_page.npm("run", "build", "--", "--mode", "site", "--logLevel", "warn")
    shutil.copytree(engine, SITE / "engine")
    for name in OF_SERVERS:
        (SITE / name).unlink(missing_ok=True)
    (SITE / WORKER.name).write_text(service_worker(), encoding="utf-8")
    make_installable()  # its pictures are not kept by the service worker: they are looked at before that
    STAMP.write_text(wanted, encoding="utf-8")
    return True


def fingerprint() -> str:
    """Name the state of all that the site is made of."""
    digest = hashlib.sha256(build_page.fingerprint().encode())
    pictures = (ROOT / "docs" / "images" / name for name in PICTURES)
    for file in (*sources(), *(WEB / "scripts").glob("*.*"), WORKER, LOCK, Path(__file__), *pictures):
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes())
    return digest.hexdigest()


def sources() -> list[Path]:
    """The files of hotelier that go into the browser."""
    whole = {file for package in WHOLE for file in (SOURCES / package).rglob("*")}
    found = {file for file in whole if file.is_file() and file.suffix not in NOT_READ}
    waiting = [*DOORS, *(file for file in found if file.suffix == ".py")]
    while waiting:
        found.add(file := waiting.pop())
        waiting += [each for each in imported(file) if each not in found]
    return sorted(found)


def imported(file: Path) -> Iterator[Path]:
    """The files of hotelier that a file needs to be imported, its packages among them."""
    names = [".".join(file.relative_to(SOURCES.parent).parts[:-1])]
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)]
    for name in names:
        path = SOURCES.parent.joinpath(*name.split("."))
        yield from (each for each in (path.with_suffix(".py"), path / "__init__.py") if each.is_file())


def engine_parts() -> Iterator[tuple[str, bytes]]:
    """What the worker loads (web/src/engine/worker.ts), by the names that it knows."""
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        yield name, (PYODIDE / name).read_bytes()
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    yield "pyodide-lock.json", json.dumps({**lock, "packages": {}}).encode()
    named = {file.relative_to(SOURCES.parent).as_posix(): file for file in sources()}
    with zipfile.ZipFile(wheel()) as files:
        library, msgspec, hotelier = compiled(
            library=(PYODIDE / "python_stdlib.zip").read_bytes(),
            msgspec=archive({name: files.read(name) for name in files.namelist()}),
            hotelier=archive({name: file.read_bytes() for name, file in named.items()}),
        )
    yield "python_stdlib.zip", library
    yield "msgspec", laid_out(msgspec)
    yield "hotelier", laid_out(hotelier)


def compiled(**archives: bytes) -> list[bytes]:
    """The same archives with bytecode instead of sources, made by the Python that will read them."""
    for name, data in archives.items():
        (WORK / f"{name}.zip").write_bytes(data)
    build_page.node("scripts/python.mjs", ROOT, WEB / "scripts" / "compiled.py", WORK, *archives)
    return [(WORK / f"{name}.compiled.zip").read_bytes() for name in archives]


def make_installable() -> None:
    """What a browser shows to whoever wants to install the page. Its address is its name: several may lie
    at one host, beside a server's page, which is called by the host."""
    manifest = SITE / "manifest.webmanifest"
    told = json.loads(manifest.read_bytes())
    del told["id"]
    told["screenshots"] = []
    for name, (size, form, label) in PICTURES.items():
        shutil.copy(ROOT / "docs" / "images" / name, SITE)
        told["screenshots"].append(
            {"src": name, "sizes": size, "type": "image/png", "form_factor": form, "label": label}
        )
    manifest.write_text(json.dumps(told, indent=2), encoding="utf-8")


def service_worker() -> str:
    """The script that keeps the site for later, with the names of all its files."""
    files = sorted(file for file in SITE.rglob("*") if file.is_file())
    digest = hashlib.sha256(WORKER.read_bytes())
    for file in files:
        digest.update(f"\0{file.relative_to(SITE).as_posix()}\0".encode() + file.read_bytes())
    names = [file.relative_to(SITE).as_posix() for file in files if file.name != "index.html"]
    script = WORKER.read_text(encoding="utf-8").replace("{build}", digest.hexdigest()[:16])
    return script.replace('["{files}"]', json.dumps(names))


def archive(files: dict[str, bytes]) -> bytes:
    """An archive that is not compressed itself: all files together are compressed better."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as into:
        for name, data in files.items():
            into.writestr(zipfile.ZipInfo(name, EPOCH), data)
    return written.getvalue()


def laid_out(archive: bytes) -> bytes:
    """The same files as a browser reads them without asking Python: the length of their list, the list with
    their sizes, then they themselves (web/src/engine/python.ts)."""
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        held = {name: files.read(name) for name in files.namelist()}
    told = json.dumps([[name, len(data)] for name, data in held.items()]).encode()
    return b"".join((len(told).to_bytes(4, "little"), told, *held.values()))


def pack(folder: Path, name: str, data: bytes) -> dict[str, str | int]:
    """Write a part compressed, under its hash, with a name that no host would want to unpack."""
    packed = gzip.compress(data, mtime=0)
    file = f"{hashlib.sha256(packed).hexdigest()[:16]}.bin"
    (folder / file).write_bytes(packed)
    return {"name": name, "file": file, "size": len(packed)}


def wheel() -> Path:
    """The wheel that the lock names, brought once."""
    folder = WORK / "wheels" / hashlib.sha256(LOCK.read_bytes()).hexdigest()[:16]
    if not folder.exists():
        coming = folder.with_suffix(".part")
        pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "download", "--no-deps")
        done = subprocess.run(
            [*pip, *PLATFORM, "--require-hashes", "-r", LOCK, "-d", coming], check=False, cwd=ROOT
        )
        if done.returncode:
            raise CannotBuild("the wheels for WebAssembly could not be brought; is there a network?")
        os.replace(coming, folder)  # noqa: PTH105 (whole or not at all)
    return next(folder.glob("*.whl"))


def catalog(server: str | None) -> bytes:
    """What can be played: the page shows it while the engine is still on its way."""
    sys.path.insert(0, str(SOURCES.parent))  # also where hotelier is not installed
    import msgspec

    from hotelier.server.tables.catalog import make_catalog

    return msgspec.json.encode(make_catalog(server=server))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Build the page that needs no server, in dist/site.")
    parser.add_argument("--server", help="the address of a server for playing with others")
    try:
        print("built" if build(parser.parse_args().server) else "up to date:", SITE.relative_to(ROOT))
        print(f"try it with: python3 -m http.server --directory {SITE.relative_to(ROOT)}")
    except CannotBuild as reason:
        sys.exit(f"hotelier: cannot build the site: {reason}")
