"""Results as long, tidy tables: one row for one fact, the same few columns in front of each.

`number` is the game, `seat` the place at the table, `side` who sat there: a bot, or an automaton. Tables
are joined by `number` and `seat`.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from hotelier.arena.ratings import part_won
from hotelier.arena.times import PER_DECADE
from hotelier.core.errors import BadOption
from hotelier.core.game import Json

WHO: Final = {"number": "whole", "seat": "whole", "side": "text"}
"""In front of all tables but the first."""
COMMON: Final = {
    "games": {"number": "whole", "seed": "text", "start": "maybe", "decisions": "whole", "error": "text"},
    "sides": {
        **WHO,
        "against": "text",
        "place": "whole",
        "score": "whole",
        "margin": "whole",
        "rank": "whole",
        "won": "part",
        "decisions": "maybe",
        "seconds": "part",
    },
    "points": {**WHO, "source": "text", "vp": "whole"},
    "times": {**WHO, "from_seconds": "part", "decisions": "whole"},
}
OF_GAMES: Final = {
    "austria": {
        "rounds": {**WHO, "round": "whole", "vp": "whole"},
        "staff": {**WHO, "staff": "whole", "in_first_hand": "flag", "played": "flag", "vp": "whole"},
        "guests": {**WHO, "guest": "whole", "arrival": "whole"},
        "dice": {**WHO, "round": "whole", "value": "whole", "strength": "whole"},
    },
    "overbooking": {
        "rounds": {**WHO, "round": "whole", "vp": "whole"},
        "cards": {**WHO, "card": "text", "got_bed": "flag"},
    },
}
"""The columns of all tables. A kind is `whole` (a number), `maybe` (a whole number or nothing), `part` (a
fraction), `flag` or `text`; a seed is a text, because it may be greater than tables count."""

Columns = dict[str, str]


def tables_of(game: str) -> dict[str, Columns]:
    """The tables of a game's results, each with its columns."""
    return {**COMMON, **OF_GAMES[game]}


def columns_of(game: str, table: str) -> Columns:
    """The columns of one table."""
    tables = tables_of(game)
    if table not in tables:
        raise BadOption(f"there is no table {table!r} of {game}; there are: {', '.join(tables)}")
    return tables[table]


def tidy(game: str, table: str, rows: Iterable[Json]) -> Iterator[Json]:
    """The rows of a table; games that failed are in the table of games alone."""
    columns_of(game, table)
    if table == "games":
        return (_game(row) for row in rows)
    told = {"sides": _sides, "points": _points, "times": _times}.get(table) or TOLD[game, table]
    return (each for row in rows if "error" not in row for each in told(row))


def _game(row: Json) -> Json:
    return {
        "number": row["number"],
        "seed": str(row["seed"]),
        "start": row["facts"]["start"] if "facts" in row else None,
        "decisions": sum(row.get("decisions", ())),
        "error": row.get("error") or "",
    }


def _who(row: Json, seat: int) -> Json:
    return {"number": row["number"], "seat": seat, "side": row["sides"][seat]}


def _sides(row: Json) -> Iterator[Json]:
    people = len(row["bots"])
    for seat in range(len(row["sides"])):
        others = row["sides"][:seat] + row["sides"][seat + 1 :]
        rivals = row["scores"][:seat] + row["scores"][seat + 1 :]
        sits = seat < people
        yield _who(row, seat) | {
            "against": ", ".join(sorted(others)),
            "place": (seat - row["facts"]["start"]) % len(row["sides"]) + 1,
            "score": row["scores"][seat],
            "margin": row["scores"][seat] - max(rivals, default=0),
            "rank": row["ranking"][seat],
            "won": part_won(row, seat),
            "decisions": row["decisions"][seat] if sits else None,
            "seconds": row["seconds"][seat] if sits else 0.0,
        }


def points_of(value: Any) -> int:
    """The points of a source; those of single cards are added up."""
    return sum(value.values()) if isinstance(value, dict) else int(value)


def _points(row: Json) -> Iterator[Json]:
    for seat, breakdown in enumerate(row["breakdown"]):
        for source, value in breakdown.items():
            yield _who(row, seat) | {"source": source, "vp": points_of(value)}


def _times(row: Json) -> Iterator[Json]:
    for seat, times in enumerate(row["times"]):
        for length, decisions in times.items():
            seconds = float(10 ** (int(length) / PER_DECADE))
            yield _who(row, seat) | {"from_seconds": seconds, "decisions": decisions}


def _austria_rounds(row: Json) -> Iterator[Json]:
    """Points at the end of each round; the last are those of the end."""
    for number, points in enumerate(row["facts"]["points"], 1):
        for seat, vp in enumerate(points):
            yield _who(row, seat) | {"round": number, "vp": vp}


def _austria_staff(row: Json) -> Iterator[Json]:
    """Cards of the first hand, and those that were played."""
    facts = row["facts"]
    for seat, played in enumerate(facts["staff"]):
        hand = facts["hands"][seat] if seat < len(facts["hands"]) else []
        earned = row["breakdown"][seat].get("staff", {})
        for card in sorted({*hand, *played}):
            yield _who(row, seat) | {
                "staff": card,
                "in_first_hand": card in hand,
                "played": card in played,
                "vp": earned.get(str(card), 0),
            }


def _austria_guests(row: Json) -> Iterator[Json]:
    for seat, guests in enumerate(row["facts"]["guests"]):
        for arrival, guest in enumerate(guests, 1):
            yield _who(row, seat) | {"guest": guest, "arrival": arrival}


def _austria_dice(row: Json) -> Iterator[Json]:
    for seat, dice in enumerate(row["facts"]["dice"]):
        for number, value, strength in dice:
            yield _who(row, seat) | {"round": number, "value": value, "strength": strength}


def _overbooking_rounds(row: Json) -> Iterator[Json]:
    """Coins of each round."""
    for seat, coins in enumerate(row["facts"]["coins"]):
        for number, vp in enumerate(coins, 1):
            yield _who(row, seat) | {"round": number, "vp": vp}


def _overbooking_cards(row: Json) -> Iterator[Json]:
    """Cards that were placed, and whether they got their beds."""
    facts = row["facts"]
    for seat, played in enumerate(facts["played"]):
        for card in played:
            yield _who(row, seat) | {"card": card, "got_bed": card in facts["collected"][seat]}


TOLD: Final = {
    ("austria", "rounds"): _austria_rounds,
    ("austria", "staff"): _austria_staff,
    ("austria", "guests"): _austria_guests,
    ("austria", "dice"): _austria_dice,
    ("overbooking", "rounds"): _overbooking_rounds,
    ("overbooking", "cards"): _overbooking_cards,
}
