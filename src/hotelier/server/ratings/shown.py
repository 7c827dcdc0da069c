"""What everybody may see of ratings: the ladders, and what a profile has done in them.

A profile is shown by its public name and id, and only if it has played at a rated table; nothing leads from
here to a table, to a device or to what else it has played.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import func, select

from hotelier.arena.ratings import Mean, Share, Z, part_before
from hotelier.arena.tables import points_of
from hotelier.core.game import Json
from hotelier.server.clock import iso
from hotelier.server.ratings.book import Ladder
from hotelier.server.ratings.untold import is_untold
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import profiles, rated_games, rated_sides, ratings
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import portrait_of
from hotelier.server.tables.sides import LEFT, profile_of, side_of
from hotelier.server.tables.tokens import is_id
from hotelier.wire.messages import ratings as shown

ROWS_AT_ONCE = 100
MOST_GAMES = 200
"""How many of somebody's last games on a ladder are looked at."""
MOST_STAFF = 8
MOST_OPPONENTS = 20
LOWEST = ratings.c.mu - Z * ratings.c.sigma
"""What somebody's rating is at least."""


async def all_ladders(store: Store) -> shown.Ladders:
    games = select(rated_games.c.game, rated_games.c.seats, func.count().label("results")).group_by(
        rated_games.c.game, rated_games.c.seats
    )
    sides = select(ratings.c.game, ratings.c.seats, func.count().label("sides")).group_by(
        ratings.c.game, ratings.c.seats
    )
    rated = {(row.game, row.seats): row.sides for row in await store.read(sides)}
    found = [
        shown.LadderNote(row.game, row.seats, row.results, rated.get((row.game, row.seats), 0))
        for row in await store.read(games)
    ]
    return shown.Ladders(ladders=sorted(found, key=lambda each: (each.game, each.seats)))


async def ladder_from(store: Store, ladder: Ladder, skip: int) -> shown.Ladder:
    """A part of a ladder."""
    own = select(ratings).where(ladder.within(ratings)).order_by(LOWEST.desc(), ratings.c.side)
    rows = await store.read(own.offset(skip).limit(ROWS_AT_ONCE))
    (count,) = await store.read(select(func.count().label("sides")).where(ladder.within(ratings)))
    names = await names_of(store, [row.side for row in rows])
    told = [
        shown.LadderRow(place, names.of(row.side), rating_of(row))
        for place, row in enumerate(rows, skip + 1)
    ]
    following = skip + len(rows)
    more = following if rows and following < count.sides else None
    return shown.Ladder(ladder.game, ladder.seats, told, count.sides, more)


def rating_of(row: Any) -> shown.Rating:
    return shown.Rating(row.mu, Z * row.sigma, row.games, row.won)


# Who they are


class Names:
    """The names of profiles that are rated."""

    def __init__(self, rows: Sequence[Any]) -> None:
        self.profiles = {row.id: row for row in rows}

    def of(self, side: str) -> shown.RatedSide:
        profile = profile_of(side)
        if profile is not None and (row := self.profiles.get(profile)) is not None:
            return shown.RatedSide("person", row.id, row.name, portrait_of(row.portrait), None)
        if profile is not None or side.startswith(LEFT):
            return shown.RatedSide("left", None, None, None, None)
        name, _, level = side.partition(" ")
        if level:
            return shown.RatedSide("automaton", name, None, None, level)
        return shown.RatedSide("bot", name, None, None, None)


async def names_of(store: Store, sides: list[str]) -> Names:
    ids = [profile for side in sides if (profile := profile_of(side)) is not None]
    return Names(await store.read(select(profiles).where(profiles.c.id.in_(ids))) if ids else [])


# The page of a profile


async def person(store: Store, id: str) -> shown.Person:
    """What a profile has done at rated tables."""
    if not is_id(id):
        raise unknown()
    ladders = await ladders_of(store, id)
    known = await store.read(select(profiles).where(profiles.c.id == id))
    if not ladders or not known:
        raise unknown()
    return shown.Person(id, known[0].name, portrait_of(known[0].portrait), ladders)


async def ladders_of(store: Store, id: str) -> list[shown.PersonLadder]:
    """What a profile has done in each ladder, first where it has played most."""
    own = select(ratings).where(ratings.c.side == side_of(id))
    return [await person_in(store, row) for row in await store.read(own.order_by(ratings.c.games.desc()))]


def unknown() -> Refusal:
    return Refusal("not_found", "nobody who has played at a rated table is known by this id")


class Played(msgspec.Struct):
    """A rated game as one of its sides has played it."""

    ended: int
    rank: int
    mu: float
    sigma: float
    points: int
    sources: dict[str, int]
    staff: dict[int, int]
    """The staff cards that were played, with the points that they brought."""
    others: list[tuple[str, int]]
    """The other sides, and their ranks."""
    untold: bool


async def person_in(store: Store, row: Any) -> shown.PersonLadder:
    """What a profile has done in a ladder."""
    ladder = Ladder(row.game, row.seats)
    games = await games_of(store, ladder, row.side)
    sources = Counter[str]()
    staff: dict[int, Mean] = {}
    met: dict[str, Share] = {}
    told = [game for game in games if not game.untold]
    for game in told:
        sources.update(game.sources)
        for card, earned in game.staff.items():
            staff.setdefault(card, Mean()).add(earned)
    for game in games:
        for side, rank in game.others:
            met.setdefault(side, Share()).add(part_before(game.rank, rank))
    often = sorted(met.items(), key=lambda each: (-each[1].games, each[0]))[:MOST_OPPONENTS]
    names = await names_of(store, [side for side, _ in often])
    place, of = await place_of(store, ladder, row)
    return shown.PersonLadder(
        game=ladder.game,
        seats=ladder.seats,
        place=place,
        of=of,
        rating=rating_of(row),
        mean=sum(game.points for game in games) / len(games),
        sources={source: points / len(told) for source, points in sources.items()},
        staff=favourites(staff),
        opponents=[shown.Opponent(names.of(side), share.games, share.won) for side, share in often],
        games=[
            shown.RatedGame(
                iso(game.ended), game.rank, 1 + len(game.others), game.points, game.mu, Z * game.sigma
            )
            for game in games
        ],
    )


def favourites(staff: dict[int, Mean]) -> list[shown.FavouriteStaff]:
    """The cards that were played most often, and of these those that brought most."""
    order = sorted(staff.items(), key=lambda each: (-each[1].count, -each[1].mean, each[0]))
    return [shown.FavouriteStaff(card, played.count, played.mean) for card, played in order[:MOST_STAFF]]


async def games_of(store: Store, ladder: Ladder, side: str) -> list[Played]:
    """The last games of a side, the first of them first."""
    own = select(rated_games, rated_sides, is_untold().label("untold")).join_from(rated_games, rated_sides)
    own = own.where(ladder.within(rated_games), rated_sides.c.side == side)
    last = await store.read(own.order_by(rated_games.c.number.desc()).limit(MOST_GAMES))
    ids = [row.table_id for row in last]
    everybody: dict[str, list[Any]] = {}
    for row in await store.read(select(rated_sides).where(rated_sides.c.table_id.in_(ids))):
        everybody.setdefault(row.table_id, []).append(row)
    return [played(row, everybody[row.table_id]) for row in reversed(last)]


def played(row: Any, everybody: list[Any]) -> Played:
    result: Json = msgspec.json.decode(row.result)
    breakdown = result["breakdown"][row.place]
    earned = breakdown.get("staff", {})
    cards = result["facts"].get("staff")
    return Played(
        ended=row.ended,
        rank=row.rank,
        mu=row.mu,
        sigma=row.sigma,
        points=result["scores"][row.place],
        sources={source: points_of(value) for source, value in breakdown.items()},
        staff={card: earned.get(str(card), 0) for card in (cards[row.place] if cards else ())},
        others=[(other.side, other.rank) for other in everybody if other.place != row.place],
        untold=row.untold,
    )


async def place_of(store: Store, ladder: Ladder, row: Any) -> tuple[int, int]:
    """The place of a side on its ladder, and how many stand there."""
    better = row.mu - Z * row.sigma < LOWEST
    asked = select(func.count().label("sides"), func.count().filter(better).label("before"))
    (counted,) = await store.read(asked.where(ladder.within(ratings)))
    return 1 + counted.before, counted.sides
