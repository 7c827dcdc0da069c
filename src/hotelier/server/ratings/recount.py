"""Whether the ratings that are shown are those that come of the records: all results are worked out again.

What the tables do not know any more is taken from the book: who somebody was whose profile was deleted, and
the results of tables that were removed, or cannot be played again. How many those are is told.
"""

from typing import Any

import msgspec
from sqlalchemy import select

from hotelier.core.game import Json
from hotelier.server.ratings.book import Ladder, counted, new_ratings, rows_of
from hotelier.server.ratings.results import may_be_rated, result_of
from hotelier.server.refusals import Frozen
from hotelier.server.store.schema import rated_games, rated_sides, ratings, tables
from hotelier.server.store.store import Store
from hotelier.server.tables.seating import GONE
from hotelier.server.tables.sides import side_of
from hotelier.server.tables.table import Table

RATED = '%"rated":true%'
"""What stands in the seating of a rated table."""


class Recount(msgspec.Struct):
    """What came of it."""

    results: int = 0
    from_book: int = 0
    """Of how many there is no record any more."""
    problems: list[str] = []


async def recount(store: Store) -> Recount:
    """Work out every result and every rating again."""
    found = Recount()
    for ladder in await ladders(store):
        await recount_ladder(store, ladder, found)
    found.problems += [f"table {id} is rated and fair, but not in the book" for id in await left_out(store)]
    return found


async def recount_ladder(store: Store, ladder: Ladder, found: Recount) -> None:
    standing: dict[str, Json] = {}
    for number, (game, sides) in enumerate(await booked(store, ladder), 1):
        found.results += 1
        result = told(game, sides)
        if (table := await there(store, game.table_id)) is None:
            found.from_book += 1
        elif same_people(result_of(table), result) != result:
            found.problems.append(f"table {game.table_id}: the record tells another result than the book")
        after = new_ratings(standing)
        after.add(result)
        for row in counted(standing, result, after):
            standing[row["side"]] = row
        if game.number != number or rows_of(result, after) != sides:
            found.problems.append(f"table {game.table_id}: other ratings come of it than the book has")
    shown = await ratings_of(store, ladder)
    for side in sorted(standing.keys() | shown.keys()):
        if standing.get(side) != shown.get(side):
            found.problems.append(f"{ladder.game} for {ladder.seats}: {side} is shown with another rating")


def told(game: Any, sides: list[Json]) -> Json:
    """A result as the book has it."""
    names = [row["side"] for row in sides]
    kept: Json = msgspec.json.decode(game.result)
    return kept | {"bots": names[: game.seats], "sides": names, "ranking": [row["rank"] for row in sides]}


def same_people(again: Json | None, result: Json) -> Json | None:
    """A result from a record, in which those who have left are called as in the book."""
    if again is None:
        return None
    nobody = side_of(GONE)
    names = {
        who: [
            booked if side == nobody else side for side, booked in zip(again[who], result[who], strict=True)
        ]
        for who in ("sides", "bots")
    }
    plain: Json = msgspec.json.decode(msgspec.json.encode(again | names))
    return plain


async def there(store: Store, id: str) -> Table | None:
    """A table, if it is still there and can be played again."""
    try:
        return await store.load(id)
    except Frozen:
        return None


# The book


async def ladders(store: Store) -> list[Ladder]:
    asked = select(rated_games.c.game, rated_games.c.seats).distinct()
    return sorted(
        (Ladder(row.game, row.seats) for row in await store.read(asked)), key=msgspec.structs.astuple
    )


async def booked(store: Store, ladder: Ladder) -> list[tuple[Any, list[Json]]]:
    """All results of a ladder in their order, each with its sides."""
    games = await store.read(
        select(rated_games).where(ladder.within(rated_games)).order_by(rated_games.c.number)
    )
    asked = select(rated_sides).join_from(rated_sides, rated_games).where(ladder.within(rated_games))
    by_table: dict[str, list[Json]] = {}
    for row in await store.read(asked.order_by(rated_sides.c.table_id, rated_sides.c.place)):
        side = dict(row._mapping)
        by_table.setdefault(side.pop("table_id"), []).append(side)
    return [(game, by_table.get(game.table_id, [])) for game in games]


async def ratings_of(store: Store, ladder: Ladder) -> dict[str, Json]:
    columns = [column for column in ratings.c if column.name not in ("game", "seats")]
    rows = await store.read(select(*columns).where(ladder.within(ratings)))
    return {row.side: dict(row._mapping) for row in rows}


async def left_out(store: Store) -> list[str]:
    """Tables whose results should be in the book and are not."""
    known = select(rated_games.c.table_id)
    asked = select(tables.c.id).where(tables.c.over, tables.c.doc.like(RATED), tables.c.id.not_in(known))
    found = []
    for row in await store.read(asked.order_by(tables.c.id)):
        table = await there(store, row.id)
        if table is not None and may_be_rated(table):
            found.append(row.id)
    return found
