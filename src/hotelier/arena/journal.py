"""The results of a run as a file of JSON lines: first the order, then a row for each game that is over.

Rows are added as games end, in whatever order that happens, so a run that is killed loses nothing that was
finished. At the end the file is written anew in the order of the games: however often a run was
stopped, and whoever played its games, the file is the same but for the times.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import BinaryIO

from hotelier.arena.order import Order, check_same, read_order
from hotelier.core.errors import BadInput
from hotelier.core.game import Json

SAFE_EVERY = 1.0
"""Seconds between two requests that the disk really holds what was written."""


class Journal:
    """A results file that is being written."""

    def __init__(self, path: Path, order: Order) -> None:
        self.path = path
        self.order = order
        self.places: dict[int, int] = {}
        """Where in the file the row of a game begins."""
        if path.exists():
            self._resume()
        else:
            self._rewrite()
        self._file: BinaryIO = path.open("ab")
        self._safe_at = monotonic()

    def _resume(self) -> None:
        there, places = scan(self.path)
        check_same(there, self.order, str(self.path))
        played = [row["number"] for row in rows_at(self.path, places) if "error" not in row]
        self.places = {number: places[number] for number in played}
        self._rewrite()

    def missing(self) -> list[int]:
        """The games that are still to be played; those that failed are tried again."""
        return [number for number in range(self.order.games) if number not in self.places]

    def add(self, row: Json) -> None:
        self.places[row["number"]] = self._file.tell()
        self._file.write(to_line(row))
        self._file.flush()
        if monotonic() - self._safe_at > SAFE_EVERY:
            os.fsync(self._file.fileno())
            self._safe_at = monotonic()

    def rows(self) -> Iterator[Json]:
        """All rows in the order of the games."""
        return rows_at(self.path, self.places)

    def close(self) -> None:
        self._file.close()

    def finish(self) -> None:
        """Bring the rows into the order of the games."""
        self.close()
        self._rewrite()

    def _rewrite(self) -> None:
        """Write the file anew, whole or not at all."""
        places: dict[int, int] = {}
        target = self.path.resolve()
        part = target.with_name(f".hotelier-{target.name}")
        try:
            with part.open("wb") as file:
                file.write(to_line(self.order.to_json()))
                for row in self.rows():
                    places[row["number"]] = file.tell()
                    file.write(to_line(row))
                file.flush()
                os.fsync(file.fileno())
            part.replace(target)
        finally:
            part.unlink(missing_ok=True)
        self.places = places


def to_line(data: Json) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def scan(path: Path) -> tuple[Order, dict[int, int]]:
    """The order of a results file, and where each row begins.

    A last line without its end was being written when the run was killed: it does not count.
    """
    places: dict[int, int] = {}
    try:
        with path.open("rb") as file:
            order = read_order(from_line(file.readline(), path, 1), str(path))
            place = file.tell()
            for number, line in enumerate(file, 2):
                if line.endswith(b"\n"):
                    row = from_line(line, path, number)
                    places[game_number(row, path, number)] = place
                place += len(line)
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from None
    return order, places


def from_line(line: bytes, path: Path, number: int) -> object:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise BadInput(f"{path} is not a results file: line {number} is not readable JSON") from None


def game_number(row: object, path: Path, line: int) -> int:
    if isinstance(row, dict) and type(row.get("number")) is int:
        return int(row["number"])
    raise BadInput(f"{path} is not a results file: line {line} is not the row of a game")


def rows_at(path: Path, places: dict[int, int]) -> Iterator[Json]:
    """The rows of a file in the order of the games."""
    if not places:
        return
    with path.open("rb") as file:
        for number in sorted(places):
            file.seek(places[number])
            yield json.loads(file.readline())
