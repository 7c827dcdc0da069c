"""The attempts of profiles at the deals of days: begun once, gone on with from every device."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import and_, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.core.game import Json
from hotelier.server.clock import now
from hotelier.server.daily.days import Day, Days
from hotelier.server.daily.deals import DAY, attempt_key, deal_of, table_for
from hotelier.server.daily.judging import PERSON, judged
from hotelier.server.profiles.profile import Visitor
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.host import Host
from hotelier.server.store.schema import attempts, days, tables
from hotelier.server.store.store import Store
from hotelier.server.tables.joining import Joining
from hotelier.server.tables.opening import made_before, open_table
from hotelier.server.tables.sitters import Opening
from hotelier.server.tables.table import Table
from hotelier.server.tables.tokens import table_id_from
from hotelier.wire.messages.daily import Attempt, DailyDeal, DailySeat, DayState, OwnAttempt, Standing
from hotelier.wire.messages.opening import NewSeat, NewTable
from hotelier.wire.messages.table import DailyMark, Join

HOUSE = "the house"
"""Whose attempt the bot's is; no profile has such a name."""
log = logging.getLogger("hotelier.daily")


class Noted(msgspec.Struct, frozen=True):
    """An attempt as it is kept."""

    profile: str
    table: str
    standing: Standing
    points: list[int] | None


class Attempts:
    """The attempts at all deals."""

    def __init__(self, days: Days, host: Host, store: Store, settings: Settings) -> None:
        self.days = days
        self.host = host
        self.store = store
        self.bot = settings.daily_bot

    # Playing

    async def go_on(self, day: Day, who: Visitor | None, asked: Attempt) -> DailySeat | None:
        """The seat of an attempt that has begun, for another device; None if there is no such attempt."""
        mine = None if who is None else (await self.deal(day, who)).mine
        if who is None or mine is None or mine.standing != "playing":
            return None
        return await self._seat_at(mine.table, who, asked)

    async def begin(self, day: Day, who: Visitor | None, asked: Attempt, address: str) -> DailySeat:
        """A seat at a new table: the attempt that counts, on its day; out of competition, when the day is
        over for everybody."""
        deal = await self.deal(day, who)
        if deal.state == "over":
            return await self._play_past(day, who, asked, address)
        if who is None:
            raise Refusal("no_profile", "who has no profile can play the deals of days that are over")
        if deal.mine is not None and deal.mine.standing == "playing":  # begun just now from another device
            return await self._seat_at(deal.mine.table, who, asked)
        if deal.mine is not None:
            raise Refusal("attempt_made", "you have played the deal of this day: one attempt counts")
        if deal.state == "closing":
            raise closing()
        id = await self._begin_scored(day, who, address)
        return await self._seat_at(id, who, asked)

    async def _begin_scored(self, day: Day, who: Visitor, address: str) -> str:
        """The table comes first: what is noted as begun has one, and who has lost it cannot begin again.
        Nobody sits there before it is noted: a table whose attempt is not, because the server was stopped
        or the day was over, is played by nobody."""
        await self._open_house(day)
        wanted = self._wish(day, who.profile.id, NewSeat(kind="person", name=who.profile.name))
        table = await self._open(day, wanted, address)
        row: dict[str, Any] = {"date": day.date, "game": day.game, "profile": who.profile.id}
        row |= {"table_id": table.id, "begun": self.store.clock.time(), "standing": "playing"}
        with suppress(IntegrityError), self.store.answering():
            async with self.store.engine.begin() as connection:
                await check_open(connection, day)
                await connection.execute(insert(attempts), row)
        return table.id

    async def _open_house(self, day: Day) -> None:
        """The house plays every deal that somebody plays. If its bot cannot, people do all the same."""
        if not self.bot:
            return
        try:
            await self._open(day, self._wish(day, HOUSE, NewSeat(kind="bot", bot=self.bot)), "")
        except Refusal as refusal:
            if refusal.code != "bad_option":
                raise
            log.error("the house cannot play the deal of the day: %s", refusal)

    async def _seat_at(self, id: str, who: Visitor, asked: Attempt) -> DailySeat:
        """The own seat, with a token for this device."""
        if await self.host.find(id) is None:
            raise Refusal("attempt_made", "the table of your attempt is gone, and one attempt counts")
        opening = Opening(who.sits(), PERSON, asked.key)

        def edit(draft: Table) -> bool:
            sat = sit_down(draft, who)
            return opening.edit(draft) or sat

        await self.host.change(id, edit)
        return DailySeat(table=id, seat=PERSON, token=opening.secret, scored=True)

    async def _play_past(self, day: Day, who: Visitor | None, asked: Attempt, address: str) -> DailySeat:
        wanted = table_for(day.setup, day.game, asked.key, NewSeat(kind="person"), rated=False)
        table = await self._open(day, wanted, address)
        link = made_before(table, wanted).seats[PERSON]
        name = who.profile.name if who else asked.name or "Player 1"
        joining = Joining(link.token, Join(name=name, key=asked.key), who=who.sits() if who else None)
        await self.host.change(table.id, joining.edit)
        return DailySeat(table=table.id, seat=PERSON, token=joining.secret, scored=False)

    async def _open(self, day: Day, wanted: NewTable, address: str) -> Table:
        """The table that is asked for: a new one, or the one made before."""
        known = await self.host.find(table_id_from(str(wanted.key)))
        if known is not None:
            return await self.host.newest(known.id)
        deal = deal_of(self.days.secret, day.date, day.game)
        time = self.store.clock.time()
        table, _ = await asyncio.to_thread(open_table, wanted, now(), time, address, None, deal)
        table.seating.daily = DailyMark(date=day.date, scored=wanted.rated)
        await self.host.open(table)
        return await self.host.newest(table.id)

    def _wish(self, day: Day, whose: str, first: NewSeat) -> NewTable:
        """The table of an attempt; that of a person counts."""
        rated = first.kind == "person"
        return table_for(day.setup, day.game, self.key(day, whose), first, rated=rated)

    def key(self, day: Day, whose: str) -> str:
        """The key of the table of somebody's attempt."""
        return attempt_key(self.days.secret, day.date, day.game, whose)

    # Looking

    async def deal(self, day: Day, who: Visitor | None) -> DailyDeal:
        return (await self.deals([day], who))[0]

    async def deals(self, wanted: list[Day], who: Visitor | None) -> list[DailyDeal]:
        """Deals as far as they may be told to somebody."""
        dates = {day.date for day in wanted}
        await self.settle(dates)
        last = await self.days.last()
        tallies = await self._tallies(dates)
        own = {} if who is None else await self._of(who.profile.id, dates)
        return [
            self._told(day, last, tallies.get((day.date, day.game)), own.get((day.date, day.game)))
            for day in wanted
        ]

    def _told(self, day: Day, last: str, tally: Any, mine: Noted | None) -> DailyDeal:
        state = state_of(day, last, tally.in_time if tally else 0)
        return DailyDeal(
            date=day.date,
            game=day.game,
            options=day.setup.options,
            bots=day.setup.bots,
            state=state,
            begun=tally.begun if tally else 0,
            finished=tally.begun - tally.playing if tally else 0,
            told=state == "over" or (mine is not None and mine.standing != "playing"),
            mine=None if mine is None else OwnAttempt(mine.table, mine.standing, mine.points),
        )

    async def _tallies(self, dates: set[str]) -> dict[tuple[str, str], Any]:
        """How many attempts at each deal there are, are still played, and can still count."""
        playing = attempts.c.standing == "playing"
        in_time = and_(playing, attempts.c.begun >= self._since())
        tallies = (
            select(
                attempts.c.date,
                attempts.c.game,
                func.count().label("begun"),
                func.sum(case((playing, 1), else_=0)).label("playing"),
                func.sum(case((in_time, 1), else_=0)).label("in_time"),
            )
            .where(attempts.c.date.in_(dates))
            .group_by(attempts.c.date, attempts.c.game)
        )
        return {(row.date, row.game): row for row in await self.store.read(tallies)}

    async def _of(self, profile: str, dates: set[str]) -> dict[tuple[str, str], Noted]:
        """The attempts of a profile, as they stand now."""
        own = and_(attempts.c.profile == profile, attempts.c.date.in_(dates))
        rows = await self.store.read(select(attempts).where(own))
        return {(row.date, row.game): read_attempt(row, self._since()) for row in rows}

    async def kept_of(self, profile: str) -> list[Json]:
        """What is kept of a profile's attempts, for its owner."""
        own = select(attempts).where(attempts.c.profile == profile)
        rows = await self.store.read(own.order_by(attempts.c.date, attempts.c.game))
        found = [(row, read_attempt(row, self._since())) for row in rows]
        return [
            {"date": row.date, "game": row.game, **msgspec.structs.asdict(noted)} for row, noted in found
        ]

    def _since(self) -> int:
        """What was begun earlier does not count any more."""
        return self.store.clock.time() - DAY

    # What attempts have come to

    async def settle(self, dates: set[str] | None = None) -> None:
        """Note what the attempts have come to whose tables are over: those of some days, or all."""
        is_open = attempts.c.standing == "playing"
        over = and_(is_open, tables.c.over, tables.c.frozen.is_(None))
        asked = select(attempts).join_from(attempts, tables, attempts.c.table_id == tables.c.id).where(over)
        for row in await self.store.read(
            asked if dates is None else asked.where(attempts.c.date.in_(dates))
        ):
            table = await readable(self.host, row.table_id)
            if table is None:
                continue
            standing, points = judged(table, row.profile, row.begun)
            text = None if points is None else msgspec.json.encode(points).decode()
            which = and_(attempts.c.table_id == row.table_id, is_open)
            with self.store.answering():
                async with self.store.engine.begin() as connection:
                    done = update(attempts).where(which).values(standing=standing, points=text)
                    await connection.execute(done)


def sit_down(draft: Table, who: Visitor) -> bool:
    """Whose attempt it is sits down, once: whoever is sent away from there does not come back by itself."""
    holder = draft.seating.seats[PERSON]
    if holder.taken or holder.spent:
        return False
    holder.taken, holder.sitter = True, who.sits()
    return True


async def readable(host: Host, id: str) -> Table | None:
    """A table as it is now, unless it was removed, or cannot be played again."""
    try:
        return await host.newest(id)
    except Refusal as refusal:
        if refusal.code not in ("no_such_table", "rules_changed"):
            raise
        return None


async def check_open(connection: AsyncConnection, day: Day) -> None:
    """Midnight may have come while the table was opened, and results be told since. What closes a day waits
    for this transaction, and then finds the attempt; or it was before it."""
    own = and_(days.c.date == day.date, days.c.game == day.game)
    is_closed = await connection.execute(select(days.c.closed).where(own).with_for_update(read=True))
    if is_closed.scalar_one():
        raise closing()


def closing() -> Refusal:
    return Refusal("day_not_over", "others still play this deal: it is free when they are done")


def state_of(day: Day, last: str, in_time: int) -> DayState:
    """A day is over when no attempt can count any more: who began shortly before its end has a day left."""
    if day.date >= last and not day.closed:
        return "today"
    return "closing" if in_time else "over"


def read_attempt(row: Any, since: int) -> Noted:
    """A row; who began too long ago is late, finished or not."""
    late = row.standing == "playing" and row.begun < since
    points = None if row.points is None else msgspec.json.decode(row.points, type=list[int])
    return Noted(row.profile, row.table_id, "late" if late else row.standing, points)
