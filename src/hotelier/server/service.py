"""Everything that a worker holds, and how it starts and stops."""

import asyncio
import gc
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from hotelier.server.bots.pool import Pool
from hotelier.server.bots.seated_bots import SeatedBots
from hotelier.server.calls.caller import Caller
from hotelier.server.cups.steward import Steward
from hotelier.server.daily.attempts import Attempts
from hotelier.server.daily.days import Days
from hotelier.server.limits import Limit, per_hour
from hotelier.server.live.hub import Hub
from hotelier.server.live.notices import Notices
from hotelier.server.live.presence import RENEW, Presence
from hotelier.server.post.endpoints import Endpoints
from hotelier.server.post.office import Office
from hotelier.server.profiles.passkeys import Passkeys
from hotelier.server.profiles.profiles import Profiles
from hotelier.server.profiles.tickets import Tickets
from hotelier.server.ratings.book import enter
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.store.flags import Flags
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.store.tidying import keep_tidy

LOOK_SECONDS = 2
HANDOVER_SECONDS = 600
"""How long a link to another device is valid."""
SHARED_BEAT = 5
"""Seconds between two notes of the time: workers agree on it, and a restart forgets at most that much."""
LONE_BEAT = 60_000
"""Milliseconds between two notes by a single process, where it matters to nobody else."""
log = logging.getLogger("hotelier.service")


class Service:
    """One worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.store.at_end = [enter]
        self.host = Host(self.store, settings.cached_tables)
        self.flags = Flags(self.host)
        self.profiles = Profiles(self.store)
        self.passkeys = Passkeys(self.store)
        self.handovers = Tickets(self.store, "handover", HANDOVER_SECONDS)
        self.presence = Presence(self.store)
        self.away = round(settings.away_hours * 3_600_000)
        self.hub = Hub(self.host, self.presence, self.away)
        self.pool = Pool(settings.bot_processes, settings.bot_seconds)
        self.bots = SeatedBots(self.host, self.store, self.pool, settings.bot_lease)
        self.office = Office(self.store, settings)
        self.endpoints = Endpoints(self.office)
        self.caller = Caller(
            self.host, self.store, self.endpoints, self.presence.at_hand, self.presence.look
        )
        self.steward = Steward(self.host, self.store)
        self.days = Days(self.store)
        self.attempts = Attempts(self.days, self.host, self.store, settings)
        self.host.listeners = [self.hub, self.bots, self.caller, self.steward]
        self.notices: Notices | None = None
        if self.store.shared:
            self.notices = Notices(settings.database_url, self.hub, self.store.faults)
        self.by_address = Limit(
            settings.rate_address, 10 * settings.rate_address, "too_many_requests", "too many requests"
        )
        self.by_seat = Limit(
            settings.rate_seat,
            3 * settings.rate_seat,
            "too_many_requests",
            "too many changes from this seat",
        )
        self.new_tables = per_hour(settings.tables_per_hour, "too many new tables", "too_many_tables")
        self.new_profiles = per_hour(settings.profiles_per_hour, "too many new profiles")
        self.exports = Limit(1 / 60, 5, "too_many_requests", "too many exports")
        self.strangers = per_hour(settings.seats_per_hour, "too many seats taken without a link")
        self.sockets: dict[str, int] = {}
        self.ready = False
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.store.start()
        await self.office.start()
        await self.days.start()
        if self.notices is not None:
            self.run(self.notices.run())
            self.run(self.presence.run())
            self.run(self.renew_presence())
        else:
            await self.store.release_promises()
            self.run(self.watch_file())
        self.run(keep_tidy(self.host, self.store, self.settings, self.attempts.settle))
        self.run(self.keep_time())
        self.run(self.bots.watch_over())
        self.run(self.flags.watch())
        self.run(self.caller.run())
        self.run(self.office.run())
        self.run(self.steward.run())
        settle_memory()
        self.ready = True
        log.info("ready")

    async def stop(self) -> None:
        """Requests in flight have been answered; what runs beside them ends now."""
        self.leave()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.pool.close()
        with suppress(Refusal):  # what this worker has noted runs out by itself
            await self.store.beat()
            await self.presence.close()
        await self.store.close()
        log.info("stopped")

    def leave(self) -> None:
        """No longer ready: live connections are told to go to another worker."""
        self.ready = False
        self.hub.close()

    def run(self, work: "Coroutine[Any, Any, None]") -> None:
        self.tasks.append(asyncio.create_task(work))

    async def watch_file(self) -> None:
        """Nobody else serves an SQLite file, but its operator may change something in it."""
        stamp = 0
        while True:
            try:
                before, stamp = stamp, await self.store.file_stamp()
                if before not in (0, stamp):
                    self.host.tables.clear()
                    await self.hub.look_again()
            except Refusal as refusal:
                log.warning("cannot look for changes of the file: %s", refusal.code)
            await asyncio.sleep(LOOK_SECONDS)

    async def keep_time(self) -> None:
        """Workers must agree on the time within their promises; a single process only remembers it, closely
        while somebody's time runs."""
        pause = min(self.settings.bot_lease / 3, SHARED_BEAT) if self.store.shared else SHARED_BEAT
        beaten = self.store.clock.time()
        while True:
            await asyncio.sleep(pause)
            if self.store.shared or self.flags.running or self.store.clock.time() - beaten >= LONE_BEAT:
                with suppress(Refusal):  # the clock goes on by itself
                    await self.store.beat()
                    beaten = self.store.clock.time()

    async def renew_presence(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            self.presence.renew()


def settle_memory() -> None:
    """What is loaded now stays: Python need not look through it again and again, which shows as pauses."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
