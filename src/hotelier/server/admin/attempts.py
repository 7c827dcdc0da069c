"""The attempts at the deals of days, worked out anew from their records."""

from typing import Any

import msgspec
from sqlalchemy import select

from hotelier.server.daily.judging import judged
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.store.schema import attempts
from hotelier.server.store.store import Store

GONE, FROZEN = "gone", "frozen"
"""What is worked out of a table that was removed, and of one that cannot be played again."""
UNKNOWN = {"no_such_table": GONE, "rules_changed": FROZEN}


class Recounted(msgspec.Struct):
    """An attempt: what is shown of it, and what its record says."""

    date: str
    game: str
    table: str
    shown: str
    worked_out: str

    @property
    def differs(self) -> bool:
        return self.worked_out not in (self.shown, GONE, FROZEN)


async def recount(store: Store) -> list[Recounted]:
    """All attempts that are over, the oldest first. Nothing is changed."""
    host = Host(store, 1)
    over = select(attempts).where(attempts.c.standing != "playing")
    rows = await store.read(over.order_by(attempts.c.date, attempts.c.game, attempts.c.table_id))
    found = []
    for row in rows:
        shown = told(row.standing, None if row.points is None else msgspec.json.decode(row.points))
        worked_out = await recounted(host, row)
        found.append(Recounted(row.date, row.game, row.table_id, shown, worked_out))
    return found


async def recounted(host: Host, row: Any) -> str:
    """What a table says, which is rebuilt from its record and its log."""
    try:
        return told(*judged(await host.newest(row.table_id), row.profile, row.begun))
    except Refusal as refusal:
        if refusal.code not in UNKNOWN:
            raise
        return UNKNOWN[refusal.code]


def told(standing: str, points: list[int] | None) -> str:
    return standing if points is None else f"{standing} {':'.join(map(str, points))}"
