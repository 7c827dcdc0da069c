"""How everybody did with a deal: told to those only who cannot make anything else of it any more."""

from sqlalchemy import and_, select

from hotelier.server.daily.attempts import HOUSE, Attempts, Noted, read_attempt
from hotelier.server.daily.days import Day
from hotelier.server.daily.judging import PERSON
from hotelier.server.profiles.profile import Visitor
from hotelier.server.store.schema import attempts, profiles
from hotelier.server.tables.audience_view import portrait_of
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import made_from, table_id_from
from hotelier.wire.messages.daily import DailyResults, DailyRow, HouseAttempt

MOST_ROWS = 100
MOST_WATCHED = 10
"""So many of the best attempts can be looked at."""


async def results_of(kept: Attempts, day: Day, who: Visitor | None) -> DailyResults:
    """A deal, and how everybody did if it may be told."""
    deal = await kept.deal(day, who)
    if not deal.told:
        return DailyResults(deal=deal, rows=[], points=[], house=None)
    counted = and_(
        attempts.c.date == day.date, attempts.c.game == day.game, attempts.c.standing == "counted"
    )
    asked = select(attempts, profiles.c.name, profiles.c.portrait).join_from(attempts, profiles)
    rows = await kept.store.read(asked.where(counted).order_by(attempts.c.table_id))
    found = sorted(((read_attempt(row, 0), row) for row in rows), key=lambda each: -own_points(each[0]))
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
    """The table of an attempt, unless it was tidied away."""
    found = await kept.host.find(table_id_from(kept.key(day, whose)))
    return None if found is None else await kept.host.newest(found.id)


async def watch_of(kept: Attempts, day: Day, whose: str) -> str | None:
    """The token with which a table is watched: it is kept nowhere, but made of the secret."""
    table = await table_of(kept, day, whose)
    if table is None or table.seating.issued is None:
        return None
    return made_from(kept.key(day, whose), f"{table.seating.issued.salt} watch")
