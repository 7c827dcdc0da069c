"""The book of ratings: a rated result is entered by the same transaction that ends its game.

A *ladder* is a game with a number of seats. Its results are numbered in the order in which they were
entered, and the ratings after each are kept with it. Two workers that enter at the same time would give the
same number: then one of them writes nothing, and its change is made again.
"""

import msgspec
from sqlalchemy import ColumnElement, Table, and_, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.arena.ratings import Ratings, part_won
from hotelier.core.game import Json
from hotelier.server.ratings.results import result_of
from hotelier.server.store.schema import rated_games, rated_sides, ratings
from hotelier.server.tables import table as tables
from hotelier.server.tables.sides import is_person

IN_ROWS = ("bots", "sides", "ranking")
"""What of a result is kept in rows of its own: who it was must be found, and can be forgotten."""


class Ladder(msgspec.Struct, frozen=True):
    """Where results are compared: a game, and how many sit at the table."""

    game: str
    seats: int

    def within(self, table: Table) -> "ColumnElement[bool]":
        return and_(table.c.game == self.game, table.c.seats == self.seats)


def ladder_of(table: tables.Table) -> Ladder:
    return Ladder(table.game.info.name, table.game.seats)


async def enter(connection: AsyncConnection, table: tables.Table) -> None:
    """Enter the result of a table whose game has just ended, if it is rated."""
    result = result_of(table)
    if result is None:
        return
    ladder = ladder_of(table)
    number = await last_number(connection, ladder) + 1
    standing = await standing_of(connection, ladder, result["sides"])
    after = new_ratings(standing)
    after.add(result)
    game = msgspec.structs.asdict(ladder) | {"table_id": table.id, "number": number, "ended": table.updated}
    kept = {name: value for name, value in result.items() if name not in IN_ROWS}
    await connection.execute(insert(rated_games), game | {"result": msgspec.json.encode(kept).decode()})
    sides = [row | {"table_id": table.id} for row in rows_of(result, after)]
    await connection.execute(insert(rated_sides), sides)
    for row in counted(standing, result, after):
        own = and_(ladder.within(ratings), ratings.c.side == row["side"])
        await connection.execute(delete(ratings).where(own))
        await connection.execute(insert(ratings), msgspec.structs.asdict(ladder) | row)


def rows_of(result: Json, after: Ratings) -> list[Json]:
    """Who sat where, how they came out, and their ratings then."""
    return [
        {"place": place, "side": side, "rank": result["ranking"][place]} | figures(after, side)
        for place, side in enumerate(result["sides"])
    ]


def figures(of: Ratings, side: str) -> Json:
    return {"mu": of.of[side].mu, "sigma": of.of[side].sigma}


def counted(before: dict[str, Json], result: Json, after: Ratings) -> list[Json]:
    """The ratings of all who took part, with how often they have played and won."""
    found = []
    for side in dict.fromkeys(result["sides"]):
        was = before.get(side, {"games": 0, "won": 0.0})
        seats = [place for place, other in enumerate(result["sides"]) if other == side]
        won = was["won"] + sum(part_won(result, place) for place in seats)
        found.append({"side": side, "games": was["games"] + len(seats), "won": won} | figures(after, side))
    return found


def new_ratings(standing: dict[str, Json]) -> Ratings:
    """Ratings that go on from those that are known."""
    going_on = Ratings(may_change=is_person)
    for side, row in standing.items():
        going_on.know(side, row["mu"], row["sigma"])
    return going_on


async def last_number(connection: AsyncConnection, ladder: Ladder) -> int:
    asked = select(func.max(rated_games.c.number)).where(ladder.within(rated_games))
    return (await connection.execute(asked)).scalar_one() or 0


async def standing_of(connection: AsyncConnection, ladder: Ladder, sides: list[str]) -> dict[str, Json]:
    """The ratings of some sides as they stand."""
    asked = select(ratings).where(ladder.within(ratings), ratings.c.side.in_(sides))
    return {row.side: dict(row._mapping) for row in await connection.execute(asked)}
