"""Documents and docstrings name files, modules and links that exist."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted(
    file for file in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")] if file.name != "CHANGELOG.md"
)
"""The changelog may speak of what is gone."""
CODE = sorted([*ROOT.glob("src/**/*.py"), *ROOT.glob("bench/*.py"), *ROOT.glob("web/scripts/*.py")])
NOT_OURS = ("node_modules", "build", "dist")
"""Folders; nor is what is hidden, but for `.ci`."""
ENDINGS = "py|md|json|ts|svelte|svg|png|css|html|lock|toml|yaml|service"

IN_BACKTICKS = re.compile(r"`+([^`\n]+)`+")
FILE = re.compile(rf"[\w*./-]*\w\.({ENDINGS})")
FOLDER = re.compile(r"[\w./-]+/")
NAME = re.compile(r"hotelier(?:\.[a-zA-Z_]\w*)+")
PLAIN_FILE = re.compile(rf"(?<![\w/.:`~*-])[\w-]+(?:/[\w*-]+)+\.(?:{ENDINGS})\b")
"""A file that is named without backticks."""
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
PLACEHOLDER = re.compile(r"(?<![a-zA-Z])(NAME|XX|N)(?![a-zA-Z])")
"""What a reader fills in."""
SO_MANY = re.compile(r"^.*\bso (?:many|much)\b.*$", re.MULTILINE | re.IGNORECASE)
FOREIGN = "open_spiel/"
MADE_LATER = ("src/hotelier/server/page/", "server/page/")
"""Built by `build_page.py`, not kept."""


def ours(folder: Path) -> Iterator[Path]:
    for each in folder.iterdir():
        if not each.is_dir():
            yield each
        elif each.name == ".ci" or not (each.name in NOT_OURS or each.name.startswith(".")):
            yield each
            yield from ours(each)


def named(each: Path) -> Iterator[str]:
    """What a file or a folder may be called: its path from the root or from any folder below it."""
    parts = each.relative_to(ROOT).parts
    end = "/" if each.is_dir() else ""
    for first in range(len(parts)):
        yield "/".join(parts[first:]) + end


@cache
def paths() -> set[str]:
    return {name for each in ours(ROOT) for name in named(each)}


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def exists(path: str) -> bool:
    return (
        path in paths()
        or path in MADE_LATER
        or ("*" in path and any(fnmatch(each, path) for each in paths()))
    )


def leads_somewhere(name: str) -> bool:
    """Whether a dotted name is a module, or what one of them holds."""
    module, rest = name, list[str]()
    while module:
        try:
            found = import_module(module)
        except ModuleNotFoundError:
            module, _, last = module.rpartition(".")
            rest.insert(0, last)
            continue
        for attribute in rest:
            if not hasattr(found, attribute):
                return False
            found = getattr(found, attribute)
        return True
    return False


def missing(text: str) -> list[str]:
    """What a text names and is not there."""
    said = {each for each in IN_BACKTICKS.findall(text) if not PLACEHOLDER.search(each)}
    paths = [each for each in said if FILE.fullmatch(each) or FOLDER.fullmatch(each)]
    paths += [each for each in PLAIN_FILE.findall(text) if not each.startswith(FOREIGN)]
    names = [each for each in said if NAME.fullmatch(each) and not FILE.fullmatch(each)]
    return sorted(
        [each for each in paths if not exists(each)] + [each for each in names if not leads_somewhere(each)]
    )


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_a_document_names_what_exists(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (document.parent / link).exists()] == []
    assert missing(text) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_a_number_is_named_or_given(document: Path) -> None:
    """Not "after so many seconds": that is a riddle to whoever does not know which number is meant."""
    assert SO_MANY.findall(document.read_text(encoding="utf-8")) == []


def anchors(document: Path) -> set[str]:
    """The names of its headings in links: small letters, digits, and hyphens for blanks."""
    headings = HEADING.findall(document.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", each).strip().lower().replace(" ", "-") for each in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=shown)
def test_links_lead_to_headings(document: Path) -> None:
    found = ANCHOR.findall(document.read_text(encoding="utf-8"))
    wanted = [
        (document.parent / file if file else document, anchor)
        for file, anchor in found
        if "://" not in file
    ]
    assert [(shown(file.resolve()), anchor) for file, anchor in wanted if anchor not in anchors(file)] == []


def docstrings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def test_docstrings_name_what_exists() -> None:
    found = {shown(file): missing("\n".join(docstrings(file))) for file in CODE}
    assert {file: names for file, names in found.items() if names} == {}
