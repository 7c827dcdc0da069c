"""Results as Parquet: a column for each field of a row, nested ones as JSON text; the order is metadata.

Beside it lie the tidy tables of tables.py, a file for each.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from hotelier.arena.order import Order, read_order
from hotelier.arena.tables import Columns, columns_of, tables_of, tidy
from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.extras import extra

ENDING = ".parquet"
ORDER = b"hotelier"
TEXTS = ("breakdown", "facts", "times", "record")
"""Fields whose shape depends on the game; they are kept as JSON."""
ROWS_AT_ONCE = 1000


def pyarrow() -> Any:
    """The library, or one line that says how to get it."""
    with extra("parquet", "Parquet files"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow


def write(path: Path, order: Order, rows: Iterable[Json]) -> None:
    """Write a results file whole or not at all."""
    arrow = pyarrow()
    _write(arrow, path, schema_of(arrow, order), map(flat, rows))


def write_tables(folder: Path, order: Order, rows: Callable[[], Iterable[Json]]) -> list[Path]:
    """Write the tidy tables of a run into a folder, each whole or not at all; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for table in tables_of(order.game):
        written.append(folder / f"{table}{ENDING}")
        write_table(written[-1], order, table, rows())
    return written


def write_table(path: Path, order: Order, table: str, rows: Iterable[Json]) -> None:
    """Write one tidy table, whole or not at all."""
    columns, told = columns_of(order.game, table), tidy(order.game, table, rows)
    write_rows(path, columns, told, {ORDER: json.dumps(order.to_json())})


def write_rows(
    path: Path, columns: Columns, rows: Iterable[Json], about: dict[bytes, str] | None = None
) -> None:
    """Write rows with columns of the kinds of tables.py, whole or not at all."""
    arrow = pyarrow()
    kinds = {
        "whole": arrow.int64(),
        "maybe": arrow.int64(),
        "part": arrow.float64(),
        "flag": arrow.bool_(),
        "text": arrow.string(),
    }
    schema = arrow.schema({name: kinds[kind] for name, kind in columns.items()}, metadata=about)
    _write(arrow, path, schema, rows)


def tables_folder(path: Path) -> Path:
    """Where the tables of a results file lie: results.parquet has results.tables beside it."""
    return path.with_suffix(".tables")


def _write(arrow: Any, path: Path, schema: Any, rows: Iterable[Json]) -> None:
    part = path.with_name(f".hotelier-{path.name}")
    left = iter(rows)
    try:
        with arrow.parquet.ParquetWriter(part, schema, compression="zstd") as file:
            while some := list(islice(left, ROWS_AT_ONCE)):
                file.write_table(arrow.Table.from_pylist(some, schema=schema))
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def read(path: Path) -> tuple[Order, Iterator[Json]]:
    """The order and the rows of a results file."""
    arrow = pyarrow()
    try:
        file = arrow.parquet.ParquetFile(path)
        metadata = file.schema_arrow.metadata or {}
    except FileNotFoundError:
        raise BadInput(f"there is no file {path}") from None
    except (arrow.ArrowException, OSError) as error:
        raise BadInput(f"cannot read {path}: {str(error).splitlines()[0]}") from None
    order = read_order(json.loads(metadata.get(ORDER, b"null")), str(path))
    return order, (nested(row) for batch in file.iter_batches() for row in batch.to_pylist())


def schema_of(arrow: Any, order: Order) -> object:
    numbers, names = arrow.list_(arrow.int32()), arrow.list_(arrow.string())
    columns = {
        "number": arrow.int64(),
        "seed": arrow.uint64(),
        "bots": names,
        "sides": names,
        "scores": numbers,
        "ranking": numbers,
        "winners": numbers,
        "decisions": numbers,
        "seconds": arrow.list_(arrow.float64()),
        **dict.fromkeys(TEXTS, arrow.string()),
        "error": arrow.string(),
    }
    return arrow.schema(columns, metadata={ORDER: json.dumps(order.to_json())})


def flat(row: Json) -> Json:
    texts = {name: json.dumps(row[name], ensure_ascii=False) for name in TEXTS if name in row}
    return row | texts


def nested(row: Json) -> Json:
    there = {name: value for name, value in row.items() if value is not None}
    return there | {name: json.loads(there[name]) for name in TEXTS if name in there}
