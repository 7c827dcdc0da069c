"""Tickets: secrets for one use within a short time, such as a link to another device. Kept as hashes."""

from sqlalchemy import delete, insert, select, update

from hotelier.core.game import Json
from hotelier.server.refusals import Refusal
from hotelier.server.store.schema import tickets
from hotelier.server.store.statements import is_over
from hotelier.server.store.store import Store
from hotelier.server.tables.tokens import hashed, new_token


class Tickets:
    """All tickets of one kind."""

    def __init__(self, store: Store, kind: str, seconds: int) -> None:
        self.store = store
        self.kind = kind
        self.seconds = seconds

    async def issue(self, profile: str | None) -> str:
        """A new ticket; an earlier one of the same profile is worth nothing any more, and neither are
        those that have run out."""
        secret = new_token()
        clock = self.store.clock.time()
        row: Json = {"secret": hashed(secret), "kind": self.kind, "profile": profile}
        row |= {"until": clock + 1000 * self.seconds, "used": None}
        mine = (tickets.c.kind == self.kind) & (tickets.c.profile == profile) & tickets.c.used.is_(None)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                await connection.execute(delete(tickets).where(is_over(tickets.c.until)), {"now": clock})
                if profile is not None:
                    await connection.execute(delete(tickets).where(mine))
                await connection.execute(insert(tickets), row)
        return secret

    async def look(self, secret: str, request: str | None = None) -> str | None:
        """Whose ticket it is, as long as it can be used; by the request that used it, also later."""
        asked = select(tickets).where(tickets.c.secret == hashed(secret), tickets.c.kind == self.kind)
        with self.store.answering():
            async with self.store.single.connect() as connection:
                row = (await connection.execute(asked)).one_or_none()
        good = row is not None and row.until > self.store.clock.time() and row.used in (None, request)
        if row is None or not good:
            raise Refusal("ticket_spent", "this was used already, or too long ago: ask for a new one")
        profile: str | None = row.profile
        return profile

    async def use(self, secret: str, request: str) -> str | None:
        """Use a ticket up; whose it is. The same request may ask again."""
        profile = await self.look(secret, request)
        fresh = (tickets.c.secret == hashed(secret)) & tickets.c.used.is_(None)
        use = update(tickets).where(fresh).values(used=request)
        with self.store.answering():
            async with self.store.engine.begin() as connection:
                first = (await connection.execute(use)).rowcount
        return profile if first else await self.look(secret, request)
