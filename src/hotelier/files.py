"""Reading and writing the files that people give us; every trouble becomes one clear line."""

import json
import os
import tempfile
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from hotelier.core.content import Row
from hotelier.core.errors import BadContent, BadInput

READABLE = 0o644
"""Files that we make may be read by everybody; temporary ones may not."""


def read_json(path: Path, what: str) -> Any:
    """The data of a JSON file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(
            f"{path} is not a {what}: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from None
    except (ValueError, RecursionError):
        raise BadInput(f"{path} is not a {what}: it is not readable JSON") from None


def exists(path: Path) -> bool:
    """Whether there is something at a path; a path that cannot be is nowhere."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all; what is no plain file, such as a pipe, is written to as it is."""
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, encoding="utf-8")
            return
        target = path.resolve()
        handle, part = tempfile.mkstemp(dir=target.parent, prefix=".hotelier-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(part).chmod(target.stat().st_mode if target.exists() else READABLE)
            Path(part).replace(target)
        finally:
            Path(part).unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from None


def check_writable(path: Path) -> None:
    """Find out before long work whether its result can be written."""
    try:
        if path.is_dir():
            raise BadInput(f"cannot write {path}: it is a folder")
        if not path.exists():
            handle, part = tempfile.mkstemp(dir=path.resolve().parent, prefix=".hotelier-")
            os.close(handle)
            Path(part).unlink()
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from None


def packages_in(package: str) -> list[ModuleType]:
    """The packages that lie in a package, as its folders name them."""
    found = iter_modules(import_module(package).__path__)
    return [import_module(f"{package}.{each.name}") for each in found if each.ispkg]


def part_of(package: str, name: str) -> Any:
    """A module of a package that is known only by its name."""
    return import_module(f"{package}.{name}")


def has_part(package: str, name: str) -> bool:
    """Whether a package has a module of this name."""
    return find_spec(f"{package}.{name}") is not None


def read_content(package: str, names: tuple[str, ...], folder: Traversable | None) -> dict[str, Row]:
    """The content files of a game: those in a folder, or the package's own."""
    where = folder if folder is not None else resources.files(package).joinpath("content")
    return {name: _read_content_file(where.joinpath(f"{name}.json")) for name in names}


def _read_content_file(file: Traversable) -> Row:
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent(f"{file.name} is missing or cannot be read") from None
    except json.JSONDecodeError as error:
        raise BadContent(
            f"{file.name} is not readable JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from None
    except UnicodeDecodeError:
        raise BadContent(f"{file.name} is not a UTF-8 text") from None
    except (ValueError, RecursionError):
        raise BadContent(f"{file.name} is not readable JSON: too deep, or a number too long") from None
    if not isinstance(data, dict):
        raise BadContent(f"{file.name} must hold a JSON object")
    return data
