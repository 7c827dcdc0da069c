"""Compiles the Python files of archives, with the Python that runs it: `python compiled.py FOLDER NAME…`.

build_site.py runs it in Pyodide (python.mjs), so that no browser has to compile at every start. The archive
named `library` is Python's own: it loses its assertions, and what a browser never asks for. Nobody there
reads docstrings.
"""

import ast
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

UNCHECKED = (1).to_bytes(4, "little")
"""The flags of bytecode that is never compared with its source."""
EPOCH = (1980, 1, 1, 0, 0, 0)
LEFT_OUT = """
    _pyrepl cProfile dbm doctest ensurepip ftplib imaplib mailbox multiprocessing optparse pdb
    pickletools poplib profile pstats pydoc pydoc_data shelve smtplib sqlite3 tkinter turtle turtledemo
    unittest venv wave webbrowser wsgiref xml xmlrpc zipapp
"""
ENCODINGS = "__init__ aliases ascii cp437 idna latin_1 raw_unicode_escape utf_8 utf_8_sig"


def convert(given: Path, made: Path, library: bool) -> None:
    with zipfile.ZipFile(given) as files, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as into:
        for name in files.namelist():
            if library and not is_wanted(name):
                continue
            data = files.read(name)
            if name.endswith(".py"):
                into.writestr(zipfile.ZipInfo(f"{name}c", EPOCH), compiled(name, data, 2 if library else 0))
            else:
                into.writestr(zipfile.ZipInfo(name, EPOCH), data)


def is_wanted(name: str) -> bool:
    """Whether a file of Python's library may be asked for in a browser."""
    first, _, rest = name.partition("/")
    if first == "encodings" and rest:
        return rest.removesuffix(".py") in ENCODINGS.split()
    return first.removesuffix(".py") not in LEFT_OUT.split()


def compiled(name: str, source: bytes, optimize: int) -> bytes:
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + source_hash(source) + marshal.dumps(code)


def without_docstrings(source: bytes) -> ast.Module:
    """A program with an empty text in the place of each."""
    program = ast.parse(source)
    for node in ast.walk(program):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            text = body[0].value
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                text.value = ""
    return program


if __name__ == "__main__":
    folder, *names = sys.argv[1:]
    for name in names:
        convert(Path(folder, f"{name}.zip"), Path(folder, f"{name}.compiled.zip"), name == "library")
