"""The caller: notes for what tables call people, and sends a letter when they wish for it.

A call is noted when the table has changed, one of each kind for every seat: the next turn takes the place
of the last one, and the same turn is never noted twice. When a call is due, a worker promises to see to it
and looks again: whoever has moved meanwhile, or is at the table, is not disturbed. Whoever seems to be
there is looked for once more after a minute, because the connection of a phone that sleeps is held to be
alive for some time.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable

import msgspec

from hotelier.server.calls.book import Book, Due, New
from hotelier.server.calls.reasons import Call, calls_of, warned_at
from hotelier.server.calls.wishes import MINUTE, check_zone, due_of
from hotelier.server.calls.words import digest_of, letter_for
from hotelier.server.clock import now as wall_clock
from hotelier.server.post.endpoints import Endpoints
from hotelier.server.post.letters import Letter
from hotelier.server.refusals import Refusal
from hotelier.server.routine import repeat
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import Present
from hotelier.server.tables.table import Table
from hotelier.wire.messages.notices import NoticeMoment, NoticeWishes

LOOK_SECONDS = 5
LOOK_AGAIN = MINUTE
"""The time after which it is asked again whether somebody is still at the table."""
REMEMBERED = 5000
"""The number of tables of which it is known what was noted last."""
MISSED = 10 * MINUTE
"""Changes this long before a start are looked at again: a worker may have died before it noted them."""
log = logging.getLogger("hotelier.calls")


class Caller:
    """Calls people for the tables of this worker."""

    def __init__(
        self,
        host: Host,
        store: Store,
        endpoints: Endpoints,
        at_hand: Callable[[str], Present],
        look: Callable[[str], Awaitable[Present]],
    ) -> None:
        self.host = host
        self.store = store
        self.book = Book(store)
        self.endpoints = endpoints
        self.office = endpoints.office
        self.office.holds = self.holds
        self.at_hand = at_hand
        """Who is at a table, as far as this worker knows."""
        self.look = look
        """Who is at a table now."""
        self.unnoted: dict[str, Table] = {}
        self.noted: OrderedDict[str, set[Call]] = OrderedDict()
        self.news = asyncio.Event()
        self.caught_up = False
        """Whether it has looked at what changed before the start."""

    async def run(self) -> None:
        """Note and call, for ever."""
        await repeat(self.work, self.news, LOOK_SECONDS, log)

    async def work(self) -> None:
        if not self.caught_up:
            await self.catch_up()
            self.caught_up = True
        await self.note()
        while await self.see_to_due():
            pass

    # Noting

    def changed(self, table: Table) -> None:
        """This worker has written a change: perhaps somebody is wanted now."""
        wanted = set(calls_of(table))
        if wanted - self.noted.get(table.id, set()):
            self.unnoted[table.id] = table
            self.news.set()
        if wanted or table.id in self.noted:
            self.noted[table.id] = wanted
            self.noted.move_to_end(table.id)
            if len(self.noted) > REMEMBERED:
                self.noted.popitem(last=False)

    async def note(self) -> None:
        """Write for what people are wanted."""
        while self.unnoted:
            id, table = self.unnoted.popitem()
            try:
                await self.book.note(self._new(table))
            except Refusal:
                self.unnoted.setdefault(id, table)
                raise

    def _new(self, table: Table) -> list[New]:
        """The calls of a table; of those who are there only what they can leave without having seen it."""
        present = self.at_hand(table.id).seats
        now = self.store.clock.time()
        new = []
        for call, profile in calls_of(table).items():
            if call.kind == "time":
                new.append(New(call, profile, warned_at(table) or now, 0))
            elif call.seat not in present:
                new.append(New(call, profile, now, 0))
            elif call.kind != "over":
                new.append(New(call, profile, now + LOOK_AGAIN, 1))
        return new

    async def catch_up(self) -> None:
        """Look at the tables that changed last."""
        for id in await self.book.changed_since(self.store.clock.time() - MISSED):
            table = await self.host.find(id)
            if table is not None:
                self.changed(table)

    # Calling

    async def see_to_due(self) -> int:
        """Call those whose time has come; how many calls were looked at."""
        found = await self.book.take()
        daily: dict[str, list[tuple[Due, Letter]]] = defaultdict(list)
        for due in found:
            letter = await self._consider(due)
            if letter is None:
                continue
            if due.moment == "daily":
                daily[due.profile].append((due, letter))
            else:
                await self._send([due], letter)
        for together in daily.values():
            whole = digest_of([letter for _, letter in together], together[0][0].language)
            await self._send([due for due, _ in together], whole)
        return len(found)

    async def _consider(self, due: Due) -> Letter | None:
        """The letter that is to be sent now, if one is."""
        table = await self._table(due.call.table)
        now = self.store.clock.time()
        if table is None or calls_of(table).get(due.call) != due.profile:
            await self.book.settle(due)
            return None
        begins = warned_at(table) if due.call.kind == "time" else None
        made = due.made if begins is None else begins
        time = due_of(due.wishes, due.moment, made, now, wall_clock())
        if time is None:
            await self.book.settle(due)
            return None
        if time > now + (MINUTE if due.moment == "daily" else 0):
            await self.book.postpone(due, time, due.looks)
            return None
        if due.call.seat in (await self.look(table.id)).seats:
            if due.looks or due.call.kind == "over":
                await self.book.settle(due)
            else:
                await self.book.postpone(due, now + LOOK_AGAIN, 1)
            return None
        return letter_for(due.call.kind, table, due.call.seat, due.language)

    async def _table(self, id: str) -> Table | None:
        """A table, if it is there and can be played."""
        try:
            return await self.host.newest(id)
        except Refusal as refusal:
            if refusal.status >= 500:
                raise
            return None

    async def _send(self, due: list[Due], letter: Letter) -> None:
        """Hand a letter in and settle its calls, both or none."""
        reached = await self.endpoints.reached(due[0].profile)
        about = msgspec.json.encode(due[0].call).decode() if len(due) == 1 else None
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await self.book.settle_with(connection, due)
                await self.office.hand_in(connection, reached, letter, about)
        self.office.news.set()

    async def holds(self, about: str) -> bool:
        """Whether somebody is still wanted for what a letter says."""
        call = msgspec.json.decode(about, type=Call)
        table = await self._table(call.table)
        return table is not None and call in calls_of(table)

    # Wishes

    async def wish(self, profile: str, wished: NoticeWishes) -> None:
        check_zone(wished.zone)
        await self.book.wish(profile, wished)
        self.news.set()

    async def wish_for_table(self, profile: str, table: str, moment: NoticeMoment | None) -> None:
        if profile not in (await self.host.newest(table)).profiles():
            raise Refusal("seat_needed", "your profile has no seat at this table")
        await self.book.wish_for_table(profile, table, moment)
        self.news.set()
