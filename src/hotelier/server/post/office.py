"""The office: letters wait in the database, and one of the workers sends each.

A worker promises to send a letter within a short time. If it falls silent its promise runs out and another
one sends the letter: so one that dies just after sending sends twice, and none is lost. What is not taken
is tried again after growing waits; then the endpoint is dropped, and its owner is told why.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from sqlalchemy import LABEL_STYLE_TABLENAME_PLUS_COL as LABELLED
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hotelier.server.limits import per_hour
from hotelier.server.post import push, webhooks
from hotelier.server.post.letters import Letter, Undelivered
from hotelier.server.post.mail import Mailer
from hotelier.server.post.outside import Outside
from hotelier.server.post.push import PushKeys, Signer
from hotelier.server.refusals import Refusal
from hotelier.server.routine import repeat
from hotelier.server.settings import Settings
from hotelier.server.store.schema import endpoints, house, letters
from hotelier.server.store.statements import promise
from hotelier.server.store.store import Store

PROMISE = 90_000
SEND_SECONDS = 60
"""A letter is sent in less time than it is promised in."""
MOST_AT_ONCE = 20
WAITS = (60, 300, 1800, 7200, 21_600)
"""Seconds to wait after each failure; after one more the endpoint is dropped."""
LONGEST_WAIT = 86_400
LOOK_SECONDS = 5
LETTERS_PER_HOUR = 60
"""To one person; what is more waits."""
NOT_ITS_FAULT = ("no_mail",)
"""What is wrong here and not with the endpoint: that stays, only the letter is given up."""
log = logging.getLogger("hotelier.post")


async def always(_: str) -> bool:
    return True


class Office:
    """Sends the letters of this worker."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.public_url = settings.public_url.rstrip("/")
        self.contact = contact_of(settings)
        self.outside = Outside(each.strip() for each in settings.excepted_hosts.split(",") if each.strip())
        self.mailer = Mailer(settings)
        self.signer: Signer
        self.limit = per_hour(LETTERS_PER_HOUR, "too many letters")
        self.holds: Callable[[str], Awaitable[bool]] = always
        """Whether what a letter is about has not been settled meanwhile."""
        self.news = asyncio.Event()

    async def start(self) -> None:
        """Find the key with which all workers sign; the first one makes it."""
        first = update(house).where(house.c.push_key.is_(None)).values(push_key=push.new_key())
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(first)
                key = (await connection.execute(select(house.c.push_key))).scalar_one()
        self.signer = Signer(key, self.contact)

    async def run(self) -> None:
        """Send what is due, for ever."""
        await repeat(self.work, self.news, LOOK_SECONDS, log)

    async def work(self) -> None:
        while await self.carry():
            pass

    async def hand_in(
        self, connection: AsyncConnection, to: list[str], letter: Letter, about: str | None = None
    ) -> None:
        """Let a letter be sent to endpoints, when and if the transaction is committed."""
        row = {
            "letter": msgspec.json.encode(letter).decode(),
            "about": about,
            "due": self.store.clock.time(),
            "tries": 0,
            "until": 0,
        }
        if to:
            await connection.execute(insert(letters), [{**row, "endpoint": each} for each in to])

    # Sending

    async def carry(self) -> int:
        """Send some of what is due; how many letters were looked at."""
        rows = await self._take()
        await asyncio.gather(*(self._see_to(row) for row in rows))
        return len(rows)

    async def _take(self) -> list[Any]:
        """Letters that are due, promised by this worker now, with their endpoints."""
        now = self.store.clock.time()
        due = select(letters.c.id).where(letters.c.due <= now).limit(MOST_AT_ONCE)
        taken = promise(letters, due, now + PROMISE, shared=self.store.shared)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                ids = list((await connection.execute(taken, {"now": now})).scalars())
                if not ids:
                    return []
                both = select(letters, endpoints).join(endpoints).where(letters.c.id.in_(ids))
                return list((await connection.execute(both.set_label_style(LABELLED))).all())

    async def _see_to(self, row: Any) -> None:
        try:
            if row.endpoints_dropped is not None or not await self._is_still_wanted(row):
                await self._settle(row)
                return
            self.limit.take(row.endpoints_profile)
        except Refusal as refusal:
            asked = refusal.problem.retry_after
            await self._postpone(row, asked if isinstance(asked, float) else WAITS[0], row.letters_tries)
            return
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._send(row, msgspec.json.decode(row.letters_letter, type=Letter))
        except (Undelivered, TimeoutError) as error:
            failed = error if isinstance(error, Undelivered) else Undelivered("unreachable")
            await self._failed(row, failed)
        except Exception:
            log.exception("a letter could not be made")
            await self._failed(row, Undelivered("refused"))
        else:
            await self._settle(row)

    async def _is_still_wanted(self, row: Any) -> bool:
        return row.letters_about is None or await self.holds(row.letters_about)

    async def _send(self, row: Any, letter: Letter) -> None:
        base = self.public_url or row.endpoints_origin
        address = row.endpoints_address
        if row.endpoints_kind == "push":
            keys = msgspec.json.decode(row.endpoints_keys, type=PushKeys)
            await push.send(self.outside, self.signer, address, keys, letter)
        elif row.endpoints_kind == "webhook":
            shape = cast("webhooks.Shape", row.endpoints_shape)
            await webhooks.send(self.outside, address, shape, letter, base)
        else:
            await self.mailer.send(address, letter, base)

    # What comes of it

    async def _failed(self, row: Any, error: Undelivered) -> None:
        tries = row.letters_tries + 1
        if not error.final and tries <= len(WAITS):
            wait = max(WAITS[tries - 1], min(error.retry_after or 0, LONGEST_WAIT))
            await self._postpone(row, wait, tries)
        elif error.why in NOT_ITS_FAULT:
            log.warning("a mail was given up: the server for mails does not take it")
            await self._settle(row)
        else:
            await self._drop(row.endpoints_id, error.why)

    async def _postpone(self, row: Any, seconds: float, tries: int) -> None:
        later = (
            update(letters)
            .where(letters.c.id == row.letters_id)
            .values(due=self.store.clock.time() + round(1000 * seconds), tries=tries, until=0)
        )
        await self._execute(later)

    async def _settle(self, row: Any) -> None:
        await self._execute(delete(letters).where(letters.c.id == row.letters_id))

    async def _drop(self, endpoint: str, why: str) -> None:
        """Nothing is sent there any more, until its owner says so again."""
        log.info("an endpoint was dropped: %s", why)
        await self._execute(
            update(endpoints).where(endpoints.c.id == endpoint).values(dropped=why),
            delete(letters).where(letters.c.endpoint == endpoint),
        )

    async def _execute(self, *statements: Any) -> None:
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)


def contact_of(settings: Settings) -> str:
    """Whom push services may write to, in the form they want."""
    contact = settings.contact or settings.public_url or settings.smtp_from
    if contact.startswith(("https://", "mailto:")):
        return contact
    return f"mailto:{contact}" if "@" in contact else "mailto:operator@example.org"
