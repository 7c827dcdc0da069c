"""Rated results as files in the form of the arena: its tidy tables, or a file of results for its report.

People are called by their public ids: names change, and a file that was taken away cannot forget one.
"""

import csv
import io
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from sqlalchemy import select

from hotelier._version import __version__
from hotelier.arena import parquet
from hotelier.arena.order import FORMAT, Order
from hotelier.arena.tables import columns_of, tables_of, tidy
from hotelier.core.errors import BadOption, MissingPackage
from hotelier.core.game import Json
from hotelier.games import game_info
from hotelier.server.ratings.book import Ladder
from hotelier.server.ratings.untold import is_untold
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import rated_games, rated_sides
from hotelier.server.store.store import Store
from hotelier.server.tables.sides import LEFT, side_of
from hotelier.server.tables.tokens import is_id

MOST_RESULTS: Final = 5000
"""How many of the last results are in a file."""
WHOLE: Final = "results"
"""Asked for in the place of a table: the file that `hotelier report` reads."""
FORMATS: Final = {"csv": "text/csv; charset=utf-8", "parquet": "application/vnd.apache.parquet"}


class Wanted(msgspec.Struct, frozen=True):
    """A file that is asked for."""

    ladder: Ladder
    table: str
    format: str
    person: str | None
    """Only results in which this profile took part."""
    tables: list[str] | None = None
    """Only results of these tables."""

    @property
    def name(self) -> str:
        return f"hotelier-{self.ladder.game}-{self.ladder.seats}-{self.table}.{self.format}"


def check(wanted: Wanted) -> None:
    """Say what can be asked for, before anything is read."""
    check_format(wanted.format)
    if wanted.person is not None and not is_id(wanted.person):
        raise Refusal("bad_request", "`person` must be the id of a profile")
    if wanted.table == WHOLE:
        if wanted.format != "parquet":
            raise Refusal("bad_request", f"{WHOLE!r} are one file of Parquet: ask for `format=parquet`")
    else:
        try:
            columns_of(wanted.ladder.game, wanted.table)
        except BadOption as error:
            raise Refusal("bad_request", f"{error}, {WHOLE}") from None


def check_format(format: str) -> None:
    if format not in FORMATS:
        raise Refusal("bad_request", f"there is no format {format!r}; there are: {', '.join(FORMATS)}")


async def results_of(store: Store, wanted: Wanted) -> list[Json]:
    """The last results of a ladder that may be told, as rows of the arena, the first of them first."""
    ladder = wanted.ladder
    asked = select(rated_games).where(ladder.within(rated_games), ~is_untold())
    if wanted.tables is not None:
        asked = asked.where(rated_games.c.table_id.in_(wanted.tables))
    if wanted.person is not None:
        own = select(rated_sides.c.table_id).where(rated_sides.c.side == side_of(wanted.person))
        asked = asked.where(rated_games.c.table_id.in_(own))
    games = await store.read(asked.order_by(rated_games.c.number.desc()).limit(MOST_RESULTS))
    sides: dict[str, list[Any]] = {game.table_id: [] for game in games}
    of_games = select(rated_sides).where(rated_sides.c.table_id.in_(list(sides)))
    for row in await store.read(of_games.order_by(rated_sides.c.place)):
        sides[row.table_id].append(row)
    return [row_of(game, sides[game.table_id]) for game in reversed(games)]


def row_of(game: Any, sides: list[Any]) -> Json:
    """A result as a row of the arena. What its chance came from is nobody's business."""
    names = [LEFT.strip() if row.side.startswith(LEFT) else row.side for row in sides]
    kept: Json = msgspec.json.decode(game.result)
    who = {"number": game.number, "seed": 0, "bots": names[: game.seats], "sides": names}
    return who | kept | {"ranking": [row.rank for row in sides]}


def file_of(wanted: Wanted, rows: list[Json]) -> bytes:
    """The file that is asked for."""
    game, table = wanted.ladder.game, wanted.table
    if wanted.format == "csv":
        return csv_of(tables_of(game)[table], tidy(game, table, rows))
    order = order_of(wanted.ladder, rows)
    if table == WHOLE:
        return parquet_of(lambda path: parquet.write(path, order, rows))
    return parquet_of(lambda path: parquet.write_table(path, order, table, rows))


def csv_of(columns: Iterable[str], rows: Iterable[Json]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(columns))
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def parquet_of(write: Callable[[Path], None]) -> bytes:
    """What is written to a file of Parquet, if that is possible here."""
    try:
        with TemporaryDirectory(prefix="hotelier-") as folder:
            path = Path(folder, "rows.parquet")
            write(path)
            return path.read_bytes()
    except MissingPackage as error:
        raise Refusal("bad_request", f"{error}; or ask for `format=csv`") from None


def order_of(ladder: Ladder, rows: list[Json]) -> Order:
    """What stands in front of results: nobody has ordered these games, so it says what they are."""
    return Order(
        arena=FORMAT,
        version=__version__,
        game=ladder.game,
        rules=game_info(ladder.game).rules_version,
        content={},
        seats=ladder.seats,
        options={},
        bots=sorted({side for row in rows for side in row["bots"]}),
        seed=0,
        games=len(rows),
    )
