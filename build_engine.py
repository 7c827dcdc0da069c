"""Compiles the engine: the hot modules, with mypyc and the C compiler, in a folder that can be kept.

    python build_engine.py translate FOLDER    # copies the package there and makes C of its hot modules
    python build_engine.py compile FOLDER      # compiles the C, on all cores, and links it: FOLDER/built

What is done is not done again: C made from the same sources stays, and so does every object file of it. The
build hook (hatch_build.py) and bootstrap.py call it. Which modules are hot is written in pyproject.toml.
"""

import hashlib
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import build_help

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "hotelier"
LIBRARY = "hotelier"
BUILT = "built"
"""In the folder: the binaries, as they lie in the wheel."""
PLAN = "plan.json"
"""In the folder, when all C is there: what has to be compiled, and from which sources it was made."""
GROUPS = {
    "core": "rules",
    "austria": "rules",
    "austria/content": "rules",
    "austria/rules": "rules",
    "overbooking": "overbooking",
    "overbooking/content": "overbooking",
    "overbooking/rules": "overbooking",
    "austria/modules": "modules",
    "austria/modules/ballrooms": "modules",
    "austria/modules/celebrities": "modules",
    "austria/modules/hotels": "modules",
    "austria/modules/key": "modules",
    "austria/modules/more": "modules",
    "austria/solo": "solo",
    "envs/austria": "envs",
    "envs/encoding": "envs",
    "envs/overbooking": "envs",
    "envs/playing": "envs",
    "bots": "bots",
    "bots/evaluation": "bots",
}
"""Which folders become one C file. Calls within a file can be inlined, so what calls each other in every
decision stays together; but a file of twice the size takes more than twice the time."""
RARE = (
    "austria/content/book.py",
    "austria/content/effects.py",
    "austria/rules/emperor.py",
    "austria/rules/final_scoring.py",
    "austria/rules/reward_parts.py",
    "austria/rules/setup.py",
    "overbooking/rules/knowledge.py",
)
"""Large, and called too rarely to be slower for being on their own."""
OPTIMISED = "-O2"
SPECIAL = {"rules": "-O3", "overbooking": "-O3", "_net": "-O3", "rest": "-O1"}
"""What every decision runs through is worth the compiler's time; tables that are made once are not."""
BEGINS = re.compile(r"^char CPyDef_\w+____top_level__\(void\)(?= \{)", re.MULTILINE)
ONCE = '__attribute__((cold, optimize("O0"))) '
"""How a module begins is run once, and a tenth of what there is to compile."""
SHIM = "-O0"
"""A shim is a few lines that are run once: they find the module in the library."""
PYTHON_OF_SHIMS = """
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
"""
"""All that shims need of Python.h. To read all of that takes longer than all else about a shim, and there
are a hundred of them."""
INLINE = ["-fno-semantic-interposition", "-fvisibility=hidden"]
"""Nobody replaces a function of ours at load time: so the compiler may inline them all. A tenth faster."""


class CannotCompile(Exception):
    """Why the engine will be plain Python, in words for whoever builds it."""


class Unit(NamedTuple):
    """A binary to be: its name as a module, and its C files."""

    name: str
    sources: list[str]
    include_dirs: list[str]
    arguments: list[str]


def wish() -> str:
    """What whoever builds the wheel asked for: "1", "0" or "", as it comes."""
    given = os.environ.get("HOTELIER_COMPILE", "")
    if given not in ("", "0", "1"):
        sys.exit(f"hotelier: HOTELIER_COMPILE is 1 or 0, not {given!r}")
    return given


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


def in_one_line(reason: str) -> str:
    """A reason with the first error of many; with HOTELIER_COMPILE=1 all of it is told."""
    first, *rest = reason.splitlines()
    return " ".join([first, *[line for line in rest if "error:" in line.lower()][:1]])


def hot_modules() -> list[str]:
    """What the patterns in pyproject.toml name, but the exceptions."""
    patterns = hot_patterns()
    found = {file.relative_to(SOURCES) for pattern in patterns["hot"] for file in SOURCES.glob(pattern)}
    plain = patterns.get("plain", [])
    return [
        module.as_posix() for module in sorted(found) if not any(module.match(pattern) for pattern in plain)
    ]


def hot_patterns() -> dict[str, list[str]]:
    """The patterns themselves: `hot`, and its exceptions, `plain`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: dict[str, list[str]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"][
        "custom"
    ]
    return patterns


def fingerprint() -> str:
    """Name the state of everything that decides what comes out."""
    tools = [version("mypy"), version("setuptools"), sys.version, compiler(), os.environ.get("CFLAGS")]
    digest = hashlib.sha256(repr([tools, hot_modules()]).encode())
    read = (file for ending in ("py", "pyi", "c") for file in sorted(SOURCES.rglob(f"*.{ending}")))
    for file in [Path(__file__), Path(build_help.__file__), *read]:
        digest.update(f"\0{file.relative_to(ROOT)}\0".encode() + file.read_bytes())
    return digest.hexdigest()


# Python into C ----------------------------------------------------------------------------------------


def translate(folder: Path) -> None:
    """Make C from the hot modules of a copy of the package, so that the source tree stays as it is."""
    now = fingerprint()
    plan = folder / PLAN
    if plan.exists() and json.loads(plan.read_text(encoding="utf-8"))["made_from"] == now:
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    binaries_and_caches = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page")
    shutil.copytree(SOURCES, folder / "hotelier", ignore=binaries_and_caches)
    os.chdir(folder)
    units = [unit._asdict() for unit in _units(hot_modules())]
    plan.write_text(json.dumps({"made_from": now, "units": units}), encoding="utf-8")


def _units(hot: list[str]) -> list[Unit]:
    """One library with everything in it, and a shim for every module."""
    from mypyc.build import mypycify

    settings_of_nobody = "--config-file="
    modules = [f"hotelier/{module}" for module in hot]
    library, *shims = mypycify(
        [settings_of_nobody, *modules],
        opt_level=OPTIMISED[-1],
        debug_level="0",
        multi_file=True,
        group_name=LIBRARY,
    )
    unix = os.name != "nt"
    speed = [*library.extra_compile_args, *(INLINE if unix else [])]
    rare = [*library.extra_compile_args, *([SHIM] if unix else [])]
    files = [Path("hotelier", module) for module in hot]
    words = build_help.words_of(
        {".".join(file.with_suffix("").parts): file.read_text(encoding="utf-8") for file in files}
    )
    for module, said in zip(hot, words.values(), strict=True):
        build_help.add_help(Path("build", c_file(module)), said)
    if unix:
        _shorten([source for shim in shims for source in shim.sources])
    return [
        Unit(library.name, _joined(library.sources, hot), library.include_dirs, speed),
        *(Unit(shim.name, shim.sources, [], rare) for shim in shims),
        *(Unit(name, [source], [], speed) for name, source in _written_in_c()),
    ]


def _written_in_c() -> list[tuple[str, str]]:
    """Modules that are C already: their names and files."""
    files = sorted(Path("hotelier").rglob("*.c"))
    return [(".".join(file.with_suffix("").parts), str(file)) for file in files]


def _shorten(shims: list[str]) -> None:
    """Let shims include what they need of Python.h, and no more."""
    header = Path("build", "shim.h").resolve()
    header.write_text(PYTHON_OF_SHIMS, encoding="utf-8")
    for shim in map(Path, shims):
        text = shim.read_text(encoding="utf-8").replace("#include <Python.h>", f'#include "{header}"')
        shim.write_text(text, encoding="utf-8")


def _joined(sources: list[str], hot: list[str]) -> list[str]:
    """C files that include those of their group; the largest first, because it takes longest."""
    group_of = {c_file(module): group(module) for module in hot}
    members: dict[str, list[str]] = {}
    for source in sources:
        runtime = not Path(source).name.startswith("__native")
        # What mypyc's runtime does is done most often for the rules.
        own = "rules" if runtime else group_of.get(Path(source).name, "rest")
        members.setdefault(own, []).append(source)
    joined = {Path("build", f"{name}.c"): files for name, files in members.items()}
    for source in sources:
        _begin_unhurried(Path(source))
    for file, files in joined.items():
        file.write_text("".join(f'#include "{Path(one).name}"\n' for one in files), encoding="utf-8")
    return sorted(map(str, joined), key=lambda file: -_size(joined[Path(file)]))


def _begin_unhurried(file: Path) -> None:
    """Leave what a module does when it is imported as it is written."""
    if os.name != "nt":
        text = file.read_text(encoding="utf-8")
        file.write_text(BEGINS.sub(lambda begins: ONCE + begins[0], text), encoding="utf-8")


def c_file(module: str) -> str:
    """The name that mypyc gives to the C of a module."""
    return f"__native_hotelier___{module.removesuffix('.py').replace('/', '___')}.c"


def group(module: str) -> str:
    """Which modules a module is compiled together with."""
    return "rare" if module in RARE else GROUPS.get(Path(module).parent.as_posix(), "rest")


def _size(files: Iterable[str]) -> int:
    return sum(Path(file).stat().st_size for file in files)


# C into binaries --------------------------------------------------------------------------------------


def compile_c(folder: Path) -> None:
    """Compile what `translate` left, on all cores, and link it."""
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    os.chdir(folder)
    if command := compiler():
        os.environ["CC"] = command
    units = [Unit(**unit) for unit in json.loads(Path(PLAN).read_text(encoding="utf-8"))["units"]]

    class BuildExtensions(build_ext):  # type: ignore[misc]  # setuptools has no types
        """setuptools compiles the files of an extension one after the other; this does it on all cores."""

        def build_extensions(self) -> None:
            objects = _compile_all(self.compiler, units)
            for extension, unit in zip(self.extensions, units, strict=True):
                extension.extra_objects = extension.depends = [objects[source] for source in unit.sources]
            print("linking", flush=True)
            super().build_extensions()

    setup(
        name=LIBRARY,
        packages=[],
        script_args=["--quiet", "build_ext", "--build-lib", BUILT],
        ext_modules=[Extension(unit.name, []) for unit in units],
        cmdclass={"build_ext": BuildExtensions},
    )


def _compile_all(c: Any, units: list[Unit]) -> dict[str, str]:
    """The object file of every C file; as many compilers at a time as there are cores."""
    jobs = [(unit, source) for unit in units for source in unit.sources]
    objects: dict[str, str] = {}
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        running = {pool.submit(_object_of, c, unit, source): source for unit, source in jobs}
        try:
            for count, done in enumerate(as_completed(running), 1):
                objects[running[done]] = done.result()
                print(f"{count} of {len(jobs)} files", flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return objects


def _object_of(c: Any, unit: Unit, source: str) -> str:
    """Compile a file unless that is done. It gets its name when it is whole: nobody finds half a one."""
    done = Path("objects", source).with_suffix(".o")
    if not done.exists():
        special = [SPECIAL[name]] if os.name != "nt" and (name := Path(source).stem) in SPECIAL else []
        (new,) = c.compile(
            [source],
            output_dir="unfinished",
            include_dirs=unit.include_dirs,
            extra_postargs=[*unit.arguments, *special],
        )
        done.parent.mkdir(parents=True, exist_ok=True)
        Path(new).replace(done)
    return str(done)


STEPS = {"translate": translate, "compile": compile_c}

if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in STEPS:
        sys.exit("usage: python build_engine.py translate|compile FOLDER")
    try:
        STEPS[sys.argv[1]](Path(sys.argv[2]).resolve())
    except CannotCompile as reason:
        sys.exit(f"hotelier: cannot compile: {reason}")
    except KeyboardInterrupt:
        sys.exit("hotelier: interrupted")
