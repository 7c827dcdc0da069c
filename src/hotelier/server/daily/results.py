"""How everybody did with a deal: told to those only who cannot make anything else of it any more."""

import asyncio
from typing import Any

from sqlalchemy import select

from hotelier.core.game import Json
from hotelier.server.daily.attempts import HOUSE, Attempts, Noted, closing, read_attempt, readable
from hotelier.server.daily.days import Day
from hotelier.server.daily.judging import PERSON
from hotelier.server.profiles.profile import Visitor
from hotelier.server.ratings.results import plain_result
from hotelier.server.store.schema import attempts, profiles
from hotelier.server.tables.audience_view import portrait_of
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import made_from, table_id_from
from hotelier.wire.messages.daily import DailyResults, DailyRow, HouseAttempt

MOST_ROWS = 100
MOST_WATCHED = 10
"""How many of the best attempts can be watched."""


async def counted(kept: Attempts, day: Day) -> list[tuple[Noted, Any]]:
    """The attempts that count, the best first."""
    own = (attempts.c.date == day.date, attempts.c.game == day.game, attempts.c.standing == "counted")
    asked = select(attempts, profiles.c.name, profiles.c.portrait).join_from(attempts, profiles)
    rows = await kept.store.read(asked.where(*own).order_by(attempts.c.table_id))
    return sorted(((read_attempt(row, 0), row) for row in rows), key=lambda each: -own_points(each[0]))


async def results_of(kept: Attempts, day: Day, who: Visitor | None) -> DailyResults:
    """A deal, and how everybody did if it may be told."""
    deal = await kept.deal(day, who)
    if not deal.told:
        return DailyResults(deal=deal, rows=[], points=[], house=None)
    found = await counted(kept, day)
    points = [own_points(noted) for noted, _ in found]
    own = None if who is None else who.profile.id
    return DailyResults(
        deal=deal,
        rows=[
            DailyRow(
                place=1 + points.index(own_points(noted)),
                name=row.name,
                portrait=portrait_of(row.portrait),
                points=noted.points or [],
                mine=noted.profile == own,
                table=noted.table,
                watch=await watch_of(kept, day, noted.profile) if number < MOST_WATCHED else None,
            )
            for number, (noted, row) in enumerate(found)
            if number < MOST_ROWS or noted.profile == own
        ],
        points=points,
        house=await house_of(kept, day),
    )


async def attempts_as_rows(kept: Attempts, day: Day, who: Visitor | None) -> list[Json]:
    """The best attempts and that of the house as rows of the arena. What their chance came from is nobody's
    business."""
    if not (await kept.deal(day, who)).told:
        raise closing()
    ids = [noted.table for noted, _ in (await counted(kept, day))[:MOST_ROWS]]
    house = table_id_from(kept.key(day, HOUSE))
    found = [table for id in [*ids, house] if (table := await table_over(kept, id)) is not None]
    results = await asyncio.to_thread(lambda: [plain_result(table) for table in found])
    return [{"number": number, "seed": 0, **result} for number, result in enumerate(results, 1)]


async def table_over(kept: Attempts, id: str) -> Table | None:
    """A table that is over, unless it was tidied away, or cannot be played again."""
    found = await readable(kept.host, id)
    return None if found is None or found.game.outcome is None else found


def own_points(noted: Noted) -> int:
    return noted.points[PERSON] if noted.points else 0


async def house_of(kept: Attempts, day: Day) -> HouseAttempt | None:
    """What the bot of the house has made of a deal."""
    table = await table_of(kept, day, HOUSE)
    if table is None:
        return None
    outcome = table.game.outcome
    return HouseAttempt(
        bot=str(table.seating.bot_at(PERSON)),
        table=table.id,
        points=None if outcome is None else outcome.scores,
        watch=None if outcome is None else await watch_of(kept, day, HOUSE),
    )


async def table_of(kept: Attempts, day: Day, whose: str) -> Table | None:
    """The table of an attempt, unless it was tidied away, or cannot be played again."""
    return await readable(kept.host, table_id_from(kept.key(day, whose)))


async def watch_of(kept: Attempts, day: Day, whose: str) -> str | None:
    """The token with which a table is watched: it is kept nowhere, but made of the secret."""
    table = await table_of(kept, day, whose)
    if table is None or table.seating.issued is None:
        return None
    return made_from(kept.key(day, whose), f"{table.seating.issued.salt} watch")
