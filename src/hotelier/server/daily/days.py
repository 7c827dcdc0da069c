"""The days whose deals have begun, and which of them is today.

A day is one of UTC, by the clock on the wall, which may be wrong and may be set. So what a day has become
is written down: a day that has begun keeps its deal and how it is played, and one after which another has
begun is closed for good, for its results may have been told. Where a clock goes back over midnight, today
is the day that has begun last; where one was far ahead, the right day goes on, closed if it had begun.
"""

from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from hotelier.server.clock import now
from hotelier.server.daily.deals import SETUPS, Setup, date_of, day_after, is_date
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import days, house
from hotelier.server.store.store import Store
from hotelier.server.tables.tokens import new_token

SHOWN_DAYS = 14


class Day(msgspec.Struct, frozen=True):
    """The deal of a day in one of the games."""

    date: str
    game: str
    setup: Setup
    closed: bool


class Days:
    """The days of this house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.secret: str

    async def start(self) -> None:
        """Find the secret of which all deals are made; the first worker makes it."""
        first = update(house).where(house.c.deal_secret.is_(None)).values(deal_secret=new_token())
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(first)
                self.secret = (await connection.execute(select(house.c.deal_secret))).scalar_one()

    async def today(self) -> list[Day]:
        """The deals of today. Whoever asks first begins the day."""
        date = date_of(now())
        found = await self._at(date)
        if not found:
            await self._begin(date)
            found = await self._at(date)
        closed = all(day.closed for day in found)
        return (await self._at(day_after(date)) or found) if closed else found

    async def last(self) -> str:
        """The date of today."""
        return (await self.today())[0].date

    async def find(self, date: str, game: str) -> Day:
        """The deal of a day that has begun; of a day to come nothing is told."""
        if is_date(date) and date <= await self.last():
            for day in await self._at(date):
                if day.game == game:
                    return day
        raise Refusal("not_found", f"there was no deal of {game[:20]!r} on {date[:10]!r}")

    async def before(self, date: str | None) -> tuple[list[Day], str | None]:
        """The days before one, or before today, the last one first; and before which there are more."""
        if date is not None and not is_date(date):
            raise Refusal("bad_request", f"before is a day such as 2030-01-31, not {date[:20]!r}")
        last = await self.last()
        earlier = select(days.c.date).where(days.c.date < min(date or last, last)).distinct()
        rows = await self.store.read(earlier.order_by(days.c.date.desc()).limit(SHOWN_DAYS + 1))
        shown = [row.date for row in rows[:SHOWN_DAYS]]
        wanted = select(days).where(days.c.date.in_(shown)).order_by(days.c.date.desc(), days.c.game)
        found = [read_day(row) for row in await self.store.read(wanted)]
        return found, shown[-1] if len(rows) > SHOWN_DAYS else None

    async def _at(self, date: str) -> list[Day]:
        rows = await self.store.read(select(days).where(days.c.date == date).order_by(days.c.game))
        return [read_day(row) for row in rows]

    async def _begin(self, date: str) -> None:
        """Begin a day, and close those before it: whole, or not at all. Another worker may be quicker."""
        rows = [
            {"date": date, "game": game, "setup": msgspec.json.encode(setup).decode(), "closed": False}
            for game, setup in SETUPS.items()
        ]
        with suppress(IntegrityError), self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(insert(days), rows)
                await connection.execute(update(days).where(days.c.date < date).values(closed=True))


def read_day(row: Any) -> Day:
    return Day(row.date, row.game, msgspec.json.decode(row.setup, type=Setup), row.closed)
