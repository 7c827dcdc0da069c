"""Reading and writing the files that people give us; every trouble becomes one clear line."""

import json
from pathlib import Path
from typing import Any

from hotelier.core.errors import BadInput


def read_json(path: Path, what: str) -> Any:
    """The data of a JSON file."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadInput(
            f"{path} is not a {what}: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from None
    except (ValueError, RecursionError):
        raise BadInput(f"{path} is not a {what}: it is not readable JSON") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadInput(f"cannot write {path}: {error.strerror}") from None
