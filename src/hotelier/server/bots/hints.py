"""Hints for the seat to move: thought out in the pool, only where the table allows them."""

import secrets

from hotelier.core.chance import SEEDS
from hotelier.server.bots.bot_process import Task
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.bots.turns import Asker
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings
from hotelier.server.tables.edits import check_hints
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import Hints

PAUSE = 5


async def hints_for(table: Table, seat: int, pool: Pool, settings: Settings, address: str) -> Hints:
    check_hints(table, seat)
    check_share(pool, settings, address)
    task = Task("advise", table.id, table.game.record(), seat, "", secrets.randbelow(SEEDS), table.pack)
    try:
        thought = await pool.think(task, Asker(table.id, address))
    except CannotThink:
        raise Refusal("hints_unavailable", "no advice could be found in time") from None
    return Hints(version=table.version, advice=thought.advice)


def check_share(pool: Pool, settings: Settings, address: str) -> None:
    """Say no at once rather than let somebody wait for what will not come soon."""
    if pool.turns.asked_by(address) >= settings.hints_per_address:
        raise Refusal("too_many_requests", "too many hints are asked for from here", retry_after=PAUSE)
    if len(pool.turns.waiting) >= settings.bot_queue:
        raise Refusal(
            "try_again", "too many bots are thinking: ask again a little later", retry_after=PAUSE
        )
