"""All games of a tournament as a table, a row for each side of them: also those of bots alone, those that
are not rated, and rounds without an opponent.

As in the files of rated results people are called by their public ids; `number` is the place of a side in
the tournament, by which it is found in what the API answers.
"""

from collections.abc import Iterator
from typing import Final

from sqlalchemy import select

from hotelier.arena import parquet
from hotelier.core.game import Json
from hotelier.server.cups.cup import Cup, Pairing, Played, Side
from hotelier.server.cups.standings import WON
from hotelier.server.ratings.export import csv_of, parquet_of
from hotelier.server.store.schema import rated_games
from hotelier.server.store.store import Store
from hotelier.server.tables.sides import LEFT, side_of

COLUMNS: Final = {
    "round": "whole",
    "table": "text",
    "seat": "maybe",
    "number": "whole",
    "side": "text",
    "other_number": "maybe",
    "against": "text",
    "points": "part",
    "score": "maybe",
    "missed": "flag",
    "rated": "flag",
}
"""Kinds as in the tables of the arena. What is not known yet is left empty, as is what a side without an
opponent has not."""


async def rated_of(store: Store, cup: Cup) -> set[str]:
    """The tables of a tournament whose results are rated."""
    own = select(rated_games.c.table_id).where(rated_games.c.table_id.in_(cup.tables()))
    return {row.table_id for row in await store.read(own)}


def file_of(cup: Cup, rated: set[str], format: str) -> bytes:
    rows = rows_of(cup, rated)
    if format == "csv":
        return csv_of(COLUMNS, rows)
    return parquet_of(lambda path: parquet.write_rows(path, COLUMNS, rows))


def rows_of(cup: Cup, rated: set[str]) -> Iterator[Json]:
    for number, played in enumerate(cup.drawn, 1):
        for pairing in played.pairings:
            for seat in (0, 1):
                yield {"round": number, **row_of(cup, pairing, seat, pairing.table in rated)}
        if played.bye is not None:
            yield {**row_of_bye(cup, played, played.bye), "round": number}


def row_of(cup: Cup, pairing: Pairing, seat: int, is_rated: bool) -> Json:
    """A game as one of its sides has played it."""
    own, other = pairing.sides[seat], pairing.sides[1 - seat]
    result = pairing.result
    return {
        "table": pairing.table,
        "seat": seat,
        "number": own,
        "side": named(cup.sides[own]),
        "other_number": other,
        "against": named(cup.sides[other]),
        "points": None if result is None else result.halves[seat] / 2,
        "score": None if result is None else result.scores[seat],
        "missed": None if result is None else result.missed[seat],
        "rated": is_rated,
    }


def row_of_bye(cup: Cup, played: Played, side: int) -> Json:
    """A round without an opponent: its point comes when the round is over."""
    points = WON / 2 if cup.form == "swiss" else 0
    known = {"number": side, "side": named(cup.sides[side]), "points": points if played.over else None}
    return dict.fromkeys(COLUMNS) | known | {"rated": False}


def named(side: Side) -> str:
    if side.bot is not None:
        return side.bot
    return LEFT.strip() if side.profile is None else side_of(side.profile)
